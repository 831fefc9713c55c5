"""Events of SW-15."""

from stellarch.core import Event, Seat
from stellarch.games.space_wars.nouns import Technology


class PointsCounted(Event, frozen=True):
    """The research points of a player in this phase (SW-4.3.6)."""

    seat: Seat
    points: int


class SquareBought(Event, frozen=True):
    seat: Seat
    technology: Technology
    cost: int
    square: int
    """Which square of the technology it is, from 1."""


class TechnologyLearned(Event, frozen=True):
    seat: Seat
    technology: Technology
    value: int
    """The development value that the player has now (SW-15.2.7)."""
