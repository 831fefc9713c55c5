"""Labels of forms: headings, and names where nothing else is said. Their words are made once, and only when a form is
looked at."""

from functools import cache

from stellarch.core import Message, Phrase, Text, said
from stellarch.core.grammar import Noun
from stellarch.games.space_wars.nouns import Place, piece


class NameOf(Message, frozen=True):
    """By itself: laser."""

    what: Noun


class TitleOf(Message, frozen=True):
    """At the head of a line: Laser."""

    what: Noun


class PlaceName(Message, frozen=True):
    """Draconis 31, sector 4-7."""

    at: Place


@cache
def label(value: Message | Phrase) -> Text:
    return said(value)


def piece_label(name: str) -> Text:
    """A craft or officer: cruiser 5."""
    return label(NameOf(piece(name)))
