"""SW-8, SW-15, SW-16: the economy of the coming turns in a few small numbers, and what comes of a way to spend them.

An `Economy` is what counts of an empire while nobody interferes, and a work changes it by another one, so that what is
built, made, given or lost is added. `brings` follows the rules to the point. What will be built in turns to come is
reckoned in fractions: a little more of anything brings a little more in the end, and two plans can be told apart.
"""

from collections.abc import Mapping, Sequence
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


class Agreements(NamedTuple):
    """Who trades with whom and with what ability, who shares knowledge, and two laws about it."""

    trading: Mapping[Seat, int]
    commercial: frozenset[frozenset[Seat]] = frozenset()
    scientific: frozenset[frozenset[Seat]] = frozenset()
    has_free_trade: bool = False
    has_charter: bool = False


class Brings(NamedTuple):
    credits: int
    research: int


def brings(economies: Mapping[Seat, Economy], agreements: Agreements, seat: Seat) -> Brings:
    """What a turn brings a player, with agreements (SW-8.1, SW-15.1)."""
    mine = economies[seat]
    trade = sum(
        agreements.trading[seat] * value_of(int(theirs.population))
        + (agreements.has_free_trade and mine.population <= theirs.population)
        for theirs in _partners(economies, agreements.commercial, seat)
    )
    shared = sum(
        value_of(int(theirs.laboratories))
        + (agreements.has_charter and mine.laboratories <= theirs.laboratories)
        for theirs in _partners(economies, agreements.scientific, seat)
    )
    return Brings(int(mine.taxes) + trade, int(mine.laboratories) + shared)


def _partners(
    economies: Mapping[Seat, Economy], pairs: frozenset[frozenset[Seat]], seat: Seat
) -> Sequence[Economy]:
    return [economies[other] for other in economies if other != seat and {seat, other} in pairs]


# Turns to come


class Lot(NamedTuple):
    """Room for some levels of a kind, and what each of them costs."""

    credits: float
    mechanical: float
    electronic: float
    chemical: float
    count: float


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
    levels: float = 0.0


WAYS = (Way(0), *(Way(turns, levels) for turns in (1, 2, 4, 6) for levels in (1.0, 2.0, 4.0)))

_LABORATORY = (0.0, 2.0, 1.0)
"""The materials of a laboratory, which say what is short."""
_PAYS_BACK = 3
"""In the last turns nothing pays that brings no points by itself."""
_MANY = 100.0
_STORE = 2.0
"""Turns' worth of materials beyond which none are made."""


def outlook(economy: Economy, room: Room, brought: Brings, turns: int) -> float:
    """The research points that an empire makes in the coming turns, if it spends its means in the best way there is."""
    return max(harvest(economy, room, brought, turns, way) for way in WAYS)


def harvest(economy: Economy, room: Room, brought: Brings, turns: int, way: Way) -> float:
    """The same for one way, from an income phase on; `brought` is what agreements bring in each turn."""
    future = _Future(economy, room, brought)
    for turn in range(turns):
        future.earn(brought)
        is_late = turns - turn <= _PAYS_BACK
        if turn < way.turns and not is_late:
            future.grow(way.levels)
        future.research()
        if not is_late:
            future.grow(_MANY)
    return future.points


class _Future:
    """An economy that goes on; kept in lists, since a plan is compared by hundreds of its turns."""

    def __init__(self, economy: Economy, room: Room, brought: Brings) -> None:
        self.points = 0.0
        self._credits, *rest = economy
        self._stock, self._makes = rest[:3], rest[6:]
        self._taxes, _, self._laboratories = rest[3:6]
        self._earned = self._taxes + brought.credits
        self._labs, self._cities = list(reversed(room.laboratories)), list(reversed(room.cities))
        self._workshops = [list(reversed(lots)) for lots in room.workshops]

    def grow(self, levels: float) -> None:
        """What is short is built: workshops of the material that limits laboratories, or cities."""
        price = self._labs[-1].credits if self._labs else 0.0
        afford = self._earned / (price + sum(_LABORATORY))
        scarce = min((1, 2), key=lambda kind: self._makes[kind] / _LABORATORY[kind])
        if self._makes[scarce] / _LABORATORY[scarce] < afford:
            self._makes[scarce] += self._buy(self._workshops[scarce], self._credits, levels)
        else:
            self._taxes += self._buy(self._cities, self._credits, levels)

    def research(self) -> None:
        self._laboratories += self._buy(self._labs, self._credits, _MANY)

    def earn(self, brought: Brings) -> None:
        """Income, materials, points."""
        self._earned = self._taxes + brought.credits
        self._credits += self._earned
        for kind in (1, 2, 0):
            made = min(self._makes[kind], self._credits / PRICES.material_token, _STORE * self._makes[kind] + 4 - self._stock[kind])
            if made > 0:
                self._stock[kind] += made
                self._credits -= made * PRICES.material_token
        self.points += self._laboratories + brought.research

    def _buy(self, lots: list[Lot], credits: float, most: float) -> float:
        """As many levels as credits and materials will do for, in fractions of one."""
        bought, stock = 0.0, self._stock
        while lots and bought < most:
            price, mechanical, electronic, chemical, count = lots[-1]
            part = min(credits / price, count, most - bought)
            if mechanical and stock[0] < part * mechanical:
                part = stock[0] / mechanical
            if electronic and stock[1] < part * electronic:
                part = stock[1] / electronic
            if chemical and stock[2] < part * chemical:
                part = stock[2] / chemical
            if part > 0:
                bought += part
                credits -= part * price
                self._credits -= part * price
                stock[0] -= part * mechanical
                stock[1] -= part * electronic
                stock[2] -= part * chemical
            if part < count:
                lots[-1] = Lot(price, mechanical, electronic, chemical, count - part)
                break
            lots.pop()
        return bought
