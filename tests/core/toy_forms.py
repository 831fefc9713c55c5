"""Forms that stay sealed until all of them are in: who is in is seen, what is in is not."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from stellarch.core.course import Course
from stellarch.core.errors import Refused
from stellarch.core.forms import CarryOne, O
from stellarch.core.seats import Seat
from stellarch.core.values import Action, Event, S, Step

F = TypeVar("F")


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
