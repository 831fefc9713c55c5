"""How choices are laid out for somebody who types: in groups, numbered, with as few lines as will do."""

from typing import Any, NamedTuple

import msgspec

from stellarch.core.text import Text


class Item(msgspec.Struct, frozen=True):
    """One item of a list of choices: an action, a template, or several actions that differ in one last thing."""

    label: Text
    """What stands after its number."""
    choices: tuple[Any, ...]
    """What it stands for; its number alone means the first."""
    letters: tuple[str, ...] = ()
    """Where there are several: what is typed after the number for each of them."""
    places: tuple[str, ...] = ()
    """The places it is about, as they are typed; the last one is where it leads."""

    def concerns(self, place: str) -> bool:
        """Whether it is about a place; one that names no places, whether its short form does."""
        if self.places:
            return place.lower() in map(str.lower, self.places)
        return place.lower() in str(self.choices[0]).lower()


class Group(msgspec.Struct, frozen=True):
    """Items that belong together: the moves of one ship, all that can be built."""

    label: Text
    items: tuple[Item, ...]


class Typing(msgspec.Struct, frozen=True):
    """What somebody who types is told, and which words are understood beside the short forms."""

    note: Text = Text(
        "What you can do, by number. Type a number, or the order itself, such as {example}.",
        "Ce que vous pouvez faire, par numéro. Tapez un numéro, ou l'ordre lui-même, comme {example}.",
    )
    """Stands above the list the first time; {example} is an order of the list."""
    help: Text = Text(
        "An order       written in its short form, such as {example}\nA number       12 plays number 12 of the list",
        "Un ordre          écrit dans sa forme courte, comme {example}\n"
        "Un numéro         12 joue le numéro 12 de la liste",
    )
    """Stands above the commands in the help."""
    synonyms: dict[str, str] = {}
    """Words for what has a sign in the short form: colony for c."""


class Command(NamedTuple):
    """A command that a game adds to the command line."""

    app: str
    """Where it is: "package.module:name"."""
    what: str
    """What it does, in a line."""
    example: str
    """How it may be used, after the name of the program."""
