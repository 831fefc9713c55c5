"""A view as a map of hexes with pieces on them: a page draws it for any game that has no drawing of its own there."""

import msgspec

from stellarch.core.hexes import Hex
from stellarch.core.seats import Seat
from stellarch.core.text import Text
from stellarch.core.values import View


class MapHex(msgspec.Struct, frozen=True):
    """One hex of the map."""

    at: Hex
    name: str = ""
    """What it is called, as d4; by default its coordinates."""
    kind: Text | None = None
    """What it is, where hexes differ: those of one kind are drawn alike."""
    owner: Seat | None = None
    """Whose it is: drawn in the colour and the hatch of that seat."""


class MapPiece(msgspec.Struct, frozen=True):
    """One piece on the map, or several that are alike."""

    at: Hex
    label: Text
    """What it is."""
    glyph: str = ""
    """A sign for it, of one or two letters; by default the emblem of its seat."""
    seat: Seat | None = None
    """Whose it is; None for nobody's."""
    count: int = 1


class HexMap(View, frozen=True):
    """What `shown` gives in a game that names this as its `page_views`. An action that has hexes among its fields can
    then be chosen by pointing at them."""

    hexes: tuple[MapHex, ...]
    pieces: tuple[MapPiece, ...] = ()
    flat: bool = False
    """Whether the hexes lie flat; else they stand on a point."""
