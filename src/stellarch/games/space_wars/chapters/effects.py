"""SW-5.3: what an event does to a sector that it enters. What it does to craft that come later is for movement."""

from collections.abc import Callable, Mapping
from typing import Literal

from stellarch.core import Fact, Seat
from stellarch.games.space_wars.chapter import Course, GalaxyEvent, State
from stellarch.games.space_wars.chapters.ground.aliens import land_aliens
from stellarch.games.space_wars.chapters.losses import damage, destroy, telling_of_project
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import EventKind, MissionKind, Place
from stellarch.games.space_wars.rules.bombing import Raid, struck, without_units
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.supply import defence_at
from stellarch.games.space_wars.rules.surface import razed
from stellarch.games.space_wars.state import Happening, System, Tokens
from stellarch.games.space_wars.state.counts import NO_TOKENS, Small, minus
from stellarch.games.space_wars.tables.combat import PLASMA_BLAST, SPACE
from stellarch.games.space_wars.tables.craft import CRAFT, SMALL
from stellarch.games.space_wars.tables.tiles import SYSTEMS

# Events


class MissionGone(GalaxyEvent, frozen=True):
    """Swallowed by the core, a supernova or a black hole; it goes back to the supply (SW-5.1.6)."""

    mission: MissionKind
    at: Place


Cause = Literal["left", "core", "supernova", "black_hole", "spent"]


class HappeningGone(GalaxyEvent, frozen=True):
    number: int
    kind: EventKind
    at: Place
    cause: Cause


class SectorEmptied(GalaxyEvent, frozen=True):
    """Everything in a sector is gone but the flag (SW-5.3.2, SW-5.3.3, SW-5.3.12)."""

    is_blow = True

    kind: EventKind
    at: Place


class SurfaceRazed(GalaxyEvent, frozen=True):
    """A meteor has struck (SW-5.3.6)."""

    is_blow = True

    at: Place


class GapOpened(GalaxyEvent, frozen=True):
    """Craft, orbital cities and mine fields that a Berilan gap has swallowed (SW-5.3.8)."""

    at: Place
    craft: tuple[str, ...] = ()
    small: int = 0
    orbital_cities: int = 0
    mines: int = 0

    @Fact
    def losses(self) -> int:
        return len(self.craft) + self.small + self.orbital_cities + self.mines

    def strikes(self, seat: Seat) -> bool:
        return bool(self.losses)


class Contaminated(GalaxyEvent, frozen=True):
    is_blow = True
    reveals = True

    at: Place
    die: int
    counters: int
    """How many lie there now."""


class ResourcesLost(GalaxyEvent, frozen=True):
    """Resources that vanished in a sector, aboard craft too (SW-5.3.11, SW-5.3.13)."""

    is_blow = True

    kind: EventKind
    at: Place
    lost: Mapping[str, int]

    @Fact
    def count(self) -> int:
        return sum(self.lost.values())


class CrystalLeft(GalaxyEvent, frozen=True):
    """A phasic fluid has met a nebula (SW-5.3.12)."""

    reveals = True

    at: Place
    die: int


class PlasmaStruck(GalaxyEvent, frozen=True):
    """What a plasma blast has done to a sector (SW-5.3.15)."""

    is_blow = True
    reveals = True

    at: Place
    damage: Mapping[str, int]
    """Damage by craft."""
    destroyed: tuple[str, ...]
    small: int
    """Fighters and pods that were destroyed."""
    surface: int
    """Units and structure levels of the surface that were destroyed."""
    dice: tuple[int, ...] = ()
    """Two for each craft, then two for each fighter and pod, then one for each unit of the surface (SW-22.1.2)."""

    @Fact
    def in_space(self) -> int:
        return len(self.destroyed) + self.small


# Rules


_STAYS_ON = 5
"""A tachyonic field or alien creature that rolls this or more is spent (SW-5.3.10, SW-5.3.14)."""


def act(course: Course, event: Happening, at: At) -> None:
    """The effects of an event on a sector it has entered."""
    effect = _EFFECTS.get(event.kind)
    if effect is not None:
        effect(course, event, at)


def spend(course: Course, event: Happening, at: At) -> None:
    """The event is over; its counter can be used again."""
    happenings = course.state.happenings.without(event.number)
    gone = HappeningGone(event.number, event.kind, course.named(at), "spent")
    course.go(course.state.changed(happenings=happenings), gone)


def empty(course: Course, at: At, kind: str) -> None:
    """Everything in a sector is removed but the flag (SW-5.3.3)."""
    state = course.state
    destroy(course, *state.fleets.at(at))
    state = course.state
    officers = state.officers.without(state.officers.at(at))
    missions = state.happenings.missions_at(at)
    system = None if state.sectors[at].system is None else System()
    sectors = state.sectors.with_sector(at, tokens=NO_TOKENS, mines=0, gate=None, small={}, system=system)
    happenings = state.happenings.without_missions(*missions)
    state = state.changed(sectors=sectors, officers=officers, happenings=happenings)
    course.go(state, SectorEmptied(kind, course.named(at)))
    course.tell(*(MissionGone(mission, course.named(at)) for mission in missions))


def _black_hole(course: Course, event: Happening, at: At) -> None:
    """Everything goes, other events too (SW-5.3.3); a star, or another black hole, ends it (SW-5.3.4, SW-5.2.4)."""
    others = [other for other in course.state.happenings.at(at) if other.number != event.number]
    empty(course, at, event.kind)
    for other in others:
        happenings = course.state.happenings.without(other.number)
        gone = HappeningGone(other.number, other.kind, course.named(at), "black_hole")
        course.go(course.state.changed(happenings=happenings), gone)
    tile = course.state.galaxy.systems.get(at)
    if (tile is not None and tile.is_star) or any(other.kind == "black_hole" for other in others):
        spend(course, event, at)


def _meteor(course: Course, event: Happening, at: At) -> None:
    if course.state.sectors[at].system is not None:
        with telling_of_project(course, at):
            course.go(razed(course.state, at), SurfaceRazed(course.named(at)))
        spend(course, event, at)


def _berilan_gap(course: Course, event: Happening, at: At) -> None:
    """Craft, bases, orbital cities and mine fields go, but those of players who can attenuate it (SW-5.3.8)."""
    state = course.state

    def is_safe(seat: Seat | None) -> bool:
        return seat is not None and state.empires[seat].knows("berilan_gap_attenuation")

    lost = tuple(name for name in state.fleets.at(at) if not is_safe(state.fleets[name].owner))
    sector = state.sectors[at]
    small = sum(sum(count) for seat, count in sector.small.items() if not is_safe(seat))
    safe_small = {seat: count for seat, count in sector.small.items() if is_safe(seat)}
    mines = 0 if is_safe(sector.owner) else sector.mines
    system, cities = sector.system, 0
    sectors = state.sectors.with_sector(at, small=safe_small, mines=sector.mines - mines)
    if system is not None and not is_safe(manager(state, at)):
        cities = system.orbital_cities
        sectors = sectors.with_system(at, orbital_cities=0)
    course.go(state.changed(sectors=sectors), GapOpened(course.named(at), lost, small, cities, mines))
    destroy(course, *lost)


def _tachyonic_field(course: Course, event: Happening, at: At) -> None:
    """A die of contamination counters, up to the cap (SW-5.3.10)."""
    system = course.state.sectors[at].system
    if system is None:
        return
    die = course.die()
    cap = SYSTEMS[course.state.galaxy.tiles[at]].limits.contamination_cap
    counters = min(cap, system.contamination + die)
    course.go(course.state.with_system(at, contamination=counters), Contaminated(course.named(at), die, counters))
    if die >= _STAYS_ON:
        spend(course, event, at)


def vanish(course: Course, event: Happening, at: At, resources: tuple[str, ...]) -> None:
    """Resources are gone from a sector, aboard craft too (SW-5.3.28)."""
    state = course.state
    gone: dict[str, int] = {}

    def without(tokens: Tokens) -> Tokens:
        for resource in resources:
            gone[resource] = gone.get(resource, 0) + getattr(tokens, resource)
        return tokens._replace(**dict.fromkeys(resources, 0))

    sectors = state.sectors.with_sector(at, tokens=without(state.sectors[at].tokens))
    fleets = state.fleets
    for name in fleets.at(at):
        if any(getattr(fleets[name].tokens, resource) for resource in resources):
            fleets = fleets.with_craft(name, tokens=without(fleets[name].tokens))
    if any(gone.values()):
        course.go(state.changed(sectors=sectors, fleets=fleets), ResourcesLost(event.kind, course.named(at), gone))


def vanish_aboard(course: Course, event: Happening, craft: tuple[str, ...], resources: tuple[str, ...]) -> None:
    """Resources are gone from the cargo of craft that come into the event's sector later (SW-5.3.28)."""
    fleets, gone = course.state.fleets, dict.fromkeys(resources, 0)
    for name in craft:
        tokens = fleets[name].tokens
        if any(getattr(tokens, resource) for resource in resources):
            gone = {resource: count + getattr(tokens, resource) for resource, count in gone.items()}
            fleets = fleets.with_craft(name, tokens=tokens._replace(**dict.fromkeys(resources, 0)))
    if any(gone.values()):
        lost = ResourcesLost(event.kind, course.named(event.at), gone)
        course.go(course.state.changed(fleets=fleets), lost)


def _tachyons_collapse(course: Course, event: Happening, at: At) -> None:
    vanish(course, event, at, ("crystal_d", "fuel"))


def _neutronic_cloud(course: Course, event: Happening, at: At) -> None:
    vanish(course, event, at, ("electronic",))


def _phasic_fluid(course: Course, event: Happening, at: At) -> None:
    """In a nebula all is gone but the flag, and crystal D is left (SW-5.3.12)."""
    if not course.state.galaxy.is_nebula(at):
        return
    empty(course, at, event.kind)
    die = course.die()
    sectors = course.state.sectors.with_tokens_added(at, Tokens(crystal_d=die))
    course.go(course.state.changed(sectors=sectors), CrystalLeft(course.named(at), die))
    for other in course.state.happenings.at(at):
        if other.number != event.number:
            spend(course, other, at)
    spend(course, event, at)


def _alien_creature(course: Course, event: Happening, at: At) -> None:
    """A die of aliens lands (SW-5.3.14), as many as there are left of them."""
    if course.state.sectors[at].system is None:
        return
    die = course.die()
    land_aliens(course, at, die)
    if die >= _STAYS_ON:
        spend(course, event, at)


def _plasma_blast(course: Course, event: Happening, at: At) -> None:
    """Two attacks on each craft and a bombardment of the surface, without shields, scanners or technologies, but for
    players who are immune (SW-5.3.15, SW-5.3.16)."""
    state = course.state
    before = state.fleets.at(at)
    hits = {name: _plasma_hits(course, name) for name in before if not _is_immune(state, state.fleets[name].owner)}
    small = _plasma_on_small(course, at)
    surface = _plasma_on_surface(course, at)
    course.go(course.state.with_sector(at, mines=0))
    for name, count in hits.items():
        if count:
            damage(course, name, count)
    destroyed = tuple(name for name in before if name not in course.state.fleets)
    suffered = {name: count for name, count in hits.items() if count}
    fallen = course.fallen_since(state.rolls)
    course.tell(PlasmaStruck(course.named(at), suffered, destroyed, small, surface, fallen))


def _is_immune(state: State, seat: Seat | None) -> bool:
    return seat is not None and state.empires[seat].knows("plasma_blast_shield")


def _plasma_hits(course: Course, name: str) -> int:
    need = SPACE.need(PLASMA_BLAST.craft_strength, defence_at(course.state, name))
    return sum(SPACE.hits(die, need) for die in course.dice(PLASMA_BLAST.craft_attacks))


def _plasma_on_small(course: Course, at: At) -> int:
    """Fighters and pods in space."""
    each = sorted(course.state.sectors[at].small.items())
    return sum(_burn_small(course, at, seat, small) for seat, small in each if not _is_immune(course.state, seat))


def _burn_small(course: Course, at: At, seat: Seat, struck: Small) -> int:
    """Each is lost by its first hit."""
    lost = []
    for kind, count in zip(SMALL, struck, strict=True):
        need = SPACE.need(PLASMA_BLAST.craft_strength, CRAFT[kind].defence)
        rolls = [course.dice(PLASMA_BLAST.craft_attacks) for _ in range(count)]
        lost.append(sum(any(SPACE.hits(die, need) for die in dice) for dice in rolls))
    left = minus(course.state.sectors.small_in_space(at, seat), Small(*lost))
    course.go(course.state.changed(sectors=course.state.sectors.with_small_in_space(at, seat, left)))
    return sum(lost)


def plasma_on_arrival(course: Course, at: At, craft: tuple[str, ...], seat: Seat, small: Small) -> None:
    """Craft that come into a plasma blast suffer it (SW-5.2.6)."""
    if _is_immune(course.state, seat):
        return
    rolls = course.state.rolls
    hits = {name: count for name in craft if (count := _plasma_hits(course, name))}
    burnt = _burn_small(course, at, seat, small)
    for name, count in hits.items():
        damage(course, name, count)
    destroyed = tuple(name for name in craft if name not in course.state.fleets)
    course.tell(PlasmaStruck(course.named(at), hits, destroyed, burnt, 0, course.fallen_since(rolls)))


def _plasma_on_surface(course: Course, at: At) -> int:
    """A conventional bombardment (SW-12.1.7)."""
    system = course.state.sectors[at].system
    if system is None or _is_immune(course.state, manager(course.state, at)):
        return 0
    raid = Raid("conventional", PLASMA_BLAST.surface_strength)
    under_fire = struck(system, raid.bombing)
    lost = raid.hit(under_fire, course.dice(len(under_fire)))
    with telling_of_project(course, at):
        course.go(course.state.changed(sectors=without_units(course.state.sectors, at, lost)))
    return len(lost)


_EFFECTS: Mapping[str, Callable[[Course, Happening, At], None]] = {
    "black_hole": _black_hole,
    "meteor": _meteor,
    "berilan_gap": _berilan_gap,
    "tachyonic_field": _tachyonic_field,
    "tachyons_collapse": _tachyons_collapse,
    "phasic_fluid": _phasic_fluid,
    "neutronic_cloud": _neutronic_cloud,
    "alien_creature": _alien_creature,
    "plasma_blast": _plasma_blast,
}
"""Events that act by entering; the others wait for craft (SW-5.2.6)."""
