"""Refusals of SW-9.5 to SW-9.7: gates, jumps, mines and collecting."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import CargoKind, Piece, Sector, Technology


class NoGate(Refusal, frozen=True):
    rule = "SW-9.5.4"
    origin: Sector
    to: Sector


class NoNavigation(Refusal, frozen=True):
    rule = "SW-9.5.1"
    technology: Technology


class OtherLetter(Refusal, frozen=True):
    rule = "SW-9.5.2"
    one: str
    to: Sector
    other: str


class TwiceByGate(Refusal, frozen=True):
    rule = "SW-9.5.5"
    craft: Piece
    to: Sector


class SmallTwice(Refusal, frozen=True):
    rule = "SW-9.5.5"
    piece: CargoKind
    able: int
    count: int


class NotSmall(Refusal, frozen=True):
    rule = "SW-9.3.3"


# Space jump
class NoJump(Refusal, frozen=True):
    rule = "SW-9.6.1"
    technology: Technology


class NotCapital(Refusal, frozen=True):
    rule = "SW-9.6.1"


class HasMoved(Refusal, frozen=True):
    rule = "SW-9.6.1"
    craft: Piece


class JumpUnsupplied(Refusal, frozen=True):
    rule = "SW-9.2.10"
    craft: Piece


class JumpNowhere(Refusal, frozen=True):
    rule = "SW-9.6.1"


class Interdicted(Refusal, frozen=True):
    rule = "SW-9.6.3"
    to: Sector


class NoFuel(Refusal, frozen=True):
    rule = "SW-9.6.2"
    at: Sector


# Mines and collecting
class NotABuilder(Refusal, frozen=True):
    rule = "SW-9.7.1"


class MovedAlready(Refusal, frozen=True):
    rule = "SW-9.7.1"
    craft: Piece


class NoMinesKnown(Refusal, frozen=True):
    rule = "SW-9.7.1"
    technology: Technology


class MinesBanned(Refusal, frozen=True):
    rule = "SW-6.3.8"


class GatesNotHeld(Refusal, frozen=True):
    rule = "SW-9.7.1"
    at: Sector


class MinesFull(Refusal, frozen=True):
    rule = "SW-9.7.1"
    at: Sector
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
    at: Sector


class GatesNotAFreight(Refusal, frozen=True):
    rule = "SW-9.7.5"


class NotANebula(Refusal, frozen=True):
    rule = "SW-9.7.5"
    at: Sector


class NoExtraction(Refusal, frozen=True):
    rule = "SW-9.7.5"
    technology: Technology


class HoldFull(Refusal, frozen=True):
    rule = "SW-9.7.7"
    craft: Piece
