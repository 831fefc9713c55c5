"""A position as one word: a state that a spectator could imagine, packed, so that it holds no secret.

`ge~` and letters, digits, - and _: safe in a link. To play on from a position, what is hidden (missions in hand, the
deck, face-down discards, offers and the terms of a proposal) is drawn afresh from a seed.
"""

from stellarch.core import Positions
from stellarch.core.packed import packed, unpacked
from stellarch.games.galaxy_empires.state import State
from stellarch.games.galaxy_empires.view import imagine, view

_FORMAT = "ge~"


def write_position(state: State) -> str:
    """The one text of a position; equal for all states that look the same to a spectator."""
    return packed(_FORMAT, _imagined(state, ""))


def read_position(text: str, seed: str = "") -> State:
    """A state to play on from; cards are dealt and dice fall by the seed. Raises BadNotation."""
    return _imagined(unpacked(_FORMAT, text, State), seed)


def _imagined(state: State, seed: str) -> State:
    return imagine(view(state, None), seed)


class GePositions(Positions):
    prefix = _FORMAT

    def write(self, state: State) -> str:
        return write_position(state)

    def read(self, text: str, seed: str) -> State:
        return read_position(text, seed)
