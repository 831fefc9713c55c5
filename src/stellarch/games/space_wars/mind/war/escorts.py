"""SW-25.5: who goes along with a transport, and where it may rest: not where somebody could come at it whom nothing
keeps away. Who ends his turn in range is shot before he moves again."""

from collections.abc import Sequence
from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.movement import points
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.mind.danger import hunted
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.walking import walk
from stellarch.games.space_wars.mind.moves.ways import Journey, Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war import reasons
from stellarch.games.space_wars.mind.war.fleets import walk_together, warships
from stellarch.games.space_wars.state import State

_ENOUGH = 0.75
"""An escort of this share of what could come at its transports keeps it away."""


class Band(NamedTuple):
    """Transports that go together, with the warships beside them, and the ways of the slowest."""

    transports: tuple[str, ...]
    escort: tuple[str, ...]
    journey: Journey

    @property
    def all(self) -> tuple[str, ...]:
        return (*self.transports, *self.escort)


def band(state: State, ways: Ways, transports: tuple[str, ...], escort: tuple[str, ...]) -> Band:
    group = (*transports, *escort)
    slowest = min(group, key=lambda craft: points(state, craft))
    return Band(transports, escort, ways.journey(state, slowest, group))


def escort_of(survey: Survey, state: State, craft: str) -> tuple[str, ...]:
    """Warships beside a transport that go along; in peace only where a game is won by conquest, and not corvettes, who
    have flags to plant."""
    beside = warships(state, survey.seat, state.fleets[craft].at)
    if enemies(survey, state):
        return beside
    return tuple(ship for ship in beside if state.fleets[ship].kind != "corvette") if survey.nature.arms else ()


def enemies(survey: Survey, state: State) -> list[Seat]:
    return [rival for rival in survey.rivals if state.politics.are_enemies(survey.seat, rival)]


def foes(survey: Survey, state: State) -> list[Seat]:
    """Enemies; who arms for conquest reckons also with all who could be enemies by the next turn."""
    if not survey.nature.arms:
        return enemies(survey, state)
    between = state.politics.between
    return [rival for rival in survey.rivals if between(survey.seat, rival).military in ("none", "war")]


def is_covered(survey: Survey, state: State, escort: Sequence[str], at: At, against: Sequence[Seat]) -> bool:
    """Whether transports may end their turn in a sector: nobody of these can come there whom their escort does not keep
    away."""
    return survey.forces.power(escort) >= _ENOUGH * hunted(survey, state, at, against)


def go_home(line: Line, survey: Survey, going: Band) -> None:
    """To the nearest system of one's own to which nobody could come next."""
    state, turns = line.state, going.journey.turns
    against = foes(survey, state)
    safe = [at for at in survey.realm.managed if at in turns and is_covered(survey, state, going.escort, at, against)]
    if safe:
        to = min(safe, key=lambda at: (turns[at], at))
        go(line, survey, going, to)
        line.because(reasons.TransportWithdraws(going.transports[0], state.galaxy.name(to)), 2.2)


def go(line: Line, survey: Survey, going: Band, to: At) -> bool:
    """As far towards a sector as a band gets this turn; whether it is there then."""
    leader = going.transports[0]
    if line.state.fleets[leader].at == to:
        return True
    if len(going.all) > 1:
        return walk_together(line, going.all, going.journey, to)
    return walk(line, survey, leader, going.journey, to)
