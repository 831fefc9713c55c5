"""Refusals of SW-9.8, SW-17.1.2 and SW-17.3.1: what keeps pieces from coming aboard or leaving a craft."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything


class NoSuchPiece(Refusal, frozen=True):
    rule = "SW-9.8.1"
    piece: Anything


class Nothing(Refusal, frozen=True):
    rule = "SW-9.8.4"


class DoesNotCarry(Refusal, frozen=True):
    rule = "SW-9.8.1"
    craft: Anything
    piece: Anything


class LoadingNoRoom(Refusal, frozen=True):
    rule = "SW-9.8.2"
    craft: Anything
    room: int
    count: int


class NotEnoughHere(Refusal, frozen=True):
    rule = "SW-9.8.4"
    here: Anything
    piece: Anything
    there: Anything
    count: int


class NotEnoughAboard(Refusal, frozen=True):
    rule = "SW-9.8.4"
    craft: Anything
    piece: Anything
    there: Anything
    count: int


class NotAllowedHere(Refusal, frozen=True):
    rule = "SW-9.8.4"
    here: Anything


class ManagersOwn(Refusal, frozen=True):
    rule = "SW-9.8.10"
    here: Anything


class NoSurface(Refusal, frozen=True):
    rule = "SW-9.8.4"
    here: Anything
    piece: Anything


class LoadingStar(Refusal, frozen=True):
    rule = "SW-16.1.6"
    technology: Anything


class EnemyGuests(Refusal, frozen=True):
    rule = "SW-7.1.8"
    here: Anything


# Fighters and pods by themselves
class NeedsACarrier(Refusal, frozen=True):
    rule = "SW-29.3"


class NotYourSurface(Refusal, frozen=True):
    rule = "SW-29.3"
    here: Anything


class NoFliers(Refusal, frozen=True):
    rule = "SW-29.3"


class NotSoManyFliers(Refusal, frozen=True):
    rule = "SW-29.3"
    here: Anything
    piece: Anything
    there: Anything
    count: int


# Officers and special weapons
class NoSuchOfficer(Refusal, frozen=True):
    rule = "SW-17.1.2"
    officer: Anything


class NotYourOfficer(Refusal, frozen=True):
    rule = "SW-17.1.2"
    officer: Anything


class LoadingElsewhere(Refusal, frozen=True):
    rule = "SW-17.1.2"
    one: Anything
    here: Anything
    other: Anything
    there: Anything


class LoadingNotManaged(Refusal, frozen=True):
    rule = "SW-17.1.2"
    at: Anything


class AlreadyThere(Refusal, frozen=True):
    rule = "SW-17.1.2"
    officer: Anything


class SamePlace(Refusal, frozen=True):
    rule = "SW-17.3.1"


class NoWeapons(Refusal, frozen=True):
    rule = "SW-17.3.1"
    there: Anything
    count: int
