"""Refusals of SW-8."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything


class EconomyNoSuchSystem(Refusal, frozen=True):
    rule = "SW-8.2.1"
    system: Anything


class EconomyNotManaged(Refusal, frozen=True):
    rule = "SW-8.2.1"
    system: Anything


class EconomyBlocked(Refusal, frozen=True):
    rule = "SW-1.4.10"
    system: Anything


class NoSuchWorkshop(Refusal, frozen=True):
    rule = "SW-8.2.1"
    workshop: Anything


class NoLevelLeft(Refusal, frozen=True):
    rule = "SW-8.2.1"
    workshop: Anything
    system: Anything
    left: int
    tokens: int


class SlavesMissing(Refusal, frozen=True):
    rule = "SW-8.2.4"
    system: Anything
    left: int
    slaves: int


class SlavesInVain(Refusal, frozen=True):
    rule = "SW-8.2.4"
    slaves: int
    cost: int


class EconomySlaveryBanned(Refusal, frozen=True):
    rule = "SW-6.3.9"


class EconomyCreditsMissing(Refusal, frozen=True):
    rule = "SW-8.2.1"
    cost: int
    credits: int


class NoRefinery(Refusal, frozen=True):
    rule = "SW-8.2.5"
    system: Anything


class RefinedAlready(Refusal, frozen=True):
    rule = "SW-8.2.5"
    system: Anything


class NoCrystal(Refusal, frozen=True):
    rule = "SW-8.2.5"
    system: Anything


class NothingToRecycle(Refusal, frozen=True):
    rule = "SW-8.2.6"
    system: Anything


class EconomyNotRaw(Refusal, frozen=True):
    rule = "SW-8.2.6"
