"""SW-25.5: outposts follow the flags, so that supply reaches what is owned and what is to be had."""

from collections.abc import Mapping

from stellarch.core import Message
from stellarch.games.space_wars.chapters.movement import bars_stepping
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war.surplus import becomes_base
from stellarch.games.space_wars.nouns import Piece, Place
from stellarch.games.space_wars.rules.supply import reach_of, supply
from stellarch.games.space_wars.state import State

_PATIENCE = 0.85
_FURTHEST = 6.0
"""Turns that an outpost is under way at most."""
_FRONTIER = 4
"""Free systems within this many sectors of one's own are worth being supplied."""
_BETTER = 1.25
"""An outpost leaves its place only for one that is so much better."""
_OWN, _FREE, _SPACE = 2.0, 1.0, 0.1


def move_outposts(line: Line, survey: Survey, ways: Ways) -> None:
    """One after the other; where one goes, the next need not."""
    if survey.realm.empire.knows("unlimited_movement_range"):
        return
    wanted = worth_supplying(line.state, survey)
    for outpost in survey.realm.of_kind("outpost"):
        if line.is_closed():
            return
        covered = _station(line, survey, ways, outpost, wanted)
        wanted = {at: worth for at, worth in wanted.items() if at not in covered}


def worth_supplying(state: State, survey: Survey) -> Mapping[At, float]:
    """Sectors to which supply should come, and how much."""
    wanted = {}
    for at, sector in state.sectors.items():
        is_system = at in state.galaxy.systems
        if sector.owner == survey.seat:
            wanted[at] = _OWN if is_system else _SPACE
        elif sector.owner is None and is_system and survey.realm.distance_to_own(at) <= _FRONTIER:
            wanted[at] = _FREE * survey.temper.expansion
    return wanted


def _station(line: Line, survey: Survey, ways: Ways, outpost: str, wanted: Mapping[At, float]) -> frozenset[At]:
    """Move an outpost towards where it serves most; gives what it supplies from there."""
    state = line.state
    here, reach = state.fleets[outpost].at, reach_of(state, survey.seat)
    others = supply(state.changed(fleets=state.fleets.without((outpost,))), survey.seat)
    ball = state.galaxy.board.ball

    def served(at: At) -> frozenset[At]:
        """What supply would come to from there, and does not without."""
        if not others.reaches(at):
            return frozenset()
        return frozenset(near for near in ball(at, reach) if near in wanted and not others.reaches(near))

    def worth(at: At) -> float:
        return sum(wanted[near] for near in served(at))

    is_kept = state.sectors[here].gate == survey.seat or becomes_base(survey, outpost)
    if is_kept or bars_stepping(state, outpost) is not None:
        return served(here)
    journey = ways.journey(state, outpost)
    near = [at for at, turns in journey.turns.items() if turns <= _FURTHEST]
    best = max(near, key=lambda at: (worth(at) * _PATIENCE ** journey.turns[at], -journey.turns[at], -at))
    if worth(best) * _PATIENCE ** journey.turns[best] <= _BETTER * worth(here):
        return served(here)
    newly = sorted(served(best), key=lambda at: (-wanted[at], at))
    walk(line, survey, outpost, journey, best)
    galaxy = state.galaxy
    line.because(SupplyFollows(outpost, galaxy.name(best), galaxy.name(newly[0])), 1.5)
    return served(best)


class SupplyFollows(Message, frozen=True):
    outpost: Piece
    to: Place
    reached: Place
