"""SW-16.3: what academies and research centers make: officers, better legions, slaves, special weapons."""

from collections.abc import Iterator
from typing import cast, get_args

from msgspec.structs import replace

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Order, Secret, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.building import ArmsEmbargo, WorksNeedsTechnology, bars_site
from stellarch.games.space_wars.chapters.people import WorksSlaveryBanned, with_slave
from stellarch.games.space_wars.chapters.shipyards import raise_legion
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, LegionKind, Piece, Place, Trainee, noun, sector_noun
from stellarch.games.space_wars.rules.counters import bars_legion, bars_officer, bars_special_weapon
from stellarch.games.space_wars.rules.paying import bars_paying, pay
from stellarch.games.space_wars.state import Legions, Officer
from stellarch.games.space_wars.state.matters import Building
from stellarch.games.space_wars.tables.craft import Cost
from stellarch.games.space_wars.tables.ground import ACADEMY, LEGIONS, SPECIAL_WEAPON, OfficerKind
from stellarch.games.space_wars.tables.structures import PRICES

# Orders


class Train(Secret, frozen=True):
    """An academy trains an officer, or a regular legion (SW-D.60)."""

    word = "train"
    in_forms = True

    system: Place
    what: Trainee


class Drill(Secret, frozen=True):
    """An academy tries to make a better legion of one (SW-D.60)."""

    word = "drill"
    in_forms = True

    system: Place
    legion: LegionKind


class Clone(Secret, frozen=True):
    """A research center makes a slave (SW-D.60)."""

    word = "clone"
    in_forms = True

    system: Place


class Forge(Secret, frozen=True):
    """A research center on a star makes a special weapon (SW-D.60)."""

    word = "forge"
    in_forms = True

    system: Place


# Events


class OfficerTrained(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    officer: Piece


class LegionDrilled(SwEvent, frozen=True):
    """A legion became a better one, or did not (SW-16.3.1)."""

    weight = Weight.NOTE
    reveals = True

    seat: Seat
    system: Place
    legion: LegionKind
    die: int
    better: LegionKind | None


class SlaveCloned(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place


class WeaponForged(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place


# Refusals


class NoAcademy(Refusal, frozen=True):
    rule = "SW-16.3.1"
    system: Anything


class AcademyDone(Refusal, frozen=True):
    rule = "SW-16.3.1"
    system: Anything


class NotTrained(Refusal, frozen=True):
    rule = "SW-16.3.1"
    what: Anything


class WorksNoSuchLegion(Refusal, frozen=True):
    rule = "SW-16.3.1"
    system: Anything
    legion: Anything


class AsGoodAsItGets(Refusal, frozen=True):
    rule = "SW-16.3.1"
    legion: Anything


class CenterTooLow(Refusal, frozen=True):
    rule = "SW-16.3.4"
    need: int
    system: Anything
    level: int


class ClonedAlready(Refusal, frozen=True):
    rule = "SW-16.3.4"
    system: Anything


class NoStarCenter(Refusal, frozen=True):
    rule = "SW-16.3.5"
    system: Anything


class ForgedEnough(Refusal, frozen=True):
    rule = "SW-16.3.5"
    system: Anything
    most: int


# Rules


CLONING, SPECIAL_WEAPONS = "cloning_knowledge", "special_weapons"
_CLONING_LEVEL = 3
"""The lowest level of a research center that clones (SW-16.3.4)."""
_OFFICERS: tuple[OfficerKind, ...] = get_args(OfficerKind)
_RECRUIT = ACADEMY.legion_cost_as


def _credits(credits: int) -> Cost:
    return Cost(0, 0, 0, 0, credits)


# Academies


def _bars_academy(state: State, seat: Seat, at: At | None, asked: str) -> Bar | None:
    if barred := bars_site(state, seat, at, asked):
        return barred
    assert at is not None
    where = sector_noun(state.galaxy, at)
    if "space_academy" not in state.sectors.system(at).singles:
        return bar(NoAcademy, asked, system=where)
    if at in state.at_hand(Building).schooled:
        return bar(AcademyDone, asked, system=where)
    return None


def _schooled(course: Course, at: At) -> None:
    matter = course.state.at_hand(Building)
    course.go(course.state.with_matter(replace(matter, schooled=matter.schooled | {at})))


def bars_training(state: State, seat: Seat, at: At, what: str) -> Bar | None:
    """Why an academy cannot train an officer, or a regular legion; None when it can."""
    if what == _RECRUIT:
        if state.politics.is_target("arms_embargo", seat):
            return bar(ArmsEmbargo, what)
        cost, full = LEGIONS[what].cost, bars_legion(state, seat, what)
    elif what in _OFFICERS:
        cost, full = _credits(ACADEMY.officer_cost), bars_officer(state, seat, what)
    else:
        return bar(NotTrained, what, what=what)
    return full or bars_paying(state, seat, at, cost, slaves_save=False)


def train(course: Course, seat: Seat, order: Train) -> None:
    state, at = course.state, course.state.galaxy.find(order.system)
    require(_bars_academy(state, seat, at, order.system))
    assert at is not None
    require(bars_training(state, seat, at, order.what))
    _schooled(course, at)
    if order.what == _RECRUIT:
        pay(course, seat, at, LEGIONS[_RECRUIT].cost, slaves_save=False)
        raise_legion(course, seat, at, _RECRUIT)
        return
    pay(course, seat, at, _credits(ACADEMY.officer_cost), slaves_save=False)
    officers, named = course.state.officers.with_new(Officer(cast(OfficerKind, order.what), seat, at))
    course.go(course.state.changed(officers=officers), OfficerTrained(seat, order.system, named))


def bars_drill(state: State, seat: Seat, at: At, legion: str) -> Bar | None:
    """Why an academy cannot try to make a better legion of one; None when it can."""
    if legion not in LEGIONS or not getattr(state.sectors.system(at).legions_of(seat), legion):
        return bar(WorksNoSuchLegion, legion, system=sector_noun(state.galaxy, at), legion=_called(legion))
    if legion not in ACADEMY.upgrade_need:
        return bar(AsGoodAsItGets, legion, legion=_called(legion))
    full = bars_legion(state, seat, LEGIONS[legion].upgrade_to)
    return full or bars_paying(state, seat, at, _credits(ACADEMY.upgrade_fee), slaves_save=False)


def _called(legion: str) -> object:
    return noun("legion", legion) if legion in LEGIONS else legion


def drill(course: Course, seat: Seat, order: Drill) -> None:
    """Regular to veteran on 3 or more, veteran to elite on 4 or more (SW-16.3.1)."""
    state, at = course.state, course.state.galaxy.find(order.system)
    require(_bars_academy(state, seat, at, order.system))
    assert at is not None
    require(bars_drill(state, seat, at, order.legion))
    _schooled(course, at)
    pay(course, seat, at, _credits(ACADEMY.upgrade_fee), slaves_save=False)
    die = course.die(seat)
    better = LEGIONS[order.legion].upgrade_to if die >= ACADEMY.upgrade_need[order.legion] else None
    if better is not None:
        course.go(_with_upgrade(course.state, seat, at, order.legion, better))
    course.tell(LegionDrilled(seat, order.system, order.legion, die, better))


def _with_upgrade(state: State, seat: Seat, at: At, worse: str, better: str) -> State:
    counts = state.sectors.system(at).legions_of(seat)._asdict()
    counts[worse] -= 1
    counts[better] += 1
    return state.changed(sectors=state.sectors.with_legions(at, seat, Legions(**counts)))


# Research centers


def bars_cloning(state: State, seat: Seat, at: At | None, asked: str) -> Bar | None:
    """Why a research center cannot make a slave; None when it can (SW-16.3.4)."""
    if barred := bars_site(state, seat, at, asked):
        return barred
    assert at is not None
    where, level = sector_noun(state.galaxy, at), state.sectors.system(at).levels.research_center
    if not state.empires[seat].knows(CLONING):
        return bar(WorksNeedsTechnology, asked, what=noun("populace", "slave"), technology=noun("technology", CLONING))
    if state.politics.has_law("ban_slavery"):
        return bar(WorksSlaveryBanned, asked)
    if level < _CLONING_LEVEL:
        return bar(CenterTooLow, asked, system=where, need=_CLONING_LEVEL, level=level)
    if at in state.at_hand(Building).cloned:
        return bar(ClonedAlready, asked, system=where)
    return bars_paying(state, seat, at, _credits(PRICES.clone_slave), slaves_save=False)


def clone(course: Course, seat: Seat, order: Clone) -> None:
    at = course.state.galaxy.find(order.system)
    require(bars_cloning(course.state, seat, at, order.system))
    assert at is not None
    pay(course, seat, at, _credits(PRICES.clone_slave), slaves_save=False)
    matter = course.state.at_hand(Building)
    state = course.state.with_matter(replace(matter, cloned=matter.cloned | {at}))
    course.go(with_slave(state, at), SlaveCloned(seat, order.system))


def bars_forging(state: State, seat: Seat, at: At | None, asked: str) -> Bar | None:
    """Why a research center cannot make a special weapon; None when it can (SW-16.3.5)."""
    if barred := bars_site(state, seat, at, asked):
        return barred
    assert at is not None
    where, level = sector_noun(state.galaxy, at), state.sectors.system(at).levels.research_center
    if not state.empires[seat].knows(SPECIAL_WEAPONS):
        what, technology = noun("counter", "special_weapon"), noun("technology", SPECIAL_WEAPONS)
        return bar(WorksNeedsTechnology, asked, what=what, technology=technology)
    if not level or not state.galaxy.systems[at].is_star:
        return bar(NoStarCenter, asked, system=where)
    if state.at_hand(Building).forged.get(at, 0) >= level:
        return bar(ForgedEnough, asked, system=where, most=level)
    full = bars_special_weapon(state, seat)
    return full or bars_paying(state, seat, at, SPECIAL_WEAPON.cost, slaves_save=False)


def forge(course: Course, seat: Seat, order: Forge) -> None:
    at = course.state.galaxy.find(order.system)
    require(bars_forging(course.state, seat, at, order.system))
    assert at is not None
    pay(course, seat, at, SPECIAL_WEAPON.cost, slaves_save=False)
    matter = course.state.at_hand(Building)
    state = course.state.with_matter(replace(matter, forged={**matter.forged, at: matter.forged.get(at, 0) + 1}))
    course.go(state.with_system(at, weapons=state.sectors.system(at).weapons + 1), WeaponForged(seat, order.system))


def choices(state: State, seat: Seat, at: At) -> Iterator[Order]:
    """What the academy and the research center of a system can do."""
    system = state.galaxy.name(at)
    if _bars_academy(state, seat, at, system) is None:
        yield from (
            Train(system, what) for what in (*_OFFICERS, _RECRUIT) if bars_training(state, seat, at, what) is None
        )
        yield from (Drill(system, legion) for legion in LEGIONS if bars_drill(state, seat, at, legion) is None)
    if bars_cloning(state, seat, at, system) is None:
        yield Clone(system)
    if bars_forging(state, seat, at, system) is None:
        yield Forge(system)
