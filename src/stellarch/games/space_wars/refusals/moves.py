"""Refusals of SW-9.2, SW-9.3 and SW-9.4: what keeps craft from moving, and a flag from being put up."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything, Piece, Place, Sector, Technology


class NoCraft(Refusal, frozen=True):
    rule = "SW-9.3.4"


class MovesNoSuchCraft(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Anything


class NotYourCraft(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Piece


class Twice(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Piece


class NotTogether(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Piece
    here: Place
    other: Piece
    there: Place


class NotAdjacent(Refusal, frozen=True):
    rule = "SW-9.3.2"
    origin: Sector
    to: Sector
    steps: int


class MovesNoPoints(Refusal, frozen=True):
    rule = "SW-9.3.1"
    craft: Piece


class PointsSpent(Refusal, frozen=True):
    rule = "SW-9.3.2"
    craft: Piece
    points: int


class OutOfSupply(Refusal, frozen=True):
    rule = "SW-9.2.10"
    craft: Piece
    here: Place
    steps: int | None
    """To the nearest base, if any reaches it."""
    range: int


class InAsteroids(Refusal, frozen=True):
    rule = "SW-2.2.7"
    craft: Piece


class Jumped(Refusal, frozen=True):
    rule = "SW-9.6.4"
    craft: Piece


class WasThrown(Refusal, frozen=True):
    rule = "SW-5.3.19"
    craft: Piece


class WasIntercepted(Refusal, frozen=True):
    rule = "SW-9.9.2"
    craft: Piece


class Worked(Refusal, frozen=True):
    rule = "SW-9.7.1"
    craft: Piece


class Pulsar(Refusal, frozen=True):
    rule = "SW-5.3.17"
    craft: Piece
    here: Place
    technology: Technology


class Gap(Refusal, frozen=True):
    rule = "SW-5.3.8"
    craft: Piece
    here: Place


class Relayed(Refusal, frozen=True):
    rule = "SW-9.8.6"
    craft: Piece


# Flags
class Flagged(Refusal, frozen=True):
    rule = "SW-9.4.1"
    at: Sector


class ClosedToFlags(Refusal, frozen=True):
    rule = "SW-2.2.6"
    at: Sector


class NoCraftToFlag(Refusal, frozen=True):
    rule = "SW-9.4.2"
    at: Sector


class EnemyHolds(Refusal, frozen=True):
    rule = "SW-9.4.3"
    at: Sector


# Space warp
class NotAtWarp(Refusal, frozen=True):
    rule = "SW-5.3.20"
    craft: Piece


class Warped(Refusal, frozen=True):
    rule = "SW-5.3.20"
    craft: Piece


class WarpTooFar(Refusal, frozen=True):
    rule = "SW-5.3.20"
    range: int
    to: Sector
    steps: int
