"""How bots play Space Wars (SW-25).

    temper      what a bot is fond of: five weights, drawn for it or given by its character
    levels      how well it chooses among what it has reckoned
    survey      what it knows of its position, reckoned once for a decision
    wishes      what could be built, what it is worth and what it takes
    drafting    a form that is filled in, each order tried as it is written
    line        orders one after the other in a phase that is open, each tried as it is added
    forecast    the economy of the coming turns, in a few numbers
    danger      what legions of others could reach
    espionage   what spies would steal, and where
    instead     what came next among what was weighed, to be told with the reasons
    opening, politics, economy, moves, research, works, losses
                planners: each answers one kind of matter, from the survey alone

A planner is a function from a `Survey` to a `Plan`, or None where it has nothing better than the default. Each module
names its planners by the kind of matter they answer, in its `PLANNERS`; this one gathers them. A kind without a planner
gets the default.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from stellarch.core import Chance, Level, Phrase, Plan, Seat, said
from stellarch.games.space_wars.chapters.command import Entrust
from stellarch.games.space_wars.chapters.income import from_cities, from_trade
from stellarch.games.space_wars.chapters.research import giveable
from stellarch.games.space_wars.chapters.winning import raced
from stellarch.games.space_wars.mind import economy, losses, moves, opening, politics, research, works
from stellarch.games.space_wars.mind.instead import next_best
from stellarch.games.space_wars.mind.levels import LEVELS, Skill, skill_of
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.temper import CHARACTERS, temper_of, unbiased_in_war
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.rules.bargaining import deciding
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.state.ground import GroundBattle
from stellarch.games.space_wars.state.matters import Researching
from stellarch.games.space_wars.view import SwView

__all__ = ["CHARACTERS", "LEVELS", "PLANNERS", "Survey", "leaves", "may_end", "plan", "prospects"]

Planner = Callable[[Survey], Plan | None]

PLANNERS: Mapping[type, Planner] = {
    **opening.PLANNERS,
    **politics.PLANNERS,
    **economy.PLANNERS,
    **moves.PLANNERS,
    **research.PLANNERS,
    **works.PLANNERS,
    **losses.PLANNERS,
}


def plan(state: State, seat: Seat, seed: str, level: Level | None, character: str | None) -> Plan:
    """What a bot does about the decision that a seat owes, in a state imagined from its view."""
    skill, temper = skill_of(level), temper_of(character, state.galaxy, seat)
    if character is None and skill >= Skill.FARSIGHTED:
        temper = unbiased_in_war(temper)
    survey = Survey(state, seat, temper, skill, Chance(seed).fork("mind"))
    planner = PLANNERS.get(type(state.matter)) if seat in deciding(state) else politics.besides
    found = None if planner is None else planner(survey)
    if found is None:
        return Plan((play.default(state, seat),))
    return replace(found, instead=next_best(survey, found))


def leaves(view: SwView) -> Plan | None:
    """In its first battle a bot leaves all of them to the software, which leads as it would itself (SW-29.6)."""
    assert view.you is not None
    matter = view.pending[-1] if view.pending else None
    has_left = view.empires[view.you].leads_from is None
    if view.rules < 4 or has_left or not isinstance(matter, Battle | GroundBattle):
        return None
    return Plan((Entrust("game"),), (said(BattlesWhy.LED),))


class BattlesWhy(Phrase):
    LED = 1


_TURNS = 5
"""What a seat earns in this many turns counts as if it had it."""


def prospects(state: State, seat: Seat) -> float:
    """How far a seat is ahead of the best of the others, with what the next turns will bring."""
    worth = {other: _worth(state, other) for other in state.living}
    rivals = [each for other, each in worth.items() if other != seat]
    return worth.get(seat, 0.0) - max(rivals, default=0.0)


def _worth(state: State, seat: Seat) -> float:
    credits = state.empires[seat].credits + _TURNS * (from_cities(state, seat) + from_trade(state, seat))
    return raced(state, seat) + _TURNS * giveable(state, seat) / 3 + credits / 20


def may_end(state: State) -> bool:
    """The short version is won when research is over; before that no order of a single seat ends it."""
    return isinstance(state.matter, Researching)
