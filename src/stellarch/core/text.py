"""Words for people, in the languages of the table."""

from collections.abc import Sequence
from typing import ClassVar, Literal, cast, get_args
from urllib.parse import quote, unquote

import msgspec

from stellarch.core import french

Language = Literal["en", "fr", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""What can be asked for; what a language has no words for is told in English."""
TEXT_LANGUAGES: tuple[Language, ...] = ("en", "fr")
"""The languages of a Text: what is written in Python, and what is sent to a page. Catalogues may speak others too."""


class Text(msgspec.Struct, frozen=True):
    """One sentence or label in English and in French."""

    en: str
    fr: str

    def to(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en

    def format(self, **facts: object) -> "Text":
        """The same text with its {blanks} filled in; a fact that is itself a Text is taken in each language."""
        return Text(*(_filled(self.to(language), facts, language) for language in TEXT_LANGUAGES))

    def __str__(self) -> str:
        return self.en


class Later:
    """What reads like a Text, its words being made when they are looked at."""

    __slots__ = ()
    __dataclass_fields__: ClassVar = {"en": None, "fr": None}
    """What msgspec sends of it: attributes of these names."""

    def to(self, language: Language) -> str:
        raise NotImplementedError

    @property
    def en(self) -> str:
        return self.to("en")

    @property
    def fr(self) -> str:
        return self.to("fr")

    def format(self, **facts: object) -> Text:
        return cast(Text, _Filled(self, facts))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text | Later) and (self.en, self.fr) == (other.en, other.fr)

    def __hash__(self) -> int:
        return hash(Text(self.en, self.fr))

    def __str__(self) -> str:
        return self.en


class _Filled(Later):
    """Words made later, with their blanks filled in."""

    __slots__ = ("_facts", "_words")

    def __init__(self, words: Later, facts: dict[str, object]) -> None:
        self._words, self._facts = words, facts

    def to(self, language: Language) -> str:
        return _filled(self._words.to(language), self._facts, language)


def verbatim(words: str) -> Text:
    """What is the same in every language: a name, a short form."""
    return Text(words, words)


def listed(parts: Sequence[Text]) -> Text:
    """One, two and three: texts in a row."""
    return Text(_in_a_row([part.en for part in parts], "and"), _in_a_row([part.fr for part in parts], "et"))


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


def _filled(words: str, facts: dict[str, object], language: Language) -> str:
    said = {name: fact.to(language) if isinstance(fact, Text | Later) else fact for name, fact in facts.items()}
    return (french.elided(words, said) if language == "fr" else words).format(**said)


def _in_a_row(words: Sequence[str], conjunction: str) -> str:
    *most, last = words
    return f"{', '.join(most)} {conjunction} {last}" if most else last
