"""What shows first whether a Python will do: every module, the oldest records, a whole game of bots of each game."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import stellarch
from stellarch.core import verify
from stellarch.games import GAMES
from stellarch.jit.cache import CHOICE, Mode
from tests.games.records import each, paths_of, read

SHORTEST = [
    min((path for path in paths_of(game.id) if read(path).rules == version), key=lambda path: path.stat().st_size)
    for game in GAMES.values()
    for version in range(1, game.rules_version + 1)
]
"""A record of each game and each version of its rules."""
NOT_TO_IMPORT = ("migrations", "__main__")
"""Run when imported."""


def test_every_module_can_be_imported() -> None:
    """Warnings are errors here, so nothing is used that this Python is about to drop."""
    found = [module.name for module in walk_packages(stellarch.__path__, "stellarch.")]
    assert len(found) > 500
    for name in found:
        if not any(part in name for part in NOT_TO_IMPORT):
            import_module(name)


@each(SHORTEST)
def test_the_same_seed_and_actions_give_the_same_game(path: Path) -> None:
    record = read(path)
    assert all(check.holds for check in verify(GAMES[record.game], record))


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_game_with_interpreted_kernels(game: str) -> None:
    words = ("simulate", game, "--games", "1", "--seed", "1", "--bot", "level-1", "--workers", "1", "--json")
    program = [sys.executable, "-c", "from stellarch.cli import main; main()", *words]
    environment = {**os.environ, CHOICE: Mode.INTERPRETED}
    ended = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
    summary = json.loads(ended.stdout)
    assert summary["unfinished"] == 0
    assert sum(summary["wins"]) == pytest.approx(1)
