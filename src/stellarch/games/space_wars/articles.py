"""Things as they stand in a sentence: so many of them, and pieces with their article."""

from collections import Counter
from collections.abc import Iterable

from stellarch.core import Text
from stellarch.core.text import listed
from stellarch.games.space_wars import french
from stellarch.games.space_wars.words import name, piece_name, unit_name

_NOT_COUNTED = ("credits", "fuel")
"""English has no plural of these, or only that."""
_PLURALS = {"crystal D": "D crystals"}


def several(what: Text, count: int) -> Text:
    """1 regular legion, 2 cities, 3 chemical materials."""
    return Text(f"{count} {what.en if count == 1 else _plural(what.en)}", french.several(what.fr, count))


def _plural(noun: str) -> str:
    if noun.endswith(_NOT_COUNTED):
        return noun
    return _PLURALS.get(noun) or (f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s")


def a(what: Text) -> Text:
    """a cruiser, an outpost."""
    return Text(f"{'an' if what.en[0] in 'aeio' else 'a'} {what.en}", french.a(what.fr))


def some_units(kinds: Iterable[str]) -> Text:
    """What stands or lives on a surface: 2 cities and a regular legion."""
    return listed([_one_or_several(unit_name(kind), count) for kind, count in Counter(kinds).items()])


def some_craft(kinds: Iterable[str]) -> Text:
    """Craft by their kinds: 2 cruisers and an outpost."""
    return listed([_one_or_several(name("craft", kind), count) for kind, count in Counter(kinds).items()])


def _one_or_several(what: Text, count: int) -> Text:
    return a(what) if count == 1 else several(what, count)


def the_piece(piece: str) -> Text:
    """cruiser 5, le croiseur 5."""
    called = piece_name(piece)
    return Text(called.en, french.the(called.fr))


def the_pieces(pieces: Iterable[str]) -> Text:
    return listed([the_piece(piece) for piece in pieces])
