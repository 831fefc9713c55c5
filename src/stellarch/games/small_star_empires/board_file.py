"""Boards as files: JSON that people can read and edit, tile by tile (SSE-9.8).

    {
      "format": "small-star-empires board 1",
      "edition": "retail",
      "tiles": [
        {"tile": "main", "at": "d8", "face": "Db", "turn": 0, "on_top": "wormhole"},
        {"tile": "home", "at": "d6", "seat": "a", "empty": "NW"},
        {"tile": "loose", "at": "g7", "system": "two_planets"},
        {"tile": "loose", "at": "k3", "system": "homeworld", "seat": "b"}
      ]
    }

A home tile says in which direction its empty system lies, and may have a hole on top of that; a loose one is a single
system on no tile of the set.
"""

import re
from typing import Annotated, Literal

import msgspec

from stellarch.core import BadNotation, Direction, Hex, Message, Phrase, Sayable, Seat, StellarchError
from stellarch.games.small_star_empires.board import AnyTile, Board, HomeTile, LooseSystem, MainTile
from stellarch.games.small_star_empires.board_text import SEATS
from stellarch.games.small_star_empires.data import Edition, Kind, faces
from stellarch.games.small_star_empires.names import can_be_named, name, off_the_map, read_name

FORMAT = "small-star-empires board 1"
LONGEST = 100_000

_KIND_NAMES = {kind: kind.name.lower() for kind in Kind}
_SeatLetter = Literal["a", "b", "c", "d"]
_Hole = Literal["wormhole", "black_hole"]


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="tile"):
    at: str


class _Main(_Written, frozen=True, tag="main"):
    face: str
    turn: Annotated[int, msgspec.Meta(ge=0, le=5)]
    on_top: _Hole | None = None


class _Home(_Written, frozen=True, tag="home"):
    seat: _SeatLetter
    empty: Direction
    on_top: _Hole | None = None


class _Loose(_Written, frozen=True, tag="loose"):
    system: str
    seat: _SeatLetter | None = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["small-star-empires board 1"]
    edition: Edition
    tiles: tuple[_Main | _Home | _Loose, ...]


class BoardFileFault(Phrase):
    TOO_LONG = 1


class NotABoardFile(Message, frozen=True):
    fault: str


class NoSuchFace(Message, frozen=True):
    at: str
    face: str
    known: tuple[str, ...]


class NoSuchSystem(Message, frozen=True):
    system: str
    known: tuple[str, ...]


class SeatOfAHomeworld(Message, frozen=True):
    at: str


class NotAHexInFile(Message, frozen=True):
    word: str


def board_to_json(board: Board) -> str:
    """The board as a file, a tile a line; `board_from_json` gives an equal board back."""
    lines = [f"    {_spaced(_written(tile))}" for tile in board.tiles]
    tiles = ",\n".join(lines)
    return f'{{\n  "format": "{FORMAT}",\n  "edition": "{board.edition}",\n  "tiles": [\n{tiles}\n  ]\n}}\n'


def board_from_json(text: str) -> Board:
    """The board a file holds; raises BadNotation. Whether it is a valid board is for `validation.check` to say."""
    if len(text) > LONGEST:
        raise BadNotation(BoardFileFault.TOO_LONG, text[:60])
    try:
        file = msgspec.json.decode(text, type=_File)
    except (msgspec.DecodeError, RecursionError) as fault:
        byte = re.search(r"\(byte (\d+)\)", str(fault))
        raise BadNotation(NotABoardFile(str(fault)), text, int(byte[1]) if byte else 0) from None
    return Board(file.edition, tuple(_read(tile, file.edition, text) for tile in file.tiles))


def _spaced(written: _Written) -> str:
    return msgspec.json.format(msgspec.json.encode(written), indent=0).decode()


def _written(tile: AnyTile) -> _Main | _Home | _Loose:
    at = name(tile.at)
    if isinstance(tile, MainTile):
        return _Main(at, tile.face, tile.turn, _hole(tile.on_top))
    if isinstance(tile, HomeTile):
        return _Home(at, _letter(tile.seat), tile.empty, _hole(tile.on_top))
    return _Loose(at, _KIND_NAMES[tile.kind], None if tile.seat is None else _letter(tile.seat))


def _read(written: _Main | _Home | _Loose, edition: Edition, text: str) -> AnyTile:
    tile = _tile(written, edition, text)
    if off := next((at for at, _ in tile.systems(edition) if not can_be_named(at)), None):
        raise _bad(off_the_map(off), text, written.at)
    return tile


def _tile(written: _Main | _Home | _Loose, edition: Edition, text: str) -> AnyTile:
    at = _hex(written.at, text)
    if isinstance(written, _Main):
        if written.face not in faces(edition):
            raise _bad(NoSuchFace(written.at, written.face, tuple(faces(edition))), text, written.face)
        return MainTile(at, written.face, written.turn, _on_top(written.on_top))
    if isinstance(written, _Home):
        return HomeTile(at, _seat(written.seat), written.empty, _on_top(written.on_top))
    return _loose(written, at, text)


def _loose(written: _Loose, at: Hex, text: str) -> LooseSystem:
    kind = next((kind for kind, known in _KIND_NAMES.items() if known == written.system), None)
    if kind is None:
        raise _bad(NoSuchSystem(written.system, tuple(_KIND_NAMES.values())), text, written.system)
    if (kind is Kind.HOMEWORLD) != (written.seat is not None):
        raise _bad(SeatOfAHomeworld(written.at), text, written.at)
    return LooseSystem(at, kind, None if written.seat is None else _seat(written.seat))


def _hole(kind: Kind | None) -> _Hole | None:
    return {Kind.WORMHOLE: "wormhole", Kind.BLACK_HOLE: "black_hole", None: None}[kind]


def _on_top(hole: _Hole | None) -> Kind | None:
    return Kind[hole.upper()] if hole else None


def _hex(at: str, text: str) -> Hex:
    try:
        return read_name(at)
    except BadNotation:
        raise _bad(NotAHexInFile(at), text, at) from None


def _letter(seat: Seat) -> _SeatLetter:
    letters: tuple[_SeatLetter, ...] = ("a", "b", "c", "d")
    return letters[seat]


def _seat(letter: str) -> Seat:
    return Seat(SEATS.index(letter))


def _bad(why: Sayable, text: str, near: str) -> StellarchError:
    return BadNotation(why, text, max(0, text.find(f'"{near}"')))
