"""Events that belong to no chapter."""

from stellarch.core import Event, Seat


class OrdersSealed(Event, frozen=True):
    """A player is done with a phase in which all decide at the same time (SW-24.1.3)."""

    seat: Seat
    phase: str


class OrdersOpened(Event, frozen=True):
    """The last one is done: what was sealed comes out, and can no longer be taken back (SW-24.1.3)."""

    reveals = True
    phase: str


class TurnBegun(Event, frozen=True):
    turn: int
