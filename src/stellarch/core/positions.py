"""Positions as texts that can be passed on: to be kept, sent and played on from."""

from typing import Any, ClassVar

from stellarch.core.errors import BadNotation
from stellarch.core.packed import NotAPosition


class Positions:
    """A position as one word that holds no secret; by default a game has none."""

    prefix: ClassVar[str] = ""
    """What such words begin with; nothing where there are none."""

    def write(self, state: Any) -> str:
        """What a spectator sees of a state, as text."""
        return ""

    def read(self, text: str, seed: str) -> Any:
        """A state to play on from, in which what is hidden follows from the seed; raises BadNotation."""
        raise BadNotation(NotAPosition(self.prefix), text[:80])
