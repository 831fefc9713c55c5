"""SW-17.1.7, SW-17.1.12: security officers look for spies, medics create aliens."""

from collections.abc import Iterator, Mapping, Sequence

from stellarch.core import Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.ground.aliens import aliens_left, land_aliens
from stellarch.games.space_wars.chapters.spying import DEPARTMENT, officers_in
from stellarch.games.space_wars.chapters.transfers import weapons_at, with_weapons
from stellarch.games.space_wars.chapters.visits import (
    bars_acting,
    bars_spending,
    keeper,
    weapons_with,
    with_acted,
    with_spent,
)
from stellarch.games.space_wars.nouns import Piece, Place
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.versions import bars_in_peace, helps_any_roll
from stellarch.games.space_wars.tables.combat import SPECIAL_WEAPON_USE, SPYING
from stellarch.games.space_wars.tables.ground import OfficerKind

# Orders


class Search(Order, frozen=True):
    """A security officer looks for foreign spies in the sector (SW-D.30)."""

    word = "search"

    officer: Piece
    special: tuple[Piece, ...] = ()
    """The spies on whose dice a special weapon each is spent (SW-29.7)."""


class Infest(Order, frozen=True):
    """A medic makes aliens out of special weapons (SW-D.30)."""

    word = "infest"

    officer: Piece


# Events


class SpiesSought(SwEvent, frozen=True):
    """A security officer has looked for spies; a die for each (SW-17.1.12)."""

    reveals = True

    seat: Seat
    officer: Piece
    at: Place
    owners: tuple[Seat, ...]
    """Whose spies they are."""
    dice: Mapping[str, int]
    modifier: int
    caught: tuple[Piece, ...]
    special: tuple[str, ...] = ()
    """On whose dice a special weapon each was spent (SW-29.7)."""


class AliensMade(SwEvent, frozen=True):
    """A medic has let special weapons loose (SW-17.1.7); how many aliens came of it, the landing tells."""

    seat: Seat
    player: Seat | None
    officer: Piece
    at: Place

    def strikes(self, seat: Seat) -> bool:
        return seat != self.seat


# Refusals


class NotSecurity(Refusal, frozen=True):
    rule = "SW-17.1.12"


class NotSought(Refusal, frozen=True):
    rule = "SW-29.7"
    spy: Piece


class NobodyToFind(Refusal, frozen=True):
    rule = "SW-17.1.12"
    here: Place


class NotAMedic(Refusal, frozen=True):
    rule = "SW-17.1.7"


class NoHost(Refusal, frozen=True):
    rule = "SW-17.1.7"
    officer: Piece
    here: Place


class OfficersTooFewWeapons(Refusal, frozen=True):
    rule = "SW-17.1.7"
    need: int
    officer: Piece
    there: int


class NoAliensLeft(Refusal, frozen=True):
    rule = "SW-1.2.10"


class AliensBanned(Refusal, frozen=True):
    rule = "SW-6.3.7"


# Rules


_TWO_STARS = 2


def _bars_expert(state: State, seat: Seat, officer: str, kind: OfficerKind) -> Bar | None:
    """Why an officer is none of a kind with two stars who could act now."""
    if barred := bars_in_peace(state) or bars_acting(state, seat, officer):
        return barred
    found = state.officers.each.get(officer)
    if found is None or found.kind != kind or found.stars < _TWO_STARS:
        return bar(NotSecurity if kind == "security" else NotAMedic, officer)
    return None


# Security officers


def spies_near(state: State, seat: Seat, officer: str) -> list[str]:
    """The foreign spies in an officer's sector; those of the ally are no danger (SW-17.2.8)."""
    friends = (seat, state.politics.ally_of(seat))
    here = officers_in(state, state.place_of_officer(officer))
    return [spy for spy in here if state.officers[spy].kind == "spy" and state.officers[spy].owner not in friends]


def bars_search(state: State, seat: Seat, officer: str, special: Sequence[str] = ()) -> Bar | None:
    if barred := _bars_expert(state, seat, officer, "security"):
        return barred
    if not spies_near(state, seat, officer):
        at = state.place_of_officer(officer)
        return bar(NobodyToFind, officer, here=state.galaxy.name(at))
    near = spies_near(state, seat, officer)
    for place, spy in enumerate(special):
        if spy not in near or spy in special[:place]:
            return bar(NotSought, spy, spy=spy)
    return bars_spending(state, officer, len(special))


def search_bonus(state: State, seat: Seat) -> int:
    """What is added to the dice of a search."""
    return SPYING.discover_intelligence_bonus * state.empires[seat].knows(DEPARTMENT)


def need_to_find(state: State, spy: str) -> int:
    return SPYING.discover_need[state.officers[spy].stars - 1]


def _search(course: Course, seat: Seat, order: Search) -> None:
    """A die for each spy; one with two stars is harder to find."""
    state = course.state
    require(bars_search(state, seat, order.officer, order.special))
    spies, at = spies_near(state, seat, order.officer), state.place_of_officer(order.officer)
    modifier = search_bonus(state, seat)
    course.go(with_acted(with_spent(state, order.officer, len(order.special)), order.officer))
    dice = {spy: course.die() for spy in spies}
    added = {spy: modifier + SPECIAL_WEAPON_USE.roll_bonus * (spy in order.special) for spy in spies}
    caught = tuple(spy for spy, die in dice.items() if die + added[spy] >= need_to_find(state, spy))
    owners = tuple(sorted({state.officers[spy].owner for spy in spies}))
    sought = SpiesSought(seat, order.officer, course.named(at), owners, dice, modifier, caught, order.special)
    course.go(course.state.changed(officers=course.state.officers.without(caught)), sought)


def searches(state: State, seat: Seat) -> Iterator[Search]:
    """All that could be made now, which they are unless told otherwise (SW-D.30)."""
    return (Search(officer) for officer in _of_kind(state, seat, "security") if not bars_search(state, seat, officer))


def searches_of(state: State, seat: Seat, officer: str) -> Iterator[Search]:
    """As it is; with a special weapon against one of the spies, and against as many as there are weapons for
    (SW-29.7)."""
    yield Search(officer)
    spies = spies_near(state, seat, officer)
    most = min(len(spies), weapons_with(state, officer)) if helps_any_roll(state) else 0
    yield from (Search(officer, (spy,)) for spy in spies if most)
    if most > 1:
        yield Search(officer, tuple(spies[:most]))


# Medics


def bars_infesting(state: State, seat: Seat, officer: str) -> Bar | None:
    if barred := _bars_expert(state, seat, officer, "medic"):
        return barred
    if state.politics.has_law("ban_biological"):
        return bar(AliensBanned, officer)
    at = state.place_of_officer(officer)
    sector, manages = state.sectors[at], manager(state, at)
    is_hostile = manages is not None and state.politics.are_enemies(seat, manages)
    if sector.system is None or not (is_hostile or sector.owner is None):
        return bar(NoHost, officer, officer=officer, here=state.galaxy.name(at))
    there, need = weapons_at(state, at, keeper(state, officer)), SPECIAL_WEAPON_USE.alien_cost
    if there < need:
        return bar(OfficersTooFewWeapons, officer, officer=officer, there=there, need=need)
    return None if aliens_left(state) else bar(NoAliensLeft)


def _infest(course: Course, seat: Seat, order: Infest) -> None:
    """One die of aliens, who attack at once."""
    state = course.state
    require(bars_infesting(state, seat, order.officer))
    at = state.place_of_officer(order.officer)
    state = with_weapons(state, at, keeper(state, order.officer), -SPECIAL_WEAPON_USE.alien_cost)
    made = AliensMade(seat, manager(state, at), order.officer, course.named(at))
    course.go(with_acted(state, order.officer), made)
    land_aliens(course, at, course.die())


def infestations(state: State, seat: Seat) -> Iterator[Infest]:
    return (Infest(medic) for medic in _of_kind(state, seat, "medic") if not bars_infesting(state, seat, medic))


def _of_kind(state: State, seat: Seat, kind: OfficerKind) -> list[str]:
    return [officer for officer in state.officers.of(seat) if state.officers[officer].kind == kind]


def _choices(state: State, seat: Seat) -> Iterator[Search | Infest]:
    for search in searches(state, seat):
        yield from searches_of(state, seat, search.officer)
    yield from infestations(state, seat)


EXPERTS = Doing(_choices, {Search: _search, Infest: _infest}, usual=searches)
