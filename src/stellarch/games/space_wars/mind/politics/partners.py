"""SW-25.3: who is worth a treaty, and which treaties are worth breaking."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.income import population
from stellarch.games.space_wars.chapters.research import laboratories
from stellarch.games.space_wars.chapters.treaties import bars_treaty, counters_left, price_of_breaking
from stellarch.games.space_wars.geometry import distance
from stellarch.games.space_wars.mind.politics.asking import is_turn_to_ask, may_be_asked, trust
from stellarch.games.space_wars.mind.politics.standing import bonds, is_about_to_win, leaders
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.money import POINT
from stellarch.games.space_wars.mind.war.prey import FAITHFUL, quarry
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.politics import Treaty, value_of

_REAPED = 3
"""A treaty is broken for another only if that one pays the price in this many turns (SW-25.3)."""
_RESERVE = 4
"""Credits that are kept whatever happens (SW-25.4)."""
_NEIGHBOURS = 7
"""Homes so near lie next to each other."""
_PREY = 0.6
"""Whose power is below this part of one's own could be attacked one day (SW-25.3)."""


# What a treaty is worth in a turn, in credits, as everybody can reckon


def _commercial(state: State, seat: Seat, other: Seat) -> float:
    return float(state.empires[seat].series("trading") * value_of(population(state, other)))


def _scientific(state: State, seat: Seat, other: Seat) -> float:
    return POINT * value_of(laboratories(state, other))


def _non_aggression(state: State, seat: Seat, other: Seat) -> float:
    """The stronger and the nearer the other is, the more it is worth to be left in peace."""
    apart = distance(state.empires[seat].home, state.empires[other].home)
    return (1.0 + 0.1 * len(state.fleets.of(other))) * _NEIGHBOURS / max(1, apart)


def _cooperation(state: State, seat: Seat, other: Seat) -> float:
    """For those who trade and study together: open borders and bases."""
    return 1.0 if state.turn >= _KNOWN_AFTER and bonds(state, seat, other) >= _FRIENDS else 0.0


def _alliance(state: State, seat: Seat, other: Seat) -> float:
    """Where a game is won by conquest, two who have opened their bases to each other hold together against who leads:
    to declare war on one is to have it with both (SW-7.3.2). Two alliances at a table would hold each other in check,
    and nobody would win."""
    politics = state.politics
    if state.options.victory == "short" or not politics.between(seat, other).holds("cooperation"):
        return 0.0
    ahead, is_first = leaders(state), all(politics.ally_of(each) is None for each in state.living)
    return 2.0 if ahead and is_first and not ahead & {seat, other} else 0.0


_KNOWN_AFTER, _FRIENDS = 4, 2
"""From this turn on one opens one's bases to those who have this many treaties with one."""

_WORTH: Mapping[Treaty, Callable[[State, Seat, Seat], float]] = {
    "commercial": _commercial,
    "scientific": _scientific,
    "non_aggression": _non_aggression,
    "cooperation": _cooperation,
    "alliance": _alliance,
}
SOUGHT: tuple[Treaty, ...] = tuple(_WORTH)
_PAYING: tuple[Treaty, ...] = ("commercial", "scientific")


def worth(survey: Survey, other: Seat, treaty: Treaty) -> float:
    """What a treaty with a player brings in a turn; nothing where temper or caution forbids it."""
    state, temper = survey.state, survey.temper
    if treaty not in _WORTH or is_about_to_win(state, other):
        return 0.0
    if temper.honour < FAITHFUL and treaty not in _PAYING and other == quarry(survey):
        return 0.0
    found = _WORTH[treaty](state, survey.seat, other) * trust(state, survey.seat, other)
    if treaty == "commercial":
        return found * (0.5 + 0.5 * temper.trade)
    if treaty == "scientific":
        return found * (0.5 + 0.5 * temper.science)
    is_prey = survey.forces.powers[other] < _PREY * survey.forces.powers[survey.seat]
    return 0.0 if is_prey and temper.war > 1.5 else found


# Who goes with whom


def circle(state: State, treaty: Treaty) -> frozenset[tuple[Seat, Seat]]:
    """Who would make a treaty with whom if everybody sought the best for both: all can reckon it, so offers meet.

    Those who gain most go first; of equal ones those who sit next to each other.
    """
    left = {seat: counters_left(state, seat, treaty) for seat in state.living}
    found = set()
    for one, other in sorted(combinations(sorted(state.living), 2), key=lambda pair: _eagerness(state, treaty, *pair)):
        if left[one] and left[other] and bars_treaty(state, one, other, treaty) is None:
            found.add((one, other))
            left[one] -= 1
            left[other] -= 1
    return frozenset(found)


def _eagerness(state: State, treaty: Treaty, one: Seat, other: Seat) -> tuple[float, int, int]:
    gain = _WORTH[treaty](state, one, other) + _WORTH[treaty](state, other, one)
    first, second = sorted((state.seat_order.index(one), state.seat_order.index(other)))
    apart = second - first
    return -gain, min(apart, len(state.seats) - apart), first


def sought(survey: Survey, treaty: Treaty) -> list[Seat]:
    """The partners to offer a treaty to, the best first: those whom all reckon to be one's own, and two others in case
    they think otherwise."""
    state, seat = survey.state, survey.seat
    if treaty not in _WORTH or not counters_left(state, seat, treaty):
        return []
    mine = {one if other == seat else other for one, other in circle(state, treaty) if seat in (one, other)}
    others = (other for other in state.living if other != seat and is_turn_to_ask(state, seat, other))
    asked = (other for other in others if may_be_asked(state, seat, other, treaty))
    able = [
        other for other in asked if bars_treaty(state, seat, other, treaty) is None and worth(survey, other, treaty) > 0
    ]
    ranked = sorted(able, key=lambda other: (other not in mine, -worth(survey, other, treaty)))
    return ranked[: len(mine) + _OTHERS]


_OTHERS = 2


# Breaking


class Change(NamedTuple):
    """A treaty that is worth breaking for another partner."""

    treaty: Treaty
    old: Seat
    new: Seat
    gain: float
    price: int


def changes_worth_making(survey: Survey) -> Iterator[Change]:
    """Treaties whose place another partner would fill so much better that three turns pay the price (SW-25.3)."""
    state, seat = survey.state, survey.seat
    for treaty in _PAYING:
        partners = state.politics.partners(seat, treaty)
        if not partners or counters_left(state, seat, treaty):
            continue
        old = min(partners, key=lambda other: worth(survey, other, treaty))
        if state.politics.memory.broken(seat, old):
            continue  # who is left twice by the same has learnt from it, and so have all others
        free = [
            other
            for other in state.living
            if other != seat and other not in partners and counters_left(state, other, treaty)
        ]
        if not free:
            continue
        new = max(free, key=lambda other: worth(survey, other, treaty))
        gain = _REAPED * (worth(survey, new, treaty) - worth(survey, old, treaty))
        price = price_of_breaking(state, old, treaty)
        scruples = price * (0.5 + survey.temper.honour)
        if gain > max(scruples, price) and survey.realm.credits >= price + _RESERVE:
            yield Change(treaty, old, new, gain, price)
