"""Refusals of SW-9.8, SW-17.1.2 and SW-17.3.1: what keeps pieces from coming aboard or leaving a craft."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything, CargoKind, Piece, Place, Sector, Technology


class NoSuchPiece(Refusal, frozen=True):
    rule = "SW-9.8.1"
    piece: Anything


class Nothing(Refusal, frozen=True):
    rule = "SW-9.8.4"


class DoesNotCarry(Refusal, frozen=True):
    rule = "SW-9.8.1"
    craft: Piece
    piece: CargoKind


class LoadingNoRoom(Refusal, frozen=True):
    rule = "SW-9.8.2"
    craft: Piece
    room: int
    count: int


class NotEnoughHere(Refusal, frozen=True):
    rule = "SW-9.8.4"
    here: Place
    piece: CargoKind
    there: int
    count: int


class NotEnoughAboard(Refusal, frozen=True):
    rule = "SW-9.8.4"
    craft: Piece
    piece: CargoKind
    there: int
    count: int


class NotAllowedHere(Refusal, frozen=True):
    rule = "SW-9.8.4"
    here: Place


class ManagersOwn(Refusal, frozen=True):
    rule = "SW-9.8.10"
    here: Place


class NoSurface(Refusal, frozen=True):
    rule = "SW-9.8.4"
    here: Place
    piece: CargoKind


class LoadingStar(Refusal, frozen=True):
    rule = "SW-16.1.6"
    technology: Technology


class EnemyGuests(Refusal, frozen=True):
    rule = "SW-7.1.8"
    here: Place


# Fighters and pods by themselves
class NeedsACarrier(Refusal, frozen=True):
    rule = "SW-29.3"


class NotYourSurface(Refusal, frozen=True):
    rule = "SW-29.3"
    here: Place


class NoFliers(Refusal, frozen=True):
    rule = "SW-29.3"


class NotSoManyFliers(Refusal, frozen=True):
    rule = "SW-29.3"
    here: Place
    piece: CargoKind
    there: int
    count: int


# Officers and special weapons
class NoSuchOfficer(Refusal, frozen=True):
    rule = "SW-17.1.2"
    officer: Anything


class NotYourOfficer(Refusal, frozen=True):
    rule = "SW-17.1.2"
    officer: Piece


class LoadingElsewhere(Refusal, frozen=True):
    rule = "SW-17.1.2"
    one: Piece
    here: Place
    other: Piece
    there: Place


class LoadingNotManaged(Refusal, frozen=True):
    rule = "SW-17.1.2"
    at: Sector


class AlreadyThere(Refusal, frozen=True):
    rule = "SW-17.1.2"
    officer: Piece


class SamePlace(Refusal, frozen=True):
    rule = "SW-17.3.1"


class NoWeapons(Refusal, frozen=True):
    rule = "SW-17.3.1"
    there: int
    count: int
