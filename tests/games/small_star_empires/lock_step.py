"""The kernel and the readable rules side by side: random games over all editions, layouts and variants.

At every position both list the moves, write the score sheet and play the same move; nothing may differ. A few games
are played in every test run. By hand, with how many moves to compare:

    python -m tests.games.small_star_empires.lock_step 10_000_000
"""

import sys
from collections.abc import Iterator
from itertools import count
from typing import Any

from stellarch import jit
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.actions import Resign
from stellarch.games.small_star_empires.events import TileTurnedUp
from stellarch.games.small_star_empires.kernel import layout, position, steps, tables
from stellarch.games.small_star_empires.kernel.scoring import SHEET_ROWS
from stellarch.games.small_star_empires.scoring import scores
from stellarch.games.small_star_empires.state import State
from tests.games.small_star_empires.random_games import CAMPAIGNS, MIXES, RandomGame, Turn, turns

_ROOM = 2048


class KernelGame:
    """A game on the kernel, begun from any position of the readable rules."""

    def __init__(self, state: State) -> None:
        self.players, self.variants = state.players, position.has_variants(state)
        self.table = tables.packed(tables.tables(state.board, state.options.open_borders))
        self.words: Any = tables.packed(position.words_of(state))
        self._room, self._rows = jit.array("i", _ROOM), jit.array("i", 4 * SHEET_ROWS)

    def moves(self) -> list[int]:
        listed = steps.moves_of(self.words, self.table, self.players, self.variants, self._room)
        return [int(move) for move in self._room[:listed]]

    def sheet(self) -> list[list[int]]:
        steps.score_sheet(self.words, self.table, self.players, self._rows)
        rows = [int(points) for points in self._rows]
        return [rows[seat * SHEET_ROWS : (seat + 1) * SHEET_ROWS] for seat in range(self.players)]

    def play(self, move: int, tile: int = layout.NO_TILE) -> None:
        steps.play_move(self.words, self.table, move, tile, self.players, self.variants)

    @property
    def turn(self) -> int | None:
        return None if int(self.words[layout.OUT]) == (1 << self.players) - 1 else int(self.words[layout.TURN])


def lock_step(game: RandomGame) -> Iterator[int]:
    """Play a game on both boards; yields the number of moves compared at each position."""
    kernel: KernelGame | None = None
    for turn in turns(game):
        if kernel is None:
            kernel = KernelGame(turn.before)
        yield _compare(kernel, turn.before)
        if isinstance(turn.action, Resign) or turn.before.campaign != turn.after.campaign:
            kernel = None  # a new round, or a decision the kernel leaves to people: it begins anew from there
        else:
            _play_both(kernel, turn)


def _compare(kernel: KernelGame, state: State) -> int:
    moves = position.Moves(state, kernel.words)
    theirs, ours = set(map(moves.number, SMALL_STAR_EMPIRES.legal(state, state.turn))), kernel.moves()
    assert kernel.turn == state.turn
    assert len(ours) == len(set(ours)), "a move is listed twice"
    assert set(ours) == theirs, f"{[str(moves.action(move)) for move in set(ours) ^ theirs]} in {state}"
    assert all(moves.number(moves.action(move)) == move for move in ours)
    assert kernel.sheet() == [
        [one.planets, one.nebulae, one.stations, one.territory, one.tiles, one.tolls, one.total]
        for one in scores(state)
    ]
    return len(ours)


def _play_both(kernel: KernelGame, turn: Turn) -> None:
    tiles = [position.TILE_NUMBERS[event.tile] for event in turn.events if isinstance(event, TileTurnedUp)]
    move = position.Moves(turn.before, kernel.words).number(turn.action)
    kernel.play(move, tiles[0] if tiles else layout.NO_TILE)
    assert kernel.turn == (None if turn.after.over else turn.after.turn)


def every_game(seed: int) -> Iterator[RandomGame]:
    """One game of every mix, and of every third campaign, some with resignations."""
    for number, agreed in enumerate([*MIXES, *CAMPAIGNS[seed % 3 :: 3]]):
        yield RandomGame(agreed, seed, resigning=number % 4 == 3)


def main(wanted: int) -> None:
    compared, games = 0, 0
    for seed in count(1):
        for game in every_game(seed):
            try:
                compared += sum(lock_step(game))
            except AssertionError as difference:
                sys.exit(f"{game} differs: {difference}")
            games += 1
            print(f"\r{compared:,} moves in {games:,} games, no difference", end="", flush=True)
            if compared >= wanted:
                print()
                return


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
