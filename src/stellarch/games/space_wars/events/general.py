"""Events that belong to no chapter."""

from collections.abc import Sequence

from stellarch.core import Event, Seat, Text


class OrdersSealed(Event, frozen=True):
    """A player is done with a phase in which all decide at the same time (SW-24.1.3)."""

    seat: Seat
    phase: str

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(f"{who} is ready.", f"{who} est prêt.")


class TurnBegun(Event, frozen=True):
    turn: int

    def told(self, names: Sequence[str]) -> Text:
        return Text(f"Turn {self.turn} begins.", f"Le tour {self.turn} commence.")
