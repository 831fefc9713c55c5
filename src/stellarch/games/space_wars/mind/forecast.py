"""SW-8, SW-15, SW-16: the economy of the coming turns in a few small numbers, and what comes of the ways to spend them.

An `Economy` is what counts of an empire while nobody interferes, and a work changes it by another one, so that what is
made, built or given is added. `brings` follows the rules to the point. What will be built in turns to come is reckoned
in fractions: a little more of anything brings a little more in the end, so that two plans can be told apart.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from operator import add
from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.tables.politics import value_of
from stellarch.games.space_wars.tables.structures import PRICES


class Economy(NamedTuple):
    """What an empire has and makes, or by how much something changes that."""

    credits: float = 0.0
    mechanical: float = 0.0
    electronic: float = 0.0
    chemical: float = 0.0
    """Tokens in store."""
    taxes: float = 0.0
    """Credits that cities bring in a turn."""
    population: float = 0.0
    laboratories: float = 0.0
    makes_mechanical: float = 0.0
    makes_electronic: float = 0.0
    makes_chemical: float = 0.0
    """Tokens that workshops can make in a turn."""

    def after(self, work: "Economy") -> "Economy":
        return Economy(*map(add, self, work))


Pairs = frozenset[frozenset[Seat]]


class Agreements(NamedTuple):
    """How well each player trades, who trades and who shares knowledge with whom, and two laws about it."""

    trading: Mapping[Seat, int]
    commercial: Pairs = frozenset()
    scientific: Pairs = frozenset()
    has_free_trade: bool = False
    has_charter: bool = False


class Brings(NamedTuple):
    credits: int
    research: int


def brings(economies: Mapping[Seat, Economy], agreements: Agreements, seat: Seat) -> Brings:
    """What cities and laboratories bring a player in a turn (SW-8.1.1, SW-15.1.1), with `shared`."""
    mine, more = economies[seat], shared(economies, agreements, seat)
    return Brings(int(mine.taxes) + more.credits, int(mine.laboratories) + more.research)


def shared(economies: Mapping[Seat, Economy], agreements: Agreements, seat: Seat) -> Brings:
    """What agreements bring a player in a turn (SW-8.1.2, SW-15.1.2); more for the smaller partner by two laws."""
    mine, trading = economies[seat], agreements.trading[seat]
    credits = research = 0
    for theirs in _partners(economies, agreements.commercial, seat):
        is_helped = agreements.has_free_trade and mine.population <= theirs.population
        credits += trading * value_of(int(theirs.population)) + is_helped
    for theirs in _partners(economies, agreements.scientific, seat):
        is_helped = agreements.has_charter and mine.laboratories <= theirs.laboratories
        research += value_of(int(theirs.laboratories)) + is_helped
    return Brings(credits, research)


def _partners(economies: Mapping[Seat, Economy], pairs: Pairs, seat: Seat) -> Iterable[Economy]:
    return (economies[other] for other in economies if other != seat and {seat, other} in pairs)


# Turns to come


class Lot(NamedTuple):
    """Room for some levels of a kind, and what each of them costs."""

    credits: float
    mechanical: float
    electronic: float
    chemical: float
    room: float = 1.0


Lots = tuple[Lot, ...]
"""The cheapest first."""


class Room(NamedTuple):
    laboratories: Lots
    cities: Lots
    workshops: tuple[Lots, Lots, Lots]
    """For each of the three materials."""


class Way(NamedTuple):
    """For how many turns the means grow before laboratories do, and by how many levels in each of them."""

    turns: int
    levels: float


WAYS = (Way(0, 0.0), Way(1, 1.0), Way(1, 3.0), Way(2, 1.0), Way(2, 3.0), Way(4, 2.0))
_MATERIALS = (0.0, 2.0, 1.0)
"""Those of a laboratory, by which one sees what is short."""
_PAYS_BACK = 3
"""Turns that a workshop or a city takes to pay."""
_STORE, _LEAST_STORE = 2.0, 4.0
"""Turns' worth of a material beyond which none is made, with a few tokens in any case."""
_ALL = float("inf")


@lru_cache(512)
def harvest(economy: Economy, room: Room, agreed: Brings, turns: int) -> float:
    """The research points that an empire makes in the coming turns, spending its means in the best of the ways;
    `agreed` is what agreements bring in each of them."""
    return max(by_way(economy, room, agreed, turns, way) for way in WAYS)


def by_way(economy: Economy, room: Room, agreed: Brings, turns: int, way: Way) -> float:
    """The same for one way, from an income phase on."""
    future = _Future(economy, room, agreed)
    for turn in range(turns):
        future.earn()
        pays_back = turns - turn > _PAYS_BACK
        if pays_back and turn < way.turns:
            future.grow(way.levels)
        future.study()
        if pays_back:
            future.grow(_ALL)
    return future.points


class _Future:
    """An economy that goes on; in lists, since one plan is compared by hundreds of its turns."""

    def __init__(self, economy: Economy, room: Room, agreed: Brings) -> None:
        self.points = 0.0
        self._agreed = agreed
        self._credits, self._taxes, self._laboratories = economy.credits, economy.taxes, economy.laboratories
        self._stock, self._makes = list(economy[1:4]), list(economy[7:])
        self._for_laboratories, self._for_cities = list(reversed(room.laboratories)), list(reversed(room.cities))
        self._for_workshops = [list(reversed(lots)) for lots in room.workshops]

    def earn(self) -> None:
        """Income, materials, research points."""
        self._credits += self._taxes + self._agreed.credits
        for kind, makes in enumerate(self._makes):
            wanted = _STORE * makes + _LEAST_STORE - self._stock[kind]
            made = max(0.0, min(makes, wanted, self._credits / PRICES.material_token))
            self._stock[kind] += made
            self._credits -= made * PRICES.material_token
        self.points += self._laboratories + self._agreed.research

    def study(self) -> None:
        self._laboratories += self._build(self._for_laboratories, _ALL)

    def grow(self, levels: float) -> None:
        """What is short is built: workshops for the material that limits laboratories, or cities."""
        dearest = self._for_laboratories[-1].credits if self._for_laboratories else 0.0
        payable = (self._taxes + self._agreed.credits) / (dearest + sum(_MATERIALS))
        scarce = min((1, 2), key=lambda kind: self._makes[kind] / _MATERIALS[kind])
        if self._makes[scarce] / _MATERIALS[scarce] < payable:
            self._makes[scarce] += self._build(self._for_workshops[scarce], levels)
        else:
            self._taxes += self._build(self._for_cities, levels)

    def _build(self, lots: list[Lot], most: float) -> float:
        """As many levels as credits and materials will do for, in fractions of one."""
        built, stock = 0.0, self._stock
        while lots and built < most:
            credits, mechanical, electronic, chemical, room = lots[-1]
            part = min(room, most - built, self._credits / credits)
            for kind, needed in enumerate((mechanical, electronic, chemical)):
                if needed:
                    part = min(part, stock[kind] / needed)
            if part <= 0:
                break
            built += part
            self._credits -= part * credits
            stock[0] -= part * mechanical
            stock[1] -= part * electronic
            stock[2] -= part * chemical
            if part < room:
                lots[-1] = lots[-1]._replace(room=room - part)
                break
            lots.pop()
        return built
