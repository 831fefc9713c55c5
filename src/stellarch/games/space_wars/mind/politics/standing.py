"""How the players stand to each other, as everybody can see."""

from collections.abc import Callable

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.income import population
from stellarch.games.space_wars.chapters.winning import raced
from stellarch.games.space_wars.rules.votes import own_cities
from stellarch.games.space_wars.state import State, remembered
from stellarch.games.space_wars.tables.politics import TREATIES

LEADS_BY = 1.15
"""Who is so far above the mean leads (SW-25.2)."""
NEARLY = 0.75
"""Who has come so far of the way to victory is close to it."""


def leaders(state: State) -> frozenset[Seat]:
    """The players well above the mean in what the game is won with, or in population (SW-25.2)."""
    others = (state.empires, state.politics, state.fleets, state.happenings)
    return remembered(state.sectors, "leaders", others, lambda: _leaders(state))


def _leaders(state: State) -> frozenset[Seat]:
    """Cities win nothing in the short version: there the development value counts alone."""
    ahead = _above(state, raced)
    return ahead if state.options.victory == "short" else ahead | _above(state, own_cities)


def _above(state: State, count: Callable[[State, Seat], int]) -> frozenset[Seat]:
    counts = {seat: count(state, seat) for seat in state.living}
    mean = sum(counts.values()) / len(counts)
    return frozenset(seat for seat, reached in counts.items() if mean and reached >= LEADS_BY * mean)


def bonds(state: State, one: Seat, other: Seat) -> int:
    """How many treaties two players have with each other."""
    relation = state.politics.between(one, other)
    return sum(relation.holds(treaty.id) for treaty in TREATIES.values())


def is_about_to_win(state: State, seat: Seat) -> bool:
    """Whether a player leads and has the greater part of the way to a development victory behind him."""
    if state.options.victory != "short" or seat not in leaders(state):
        return False
    return raced(state, seat) >= NEARLY * state.options.victory_value


def weight(state: State, seat: Seat) -> float:
    """How much a player counts at the table: development and population."""
    return raced(state, seat) + 3.0 * population(state, seat)
