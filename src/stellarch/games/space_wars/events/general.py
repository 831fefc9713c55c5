"""Events that belong to no chapter."""

from stellarch.core import Seat, Weight
from stellarch.games.space_wars.reported import GalaxyEvent


class OrdersSealed(GalaxyEvent, frozen=True):
    """A player is done with a phase in which all decide at the same time (SW-24.1.3)."""

    weight = Weight.FORMALITY

    seat: Seat
    phase: str


class OrdersOpened(GalaxyEvent, frozen=True):
    """The last one is done: what was sealed comes out, and can no longer be taken back (SW-24.1.3)."""

    weight = Weight.FORMALITY
    reveals = True
    phase: str


class TurnBegun(GalaxyEvent, frozen=True):
    turn: int
