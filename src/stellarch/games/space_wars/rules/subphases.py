"""SW-9.1: the sub-phases of the players, step by step.

A step is a list of doings of the chapters.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from stellarch.core import Sayable, Seat, Template
from stellarch.games.space_wars.chapter import Course, Doing, Order, State
from stellarch.games.space_wars.chapters.capital import close, found_capitals
from stellarch.games.space_wars.chapters.elimination import check_elimination
from stellarch.games.space_wars.chapters.general import End, NotAsked, StepEnded, SubPhaseBegun
from stellarch.games.space_wars.contents import DOINGS
from stellarch.games.space_wars.rules.headings import Heading
from stellarch.games.space_wars.rules.moments import Phase
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.game import SUBPHASE_STEPS

STEPS: Mapping[str, tuple[Doing, ...]] = {
    step: tuple(doing for doing in DOINGS if step in doing.steps) for step in SUBPHASE_STEPS
}
"""The steps of a sub-phase in their order (SW-9.1.1), and what may be done in each."""


def is_acting(state: State, seat: Seat) -> bool:
    """Whether it is a player's turn to act in a sub-phase."""
    matter = state.matter
    return isinstance(matter, SubPhases) and bool(matter.groups) and matter.groups[0][matter.acting] == seat


def groups(state: State) -> tuple[tuple[Seat, ...], ...]:
    """Who has a sub-phase, in turn order; allies share one at the place of the earlier of them (SW-4.1.4)."""
    found: list[tuple[Seat, ...]] = []
    for seat in state.living:
        ally = state.politics.ally_of(seat)
        if ally is None or not state.empires[ally].alive:
            found.append((seat,))
        elif (ally, seat) not in found:
            found.append((seat, ally))
    return tuple(found)


class SubPhasesPhase(Phase[SubPhases]):
    """In turn order each player moves, then fights, bombards, invades, and closes (SW-4.3.5)."""

    name = "player_subphases"
    matter = SubPhases
    kind = "subphases"
    asks = Heading.MOVE

    def heading(self, matter: SubPhases) -> Sayable:
        return _HEADINGS.get(matter.step, self.asks)

    def enter(self, course: Course) -> None:
        order = groups(course.state)
        course.go(course.state.with_stage(SubPhases(order, next(iter(STEPS)))), SubPhaseBegun(order[0]))
        found_capitals(course)

    def waiting_on(self, state: State, matter: SubPhases) -> frozenset[Seat]:
        if not matter.groups:
            return frozenset()
        seat = matter.groups[0][matter.acting]
        return frozenset({seat}) if state.empires[seat].alive and _is_asked(state, matter, seat) else frozenset()

    def choices(self, state: State, matter: SubPhases, seat: Seat) -> Iterator[Order | Template]:
        for doing in STEPS[matter.step]:
            yield from doing.choices(state, seat)
        yield End()

    def default(self, state: State, matter: SubPhases, seat: Seat) -> Order:
        usual = (order for doing in STEPS[matter.step] for order in doing.usual(state, seat))
        return next(usual, End())

    def apply(self, course: Course, seat: Seat, order: Order) -> None:
        is_of_step = any(type(order) in doing.orders for doing in STEPS[course.state.at_hand(SubPhases).step])
        if not is_of_step and not isinstance(order, End):
            raise NotAsked().illegal()
        super().apply(course, seat, order)

    def go_on(self, course: Course, matter: SubPhases) -> None:
        if matter.groups:
            _go_further(course)
        else:
            self.leave(course)


_HEADINGS = {
    "space_battle": Heading.ATTACK,
    "bombardment": Heading.BOMBARD,
    "ground_battle": Heading.LAND,
}


def _is_asked(state: State, matter: SubPhases, seat: Seat) -> bool:
    """Whether there is anything of what a step is for."""
    occasions = [doing.occasions for doing in STEPS[matter.step] if doing.occasions is not None]
    return not occasions or any(True for found in occasions for _ in found(state, seat))


def _end(course: Course, seat: Seat, order: End) -> None:
    course.tell(StepEnded(seat, course.state.at_hand(SubPhases).step))
    _go_further(course)


def _go_further(course: Course) -> None:
    """To the ally, the next step, or the next sub-phase (SW-9.1.3)."""
    matter = course.state.at_hand(SubPhases)
    if matter.acting + 1 < len(matter.groups[0]):
        course.go(course.state.with_matter(replace(matter, acting=matter.acting + 1)))
        return
    steps = list(STEPS)
    later = steps[steps.index(matter.step) + 1 :]
    if later:
        course.go(course.state.with_matter(replace(matter, step=later[0], acting=0, rewards=())))
        return
    left = matter.groups[1:]
    for seat in matter.groups[0]:
        if course.state.empires[seat].alive:
            close(course, seat, matter.capitals.get(seat))
    course.go(course.state.with_stage(SubPhases(left, steps[0])))
    check_elimination(course)
    alive = tuple(playing for group in left if (playing := _alive(course.state, group)))  # SW-19.4.3
    course.go(course.state.with_stage(SubPhases(alive, steps[0])))
    if course.state.over:
        return
    if alive:
        course.tell(SubPhaseBegun(alive[0]))
    found_capitals(course)


def _alive(state: State, group: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in group if state.empires[seat].alive)


SubPhasesPhase.orders = {
    End: _end,
    **{order: carry for doings in STEPS.values() for doing in doings for order, carry in doing.orders.items()},
}
SUB_PHASES = SubPhasesPhase()
