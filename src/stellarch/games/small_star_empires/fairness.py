"""SSE-9.7: how even the prospects of the seats are on a board.

The static figure measures the value within reach, by number of moves. For every system it counts how many moves each
seat needs to get there from its homeworld on an otherwise free board. The value of the system (its planets, or a
third of a full set for a nebula, and a little for an empty one) is then shared among the seats, one that needs a
move less getting twice as much. The sum over all systems is a seat's prospect. The figure is the least prospect
divided by the greatest: 1 is perfectly even, 0.9 means that the worst placed seat has nine tenths of the best.

It says nothing about who moves first, nor about how people fight over a system: games of equal bots tell that
(`stellarch.arena.fairness`).
"""

from collections.abc import Mapping

import msgspec

from stellarch.core import Hex, Seat
from stellarch.games.small_star_empires.board import Board
from stellarch.games.small_star_empires.data import NEBULAE, Kind, nebula_points

_EMPTY_VALUE = 0.5
_NEVER_ENDS = (Kind.HOMEWORLD, Kind.WORMHOLE, Kind.BLACK_HOLE)


class Fairness(msgspec.Struct, frozen=True):
    """The figure from 0 to 1, and the prospect of each seat."""

    figure: float
    prospects: tuple[float, ...]


def fairness(board: Board) -> Fairness:
    """How even a board is, by the value within reach of each seat."""
    distances = [moves_needed(board, seat) for seat in board.homes]
    prospects = [0.0] * len(distances)
    for at in board.systems:
        weights = [2.0 ** -distance[at] if at in distance else 0.0 for distance in distances]
        for seat, weight in enumerate(weights):
            prospects[seat] += value(board, at) * weight / (sum(weights) or 1.0)
    greatest = max(prospects, default=0.0)
    figure = min(prospects) / greatest if greatest else 0.0
    return Fairness(round(figure, 4), tuple(round(prospect, 2) for prospect in prospects))


def value(board: Board, at: Hex) -> float:
    """What a system is worth by itself."""
    kind = board.systems[at]
    if kind in NEBULAE:
        return nebula_points(board.edition)[3] / 3
    return _EMPTY_VALUE if kind is Kind.EMPTY else float(board.planets(at))


def moves_needed(board: Board, seat: Seat) -> Mapping[Hex, int]:
    """The least number of moves in which a ship of the seat gets to each system, were all systems free."""
    needed: dict[Hex, int] = {}
    reached, moves = [board.homes[seat]], 0
    while reached:
        moves += 1
        fresh = {at for origin in reached for at in ends(board, seat, origin) if at not in needed}
        needed |= dict.fromkeys(fresh, moves)
        reached = list(fresh)
    return needed


def ends(board: Board, seat: Seat, origin: Hex) -> set[Hex]:
    """Where a ship could end with one move; rivals' homeworlds stop it, nothing else is taken."""
    ends: set[Hex] = set(board.exits.get(origin, ()))
    for line in board.lines[origin]:
        for at in line:
            if board.systems[at] is Kind.HOMEWORLD and at != board.homes[seat]:
                break
            ends.add(at)
    return {at for at in ends if board.systems[at] not in _NEVER_ENDS}
