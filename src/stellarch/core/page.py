"""What a game sends to its page in the browser besides the view."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

import msgspec

from stellarch.core.values import View


class Board(NamedTuple):
    """Something that a page asks for when it is opened, since it takes long to work out or is seldom looked at."""

    kind: type[msgspec.Struct]
    """The class of what is drawn."""
    draw: Callable[[Any], Any]
    """Works it out from the view alone, so that nothing hidden gets there."""


class Page:
    """What a page is sent; by default, the view. A page can draw a HexMap without knowing the game."""

    views: ClassVar[type[View] | None] = None
    """The class of what `shown` gives, where that is not the view."""
    boards: ClassVar[Mapping[str, Board]] = {}
    """What a page can ask for besides, by name."""
    lists_choices: ClassVar[bool] = False
    """Whether the page lists choices in words, since it cannot draw them all."""

    @cached_property
    def printed(self) -> Any:
        """What never changes and a page names things with: plain types that `tools/web_types.py` writes into it."""
        return None

    def shown(self, view: Any) -> Any:
        """The view as a page is sent it, with what follows from it; worked out from the view alone."""
        return view
