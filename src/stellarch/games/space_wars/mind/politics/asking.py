"""SW-25.3: when to ask whom.

A view holds the offers of its own phase and no others, and a bot remembers nothing. So that nobody is asked again at
once for what he has just declined, each has turns of his own in which another asks him.
"""

from stellarch.core import Seat
from stellarch.games.space_wars.state import State

_REST = 3
"""Who has been asked is left alone until this many turns later."""


def is_turn_to_ask(state: State, seat: Seat, other: Seat) -> bool:
    """Whether a player makes another offers in this turn: all do in the first, in which counters are filled."""
    return state.turn == 1 or (state.turn > _REST and (state.turn + seat - other) % _REST == 0)
