"""Things as they stand in a sentence: so many of them, and pieces with their article."""

from collections.abc import Iterable

from stellarch.core import Text
from stellarch.core.text import listed
from stellarch.games.space_wars import french
from stellarch.games.space_wars.words import piece_name

_NOT_COUNTED = ("credits", "crystal D", "fuel", "material")
"""English has no plural of these, or only that."""


def several(what: Text, count: int) -> Text:
    """1 regular legion, 2 regular legions, 3 chemical material."""
    s = "" if count == 1 or what.en.endswith(_NOT_COUNTED) else "s"
    return Text(f"{count} {what.en}{s}", french.several(what.fr, count))


def the_piece(piece: str) -> Text:
    """cruiser 5, le croiseur 5."""
    called = piece_name(piece)
    return Text(called.en, french.the(called.fr))


def the_pieces(pieces: Iterable[str]) -> Text:
    return listed([the_piece(piece) for piece in pieces])
