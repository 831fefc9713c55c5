"""SW-25.5: power at the capital, at least half of the strongest enemy group within two sectors."""

from stellarch.core import Message
from stellarch.games.space_wars.chapters.battle.wings import small_craft
from stellarch.games.space_wars.chapters.movement import bars_stepping
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.nouns import Place
from stellarch.games.space_wars.state import State

_WATCHED = 2
_ENOUGH = 0.5


def guard(line: Line, survey: Survey, ways: Ways) -> frozenset[str]:
    """Battle craft that stay at the capital, or come back to it; gives them."""
    capital = survey.realm.empire.capital
    if capital is None or not (danger := enemy_near(line.state, survey, capital)):
        return frozenset()
    kept: list[str] = []
    fighters = small_craft(line.state, survey.seat, capital)
    armed = [craft for craft in survey.realm.craft if line.state.fleets[craft].sheet.battle]
    for craft in sorted(
        armed, key=lambda name: (distance(line.state.fleets[name].at, capital), -survey.forces.power((name,)))
    ):
        if survey.forces.power(kept, fighters) >= _ENOUGH * danger:
            break
        kept.append(craft)
        if line.state.fleets[craft].at != capital and bars_stepping(line.state, craft) is None:
            walk(line, survey, craft, ways.journey(line.state, craft), capital)
    if kept:
        line.because(FleetStays(line.state.galaxy.name(capital)), 3.5)
    return frozenset(kept)


def enemy_near(state: State, survey: Survey, at: At) -> float:
    """The power of the strongest group of an enemy within two sectors."""
    enemies = [seat for seat in state.living if state.politics.are_enemies(survey.seat, seat)]
    near = state.galaxy.board.ball(at, _WATCHED)
    return max(
        (survey.forces.power(state.fleets.here(enemy, where)) for enemy in enemies for where in near), default=0.0
    )


class FleetStays(Message, frozen=True):
    at: Place
