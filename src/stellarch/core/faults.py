"""What a decoder finds wrong with what was sent. It says so in English only; here it becomes a value."""

import re
from collections.abc import Callable, Mapping

from stellarch.core.telling import Message, Phrase, said
from stellarch.core.text import Text

_WHERE = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`$")


class DataKind(Phrase):
    """What JSON is made of, by the names that the decoder has for it."""

    INT = "int"
    FLOAT = "float"
    STR = "str"
    BOOL = "bool"
    ARRAY = "array"
    OBJECT = "object"
    NULL = "null"


class At(Message, frozen=True):
    """A fault, and the way to where it is."""

    fault: Message
    where: str


class OtherKind(Message, frozen=True):
    wanted: tuple[DataKind | str, ...]
    got: tuple[DataKind | str, ...]


class FieldMissing(Message, frozen=True):
    field: str


class UnknownField(Message, frozen=True):
    field: str


class UnknownValue(Message, frozen=True):
    value: str


class OutOfBounds(Message, frozen=True):
    bounds: str


class Malformed(Message, frozen=True):
    pass


def fault_in_words(fault: object) -> Text:
    """A fault as msgspec tells it, as the end of a sentence: expected a whole number, got a text (orders[0].offer)."""
    told = str(fault)
    found = _WHERE.search(told)
    what = _what(_WHERE.sub("", told))
    return said(At(what, found[1]) if found is not None and found[1] else what)


def _what(told: str) -> Message:
    for pattern, fault in _FAULTS.items():
        if found := re.match(pattern, told):
            return fault(*found.groups())
    return Malformed()


def _other_kind(wanted: str, got: str) -> Message:
    return OtherKind(_kinds(wanted), _kinds(got))


def _kinds(names: str) -> tuple[DataKind | str, ...]:
    """One kind or several: `int | null`."""
    known = {kind.value: kind for kind in DataKind}
    return tuple(known.get(name, name) for name in names.split(" | "))


_FAULTS: Mapping[str, Callable[..., Message]] = {
    r"Expected `([^`]*)`, got `([^`]*)`": _other_kind,
    r"Object missing required field `([^`]*)`": FieldMissing,
    r"Object contains unknown field `([^`]*)`": UnknownField,
    r"Invalid (?:enum )?value (.*)": UnknownValue,
    r"Expected `[^`]*` ([<>]=? \S+)": OutOfBounds,
}
