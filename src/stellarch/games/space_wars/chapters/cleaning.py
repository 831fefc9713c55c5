"""SW-18.1.2, SW-5.3.7: contamination is removed by scientific starships, meteors are broken up by guns."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from stellarch.core import Message, Refusal, Seat
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters import effects
from stellarch.games.space_wars.chapters.bombardment import bombers, guns
from stellarch.games.space_wars.chapters.transfers import with_weapons
from stellarch.games.space_wars.chapters.visits import VisitsNoWeaponThere, bars_acting, with_acted
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Piece, Place, Technology
from stellarch.games.space_wars.rules.bombing import Raid
from stellarch.games.space_wars.rules.versions import bars_new_help, helps_any_roll
from stellarch.games.space_wars.tables.combat import SPECIAL_WEAPON_USE
from stellarch.games.space_wars.tables.structures import PRICES

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class Decontaminate(Order, frozen=True):
    """A scientific starship removes contamination (SW-D.30)."""

    word = "decontaminate"

    craft: Piece
    counters: int


class OrderShootMeteor(Message, frozen=True):
    at: Place | None
    special: Piece | None


class ShootMeteor(Order, frozen=True):
    """The craft in a meteor's sector fire at it (SW-D.30)."""

    word = "shoot_meteor"

    event: int
    special: str | None = None
    """The craft whose special weapon is spent on the roll (SW-29.7)."""

    def in_words(self, view: "SwView") -> OrderShootMeteor:
        found = view.happenings.find(self.event)
        return OrderShootMeteor(None if found is None else view.galaxy.name(found.at), self.special)


# Events


class Decontaminated(SwEvent, frozen=True):
    seat: Seat
    at: Place
    counters: int


class MeteorShot(SwEvent, frozen=True):
    reveals = True

    seat: Seat
    at: Place
    die: int
    need: int
    hit: bool
    modifier: int = 0
    """1 where a special weapon was spent (SW-29.7)."""


# Refusals


class NotScientific(Refusal, frozen=True):
    rule = "SW-18.1.2"


class VisitsNeedsTechnology(Refusal, frozen=True):
    rule = "SW-18.1.2"
    technology: Technology


class NotSoContaminated(Refusal, frozen=True):
    rule = "SW-18.1.2"
    there: int
    count: int


class DecontaminationCost(Refusal, frozen=True):
    rule = "SW-18.1.2"
    cost: int
    left: int


class NotAMeteor(Refusal, frozen=True):
    rule = "SW-5.3.7"


class NoBreakUp(Refusal, frozen=True):
    rule = "SW-5.3.7"
    technology: Technology


class ShotAlready(Refusal, frozen=True):
    rule = "SW-5.3.7"


class NoGuns(Refusal, frozen=True):
    rule = "SW-5.3.7"


# Rules


_CLEANING, _BREAK_UP = "decontamination_tech", "meteor_break_up"


def bars_decontaminating(state: State, seat: Seat, craft: str, counters: int) -> Bar | None:
    if barred := bars_acting(state, seat, craft):
        return barred
    if craft in state.officers or state.fleets[craft].kind != "scientific_starship":
        return bar(NotScientific, craft)
    if not state.empires[seat].knows(_CLEANING):
        return bar(VisitsNeedsTechnology, craft, technology=_CLEANING)
    system = state.sectors[state.fleets[craft].at].system
    there = 0 if system is None else system.contamination
    if not 1 <= counters <= there:
        return bar(NotSoContaminated, craft, there=there, count=counters)
    cost, left = counters * PRICES.decontaminate_counter, state.empires[seat].credits
    return bar(DecontaminationCost, craft, cost=cost, left=left) if cost > left else None


def _decontaminate(course: Course, seat: Seat, order: Decontaminate) -> None:
    require(bars_decontaminating(course.state, seat, order.craft, order.counters))
    at = course.state.fleets[order.craft].at
    state = with_acted(course.state, order.craft).paid(seat, -order.counters * PRICES.decontaminate_counter)
    left = state.sectors.system(at).contamination - order.counters
    course.go(state.with_system(at, contamination=left), Decontaminated(seat, course.named(at), order.counters))


def bars_shooting(state: State, seat: Seat, number: int, special: str | None = None) -> Bar | None:
    event = state.happenings.find(number)
    if event is None or event.kind != "meteor":
        return bar(NotAMeteor)
    if not state.empires[seat].knows(_BREAK_UP):
        return bar(NoBreakUp, technology=_BREAK_UP)
    if state.empires[seat].this_turn.shot_meteor:
        return bar(ShotAlready)
    if not guns(state, seat, event.at):
        return bar(NoGuns, state.galaxy.name(event.at))
    return None if special is None else _bars_help(state, seat, event.at, special)


def _bars_help(state: State, seat: Seat, at: At, craft: str) -> Bar | None:
    """Why the special weapon of a craft cannot be spent on the roll."""
    is_armed = craft in bombers(state, seat, at) and state.fleets[craft].weapons
    return bars_new_help(state, craft) or (None if is_armed else bar(VisitsNoWeaponThere, craft))


def _shoot(course: Course, seat: Seat, order: ShootMeteor) -> None:
    """One die on the table of conventional bombardment; a hit removes it."""
    require(bars_shooting(course.state, seat, order.event, order.special))
    event = course.state.happenings.find(order.event)
    assert event is not None
    raid = Raid("conventional", guns(course.state, seat, event.at))
    state = course.state if order.special is None else with_weapons(course.state, event.at, order.special, -1)
    course.go(state.with_this_turn(seat, shot_meteor=True))
    die, is_helped = course.die(), order.special is not None
    has_hit = die >= (raid.least_helped if is_helped else raid.least)
    modifier = SPECIAL_WEAPON_USE.roll_bonus * is_helped
    course.tell(MeteorShot(seat, course.named(event.at), die, raid.need, has_hit, modifier))
    if has_hit:
        effects.spend(course, event, event.at)


def _choices(state: State, seat: Seat) -> Iterator[Decontaminate | ShootMeteor]:
    if state.empires[seat].knows(_CLEANING):
        for craft in state.fleets.of(seat):
            system = state.sectors[state.fleets[craft].at].system
            if system is not None and state.fleets[craft].kind == "scientific_starship":
                for counters in range(1, system.contamination + 1):
                    if bars_decontaminating(state, seat, craft, counters) is None:
                        yield Decontaminate(craft, counters)
    for event in state.happenings.events:
        if bars_shooting(state, seat, event.number) is None:
            yield ShootMeteor(event.number)
            armed = (craft for craft in bombers(state, seat, event.at) if state.fleets[craft].weapons)
            yield from (ShootMeteor(event.number, craft) for craft in armed if helps_any_roll(state))


CLEANING = Doing(_choices, {Decontaminate: _decontaminate, ShootMeteor: _shoot})
