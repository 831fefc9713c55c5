"""The same position seen otherwise: the board turned, in a mirror, or with the seats renamed.

No rule knows east from west or red from green, so what is legal and what it scores must change along.
"""

import dataclasses
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from stellarch.core import Hex, Seat
from stellarch.games.small_star_empires.actions import AnyAction
from stellarch.games.small_star_empires.board import AnyTile, Board, LooseSystem, MainTile
from stellarch.games.small_star_empires.state import Claim, State

T = TypeVar("T")
Way = Callable[[Hex], Hex]


def turning(sixths: int) -> Way:
    return lambda at: at.turned(sixths)


def mirror(at: Hex) -> Hex:
    """The hex on the other side of the axis that runs between east and south-east."""
    return Hex(at.r, at.q)


def turned(state: State, sixths: int) -> State:
    """The whole position turned clockwise by a multiple of 60 degrees."""
    return _laid(state, _turned_board(state.board, sixths), turning(sixths))


def mirrored(state: State) -> State:
    """The position in a mirror."""
    return _laid(state, _mirrored_board(state.board), mirror)


def reseated(state: State, new: Sequence[Seat]) -> State:
    """The position with the seats renamed: seat s is now seat new[s]."""
    tiles = tuple(_reseated_tile(tile, new) for tile in state.board.tiles)
    return replace(
        state,
        board=Board(state.board.edition, tiles),
        claims={at: Claim(new[seat], piece) for at, (seat, piece) in state.claims.items()},
        ships=reordered(state.ships, new),
        supplies=reordered(state.supplies, new),
        standing=reordered(state.standing, new),
        turn=new[state.turn],
        campaign=state.campaign and state.campaign._replace(wins=reordered(state.campaign.wins, new)),
    )


def seen(action: AnyAction, way: Way) -> AnyAction:
    """The same action on a board that lies otherwise."""
    hexes = {name: way(at) for name in action.__struct_fields__ if isinstance(at := getattr(action, name), Hex)}
    return replace(action, **hexes)


def reordered(values: Sequence[T], new: Sequence[Seat]) -> tuple[T, ...]:
    """What seat s had, seat new[s] has now."""
    return tuple(values[new.index(Seat(seat))] for seat in range(len(values)))


@lru_cache  # a board computes its lines once; all positions of a game share it
def _turned_board(board: Board, sixths: int) -> Board:
    return board.turned(sixths)


@lru_cache
def _mirrored_board(board: Board) -> Board:
    """The board in a mirror. No printed tile is its own mirror image, so the systems lie loose."""
    home_of = {at: seat for seat, at in board.homes.items()}
    loose = (LooseSystem(mirror(at), kind, home_of.get(at)) for at, kind in board.systems.items())
    return Board(board.edition, tuple(loose))


def _laid(state: State, board: Board, way: Way) -> State:
    """The same pieces on a board that lies otherwise; fleets are kept sorted."""
    return replace(
        state,
        board=board,
        claims={way(at): claim for at, claim in state.claims.items()},
        ships=tuple(tuple(sorted(ship._replace(at=way(ship.at)) for ship in fleet)) for fleet in state.ships),
        refueling=None if state.refueling is None else way(state.refueling),
        face_down={way(at): tile for at, tile in state.face_down.items()},
        face_up={way(at): tile for at, tile in state.face_up.items()},
    )


def _reseated_tile(tile: AnyTile, new: Sequence[Seat]) -> AnyTile:
    if isinstance(tile, MainTile) or tile.seat is None:
        return tile
    return dataclasses.replace(tile, seat=new[tile.seat])
