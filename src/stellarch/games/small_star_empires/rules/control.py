"""SSE-4: establishing control. With SSE-7.3 (Colonies only) and SSE-8.7 (what is left after a toll)."""

from functools import lru_cache

from stellarch.core import Refusal
from stellarch.games.small_star_empires import refusals
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.state import Supply

PLACEABLE = (Piece.COLONY, Piece.STATION)
_COLONY, _STATION = PLACEABLE


def bars_placing(supply: Supply, piece: Piece, *, toll: int = 0, unexplored: bool = False) -> type[Refusal] | None:
    """Why a piece may not be placed where a ship ends, after a toll on the way; None when it may."""
    if piece not in PLACEABLE:
        return refusals.NotPlaceable  # SSE-4.1
    if piece is _STATION and not supply.stations:
        return refusals.NoStation  # SSE-4.3
    if piece is _COLONY and not supply.colonies:
        return refusals.NoColony  # SSE-4.3
    if piece is _STATION and unexplored:
        return refusals.ColonyOnly  # SSE-7.3
    if toll > supply.colonies:
        return refusals.CannotPay  # SSE-8.6
    if piece is _COLONY and toll == supply.colonies:
        return refusals.NothingAfterToll  # SSE-8.7
    return None


@lru_cache(maxsize=4096)
def placings(supply: Supply, toll: int = 0, unexplored: bool = False) -> tuple[Piece, ...]:
    """The pieces that may be placed where a ship ends, Colony first."""
    return tuple(p for p in PLACEABLE if not bars_placing(supply, p, toll=toll, unexplored=unexplored))
