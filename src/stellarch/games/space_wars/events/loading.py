"""Events of SW-9.8: what comes aboard and what leaves, within a sector."""

from stellarch.core import Seat, Weight
from stellarch.games.space_wars.nouns import Cargo, Piece, Place, Spot
from stellarch.games.space_wars.reported import SwEvent


class Loaded(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    carrier: Piece
    pieces: Cargo
    at: Place


class Unloaded(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    carrier: Piece
    pieces: Cargo
    at: Place


class Flew(SwEvent, frozen=True):
    """Fighters and pods fly up from a surface, or land on it (SW-29.3)."""

    weight = Weight.ROUTINE

    seat: Seat
    small: Cargo
    at: Place
    up: bool


class OfficerTransferred(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    officer: Piece
    to: Spot
    """A craft, or a sector for its surface."""
    aboard: bool


class WeaponsPassed(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    source: str
    target: str
    count: int
    at: Place
