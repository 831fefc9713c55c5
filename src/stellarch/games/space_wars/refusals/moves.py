"""Refusals of SW-9.2, SW-9.3 and SW-9.4: what keeps craft from moving, and a flag from being put up."""

from stellarch.core import Refusal, Text
from stellarch.games.space_wars.nouns import Anything


class NoCraft(Refusal, frozen=True):
    rule = "SW-9.3.4"


class MovesNoSuchCraft(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Anything


class NotYourCraft(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Anything


class Twice(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Anything


class NotTogether(Refusal, frozen=True):
    rule = "SW-9.3.4"
    craft: Anything
    here: Anything
    other: Anything
    there: Anything


class NotAdjacent(Refusal, frozen=True):
    rule = "SW-9.3.2"
    origin: Anything
    to: Anything
    steps: int


class MovesNoPoints(Refusal, frozen=True):
    rule = "SW-9.3.1"
    craft: Anything


class PointsSpent(Refusal, frozen=True):
    rule = "SW-9.3.2"
    craft: Anything
    points: int


class OutOfSupply(Refusal, frozen=True):
    rule = "SW-9.2.10"
    craft: Anything
    here: Anything
    base: Anything


NEAREST_BASE = Text(
    "your nearest base is {steps} sectors away and your range is {range}",
    "votre base la plus proche est à {steps} secteurs et votre portée est de {range}",
)
NO_BASE = Text("no base of yours reaches it", "aucune de vos bases ne peut y envoyer de ravitaillement")


class InAsteroids(Refusal, frozen=True):
    rule = "SW-2.2.7"
    craft: Anything


class Jumped(Refusal, frozen=True):
    rule = "SW-9.6.4"
    craft: Anything


class WasThrown(Refusal, frozen=True):
    rule = "SW-5.3.19"
    craft: Anything


class WasIntercepted(Refusal, frozen=True):
    rule = "SW-9.9.2"
    craft: Anything


class Worked(Refusal, frozen=True):
    rule = "SW-9.7.1"
    craft: Anything


class Pulsar(Refusal, frozen=True):
    rule = "SW-5.3.17"
    craft: Anything
    here: Anything
    technology: Anything


class Gap(Refusal, frozen=True):
    rule = "SW-5.3.8"
    craft: Anything
    here: Anything


class Relayed(Refusal, frozen=True):
    rule = "SW-9.8.6"
    craft: Anything


# Flags
class Flagged(Refusal, frozen=True):
    rule = "SW-9.4.1"
    at: Anything


class ClosedToFlags(Refusal, frozen=True):
    rule = "SW-2.2.6"
    at: Anything


class NoCraftToFlag(Refusal, frozen=True):
    rule = "SW-9.4.2"
    at: Anything


class EnemyHolds(Refusal, frozen=True):
    rule = "SW-9.4.3"
    at: Anything


# Space warp
class NotAtWarp(Refusal, frozen=True):
    rule = "SW-5.3.20"
    craft: Anything


class Warped(Refusal, frozen=True):
    rule = "SW-5.3.20"
    craft: Anything


class WarpTooFar(Refusal, frozen=True):
    rule = "SW-5.3.20"
    range: int
    to: Anything
    steps: int
