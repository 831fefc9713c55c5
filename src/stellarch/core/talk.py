"""Talk at the table, beside the game: where a game's rules forbid it."""

from typing import Any

from stellarch.core.seats import Seat


class Talk:
    """What a game says about talk; by default people may say anything at any time."""

    def hushed(self, state: Any, seat: Seat) -> bool:
        """Whether the rules forbid a seat to talk now, and others to talk to it alone."""
        return False
