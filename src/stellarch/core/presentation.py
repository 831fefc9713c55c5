"""How a game shows itself to people: its words, its rulebook, its pictures."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from stellarch.core.chronicle import Chronicle
from stellarch.core.menu import Typing
from stellarch.core.page import Page
from stellarch.core.rulebook import Rulebook
from stellarch.core.teaching import Teaching
from stellarch.core.text import Language, Text, verbatim
from stellarch.core.values import FirstGame


class Caveat(msgspec.Struct, frozen=True):
    """What an action may meet, said before it is sent: a sentence, the rule it follows from, and what it is about."""

    text: Text
    rule: str | None = None
    about: tuple[str, ...] = ()
    """Hexes and pieces by name."""
    line: int | None = None
    """Of a form, which of its orders meets it."""
    asks: bool = False
    """Whether a person is asked before the action is sent, since it gives up something that cannot be had back."""


class Presentation(ABC):
    """What people see of a game; a page draws it from the view."""

    first_game: ClassVar[FirstGame | None] = None
    """What is advised for a first game."""
    endings: ClassVar[Mapping[str, Text]] = {}
    """The ways in which it can be decided, where there is more than one."""
    typing: ClassVar[Typing] = Typing()
    """How it is played by typing, at a terminal."""
    teaching: ClassVar[Teaching] = Teaching()
    """Its lessons and puzzles."""
    page: ClassVar[Page] = Page()
    """What its page in the browser is sent besides the view."""
    chronicle: ClassVar[Chronicle] = Chronicle()
    """How it is told, where much happens between two decisions."""

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules by id, in each language that has a page beside the game: RULES.md, RULES.fr.md."""
        return Rulebook.beside(type(self).__module__)

    @abstractmethod
    def picture(self, view: Any, language: Language = "en", colour: bool = False) -> str:
        """The view drawn for a terminal."""

    def drawing(self, view: Any, language: Language = "en") -> str | None:
        """The view as a standalone SVG file; None where a game has none."""
        return None

    def in_words(self, view: Any, action: Any, names: Sequence[str]) -> Text:
        """An action as an order, without a full stop: "Move to d4"; by default, the short form."""
        return verbatim(str(action))

    def caveats(self, view: Any, action: Any, names: Sequence[str]) -> Sequence[Caveat]:
        """What an action may meet that is not certain, such as dice and traps, worked out from the view alone."""
        return ()
