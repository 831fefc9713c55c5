"""Moves as a person at the keyboard types them: the numbers of a list, and a forgiving reader of short forms.

How the choices are grouped and named is the game's own (`Typing.grouped`).
"""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Any, NamedTuple

from stellarch.cli import messages
from stellarch.core import BadNotation, Group, Item, Refused, Table, Template, Text

_TOKEN = re.compile(r"[^\W\d_]\d+|[^\W\d_]+|\d+|[^\w\s]")
_NUMBER = re.compile(r"(?P<number>\d+)\s*(?P<letter>[^\W\d]+)?")

_MOST_NAMED = 8


class NotUnderstood(Refused):
    """What was typed is no move, or could be several."""


class Choice(NamedTuple):
    """An item of the list with its number, and the group it stands in."""

    number: int
    group: Text
    item: Item
    free: bool = False
    """Whether it may be done at any time, and is not what the seat is asked for."""

    @property
    def short(self) -> str:
        """What the short forms of its actions have in common: d6>d9."""
        texts = [_typed_form(choice) for choice in self.item.choices]
        common = takewhile(lambda signs: len(set(signs)) == 1, zip(*texts, strict=False))
        return texts[0] if len(texts) == 1 else re.sub(r"\W+$", "", "".join(signs[0] for signs in common))


def choices(table: Table[Any, Any], names: Sequence[str]) -> list[Choice]:
    """All that the seat on turn may do, numbered: first what it is asked for, then what may be done at any time.

    To give up has no number, lest it be done by a slip of the finger.
    """
    seat, game = table.turn, table.game
    assert seat is not None
    view = table.view(seat)
    free = [choice for choice in game.free(table.state, seat) if isinstance(choice, Template) or not choice.gives_up]
    asked = [(group, item, False) for group, item in _items(game.typing.grouped(game, view, table.legal, names))]
    besides = [(group, item, True) for group, item in _items(game.typing.grouped(game, view, free, names))]
    return [Choice(number, *what) for number, what in enumerate([*asked, *besides], 1)]


def _items(groups: Sequence[Group]) -> list[tuple[Text, Item]]:
    return [(group.label, item) for group in groups for item in group.items]


def number_of(action: Any, listed: Sequence[Choice]) -> str:
    """What to type for an action by its number: 4, or 4s where 4 alone would mean something else."""
    for choice in listed:
        for letter, one in zip(("", *choice.item.letters[1:]), choice.item.choices, strict=False):
            if one == action:
                return f"{choice.number}{letter}"
    return str(action)  # what the list leaves out can be typed


def read_move(typed: str, listed: Sequence[Choice], table: Table[Any, Any]) -> Any:
    """The action or template somebody means, legal or not; raises NotUnderstood, or BadNotation where it is neither."""
    text = typed.strip().lower()
    synonyms = table.game.typing.synonyms
    if number := _NUMBER.fullmatch(text):
        letter = number["letter"] or ""
        return _by_number(int(number["number"]), synonyms.get(letter, letter), listed)
    written = "".join(typed.split())
    for action in _may_be_played(listed, table):
        if not isinstance(action, Template) and str(action).lower() == written.lower():
            return action
    with suppress(BadNotation):
        return _in_either_case(written, table)
    return _by_tokens([synonyms.get(token, token) for token in _TOKEN.findall(text)], typed, listed, table)


def _may_be_played(listed: Sequence[Choice], table: Table[Any, Any]) -> list[Any]:
    """What the list has, and what it leaves out because it comes to the same."""
    return [*table.legal, *(one for choice in listed if choice.free for one in choice.item.choices)]


def _in_either_case(written: str, table: Table[Any, Any]) -> Any:
    """The action that is written so, or so in small letters or in capitals; raises BadNotation for it as it is."""
    for form in (written, written.lower(), written.upper()):
        with suppress(BadNotation):
            return table.game.read_action(form)
    return table.game.read_action(written)


def _by_number(number: int, letter: str, listed: Sequence[Choice]) -> Any:
    if not 1 <= number <= len(listed):
        raise NotUnderstood(messages.NoSuchNumber(len(listed)))
    item = listed[number - 1].item
    if not letter and not item.letter_needed:
        return item.choices[0]
    if letter not in item.letters:
        forms = _either(map(_typed_form, item.choices))
        raise NotUnderstood(messages.NoSuchPiece(number, forms))
    return item.choices[item.letters.index(letter)]


def _by_tokens(tokens: Sequence[str], typed: str, listed: Sequence[Choice], table: Table[Any, Any]) -> Any:
    """The one choice that has these words in this order; else the action they spell, for its refusal."""
    may = _may_be_played(listed, table)
    known = {token for choice in may for token in _tokens_of(choice)}
    sought = [token for token in tokens if token in known or token.isalnum()]  # signs that no move has mean nothing
    fitting = [choice for choice in may if sought and _is_within(sought, _tokens_of(choice))]
    in_full = [choice for choice in fitting if _words(sought) == _words(_tokens_of(choice))]
    if len(in_full) == 1:
        return in_full[0]
    if len(sought) == 1:
        fitting = [choice for choice in fitting if _leads_to(choice, sought[0], listed)]
    among = [choice for choice in listed if any(one in fitting for one in choice.item.choices)]
    if len(among) == 1:
        return next(one for one in among[0].item.choices if one in fitting)
    if len(among) > 1:
        raise NotUnderstood(messages.SeveralMoves(_either(map(_numbered, among))))
    if fitting:  # what the list leaves out
        return fitting[0]
    return _in_either_case(table.game.typing.spelt(typed), table)


def _leads_to(choice: Any, place: str, listed: Sequence[Choice]) -> bool:
    """Whether a place alone may mean a choice: where there are places, it is where to go."""
    item = next((each.item for each in listed if choice in each.item.choices), None)
    return item is None or not item.places or item.places[-1].lower() == place


def _tokens_of(choice: Any) -> list[str]:
    return _TOKEN.findall(_typed_form(choice).lower())


def _words(tokens: Iterable[str]) -> list[str]:
    """Tokens without signs."""
    return [token for token in tokens if token.isalnum()]


def _typed_form(choice: Any) -> str:
    """What may be typed for a choice: the short form; of what has blanks, its kind."""
    return choice.type if isinstance(choice, Template) else str(choice)


def _is_within(sought: Sequence[str], tokens: Sequence[str]) -> bool:
    """Whether all that is sought stands in the tokens, in the same order."""
    left = iter(tokens)
    return all(token in left for token in sought)


def _numbered(choice: Choice) -> str:
    return f"{choice.short} ({choice.number})"


def _either(things: Iterable[object]) -> messages.OneOf:
    """Some things in a row; of many, the first."""
    named = tuple(map(str, things))
    return messages.OneOf((*named[:_MOST_NAMED], "...") if len(named) > _MOST_NAMED else named)
