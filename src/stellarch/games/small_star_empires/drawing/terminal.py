"""A board or position for a terminal: readable without colour, and moves can be read off it as they are typed."""

from itertools import zip_longest

from stellarch.core import Language
from stellarch.games.small_star_empires.drawing.canvas import Canvas
from stellarch.games.small_star_empires.drawing.key import key
from stellarch.games.small_star_empires.drawing.score_table import score_table
from stellarch.games.small_star_empires.drawing.wall import wall
from stellarch.games.small_star_empires.view import SseView

WIDEST = 99
_GAP = 3


def draw_text(view: SseView, language: Language = "en", colour: bool = False) -> str:
    """The board with its key, and below it a line for each player."""
    board = _with_key(wall(view), key(view, language), colour)
    players = score_table(view, language, colour)
    return "\n".join([*board, *(["", *players] if players else [])])


def _with_key(board: Canvas, entries: list[str], colour: bool) -> list[str]:
    """The key beside the board where there is room, else below it."""
    drawn = board.lines(colour=colour)
    if board.width + _GAP + max(map(len, entries), default=0) > WIDEST:
        return [*drawn, "", *_in_columns(entries)]
    widths = [len(line) for line in board.lines(colour=False)]  # colour codes take no room on the screen
    rows = zip_longest(drawn, widths, entries)
    return [_beside(line or "", board.width - (width or 0), entry or "") for line, width, entry in rows]


def _beside(line: str, room: int, entry: str) -> str:
    return (line + " " * (room + _GAP) + entry).rstrip()


def _in_columns(entries: list[str]) -> list[str]:
    entries = [entry for entry in entries if entry]
    width = max(map(len, entries)) + _GAP
    rows = -(-len(entries) // (WIDEST // width))
    return ["".join(entry.ljust(width) for entry in entries[row::rows]).rstrip() for row in range(rows)]
