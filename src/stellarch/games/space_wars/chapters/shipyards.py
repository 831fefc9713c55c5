"""SW-16.2: craft and legions from shipyards, at once or laid down."""

from collections.abc import Iterator

from msgspec.structs import replace

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Secret, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.building import ArmsEmbargo, WorksNeedsTechnology, bars_site
from stellarch.games.space_wars.chapters.losses import lose_projects
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, CraftKind, LegionKind, Place, YardUnit, noun, sector_noun
from stellarch.games.space_wars.rules.control import is_blocked, manager
from stellarch.games.space_wars.rules.counters import bars_craft, bars_legion
from stellarch.games.space_wars.rules.paying import bars_paying, pay
from stellarch.games.space_wars.rules.versions import counts_yards_at_once, has_war
from stellarch.games.space_wars.state import Craft, Project, Small
from stellarch.games.space_wars.state.counts import NO_SMALL, plus
from stellarch.games.space_wars.state.matters import Building
from stellarch.games.space_wars.tables.craft import CRAFT, Cost
from stellarch.games.space_wars.tables.ground import LEGIONS

# Orders


class Commission(Secret, frozen=True):
    """Build, or lay down, a craft or legion in a shipyard (SW-D.59)."""

    word = "order"
    in_forms = True

    system: Place
    unit: YardUnit


# Events


class CraftBuilt(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    craft: CraftKind
    """Its kind."""


class CraftLaidDown(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    craft: CraftKind
    points: int
    need: int


class LegionRaised(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    legion: LegionKind


# Refusals


class NoSuchUnit(Refusal, frozen=True):
    rule = "SW-16.2.2"
    unit: Anything


class YardTooLow(Refusal, frozen=True):
    rule = "SW-16.2.3"
    system: Anything
    level: int
    need: int
    unit: Anything


class WorksNoPoints(Refusal, frozen=True):
    rule = "SW-16.2.1"
    system: Anything
    level: int


class NewYard(Refusal, frozen=True):
    rule = "SW-16.2.1"
    system: Anything


class OneLaidDown(Refusal, frozen=True):
    rule = "SW-16.2.4"
    system: Anything
    left: int
    need: int
    unit: Anything


class LegionsAtOnce(Refusal, frozen=True):
    rule = "SW-16.2.4"


class HeavyCraftBanned(Refusal, frozen=True):
    rule = "SW-6.3.11"


# Rules


UNITS = (
    *(sheet.id for sheet in CRAFT.values() if sheet.id != "orbital_base"),  # which is an outpost's (SW-16.1.9)
    *(sheet.id for sheet in LEGIONS.values() if "shipyard" in sheet.build_in),
)
"""What a shipyard builds."""
_HEAVY = ("dreadnought", "artificial_moon")


def points_of(state: State) -> dict[At, int]:
    """The construction points that shipyards have in a turn: as many as their level (SW-16.2.1)."""
    systems = ((at, state.sectors.system(at)) for at in state.sectors.systems)
    return {
        at: system.levels.shipyard
        for at, system in systems
        if system.levels.shipyard and manager(state, at) is not None and not is_blocked(state, at)
    }


# What was laid down


def go_on_with_projects(course: Course) -> None:
    """The points of a turn go first into what was laid down before (SW-16.2.4), unless it is lost: a garrison may have
    left a system that is another's, or fallen to aliens (SW-16.2.5)."""
    lose_projects(course)
    for at, points in course.state.at_hand(Building).points.items():
        project = course.state.sectors.system(at).project
        if project is not None:
            _put_into(course, at, project, points)


def _put_into(course: Course, at: At, project: Project, points: int) -> None:
    """This many points go into a craft; with the last it is finished."""
    state = course.state
    seat = manager(state, at)
    assert seat is not None
    need = CRAFT[project.craft].defence - project.points
    used = min(points, need)
    course.go(_with_points(state, at, points - used))
    if used < need:
        course.go(course.state.with_system(at, project=replace(project, points=project.points + used)))
        return
    course.go(course.state.with_system(at, project=None))
    _launch(course, seat, at, project.craft)


def _with_points(state: State, at: At, points: int) -> State:
    matter = state.at_hand(Building)
    return state.with_matter(replace(matter, points={**matter.points, at: points}))


def add_points(course: Course, at: At, levels: int) -> None:
    """A shipyard that is built or raised has its points at once; what is laid down there has them first (SW-29.14)."""
    if not counts_yards_at_once(course.state):
        return
    left = course.state.at_hand(Building).points.get(at, 0) + levels
    project = course.state.sectors.system(at).project
    if project is None:
        course.go(_with_points(course.state, at, left))
    else:
        _put_into(course, at, project, left)


def _launch(course: Course, seat: Seat, at: At, kind: str) -> None:
    """Craft appear in the sector, fighters and pods on the surface; they act from the next turn (SW-16.2.6)."""
    state = course.state
    if not CRAFT[kind].is_small:
        course.go(state.with_new_craft(Craft(kind, seat, at)), CraftBuilt(seat, state.galaxy.name(at), kind))
        return
    here = state.sectors.system(at).small.get(seat, NO_SMALL)
    sectors = state.sectors.with_small_on_surface(at, seat, plus(here, Small(**{kind: 1})))
    course.go(state.changed(sectors=sectors), CraftBuilt(seat, state.galaxy.name(at), kind))


# Orders


def points_for(unit: str) -> int:
    """A craft needs as many as its defence, a legion its own number (SW-16.2.2)."""
    return CRAFT[unit].defence if unit in CRAFT else LEGIONS[unit].yard_points


def bars_commission(state: State, seat: Seat, at: At, unit: str) -> Bar | None:
    """Why a shipyard cannot build a unit, or lay it down; None when it can."""
    if unit not in UNITS:
        return bar(NoSuchUnit, unit, unit=unit)
    return (
        _bars_unit(state, seat, unit)
        or _bars_yard(state, at, unit)
        or (bars_craft(state, seat, unit) if unit in CRAFT else bars_legion(state, seat, unit))
        or bars_paying(state, seat, at, _cost(unit), slaves_save=unit in CRAFT)
    )


def _cost(unit: str) -> Cost:
    return CRAFT[unit].cost if unit in CRAFT else LEGIONS[unit].cost


def _bars_unit(state: State, seat: Seat, unit: str) -> Bar | None:
    """Technology, laws and protocols."""
    sheet = CRAFT.get(unit) or LEGIONS[unit]
    if sheet.tech and not state.empires[seat].knows(sheet.tech):
        return bar(WorksNeedsTechnology, sheet.tech, what=_unit_noun(unit), technology=noun("technology", sheet.tech))
    if unit in _HEAVY and state.politics.has_law("ban_heavy_craft"):
        return bar(HeavyCraftBanned, unit)
    is_armed = unit in LEGIONS or CRAFT[unit].battle
    if is_armed and state.politics.is_target("arms_embargo", seat):
        return bar(ArmsEmbargo, unit)
    return None


def _bars_yard(state: State, at: At, unit: str) -> Bar | None:
    system, left = state.sectors.system(at), state.at_hand(Building).points.get(at, 0)
    sheet = CRAFT.get(unit) or LEGIONS[unit]
    facts = {"unit": _unit_noun(unit), "system": sector_noun(state.galaxy, at)}
    if system.levels.shipyard < sheet.yard:
        return bar(YardTooLow, unit, **facts, need=sheet.yard, level=system.levels.shipyard)
    if not left:
        return _bars_without_points(state, at, system.levels.shipyard)
    if points_for(unit) <= left:
        return None
    if unit in LEGIONS:
        return bar(LegionsAtOnce, unit)
    if system.project is not None:
        return bar(OneLaidDown, unit, **facts, need=points_for(unit), left=left)
    return None


def _bars_without_points(state: State, at: At, level: int) -> Bar:
    """All are used; or, by earlier versions, the yard has stood only since this turn."""
    is_new = at not in state.at_hand(Building).points
    reason = NewYard if is_new else WorksNoPoints
    return bar(reason, state.galaxy.name(at), system=sector_noun(state.galaxy, at), level=level)


def _unit_noun(unit: str) -> object:
    return noun("craft" if unit in CRAFT else "legion", unit)


def commissions(state: State, seat: Seat, at: At) -> Iterator[str]:
    """The units that a shipyard can build or lay down now."""
    if state.at_hand(Building).points.get(at, 0):
        yield from (unit for unit in UNITS if bars_commission(state, seat, at, unit) is None)


def commission(course: Course, seat: Seat, order: Commission) -> None:
    state, at = course.state, course.state.galaxy.find(order.system)
    require(bars_site(state, seat, at, order.system))
    assert at is not None
    require(bars_commission(state, seat, at, order.unit))
    pay(course, seat, at, _cost(order.unit), slaves_save=order.unit in CRAFT)
    left, need = state.at_hand(Building).points[at], points_for(order.unit)
    course.go(_with_points(course.state, at, max(0, left - need)))
    if left < need:
        course.go(course.state.with_system(at, project=Project(order.unit, left, seat if has_war(state) else None)))
        course.tell(CraftLaidDown(seat, order.system, order.unit, left, need))
    elif order.unit in CRAFT:
        _launch(course, seat, at, order.unit)
    else:
        raise_legion(course, seat, at, order.unit)


def raise_legion(course: Course, seat: Seat, at: At, kind: str) -> None:
    """A new legion stands on the surface (SW-16.2.6)."""
    state = course.state
    here = state.sectors.system(at).legions_of(seat)
    sectors = state.sectors.with_legions(at, seat, here._replace(**{kind: getattr(here, kind) + 1}))
    course.go(state.changed(sectors=sectors), LegionRaised(seat, state.galaxy.name(at), kind))
