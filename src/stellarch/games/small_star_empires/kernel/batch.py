"""Thousands of games at once, as arrays: for learning, statistics and searches of one's own.

All games of a batch begin from one position; tiles that turn up are drawn for each game by itself.

>>> from stellarch.games.small_star_empires.kernel.batch import Batch
>>> from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES as game
>>> games = Batch(game.start(game.options(), players=2, seed="1").state, count=100, seed="1")
>>> counts, moves = games.moves()
>>> games.step(moves[:, 0])
>>> games.scores().shape
(100, 2)
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from stellarch import jit
from stellarch.core import Chance
from stellarch.games.small_star_empires.kernel import position, tables
from stellarch.games.small_star_empires.kernel.basic import below, next_random, plain_moves, plain_step
from stellarch.games.small_star_empires.kernel.layout import FULL, OUT, TURN
from stellarch.games.small_star_empires.kernel.scoring import ROW_TOTAL, SHEET_ROWS, sheet
from stellarch.games.small_star_empires.kernel.variants import is_over, ship_count, variant_moves, variant_step
from stellarch.games.small_star_empires.state import State
from stellarch.jit import compiled, index, indices, inlined, words

MOST_MOVES = 512
"""Room for the moves of one game: more than any position has."""
_GOLDEN = 0x9E3779B97F4A7C15
"""Keeps the random states of neighbouring games far apart."""

Numbers = NDArray[np.int32]


class Batch:
    """Games side by side. Moves are numbers (see `layout`); `position.Moves` tells them as actions."""

    def __init__(self, state: State, count: int, seed: str) -> None:
        first, first_random = position.words_of(state), Chance(seed).below(1 << 32, "batch") << 32
        self.count, self.players = count, state.players
        self._table = tables.packed(tables.tables(state.board, state.options.open_borders))
        self._states = _rows([first] * count, np.uint64)
        self._random = tables.packed([(first_random + game * _GOLDEN) & FULL | 1 for game in range(count)])
        self._room = _rows([[0] * MOST_MOVES] * count, np.int32)
        self._counts = jit.array("i", count)
        self._list, self._step, self._stroll = (
            (_list_variants, _step_variants, _stroll_variants)
            if position.has_variants(state)
            else (_list_plain, _step_plain, _stroll_plain)
        )

    def moves(self) -> tuple[Numbers, Numbers]:
        """For each game the number of moves the seat on turn has (0 when it is over), and the moves."""
        self._list(self._states, self._table, self.players, self._room, self._counts)
        return np.asarray(self._counts, np.int32), np.asarray(self._room, np.int32)

    def step(self, chosen: "NDArray[Any] | list[int]") -> None:
        """Play one move in each game; what is given for a game that is over does not matter."""
        moves = jit.array("i", self.count)
        moves[:] = [int(move) for move in chosen]
        self._step(self._states, self._table, self.players, moves, self._random)

    def random_step(self) -> int:
        """Play a random move in each game; gives how many games have moved."""
        return int(self._stroll(self._states, self._table, self.players, self._room, self._random))

    def turns(self) -> NDArray[np.int8]:
        """The seat on turn in each game, -1 where it is over."""
        over = (1 << self.players) - 1
        return np.array([-1 if int(state[OUT]) == over else int(state[TURN]) for state in self._states], np.int8)

    def scores(self) -> Numbers:
        """The points of each seat in each game, as if it ended now."""
        rows = _rows([[0] * (self.players * SHEET_ROWS)] * self.count, np.int32)
        _score_all(self._states, self._table, self.players, rows)
        return np.asarray(rows, np.int32)[:, ROW_TOTAL::SHEET_ROWS]


def _rows(rows: list[list[int]], kind: Any) -> Any:
    """A row of numbers for each game, as the kernel of this process takes them."""
    return np.array(rows, kind) if jit.COMPILED else [list(row) for row in rows]


@inlined
def _list_all(states: Any, table: Any, seats: Any, room: Any, counts: Any, list_of: Any) -> Any:
    T, count = words(table), indices(counts)
    for game in range(len(states)):
        S = words(states[game])
        count[game] = 0
        if not is_over(S, seats):
            count[game] = list_of(S, T, index(S[TURN]), seats, ship_count(seats), indices(room[game]), 0)


@inlined
def _step_all(states: Any, table: Any, seats: Any, moves: Any, randoms: Any, step: Any) -> Any:
    T, move, random = words(table), indices(moves), words(randoms)
    for game in range(len(states)):
        S = words(states[game])
        if not is_over(S, seats):
            _, random[game] = step(S, T, index(move[game]), random[game], seats, ship_count(seats))


@inlined
def _stroll_all(states: Any, table: Any, seats: Any, room: Any, randoms: Any, list_of: Any, step: Any) -> Any:
    T, random = words(table), words(randoms)
    moved = 0
    for game in range(len(states)):
        S, moves = words(states[game]), indices(room[game])
        if not is_over(S, seats):
            count = list_of(S, T, index(S[TURN]), seats, ship_count(seats), moves, 0)
            drawn = next_random(random[game])
            chosen = index(moves[below(drawn, count)])
            _, random[game] = step(S, T, chosen, drawn, seats, ship_count(seats))
            moved += 1
    return moved


@compiled
def _score_all(states: Any, table: Any, seats: Any, rows: Any) -> Any:
    for game in range(len(states)):
        sheet(words(states[game]), words(table), indices(rows[game]), 0, seats)


@compiled
def _list_plain(states: Any, table: Any, seats: Any, room: Any, counts: Any) -> Any:
    _list_all(states, table, seats, room, counts, plain_moves)


@compiled
def _list_variants(states: Any, table: Any, seats: Any, room: Any, counts: Any) -> Any:
    _list_all(states, table, seats, room, counts, variant_moves)


@compiled
def _step_plain(states: Any, table: Any, seats: Any, moves: Any, randoms: Any) -> Any:
    _step_all(states, table, seats, moves, randoms, plain_step)


@compiled
def _step_variants(states: Any, table: Any, seats: Any, moves: Any, randoms: Any) -> Any:
    _step_all(states, table, seats, moves, randoms, variant_step)


@compiled
def _stroll_plain(states: Any, table: Any, seats: Any, room: Any, randoms: Any) -> Any:
    return _stroll_all(states, table, seats, room, randoms, plain_moves, plain_step)


@compiled
def _stroll_variants(states: Any, table: Any, seats: Any, room: Any, randoms: Any) -> Any:
    return _stroll_all(states, table, seats, room, randoms, variant_moves, variant_step)
