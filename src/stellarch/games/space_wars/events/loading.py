"""Events of SW-9.8: what comes aboard and what leaves, within a sector."""

from stellarch.core import Event, Seat
from stellarch.games.space_wars.nouns import Cargo, Piece, Place, Spot


class Loaded(Event, frozen=True):
    seat: Seat
    carrier: Piece
    pieces: Cargo
    at: Place


class Unloaded(Event, frozen=True):
    seat: Seat
    carrier: Piece
    pieces: Cargo
    at: Place


class Flew(Event, frozen=True):
    """Fighters and pods fly up from a surface, or land on it (SW-29.3)."""

    seat: Seat
    small: Cargo
    at: Place
    up: bool


class OfficerTransferred(Event, frozen=True):
    seat: Seat
    officer: Piece
    to: Spot
    """A craft, or a sector for its surface."""
    aboard: bool


class WeaponsPassed(Event, frozen=True):
    seat: Seat
    source: str
    target: str
    count: int
    at: Place
