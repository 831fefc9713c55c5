"""The ways from a value to words. All sources go through here and none knows how words are made."""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import Any

import msgspec

from stellarch.core import TEXT_LANGUAGES, Event, Language, Refused, Text
from tests.golden.sentences import Sentence


def of_text(key: str, text: Text | None) -> Iterator[Sentence]:
    if text is not None:
        yield Sentence(key, text.en, text.fr)


def of_event(event: Event, names: Sequence[str]) -> Iterator[Sentence]:
    yield from of_text(type(event).__name__, event.told(names))


def of_refusal(refusal: Refused) -> Iterator[Sentence]:
    yield from of_text(f"{refusal.code} {refusal.rule or ''}".strip(), refusal.why)
    for other in refusal.besides:
        yield from of_refusal(other)


def of_value(key: str, value: Any) -> Iterator[Sentence]:
    """Every text in a value of any shape, called by the last struct and field it stands in."""
    if hasattr(value, "en") and hasattr(value, "fr"):
        yield from of_text(key, value)
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from of_value(f"{type(value).__name__}.{field}", getattr(value, field))
    elif isinstance(value, tuple) and hasattr(value, "_fields"):
        for field in value._fields:
            yield from of_value(f"{type(value).__name__}.{field}", getattr(value, field))
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from of_value(key, part)
    elif isinstance(value, Set):
        for part in sorted(value, key=str):
            yield from of_value(key, part)
    elif isinstance(value, Sequence) and not isinstance(value, str | bytes):
        for part in value:
            yield from of_value(key, part)


def of_lines(key: str, write: Callable[[Language], str]) -> Iterator[Sentence]:
    """What is written as lines, a language at a time: those that are not alike, line by line, or as a whole where they
    do not pair up."""
    en, fr = (_lines(write(language)) for language in TEXT_LANGUAGES)
    written = [line for line in en if line not in fr], [line for line in fr if line not in en]
    if len(written[0]) != len(written[1]):
        yield Sentence(key, *("\n".join(lines) for lines in written))
        return
    for lines in zip(*written, strict=True):
        yield Sentence(key, *lines)


def _lines(written: str) -> list[str]:
    """Lines with a word in them."""
    return [line.strip(" ─") for line in written.splitlines() if any(map(str.isalpha, line))]
