"""Names of hexes for people: a letter for the row and a number for the slanting column, as printed on the board.

Rows are lettered from the top, columns numbered from the left; the middle of every printed layout is g7. A ship
that flies along a row keeps its letter, one that flies along a column keeps its number, and on the third axis
one goes up as the other goes down. A name means the same hex on every board.
"""

import re
from functools import lru_cache
from typing import Annotated

from stellarch.core import BadNotation, Hex, Message, Phrase, Spelt

_FIRST_ROW = -6
_FIRST_COLUMN = -6
ROWS = range(_FIRST_ROW, _FIRST_ROW + 26)
COLUMNS = range(_FIRST_COLUMN, _FIRST_COLUMN + 99)

NAME = r"[a-z][1-9][0-9]?"
_NAME = re.compile(NAME)


@lru_cache(maxsize=1024)
def name(at: Hex) -> str:
    """The name of a hex: name(Hex(0, 0)) is "g7". A hex off every board keeps its coordinates."""
    if not can_be_named(at):
        return str(at)
    return f"{chr(ord('a') + at.r - _FIRST_ROW)}{at.q - _FIRST_COLUMN + 1}"


At = Annotated[Hex, Spelt(name)]
"""A hex that is told by its name."""


class NotAHex(Message, frozen=True):
    pass


class OffTheMap(Phrase):
    ROWS = 1
    COLUMNS = 2


def read_name(text: str) -> Hex:
    """The hex with this name; raises BadNotation."""
    if not _NAME.fullmatch(text):
        raise BadNotation(NotAHex(), text)
    return Hex(int(text[1:]) - 1 + _FIRST_COLUMN, ord(text[0]) - ord("a") + _FIRST_ROW)


def can_be_named(at: Hex) -> bool:
    return at.r in ROWS and at.q in COLUMNS


def off_the_map(at: Hex) -> OffTheMap:
    """Why a hex has no name: its row, or its column, lies beyond those that do."""
    if at.r not in ROWS:
        return OffTheMap.ROWS
    return OffTheMap.COLUMNS
