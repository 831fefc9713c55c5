"""What people mean by a board: its string, a position's string, or a file with either or with JSON; and edits of it."""

import re
from collections.abc import Sequence
from dataclasses import replace

from stellarch.cli.files import STDIN, BadFile, read_file
from stellarch.core import BadNotation, BadOptions, StellarchError, said
from stellarch.games.small_star_empires.board import AnyTile, Board, HomeTile, LooseSystem
from stellarch.games.small_star_empires.board_file import board_from_json
from stellarch.games.small_star_empires.board_text import read_board
from stellarch.games.small_star_empires.commands import messages
from stellarch.games.small_star_empires.names import can_be_named, off_the_map, read_name
from stellarch.games.small_star_empires.position import FORMAT, read_position
from stellarch.games.small_star_empires.state import State

_WRITTEN = re.compile(rf"{FORMAT}~|[pr](\.|$)")


def read_board_or_position(given: str) -> Board | State:
    """The board or position of a string, a file or standard input; raises BadNotation or BadFile."""
    if _WRITTEN.match(given):
        return _read(given)
    try:
        text = read_file(given)
    except BadFile as missing:
        if given == STDIN or re.search(r"[/\\]|\.\w+$", given):
            raise
        raise BadFile(said(messages.NoBoard(given))) from missing
    return _read(text.strip(), given)


def board_of(given: str) -> Board:
    """The board of a string or file; of a position, the board it is played on."""
    found = read_board_or_position(given)
    return found.board if isinstance(found, State) else found


def edited(board: Board, remove: Sequence[str], turn: Sequence[str], place: Sequence[str]) -> Board:
    """The board without some tiles, with some turned and with some more, in this order; raises BadOptions."""
    for at in remove:
        _tile_at(board, at)
        board = board.without(read_name(at))
    for given in turn:
        at, _, sixths = given.partition(":")
        tile = _turned(_tile_at(board, at), at, sixths or "1")
        board = board.without(read_name(at)).with_tile(tile)
    for token in place:
        board = replace(board, tiles=(*board.tiles, *_tiles(board, token)))
    if off := next((at for at in board.systems if not can_be_named(at)), None):
        raise BadOptions(off_the_map(off), about=("turn",))
    return board


def _read(text: str, file: str | None = None) -> Board | State:
    try:
        if text.startswith(FORMAT):
            return read_position(text)
        return board_from_json(text) if text.startswith("{") else read_board(text)
    except StellarchError as fault:
        if file is None:
            raise
        raise BadFile(said(messages.InFile(file, fault.why))) from fault


def _tile_at(board: Board, at: str) -> AnyTile:
    tile = board.tile_of.get(read_name(at))
    if tile is None:
        raise BadOptions(messages.NoTile(at), about=(at,))
    return tile


def _turned(tile: AnyTile, at: str, sixths: str) -> AnyTile:
    if not re.fullmatch(r"-?\d{1,2}", sixths):
        raise BadOptions(messages.BadTurn(f"{at}:{sixths}"), about=(at,))
    if isinstance(tile, LooseSystem):
        raise BadOptions(messages.NothingToTurn(at), about=(at,))
    if isinstance(tile, HomeTile):
        return replace(tile, empty=tile.empty.turned(int(sixths)))
    return replace(tile, turn=(tile.turn + int(sixths)) % 6)


def _tiles(board: Board, token: str) -> tuple[AnyTile, ...]:
    """The tiles of one token of a board string."""
    edition = str(board)[0]
    try:
        return read_board(f"{edition}.{token}").tiles
    except BadNotation as fault:
        raise BadOptions(messages.BadToken(token, fault.why), about=(token,)) from None
