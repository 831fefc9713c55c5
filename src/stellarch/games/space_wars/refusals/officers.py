"""Refusals of SW-17: spies, security officers and medics."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Piece, Place


# Spies
class NotASpy(Refusal, frozen=True):
    rule = "SW-17.2.1"
    officer: Piece


class NotAbroad(Refusal, frozen=True):
    rule = "SW-17.2.1"
    officer: Piece
    here: Place


class NothingToSteal(Refusal, frozen=True):
    rule = "SW-17.2.5"
    here: Place


class StolenAlready(Refusal, frozen=True):
    rule = "SW-17.2.5"
    here: Place


class OfficersNoSuchStructure(Refusal, frozen=True):
    rule = "SW-17.2.6"
    here: Place


class NoSuchVictim(Refusal, frozen=True):
    rule = "SW-17.2.7"
    here: Place


class Ally(Refusal, frozen=True):
    rule = "SW-17.2.8"


class OfficersNoWeapon(Refusal, frozen=True):
    rule = "SW-17.3.2"
    officer: Piece


# Security officers
class NotSecurity(Refusal, frozen=True):
    rule = "SW-17.1.12"


class NotSought(Refusal, frozen=True):
    rule = "SW-29.7"
    spy: Piece


class NobodyToFind(Refusal, frozen=True):
    rule = "SW-17.1.12"
    here: Place


# Medics
class NotAMedic(Refusal, frozen=True):
    rule = "SW-17.1.7"


class NoHost(Refusal, frozen=True):
    rule = "SW-17.1.7"
    officer: Piece
    here: Place


class OfficersTooFewWeapons(Refusal, frozen=True):
    rule = "SW-17.1.7"
    need: int
    officer: Piece
    there: int


class NoAliensLeft(Refusal, frozen=True):
    rule = "SW-1.2.10"


class AliensBanned(Refusal, frozen=True):
    rule = "SW-6.3.7"
