"""How a game shows itself to people: its words, its rulebook, its pictures."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from stellarch.core.rulebook import Rulebook
from stellarch.core.text import Language, Text
from stellarch.core.values import FirstGame


class Presentation(ABC):
    """What people see of a game, apart from the page, which draws it from the view."""

    seat_names: ClassVar[tuple[Text, ...]]
    colours: ClassVar[tuple[Text, ...]] = ()
    """The colours that players choose from, in the order in which seats take them by themselves; none where the game
    deals its own."""
    first_game: ClassVar[FirstGame | None] = None
    """What is advised for a first game."""
    endings: ClassVar[Mapping[str, Text]] = {}
    """The ways in which it can be decided, where there is more than one."""

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules by id, in both languages: RULES.md and RULES.fr.md beside the game."""
        return Rulebook.beside(type(self).__module__)

    @abstractmethod
    def picture(self, view: Any, language: Language = "en", colour: bool = False) -> str:
        """The view drawn for a terminal."""

    def drawing(self, view: Any, language: Language = "en") -> str | None:
        """The view as a standalone SVG file; None where a game has none: then there is `picture`."""
        return None

    def in_words(self, view: Any, action: Any, names: Sequence[str]) -> Text:
        """An action as an order to the seat of a view, in words and places: a sentence without its full stop that
        begins with a verb. By default, the short form."""
        return Text(str(action), str(action))
