"""What happens where a ship ends: control (SSE-4), and what an unexplored tile turns out to be (SSE-7)."""

from stellarch.core import Event, Hex, Seat, Step
from stellarch.games.small_star_empires.actions import Piece
from stellarch.games.small_star_empires.data import Tile
from stellarch.games.small_star_empires.events import ShipDamaged, SystemClaimed, TileTurnedUp
from stellarch.games.small_star_empires.rules.choices import refuels
from stellarch.games.small_star_empires.state import Claim, Ship, State


def arrive(state: State, seat: Seat, at: Hex, place: Piece) -> Step[State]:
    """The ship stands on the system; the tile there, if any, is turned up, and the system is taken."""
    if at not in state.face_down:
        return _take(state, seat, at, place)
    turned = state.with_tile_up(at)  # SSE-7.3: for all to see
    tile = turned.face_up[at]
    seen = TileTurnedUp(seat, at, tile)
    if tile is Tile.ASTEROID_FIELD:
        return Step(_damage(turned, seat, at), (seen, ShipDamaged(seat, at)))
    after, events = _take(turned, seat, at, place)
    if tile is Tile.REFUELING_STATION and any(refuels(after, seat, at)):
        after = after.with_refueling(at)  # SSE-7.9: the same player goes on
    return Step(after, (seen, *events))


def _take(state: State, seat: Seat, at: Hex, place: Piece) -> Step[State]:
    """One piece from the supply is placed, and the seat controls the system from now on (SSE-4.1)."""
    events: tuple[Event, ...] = (SystemClaimed(seat, at, place),)
    return Step(state.with_claim(at, Claim(seat, place)), events)


def _damage(state: State, seat: Seat, at: Hex) -> State:
    """Asteroids: nothing is placed, and the ship is damaged (SSE-7.5, SSE-R5)."""
    return state.with_ship(seat, Ship(at), Ship(at, damaged=True))
