"""SW-25.7: legions that stand idle where they were raised go along with freighters to systems that nobody guards: one
legion costs hardly any room, and who lands has to bring two."""

from stellarch.core import Message
from stellarch.games.space_wars.chapters.ground.invading import defending_strength
from stellarch.games.space_wars.chapters.loading import Load, Unload
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war.prey import room, spared
from stellarch.games.space_wars.nouns import Piece, Place
from stellarch.games.space_wars.state import State

_GUARD, _LARGEST_GUARD = 1, 3
"""Legions that are wanted in every system, and at most where more could land."""
_GRADES = ("regular", "veteran", "cyborg", "elite")
"""The weakest go first: the best are for landings."""


def lacking(survey: Survey, state: State, at: At) -> int:
    """How many legions are wanted in a system beside those that stand there."""
    if at not in survey.realm.managed:
        return 0
    wanted = max(_GUARD, min(_LARGEST_GUARD, survey.forces.dangers.get(at, 0)))
    return max(0, wanted - defending_strength(state, at))


def take_along(line: Line, survey: Survey, craft: str, to: At) -> None:
    """Before it leaves for a system that wants legions, a freighter takes what can be spared where it is."""
    state, at = line.state, line.state.fleets[craft].at
    if not survey.nature.arms or any(state.fleets[craft].legions):
        return
    there = state.sectors.system(at).legions_of(survey.seat) if state.sectors[at].system is not None else ()
    number = min(lacking(survey, state, to), room(state, craft), spared(survey, state, at) if there else 0)
    grade = next((grade for grade in _GRADES if number > 0 and getattr(there, grade) >= number), None)
    if grade is not None and line.add(Load(craft, {grade: number})):
        line.because(TakesGarrison(craft, state.galaxy.name(to)), 1.4)


def put_down(line: Line, survey: Survey, craft: str) -> None:
    """Where a freighter comes to a system that wants them, the legions aboard go ashore."""
    state, at = line.state, line.state.fleets[craft].at
    aboard = {grade: count for grade, count in state.fleets[craft].legions._asdict().items() if count}
    if aboard and lacking(survey, state, at):
        line.add(Unload(craft, aboard))


class TakesGarrison(Message, frozen=True):
    craft: Piece
    to: Place
