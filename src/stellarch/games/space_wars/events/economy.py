"""Events of SW-8."""

from stellarch.core import Fact, Seat, Weight
from stellarch.games.space_wars.nouns import Place, Resource
from stellarch.games.space_wars.reported import SwEvent


class IncomePaid(SwEvent, frozen=True):
    """The credits of a player from his cities and from agreements (SW-8.1)."""

    weight = Weight.NOTE

    seat: Seat
    cities: int
    trade: int

    @Fact
    def total(self) -> int:
        return self.cities + self.trade


class Extracted(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: Place
    resource: Resource
    tokens: int
    cost: int
    slaves: int = 0


class Refined(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: Place
    cost: int


class Recycled(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: Place
    resource: Resource
