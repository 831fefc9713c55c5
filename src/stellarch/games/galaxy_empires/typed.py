"""Orders for somebody who types them: moves fleet by fleet, the rest in words."""

from collections.abc import Sequence

from stellarch.core import Group, Item, Message, Phrase, Sayable, Seat, Speaker, Template, Text, Typing, said, verbatim
from stellarch.games.galaxy_empires.actions import AnyAction, Move
from stellarch.games.galaxy_empires.galaxy import AREA_OF
from stellarch.games.galaxy_empires.names import AreaName
from stellarch.games.galaxy_empires.orders import in_words
from stellarch.games.galaxy_empires.view import GeView


class GeTypingNote(Message, frozen=True):
    example: str


class GeTyping(Phrase):
    HELP = 1


class MoveListed(Message, frozen=True):
    """A move as the list of a fleet has it; with a sign where it takes a new action."""

    target: str
    again: str
    area: AreaName


class FormTo(Message, frozen=True):
    """What is to be filled in, and for whom it is."""

    form: Text
    to: Seat


class TypedOrders(Typing):
    def note(self, example: str) -> Sayable:
        return GeTypingNote(example)

    def help(self, example: str) -> Sayable:
        return GeTyping.HELP

    def grouped(
        self, game: Speaker, view: GeView, choices: Sequence[AnyAction | Template], names: Sequence[str]
    ) -> Sequence[Group]:
        return grouped(view, choices, names)


def grouped(view: GeView, choices: Sequence[AnyAction | Template], names: Sequence[str]) -> list[Group]:
    """A group for the moves of each fleet, one for all other orders, and one for what has blanks."""
    moves: dict[str, list[Item]] = {}
    orders: list[Item] = []
    forms: list[Item] = []
    for choice in choices:
        if isinstance(choice, Template):
            forms.append(Item(_label(choice, names), (choice,)))
        elif isinstance(choice, Move):
            moves.setdefault(choice.origin, []).append(_move(choice))
        else:
            orders.append(Item(in_words(view, choice, names), (choice,)))
    rest = [Group(verbatim(""), tuple(items)) for items in (orders, forms) if items]
    return [*(Group(verbatim(origin), tuple(items)) for origin, items in moves.items()), *rest]


def _move(move: Move) -> Item:
    listed = MoveListed(move.target, "!" if move.new_action else "", AREA_OF[move.target])
    return Item(said(listed), (move,), places=(move.origin, move.target))


def _label(form: Template, names: Sequence[str]) -> Text:
    to = form.given.get("to")
    return form.label if to is None else said(FormTo(form.label, to), names)
