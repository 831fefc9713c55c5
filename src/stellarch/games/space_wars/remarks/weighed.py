"""An order that is being judged: the positions before and after it, as far as anybody can know."""

from collections.abc import Sequence
from functools import cached_property

from stellarch.core import Refused, Seat
from stellarch.games.space_wars.chapters.general import orders_of
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.rules.flow import MOMENTS
from stellarch.games.space_wars.rules.moments import Together
from stellarch.games.space_wars.state import Empire, Sealed, State


class Weighed:
    def __init__(
        self, state: State, seat: Seat, action: Order, names: Sequence[str], before: State, after: State
    ) -> None:
        self.state, self.seat, self.action, self.names = state, seat, action, names
        self.before = before
        """For a form, the position without any of it."""
        self.after = after
        """The same as before where dice or hidden things decide."""

    @cached_property
    def orders(self) -> tuple[Order, ...]:
        return orders_of(self.action)

    @property
    def nothing(self) -> type:
        """What an empty form is about: the kind of matter."""
        return type(self.state.matter)

    def of_kind(self, *kinds: type) -> tuple[Order, ...]:
        return tuple(order for order in self.orders if isinstance(order, kinds))

    @property
    def empires(self) -> tuple[Empire, Empire]:
        """The own one, before and after."""
        return self.before.empires[self.seat], self.after.empires[self.seat]


def weighed(state: State, seat: Seat, action: Order, names: Sequence[str]) -> Weighed:
    moment = MOMENTS.get(type(state.matter))
    if isinstance(moment, Together) and seat in moment.waiting_on(state, state.matter):
        before = moment.draft_of(state, seat, Sealed(moment.rolled(state, seat)))
        return Weighed(state, seat, action, names, before, _drafted(moment, before, seat, action))
    return Weighed(state, seat, action, names, state, _played(state, seat, action))


def _drafted(moment: Together, before: State, seat: Seat, action: Order) -> State:  # type: ignore[type-arg]
    """What orders of a phase in which all decide at the same time come to, for the seat alone."""
    course = Course(before)
    for order in orders_of(action):
        if type(order) in moment.orders and not isinstance(order, moment.with_dice):
            try:
                moment.orders[type(order)](course, seat, order)
            except Refused:  # another partner of a treaty, say, where there is one counter
                continue
    return course.state


def _played(state: State, seat: Seat, action: Order) -> State:
    try:
        step = play.apply(state, seat, action)
    except Refused:  # a goal that is further away than one step
        return state
    return state if any(event.reveals for event in step.events) else step.state
