"""Events of SW-9.1.4 and SW-14.2: how a sub-phase closes, and where a capital is."""

from stellarch.core import Event, Seat, Text, Weight
from stellarch.games.space_wars.nouns import Piece, Place
from stellarch.games.space_wars.reported import SwEvent


class CapitalMoved(SwEvent, frozen=True):
    weight = Weight.HEADLINE

    seat: Seat
    to: Place


class CapitalStays(SwEvent, frozen=True):
    """It was to be moved, but when the sub-phase closed it could not be."""

    seat: Seat
    to: Place
    why: Text

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class DamageControlled(SwEvent, frozen=True):
    """A special weapon was spent on one point of damage (SW-17.3.6)."""

    seat: Seat
    craft: Piece
    left: int
