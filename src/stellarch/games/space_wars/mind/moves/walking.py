"""Orders that take a craft on its way: steps, gates, a jump or a space warp."""

from stellarch.games.space_wars.chapters.gates import Gate
from stellarch.games.space_wars.chapters.jumps import Jump, bars_jumping, fuel_sectors
from stellarch.games.space_wars.chapters.movement import Move
from stellarch.games.space_wars.chapters.warp import Warp, bars_warp, bars_warp_to
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.ways import Journey
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.rules.perils import perils
from stellarch.games.space_wars.tables.happenings import WARP

_WORTH_A_JUMP = 3.0
"""A journey of this many turns is worth the fuel."""
_WORTH_A_WARP = 3
"""To come this many sectors nearer is worth the jump from a space warp."""


def walk(line: Line, survey: Survey, craft: str, journey: Journey, to: At) -> bool:
    """As far towards a sector as the craft gets this turn; whether it is there then."""
    if journey.turns.get(to, 0.0) >= _WORTH_A_JUMP and _jump(line, survey, craft, to):
        return True
    galaxy = line.state.galaxy
    for at in journey.way(to):
        here = line.state.fleets[craft].at
        name = galaxy.name(at)
        order = Move((craft,), name) if distance(here, at) == 1 else Gate((craft,), name)
        if not line.add(order) or line.is_closed():
            break
        if _warp(line, survey, craft, to):
            break
    return craft in line.state.fleets and line.state.fleets[craft].at == to


def _jump(line: Line, survey: Survey, craft: str, to: At) -> bool:
    state = line.state
    if bars_jumping(state, survey.seat, craft) is not None:
        return False
    stores = fuel_sectors(state, survey.seat)
    return bool(stores) and line.add(Jump(craft, state.galaxy.name(to), state.galaxy.name(stores[0])))


def _warp(line: Line, survey: Survey, craft: str, to: At) -> bool:
    """The free jump from a space warp, if it brings the craft much nearer."""
    state, seat = line.state, survey.seat
    if bars_warp(state, seat, craft) is not None:
        return False
    here, avoided = state.fleets[craft].at, perils(state, seat)
    ends = [
        at
        for at in state.galaxy.board.ball(here, WARP.free_jump_range)
        if at not in avoided and bars_warp_to(state, seat, craft, at) is None
    ]
    best = min(ends, key=lambda at: distance(at, to), default=here)
    if distance(here, to) - distance(best, to) < _WORTH_A_WARP:
        return False
    return line.add(Warp(craft, state.galaxy.name(best)))
