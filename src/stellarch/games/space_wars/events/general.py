"""Events that belong to no chapter."""

from collections.abc import Sequence

from stellarch.core import Event, Seat, Text


class OrdersSealed(Event, frozen=True):
    """A player is done with a phase in which all decide at the same time (SW-24.1.3)."""

    seat: Seat
    phase: str

    def told(self, names: Sequence[str]) -> Text:
        who = names[self.seat]
        return Text(f"{who} is ready.", f"{who} a répondu.")


class OrdersOpened(Event, frozen=True):
    """The last one is done: what was sealed comes out, and can no longer be taken back (SW-24.1.3)."""

    reveals = True
    phase: str

    def told(self, names: Sequence[str]) -> Text:
        return Text("All are in.", "Tous ont répondu.")


class TurnBegun(Event, frozen=True):
    turn: int

    def told(self, names: Sequence[str]) -> Text:
        return Text(f"Turn {self.turn} begins.", f"Le tour {self.turn} commence.")
