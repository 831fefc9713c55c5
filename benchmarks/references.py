"""What we measure ourselves against: a tight program in C, compiled here, and OpenSpiel's games in C++."""

import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any

_SOURCE = Path(__file__).with_name("sse_ref.c")
_ROLLOUTS, _SIMULATIONS = 1000, 10_000


@cache
def c_program() -> Path | None:
    """The reference in C, compiled for this machine; None where there is no compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    made = Path(tempfile.mkdtemp(prefix="stellarch-bench-")) / "sse_ref"
    subprocess.run([compiler, "-O3", "-march=native", "-o", made, _SOURCE, "-lm"], check=True)
    return made


def c_playouts(players: int, seconds: float) -> float:
    """Random games a second of the basic game."""
    return _told(r": (\d+) playouts/s", "bench", str(players), str(seconds))


def c_uct() -> float:
    """Simulations a second of plain UCT from the start, 10,000 for each search."""
    return _told(r": (\d+) sims/s", "mcts", str(_SIMULATIONS), "20")


def _told(what: str, *words: str) -> float:
    program = c_program()
    assert program is not None
    told = subprocess.run([program, *words], capture_output=True, text=True, check=True).stdout
    found = re.search(what, told)
    assert found is not None, told
    return float(found[1])


@cache
def openspiel(name: str) -> Any:
    """A game of OpenSpiel; None where that is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel.load_game(name)


def openspiel_rollouts(name: str, number: int) -> float:
    """Plies a second of random play that runs wholly in C++: two simulations with many rollouts each."""
    import pyspiel

    game = openspiel(name)
    evaluator = pyspiel.RandomRolloutEvaluator(_ROLLOUTS, number)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 2, 100, False, number, False)
    began = process_time()
    bot.step(game.new_initial_state())
    return 2 * _ROLLOUTS * _plies_of_a_game(name) / (process_time() - began)


@cache
def _plies_of_a_game(name: str) -> float:
    import random

    game, draw, plies, games = openspiel(name), random.Random(1), 0, 50
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(draw.choice(state.legal_actions()))
            plies += 1
    return plies / games


def openspiel_mcts(name: str, number: int) -> float:
    """Simulations a second of tree search, one rollout each, 10,000 from the start."""
    import pyspiel

    game = openspiel(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, number)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, _SIMULATIONS, 2000, False, number, False)
    began = process_time()
    bot.step(game.new_initial_state())
    return _SIMULATIONS / (process_time() - began)
