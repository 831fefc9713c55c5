"""Fighters and pods in a battle. They are counted elsewhere; while a battle lasts each has a name.

Those in the zone are counted in the space of the sector (SW-10.2.2). `reconciled` drops the names of those that are
gone from a hold, when cargo had to go overboard.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import Course, State
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.cargo import added
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.versions import fights_from_surfaces
from stellarch.games.space_wars.state import Craft
from stellarch.games.space_wars.state.battles import SURFACE, ZONE, Battle, Wing
from stellarch.games.space_wars.state.counts import NO_SMALL, Small, plus
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL


def wings_here(state: State, at: At, seats: Sequence[Seat], craft: Sequence[str]) -> Iterator[Wing]:
    """The fighters and pods of some players that can join a battle: in space, aboard active carriers that take part,
    on a friendly surface (SW-9.8.5, SW-10.2.2)."""
    for seat in seats:
        yield from _each(state.sectors.small_in_space(at, seat), seat, ZONE)
        for name in craft:
            if state.fleets[name].owner == seat and state.fleets[name].sheet.mode == "active":
                yield from _each(state.fleets[name].small, seat, name)
        if has_surface(state, at, seat):
            yield from _each(state.sectors.system(at).small_of(seat), seat, SURFACE)


def small_craft(state: State, seat: Seat, at: At) -> Small:
    """A player's fighters and pods in a sector that can fight without a carrier: in space, and from version 4 on those
    on a friendly surface (SW-29.2)."""
    in_space = state.sectors.small_in_space(at, seat)
    if fights_from_surfaces(state) and has_surface(state, at, seat):
        return plus(in_space, state.sectors.system(at).small_of(seat))
    return in_space


def _each(small: Small, seat: Seat, place: str) -> Iterator[Wing]:
    for kind, count in zip(SMALL, small, strict=True):
        yield from (Wing(kind, seat, place) for _ in range(count))


def named(wings: Sequence[Wing]) -> dict[str, Wing]:
    """Each with a name: its kind and a number."""
    made: dict[str, int] = {}
    found: dict[str, Wing] = {}
    for wing in wings:
        made[wing.kind] = made.get(wing.kind, 0) + 1
        found[f"{wing.kind}{made[wing.kind]}"] = wing
    return found


def has_surface(state: State, at: At, seat: Seat) -> bool:
    """Whether a player's fighters and pods can be on the surface of a sector: a friend manages it."""
    if state.sectors[at].system is None:
        return False
    manages = manager(state, at)
    return manages is not None and state.politics.are_friends(manages, seat)


def carries(craft: Craft, wing: Wing) -> bool:
    """Whether a craft is an active carrier for such fighters or pods of its player (SW-9.8.1)."""
    sheet = craft.sheet
    return sheet.mode == "active" and CRAFT[wing.kind].group in sheet.cargo and craft.owner == wing.owner


def room(craft: Craft) -> int:
    return capacity(craft) - craft.load


# Changes


def put(course: Course, places: Mapping[str, str]) -> None:
    """Fighters and pods go to other places: the zone, the surface, a carrier."""
    battle = course.state.at_hand(Battle)
    moved = {name: place for name, place in places.items() if battle.wings[name].place != place}
    if not moved:
        return
    state, wings = course.state, dict(battle.wings)
    for name, place in moved.items():
        wing = wings[name]
        state = _counted(_counted(state, battle.at, wing, -1), battle.at, replace(wing, place=place), 1)
        wings[name] = replace(wing, place=place)
    course.go(state.with_matter(replace(battle, wings=wings)))


def lose_wings(course: Course, lost: Sequence[str]) -> None:
    battle = course.state.at_hand(Battle)
    state = course.state
    for name in lost:
        state = _counted(state, battle.at, battle.wings[name], -1)
    course.go(state.with_matter(_without(battle, set(lost))))


def without_wings_aboard(course: Course, craft: Sequence[str]) -> None:
    """Carriers withdraw or are about to be destroyed, with what is aboard; the zone stays (SW-9.8.7, SW-10.7.3)."""
    battle = course.state.at_hand(Battle)
    gone = {name for name, wing in battle.wings.items() if wing.place in craft}
    if gone:
        course.go(course.state.with_matter(_without(battle, gone)))


def reconciled(state: State, battle: Battle) -> Battle:
    """Without the names of fighters and pods that went overboard."""
    gone: set[str] = set()
    held: dict[tuple[str, str], int] = {}
    for name, wing in reversed(tuple(battle.wings.items())):
        if wing.place in (ZONE, SURFACE):
            continue
        key = (wing.place, wing.kind)
        held[key] = held.get(key, 0) + 1
        if wing.place not in state.fleets or held[key] > getattr(state.fleets[wing.place].small, wing.kind):
            gone.add(name)
    return _without(battle, gone) if gone else battle


def _without(battle: Battle, gone: set[str]) -> Battle:
    return replace(
        battle,
        wings={name: wing for name, wing in battle.wings.items() if name not in gone},
        shields={name: left for name, left in battle.shields.items() if name not in gone},
    )


def _counted(state: State, at: At, wing: Wing, by: int) -> State:
    """The state with one more, or one less, where a fighter or pod is."""
    sectors, fleets = state.sectors, state.fleets
    if wing.place == ZONE:
        small = added(sectors.small_in_space(at, wing.owner), wing.kind, by)
        return state.changed(sectors=sectors.with_small_in_space(at, wing.owner, small))
    if wing.place == SURFACE:
        small = added(sectors.system(at).small_of(wing.owner), wing.kind, by)
        return state.changed(sectors=sectors.with_small_on_surface(at, wing.owner, small))
    small = added(fleets[wing.place].small, wing.kind, by)
    return state.changed(fleets=fleets.with_craft(wing.place, small=small if any(small) else NO_SMALL))
