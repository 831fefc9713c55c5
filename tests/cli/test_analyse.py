"""`stellarch analyse`."""

import json
from pathlib import Path

import pytest

from stellarch.arena.analysis import Analysis
from stellarch.core.wire import read
from tests.cli.conftest import Command

RECORD = str(Path(__file__).parents[1] / "records" / "ending_shared_win.sse")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few nodes are not worth compiling for."""
    monkeypatch.setenv("STELLARCH_KERNEL", "interpreted")


def test_every_move_is_weighed_and_every_seat_summed_up(stellarch: Command) -> None:
    ran = stellarch("analyse", RECORD, "--bot", "tree@200", "--moves", "37-40")
    lines = ran.out.splitlines()
    assert (ran.code, ran.err) == (0, "")
    assert lines[0] == "Small Star Empires: Anna, Bilal. Analysed by tree@200."
    assert [line.split()[2] for line in lines[3:7]] == ["k7>k5:c", "d5>c6:c", "k5>j5:c", "d11>e11:c"]
    assert " d11>e11:c ?? " in lines[6]
    assert " ".join(lines[6].split()).endswith("blunder: f4>c7:c. Proven: Anna shares the win.")
    assert lines[-2].split()[:2] == ["Anna", "2"]


def test_in_french(stellarch: Command) -> None:
    ran = stellarch("analyse", RECORD, "--bot", "tree@200", "--moves", "40", "--language", "fr")
    assert "Analysé par tree@200." in ran.out
    assert "gaffe" in ran.out
    assert "Perte moyenne" in ran.out


def test_as_json(stellarch: Command) -> None:
    ran = stellarch("analyse", RECORD, "--bot", "contract@5", "--moves", "39-", "--json")
    analysis = read(ran.out, Analysis)
    assert [move.number for move in analysis.moves] == [39, 40]
    assert json.loads(ran.out)["result"]["totals"] == [42, 42]


def test_as_a_page(stellarch: Command, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    ran = stellarch("analyse", RECORD, "--bot", "contract@5", "--moves", "40", "--html", str(page))
    assert ran.out.endswith(f"The page is in {page}\n")
    assert page.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize("moves", ["0", "41", "20-10", "3-41", "x", "1-2-3", ""])
def test_moves_that_are_not_there(stellarch: Command, moves: str) -> None:
    ran = stellarch("analyse", RECORD, f"--moves={moves}")
    assert (ran.code, ran.out) == (2, "")
    assert "between 1 and 40" in ran.err


def test_a_bot_that_does_not_think(stellarch: Command) -> None:
    ran = stellarch("analyse", RECORD, "--bot", "greedy")
    assert (ran.code, ran.out) == (2, "")
    assert "does not think" in ran.err


def test_a_record_that_is_none(stellarch: Command, tmp_path: Path) -> None:
    (tmp_path / "none.json").write_text("{}", "utf-8")
    assert stellarch("analyse", str(tmp_path / "none.json")).code == 2
    assert stellarch("analyse", str(tmp_path / "missing.json")).code == 2
