"""Events of SW-9.5 to SW-9.7: fighters through gates, fuel burnt, mines, what a nebula gives."""

from stellarch.core import Event, Seat
from stellarch.games.space_wars.nouns import Cargo, Piece, Place, Resource


class SmallPassed(Event, frozen=True):
    """Fighters and pods passed a gate."""

    seat: Seat
    small: Cargo
    origin: Place
    to: Place


class FuelBurnt(Event, frozen=True):
    seat: Seat
    at: Place


class MineLaid(Event, frozen=True):
    seat: Seat
    craft: Piece
    at: Place


class MineSwept(Event, frozen=True):
    seat: Seat
    craft: Piece
    at: Place


class Collected(Event, frozen=True):
    """A freighter found something in a nebula (SW-9.7.5)."""

    reveals = True

    seat: Seat
    craft: Piece
    die: int
    resource: Resource
    at: Place
