"""SW-25.5: flags. Planets first, then the sectors next to them; each craft goes where it gets most for its way."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from stellarch.core import Message
from stellarch.games.space_wars.chapters.flags import Flag, bars_flag
from stellarch.games.space_wars.chapters.movement import bars_stepping
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Journey, Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.nouns import Piece, Place, TileKind
from stellarch.games.space_wars.state import State

_PATIENCE, _EXPANSION = 0.6, 0.1
"""A flag that is put up a turn later is worth so much of it, and more to who likes to expand."""
_WORTH_THE_WAY = 0.12
_ROUNDS = 3
"""A craft that is there with points left looks for the next goal, so often at most."""


class Goal(NamedTuple):
    score: float
    craft: str
    at: At


def put_flags(line: Line, survey: Survey, ways: Ways, kept: Collection[str]) -> None:
    """Flags where craft stand already, then craft that can flag, but for those that are kept for something else."""
    for at in sorted({survey.state.fleets[craft].at for craft in survey.realm.craft}):
        if line.state.sectors[at].owner is None and bars_flag(line.state, survey.seat, at) is None:
            line.add(Flag(line.state.galaxy.name(at)))
    aims: dict[str, At] = {}
    for _ in range(_ROUNDS):
        ready = [craft for craft in flaggers(line.state, survey) if craft not in kept]
        ready = [craft for craft in ready if bars_stepping(line.state, craft) is None]
        if not ready or line.is_closed():
            return
        journeys = {craft: ways.journey(line.state, craft) for craft in ready}
        aims = {craft: at for craft, at in aims.items() if line.state.sectors[at].owner is None}
        goals = assign(line.state, survey, journeys, aims)
        if not goals:
            return
        for goal in goals:
            if line.is_closed():
                return
            aims[goal.craft] = goal.at
            walk(line, survey, goal.craft, journeys[goal.craft], goal.at)
            _tell(line, survey, goal)


def flaggers(state: State, survey: Survey) -> list[str]:
    """Craft that can put flags up; outposts have another task."""
    mine = state.fleets.of(survey.seat)
    return [craft for craft in mine if state.fleets[craft].sheet.conquers and state.fleets[craft].kind != "outpost"]


def assign(state: State, survey: Survey, journeys: dict[str, Journey], aims: dict[str, At]) -> list[Goal]:
    """A goal for each craft; who has the best of all chooses first, and no two go to the same sector."""
    free = {at: survey.surroundings.worth(at) for at, sector in state.sectors.items() if sector.owner is None}
    goals = {craft: _goals(survey, craft, journey, free) for craft, journey in journeys.items()}
    taken = {at for craft, at in aims.items() if craft not in journeys}
    found = []
    for craft in sorted(goals, key=lambda craft: (-max((goal.score for goal in goals[craft]), default=0.0), craft)):
        options = [(goal.score, goal) for goal in goals[craft] if goal.at not in taken]
        if options:
            goal = survey.pick(options, "flag", craft)
            found.append(goal)
            taken.add(goal.at)
    return found


def _goals(survey: Survey, craft: str, journey: Journey, free: Mapping[At, float]) -> list[Goal]:
    """Where a craft could go to, by what a flag is worth there when it comes; who likes to expand looks further."""
    patience = _PATIENCE + _EXPANSION * survey.temper.expansion
    ways = ((at, free[at] * patience**turns) for at, turns in journey.turns.items() if at in free and turns > 0)
    return [Goal(score, craft, at) for at, score in ways if score >= _WORTH_THE_WAY]


def _tell(line: Line, survey: Survey, goal: Goal) -> None:
    state = line.state
    tile = state.galaxy.systems.get(goal.at)
    where = state.galaxy.name(goal.at)
    if tile is None:
        if state.sectors[goal.at].owner == survey.seat:
            line.because(FlagsBorder(goal.craft, where), 0.5, is_plain=True)
        return
    if state.sectors[goal.at].owner == survey.seat:
        line.because(FlagsSystem(goal.craft, where, tile.kind), 3.0, is_plain=True)
    else:
        line.because(HeadsForFlag(goal.craft, where, tile.kind), 2.0)


class FlagsSystem(Message, frozen=True):
    craft: Piece
    at: Place
    kind: TileKind


class HeadsForFlag(Message, frozen=True):
    craft: Piece
    at: Place
    kind: TileKind


class FlagsBorder(Message, frozen=True):
    craft: Piece
    at: Place
