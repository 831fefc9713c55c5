"""Galaxy Empires: random games on the kernel and by the readable rules, and simulations of the search.

python -m benchmarks.galaxy games 4 1.5      actions a second of random games on the kernel
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

from benchmarks.measures import Row, compared, rate_of

_SECONDS = 1.0
_READABLE_ACTIONS = 300


def rows(rounds: int) -> Iterator[Row]:
    for players in (2, 4):
        yield compared(
            f"Galaxy Empires, random games on the kernel, {players} players, against the readable rules",
            "actions/s",
            lambda _, players=players: _measured("games", players),  # type: ignore[misc]
            lambda number, players=players: rate_of(lambda: _readable(players, number)),  # type: ignore[misc]
            rounds,
        )
    yield compared(
        "Galaxy Empires, simulations of the search (two rounds each) against random games of two players",
        "a second",
        lambda _: _measured("search", 4),
        lambda _: _measured("games", 2),
        rounds,
    )


def _measured(kind: str, players: int) -> float:
    """How many a second of processor time, in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.galaxy", kind, str(players), str(_SECONDS)]
    env = {**os.environ, "STELLARCH_KERNEL": "compiled"}
    told = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout
    return float(json.loads(told))


def _begun(players: int, seed: str = "bench") -> Any:
    from stellarch.games.galaxy_empires import GALAXY_EMPIRES

    return GALAXY_EMPIRES.start(GALAXY_EMPIRES.options(), players, seed).state


def _readable(players: int, number: int) -> int:
    """A number of actions of random games by the readable rules, deals left out."""
    from stellarch.core import Chance, Template
    from stellarch.games.galaxy_empires import GALAXY_EMPIRES

    state, chance = _begun(players, str(number)), Chance(str(number))
    for action in range(_READABLE_ACTIONS):
        if state.over:
            state = _begun(players, f"{number}/{action}")
        (seat,) = GALAXY_EMPIRES.waiting_on(state)
        listed = [choice for choice in GALAXY_EMPIRES.legal(state, seat) if not isinstance(choice, Template)]
        state = GALAXY_EMPIRES.apply(state, seat, chance.choice(listed, action)).state
    return _READABLE_ACTIONS


def _games(players: int) -> Callable[[], int]:
    from stellarch import jit
    from stellarch.games.galaxy_empires.kernel import layout, position, steps, tables

    state = _begun(players)
    start, table = tables.packed(position.numbers_of(state)), position.tables_of(state)
    chance = position.chance_of("bench", quick=False)
    work, room = jit.array("i", layout.POSITION_SIZE), jit.array("i", layout.MOST_MOVES)
    return lambda: int(steps.random_games(start, table, chance, work, room, 100))


def _search(players: int) -> Callable[[], int]:
    from stellarch.games.galaxy_empires.thinking import search

    state = _begun(players)

    def think() -> int:
        thinking = search(state, state.turn.seat, "bench", "search")
        thinking.run(500)
        return thinking.thought().nodes

    return think


_WORK = {"games": _games, "search": _search}


def main(kind: str, players: int, seconds: float) -> None:
    work = _WORK[kind](players)
    work()
    began, done = process_time(), 0
    while (spent := process_time() - began) < seconds:
        done += work()
    print(json.dumps(done / spent))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
