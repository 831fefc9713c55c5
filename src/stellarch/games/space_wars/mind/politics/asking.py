"""SW-25.3: when to ask whom, and whom to trust.

So that nobody is asked again at once for what he has just declined, each has turns of his own in which another asks
him; and what he has declined twice, nobody asks him a third time.
"""

from stellarch.core import Seat
from stellarch.games.space_wars.state import State

_REST = 3
"""Who has been asked is left alone until this many turns later."""


def is_turn_to_ask(state: State, seat: Seat, other: Seat) -> bool:
    """Whether a player makes another offers in this turn: all do in the first, in which counters are filled."""
    return state.turn == 1 or (state.turn > _REST and (state.turn + seat - other) % _REST == 0)


def may_be_asked(state: State, seat: Seat, other: Seat, what: str) -> bool:
    """Whether a player has not declined this too often to be asked again."""
    return state.politics.memory.refused(seat, other, what) < _TIRES


_TIRES = 2


def trust(state: State, seat: Seat, other: Seat) -> float:
    """What a player's word is worth to another: less with every treaty that he has broken and every debt that he has
    not paid, and twice as much less if it was the other's own."""
    memory = state.politics.memory
    return float(_DOUBTED ** (memory.broken_by(other) + memory.broken(other, seat)))


_DOUBTED = 0.8
