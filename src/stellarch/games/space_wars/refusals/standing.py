"""Refusals of SW-23.3.8 and SW-24.2.5: standing orders and routes."""

from stellarch.core import Refusal
from stellarch.games.space_wars.nouns import Anything, Piece, Place


class StandingNoSuchTechnology(Refusal, frozen=True):
    rule = "SW-23.3.8"
    technology: Anything


class StandingNoSuchTreaty(Refusal, frozen=True):
    rule = "SW-23.3.8"
    treaty: Anything


class NoSuchCard(Refusal, frozen=True):
    rule = "SW-23.3.8"
    card: Anything


class StandingNoSuchPlayer(Refusal, frozen=True):
    rule = "SW-23.3.8"


class StandingNoSuchSector(Refusal, frozen=True):
    rule = "SW-23.3.8"
    sector: Anything


class StandingNotAFreight(Refusal, frozen=True):
    rule = "SW-24.2.5"


class NotTwoSystems(Refusal, frozen=True):
    rule = "SW-24.2.5"


class NoCargo(Refusal, frozen=True):
    rule = "SW-24.2.5"


class NoRoute(Refusal, frozen=True):
    rule = "SW-24.2.5"
    craft: Anything


class NothingToFetch(Refusal, frozen=True):
    rule = "SW-24.2.5"
    craft: Piece
    here: Place


class NoOpenWay(Refusal, frozen=True):
    rule = "SW-24.2.5"
    craft: Piece
    here: Place


class TurnPast(Refusal, frozen=True):
    rule = "SW-23.3.8"
    most: int


class TooManyLegions(Refusal, frozen=True):
    rule = "SW-23.3.8"
    most: int


class TooManyWishes(Refusal, frozen=True):
    rule = "SW-23.3.8"
    most: int
