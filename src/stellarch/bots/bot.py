"""What a bot is."""

from collections.abc import Sequence
from typing import Any, Protocol

from stellarch.core import Action, Game, Template

Choices = Sequence[Action | Template]


class Bot(Protocol):
    """A player that is a program: the same view, choices and seed always give the same answer."""

    @property
    def name(self) -> str: ...

    def choose(self, game: Game[Any, Any], view: Any, choices: Choices, seed: str) -> Action:
        """One of the choices, or a template filled in. `seed` is the bot's own, not the game's."""
