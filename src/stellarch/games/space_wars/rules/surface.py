"""What dice are rolled for on a surface, and how a unit of it is removed (SW-1.3.3, SW-12.1.7, SW-18.1, SW-18.2)."""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import State
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.state import Sectors, System
from stellarch.games.space_wars.state.counts import NO_TOKENS
from stellarch.games.space_wars.tables.ground import LEGIONS
from stellarch.games.space_wars.tables.structures import LEVELLED, SINGLES

Sort = Literal["level", "single", "orbital_city", "native", "slave", "alien", "legion"]


class Unit(NamedTuple):
    """One thing that a die is rolled for: a level of a structure, a structure, a legion of somebody, a native."""

    sort: Sort
    kind: str = ""
    owner: Seat | None = None


def structures(system: System) -> Iterator[Unit]:
    """Every structure level, single structure and orbital city, in the order of the tables."""
    for kind, level in zip(LEVELLED, system.levels, strict=True):
        yield from (Unit("level", kind) for _ in range(level))
    yield from (Unit("single", kind) for kind in SINGLES if kind in system.singles)
    yield from (Unit("orbital_city") for _ in range(system.orbital_cities))


def people(system: System) -> Iterator[Unit]:
    """Natives, slaves, legions and aliens."""
    yield from (Unit("native") for _ in range(system.natives))
    yield from (Unit("slave") for _ in range(system.slaves))
    for seat, legions in sorted(system.legions.items()):
        for kind, count in zip(LEGIONS, legions, strict=True):
            yield from (Unit("legion", kind, seat) for _ in range(count))
    yield from (Unit("alien") for _ in range(system.aliens))


def units(system: System) -> tuple[Unit, ...]:
    return (*structures(system), *people(system))


def unit_names(units: Iterable[Unit]) -> tuple[str, ...]:
    """What units are, as events name it: `city`, `regular`, `native`."""
    return tuple(unit.kind or unit.sort for unit in units)


def without_unit(sectors: Sectors, at: At, unit: Unit) -> Sectors:
    """The surface with one unit less."""
    system = sectors.system(at)
    match unit.sort:
        case "level":
            return _with_shipyard_project(sectors.with_level(at, unit.kind, -1), at)
        case "single":
            return sectors.with_system(at, singles=system.singles - {unit.kind})
        case "orbital_city":
            return sectors.with_system(at, orbital_cities=system.orbital_cities - 1)
        case "native":
            return sectors.with_system(at, natives=system.natives - 1)
        case "slave":
            return sectors.with_system(
                at, slaves=system.slaves - 1, slaves_used=min(system.slaves_used, system.slaves - 1)
            )
        case "alien":
            return sectors.with_system(at, aliens=system.aliens - 1)
        case "legion":
            assert unit.owner is not None
            legions = system.legions_of(unit.owner)
            return sectors.with_legions(
                at, unit.owner, legions._replace(**{unit.kind: getattr(legions, unit.kind) - 1})
            )


def _with_shipyard_project(sectors: Sectors, at: At) -> Sectors:
    """A craft laid down is lost with the last level of its shipyard (SW-16.2.5)."""
    system = sectors.system(at)
    if system.project is not None and not system.levels.shipyard:
        return sectors.with_system(at, project=None)
    return sectors


def with_heir(state: State, at: At, before: Seat | None) -> State:
    """Where a garrison is gone the system may go to somebody else, and a craft laid down is lost (SW-16.2.5)."""
    has_changed = state.sectors.system(at).project is not None and manager(state, at) != before
    return state.with_system(at, project=None) if has_changed else state


def razed(state: State, at: At) -> State:
    """All is gone from a surface but craft: structures, people, officers, tokens, special weapons (SW-5.3.6)."""
    system = state.sectors.system(at)
    bare = System(contamination=system.contamination, small=system.small)
    officers = state.officers.without(state.officers.at(at))
    return state.changed(sectors=state.sectors.with_sector(at, system=bare, tokens=NO_TOKENS), officers=officers)
