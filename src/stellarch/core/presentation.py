"""How a game shows itself to people: its words, its rulebook, its pictures."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from stellarch.core.menu import Group, Item, Look, Typing
from stellarch.core.rulebook import Rulebook
from stellarch.core.seats import Seat
from stellarch.core.telling import Message, Sayable, said
from stellarch.core.templates import Template
from stellarch.core.text import Language, Text, verbatim
from stellarch.core.values import Event, FirstGame, Row, View


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


class ParagraphInOne(Message, frozen=True):
    about: Sayable
    told: tuple[Sayable, ...]


class Paragraph(msgspec.Struct, frozen=True):
    """Some sentences of a report, and what they are about."""

    about: Text
    told: tuple[Text, ...]

    @property
    def in_one(self) -> Text:
        """For whoever reads it as one line."""
        return said(ParagraphInOne(self.about, self.told))


class Relation(msgspec.Struct, frozen=True):
    """What holds between two seats and lasts, as a war or a treaty does."""

    kind: str
    label: Text
    seats: tuple[Seat, Seat]
    """The lower one first."""
    is_hostile: bool = False


class Presentation(ABC):
    """What people see of a game; a page draws it from the view."""

    seat_names: ClassVar[tuple[Text, ...]]
    """What the seats are called, the first seat first."""
    colours: ClassVar[tuple[Text, ...]] = ()
    """The colours that players choose from, in the order in which seats take them by themselves; none where the game
    deals its own."""
    first_game: ClassVar[FirstGame | None] = None
    """What is advised for a first game."""
    endings: ClassVar[Mapping[str, Text]] = {}
    """The ways in which it can be decided, where there is more than one."""
    typing: ClassVar[Typing] = Typing()
    """What is said to somebody who types orders, and which words are understood."""
    looks: ClassVar[Sequence[Look]] = ()
    """What somebody who types can look at besides the picture."""
    lists_choices: ClassVar[bool] = False
    """Whether a page lists choices in words, since it cannot draw them all: then it is sent each as an order."""
    page_views: ClassVar[type[View] | None] = None
    """What `shown` gives, where that is more than the view. A page can draw a HexMap without knowing the game."""
    boards: ClassVar[Mapping[str, type[msgspec.Struct]]] = {}
    """What a page can ask for besides, by name: what `board` gives."""

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules by id, in each language that has a page beside the game: RULES.md, RULES.fr.md."""
        return Rulebook.beside(type(self).__module__)

    @cached_property
    def printed(self) -> Any:
        """What never changes and a page draws and names things with, such as sheets and names: a value of plain types
        that `tools/web_types.py` writes into the page; None where the view says it all."""
        return None

    def shown(self, view: Any) -> Any:
        """A view as a page is sent it: with what is worth showing but follows from it, such as who earns how much.
        Worked out from the view alone, so that nothing hidden gets there, and only for pages, so that no bot waits for
        it. By default, just the view."""
        return view

    def board(self, view: Any, name: str) -> Any:
        """One of `boards`: what follows from a view too, but takes long to work out or is seldom looked at, so that a
        page asks for it when it is opened. Worked out from the view alone, as `shown` is."""
        raise NotImplementedError(name)

    @abstractmethod
    def picture(self, view: Any, language: Language = "en", colour: bool = False) -> str:
        """The view drawn for a terminal."""

    def shows_picture(self, view: Any) -> bool:
        """Whether somebody at a terminal is shown the picture before this decision; it can always be asked for."""
        return True

    def heading(self, view: Any) -> Text | None:
        """What goes on, as a heading: the turn and the phase. None in a game that is told move by move."""
        return None

    def report(self, view: Any, events: Sequence[Event], names: Sequence[str]) -> Sequence[Paragraph] | None:
        """What has happened since the seat of a view decided last, of much the most important first; None in a game in
        which little happens: then every action is told in its turn."""
        return None

    def followed(self, view: Any) -> Sequence[Row]:
        """Figures of a position that are worth following over a game, besides those of the score sheet: its chronicle
        plots them. By default, none."""
        return ()

    def relations(self, view: Any) -> Sequence[Relation]:
        """What holds between seats just now: its chronicle draws how long. By default, nothing."""
        return ()

    def drawing(self, view: Any, language: Language = "en") -> str | None:
        """The view as a standalone SVG file; None where a game has none: then there is `picture`."""
        return None

    def in_words(self, view: Any, action: Any, names: Sequence[str]) -> Text:
        """An action as an order to the seat of a view, in words and places: a sentence without its full stop that
        begins with a verb. By default, the short form."""
        return verbatim(str(action))

    def caveats(self, view: Any, action: Any, names: Sequence[str]) -> Sequence[Caveat]:
        """What an action of a view's seat may meet that is not certain, such as dice, traps and whoever may step in, in
        the order in which it would. Worked out from the view alone. By default, nothing."""
        return ()

    def grouped(self, view: Any, choices: Sequence[Any], names: Sequence[str]) -> Sequence[Group]:
        """The choices of a view's seat as a list for somebody who types: by default, a group for each kind of order,
        told in words. What leads to the same may be left out; it can still be typed."""
        groups: dict[str, list[Item]] = {}
        for choice in choices:
            items = groups.setdefault(_kind(choice), [])
            label = choice.label if isinstance(choice, Template) else self.in_words(view, choice, names)
            items.append(Item(label, (choice,)))
        return [Group(verbatim(""), tuple(items)) for items in groups.values()]

    def spelt(self, typed: str) -> str:
        """The short form that somebody most likely means who typed something else, to say why it cannot be played: by
        default, what was typed without its blanks. Raises BadNotation where the game knows better what is wrong."""
        return "".join(typed.split())


def _kind(choice: Any) -> str:
    return choice.type if isinstance(choice, Template) else type(choice).__name__
