"""Refusals that belong to no chapter."""

from stellarch.core import Refusal


class NotYourTurn(Refusal, frozen=True):
    rule = "SW-23.1.2"


class NotAsked(Refusal, frozen=True):
    rule = "SW-23.1.1"


class Eliminated(Refusal, frozen=True):
    rule = "SW-19.4.1"


class NothingSealed(Refusal, frozen=True):
    rule = "SW-23.3.7"


class DiceRolled(Refusal, frozen=True):
    rule = "SW-23.3.7"


class DiceFirst(Refusal, frozen=True):
    rule = "SW-23.3.5"


class WeaponOfNoUse(Refusal, frozen=True):
    rule = "SW-29.7"


class GalaxyAtPeace(Refusal, frozen=True):
    rule = "SW-V.1"
