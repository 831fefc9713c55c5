"""Positions on the kernel's board, and play told in the words of the readable rules."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from stellarch import jit
from stellarch.core import Text
from stellarch.games.small_star_empires.actions import AnyAction
from stellarch.games.small_star_empires.board import Board
from stellarch.games.small_star_empires.kernel import layout, position, steps, tables
from stellarch.games.small_star_empires.kernel.scoring import SHEET_ROWS
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.rules import play
from stellarch.games.small_star_empires.sheet import LABELS
from stellarch.games.small_star_empires.state import State

_SHEET = ("planets", "nebulae", "stations", "territory", "tiles", "tolls")
"""The rows of the kernel's score sheet; the total is not among them."""
_MOST_MOVES = 1024


@lru_cache(maxsize=32)
def _tables(board: Board, open_borders: bool, compiled: bool) -> Any:
    """The tables of a board, which never change; compiled code wants them in another form."""
    return tables.packed(tables.tables(board, open_borders))


class Placed(NamedTuple):
    """A position on the kernel's board: its words, the tables, and how it is to be played."""

    words: Any
    table: Any
    seats: int
    variants: bool

    @classmethod
    def of(cls, state: State) -> "Placed":
        table = _tables(state.board, state.options.open_borders, jit.COMPILED)
        words = tables.packed(position.words_of(state))
        return cls(words, table, state.players, position.has_variants(state))

    def copy(self) -> "Placed":
        return self._replace(words=self.words.copy())

    @property
    def turn(self) -> int:
        return int(self.words[layout.TURN])

    @property
    def is_over(self) -> bool:
        return int(self.words[layout.OUT]) == (1 << self.seats) - 1

    @property
    def plies_left(self) -> int:
        """No fewer than the moves to come in the basic game: pieces the seats can still place, systems still free."""
        playing = [seat for seat in range(self.seats) if not int(self.words[layout.OUT]) >> seat & 1]
        kinds = (layout.COLONIES, layout.STATIONS_LEFT)
        pieces = sum(int(self.words[kind + seat]) for seat in playing for kind in kinds)
        return min(pieces, int(self.words[layout.FREE]).bit_count())

    def moves(self) -> list[int]:
        room = jit.array("i", _MOST_MOVES)
        count = steps.moves_of(self.words, self.table, self.seats, self.variants, room)
        return [int(move) for move in room[:count]]

    def play(self, move: int) -> None:
        """Go on to the position after a move that turns up no tile."""
        steps.play_move(self.words, self.table, move, layout.NO_TILE, self.seats, self.variants)

    def sheet(self) -> list[list[int]]:
        """The score sheet of every seat, row by row as in `_SHEET`, and the total."""
        rows = jit.array("i", self.seats * SHEET_ROWS)
        steps.score_sheet(self.words, self.table, self.seats, rows)
        return [
            [int(row) for row in rows[at : at + SHEET_ROWS]] for at in range(0, self.seats * SHEET_ROWS, SHEET_ROWS)
        ]


def rows_of(options: Options) -> Iterator[tuple[int, str, Text]]:
    """The rows that a game with these options can have points in: number, key and label."""
    absent = {"tiles": not options.unexplored, "tolls": not options.open_borders}
    for row, key in enumerate(_SHEET):
        if not absent.get(key, False):
            yield row, key, LABELS[key]


class Line:
    """Moves in a row, on the kernel's board and by the readable rules side by side, to tell numbers as actions."""

    def __init__(self, state: State) -> None:
        self._state, self.placed = state, Placed.of(state)

    def play(self, move: int) -> AnyAction:
        state, placed = self._state, self.placed
        action = position.Moves(state, placed.words).action(move)
        if not int(placed.words[layout.HIDDEN]) >> (move & 255) & 1:
            self._state = play.apply(state, state.turn, action).state
            placed.play(move)
        return action
