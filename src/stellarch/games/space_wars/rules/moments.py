"""What a moment of the game is to the flow: who is asked, what they may answer, what an answer does, what follows.

`Moment` handles one kind of matter (`state.matters`). `Phase` is a moment that the turn comes to by itself. `Together`
is a phase in which all decide at the same time: orders are sealed and carried out when all are in.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from stellarch.core import Seat, Template, Text
from stellarch.core.errors import within
from stellarch.games.space_wars.actions import AnyAction, Form
from stellarch.games.space_wars.actions.general import End
from stellarch.games.space_wars.events.general import OrdersSealed
from stellarch.games.space_wars.refusals import general as refusals
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import Matter, Sealed, State

M = TypeVar("M", bound=Matter)
Carry = Callable[[Course, Seat, Any], None]
"""Carries an order out, or raises Refused and has changed nothing."""
Choices = Iterable[AnyAction | Template]


class Moment(ABC, Generic[M]):
    """How one kind of matter is handled."""

    matter: type[M]
    asks: ClassVar[Text] = Text("It is your turn", "À vous de jouer")
    """What is asked, as a heading."""
    orders: ClassVar[Mapping[type, Carry]]
    """The orders that answer it, each with the function that carries it out."""

    @abstractmethod
    def waiting_on(self, state: State, matter: M) -> frozenset[Seat]:
        """Who owes a decision; nobody: it goes on by itself."""

    @abstractmethod
    def choices(self, state: State, matter: M, seat: Seat) -> Choices:
        """What a seat that is waited on may answer, always in the same order."""

    def default(self, state: State, matter: M, seat: Seat) -> AnyAction:
        """What is played for a seat that does not answer: the first choice that is no template."""
        return next(choice for choice in self.choices(state, matter, seat) if not isinstance(choice, Template))

    def takes(self, order: AnyAction) -> bool:
        """Whether an order is of a kind that is asked for now."""
        return type(order) in self.orders

    def apply(self, course: Course, seat: Seat, order: AnyAction) -> None:
        self.orders[type(order)](course, seat, order)

    @abstractmethod
    def go_on(self, course: Course, matter: M) -> None:
        """One step that needs no decision; the last one takes the matter off the table."""


class Phase(Moment[M]):
    """A moment that every turn, or the beginning, comes to."""

    name: ClassVar[str]

    @abstractmethod
    def enter(self, course: Course) -> None:
        """The phase begins: what happens by itself, and the matter that it lays on the table, if any."""

    def go_on(self, course: Course, matter: M) -> None:
        self.leave(course)

    def leave(self, course: Course) -> None:
        """The phase is over."""
        course.go(course.state.with_stage(None))


class Together(Phase[M]):
    """A phase without interaction between players (SW-4.1.3): all decide at the same time, and nobody is shown what
    others do until the last one is done (SW-24.1.3).

    An order is tried on the seat's own draft: the state with all that it has ordered so far. When all are done the
    orders are carried out, player by player in turn order.
    """

    one_order: ClassVar[bool] = False
    """Whether a seat is done with its first order, rather than with `End`."""
    with_dice: ClassVar[tuple[type, ...]] = ()
    """Orders whose dice fall at once, for their player alone: they come before a form, and stand (SW-23.3.5)."""

    def taking_part(self, state: State) -> tuple[Seat, ...]:
        """Those who decide, in the order in which their orders are carried out."""
        return state.living

    def waiting_on(self, state: State, matter: M) -> frozenset[Seat]:
        return frozenset(seat for seat in self.taking_part(state) if not sealed_by(state, seat).done)

    def takes(self, order: AnyAction) -> bool:
        return super().takes(order) or (isinstance(order, (End, Form)) and not self.one_order)

    def apply(self, course: Course, seat: Seat, order: AnyAction) -> None:
        if isinstance(order, Form):
            self._file(course, seat, order)
            return
        sealed = sealed_by(course.state, seat)
        draft = self.draft(course.state, seat)
        if isinstance(order, End):
            sealed = replace(sealed, done=True)
        else:
            tried = Course(draft)
            self.orders[type(order)](tried, seat, order)
            sealed, draft = replace(sealed, orders=(*sealed.orders, order), done=self.one_order), tried.state
        sealed.__dict__["draft"] = draft
        course.go(course.state.changed(sealed={**course.state.sealed, seat: sealed}))
        if sealed.done:
            course.tell(OrdersSealed(seat, self.name))

    def _file(self, course: Course, seat: Seat, form: Form) -> None:
        """Each order in its place; one that cannot be carried out is named, and nothing has changed (SW-23.3.2)."""
        tried = Course(course.state)
        if self.rolled(course.state, seat) != sealed_by(course.state, seat).orders:
            self.revise(tried, seat)
        for place, order in enumerate(form.orders):
            with within("orders", place):
                if type(order) not in self.orders:
                    raise refusals.NOT_ASKED.illegal()
                if isinstance(order, self.with_dice):  # else a refusal of what follows would tell how they fall
                    raise refusals.DICE_FIRST.illegal()
                self.apply(tried, seat, order)
        self.apply(tried, seat, End())
        course.go(tried.state, *tried.events)

    def draft(self, state: State, seat: Seat) -> State:
        """The state as it is for one seat, with what it has ordered so far."""
        sealed = sealed_by(state, seat)
        if not sealed.orders:
            return state
        kept: State | None = sealed.__dict__.get("draft")
        if kept is None:
            course = Course(state)
            self._carry_out(course, seat, sealed)
            kept = sealed.__dict__["draft"] = course.state
        return kept

    def revise(self, course: Course, seat: Seat) -> None:
        """Take the sealed orders back, while others are still to come in (SW-23.3.7), but for those up to the last
        that a die was rolled for."""
        if seat not in course.state.sealed:
            raise refusals.NOTHING_SEALED.illegal()
        rolled = self.rolled(course.state, seat)
        if rolled and rolled == sealed_by(course.state, seat).orders:
            raise refusals.DICE_ROLLED.illegal()
        left = {other: sealed for other, sealed in course.state.sealed.items() if other != seat}
        course.go(course.state.changed(sealed={**left, seat: Sealed(rolled)} if rolled else left))

    def rolled(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        """The orders of a seat up to the last that a die was rolled for."""
        orders = sealed_by(state, seat).orders
        last = max((place for place, order in enumerate(orders, 1) if isinstance(order, self.with_dice)), default=0)
        return orders[:last]

    def leave(self, course: Course) -> None:
        self.carry_out_all(course)
        super().leave(course)

    def carry_out_all(self, course: Course) -> None:
        """What was sealed happens, player by player."""
        sealed = course.state.sealed
        course.go(course.state.changed(sealed={}))
        for seat in self.taking_part(course.state):
            if seat in sealed:
                self._carry_out(course, seat, sealed[seat])

    def _carry_out(self, course: Course, seat: Seat, sealed: Sealed) -> None:
        for order in sealed.orders:
            self.orders[type(order)](course, seat, order)


def sealed_by(state: State, seat: Seat) -> Sealed:
    return state.sealed.get(seat, _NOTHING)


_NOTHING = Sealed()
