"""SW-25.3: when war is declared, and when peace is made."""

from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.mind.survey import POINT, Survey
from stellarch.games.space_wars.mind.war.prey import laden, quarry, targets, within_reach
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.rules.income import population
from stellarch.games.space_wars.rules.research import laboratories
from stellarch.games.space_wars.rules.treaties import price_of_breaking
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.politics import Treaty, value_of

_TRADE: tuple[Treaty, ...] = ("commercial", "scientific")
"""Agreements that have to end before a war, and may do so in the same turn (SW-7.3.5)."""
FAITHFUL = 1.5
"""Who holds honour so dear breaks no treaty for a war, and makes one also with whom it could beat."""
_WORTH_A_WAR = 8.0
"""Research points that the first landings have to bring, to who is neither fond nor shy of war."""


_MISSED = 5.0
"""Turns for which a treaty is missed that was broken."""


class Onset(NamedTuple):
    """A war that is worth declaring: on whom, what has to be broken for it, and what that costs."""

    on: Seat
    breaks: tuple[Treaty, ...]
    price: int


def onset(survey: Survey) -> Onset | None:
    """A war that can be declared now."""
    war = _worth_declaring(survey)
    return None if war is None or survey.credits < war.price else war


def war_chest(survey: Survey) -> int:
    """Credits that are kept for a war that is worth declaring in the next turn."""
    war = _worth_declaring(survey)
    return 0 if war is None else war.price


def _worth_declaring(survey: Survey) -> Onset | None:
    """A war is declared when transports stand near what they can take, and that is worth more than what the other could
    take in return, and than all that has to be broken for it; who holds honour dear weighs a broken treaty by it."""
    state, seat = survey.state, survey.seat
    prey = quarry(survey)
    if prey is None or state.politics.between(seat, prey).military != "none":
        return None
    breaks = tuple(treaty for treaty in _TRADE if state.politics.between(seat, prey).holds(treaty))
    if breaks and survey.temper.honour >= FAITHFUL:
        return None
    price = sum(price_of_breaking(state, prey, treaty) for treaty in breaks)
    gain = within_reach(survey, state, seat, prey) - within_reach(survey, state, prey, seat)
    scruples = price / POINT * (0.5 + survey.temper.honour)
    if survey.temper.war * gain < _WORTH_A_WAR + scruples + _forgone(survey, prey, breaks):
        return None
    return Onset(prey, breaks, price)


def _forgone(survey: Survey, other: Seat, breaks: tuple[Treaty, ...]) -> float:
    """What agreements would have brought that have to end for a war, in research points: it takes a while until there
    are others."""
    state, turns = survey.state, min(_MISSED, survey.turns_left)
    worth = {
        "scientific": float(value_of(laboratories(state, other))),
        "commercial": survey.empire.series("trading") * value_of(population(state, other)) / POINT,
    }
    return turns * sum(worth[treaty] for treaty in breaks)


def held_of(state: State, owner: Seat, by: Seat) -> int:
    """How many sectors of one player another controls."""
    return sum(manager(state, at) == by for at in state.sectors.owned_by(owner))


def wants_peace(survey: Survey, enemy: Seat) -> bool:
    """Who has lost more than he has taken wants peace; so does who can take nothing more (SW-25.3)."""
    state, seat = survey.state, survey.seat
    won, lost = held_of(state, enemy, seat), held_of(state, seat, enemy)
    if not survey.fights:
        return True
    has_more = any(laden(state, seat)) and bool(targets(survey, state, enemy))
    return lost > won or not has_more
