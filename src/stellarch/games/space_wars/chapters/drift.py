"""SW-5.1, SW-5.2: the event phase. Events and missions appear, continuum breaks roll, older events move."""

from msgspec.structs import replace

from stellarch.core import Fact, Seat, Weight
from stellarch.games.space_wars.chapter import Course, GalaxyEvent, State
from stellarch.games.space_wars.chapters import effects
from stellarch.games.space_wars.chapters.effects import Cause, HappeningGone, MissionGone
from stellarch.games.space_wars.geometry import CORE, At, place_of, ring_of, sector, spoke
from stellarch.games.space_wars.nouns import EventKind, MissionKind, Place
from stellarch.games.space_wars.rules.moments import Phase
from stellarch.games.space_wars.state import Happening
from stellarch.games.space_wars.state.matters import Drifting
from stellarch.games.space_wars.tables.happenings import DRIFT, EVENT_TABLE, EVENTS, MISSIONS, TYPOLOGY

# Events


class CoreRolled(GalaxyEvent, frozen=True):
    """The die of the event phase (SW-5.1.1); of a continuum break where that is the place (SW-5.3.1)."""

    weight = Weight.DETAIL
    reveals = True

    at: Place
    die: int
    outcome: str


class HappeningAppeared(GalaxyEvent, frozen=True):
    reveals = True

    number: int
    kind: EventKind
    at: Place
    dice: tuple[int, int]


class NoCounterLeft(GalaxyEvent, frozen=True):
    """All counters of a type are in play, so nothing appears (SW-5.1.3)."""

    reveals = True

    kind: EventKind
    dice: tuple[int, int]


class MissionAppeared(GalaxyEvent, frozen=True):
    reveals = True

    mission: MissionKind
    at: Place
    dice: tuple[int, ...] = ()

    @Fact
    def level(self) -> int:
        return MISSIONS[self.mission].level


class HappeningRolled(GalaxyEvent, frozen=True):
    """The dice for direction and speed (SW-5.2.2)."""

    weight = Weight.DETAIL
    reveals = True

    number: int
    kind: EventKind
    dice: tuple[int, int]

    @Fact
    def direction(self) -> int:
        return self.dice[0]

    @Fact
    def speed(self) -> int:
        return self.dice[1]


class HappeningMoved(GalaxyEvent, frozen=True):
    """One sector further (SW-5.2.2)."""

    number: int
    kind: EventKind
    origin: Place
    target: Place


# Rules


class EventPhase(Phase[Drifting]):
    """Nobody is asked, but what an event does may lead to a decision; then the phase waits (SW-4.3.1)."""

    name = "event"
    matter = Drifting

    def enter(self, course: Course) -> None:
        before = course.state.happenings.events
        breaks = tuple(event.number for event in before if event.kind == "continuum_break")
        course.go(course.state.with_stage(Drifting(breaks, tuple(event.number for event in before))))
        near = sum(ring_of(event.at) <= 1 for event in before)
        _roll(course, near)

    def waiting_on(self, state: State, matter: Drifting) -> frozenset[Seat]:
        return frozenset()

    def choices(self, state: State, matter: Drifting, seat: Seat) -> tuple[()]:
        return ()

    def go_on(self, course: Course, matter: Drifting) -> None:
        if matter.breaks:
            course.go(course.state.with_stage(replace(matter, breaks=matter.breaks[1:])))
            _break(course, matter.breaks[0])
        elif matter.movers:
            _move(course, matter)
        else:
            self.leave(course)


# New events and missions


def _roll(course: Course, near: int, maker: Happening | None = None) -> None:
    """A die on the event and mission table, for the core (SW-5.1.1) or for a continuum break (SW-5.3.1)."""
    die = course.die()
    outcome = EVENT_TABLE.outcome(near, die)
    course.tell(CoreRolled(course.named(CORE if maker is None else maker.at), die, outcome))
    if outcome == "event":
        _new_event(course, maker)
    elif outcome != "none":
        _new_mission(course, int(outcome[-1]), maker)


def _break(course: Course, number: int) -> None:
    maker = course.state.happenings.find(number)
    if maker is not None:
        around = (maker.at, *course.state.galaxy.board.neighbours[maker.at])
        near = sum(other.at in around for other in course.state.happenings.events if other.number != number)
        _roll(course, near, maker)


def _new_event(course: Course, maker: Happening | None) -> None:
    """Two dice on the typology list (SW-5.1.2). What a break makes acts at once, but not in the core (SW-5.2.7)."""
    first, second = course.dice(2)
    kind, at = TYPOLOGY[10 * first + second], CORE if maker is None else maker.at
    if course.state.happenings.count(kind) >= EVENTS[kind].limit:
        course.tell(NoCounterLeft(kind, (first, second)))
        return
    happenings, event = course.state.happenings.with_new(kind, at)
    appeared = HappeningAppeared(event.number, kind, course.named(at), (first, second))
    course.go(course.state.changed(happenings=happenings), appeared)
    if maker is not None and kind == "black_hole":
        effects.act(course, event, at)
        if course.state.happenings.find(event.number) is not None:
            effects.spend(course, event, at)  # the break and the hole it made are both gone (SW-5.3.2)
    elif at != CORE:
        effects.act(course, event, at)


def _new_mission(course: Course, level: int, maker: Happening | None) -> None:
    """A random unused mission of the level (SW-5.1.4), at a random place, or where the break is (SW-R.23)."""
    state = course.state
    used = {*state.happenings.missions, *state.happenings.solved}
    unused = [mission.id for mission in MISSIONS.values() if mission.level == level and mission.id not in used]
    if not unused:
        return
    mission = state.chance.choice(unused, "mission", state.rolls)
    at, dice = _random_place(course) if maker is None else (maker.at, ())
    happenings = course.state.happenings.with_mission(mission, at)
    course.go(course.state.changed(happenings=happenings), MissionAppeared(mission, course.named(at), dice))
    if course.state.galaxy.is_closed(at) or course.state.happenings.is_at("black_hole", at):
        happenings = course.state.happenings.without_missions(mission)
        course.go(course.state.changed(happenings=happenings), MissionGone(mission, course.named(at)))


def _random_place(course: Course) -> tuple[At, tuple[int, ...]]:
    """Direction of the spoke, ring, and sectors clockwise from there; a ring too many is rolled again (SW-5.1.5)."""
    before = course.state.rolls
    direction, ring = course.die(), course.die()
    while ring > course.state.galaxy.board.rings:
        ring = course.die()
    along = course.die()
    return sector(ring, place_of(spoke(direction, ring)) + along), course.fallen_since(before)


# Movement


def _move(course: Course, matter: Drifting) -> None:
    """One thing that happens to the first mover: it rolls, goes one sector, or is done."""
    event = course.state.happenings.find(matter.movers[0])
    if event is None or (matter.rolls and not matter.steps and not matter.again):
        course.go(course.state.with_stage(Drifting(matter.breaks, matter.movers[1:])))
    elif matter.steps:
        course.go(course.state.with_stage(replace(matter, steps=matter.steps - 1)))
        _step(course, event, matter.direction)
    else:
        direction, speed = course.dice(2)
        again = speed == DRIFT.extra_move_on and matter.rolls < DRIFT.max_extra_moves
        rolled = replace(matter, rolls=matter.rolls + 1, direction=direction, steps=DRIFT.speed[speed - 1], again=again)
        course.go(course.state.with_stage(rolled), HappeningRolled(event.number, event.kind, (direction, speed)))


def _step(course: Course, event: Happening, direction: int) -> None:
    """Into the next sector, with its effects there, unless that is the end of it (SW-5.2.4, SW-5.2.5)."""
    state = course.state
    target = state.galaxy.board.beyond(event.at, direction)
    end = _end(state, event, target)
    if target is not None:
        course.tell(HappeningMoved(event.number, event.kind, course.named(event.at), course.named(target)))
    if end is not None:
        gone = HappeningGone(event.number, event.kind, course.named(event.at if target is None else target), end)
        course.go(state.changed(happenings=state.happenings.without(event.number)), gone)
    elif target is not None:
        course.go(state.changed(happenings=state.happenings.with_moved(event.number, target)))
        effects.act(course, event, target)


def _end(state: State, event: Happening, target: At | None) -> Cause | None:
    """Why an event comes to its end there; None where it does not."""
    if target is None:
        return "left"
    if state.galaxy.is_closed(target):
        return "core" if target == CORE else "supernova"
    if event.kind != "black_hole" and state.happenings.is_at("black_hole", target):
        return "black_hole"
    return None


EventPhase.orders = {}
EVENT_PHASE = EventPhase()
