"""How choices are laid out for somebody who types: in groups, numbered, with as few lines as will do."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from stellarch.core.telling import Message, said
from stellarch.core.text import Language, Text


class Item(msgspec.Struct, frozen=True):
    """One item of a list of choices: an action, a template, or several actions that differ in one last thing."""

    label: Text
    """What stands after its number."""
    choices: tuple[Any, ...]
    """What it stands for; its number alone means the first, unless a letter is needed."""
    letters: tuple[str, ...] = ()
    """Where there are several: what is typed after the number for each of them."""
    places: tuple[str, ...] = ()
    """The places it is about, as they are typed; the last one is where it leads."""
    letter_needed: bool = False
    """Whether a number alone is not enough, the choices being too different for one of them to be meant."""

    def concerns(self, place: str) -> bool:
        """Whether it is about a place; one that names no places, whether one of its short forms does."""
        if self.places:
            return place.lower() in map(str.lower, self.places)
        return any(place.lower() in str(choice).lower() for choice in self.choices)


class Group(msgspec.Struct, frozen=True):
    """Items that belong together: the moves of one ship, all that can be built."""

    label: Text
    items: tuple[Item, ...]


class TypingNote(Message, frozen=True):
    example: str


class TypingHelp(Message, frozen=True):
    example: str


_EXAMPLE = "{example}"
"""Stands for an order of the list, until there is a list."""


class Typing(msgspec.Struct, frozen=True):
    """What somebody who types is told, and which words are understood beside the short forms."""

    note: Text = said(TypingNote(_EXAMPLE))
    """Stands above the list the first time; {example} is an order of the list."""
    help: Text = said(TypingHelp(_EXAMPLE))
    """Stands above the commands in the help."""
    enter: bool = False
    """Whether an empty line takes the default of what is asked; it is then shown above the prompt."""
    synonyms: dict[str, str] = {}
    """Words for what has a sign in the short form: colony for c."""


class Look(NamedTuple):
    """Something that can be looked at besides the picture of a position: one sector, one empire."""

    word: Text
    """What is typed for it, in either language."""
    arguments: Text
    """What is typed after it, for the help."""
    what: Text
    """What it shows, in a few words."""
    draw: Callable[[Any, str, Sequence[str], Language], str]
    """The text for a view, what was typed after the word, the players' names, a language; raises BadNotation."""


class Command(NamedTuple):
    """A command that a game adds to the command line."""

    app: str
    """Where it is: "package.module:name"."""
    what: str
    """What it does, in a line."""
    example: str
    """How it may be used, after the name of the program."""
