"""SW-25.3: when war is declared, and when peace is made."""

from collections.abc import Sequence
from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.income import population
from stellarch.games.space_wars.chapters.research import laboratories
from stellarch.games.space_wars.chapters.treaties import price_of_breaking
from stellarch.games.space_wars.mind.danger import war_lasts
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.money import POINT
from stellarch.games.space_wars.mind.war.host import reach_of_host
from stellarch.games.space_wars.mind.war.prey import FAITHFUL, laden, quarry, targets, within_reach
from stellarch.games.space_wars.mind.war.skirmish import is_due
from stellarch.games.space_wars.rules.control import manager
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.politics import Treaty, value_of

_TRADE: tuple[Treaty, ...] = ("commercial", "scientific")
"""Agreements that have to end before a war, and may do so in the same turn (SW-7.3.5)."""
_ARMS: tuple[Treaty, ...] = ("non_aggression", "cooperation", "alliance")
_WORTH_A_WAR = 8.0
"""Research points that the first landings have to bring, to who is neither fond nor shy of war."""


_MISSED = 5.0
"""Turns for which a treaty is missed that was broken."""


class Onset(NamedTuple):
    """A war that is worth declaring: on whom, what has to be broken for it and with whom, and what that costs."""

    on: Seat
    hit: tuple[Seat, ...]
    """Whom it is declared on, and who is in it as an ally (SW-7.3.2)."""
    breaks: tuple[tuple[Seat, Treaty], ...]
    price: int

    @property
    def is_at_once(self) -> bool:
        """Whether only trade has to end for it, which may be in the same turn (SW-7.3.1, SW-7.3.5)."""
        return all(treaty in _TRADE for _, treaty in self.breaks)


def onset(survey: Survey) -> Onset | None:
    """A war that can be declared now."""
    war = _worth_declaring(survey)
    return None if war is None or survey.realm.credits < war.price else war


def war_chest(survey: Survey) -> int:
    """Credits that are kept for a war that is worth declaring in the next turn."""
    war = _worth_declaring(survey)
    return 0 if war is None else war.price


def _worth_declaring(survey: Survey) -> Onset | None:
    """A war is declared when transports stand near what they can take, and that is worth more than what the other could
    take in return, and than all that has to be broken for it; who holds honour dear weighs a broken treaty by it."""
    state, seat = survey.state, survey.seat
    prey = quarry(survey)
    if prey is None or state.politics.are_enemies(seat, prey):
        return None
    ally = state.politics.ally_of(prey)
    hit = (prey,) if ally in (None, seat) else (prey, ally)
    breaks = _in_the_way(state, seat, hit)
    if survey.nature.raids:
        price = sum(price_of_breaking(state, other, treaty) for other, treaty in breaks)
        return Onset(prey, hit, breaks, price) if is_due(state, seat, prey) else None
    if breaks and survey.temper.honour >= FAITHFUL:
        return None
    price = sum(price_of_breaking(state, other, treaty) for other, treaty in breaks)
    gain = within_reach(survey, state, seat, prey) + reach_of_host(survey, prey)
    gain -= sum(within_reach(survey, state, enemy, seat) for enemy in hit)
    scruples = price / POINT * (0.5 + survey.temper.honour)
    if survey.temper.war * gain < _WORTH_A_WAR + scruples + _forgone(survey, breaks):
        return None
    return Onset(prey, hit, breaks, price)


def _in_the_way(state: State, seat: Seat, hit: Sequence[Seat]) -> tuple[tuple[Seat, Treaty], ...]:
    """What has to end before a war: a treaty of arms a turn before it, so that the others may stand for as long."""
    standing = [
        (other, treaty)
        for other in hit
        for treaty in (*_ARMS, *_TRADE)
        if state.politics.between(seat, other).holds(treaty)
    ]
    return tuple(each for each in standing if each[1] in _ARMS) or tuple(standing)


def _forgone(survey: Survey, breaks: Sequence[tuple[Seat, Treaty]]) -> float:
    """What agreements would have brought that have to end for a war, in research points: it takes a while until there
    are others."""
    turns = min(_MISSED, survey.turns_left)
    return turns * sum(_yields(survey, other, treaty) for other, treaty in breaks)


def _yields(survey: Survey, other: Seat, treaty: Treaty) -> float:
    """Research points that an agreement brings in a turn."""
    state = survey.state
    if treaty == "scientific":
        return float(value_of(laboratories(state, other)))
    if treaty == "commercial":
        ease = (
            survey.money.ease if survey.nature.arms else 1.0
        )  # who arms for conquest, and has credits enough, does not miss a few
        return survey.realm.empire.series("trading") * value_of(population(state, other)) / POINT / ease
    return 0.0


def held_of(state: State, owner: Seat, by: Seat) -> int:
    """How many sectors of one player another controls."""
    return sum(manager(state, at) == by for at in state.sectors.owned_by(owner))


def wants_peace(survey: Survey, enemy: Seat) -> bool:
    """Who has lost more than he has taken wants peace; so does who can take nothing more (SW-25.3)."""
    state, seat = survey.state, survey.seat
    won, lost = held_of(state, enemy, seat), held_of(state, seat, enemy)
    if not survey.nature.fights:
        return True
    if survey.nature.raids:
        return state.turn >= state.politics.between(seat, enemy).war_since + war_lasts(state)
    has_more = any(laden(state, seat)) and bool(targets(survey, state, enemy))
    return lost > won or not has_more
