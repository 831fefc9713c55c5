"""How choices are laid out for somebody who types: in groups, numbered, with as few lines as will do."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

import msgspec

from stellarch.core.telling import Message, Sayable
from stellarch.core.templates import Template
from stellarch.core.text import Language, Text, verbatim


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


class Speaker(Protocol):
    """What a list of choices needs of a game."""

    def in_words(self, view: Any, action: Any, names: Sequence[str]) -> Text: ...


class Typing:
    """What the terminal says to somebody who types orders, and what it understands."""

    enter: ClassVar[bool] = False
    """Whether an empty line takes the default of what is asked; it is then shown above the prompt."""
    synonyms: ClassVar[Mapping[str, str]] = {}
    """Words for what has a sign in the short form: colony for c."""
    looks: ClassVar[Sequence[Look]] = ()
    """What can be looked at besides the picture."""

    def note(self, example: str) -> Sayable:
        """What is said above the list the first time, with an order of the list as an example."""
        return TypingNote(example)

    def help(self, example: str) -> Sayable:
        """What is said above the commands in the help."""
        return TypingHelp(example)

    def shows_picture(self, view: Any) -> bool:
        """Whether the picture is shown before this decision; it can always be asked for."""
        return True

    def grouped(self, game: Speaker, view: Any, choices: Sequence[Any], names: Sequence[str]) -> Sequence[Group]:
        """The choices as a list: by default, a group for each kind of order, told in words."""
        groups: dict[str, list[Item]] = {}
        for choice in choices:
            items = groups.setdefault(_kind(choice), [])
            label = choice.label if isinstance(choice, Template) else game.in_words(view, choice, names)
            items.append(Item(label, (choice,)))
        return [Group(verbatim(""), tuple(items)) for items in groups.values()]

    def spelt(self, typed: str) -> str:
        """The short form that was most likely meant by something else, to say why it cannot be played."""
        return "".join(typed.split())


def _kind(choice: Any) -> str:
    return choice.type if isinstance(choice, Template) else type(choice).__name__


class Command(NamedTuple):
    """A command that a game adds to the command line."""

    app: str
    """Where it is: "package.module:name"."""
    what: str
    """What it does, in a line."""
    example: str
    """How it may be used, after the name of the program."""
