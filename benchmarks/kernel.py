"""The kernel in a process of its own, so that it can be measured with and without PDEP, one or two at a time.

python -m benchmarks.kernel playouts 2 1.5      random games a second of the basic game, and plies
"""

import json
import os
import subprocess
import sys
from time import perf_counter, process_time
from typing import Any

from benchmarks.measures import BOARDS

KINDS = ("playouts", "variants", "uct", "tree", "batch")


def measured(kind: str, players: int, seconds: float, **environment: str) -> dict[str, float]:
    """How many games or simulations a second of processor time, and how many plies."""
    return finished(started(kind, players, seconds, **environment))


def started(kind: str, players: int, seconds: float, **environment: str) -> "subprocess.Popen[str]":
    words = [sys.executable, "-m", "benchmarks.kernel", kind, str(players), str(seconds)]
    env = {**os.environ, "STELLARCH_KERNEL": "compiled", **environment}
    return subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True)


def finished(process: "subprocess.Popen[str]") -> dict[str, float]:
    told, _ = process.communicate()
    found: dict[str, float] = json.loads(told)
    return found


def main(kind: str, players: int, seconds: float) -> None:
    work = _WORK[kind](players)
    work(1)
    games = plies = 0
    began, wall = process_time(), perf_counter()
    while (spent := process_time() - began) < seconds:
        some, steps = work(_PORTION[kind])
        games += some
        plies += steps
    wall = perf_counter() - wall
    print(json.dumps({"rate": games / spent, "plies": plies / spent, "wall": games / wall}))


def _begun(players: int, variants: bool) -> Any:
    from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
    from stellarch.games.small_star_empires.data import Edition
    from stellarch.games.small_star_empires.options import Options

    if variants:
        options = Options(open_borders=True, unexplored=True)
    else:
        options = Options(edition=Edition.PRINT_AND_PLAY, board=BOARDS[players], first_player=0)
    return SMALL_STAR_EMPIRES.start(options, players, "bench").state


def _playouts(players: int, variants: bool = False) -> Any:
    import numpy as np

    from stellarch import jit
    from stellarch.games.small_star_empires.kernel import layout, scoring, steps
    from stellarch.games.small_star_empires.placed import Placed

    first, work = Placed.of(_begun(players, variants)), jit.array("u", layout.WORDS)
    moves, rows = jit.array("i", 2048), jit.array("i", 4 * scoring.SHEET_ROWS)
    random = np.uint64(12345)

    def play(games: int) -> tuple[int, int]:
        nonlocal random
        if variants:
            random, plies = steps.RANDOM_VARIANTS[players](first.words, first.table, work, random, games, moves, rows)
        else:
            random, plies, _, _ = steps.RANDOM_GAMES[players](first.words, first.table, work, random, games)
        random = np.uint64(random)
        return games, plies

    return play


def _search(players: int, method: str) -> Any:
    from stellarch.games.small_star_empires.thinking import search

    state = _begun(players, variants=False)
    number = 0

    def think(simulations: int) -> tuple[int, int]:
        nonlocal number
        number += 1
        search(state, str(number), method).run(simulations)
        return simulations, 0

    return think


def _batch(players: int) -> Any:
    from stellarch.games.small_star_empires.kernel.batch import Batch

    state = _begun(players, variants=False)

    def play(games: int) -> tuple[int, int]:
        batch, plies = Batch(state, games, "bench"), 0
        while moved := batch.random_step():
            plies += moved
        return games, plies

    return play


_WORK = {
    "playouts": _playouts,
    "variants": lambda players: _playouts(players, variants=True),
    "uct": lambda players: _search(players, "plain"),
    "tree": lambda players: _search(players, "tree"),
    "batch": _batch,
}
_PORTION = {"playouts": 20_000, "variants": 10_000, "uct": 10_000, "tree": 10_000, "batch": 4_000}

if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
