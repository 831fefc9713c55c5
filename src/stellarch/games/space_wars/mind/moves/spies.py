"""SW-17.2: spies go abroad in craft that no border stops, and steal research turn by turn."""

from collections.abc import Collection

from stellarch.core import Message
from stellarch.games.space_wars.chapters.movement import bars_stepping
from stellarch.games.space_wars.chapters.spying import Spy, bars_spying, host
from stellarch.games.space_wars.chapters.transfers import Transfer
from stellarch.games.space_wars.mind.espionage import Mark, carrying, chances, marks, spies
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Journey, Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.wishes import FREIGHTERS
from stellarch.games.space_wars.nouns import Piece, Place
from stellarch.games.space_wars.state import State

_CARRIERS = ("freight", "consular_starship", "scientific_starship")
"""What may cross borders in peace, the first rather than the last."""
_PATIENCE = 0.85
"""What is stolen a turn later is worth so much of it."""


def steal(line: Line, survey: Survey) -> None:
    """One theft where a spy is abroad; the die closes the line."""
    state = line.state
    for spy in spies(state, survey.seat):
        order = Spy(spy, "steal_research")
        if bars_spying(state, survey.seat, order) is not None:
            continue
        at = state.place_of_officer(spy)
        holder = host(state, at)
        assert holder is not None
        chance, _ = chances(state, spy, holder)
        if chance and line.add(order):
            laboratories = state.sectors.system(at).laboratories
            line.because(StealsResearch(spy, state.galaxy.name(at), laboratories, round(100 * chance)), 4.0)
            return


def send_spies(line: Line, survey: Survey, ways: Ways, kept: frozenset[str]) -> frozenset[str]:
    """Spies go aboard and abroad; gives the craft that carry them, so that nobody else sends them elsewhere."""
    sent: set[str] = set()
    goals = marks(survey)
    for spy in spies(line.state, survey.seat):
        if line.is_closed():
            break
        craft = _carrier(line.state, survey, spy, kept | sent)
        if craft is None:
            continue
        journey = ways.journey(line.state, craft)
        goal = _goal(journey, goals)
        if goal is None:
            continue
        goals = [mark for mark in goals if mark.at != goal.at]
        if line.state.officers[spy].place != craft and not line.add(Transfer(spy, craft)):
            continue
        sent.add(craft)
        if line.state.fleets[craft].at != goal.at and bars_stepping(line.state, craft) is None:
            walk(line, survey, craft, journey, goal.at)
            line.because(GoesToSteal(spy, line.state.galaxy.name(goal.at), goal.laboratories), 2.8)
    return frozenset(sent)


def _carrier(state: State, survey: Survey, spy: str, taken: Collection[str]) -> str | None:
    """The craft that a spy is aboard, or an empty one beside him that can be spared."""
    place, at = state.officers[spy].place, state.place_of_officer(spy)
    if isinstance(place, str) and state.fleets[place].kind in _CARRIERS:
        return place
    used = carrying(state, survey.seat)
    spared = sum(craft not in used for craft in survey.realm.of_kind("freight")) > FREIGHTERS
    able = [
        craft
        for craft in state.fleets.here(survey.seat, at)
        if state.fleets[craft].kind in _CARRIERS
        and (spared or state.fleets[craft].kind != "freight")
        and craft not in taken
        and not state.fleets[craft].load
        and state.fleets[craft].office is None
    ]
    return min(able, key=lambda craft: (_CARRIERS.index(state.fleets[craft].kind), craft), default=None)


def _goal(journey: Journey, goals: list[Mark]) -> Mark | None:
    """Where a spy takes most for his way."""
    near = [mark for mark in goals if mark.at in journey.turns and mark.worth > 0]
    return max(near, key=lambda mark: (mark.worth * _PATIENCE ** journey.turns[mark.at], -mark.at), default=None)


class StealsResearch(Message, frozen=True):
    spy: Piece
    at: Place
    laboratories: int
    chance: int


class GoesToSteal(Message, frozen=True):
    spy: Piece
    at: Place
    laboratories: int
