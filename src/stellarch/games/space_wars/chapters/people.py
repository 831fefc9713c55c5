"""SW-14.1.6 to SW-14.1.8, SW-16.3.3: natives become citizens or slaves, and slaves are worked to death."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Order, Secret, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.building import WorksNeedsTechnology, bars_site, city_capacity
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, Place, noun, sector_noun
from stellarch.games.space_wars.state.matters import Building
from stellarch.games.space_wars.tables.combat import CONVERSION
from stellarch.games.space_wars.tables.structures import SLAVE_ABUSE

# Orders


class Convert(Secret, frozen=True):
    """Roll for one native, or make a slave of it (SW-D.61)."""

    word = "convert"
    in_forms = True

    system: Place
    how: Literal["roll", "enslave"]


class Abuse(Secret, frozen=True):
    """Work a slave to death, to save what the die says (SW-D.62)."""

    word = "abuse"
    in_forms = True

    system: Place


# Events


class NativeConverted(SwEvent, frozen=True):
    """What a die made of a native (SW-14.1.6)."""

    weight = Weight.NOTE
    reveals = True

    seat: Seat
    system: Place
    die: int
    result: Literal["lost", "nothing", "city"]


class NativeEnslaved(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place


class SlaveAbused(SwEvent, frozen=True):
    weight = Weight.NOTE
    reveals = True

    seat: Seat
    system: Place
    die: int
    credits: int


# Refusals


class WorksSlaveryBanned(Refusal, frozen=True):
    rule = "SW-6.3.9"


class NoNatives(Refusal, frozen=True):
    rule = "SW-14.1.6"
    system: Anything


class RolledAlready(Refusal, frozen=True):
    rule = "SW-14.1.6"
    system: Anything


class NoRoomForCity(Refusal, frozen=True):
    rule = "SW-14.1.7"
    system: Anything
    most: int


class NoSlave(Refusal, frozen=True):
    rule = "SW-16.3.3"
    system: Anything


# Rules


CONVERTING = "native_slave_conversion"


def bars_converting(state: State, seat: Seat, at: At | None, order: Convert) -> Bar | None:
    """Why nothing can be made of a native; None when it can."""
    if barred := bars_site(state, seat, at, order.system):
        return barred
    assert at is not None
    where, system = sector_noun(state.galaxy, at), state.sectors.system(at)
    if not system.natives:
        return bar(NoNatives, order.system, system=where)
    return _bars_rolling(state, seat, at, order) if order.how == "roll" else _bars_enslaving(state, seat, order)


def _bars_rolling(state: State, seat: Seat, at: At, order: Convert) -> Bar | None:
    """A die for each native and turn, where there is room for another city level (SW-14.1.7)."""
    where, system = sector_noun(state.galaxy, at), state.sectors.system(at)
    if state.at_hand(Building).rolled.get(at, 0) >= system.natives:
        return bar(RolledAlready, order.system, system=where)
    if system.levels.city >= (most := city_capacity(state, seat, at)):
        return bar(NoRoomForCity, order.system, system=where, most=most)
    return None


def _bars_enslaving(state: State, seat: Seat, order: Convert) -> Bar | None:
    if not state.empires[seat].knows(CONVERTING):
        what, technology = noun("populace", "slave"), noun("technology", CONVERTING)
        return bar(WorksNeedsTechnology, CONVERTING, what=what, technology=technology)
    return bar(WorksSlaveryBanned, order.system) if state.politics.has_law("ban_slavery") else None


def convert(course: Course, seat: Seat, order: Convert) -> None:
    at = course.state.galaxy.find(order.system)
    require(bars_converting(course.state, seat, at, order))
    assert at is not None
    if order.how == "roll":
        _roll(course, seat, at, order)
        return
    state = course.state.with_system(at, natives=course.state.sectors.system(at).natives - 1)
    course.go(with_slave(state, at), NativeEnslaved(seat, order.system))


def with_slave(state: State, at: At) -> State:
    """One slave more in a system, who can save a credit this turn like any other (SW-16.3.2)."""
    matter = state.at_hand(Building)
    matter = replace(matter, idle={**matter.idle, at: matter.idle.get(at, 0) + 1})
    return state.with_matter(matter).with_system(at, slaves=state.sectors.system(at).slaves + 1)


def _roll(course: Course, seat: Seat, at: At, order: Convert) -> None:
    """On 1 the native is lost; a city on 5 or 6, with the technology on 4 too (SW-14.1.6)."""
    die = course.die(seat)
    state = course.state
    table = CONVERSION.with_tech if state.empires[seat].knows(CONVERTING) else CONVERSION.without_tech
    result, system, matter = table[die - 1], state.sectors.system(at), state.at_hand(Building)
    if result == "nothing":
        rolled = matter.rolled.get(at, 0) + 1
        state = state.with_matter(replace(matter, rolled={**matter.rolled, at: rolled}))
    else:
        city = system.levels.city + (result == "city")
        state = state.with_system(at, natives=system.natives - 1, levels=system.levels._replace(city=city))
    course.go(state, NativeConverted(seat, order.system, die, result))


def bars_abuse(state: State, seat: Seat, at: At | None, asked: str) -> Bar | None:
    """Why no slave can be worked to death; None when one can. One that has saved a credit this turn has done its
    work (SW-16.3.3)."""
    if barred := bars_site(state, seat, at, asked):
        return barred
    assert at is not None
    if state.politics.has_law("ban_slavery"):
        return bar(WorksSlaveryBanned, asked)
    if not state.at_hand(Building).idle.get(at, 0):
        return bar(NoSlave, asked, system=sector_noun(state.galaxy, at))
    return None


def abuse(course: Course, seat: Seat, order: Abuse) -> None:
    at = course.state.galaxy.find(order.system)
    require(bars_abuse(course.state, seat, at, order.system))
    assert at is not None
    die = course.die(seat)
    state = course.state
    matter, credits = state.at_hand(Building), SLAVE_ABUSE[die]
    matter = replace(
        matter,
        idle={**matter.idle, at: matter.idle[at] - 1},
        savings={**matter.savings, at: matter.savings.get(at, 0) + credits},
    )
    state = state.with_matter(matter).with_system(at, slaves=state.sectors.system(at).slaves - 1)
    course.go(state, SlaveAbused(seat, order.system, die, credits))


def choices(state: State, seat: Seat, at: At) -> Iterator[Order]:
    system = state.galaxy.name(at)
    for order in (Convert(system, "roll"), Convert(system, "enslave")):
        if bars_converting(state, seat, at, order) is None:
            yield order
    if bars_abuse(state, seat, at, system) is None:
        yield Abuse(system)
