"""SW-25.5: in war craft without weapons do not end their turn where an enemy can come, if they can be elsewhere."""

from collections.abc import Collection

from stellarch.core import Message
from stellarch.games.space_wars.chapters.movement import bars_stepping
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.nouns import Piece, Place


def take_refuge(line: Line, survey: Survey, ways: Ways, kept: Collection[str]) -> None:
    """The nearest sector of one's own that is reached this turn, and to which nobody can come next."""
    for craft in survey.realm.craft:
        state = line.state
        if line.is_closed():
            return
        if craft in kept or craft not in state.fleets or state.fleets[craft].sheet.battle:
            continue
        if not ways.is_hunted(state, state.fleets[craft].at) or bars_stepping(state, craft) is not None:
            continue
        journey = ways.journey(state, craft)
        own = [at for at in survey.realm.owned if journey.turns.get(at, 2.0) <= 1 and not ways.is_hunted(state, at)]
        if own:
            to = min(own, key=lambda at: (journey.turns[at], at))
            walk(line, survey, craft, journey, to)
            line.because(TakesRefuge(craft, state.galaxy.name(to)), 1.6)


class TakesRefuge(Message, frozen=True):
    craft: Piece
    to: Place
