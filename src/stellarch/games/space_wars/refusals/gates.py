"""Refusals of SW-9.5 to SW-9.7: gates, jumps, mines and collecting."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything


class NoGate(Refusal, frozen=True):
    rule = "SW-9.5.4"
    origin: Anything
    to: Anything


class NoNavigation(Refusal, frozen=True):
    rule = "SW-9.5.1"
    technology: Anything


class OtherLetter(Refusal, frozen=True):
    rule = "SW-9.5.2"
    one: Anything
    to: Anything
    other: Anything


class TwiceByGate(Refusal, frozen=True):
    rule = "SW-9.5.5"
    craft: Anything
    to: Anything


class SmallTwice(Refusal, frozen=True):
    rule = "SW-9.5.5"
    piece: Anything
    able: Anything
    count: int


class NotSmall(Refusal, frozen=True):
    rule = "SW-9.3.3"


# Space jump
class NoJump(Refusal, frozen=True):
    rule = "SW-9.6.1"
    technology: Anything


class NotCapital(Refusal, frozen=True):
    rule = "SW-9.6.1"


class HasMoved(Refusal, frozen=True):
    rule = "SW-9.6.1"
    craft: Anything


class JumpUnsupplied(Refusal, frozen=True):
    rule = "SW-9.2.10"
    craft: Anything


class JumpNowhere(Refusal, frozen=True):
    rule = "SW-9.6.1"


class Interdicted(Refusal, frozen=True):
    rule = "SW-9.6.3"
    to: Anything


class NoFuel(Refusal, frozen=True):
    rule = "SW-9.6.2"
    at: Anything


# Mines and collecting
class NotABuilder(Refusal, frozen=True):
    rule = "SW-9.7.1"


class MovedAlready(Refusal, frozen=True):
    rule = "SW-9.7.1"
    craft: Anything


class NoMinesKnown(Refusal, frozen=True):
    rule = "SW-9.7.1"
    technology: Anything


class MinesBanned(Refusal, frozen=True):
    rule = "SW-6.3.8"


class GatesNotHeld(Refusal, frozen=True):
    rule = "SW-9.7.1"
    at: Anything


class MinesFull(Refusal, frozen=True):
    rule = "SW-9.7.1"
    at: Anything
    most: int


class NoMinesLeft(Refusal, frozen=True):
    rule = "SW-9.7.1"
    most: int


class MineCost(Refusal, frozen=True):
    rule = "SW-9.7.1"
    cost: int
    left: int


class NoMineHere(Refusal, frozen=True):
    rule = "SW-9.7.2"
    at: Anything


class GatesNotAFreight(Refusal, frozen=True):
    rule = "SW-9.7.5"


class NotANebula(Refusal, frozen=True):
    rule = "SW-9.7.5"
    at: Anything


class NoExtraction(Refusal, frozen=True):
    rule = "SW-9.7.5"
    technology: Anything


class HoldFull(Refusal, frozen=True):
    rule = "SW-9.7.7"
    craft: Anything
