"""Compiled code is kept game by game: an edit in one kernel leaves the others as they are."""

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from stellarch.bots import prepare
from stellarch.cli.output import Screen
from stellarch.cli.prepare import prepare_first
from stellarch.games import GAMES
from stellarch.jit import cache
from tests.core.toy_auction import ToyAuction

pytestmark = pytest.mark.skipif(find_spec("numba") is None, reason="there is nothing to compile with")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with the kernels of two games, of which nothing is compiled."""
    for module in ("jit/words.py", "games/chess/kernel/moves.py", "games/go/kernel/moves.py"):
        (tmp_path / module).parent.mkdir(parents=True)
        (tmp_path / module).write_text("one = 1")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    monkeypatch.setenv("STELLARCH_CACHE", str(tmp_path / "kept"))
    monkeypatch.setenv(cache.CHOICE, "auto")
    _look_again()
    yield tmp_path
    monkeypatch.undo()
    _look_again()


def _look_again() -> None:
    """As a new process does."""
    cache.folder.cache_clear()
    cache._root.cache_clear()


def keep_all() -> None:
    for kernel in cache.kernels():
        cache.mark_ready(kernel)


@pytest.mark.parametrize(
    ("edited", "missing"),
    [
        ("games/chess/kernel/moves.py", ["chess"]),
        ("games/go/kernel/moves.py", ["go"]),
        ("games/go/kernel/new.py", ["go"]),
        ("games/go/rules.py", []),
        ("jit/words.py", ["chess", "go"]),
    ],
)
def test_only_what_an_edit_touches_is_compiled_again(package: Path, edited: str, missing: list[str]) -> None:
    keep_all()
    (package / edited).write_text("one = 2")
    _look_again()
    assert cache.missing() == missing


def test_while_one_kernel_is_missing_all_are_interpreted(package: Path) -> None:
    cache.mark_ready("chess")
    assert cache.mode() is cache.Mode.INTERPRETED
    cache.mark_ready("go")
    assert cache.mode() is cache.Mode.COMPILED


def game_with_kernel(folder: str) -> ToyAuction:
    class WithKernel(ToyAuction):
        __module__ = f"stellarch.games.{folder}"

        def prepare(self) -> Iterator[str]:
            yield folder

    return WithKernel()


@pytest.mark.parametrize("ready", ["chess", "go"])
def test_what_is_missing_is_prepared_and_no_more(package: Path, monkeypatch: pytest.MonkeyPatch, ready: str) -> None:
    monkeypatch.setattr(prepare, "GAMES", {name: game_with_kernel(name) for name in ("chess", "go")})
    cache.mark_ready(ready)
    (missing,) = cache.missing()
    assert not cache.is_under_way(missing)
    assert list(prepare.prepare()) == [f"Toy auction: {missing}"]
    assert prepare.is_prepared()


def test_a_kernel_of_no_game_at_the_table_keeps_nobody_waiting(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "GAMES", {"chess": game_with_kernel("chess")})
    assert list(prepare.prepare()) == ["Toy auction: chess"]
    assert prepare.is_prepared()


def test_only_bots_of_a_game_that_is_still_to_be_compiled_wait_for_it(package: Path) -> None:
    cache.mark_ready("chess")
    waiting = [game for game in ("chess", "go", "checkers") if prepare.waits_for_code(game_with_kernel(game))]
    assert waiting == ["go"], "and checkers has nothing to compile"


def test_who_waits_for_the_compiler_leaves_no_file_open(
    package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "executable", shutil.which("true"))
    prepare_first(Screen("en"), game_with_kernel("go"))
    assert "compiled" in capsys.readouterr().err
    gc.collect()  # a file that is still open is told of here, which fails the test


@pytest.mark.parametrize("order", [list(GAMES), list(GAMES)[::-1]])
def test_the_code_of_a_game_is_kept_in_its_folder(order: list[str]) -> None:
    folders = [folder for game in order if (folder := game.replace("-", "_")) in cache.kernels()]
    compiling = {**os.environ, cache.CHOICE: cache.Mode.COMPILED}
    command = [sys.executable, "-m", "tests.jit.test_cache", *folders]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, env=compiling)
    assert (done.stdout, done.returncode) == ("", 0), done.stderr


def _kept_elsewhere(kernels: list[str]) -> list[str]:
    """Compiled functions of kernels, loaded in this order, whose code is kept in the folder of another game; and
    kernels of which nothing is kept."""
    for kernel in kernels:
        kernel_modules = import_module(f"stellarch.games.{kernel}.kernel").COMPILED
        for module in kernel_modules:
            import_module(f"stellarch.games.{kernel}.kernel.{module}")
    modules = [module for name, module in sys.modules.items() if ".kernel." in name]
    functions = {held for module in modules for held in vars(module).values() if hasattr(held, "_cache")}
    kept = [(held.__module__.split(".")[2], held._cache.cache_path) for held in functions]
    places = {(game, place) for game, place in kept if place is not None}  # what is inlined is not kept by itself
    wrong = [f"{game} in {place}" for game, place in places if cache.folder(game) not in Path(place).parents]
    return [*wrong, *(f"nothing of {kernel}" for kernel in set(kernels) - {game for game, _ in places})]


if __name__ == "__main__":
    print(*_kept_elsewhere(sys.argv[1:]), sep="\n", end="")
