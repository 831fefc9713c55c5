"""`import stellarch` is light: games are loaded when they are asked for, and what is heavy when it is used."""

import os
import subprocess
import sys

import pytest

from stellarch.jit.cache import CHOICE, Mode

_CODE = """
import contextlib, io, sys

def loaded():
    heavy = {"numba", "numpy", "sqlalchemy", "litestar", "cyclopts", "fluent", "importlib.metadata"} & set(sys.modules)
    return sorted(heavy), sorted(name[16:] for name in sys.modules if name.startswith("stellarch.games.") and
        name.count(".") == 2 and name != "stellarch.games.shelf")

import stellarch
print(loaded(), next(iter(stellarch.GAMES)), "space-wars" in stellarch.GAMES)
from stellarch.cli import run
with contextlib.redirect_stdout(io.StringIO()):
    run(["--version"])
    run(["--help"])
print(loaded())
stellarch.start("galaxy-empires", players=2, seed=1)
print(loaded())
stellarch.start("space-wars", seed=1)
print(loaded())
print(*stellarch.GAMES)
print(loaded())
"""


@pytest.mark.parametrize("mode", Mode)
def test_nothing_is_loaded_before_it_is_asked_for(mode: Mode) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", _CODE], env={**os.environ, CHOICE: mode}, capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines() == [
        "([], []) small-star-empires True",
        "([], [])",
        "([], ['galaxy_empires'])",
        "([], ['galaxy_empires', 'space_wars'])",
        "small-star-empires galaxy-empires space-wars",
        "(['importlib.metadata'], ['galaxy_empires', 'space_wars'])",
    ]
