"""Deals as they are told: who gives what, and what is promised."""

from collections.abc import Iterator

from stellarch.core import Message, Seat
from stellarch.core.grammar import Noun
from stellarch.games.galaxy_empires.names import area_noun, fleet
from stellarch.games.galaxy_empires.offers import Basket, Terms


class Dollars(Message, frozen=True):
    amount: int


class PoliticalPoints(Message, frozen=True):
    number: int


class MissionCard(Message, frozen=True):
    """A card by its number in its owner's hand."""

    number: int


Goods = tuple[Message | Noun | str, ...]


class Gives(Message, frozen=True):
    seat: Seat
    goods: Goods


class Bargain(Message, frozen=True):
    """What each side gives, then the clauses."""

    parts: tuple[Message, ...]


def bargain(terms: Terms, maker: Seat, to: Seat) -> Bargain:
    given = (Gives(seat, tuple(goods(basket))) for seat, basket in ((maker, terms.give), (to, terms.get)))
    return Bargain((*(gift for gift in given if gift.goods), *terms.clauses))


def goods(basket: Basket) -> Iterator[Message | Noun | str]:
    if basket.cash:
        yield Dollars(basket.cash)
    if basket.pp:
        yield PoliticalPoints(basket.pp)
    yield from map(area_noun, basket.territories)
    yield from map(fleet, basket.fleets)
    yield from map(MissionCard, basket.missions)
