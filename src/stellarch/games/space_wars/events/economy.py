"""Events of SW-8."""

from stellarch.core import Event, Fact, Seat
from stellarch.games.space_wars.nouns import Place, Resource


class IncomePaid(Event, frozen=True):
    """The credits of a player from his cities and from agreements (SW-8.1)."""

    seat: Seat
    cities: int
    trade: int

    @Fact
    def total(self) -> int:
        return self.cities + self.trade


class Extracted(Event, frozen=True):
    seat: Seat
    at: Place
    resource: Resource
    tokens: int
    cost: int
    slaves: int = 0


class Refined(Event, frozen=True):
    seat: Seat
    at: Place
    cost: int


class Recycled(Event, frozen=True):
    seat: Seat
    at: Place
    resource: Resource
