"""One table: the same from any number of workers, from Ray, and from a run that was killed and resumed."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import msgspec
import polars as pl
import pytest

from stellarch.arena import Contest
from stellarch.arena.play_contest import play_contest
from stellarch.arena.results import COLUMNS, POINTS, TIMES, Book, fault_record
from stellarch.core import BadOptions, Record

CONTEST = Contest("small-star-empires", ("greedy", "random"), 2, 6, "s", {"unexplored": True})
QUICK = Contest("small-star-empires", ("random", "random"), 2, 6, "s")
LONG = Contest("small-star-empires", ("random", "random", "random"), 2, 60, "s")


def table_of(contest: Contest, workers: int = 1, *, on_ray: bool = False) -> pl.DataFrame:
    book = Book(contest)
    play_contest(book, workers, on_ray=on_ray)
    return book.table()


def timeless(table: pl.DataFrame) -> pl.DataFrame:
    return table.drop(TIMES)


@pytest.fixture(scope="module")
def alone() -> pl.DataFrame:
    """The table of the contest, played by one process."""
    return table_of(CONTEST)


def test_two_workers_give_the_same_table(alone: pl.DataFrame) -> None:
    assert timeless(table_of(CONTEST, workers=2)).equals(timeless(alone))


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'stellarch[ray]'")
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_ray_gives_the_same_table(alone: pl.DataFrame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))  # Ray keeps a key there
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert timeless(table_of(CONTEST, workers=2, on_ray=True)).equals(timeless(alone))


def test_a_row_for_each_seat_of_each_game(alone: pl.DataFrame) -> None:
    assert alone.select("game", "seat").rows() == [(game, seat) for game in range(6) for seat in range(2)]
    assert [column for column in alone.columns if not column.startswith(POINTS)] == list(COLUMNS)
    assert alone["options"].unique().to_list() == ['{"unexplored":true}']
    assert alone["seed"].unique(maintain_order=True).to_list() == ["s/0", "s/1", "s/2"]


def test_each_bot_has_each_seat_and_the_first_turn_equally_often(alone: pl.DataFrame) -> None:
    by_seat = alone.group_by("bot", "seat").len()["len"]
    first = alone.filter(pl.col("place") == 0).group_by("bot").len()["len"]
    assert by_seat.unique().to_list() == first.unique().to_list() == [3]


def test_the_folder_holds_the_plan_and_one_file_of_results(alone: pl.DataFrame, tmp_path: Path) -> None:
    book = Book.open(CONTEST, tmp_path, resume=False)
    play_contest(book)
    assert timeless(book.table()).equals(timeless(alone))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["plan.json", "results.parquet"]
    assert timeless(pl.read_parquet(tmp_path / "results.parquet")).equals(timeless(alone))
    assert json.loads((tmp_path / "plan.json").read_text())["contest"]["bots"] == ["greedy", "random"]


def run_killed(folder: Path) -> None:
    """Begins a contest with two workers in a process of its own, and kills it once it has written something down."""
    code = f"""
from pathlib import Path
from stellarch.arena import Contest
from stellarch.arena.play_contest import play_contest
from stellarch.arena.results import Book
if __name__ == "__main__":
    contest = Contest({", ".join(repr(value) for value in msgspec.structs.astuple(LONG))})
    play_contest(Book.open(contest, Path({str(folder)!r}), resume=False, part_seconds=0), workers=2)
"""
    program = folder.with_name("program.py")
    program.write_text(code, "utf-8")
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, start_new_session=True) as running:
        while running.poll() is None and not list(folder.glob("parts/*.parquet")):
            time.sleep(0.01)
        running.kill()
        try:
            running.communicate(timeout=60)  # its output ends when its workers have gone too
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9 there")
def test_a_run_killed_in_the_middle_and_resumed_gives_the_same_table(tmp_path: Path) -> None:
    run_killed(tmp_path / "run")
    book = Book.open(LONG, tmp_path / "run", resume=True)
    assert 0 < len(book.missing()) < len(LONG.rounds)
    play_contest(book)
    assert timeless(book.table()).equals(timeless(table_of(LONG)))


def test_a_run_broken_off_keeps_what_it_had(tmp_path: Path) -> None:
    def broken_off(games: int) -> None:
        if games == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_contest(Book.open(QUICK, tmp_path, resume=False), on_progress=broken_off)
    assert Book.open(QUICK, tmp_path, resume=True).missing() == [2]


def test_a_finished_run_has_nothing_left_to_play(tmp_path: Path) -> None:
    for _ in range(2):
        book = Book.open(QUICK, tmp_path, resume=True)
        play_contest(book)
        table = book.table()
    assert book.missing() == []
    assert len(table) == 12


def test_more_games_can_be_added(tmp_path: Path) -> None:
    longer = msgspec.structs.replace(QUICK, games=8)
    for contest in (QUICK, longer):
        book = Book.open(contest, tmp_path, resume=True)
        play_contest(book)
        table = book.table()
    assert timeless(table).equals(timeless(table_of(longer)))


def test_a_folder_in_use_is_left_alone(tmp_path: Path) -> None:
    Book.open(CONTEST, tmp_path, resume=False)
    with pytest.raises(BadOptions, match="--resume"):
        Book.open(CONTEST, tmp_path, resume=False)


@pytest.mark.parametrize(
    "other",
    [
        {"seed": "t"},
        {"games": 4},
        {"bots": ("random", "greedy")},
        {"options": {}},
        {"move_seconds": 9.0},
    ],
    ids=str,
)
def test_another_contest_is_not_mixed_in(tmp_path: Path, other: dict[str, object]) -> None:
    Book.open(CONTEST, tmp_path, resume=False)
    with pytest.raises(BadOptions, match=f"there, {next(iter(other))} is"):
        Book.open(msgspec.structs.replace(CONTEST, **other), tmp_path, resume=True)


def test_nor_are_results_of_another_version(tmp_path: Path) -> None:
    Book.open(CONTEST, tmp_path, resume=False)
    plan = tmp_path / "plan.json"
    plan.write_text(re.sub(r'"rules": \d+', '"rules": 0', plan.read_text()))
    with pytest.raises(BadOptions, match="rules is 0, not"):
        Book.open(CONTEST, tmp_path, resume=True)


@pytest.mark.parametrize("spoilt", ["", "[]", "{"])
def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path, spoilt: str) -> None:
    (tmp_path / "plan.json").write_text(spoilt)
    with pytest.raises(BadOptions, match=r"plan\.json"):
        Book.open(CONTEST, tmp_path, resume=True)


@pytest.mark.parametrize("workers", [1, 2])
def test_faults_do_not_stop_the_run(tmp_path: Path, workers: int) -> None:
    odd = "tests.arena.odd_bots:Crashing"
    book = Book.open(Contest("small-star-empires", (odd, "random"), 2, 4, "s"), tmp_path, resume=False)
    play_contest(book, workers)
    table = book.table()
    faults = table.filter(pl.col("fault").is_not_null())
    assert table["game"].n_unique() == 4
    assert faults["bot"].to_list() == [odd] * 4
    assert faults["fault"].unique().to_list() == ["crash"]
    for game, seed in faults.select("game", "seed").rows():
        assert Record.read(fault_record(tmp_path, game).read_text("utf-8")).seed == seed
