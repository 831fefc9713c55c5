"""Events of SW-15."""

from stellarch.core import Seat, Weight
from stellarch.games.space_wars.nouns import Technology
from stellarch.games.space_wars.reported import SwEvent


class PointsCounted(SwEvent, frozen=True):
    """The research points of a player in this phase (SW-4.3.6)."""

    weight = Weight.NOTE

    seat: Seat
    points: int


class SquareBought(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    technology: Technology
    cost: int
    square: int
    """Which square of the technology it is, from 1."""


class TechnologyLearned(SwEvent, frozen=True):
    weight = Weight.ANNALS

    seat: Seat
    technology: Technology
    value: int
    """The development value that the player has now (SW-15.2.7)."""
