"""Refusals of SW-12: bombardment."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Piece, Place, Technology


class BombardmentNoSystem(Refusal, frozen=True):
    rule = "SW-12.1.1"
    at: Place


class NoBombers(Refusal, frozen=True):
    rule = "SW-12.1.1"
    at: Place


class NotABomber(Refusal, frozen=True):
    rule = "SW-12.1.1"
    craft: Piece
    at: Place


class BombardedAlready(Refusal, frozen=True):
    rule = "SW-12.1.1"
    at: Place


class BombardmentNotATarget(Refusal, frozen=True):
    rule = "SW-12.1.2"


class BombardmentStorm(Refusal, frozen=True):
    rule = "SW-12.1.3"
    at: Place
    technology: Technology


class GunsHeld(Refusal, frozen=True):
    rule = "SW-12.1.3"
    at: Place


class NoTechnology(Refusal, frozen=True):
    rule = "SW-12.1.4"
    technology: Technology


class AntimatterBanned(Refusal, frozen=True):
    rule = "SW-6.3.6"


class BiologicalBanned(Refusal, frozen=True):
    rule = "SW-6.3.7"


class Antidote(Refusal, frozen=True):
    rule = "SW-12.1.11"


class NoSuchDie(Refusal, frozen=True):
    rule = "SW-29.7"
    at: Place


class BombardmentTooFewWeapons(Refusal, frozen=True):
    rule = "SW-29.7"
    there: int
    count: int
