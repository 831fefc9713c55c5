"""A position as one word: all that a spectator sees, packed. It holds no secret, and reads back to an equal view.

`sw1~` and letters, digits, - and _: safe in a link. What is hidden (dice to come, sealed orders, private offers) is not
in it; to play on from a position it is drawn afresh from a seed.
"""

from stellarch.core import Positions
from stellarch.core.packed import packed, unpacked
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.view import SwView, imagine, view

_FORMAT = "sw1~"


def write_position(state: State) -> str:
    return packed(_FORMAT, view(state, None))


def read_view(text: str) -> SwView:
    """The view that a position is; raises BadNotation."""
    return unpacked(_FORMAT, text, SwView)


def read_position(text: str, seed: str) -> State:
    """A state to play on from; dice fall by the seed. Raises BadNotation."""
    return imagine(read_view(text), seed)


class SwPositions(Positions):
    prefix = _FORMAT

    def write(self, state: State) -> str:
        return write_position(state)

    def read(self, text: str, seed: str) -> State:
        return read_position(text, seed)
