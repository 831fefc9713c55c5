"""Forms: one action that holds many orders; and forms that stay sealed until all of them are in.

A form comes to the same as its orders given one after the other, but counts as one action and is checked as a whole:
where an order in it cannot stand, nothing of it is done, and the refusal says which. Where several seats fill in forms
at the same time, `Sealed` keeps them: who is in is seen, what is in is not.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from stellarch.core.course import Course
from stellarch.core.errors import Refused, Way
from stellarch.core.seats import Seat
from stellarch.core.text import Text
from stellarch.core.values import Action, Event, S, Step

O = TypeVar("O")  # noqa: E741 - an order, as S is a state
F = TypeVar("F")

CarryOne = Callable[[S, O], Step[S]]
"""Carries one order out, or raises Refused."""


def carried_out(
    state: S,
    orders: Sequence[O],
    carry: CarryOne[S, O],
    *,
    field: str = "orders",
    skipped: Callable[[O, Refused], Event] | None = None,
) -> Step[S]:
    """What a list of orders leads to, one after the other. The first that cannot stand is refused with its place in the
    list, which stands in this field of the form; but where there is a fact to tell of it, it is skipped."""
    course = Course(state)
    for place, order in enumerate(orders):
        try:
            step = carry(course.state, order)
        except Refused as refusal:
            if skipped is None:
                raise refusal.inside(field, place, stands=place) from None
            course.tell(skipped(order, refusal))
        else:
            course.go(step.state, *step.events)
    return course.step


class Line(msgspec.Struct, frozen=True):
    """One order of a form that is being filled in: whether it stands after those before it, and what it costs."""

    stands: bool
    rule: str | None = None
    why: Text | None = None
    about: tuple[str, ...] = ()
    at: Way = ()
    """Which part of the order is refused: the way to it in its plain form."""
    costs: Text | None = None
    leaves: Text | None = None


class Rest(msgspec.Struct, frozen=True):
    """What remains once the orders of a form that can stand are carried out."""

    left: Text | None = None
    """What there is still to spend."""
    further: tuple[Action, ...] = ()
    """The orders that could come next."""
    brings: Text | None = None
    """What the form leads to, in a few words for the button that sends it."""


def line_by_line(
    state: S,
    orders: Sequence[O],
    carry: CarryOne[S, O],
    told: Callable[[S, S], tuple[Text | None, Text | None]],
) -> tuple[Line, ...]:
    """What each order of a list comes to, after those before it that stand; `told` says what one costs and leaves, from
    the states before and after it."""
    lines = []
    for order in orders:
        try:
            after = carry(state, order).state
        except Refused as refusal:
            lines.append(Line(False, refusal.rule, refusal.why, refusal.about, refusal.at))
        else:
            costs, leaves = told(state, after)
            lines.append(Line(True, costs=costs, leaves=leaves))
            state = after
    return tuple(lines)


class SealedForm(Action, frozen=True):
    """An action that only its seat knows, for as long as the game lasts: what came of it, events tell."""

    def seen_by(self, actor: Seat, viewer: Seat | None) -> Action | None:
        return self if viewer == actor else None


class Sealed(msgspec.Struct, Generic[F], frozen=True):
    """The forms of one decision that several seats make at the same time. One may be replaced until the last is in."""

    owed: tuple[Seat, ...]
    """Who fills one in, in the order in which they will be carried out."""
    forms: Mapping[Seat, F] = {}

    @property
    def missing(self) -> frozenset[Seat]:
        return frozenset(self.owed) - self.forms.keys()

    def with_form(self, seat: Seat, form: F) -> "Sealed[F]":
        return replace(self, forms={**self.forms, seat: form})

    def opened(self) -> Iterator[tuple[Seat, F]]:
        """Every form, in the order in which they are carried out."""
        assert not self.missing, f"the forms of {sorted(self.missing)} are not in"
        return ((seat, self.forms[seat]) for seat in self.owed)

    def seen_by(self, viewer: Seat | None) -> "Sealed[F | None]":
        """Who is in; of what is in, only the viewer's own."""
        return Sealed(self.owed, {seat: form if seat == viewer else None for seat, form in self.forms.items()})

    @staticmethod
    def imagined(seen: "Sealed[F | None]", guessed: Callable[[Seat], F]) -> "Sealed[F]":
        """Forms that would look like this, with a guess for each that is not seen."""
        forms = {seat: guessed(seat) if form is None else form for seat, form in seen.forms.items()}
        return Sealed(seen.owed, forms)
