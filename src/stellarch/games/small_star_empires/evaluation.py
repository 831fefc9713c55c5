"""What a greedy bot knows of this game: its lead now, and a little for room to grow."""

from stellarch.core import Seat
from stellarch.games.small_star_empires.fairness import value
from stellarch.games.small_star_empires.rules.movement import flights
from stellarch.games.small_star_empires.scoring import scores
from stellarch.games.small_star_empires.state import State

_ROOM = 0.08
"""Points that a point still within one move of a ship is worth now."""


def prospects(state: State, seat: Seat) -> float:
    """Lead over the best rival, and the value of what the ships could still take in one move."""
    totals = [score.total for score in scores(state)]
    rivals = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - max(rivals) + (0.0 if state.over else _ROOM * _within_reach(state, seat))


def _within_reach(state: State, seat: Seat) -> float:
    ends = {target for ship in state.ships[seat] for target, _, _ in flights(state, seat, ship)}
    return sum(value(state.board, at) for at in ends)
