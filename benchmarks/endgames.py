"""How early the end of a game is solved: plies before the end at which one second of processor time is enough.

Games are played by plain UCT on the reference board. Each is solved from one ply before its end, two, and so on, with
nothing remembered, as long as it takes no more than a second: for who wins, and for the margin.

python -m benchmarks.endgames 20      20 games
"""

import json
import os
import subprocess
import sys
from statistics import fmean
from time import process_time
from typing import Any

from benchmarks.measures import BOARDS

GAMES = 20
_SECONDS = 1.0
_SIMULATIONS = 2_000
_PORTION = 20_000
_GOALS = {"outcome": 18, "margin": 14}
"""What is asked for, on average."""


def solved_early(games: int = GAMES) -> dict[str, str]:
    """What is solved within a second, in words for the table; measured in a process of its own."""
    words = [sys.executable, "-m", "benchmarks.endgames", str(games)]
    env = {**os.environ, "STELLARCH_KERNEL": "compiled"}
    found = json.loads(subprocess.run(words, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout)
    return {
        f"{what} within one second": f"{fmean(plies):.1f} plies before the end, {min(plies)} to {max(plies)};"
        f" wanted {_GOALS[what]}; {found['rate'] / 1e6:.1f} million nodes a second"
        for what, plies in found["plies"].items()
    }


def main(games: int) -> None:
    played = [_played(number) for number in range(games)]
    nodes, spent = _solve(played[0][-1], "margin")  # compiled by now
    totals = [0, 0.0]
    plies: dict[str, list[int]] = {what: [] for what in _GOALS}
    for what, reached in plies.items():
        for states in played:
            reached.append(0)
            for state in reversed(states):
                nodes, spent = _solve(state, what)
                totals = [totals[0] + nodes, totals[1] + spent]
                if spent > _SECONDS:
                    break
                reached[-1] += 1
    print(json.dumps({"plies": plies, "rate": totals[0] / totals[1]}))


def _played(number: int) -> list[Any]:
    """The positions of a game."""
    from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES as GAME
    from stellarch.games.small_star_empires.data import Edition
    from stellarch.games.small_star_empires.options import Options
    from stellarch.games.small_star_empires.thinking import search

    options = Options(edition=Edition.PRINT_AND_PLAY, board=BOARDS[2], first_player=0)
    state, states = GAME.start(options, 2, str(number)).state, []
    while GAME.waiting_on(state):
        states.append(state)
        thinking = search(state, f"{number}/{len(states)}", "plain")
        thinking.run(_SIMULATIONS)
        state = GAME.apply(state, state.turn, GAME.read_action(thinking.thought().best.action)).state
    return states


def _solve(state: Any, what: str) -> tuple[int, float]:
    """Nodes and seconds it took, or a little more than there are."""
    from stellarch.games.small_star_empires.placed import Placed
    from stellarch.games.small_star_empires.proving import Solver

    solver, began = Solver(Placed.of(state)), process_time()
    while getattr(solver.bounds(), what) is None and process_time() - began <= _SECONDS:
        solver.run(_PORTION)
    return solver.nodes, process_time() - began


if __name__ == "__main__":
    main(int(sys.argv[1]))
