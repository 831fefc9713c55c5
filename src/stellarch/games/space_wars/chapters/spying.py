"""SW-17.2: spies steal research, destroy structures and kill officers."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple

from stellarch.core import Fact, Message, Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.losses import telling_of_project
from stellarch.games.space_wars.chapters.transfers import weapons_at, with_weapons
from stellarch.games.space_wars.chapters.visits import bars_acting, keeper, with_acted
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Piece, Place, SpyTarget
from stellarch.games.space_wars.rules.control import is_blocked, manager
from stellarch.games.space_wars.rules.surface import structures, without_unit
from stellarch.games.space_wars.rules.versions import bars_in_peace
from stellarch.games.space_wars.tables.combat import SPYING
from stellarch.games.space_wars.tables.ground import OFFICERS, SPECIAL_WEAPON

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


Activity = Literal["steal_research", "destroy_structure", "kill_officer"]


class OrderSpy(Message, frozen=True):
    officer: Piece
    activity: Activity
    target: SpyTarget | None
    at: Place | None
    """Unknown where the spy is gone."""
    special: bool


class Spy(Order, frozen=True):
    """A spy tries something in another player's sector (SW-D.29)."""

    word = "spy"

    officer: str
    activity: Activity
    target: str | None = None
    """The structure to destroy, or the officer to kill."""
    special: bool = False
    """Whether a special weapon that is with the spy is spent on the roll."""

    def in_words(self, view: "SwView") -> OrderSpy:
        place = view.officers[self.officer].place if self.officer in view.officers else None
        at = view.fleets[place].at if isinstance(place, str) else place
        where = None if at is None else view.galaxy.name(at)
        return OrderSpy(self.officer, self.activity, self.target, where, self.special)


# Events


class Spied(SwEvent, frozen=True):
    """What a spy has tried, and what came of it (SW-17.2)."""

    reveals = True

    seat: Seat
    player: Seat
    """The victim."""
    spy: Piece
    activity: Activity
    target: SpyTarget | None
    at: Place
    die: int
    modifier: int
    need: int
    success: bool
    caught: bool
    """Whether the spy is lost (SW-17.2.4)."""

    @Fact
    def bonus(self) -> int:
        return max(self.modifier, 0)

    @Fact
    def malus(self) -> int:
        return max(-self.modifier, 0)

    def strikes(self, seat: Seat) -> bool:
        return seat != self.seat


# Refusals


class NotASpy(Refusal, frozen=True):
    rule = "SW-17.2.1"
    officer: Piece


class NotAbroad(Refusal, frozen=True):
    rule = "SW-17.2.1"
    officer: Piece
    here: Place


class NothingToSteal(Refusal, frozen=True):
    rule = "SW-17.2.5"
    here: Place


class StolenAlready(Refusal, frozen=True):
    rule = "SW-17.2.5"
    here: Place


class OfficersNoSuchStructure(Refusal, frozen=True):
    rule = "SW-17.2.6"
    here: Place


class NoSuchVictim(Refusal, frozen=True):
    rule = "SW-17.2.7"
    here: Place


class Ally(Refusal, frozen=True):
    rule = "SW-17.2.8"


class OfficersNoWeapon(Refusal, frozen=True):
    rule = "SW-17.3.2"
    officer: Piece


# Rules


DEPARTMENT = "intelligence_department"
_GATE = "artificial_gate"


class Attempt(NamedTuple):
    """What a spy's roll is made of."""

    need: int
    reasons: Mapping[str, int]
    """What is added to the die, each reason by itself."""
    no_mercy: bool
    """Whether every failure costs the spy (SW-6.3.10)."""

    @property
    def modifier(self) -> int:
        return sum(self.reasons.values())

    def succeeds(self, die: int) -> bool:
        return die + self.modifier >= self.need

    def is_caught(self, die: int) -> bool:
        return die + self.modifier <= SPYING.caught_on or (self.no_mercy and not self.succeeds(die))


# Whom it is against


def host(state: State, at: At) -> Seat | None:
    """Whose sector it is for a spy: who manages it, else its owner (SW-17.2.1)."""
    manages = manager(state, at)
    return state.sectors[at].owner if manages is None else manages


def officers_in(state: State, at: At) -> Iterator[str]:
    """All officers in a sector, aboard and on the surface (SW-17.1.3)."""
    yield from state.officers.at(at)
    for craft in state.fleets.at(at):
        yield from state.officers.at(craft)


def _structures_in(state: State, at: At) -> list[str]:
    """What could be destroyed in a sector, each kind once; a gate floats beside its base (SW-R.96)."""
    sector = state.sectors[at]
    found = [] if sector.system is None else [unit.kind or unit.sort for unit in structures(sector.system)]
    return [*dict.fromkeys(found), *([] if sector.gate is None else [_GATE])]


def victim_of(state: State, at: At, activity: Activity, target: str | None) -> Seat | None:
    """Who suffers if the spy succeeds; None where there is nothing of the kind."""
    if activity == "steal_research":
        system = state.sectors[at].system
        is_at_work = system is not None and system.laboratories and not is_blocked(state, at)
        return manager(state, at) if is_at_work else None
    if activity == "kill_officer":
        return state.officers[target].owner if target is not None and target in officers_in(state, at) else None
    if target not in _structures_in(state, at):
        return None
    return state.sectors[at].gate if target == _GATE else host(state, at)


_NOBODY = {
    "steal_research": NothingToSteal,
    "destroy_structure": OfficersNoSuchStructure,
    "kill_officer": NoSuchVictim,
}


def robbed_in(state: State, at: At) -> Seat | None:
    """Whose laboratories a spy could rob in a sector; None where none are at work."""
    return victim_of(state, at, "steal_research", None)


def is_stolen_from(state: State, at: At) -> bool:
    return any(at in empire.this_turn.stolen for empire in state.empires)


# Why not


def bars_abroad(state: State, seat: Seat, spy: str) -> Bar | None:
    """Why an officer cannot spy where he is, on whatever; None when he can."""
    if barred := bars_in_peace(state) or bars_acting(state, seat, spy):
        return barred
    if spy not in state.officers or state.officers[spy].kind != "spy":
        return bar(NotASpy, spy, officer=spy)
    at = state.place_of_officer(spy)
    if host(state, at) in (None, seat):
        return bar(NotAbroad, spy, officer=spy, here=state.galaxy.name(at))
    return None


def bars_spying(state: State, seat: Seat, order: Spy) -> Bar | None:
    if barred := bars_abroad(state, seat, order.officer):
        return barred
    at = state.place_of_officer(order.officer)
    here = state.galaxy.name(at)
    victim = victim_of(state, at, order.activity, order.target)
    if victim is None or victim == seat:
        return bar(_NOBODY[order.activity], order.target or state.galaxy.name(at), here=here)
    if order.activity == "steal_research" and is_stolen_from(state, at):
        return bar(StolenAlready, state.galaxy.name(at), here=here)
    if state.politics.ally_of(seat) == victim:
        return bar(Ally)
    if order.special and not weapons_at(state, at, keeper(state, order.officer)):
        return bar(OfficersNoWeapon, order.officer, officer=order.officer)
    return None


# What comes of it


def attempt(state: State, spy: str, activity: Activity, victim: Seat, special: bool, at: At | None = None) -> Attempt:
    """The number to reach, and what is added to the die (SW-17.2.2, SW-17.2.3): where the spy is, or elsewhere."""
    officer, at = state.officers[spy], state.place_of_officer(spy) if at is None else at
    reasons = {
        "security": -security(state, at, victim),
        "department": SPYING.intelligence_bonus * state.empires[officer.owner].knows(DEPARTMENT),
        "their_department": -SPYING.intelligence_malus * state.empires[victim].knows(DEPARTMENT),
        "special_weapon": SPECIAL_WEAPON.bonus * special,
    }
    need = getattr(SPYING, activity)[officer.stars - 1]
    return Attempt(need, reasons, state.politics.has_law("ban_espionage"))


def security(state: State, at: At, victim: Seat) -> int:
    """What the victim's best security officer in the sector takes off (SW-17.1.11)."""
    officers = (state.officers[name] for name in officers_in(state, at))
    malus = OFFICERS["security"].spy_malus
    found = (malus[each.stars - 1] for each in officers if each.owner == victim and each.kind == "security")
    return max(found, default=0)


def _spy(course: Course, seat: Seat, order: Spy) -> None:
    state = course.state
    require(bars_spying(state, seat, order))
    at = state.place_of_officer(order.officer)
    victim = victim_of(state, at, order.activity, order.target)
    assert victim is not None
    tried = attempt(state, order.officer, order.activity, victim, order.special)
    if order.special:
        state = with_weapons(state, at, keeper(state, order.officer), -1)
    course.go(with_acted(state, order.officer))
    die = course.die()
    success, is_lost = tried.succeeds(die), tried.is_caught(die)
    target = None if order.activity == "steal_research" else order.target
    course.tell(
        Spied(
            seat, victim, order.officer, order.activity, target, course.named(at),
            die, tried.modifier, tried.need, success, is_lost,
        )
    )  # fmt: skip
    if success:
        _succeed(course, seat, at, order)
    if is_lost:
        course.go(course.state.changed(officers=course.state.officers.without((order.officer,))))


def _succeed(course: Course, seat: Seat, at: At, order: Spy) -> None:
    state = course.state
    if order.activity == "steal_research":
        stolen = state.empires[seat].this_turn.stolen | {at}
        course.go(state.with_this_turn(seat, stolen=stolen))
    elif order.activity == "kill_officer":
        assert order.target is not None
        course.go(state.changed(officers=state.officers.without((order.target,))))
    elif order.target == _GATE:
        course.go(state.with_sector(at, gate=None))
    else:
        unit = next(unit for unit in structures(state.sectors.system(at)) if order.target in (unit.kind, unit.sort))
        with telling_of_project(course, at):
            course.go(state.changed(sectors=without_unit(state.sectors, at, unit)))


# Choices


def _choices(state: State, seat: Seat) -> Iterator[Spy]:
    for spy in state.officers.of(seat):
        if state.officers[spy].kind == "spy" and bars_abroad(state, seat, spy) is None:
            yield from attempts(state, seat, spy)


def attempts(state: State, seat: Seat, spy: str) -> Iterator[Spy]:
    """All that a spy could try where he is."""
    at = state.place_of_officer(spy)
    possible = (
        Spy(spy, "steal_research"),
        *(Spy(spy, "destroy_structure", structure) for structure in _structures_in(state, at)),
        *(Spy(spy, "kill_officer", officer) for officer in officers_in(state, at)),
    )
    for order in possible:
        if bars_spying(state, seat, order) is None:
            yield order
            if weapons_at(state, at, keeper(state, spy)):
                yield Spy(spy, order.activity, order.target, special=True)


SPYING_ABROAD = Doing(_choices, {Spy: _spy})
