"""Events about what is lost."""

from stellarch.core import Seat
from stellarch.games.space_wars.nouns import CargoKind, Piece, Place
from stellarch.games.space_wars.reported import SwEvent


class Jettisoned(SwEvent, frozen=True):
    """Cargo that no longer fits is given up (SW-9.8.8)."""

    is_blow = True

    seat: Seat
    craft: Piece
    piece: CargoKind


class GateLost(SwEvent, frozen=True):
    """An artificial gate goes with the last base of its sector (SW-9.5.6)."""

    seat: Seat
    at: Place
