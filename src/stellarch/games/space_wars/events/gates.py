"""Events of SW-9.5 to SW-9.7: fighters through gates, fuel burnt, mines, what a nebula gives."""

from stellarch.core import Seat, Weight
from stellarch.games.space_wars.nouns import Cargo, Piece, Place, Resource
from stellarch.games.space_wars.reported import SwEvent


class SmallPassed(SwEvent, frozen=True):
    """Fighters and pods passed a gate."""

    weight = Weight.ROUTINE

    seat: Seat
    small: Cargo
    origin: Place
    to: Place


class FuelBurnt(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: Place


class MineLaid(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    craft: Piece
    at: Place


class MineSwept(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    craft: Piece
    at: Place


class Collected(SwEvent, frozen=True):
    """A freighter found something in a nebula (SW-9.7.5)."""

    weight = Weight.NOTE
    reveals = True

    seat: Seat
    craft: Piece
    die: int
    resource: Resource
    at: Place
