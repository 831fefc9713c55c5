"""A template filled in at the prompt, blank by blank; an empty line takes what stands in brackets."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from stellarch.cli import words
from stellarch.cli.moves import NotUnderstood
from stellarch.cli.output import Screen
from stellarch.core import Amount, Pick, Plain, Several, Template, Text, Words

Ask = Callable[[str], str | None]


class Cancelled(Exception):
    """Whoever fills it in has thought better of it, or there is nothing more to read."""


class Filling(NamedTuple):
    """Somebody at the prompt who fills in blanks."""

    screen: Screen
    ask: Ask
    names: Sequence[str]

    def fill(self, template: Template) -> dict[str, Plain]:
        """The plain form of the action; raises Cancelled."""
        self.screen.say(words.FILL_IN, what=template.label)
        return template.filled(**{name: self._filled(name, blank) for name, blank in template.blanks.items()})

    def _filled(self, name: str, blank: Any) -> Plain:
        """What somebody puts into a blank: asked for until it fits."""
        reader = _READERS[type(blank)](blank)
        if reader.only is not None:
            if reader.only != []:
                self.screen.line(f"  {_called(name)}: {reader.only}")
            return reader.only
        if reader.listed:
            cells = (f"{number}) {value}" for number, value in enumerate(reader.listed, 1))
            self.screen.paragraph(f"    {'  '.join(cells)}", indent=4)
        while True:
            typed = self.ask(f"  {_called(name)} ({self.screen.put(reader.range)}): ")
            if typed is None or typed.strip().lower() in (words.CANCEL.en, words.CANCEL.fr):
                raise Cancelled
            try:
                return reader.read(typed.strip())
            except NotUnderstood as fault:
                self.screen.line(f"  {self.screen.put(fault.why)}")


class _Reader(NamedTuple):
    """How one blank is filled in: what may be typed, what is listed above it, and what a line means."""

    range: Text
    read: Callable[[str], Plain]
    listed: Sequence[str] = ()
    only: Plain = None
    """What alone it can hold: then nothing is asked."""


def _amount(blank: Amount) -> _Reader:
    limits = {"least": blank.least, "most": blank.most, "step": blank.step}
    said = (words.AMOUNT if blank.step == 1 else words.AMOUNT_IN_STEPS).format(**limits)

    def read(typed: str) -> Plain:
        value = int(typed) if re.fullmatch(r"\d{1,9}", typed) else blank.least if not typed else None
        if value is None or value not in range(blank.least, blank.most + 1, blank.step):
            raise NotUnderstood(words.NO_SUCH_AMOUNT.format(said=said))
        return value

    only = blank.least if blank.least == blank.most else None
    return _Reader(words.OR_NOTHING_FOR.format(said=said, value=blank.least), read, only=only)


def _pick(blank: Pick) -> _Reader:
    shown = [str(value) for value in blank.among]

    def read(typed: str) -> Plain:
        return blank.among[_place(typed, shown)]

    return _Reader(words.ONE_NUMBER, read, shown, blank.among[0] if len(shown) == 1 else None)


def _several(blank: Several) -> _Reader:
    shown, most = [str(value) for value in blank.among], len(blank.among) if blank.most is None else blank.most
    said = (words.SO_MANY_NUMBERS if blank.least == most else words.SEVERAL_NUMBERS).format(
        least=blank.least, most=most
    )

    def read(typed: str) -> Plain:
        places = [_place(word, shown) for word in re.split(r"[\s,]+", typed) if word]
        if not blank.least <= len(places) <= most or len(set(places)) < len(places):
            raise NotUnderstood(words.SO_MANY.format(said=said))
        return [blank.among[place] for place in places]

    return _Reader(said, read, shown, list(blank.among) if blank.least == len(blank.among) else None)


def _words(blank: Words) -> _Reader:
    def read(typed: str) -> Plain:
        if len(typed) > blank.longest:
            raise NotUnderstood(words.TOO_MANY_WORDS.format(longest=blank.longest))
        return typed

    return _Reader(words.SOME_WORDS.format(longest=blank.longest), read)


_READERS: Mapping[type, Callable[[Any], _Reader]] = {
    Amount: _amount,
    Pick: _pick,
    Several: _several,
    Words: _words,
}


def _place(typed: str, shown: Sequence[str]) -> int:
    """Which of the values listed is meant: by its number, or by what it is called."""
    if re.fullmatch(r"\d{1,4}", typed) and 1 <= int(typed) <= len(shown):
        return int(typed) - 1
    called = [place for place, value in enumerate(shown) if value.lower() == typed.lower()]
    if not called:
        raise NotUnderstood(words.NO_SUCH_NUMBER.format(last=len(shown)))
    return called[0]


def _called(name: str) -> str:
    return name.replace(".", ", ").replace("_", " ")
