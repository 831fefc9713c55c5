"""What is said to a learner besides an order that is advised."""

from collections.abc import Iterator, Sequence

from stellarch.core import Coaching, Forecast, Part
from stellarch.core.coaching import Coach
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.remarks import parts
from stellarch.games.space_wars.remarks.coaching import coaching
from stellarch.games.space_wars.remarks.otherwise import otherwise
from stellarch.games.space_wars.view import SwView, imagine


class SwCoach(Coach):
    def besides(self, view: SwView, action: Order, expected: Forecast, names: Sequence[str]) -> Coaching:
        assert view.you is not None
        return coaching(imagine(view, "coach"), view.you, action, names)

    def otherwise(self, view: SwView, action: Order) -> Iterator[Order]:
        assert view.you is not None
        return otherwise(imagine(view, "otherwise"), view.you, action)

    def parts(self, view: SwView, action: Order, names: Sequence[str]) -> Sequence[Part]:
        assert view.you is not None
        return tuple(parts(view, imagine(view, "parts"), view.you, action, names))
