"""Forms: one action that holds many orders.

A form comes to the same as its orders given one after the other, but counts as one action and is checked as a whole:
where an order in it cannot stand, nothing of it is done, and the refusal says which.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from stellarch.core.errors import Refused, Way
from stellarch.core.seats import Seat
from stellarch.core.text import Text
from stellarch.core.values import Action, S, Step

O = TypeVar("O")  # noqa: E741 - an order, as S is a state

CarryOne = Callable[[S, O], Step[S]]
"""Carries one order out, or raises Refused."""


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


class Forms:
    """What is said of a form while it is being filled in; by default nothing. The state is imagined from a view."""

    def lines(self, state: Any, seat: Seat, action: Any) -> tuple[Line, ...]:
        """What each order of a form would come to, one after the other, whether or not all of it can stand."""
        return ()

    def rest(self, state: Any, seat: Seat, action: Any) -> Rest:
        """What would remain after a form."""
        return Rest()


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
