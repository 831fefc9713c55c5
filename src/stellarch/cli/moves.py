"""Moves as a person at the keyboard sees and types them: a numbered list, and a forgiving reader."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from stellarch.cli import words
from stellarch.core import LANGUAGES, BadNotation, Refused, Table, Template, Text

_FLIGHT = re.compile(r"(?P<origin>[a-z]\d+)?(?P<how>[>~+])(?P<target>[a-z]\d+):(?P<piece>[a-z])")
_TOKEN = re.compile(r"[a-z]\d+|[>~+]|[^\W\d]+|\d+")
_HEX = re.compile(r"[a-z]\d+")
_NUMBER = re.compile(r"(?P<number>\d+)\s*(?P<piece>[^\W\d]+)?")


_MOST_NAMED = 8


class NotUnderstood(Refused):
    """What was typed is no move, or could be several."""


class Choice(NamedTuple):
    """A line of the list: from where, how and where to, and an action for each piece that may be placed there."""

    number: int
    origin: str
    how: str
    target: str
    actions: tuple[Any, ...]

    def concerns(self, place: str) -> bool:
        """Whether it begins or ends at a place; an order of another form, whether it names it."""
        return place in (self.origin, self.target) if self.how else place in self.target.lower()

    @property
    def pieces(self) -> str:
        """The letters of what may be placed, such as "cs"."""
        return "".join(str(action)[-1] for action in self.actions) if self.how else ""


def choices(table: Table[Any, Any]) -> list[Choice]:
    """The legal actions of the seat on turn, numbered, those that differ only in what is placed together.

    What has blanks to be filled in (a deal) has no number: it is typed.
    """
    grouped: dict[tuple[str, str, str], list[Any]] = {}
    for action in _listable(table):
        flight = _FLIGHT.fullmatch(str(action))
        key = (flight["origin"] or "", flight["how"], flight["target"]) if flight else ("", "", str(action))
        grouped.setdefault(key, []).append(action)
    for origin, how, target in list(grouped):
        # A jump to where the ship can fly as well, to the same end, is left out of the list; it can be typed.
        straight = grouped.get((origin, ">", target))
        if how == "~" and straight and comes_to_the_same(table, straight[0], grouped[origin, how, target][0]):
            del grouped[origin, how, target]
    return [Choice(number, *key, tuple(actions)) for number, (key, actions) in enumerate(grouped.items(), 1)]


def _listable(table: Table[Any, Any]) -> list[Any]:
    return [action for action in table.legal if not isinstance(action, Template)]


def comes_to_the_same(table: Table[Any, Any], one: Any, other: Any) -> bool:
    """Whether two legal actions lead to the same position."""
    seat = table.turn
    assert seat is not None
    first, second = (table.game.apply(table.state, seat, action).state for action in (one, other))
    return bool(first == second)


def number_of(action: Any, listed: Sequence[Choice]) -> str:
    """What to type for an action by its number: 4, or 4s where 4 alone would place something else."""
    for choice in listed:
        if action in choice.actions:
            return f"{choice.number}{'' if action == choice.actions[0] else str(action)[-1]}"
    return str(action)  # a jump that the list leaves out


def read_move(typed: str, listed: Sequence[Choice], table: Table[Any, Any]) -> Any:
    """The action somebody means, legal or not; raises NotUnderstood, or BadNotation where it is no action at all."""
    written = "".join(typed.replace("->", ">").split())
    text = typed.strip().lower().replace("->", ">")
    if number := _NUMBER.fullmatch(text):
        return _by_number(int(number["number"]), _letter(number["piece"] or ""), listed)
    for action in _listable(table):
        if str(action).lower() == written.lower():
            return action
    try:
        return _in_either_case(written, table)
    except BadNotation as fault:
        tokens = [_letter(token) for token in _TOKEN.findall(text)]
        if not any(map(_HEX.fullmatch, tokens)):
            raise fault from None
        return _by_tokens(tokens, listed, table)


def _in_either_case(written: str, table: Table[Any, Any]) -> Any:
    """The action that is written so, or so in small letters or in capitals; raises BadNotation for it as it is."""
    for form in (written, written.lower(), written.upper()):
        with suppress(BadNotation):
            return table.game.read_action(form)
    return table.game.read_action(written)


def _by_number(number: int, piece: str, listed: Sequence[Choice]) -> Any:
    if not 1 <= number <= len(listed):
        raise NotUnderstood(words.NO_SUCH_NUMBER.format(last=len(listed)))
    choice = listed[number - 1]
    if not piece:
        return choice.actions[0]
    found = [action for action in choice.actions if str(action).endswith(f":{piece}")]
    if not found:
        raise NotUnderstood(words.NO_SUCH_PIECE.format(number=number, moves=_either(choice.actions)))
    return found[0]


def _by_tokens(tokens: Sequence[str], listed: Sequence[Choice], table: Table[Any, Any]) -> Any:
    """The one legal action that has these words in this order; else the action they spell, for its refusal."""
    fitting = [action for action in _listable(table) if _is_within(tokens, _TOKEN.findall(str(action).lower()))]
    if len(tokens) == 1:  # a hex alone is where to go
        fitting = [action for action in fitting if _target(action) == tokens[0]]
    among = [choice for choice in listed if any(action in fitting for action in choice.actions)]
    if len(among) == 1:
        return next(action for action in among[0].actions if action in fitting)
    if len(among) > 1:
        raise NotUnderstood(words.SEVERAL_MOVES.format(moves=_either(map(_numbered, among))))
    if fitting:  # a jump that the list leaves out
        return fitting[0]
    return _spelt(tokens, table)


def _spelt(tokens: Sequence[str], table: Table[Any, Any]) -> Any:
    hexes = [token for token in tokens if _HEX.fullmatch(token)]
    if len(hexes) == 1:
        raise NotUnderstood(words.NONE_ENDS_THERE.format(at=hexes[0]), about=(hexes[0],))
    how = "~" if "~" in tokens else ">"
    piece = tokens[-1] if tokens[-1] in ("c", "s", "r") else "c"
    return table.game.read_action(f"{hexes[0]}{how}{hexes[1]}:{piece}")


def _is_within(sought: Sequence[str], tokens: Sequence[str]) -> bool:
    """Whether all that is sought stands in the tokens, in the same order."""
    left = iter(tokens)
    return all(token in left for token in sought)


def _letter(word: str) -> str:
    return words.PIECE_WORDS.get(word, word)


def _target(action: Any) -> str | None:
    flight = _FLIGHT.fullmatch(str(action))
    return flight["target"] if flight else None


def _numbered(choice: Choice) -> str:
    return f"{choice.origin}{choice.how}{choice.target} ({choice.number})"


def _either(things: Iterable[object]) -> Text:
    """Some things in a row: a, b or c; of many, the first."""
    *most, last = map(str, things)
    if len(most) >= _MOST_NAMED:
        most, last = most[:_MOST_NAMED], "..."
    return Text(*(f"{', '.join(most)} {words.OR.to(lang)} {last}" if most else last for lang in LANGUAGES))
