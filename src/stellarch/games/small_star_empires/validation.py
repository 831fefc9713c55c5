"""SSE-9: is this a valid board? Every fault cites its rule and the hexes it is about."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from stellarch.core import Hex, Refusal, Spelt, Text, said
from stellarch.games.small_star_empires.board import Board, HomeTile, LooseSystem, MainTile
from stellarch.games.small_star_empires.data import LAYOUTS, TILES, Edition, Kind, faces
from stellarch.games.small_star_empires.fairness import ends
from stellarch.games.small_star_empires.names import name

PLAYERS = range(2, 5)
_MAIN_TILES = 7
_MOST_NAMED = 8


def _named(hexes: Sequence[Hex]) -> str:
    """The first of the hexes by name: a board has many."""
    return ", ".join(map(name, hexes[:_MOST_NAMED])) + (" ..." if len(hexes) > _MOST_NAMED else "")


Places = Annotated[Sequence[Hex], Spelt(_named)]


class Overlap(Refusal, frozen=True):
    rule = "SSE-9.1"
    where: Places


class TileTwice(Refusal, frozen=True):
    rule = "SSE-9.1"
    tile: str


class HomeTwice(Refusal, frozen=True):
    rule = "SSE-9.1"
    letter: str


class TooManyHoles(Refusal, frozen=True):
    rule = "SSE-9.1"
    found: int
    kind: Kind
    most: int


class HoleOnTile(Refusal, frozen=True):
    """A loose hole where there is no empty system to lie on."""

    rule = "SSE-9.1"
    where: Places


class Loose(Refusal, frozen=True):
    """Systems on no tile of the set."""

    rule = "SSE-1.2"
    count: int


class FewTiles(Refusal, frozen=True):
    rule = "SSE-2.7"
    found: int
    all: int


class Homes(Refusal, frozen=True):
    """More or fewer home tiles than players."""

    rule = "SSE-9.2"
    found: int
    players: int


class PlayerCount(Refusal, frozen=True):
    rule = "SSE-1.1"
    found: int


class SeatsInARow(Refusal, frozen=True):
    rule = "SSE-9.2"


class NoFirstMove(Refusal, frozen=True):
    rule = "SSE-9.2"
    where: Places


class CutOff(Refusal, frozen=True):
    rule = "SSE-9.3"
    where: Places


class Unreachable(Refusal, frozen=True):
    rule = "SSE-9.4"
    where: Places


class OneWormhole(Refusal, frozen=True):
    rule = "SSE-9.5"
    where: Places


class Fault(msgspec.Struct, frozen=True):
    """Something wrong with a board, by which rule, and where; a warning does not make the board invalid."""

    rule: str
    what: Text
    about: tuple[str, ...] = ()
    severity: Literal["error", "warning"] = "error"


@lru_cache(maxsize=256)
def check(board: Board, players: int | None = None) -> tuple[Fault, ...]:
    """Every fault of a board, in the order of the rules; for a number of players, if it is given."""
    found = [*_tiles(board), *_holes(board), *_homes(board, players)]
    if not board.overlaps and board.homes:
        found += [*_first_moves(board), *_pieces(board), *_reach(board)]
    return (*found, *_lone_wormhole(board))


def faults_only(faults: Sequence[Fault]) -> list[Fault]:
    """The faults that make a board invalid."""
    return [fault for fault in faults if fault.severity == "error"]


def _tiles(board: Board) -> Iterator[Fault]:
    if board.overlaps:
        yield _fault(Overlap(board.overlaps), board.overlaps)
    mains = [tile for tile in board.tiles if isinstance(tile, MainTile)]
    for letter in sorted({tile.face[0] for tile in mains}):
        same = [tile.at for tile in mains if tile.face[0] == letter]  # one face of a tile hides the other
        if len(same) > 1:
            yield _fault(TileTwice(letter), same)
    homes = [tile for tile in board.tiles if not isinstance(tile, MainTile) and tile.seat is not None]
    for seat in sorted({tile.seat for tile in homes if tile.seat is not None}):
        same = [tile.at for tile in homes if tile.seat == seat]
        if len(same) > 1:
            yield _fault(HomeTwice("abcd"[seat]), same)
    if 0 < len(mains) < _MAIN_TILES and not _is_printed(mains):
        yield _fault(FewTiles(len(mains), _MAIN_TILES), [tile.at for tile in mains], severity="warning")
    if loose := [tile.at for tile in board.tiles if isinstance(tile, LooseSystem)]:
        yield _fault(Loose(len(loose)), loose, severity="warning")


def _is_printed(mains: Sequence[MainTile]) -> bool:
    """Whether these lie as in one of the layouts, some of which do with fewer tiles."""
    places = {tile.at for tile in mains}
    return any(places == {slot.at for slot in layout.main} for layout in LAYOUTS.values())


def _holes(board: Board) -> Iterator[Fault]:
    for kind in (Kind.WORMHOLE, Kind.BLACK_HOLE):
        found, most = board.of_kind(kind), _most(board.edition, kind)
        if len(found) > most:
            yield _fault(TooManyHoles(len(found), kind, most), found)
    for tile in board.tiles:
        if isinstance(tile, MainTile) and tile.on_top and faces(board.edition)[tile.face].centre is not Kind.EMPTY:
            yield _fault(HoleOnTile([tile.at]), [tile.at])
        if isinstance(tile, HomeTile) and tile.on_top and board.edition is Edition.PRINT_AND_PLAY:
            at = [tile.at.to(tile.empty)]
            yield _fault(HoleOnTile(at), at)


def _most(edition: Edition, kind: Kind) -> int:
    """How many holes of a kind the set has: printed on its tiles, or loose."""
    printed = sum(face.centre is kind for face in faces(edition).values())
    loose = TILES.edition[edition].loose
    return printed + (loose.wormhole if kind is Kind.WORMHOLE else loose.black_hole)


def _homes(board: Board, players: int | None) -> Iterator[Fault]:
    homes = [
        tile.at
        for tile in board.tiles
        if isinstance(tile, HomeTile) or (isinstance(tile, LooseSystem) and tile.seat is not None)
    ]
    if players is not None and len(homes) != players:
        yield _fault(Homes(len(homes), players), homes)
    elif len(homes) not in PLAYERS:
        yield _fault(PlayerCount(len(homes)), homes)
    if list(board.homes) != list(range(len(board.homes))):
        yield _fault(SeatsInARow(), homes)


def _first_moves(board: Board) -> Iterator[Fault]:
    for seat, home in board.homes.items():
        if not ends(board, seat, home):
            yield _fault(NoFirstMove([home]), [home])


def _pieces(board: Board) -> Iterator[Fault]:
    """Pieces of the board with no way in or out; without wormholes, all but the one with the first homeworld."""
    pieces = list(_components(board))
    joined = [piece for piece in pieces if _has_way_out(board, piece)]
    if len(joined) < 2:
        joined = [piece for piece in pieces if next(iter(board.homes.values())) in piece]
    for piece in pieces:
        if piece not in joined:
            systems = sorted(piece, key=lambda at: (at.r, at.q))
            yield _fault(CutOff(systems), systems)


def _components(board: Board) -> Iterator[frozenset[Hex]]:
    left = dict.fromkeys(board.systems)
    while left:
        todo = [next(iter(left))]
        group: set[Hex] = set()
        while todo:
            at = todo.pop()
            if at in left:
                del left[at]
                group.add(at)
                todo += board.neighbours[at]
        yield frozenset(group)


def _has_way_out(board: Board, piece: frozenset[Hex]) -> bool:
    """Whether a ship can stand beside a wormhole of the piece."""
    holes = (Kind.WORMHOLE, Kind.BLACK_HOLE)
    beside = (near for hole in board.wormholes if hole in piece for near in board.neighbours[hole])
    return any(board.systems[near] not in holes for near in beside)


def _reach(board: Board) -> Iterator[Fault]:
    """Homeworlds that cannot be reached from most of the others by steps and jumps (SSE-9.4)."""
    homes = list(board.homes.values())
    most = max((_reached(board, home) for home in homes), key=lambda reached: sum(home in reached for home in homes))
    for home in homes:
        if home not in most:
            yield _fault(Unreachable([home]), [home])


def _reached(board: Board, start: Hex) -> set[Hex]:
    seen = {start}
    todo = [start]
    while todo:
        at = todo.pop()
        near = [*board.neighbours[at], *board.exits.get(at, ())]
        fresh = {step for step in near if board.systems[step] is not Kind.BLACK_HOLE} - seen
        seen |= fresh
        todo += fresh
    return seen


def _lone_wormhole(board: Board) -> Iterator[Fault]:
    if len(board.wormholes) == 1:
        yield _fault(OneWormhole(board.wormholes), board.wormholes, severity="warning")


def _fault(fault: Refusal, hexes: Sequence[Hex], severity: Literal["error", "warning"] = "error") -> Fault:
    return Fault(fault.rule, said(fault), tuple(map(name, hexes)), severity)
