"""SW-16.1: structures, where they may stand, how high they go, and what they cost."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from stellarch.core import Message, Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Secret, State, SwEvent, bar, require
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Anything, Place, Structure, noun, sector_noun
from stellarch.games.space_wars.rules.control import is_blocked, manager
from stellarch.games.space_wars.rules.paying import bars_paying, pay
from stellarch.games.space_wars.tables.craft import Cost
from stellarch.games.space_wars.tables.structures import STRUCTURES, StructureSheet
from stellarch.games.space_wars.tables.tiles import WORKSHOP_COSTS

if TYPE_CHECKING:
    from stellarch.games.space_wars.view import SwView

# Orders


class OrderBuild(Message, frozen=True):
    """A structure that stands is raised by a level."""

    system: Place
    structure: Structure
    level: int


class Build(Secret, frozen=True):
    """Raise a structure by a level, or put one up (SW-D.58)."""

    word = "build"
    in_forms = True

    system: Place
    structure: Structure

    def in_words(self, view: "SwView") -> OrderBuild:
        at = view.galaxy.find(self.system)
        system = None if at is None else view.sectors[at].system
        level = getattr(system.levels, self.structure, 0) if system is not None else 0
        return OrderBuild(self.system, self.structure, level + 1)


# Events


class StructureBuilt(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    structure: Structure
    level: int
    """The level it has now; 1 for a structure without levels."""
    credits: int


# Refusals


class WorksNoSuchSystem(Refusal, frozen=True):
    rule = "SW-16.1.1"
    system: Anything


class WorksNotManaged(Refusal, frozen=True):
    rule = "SW-16.1.1"
    system: Anything


class WorksBlocked(Refusal, frozen=True):
    rule = "SW-1.4.10"
    system: Anything


class NoGear(Refusal, frozen=True):
    rule = "SW-16.1.6"
    system: Anything
    technology: Anything


class WorksNoSuchStructure(Refusal, frozen=True):
    rule = "SW-1.3.1"
    structure: Anything


class WorksNeedsTechnology(Refusal, frozen=True):
    rule = "SW-15.2.1"
    technology: Anything
    what: Anything


class OnPlanetsOnly(Refusal, frozen=True):
    rule = "SW-16.1.5"
    system: Anything
    what: Anything


class OnStarsOnly(Refusal, frozen=True):
    rule = "SW-16.1.5"
    system: Anything
    what: Anything


class InSectorsWithABase(Refusal, frozen=True):
    rule = "SW-16.1.10"


class TooHighForYou(Refusal, frozen=True):
    rule = "SW-16.1.3"
    most: int
    what: Anything
    system: Anything


class TooHighForSize(Refusal, frozen=True):
    rule = "SW-16.1.3"
    system: Anything
    what: Anything
    most: int


class NoCapacity(Refusal, frozen=True):
    rule = "SW-16.1.3"
    system: Anything
    most: int
    what: Anything


class WorksStandsAlready(Refusal, frozen=True):
    rule = "SW-1.3.4"
    system: Anything
    what: Anything


class BetterStands(Refusal, frozen=True):
    rule = "SW-16.1.8"
    system: Anything


class ArmsEmbargo(Refusal, frozen=True):
    rule = "SW-6.4.9"


# Rules


RADIATION_GEAR = "personal_radiation_gear"
WORKSHOPS = ("mechanical_workshop", "electronic_workshop", "chemical_workshop")
SHIELDS = ("planetary_shield_a", "planetary_shield_b", "planetary_shield_c")
"""The lowest first."""
_MATERIAL = dict(zip(WORKSHOPS, ("m", "e", "c"), strict=True))


# Where


def bars_site(state: State, seat: Seat, at: At | None, asked: str) -> Bar | None:
    """Why a player can do nothing in a system; None when he can (SW-16.1.1, SW-16.1.6)."""
    if at is None or at not in state.galaxy.systems:
        return bar(WorksNoSuchSystem, asked, system=asked)
    system = sector_noun(state.galaxy, at)
    if manager(state, at) != seat:
        return bar(WorksNotManaged, asked, system=system)
    if is_blocked(state, at):
        return bar(WorksBlocked, asked, system=system)
    if state.galaxy.systems[at].is_star and not state.empires[seat].knows(RADIATION_GEAR):
        return bar(NoGear, asked, system=system, technology=noun("technology", RADIATION_GEAR))
    return None


# How high


def city_capacity(state: State, seat: Seat, at: At) -> int:
    """Printed, and raised on planets by terraforming, within the size (SW-16.1.4)."""
    return _capacity(state, seat, at, state.galaxy.systems[at].cities, "terraforming_c")


def workshop_capacity(state: State, seat: Seat, at: At) -> int:
    return _capacity(state, seat, at, state.galaxy.systems[at].workshops, "terraforming_w")


def _capacity(state: State, seat: Seat, at: At, printed: int, series: str) -> int:
    tile = state.galaxy.systems[at]
    if tile.is_star:
        return printed
    return max(printed, min(tile.limits.max_level, printed + state.empires[seat].series(series)))


def _room(state: State, seat: Seat, at: At, sheet: StructureSheet) -> tuple[int, int] | None:
    """What there is of a kind, and how much of it the system has room for; None where only size counts."""
    system, tile = state.sectors.system(at), state.galaxy.systems[at]
    match sheet.capacity:
        case "cities":
            return system.levels.city, city_capacity(state, seat, at)
        case "workshops":
            return sum(getattr(system.levels, kind) for kind in WORKSHOPS), workshop_capacity(state, seat, at)
        case "crystal":
            return system.levels.crystal_workshop, tile.crystal
        case "orbital_city_cap":
            return system.orbital_cities, tile.limits.orbital_city_cap
        case "":
            return None


# Whether


def bars_building(state: State, seat: Seat, at: At, structure: str) -> Bar | None:
    """Why a structure cannot be raised in a system where one may build; None when it can."""
    return bars_raising(state, seat, at, structure) or bars_paying(
        state, seat, at, cost_of(state, at, structure), slaves_save=True
    )


def bars_raising(state: State, seat: Seat, at: At, structure: str) -> Bar | None:
    """The same for a player who can pay."""
    sheet = STRUCTURES.get(structure)
    if sheet is None:
        return bar(WorksNoSuchStructure, structure, structure=structure)
    return (
        _bars_kind(state, seat, at, sheet)
        or (_bars_level(state, seat, at, sheet) if sheet.levelled else _bars_single(state, at, sheet))
        or _bars_room(state, seat, at, sheet)
    )


def _bars_kind(state: State, seat: Seat, at: At, sheet: StructureSheet) -> Bar | None:
    """The technology, and planet or star."""
    what, tile = noun("structure", sheet.id), state.galaxy.systems[at]
    if sheet.where == "base_sector":
        return bar(InSectorsWithABase, sheet.id)
    if not _is_known(state, seat, sheet):
        return bar(WorksNeedsTechnology, sheet.tech, what=what, technology=noun("technology", sheet.tech))
    if sheet.where == ("planet" if tile.is_star else "star"):
        reason = OnPlanetsOnly if tile.is_star else OnStarsOnly
        return bar(reason, sheet.id, what=what, system=sector_noun(state.galaxy, at))
    return None


def _is_known(state: State, seat: Seat, sheet: StructureSheet) -> bool:
    """A class of shields needs its technology or that of a higher class (SW-16.1.8)."""
    if sheet.id in SHIELDS:
        return any(state.empires[seat].knows(shield) for shield in SHIELDS[SHIELDS.index(sheet.id) :])
    return not sheet.tech or state.empires[seat].knows(sheet.tech)


def _bars_level(state: State, seat: Seat, at: At, sheet: StructureSheet) -> Bar | None:
    """Buildings technology and size (SW-16.1.3)."""
    level = getattr(state.sectors.system(at).levels, sheet.id)
    facts = {"what": noun("structure", sheet.id), "system": sector_noun(state.galaxy, at)}
    if level >= (most := state.galaxy.systems[at].limits.max_level):
        return bar(TooHighForSize, sheet.id, **facts, most=most)
    if level >= (most := state.empires[seat].series("buildings")):
        return bar(TooHighForYou, sheet.id, **facts, most=most)
    return None


def _bars_single(state: State, at: At, sheet: StructureSheet) -> Bar | None:
    """At most one of each in a system (SW-1.3.4); of shields, only a higher one replaces another (SW-16.1.8)."""
    singles, where = state.sectors.system(at).singles, sector_noun(state.galaxy, at)
    if sheet.id in SHIELDS and set(SHIELDS[SHIELDS.index(sheet.id) :]) & singles:
        return bar(BetterStands, sheet.id, system=where)
    if sheet.id in singles:
        return bar(WorksStandsAlready, sheet.id, system=where, what=noun("structure", sheet.id))
    return None


def _bars_room(state: State, seat: Seat, at: At, sheet: StructureSheet) -> Bar | None:
    room = _room(state, seat, at, sheet)
    if room is None or room[0] < room[1]:
        return None
    where = sector_noun(state.galaxy, at)
    return bar(NoCapacity, sheet.id, system=where, what=noun("structure", sheet.id), most=room[1])


def cost_of(state: State, at: At, structure: str) -> Cost:
    """What the next level of a structure costs in a system, or the structure itself (SW-16.1.2)."""
    sheet = STRUCTURES[structure]
    if structure in WORKSHOPS:
        price = getattr(WORKSHOP_COSTS[state.galaxy.systems[at].typology], structure.removesuffix("_workshop"))
        return replace(_NOTHING, cr=price.credits, **{_MATERIAL[structure]: price.material})
    assert sheet.cost is not None, structure
    level = getattr(state.sectors.system(at).levels, structure) if sheet.levelled else 0
    return replace(sheet.cost, cr=sheet.cost.cr + level * sheet.cr_per_level)


_NOTHING = Cost(0, 0, 0, 0, 0)


def build(course: Course, seat: Seat, order: Build) -> None:
    state, at = course.state, course.state.galaxy.find(order.system)
    require(bars_site(state, seat, at, order.system))
    assert at is not None
    require(bars_building(state, seat, at, order.structure))
    paid = pay(course, seat, at, cost_of(state, at, order.structure), slaves_save=True)
    course.go(_with_structure(course.state, at, order.structure))
    level = getattr(course.state.sectors.system(at).levels, order.structure, 1)
    course.tell(StructureBuilt(seat, state.galaxy.name(at), order.structure, level, paid))


def _with_structure(state: State, at: At, structure: str) -> State:
    sheet, system = STRUCTURES[structure], state.sectors.system(at)
    if sheet.levelled:
        return state.changed(sectors=state.sectors.with_level(at, structure))
    if structure == "orbital_city":
        return state.with_system(at, orbital_cities=system.orbital_cities + 1)
    replaced = set(SHIELDS) if structure in SHIELDS else set()
    return state.with_system(at, singles=(system.singles - replaced) | {structure})
