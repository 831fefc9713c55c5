"""Words for people, in the languages of the table."""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args
from urllib.parse import quote, unquote

Language = Literal["en", "fr", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""What can be asked for; what a language has no words for is told in English."""
TEXT_LANGUAGES: tuple[Language, ...] = ("en", "fr")
"""The languages of a Text: what is written in Python. Catalogues may speak others too."""


_AND: dict[Language, str] = {"en": "and", "fr": "et", "de": "und"}


class Text:
    """One sentence or label in English and in French. It is sent in one of them (`core.wire`)."""

    __slots__ = ("_en", "_fr")

    def __init__(self, en: str, fr: str) -> None:
        self._en, self._fr = en, fr

    @property
    def en(self) -> str:
        return self._en

    @property
    def fr(self) -> str:
        return self._fr

    def to(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and (self.en, self.fr) == (other.en, other.fr)

    def __hash__(self) -> int:
        return hash((self.en, self.fr))

    def __repr__(self) -> str:
        return f"Text({self.en!r}, {self.fr!r})"

    def __str__(self) -> str:
        return self.en


class LazyText(Text):
    """A Text whose words are made when they are looked at."""

    __slots__ = ()

    def to(self, language: Language) -> str:
        raise NotImplementedError

    @property
    def en(self) -> str:
        return self.to("en")

    @property
    def fr(self) -> str:
        return self.to("fr")


class _Listed(LazyText):
    """Texts in a row."""

    __slots__ = ("_parts",)

    def __init__(self, parts: Sequence[Text]) -> None:
        self._parts = tuple(parts)

    def to(self, language: Language) -> str:
        *most, last = (part.to(language) for part in self._parts)
        return f"{', '.join(most)} {_AND[language]} {last}" if most else last


class _Translated(LazyText):
    """Words that are written down in some languages."""

    __slots__ = ("_words",)

    def __init__(self, words: Mapping[Language, str]) -> None:
        self._words = words

    def to(self, language: Language) -> str:
        return self._words.get(language) or self._words["en"]

    def __repr__(self) -> str:
        return f"translated({self._words!r})"


def translated(words: Mapping[Language, str]) -> Text:
    """What is written down in English and in some other languages."""
    return _Translated(words)


def verbatim(words: str) -> Text:
    """What is the same in every language: a name, a short form."""
    return Text(words, words)


def listed(parts: Sequence[Text]) -> Text:
    """One, two and three: texts in a row."""
    return _Listed(parts)


def shown(value: object, longest: int = 200) -> str:
    """A value of any shape, as a message may show it: short, and whatever its depth."""
    try:
        words = repr(value)
    except RecursionError:
        return "..."
    return words if len(words) <= longest else f"{words[:longest]}..."


def as_word(text: str) -> str:
    """A text of any kind as one word of letters, digits, - _ and %, for the short form of an action."""
    return quote(text, safe="").replace(".", "%2E").replace("~", "%7E")


def from_word(word: str) -> str:
    """The text that `as_word` made a word of."""
    return unquote(word)
