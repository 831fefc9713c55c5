"""Boards as text: short enough for a link, complete, and the same board always gives the same text.

    r.g7Ga3.d8Db0O.d6Ha0.j8Hb3

The first letter is the edition (p or r). Then, joined by dots, each tile: the name of its middle, the face that is
up, how often it is turned by 60 degrees clockwise, and O or X where a loose wormhole or black hole lies on the
middle. A home tile is H, the seat's letter, and the direction of its empty system (0 east, then clockwise). A row of
loose systems is the name of its westmost hex, a hyphen, and a sign for each system going east: 1 2 3 R G B O X,
e for empty, and a b c d for the homeworlds of the seats.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from stellarch.core import CLOCKWISE, BadNotation, Hex, Message, Phrase, Seat
from stellarch.core.hexes import Direction
from stellarch.games.small_star_empires.board import AnyTile, Board, HomeTile, LooseSystem, MainTile
from stellarch.games.small_star_empires.data import Edition, Kind, faces
from stellarch.games.small_star_empires.names import NAME, can_be_named, name, off_the_map, read_name

SEATS = "abcd"
LONGEST = 2000
_EDITIONS = {"p": Edition.PRINT_AND_PLAY, "r": Edition.RETAIL}
_SIGN = {kind: kind.value for kind in Kind} | {Kind.EMPTY: "e"}
_KIND = {sign: kind for kind, sign in _SIGN.items() if kind is not Kind.HOMEWORLD}
_MAIN = re.compile(rf"(?P<at>{NAME})(?P<face>[A-G][ab]?)(?P<turn>[0-5])(?P<on_top>[OX]?)")
_HOME = re.compile(rf"(?P<at>{NAME})H(?P<seat>[a-d])(?P<empty>[0-5])(?P<on_top>[OX])?")
_ROW = re.compile(rf"(?P<at>{NAME})-(?P<signs>[123RGBOXea-d]+)")


class BoardTextFault(Phrase):
    TOO_LONG = 1
    EDITION = 2


class KnownFaces(Message, frozen=True):
    """The faces there are, where another was written."""

    faces: tuple[str, ...]


class NotATile(Message, frozen=True):
    token: str


def write_board(board: Board) -> str:
    """The one text of a board."""
    edition = next(letter for letter, edition in _EDITIONS.items() if edition is board.edition)
    tiles = [tile for tile in board.tiles if not isinstance(tile, LooseSystem)]
    return ".".join([edition, *map(_tile_text, tiles), *_loose_rows(board)])


@lru_cache(maxsize=256)
def read_board(text: str) -> Board:
    """The board with this text; raises BadNotation. Whether it is a valid board is for `validation.check` to say."""
    if len(text) > LONGEST:
        raise BadNotation(BoardTextFault.TOO_LONG, text[:60])
    edition, *tokens = text.strip().split(".")
    if edition not in _EDITIONS:
        raise BadNotation(BoardTextFault.EDITION, text)
    tiles: list[AnyTile] = []
    place = len(edition) + 1
    for token in tokens:
        tiles += _read_tiles(token, _EDITIONS[edition], text, place)
        place += len(token) + 1
    board = Board(_EDITIONS[edition], tuple(tiles))
    if off := [at for at in board.systems if not can_be_named(at)]:
        raise BadNotation(off_the_map(off[0]), text)
    return board


def _tile_text(tile: AnyTile) -> str:
    assert not isinstance(tile, LooseSystem)
    on_top = tile.on_top.value if tile.on_top else ""
    if isinstance(tile, MainTile):
        return f"{name(tile.at)}{tile.face}{tile.turn}{on_top}"
    return f"{name(tile.at)}H{SEATS[tile.seat]}{CLOCKWISE.index(tile.empty)}{on_top}"


def _loose_rows(board: Board) -> Iterator[str]:
    """Rows of loose systems; those that lie on others (a fault, SSE-9.1) in rows of their own, so that none is lost."""
    left = [tile for tile in board.tiles if isinstance(tile, LooseSystem)]
    while left:
        layer = {tile.at: tile for tile in reversed(left)}
        yield from _rows(layer)
        left = [tile for tile in left if layer[tile.at] is not tile]


def _rows(loose: Mapping[Hex, LooseSystem]) -> Iterator[str]:
    hexes = sorted(loose, key=lambda at: (at.r, at.q))
    starts = [at for at in hexes if at.to(Direction.W) not in loose]
    for start in starts:
        signs = ""
        at = start
        while at in loose:
            tile = loose[at]
            signs += _SIGN[tile.kind] if tile.seat is None else SEATS[tile.seat]
            at = at.to(Direction.E)
        yield f"{name(start)}-{signs}"


def _read_tiles(token: str, edition: Edition, text: str, place: int) -> Iterator[AnyTile]:
    if main := _MAIN.fullmatch(token):
        if main["face"] not in faces(edition):
            raise BadNotation(KnownFaces(tuple(faces(edition))), text, place)
        yield MainTile(read_name(main["at"]), main["face"], int(main["turn"]), _on_top(main))
    elif home := _HOME.fullmatch(token):
        yield HomeTile(read_name(home["at"]), _seat(home["seat"]), CLOCKWISE[int(home["empty"])], _on_top(home))
    elif row := _ROW.fullmatch(token):
        yield from _read_row(read_name(row["at"]), row["signs"])
    else:
        raise BadNotation(NotATile(token), text, place)


def _read_row(start: Hex, signs: str) -> Iterator[LooseSystem]:
    for step, sign in enumerate(signs):
        at = start.to(Direction.E, step)
        if sign in SEATS:
            yield LooseSystem(at, Kind.HOMEWORLD, _seat(sign))
        else:
            yield LooseSystem(at, _KIND[sign])


def _on_top(tile: re.Match[str]) -> Kind | None:
    return Kind(tile["on_top"]) if tile["on_top"] else None


def _seat(letter: str) -> Seat:
    return Seat(SEATS.index(letter))
