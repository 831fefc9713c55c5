"""SSE-4: establishing control. With SSE-7.3 (Colonies only) and SSE-8.7 (what is left after a toll)."""

from collections.abc import Iterator

from stellarch.core import Hex, Reason, Seat
from stellarch.games.small_star_empires import refusals
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.state import State

PLACEABLE = (Piece.COLONY, Piece.STATION)


def bars_placing(state: State, seat: Seat, at: Hex, piece: Piece, toll: int = 0) -> Reason | None:
    """Why a seat may not place a piece on a system, having paid a toll on the way; None when it may."""
    supply = state.supplies[seat]
    if piece is Piece.STATION:
        if not supply.stations:
            return refusals.NO_STATION  # SSE-4.3
        if at in state.face_down:
            return refusals.COLONY_ONLY  # SSE-7.3
    elif piece is Piece.COLONY:
        if not supply.colonies:
            return refusals.NO_COLONY  # SSE-4.3
    else:
        return refusals.NOT_PLACEABLE  # SSE-4.1
    if toll > supply.colonies:
        return refusals.CANNOT_PAY  # SSE-8.6
    if piece is Piece.COLONY and toll == supply.colonies:
        return refusals.NOTHING_AFTER_TOLL  # SSE-8.7
    return None


def placings(state: State, seat: Seat, at: Hex, toll: int = 0) -> Iterator[Piece]:
    """The pieces a seat may place on a system it ends on, Colony first."""
    return (piece for piece in PLACEABLE if not bars_placing(state, seat, at, piece, toll))
