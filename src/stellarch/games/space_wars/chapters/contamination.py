"""SW-18: the last phase of a turn. Contamination takes its toll, then slaves may revolt."""

from stellarch.core import Seat
from stellarch.games.space_wars.chapter import Course, GalaxyEvent, State
from stellarch.games.space_wars.chapters.losses import telling_of_project
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Place, Units
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.moments import Phase
from stellarch.games.space_wars.rules.surface import Unit, structures, unit_names, units, with_heir, without_unit
from stellarch.games.space_wars.state import System
from stellarch.games.space_wars.state.counts import strength_of
from stellarch.games.space_wars.state.matters import Matter
from stellarch.games.space_wars.tables.combat import CONTAMINATION as TABLE
from stellarch.games.space_wars.tables.combat import REVOLT

# Events


class UnitsLost(GalaxyEvent, frozen=True):
    """What contamination cost a system (SW-18.1.1)."""

    reveals = True

    system: Place
    dice: tuple[int, ...]
    lost_on: int
    lost: Units

    def strikes(self, seat: Seat) -> bool:
        return bool(self.lost)


class RevoltQuelled(GalaxyEvent, frozen=True):
    reveals = True

    system: Place
    die: int
    need: int


class SlavesRevolted(GalaxyEvent, frozen=True):
    """A revolt, what it destroyed, and how many slaves are left (SW-18.2.3)."""

    is_blow = True
    reveals = True

    system: Place
    die: int
    dice: tuple[int, ...]
    lost: Units
    left: int


class ContaminationFaded(GalaxyEvent, frozen=True):
    system: Place
    counters: int


# Rules


class ContaminationPhase(Phase[Matter]):
    """Nobody is asked. Contamination comes first, everywhere (SW-18.2.4)."""

    name = "contamination_slave"
    matter = Matter

    def enter(self, course: Course) -> None:
        for at in course.state.sectors.systems:
            if course.state.sectors.system(at).contamination:
                _contaminate(course, at)
        for at in course.state.sectors.systems:
            if course.state.sectors.system(at).slaves:
                _watch_slaves(course, at)
        for at in course.state.sectors.systems:
            _fade(course, at)

    def waiting_on(self, state: State, matter: Matter) -> frozenset[Seat]:
        return frozenset()

    def choices(self, state: State, matter: Matter, seat: Seat) -> tuple[()]:
        return ()


def _contaminate(course: Course, at: At) -> None:
    """A die for everything on the surface; it is lost on the table's number or less (SW-18.1.1)."""
    system, size = course.state.sectors.system(at), course.state.galaxy.systems[at].size
    lost_on = TABLE.lost_on(size, system.contamination)
    rolled = [(unit, course.die()) for unit in units(system)]
    lost = tuple(unit for unit, die in rolled if die <= lost_on)
    manages = manager(course.state, at)
    with telling_of_project(course, at):
        _remove(course, at, lost)
        course.go(with_heir(course.state, at, manages))
    if rolled:
        course.tell(UnitsLost(course.named(at), tuple(die for _, die in rolled), lost_on, unit_names(lost)))


def _remove(course: Course, at: At, lost: tuple[Unit, ...]) -> None:
    sectors = course.state.sectors
    for unit in lost:
        sectors = without_unit(sectors, at, unit)
    course.go(course.state.changed(sectors=sectors))


def revolt_need(system: System) -> int:
    """The number on which the slaves of a system revolt, by their number and the legions' strength (SW-18.2.2). On
    the die's face after the highest, they never do."""
    strength = sum(strength_of(legions) for legions in system.legions.values())
    *ratios, less, none = REVOLT.need
    if not strength:
        return none
    for column, need in zip(REVOLT.columns, ratios, strict=False):
        legions, slaves = map(int, column.split(":"))
        if strength * slaves >= system.slaves * legions:
            return need
    return less


def _watch_slaves(course: Course, at: At) -> None:
    """Structures are destroyed; then slaves are put down to the strength of the legions (SW-18.2.3)."""
    need = revolt_need(course.state.sectors.system(at))
    if need > 6:
        return
    die, where = course.die(), course.named(at)
    if die < need:
        course.tell(RevoltQuelled(where, die, need))
        return
    system = course.state.sectors.system(at)
    rolled = [(unit, course.die()) for unit in structures(system)]
    lost = tuple(unit for unit, fell in rolled if fell >= REVOLT.structure_destroyed)
    _remove(course, at, lost)
    left = min(system.slaves, sum(strength_of(legions) for legions in system.legions.values()))
    course.go(course.state.with_system(at, slaves=left, slaves_used=min(left, system.slaves_used)))
    course.tell(SlavesRevolted(where, die, tuple(fell for _, fell in rolled), unit_names(lost), left))


def _fade(course: Course, at: At) -> None:
    """With the option, a counter goes by itself (SW-18.1.3)."""
    counters, decay = course.state.sectors.system(at).contamination, course.state.options.contamination_decay
    if counters and decay:
        left = max(0, counters - decay)
        course.go(course.state.with_system(at, contamination=left), ContaminationFaded(course.named(at), left))


CONTAMINATION = ContaminationPhase()
