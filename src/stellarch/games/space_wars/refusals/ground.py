"""Refusals of SW-13: ground battles."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything, Place, Technology


class GroundNoSystem(Refusal, frozen=True):
    rule = "SW-13.1.1"
    at: Place


class NoLegions(Refusal, frozen=True):
    rule = "SW-13.1.1"
    at: Place


class GroundNotATarget(Refusal, frozen=True):
    rule = "SW-13.1.2"


class GroundNobodyThere(Refusal, frozen=True):
    rule = "SW-13.1.2"
    at: Place


class GroundStar(Refusal, frozen=True):
    rule = "SW-13.1.3"
    technology: Technology


class RaidedAlready(Refusal, frozen=True):
    rule = "SW-6.4.14"
    at: Place


class GroundNoSuchLegion(Refusal, frozen=True):
    rule = "SW-13.2.1"
    legion: Anything


class ThreeLegions(Refusal, frozen=True):
    rule = "SW-13.2.1"
    count: int


class NotEnough(Refusal, frozen=True):
    rule = "SW-13.2.1"
    there: int
    count: int


class GroundNoGeneral(Refusal, frozen=True):
    rule = "SW-13.2.4"
    officer: Anything


class GroundNoSpecialWeapon(Refusal, frozen=True):
    rule = "SW-13.2.5"


class LossesDue(Refusal, frozen=True):
    rule = "SW-13.2.8"
    count: int


class NoUpgrade(Refusal, frozen=True):
    rule = "SW-13.2.11"


class OneStays(Refusal, frozen=True):
    rule = "SW-13.3.3"


class GroundNotThisStep(Refusal, frozen=True):
    rule = "SW-13.2.1"


class AliensThere(Refusal, frozen=True):
    rule = "SW-13.4.7"
    here: Anything
