"""Events about what is lost."""

from stellarch.core import Event, Seat
from stellarch.games.space_wars.nouns import CargoKind, Piece, Place


class Jettisoned(Event, frozen=True):
    """Cargo that no longer fits is given up (SW-9.8.8)."""

    seat: Seat
    craft: Piece
    piece: CargoKind


class GateLost(Event, frozen=True):
    """An artificial gate goes with the last base of its sector (SW-9.5.6)."""

    seat: Seat
    at: Place
