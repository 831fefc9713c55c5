"""Boards that are dealt and looked at before a game begins."""

from typing import Any

from stellarch.core.errors import BadOptions


class Dealing:
    """How a board is dealt before the game; by default there is none to deal."""

    def settled(self, options: Any, players: int, seed: str) -> Any:
        """The options with the dealt board fixed in them, so that a game can begin with just this board."""
        return options

    def hard_to_meet(self, options: Any) -> BadOptions | None:
        """The refusal for when no board was found in time: which option asks for too much; None if none does."""
        return None
