"""The contract: what every game is, as the other rooms see it.

It has three parts: the rules, how the game shows itself to people, and what it knows of playing well.
"""

from typing import Any

from stellarch.core.mind import Mind
from stellarch.core.presentation import Presentation
from stellarch.core.values import A, S
from stellarch.core.wire import schema


class Game(Mind[S, A], Presentation):
    """A game as the other rooms see it. `S` is its state, `A` the union of its actions."""

    def schemas(self) -> dict[str, Any]:
        """JSON Schema of options, actions, events and views."""
        parts = {"options": self.options, "action": self.actions, "event": self.events, "view": self.views}
        return {name: schema(kind) for name, kind in parts.items()}
