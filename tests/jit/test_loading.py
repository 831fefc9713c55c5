"""Going over from interpreted to compiled kernels in the middle of play: all games at once, or none."""

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from stellarch.games import GAMES
from stellarch.jit import cache, interpreted, loading

THINKING = [game_id for game_id, game in GAMES.items() if game.methods]
"""The games whose bots search with a kernel."""
OPERATIONS = ("u64", "index", "lowest", "popcount", "words", "indices", "reals", "compiled", "inlined")


def think(game_id: str) -> None:
    game = GAMES[game_id]
    state = game.start(game.options(), game.players.usual, "1").state
    search = game.search(game.view(state, min(game.waiting_on(state))), "1", game.methods[0])
    assert search is not None
    search.run(2)


def left_behind() -> list[str]:
    """Modules of kernels in this process that still hold operations on interpreted words."""
    kernels = {name: vars(module) for name, module in sys.modules.items() if ".kernel." in name}
    old = [getattr(interpreted, operation) for operation in OPERATIONS]
    return [name for name, held in kernels.items() if any(held.get(of) in old for of in OPERATIONS if of in held)]


@pytest.mark.skipif(find_spec("numba") is None, reason="there is nothing to compile with")
@pytest.mark.parametrize("thought_before", [THINKING, THINKING[:1], THINKING[1:]])
def test_every_game_goes_over_together(thought_before: list[str]) -> None:
    command = [sys.executable, "-m", "tests.jit.test_loading", *thought_before]
    interpreting = {**os.environ, cache.CHOICE: cache.Mode.INTERPRETED}
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, env=interpreting)
    assert (done.stdout, done.returncode) == ("", 0), done.stderr


if __name__ == "__main__":
    for game_id in sys.argv[1:]:
        think(game_id)
    assert left_behind()
    os.environ[cache.CHOICE] = cache.Mode.COMPILED
    loading.refresh()
    print(*left_behind(), sep="\n", end="")
