"""SW-9.7.1: construction starships lay mines in systems that others could come to; they cost credits alone."""

from stellarch.core import Message
from stellarch.games.space_wars.chapters.mining import LayMine, bars_laying
from stellarch.games.space_wars.chapters.movement import bars_stepping
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.survey.works import RESERVE
from stellarch.games.space_wars.nouns import Piece, Place
from stellarch.games.space_wars.tables.ground import MINE_FIELD

_KEPT = 2 * RESERVE
"""Credits that mines leave untouched."""


def lay_mines(line: Line, survey: Survey, ways: Ways) -> frozenset[str]:
    """Where they are wanted, or on the way there; gives the craft that do it."""
    if not survey.nature.fights or not survey.realm.empire.knows("mines_field"):
        return frozenset()
    builders = survey.realm.of_kind("construction_starship")
    for craft in builders:
        if line.is_closed():
            break
        sites = _sites(line, survey)
        if line.state.fleets[craft].at in sites:
            _lay(line, survey, craft)
        elif sites and bars_stepping(line.state, craft) is None:
            journey = ways.journey(line.state, craft)
            near = [at for at in sites if at in journey.turns]
            if near:
                walk(line, survey, craft, journey, min(near, key=lambda at: (journey.turns[at], at)))
    return frozenset(builders)


def _sites(line: Line, survey: Survey) -> list[At]:
    """Systems in danger, and the capital, that have room for mines."""
    capital = survey.realm.empire.capital
    wanted = [*survey.forces.dangers, *(() if capital is None else (capital,))]
    return [at for at in dict.fromkeys(wanted) if line.state.sectors[at].mines < MINE_FIELD.per_sector]


def _lay(line: Line, survey: Survey, craft: str) -> None:
    state = line.state
    is_affordable = state.empires[survey.seat].credits - MINE_FIELD.lay_cost >= _KEPT
    if is_affordable and bars_laying(state, survey.seat, craft) is None and line.add(LayMine(craft)):
        line.because(LaysMines(craft, state.galaxy.name(state.fleets[craft].at)), 1.6)


class LaysMines(Message, frozen=True):
    craft: Piece
    at: Place
