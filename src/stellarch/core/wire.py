"""JSON as it is sent: each sentence is one string, in the language that was asked for.

A value keeps its sentences as texts until it is written, so it can be written in any language. `Part` is a part of an
answer that is written once for each language, however often it is sent.
"""

from typing import Any, TypeVar, overload

import msgspec

from stellarch.core.text import LANGUAGES, Language, Text, translated, verbatim

T = TypeVar("T")


class Part:
    """A value that goes into several answers, as JSON."""

    __slots__ = ("_value", "_written")

    def __init__(self, value: object) -> None:
        self._value, self._written = value, dict[Language, msgspec.Raw]()

    def to(self, language: Language) -> msgspec.Raw:
        if language not in self._written:
            self._written[language] = msgspec.Raw(written(self._value, language))
        return self._written[language]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self._value == other._value

    def __hash__(self) -> int:
        return hash(self._value)

    def __repr__(self) -> str:
        return f"Part({self._value!r})"


def written(value: object, language: Language = "en") -> bytes:
    """A value as JSON in a language."""
    return _ENCODERS[language].encode(value)


def kept(value: object) -> bytes:
    """A value as JSON to be stored, where its sentences cannot be told again: with the words of every language."""
    return _KEEPER.encode(value)


def plain(value: object, language: Language = "en") -> Any:
    """The same as lists, mappings and numbers."""
    return msgspec.to_builtins(value, enc_hook=_hook(language))


@overload
def read(json: bytes | str, kind: type[T]) -> T: ...
@overload
def read(json: bytes | str, kind: Any) -> Any: ...
def read(json: bytes | str, kind: Any) -> Any:
    """A value that was kept, or written: then its sentences have the words of that language alone."""
    return msgspec.json.decode(json, type=kind, dec_hook=read_text)


def schema(kind: Any) -> dict[str, Any]:
    """The JSON Schema of a kind of value as it is sent."""
    return msgspec.json.schema(kind, schema_hook=text_schema)


def text_schema(kind: type) -> dict[str, Any]:
    """Tells msgspec what a sentence is in a schema."""
    if kind is Text:
        return {"type": "string"}
    raise NotImplementedError


def _hook(language: Language) -> Any:
    def word(value: object) -> object:
        if isinstance(value, _SENT):
            return value.to(language)
        raise NotImplementedError(f"{type(value).__name__} is not sent")

    return word


_SENT = (Text, Part)


def _in_all(value: object) -> object:
    if isinstance(value, Text):
        return {language: value.to(language) for language in LANGUAGES}
    raise NotImplementedError(f"{type(value).__name__} is not stored")


def read_text(kind: type, found: Any) -> Any:
    """Tells msgspec how a sentence is read: as words, or as `{"en": ..., "fr": ...}`. All else is as it is found."""
    if kind is not Text:
        return found
    return verbatim(found) if isinstance(found, str) else translated(found)


_ENCODERS = {language: msgspec.json.Encoder(enc_hook=_hook(language)) for language in LANGUAGES}
_KEEPER = msgspec.json.Encoder(enc_hook=_in_all)
