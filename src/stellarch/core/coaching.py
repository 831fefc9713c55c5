"""What a game has to say to a learner besides an action that is advised."""

from collections.abc import Iterator, Sequence
from typing import Any

from stellarch.core.thinking import Coaching, Forecast, Part
from stellarch.core.values import Action


class Coach:
    """A coach without a word; what is said of an action itself are the game's remarks."""

    def besides(self, view: Any, action: Any, expected: Forecast, names: Sequence[str]) -> Coaching:
        """What a player is to know besides an action that is advised, with what is expected of it."""
        return Coaching()

    def otherwise(self, view: Any, action: Any) -> Iterator[Action] | None:
        """What else a player could do where nothing else was weighed, what comes to mind first; None for the other
        choices in their order."""
        return None

    def parts(self, view: Any, action: Any, names: Sequence[str]) -> Sequence[Part]:
        """What an action holds, each by itself and in its own order; nothing where it is one thing."""
        return ()
