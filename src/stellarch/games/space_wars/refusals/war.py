"""Refusals of SW-7.3 and SW-7.4."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything


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
    who: Anything
    treaty: Anything


class JustBroken(Refusal, frozen=True):
    rule = "SW-7.2.3"
    who: Anything


class PeaceJustMade(Refusal, frozen=True):
    rule = "SW-7.3.7"
    who: Anything


class PeaceBinds(Refusal, frozen=True):
    rule = "SW-7.4.4"
    who: Anything
    until: int


class CraftThere(Refusal, frozen=True):
    rule = "SW-7.3.1"
    craft: Anything
    at: Anything
    who: Anything


class FightersThere(Refusal, frozen=True):
    rule = "SW-7.3.1"
    at: Anything
    who: Anything


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
    at: Anything


class NoStore(Refusal, frozen=True):
    rule = "SW-7.4.2"


class TooEarly(Refusal, frozen=True):
    rule = "SW-7.4.3"
    first: Anything


class TooEarlyTogether(Refusal, frozen=True):
    rule = "SW-7.4.6"
    first: Anything


class OthersInWar(Refusal, frozen=True):
    rule = "SW-7.4.5"


class WarNotSoMany(Refusal, frozen=True):
    rule = "SW-29.10"
    has: int
    where: Anything
    piece: Anything


class NotTheirOfficer(Refusal, frozen=True):
    rule = "SW-29.10"
    officer: Anything
