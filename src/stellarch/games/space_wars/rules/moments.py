"""What a moment of the game is to the flow: who is asked, what they may answer, what an answer does, what follows.

`Moment` handles one kind of matter (`state.matters`). `Phase` is a moment that the turn comes to by itself. `Together`
is a phase in which all decide at the same time: orders are sealed and carried out when all are in.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import ClassVar, Generic, TypeVar

from msgspec.structs import replace

from stellarch.core import Refused, Sayable, Seat, Step, Template
from stellarch.core.forms import Line, Rest, line_by_line
from stellarch.core.rules import YourTurn
from stellarch.games.space_wars.chapter import Bar, Carry, Choices, Course, Order, State, bar, require
from stellarch.games.space_wars.chapters.general import (
    DiceFirst,
    DiceRolled,
    End,
    Form,
    NotAsked,
    NothingSealed,
    OrderLeftOut,
    OrdersOpened,
    OrdersSealed,
)
from stellarch.games.space_wars.rules.forms import blank_form, costs_and_leaves, counted
from stellarch.games.space_wars.rules.giving import set_aside
from stellarch.games.space_wars.state import Matter, Sealed

M = TypeVar("M", bound=Matter)


class Moment(ABC, Generic[M]):
    """How one kind of matter is handled."""

    matter: type[M]
    kind: ClassVar[str] = ""
    """Which decision it is (`Decision.kind`), stable, for programs; nothing where nobody is ever asked."""
    asks: ClassVar[Sayable] = YourTurn()
    """What is asked, as a heading."""
    orders: ClassVar[Mapping[type, Carry]]
    """The orders that answer it, each with the function that carries it out."""

    def heading(self, matter: M) -> Sayable:
        """What is asked just now."""
        return self.asks

    @abstractmethod
    def waiting_on(self, state: State, matter: M) -> frozenset[Seat]:
        """Who owes a decision; nobody: it goes on by itself."""

    @abstractmethod
    def choices(self, state: State, matter: M, seat: Seat) -> Choices:
        """What a seat that is waited on may answer, always in the same order."""

    def default(self, state: State, matter: M, seat: Seat) -> Order:
        """What is played for a seat that does not answer: the first choice that is no template."""
        return next(choice for choice in self.choices(state, matter, seat) if not isinstance(choice, Template))

    def forms(self, state: State, seat: Seat, choices: Iterable[Order | Template]) -> tuple[Template, ...]:
        """What of these choices may be ordered all at once, to be filled in (SW-23.3)."""
        return ()

    def lines(self, state: State, seat: Seat, form: Order) -> tuple[Line, ...]:
        """What each order of a form would come to (SW-23.3.2)."""
        return ()

    def rest(self, state: State, seat: Seat, form: Form) -> Rest:
        """What a form would leave, where that is worth saying."""
        return Rest()

    def takes(self, order: Order) -> bool:
        """Whether an order is of a kind that is asked for now."""
        return type(order) in self.orders

    def apply(self, course: Course, seat: Seat, order: Order) -> None:
        self.orders[type(order)](course, seat, order)

    def carry_or_skip(self, course: Course, seat: Seat, order: Order) -> bool:
        """Whether an order that was given ahead could be carried out; if not, its player is told why (SW-23.3.4)."""
        try:
            self.apply(course, seat, order)
        except Refused as refusal:
            course.tell(OrderLeftOut(seat, order.alike(), refusal.rule or "", refusal.why))
            return False
        return True

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

    has_form: ClassVar[bool] = True
    """Whether all is ordered in one form, called by its kind (SW-23.3.1); else a seat is done with one order."""
    costs_credits: ClassVar[bool] = False
    """Whether its orders are paid for."""
    with_dice: ClassVar[tuple[type, ...]] = ()
    """Orders whose dice fall at once, for their player alone: they come before a form, and stand (SW-23.3.5)."""

    def taking_part(self, state: State) -> tuple[Seat, ...]:
        """Those who decide, in the order in which their orders are carried out."""
        return state.living

    def waiting_on(self, state: State, matter: M) -> frozenset[Seat]:
        return frozenset(seat for seat in self.taking_part(state) if not sealed_by(state, seat).done)

    def takes(self, order: Order) -> bool:
        return super().takes(order) or (isinstance(order, (End, Form)) and self.has_form)

    def replaces(self, state: State, seat: Seat, order: Order) -> bool:
        """Whether an order of a seat that is done takes the place of what it has sealed (SW-23.3.7)."""
        return sealed_by(state, seat).done and (
            isinstance(order, Form) if self.has_form else type(order) in self.orders
        )

    def apply(self, course: Course, seat: Seat, order: Order) -> None:
        sealed = sealed_by(course.state, seat)
        if isinstance(order, Form):
            sealed = self._filled_in(course.state, seat, order)
        elif isinstance(order, End):
            sealed = _with_draft(replace(sealed, done=True), self.draft(course.state, seat))
        else:
            if not self.has_form:  # another choice takes the place of the first
                sealed = _NOTHING
            sealed = self._with_order(course.state, seat, sealed, order)
        was_done = sealed_by(course.state, seat).done
        course.go(course.state.changed(sealed={**course.state.sealed, seat: sealed}))
        if sealed.done and not was_done:
            course.tell(OrdersSealed(seat, self.name))

    def _with_order(self, state: State, seat: Seat, sealed: Sealed, order: Order) -> Sealed:
        tried = Course(self.draft_of(state, seat, sealed))
        self.orders[type(order)](tried, seat, order)
        return _with_draft(Sealed((*sealed.orders, order), done=not self.has_form), tried.state)

    def _filled_in(self, state: State, seat: Seat, form: Form) -> Sealed:
        """Each order in its place; one that cannot be carried out is named, and nothing has changed (SW-23.3.2)."""
        sealed = Sealed(self.rolled(state, seat))
        for place, order in enumerate(form.orders):
            try:
                self.require_fit(order)
                sealed = self._with_order(state, seat, sealed, order)
            except Refused as refusal:
                raise refusal.inside("orders", place, stands=place) from None
        return _with_draft(replace(sealed, done=True), self.draft_of(state, seat, sealed))

    def hand_in(self, course: Course, seat: Seat, orders: Iterable[Order]) -> None:
        """A form that was filled in ahead."""
        for order in orders:
            self.carry_or_skip(course, seat, order)
        self.apply(course, seat, End())

    def require_fit(self, order: Order) -> None:
        """Raises Refused where a form of this phase has no place for an order."""
        if type(order) not in self.orders:
            raise NotAsked().illegal()
        if isinstance(order, self.with_dice):  # else a refusal of what follows would tell how they fall
            raise DiceFirst().illegal()

    def forms(self, state: State, seat: Seat, choices: Iterable[Order | Template]) -> tuple[Template, ...]:
        if not self.has_form:
            return ()
        blank = blank_form(self.kind, (choice for choice in choices if not isinstance(choice, self.with_dice)))
        return () if blank is None else (blank,)

    def lines(self, state: State, seat: Seat, form: Order) -> tuple[Line, ...]:
        if not self.has_form or not isinstance(form, Form):
            return ()

        def carry(draft: State, order: Order) -> Step[State]:
            self.require_fit(order)
            course = Course(draft)
            self.orders[type(order)](course, seat, order)
            return course.step

        rolled = self.draft_of(state, seat, Sealed(self.rolled(state, seat)))
        return line_by_line(rolled, form.orders, carry, partial(costs_and_leaves, seat=seat))

    def rest(self, state: State, seat: Seat, form: Form) -> Rest:
        if not self.costs_credits:
            return Rest()
        return Rest(counted("credits", self.after(state, seat, form).empires[seat].credits))

    def after(self, state: State, seat: Seat, form: Form) -> State:
        """The draft of a seat with the orders of a form that can stand."""
        course = Course(self.draft_of(state, seat, Sealed(self.rolled(state, seat))))
        for order in form.orders:
            with suppress(Refused):
                self.require_fit(order)
                self.orders[type(order)](course, seat, order)
        return course.state

    def usual(self, draft: State, seat: Seat) -> Order | None:
        """What standing orders or the table of SW-23 order next for a seat; None where that is all."""
        return None

    def default(self, state: State, matter: M, seat: Seat) -> Order:
        """The form as standing orders fill it in, after what the seat has ordered by itself (SW-23.3.8)."""
        if not self.has_form:
            return super().default(state, matter, seat)
        orders = list(sealed_by(state, seat).orders[len(self.rolled(state, seat)) :])
        course = Course(self.draft(state, seat))
        while (order := self.usual(course.state, seat)) is not None:
            if isinstance(order, self.with_dice):
                return order
            self.orders[type(order)](course, seat, order)
            orders.append(order)
        return Form(tuple(orders))

    def draft(self, state: State, seat: Seat) -> State:
        """The state as it is for one seat, with what it has ordered so far."""
        return self.draft_of(state, seat, sealed_by(state, seat))

    def draft_of(self, state: State, seat: Seat, sealed: Sealed) -> State:
        if not sealed.orders:
            return set_aside(state, seat)
        kept: State | None = sealed.__dict__.get("draft")
        if kept is None:
            course = Course(set_aside(state, seat))
            self._carry_out(course, seat, sealed)
            kept = sealed.__dict__["draft"] = course.state
        return kept

    def revise(self, course: Course, seat: Seat) -> None:
        """Take the sealed orders back, while others are still to come in (SW-23.3.7), but for those up to the last
        that a die was rolled for."""
        require(self.bars_revising(course.state, seat))
        rolled = self.rolled(course.state, seat)
        left = {other: sealed for other, sealed in course.state.sealed.items() if other != seat}
        course.go(course.state.changed(sealed={**left, seat: Sealed(rolled)} if rolled else left))

    def bars_revising(self, state: State, seat: Seat) -> Bar | None:
        """Why a seat cannot take back what it has sealed; None when it can."""
        if seat not in state.sealed:
            return bar(NothingSealed)
        rolled = self.rolled(state, seat)
        return bar(DiceRolled) if rolled and rolled == sealed_by(state, seat).orders else None

    def rolled(self, state: State, seat: Seat) -> tuple[Order, ...]:
        """The orders of a seat up to the last that a die was rolled for."""
        orders = sealed_by(state, seat).orders
        last = max((place for place, order in enumerate(orders, 1) if isinstance(order, self.with_dice)), default=0)
        return orders[:last]

    def go_on(self, course: Course, matter: M) -> None:
        if course.state.sealed:
            course.tell(OrdersOpened(self.name))
        super().go_on(course, matter)

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


def _with_draft(sealed: Sealed, draft: State) -> Sealed:
    """Kept, so that it need not be worked out again for the next order."""
    sealed.__dict__["draft"] = draft
    return sealed


_NOTHING = Sealed()
