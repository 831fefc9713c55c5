"""A line of play: orders one after the other in a moment that is open to all, each tried as it is added."""

from stellarch.core import Event, Plan, Refused, Sayable, Seat, Text
from stellarch.core.telling import as_text
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.state import State

_MOST_REASONS = 4


class Line:
    """What a seat means to do, and the state that it comes to as far as anybody can know.

    It is closed once dice were rolled or something came out: what follows is decided when it is known.
    """

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.orders: list[Order] = []
        self._reasons: dict[Sayable, float] = {}
        self._causes: dict[int, Sayable] = {}
        self._told = 0
        self._closed = False
        self._seat = seat
        self._matter = type(state.matter)

    def add(self, order: Order) -> bool:
        """Add an order if it can be played now; whether it was."""
        if self._closed:
            return False
        try:
            step = play.apply(self.state, self._seat, order)
        except Refused:
            return False
        self.state = step.state
        self.orders.append(order)
        self._closed = self._has_turned(step.events)
        return True

    def _has_turned(self, events: tuple[Event, ...]) -> bool:
        """Whether the seat has to look anew: it knows more, is asked something else, or is not asked at all."""
        if any(event.reveals for event in events) or type(self.state.matter) is not self._matter:
            return True
        return self._seat not in play.waiting_on(self.state)

    def is_closed(self) -> bool:
        return self._closed

    def because(self, reason: Sayable, weight: float = 1.0, *, is_plain: bool = False) -> None:
        """A reason, said once; the weightier it is, the sooner. It is that of the last orders for the same piece, but
        for those that have one; unless it is plain from the orders themselves."""
        self._reasons[reason] = max(weight, self._reasons.get(reason, 0.0))
        for place in range(len(self.orders) - 1, self._told - 1, -1):
            if _piece(self.orders[place]) != _piece(self.orders[-1]):
                break
            if not is_plain:
                self._causes[place] = reason
        self._told = len(self.orders)

    def plan(self) -> Plan | None:
        """The plan, with its weightiest reasons; None where there is nothing to do."""
        reasons = sorted(self._reasons, key=lambda reason: -self._reasons[reason])
        causes = tuple(_told(self._causes.get(place)) for place in range(len(self.orders)))
        return Plan(tuple(self.orders), tuple(map(as_text, reasons[:_MOST_REASONS])), causes) if self.orders else None


def _told(cause: Sayable | None) -> Text | None:
    return None if cause is None else as_text(cause)


def _piece(order: Order) -> object:
    """The craft or officer that an order is for."""
    for field in ("craft", "carrier", "freight", "officer", "unit", "team"):
        if (piece := getattr(order, field, None)) is not None:
            return piece if isinstance(piece, tuple) else (piece,)
    return str(order)
