"""Refusals of SW-7.3 and SW-7.4."""

from stellarch.core import Phrase, Refusal
from stellarch.games.space_wars.nouns import CargoKind, Piece, Place, Treaty


class Whom(Phrase):
    """Who keeps the peace: the player that war is to be declared on, or an ally, who would be in it too."""

    THEY = 1
    THEIR_ALLY = 2


class AtWarAlready(Refusal, frozen=True):
    rule = "SW-7.3.3"


class Truce(Refusal, frozen=True):
    rule = "SW-6.4.2"


class WarIsTaxed(Refusal, frozen=True):
    rule = "SW-6.3.16"
    cost: int
    credits: int


class TreatyForbids(Refusal, frozen=True):
    rule = "SW-7.3.1"
    who: Whom
    treaty: Treaty


class JustBroken(Refusal, frozen=True):
    rule = "SW-7.2.3"
    who: Whom


class PeaceJustMade(Refusal, frozen=True):
    rule = "SW-7.3.7"
    who: Whom


class PeaceBinds(Refusal, frozen=True):
    rule = "SW-7.4.4"
    who: Whom
    until: int


class CraftThere(Refusal, frozen=True):
    rule = "SW-7.3.1"
    craft: Piece
    at: Place
    who: Whom


class FightersThere(Refusal, frozen=True):
    rule = "SW-7.3.1"
    at: Place
    who: Whom


class WarNoWar(Refusal, frozen=True):
    rule = "SW-7.4.1"


class PeaceAskedAlready(Refusal, frozen=True):
    rule = "SW-4.2.8"


class TooManyTurns(Refusal, frozen=True):
    rule = "SW-7.4.2"
    most: int


class PeaceFirst(Refusal, frozen=True):
    rule = "SW-7.4.2"


class FlagNotOwned(Refusal, frozen=True):
    rule = "SW-7.4.2"
    at: Place


class NoStore(Refusal, frozen=True):
    rule = "SW-7.4.2"


class TooEarly(Refusal, frozen=True):
    rule = "SW-7.4.3"
    first: int


class TooEarlyTogether(Refusal, frozen=True):
    rule = "SW-7.4.6"
    first: int


class OthersInWar(Refusal, frozen=True):
    rule = "SW-7.4.5"


class WarNotSoMany(Refusal, frozen=True):
    rule = "SW-29.10"
    has: int
    where: Place
    piece: CargoKind


class NotTheirOfficer(Refusal, frozen=True):
    rule = "SW-29.10"
    officer: Piece
