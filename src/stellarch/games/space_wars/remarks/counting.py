"""Figures of a position that sentences speak of, and how an order changes them."""

from collections.abc import Callable, Iterator, Mapping

from stellarch.core import Message, Seat
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.chapters.building import city_capacity, workshop_capacity
from stellarch.games.space_wars.chapters.extraction import MAKES
from stellarch.games.space_wars.chapters.income import from_cities, from_trade
from stellarch.games.space_wars.chapters.research import giveable
from stellarch.games.space_wars.nouns import noun
from stellarch.games.space_wars.rules.control import managed_systems, open_systems
from stellarch.games.space_wars.rules.supply import supply
from stellarch.games.space_wars.state import State

Figure = Callable[[State, Seat], int]


def income(state: State, seat: Seat) -> int:
    return from_cities(state, seat) + from_trade(state, seat)


def production(state: State, seat: Seat) -> int:
    """Materials that the workshops can make in a turn, at one token a level."""
    systems = (state.sectors.system(at).levels for at in open_systems(state, seat))
    return sum(getattr(levels, workshop) for levels in systems for workshop in MAKES)


def room_for_cities(state: State, seat: Seat) -> int:
    return sum(city_capacity(state, seat, at) for at in managed_systems(state, seat))


def room_for_workshops(state: State, seat: Seat) -> int:
    return sum(workshop_capacity(state, seat, at) for at in managed_systems(state, seat))


def supplied(state: State, seat: Seat) -> int:
    """Systems that supply comes to, no matter who has them."""
    found = supply(state, seat)
    return sum(found.reaches(at) for at in state.galaxy.systems)


EACH_TURN: Mapping[Figure, Noun] = {
    giveable: noun("counter", "research_point"),
    income: Noun("-credit"),
    production: Noun("-material"),
}
"""What a turn brings."""


class Change(Message, frozen=True):
    now: Counted
    then: int


def changes(before: State, after: State, seat: Seat) -> Iterator[Change]:
    """What a turn brings from now on, instead of what it brought."""
    for figure, unit in EACH_TURN.items():
        then, now = figure(before, seat), figure(after, seat)
        if then != now:
            yield Change(Counted(now, unit), then)
