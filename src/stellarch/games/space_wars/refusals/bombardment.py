"""Refusals of SW-12: bombardment."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything


class BombardmentNoSystem(Refusal, frozen=True):
    rule = "SW-12.1.1"
    at: Anything


class NoBombers(Refusal, frozen=True):
    rule = "SW-12.1.1"
    at: Anything


class NotABomber(Refusal, frozen=True):
    rule = "SW-12.1.1"
    craft: Anything
    at: Anything


class BombardedAlready(Refusal, frozen=True):
    rule = "SW-12.1.1"
    at: Anything


class BombardmentNotATarget(Refusal, frozen=True):
    rule = "SW-12.1.2"


class BombardmentStorm(Refusal, frozen=True):
    rule = "SW-12.1.3"
    at: Anything
    technology: Anything


class GunsHeld(Refusal, frozen=True):
    rule = "SW-12.1.3"
    at: Anything


class NoTechnology(Refusal, frozen=True):
    rule = "SW-12.1.4"
    technology: Anything


class AntimatterBanned(Refusal, frozen=True):
    rule = "SW-6.3.6"


class BiologicalBanned(Refusal, frozen=True):
    rule = "SW-6.3.7"


class Antidote(Refusal, frozen=True):
    rule = "SW-12.1.11"


class NoSuchDie(Refusal, frozen=True):
    rule = "SW-29.7"
    at: Anything


class BombardmentTooFewWeapons(Refusal, frozen=True):
    rule = "SW-29.7"
    there: Anything
    count: int
