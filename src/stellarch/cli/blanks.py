"""Blanks that one line fills in: what may be typed, and what a line means."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from stellarch.cli import messages
from stellarch.cli.messages import Says
from stellarch.cli.moves import NotUnderstood
from stellarch.core import Amount, Language, Pairs, Pick, Plain, Ranking, Sayable, Several, Words


class Reader(NamedTuple):
    """How a blank is filled in by a line."""

    range: Sayable
    """What may be typed."""
    read: Callable[[str], Plain]
    """What a line means; raises NotUnderstood."""
    listed: Sequence[str] = ()
    """The values it may hold, shown with their numbers above it."""
    only: Plain = None
    """What alone it can hold: then nothing is asked."""


def reader_of(blank: Any, names: Sequence[str], language: Language) -> Reader:
    if isinstance(blank, Amount):
        return _amount(blank)
    if isinstance(blank, Words):
        return _words(blank)
    return _OF_VALUES[type(blank)](blank, shown_values(blank.among, blank, names, language))


def shown_values(
    values: Sequence[str | int], blank: Pick | Several | Ranking | Pairs, names: Sequence[str], language: Language
) -> list[str]:
    """Values of a blank as they are called: seats by who sits there."""
    if blank.seats:
        return [names[int(value)] for value in values]
    called = [blank.called.get(str(value)) for value in values]
    return [str(value) if text is None else text.to(language) for value, text in zip(values, called, strict=True)]


def place_of(typed: str, shown: Sequence[str]) -> int:
    """Which of the values listed is meant: by its number, or by what it is called."""
    if re.fullmatch(r"\d{1,4}", typed) and 1 <= int(typed) <= len(shown):
        return int(typed) - 1
    called = [place for place, value in enumerate(shown) if value.lower() == typed.lower()]
    if not called:
        raise NotUnderstood(messages.NoSuchNumber(len(shown)))
    return called[0]


def _amount(blank: Amount) -> Reader:
    usual = blank.least if blank.usual is None else blank.usual
    limits = messages.Amount(blank.least, blank.most, blank.step)

    def read(typed: str) -> Plain:
        value = int(typed) if re.fullmatch(r"-?\d{1,9}", typed) else usual if not typed else None
        if value is None or value not in range(blank.least, blank.most + 1, blank.step):
            raise NotUnderstood(messages.NoSuchAmount(limits))
        return value

    only = blank.least if blank.least + blank.step > blank.most else None
    return Reader(messages.OrNothingFor(limits, usual), read, only=only)


def _words(blank: Words) -> Reader:
    limits = messages.Characters(blank.shortest, blank.longest)

    def read(typed: str) -> Plain:
        if not blank.shortest <= len(typed) <= blank.longest:
            raise NotUnderstood(messages.NoSuchWords(limits))
        return typed

    return Reader(limits, read)


def _pick(blank: Pick, shown: Sequence[str]) -> Reader:
    def read(typed: str) -> Plain:
        return blank.among[place_of(typed, shown)]

    return Reader(Says.ONE_NUMBER, read, shown, blank.among[0] if len(shown) == 1 else None)


def _several(blank: Several, shown: Sequence[str]) -> Reader:
    most = len(blank.among) if blank.most is None else blank.most
    numbers = messages.SeveralNumbers(blank.least, most, blank.least == most)

    def read(typed: str) -> Plain:
        places = _places(typed, shown)
        if not blank.least <= len(places) <= most or len(set(places)) < len(places):
            raise NotUnderstood(messages.SoMany(numbers))
        return [blank.among[place] for place in places]

    return Reader(numbers, read, shown, list(blank.among) if blank.least == len(blank.among) else None)


def _ranking(blank: Ranking, shown: Sequence[str]) -> Reader:
    def read(typed: str) -> Plain:
        places = _places(typed, shown)
        if sorted(places) != list(range(len(shown))):
            raise NotUnderstood(Says.ALL_IN_ORDER)
        return [blank.among[place] for place in places]

    return Reader(Says.RANKED_NUMBERS, read, shown, list(blank.among) if len(blank.among) < 2 else None)


def _places(typed: str, shown: Sequence[str]) -> list[int]:
    return [place_of(word, shown) for word in re.split(r"[\s,]+", typed) if word]


_OF_VALUES: Mapping[type, Callable[[Any, Sequence[str]], Reader]] = {
    Pick: _pick,
    Several: _several,
    Ranking: _ranking,
}
