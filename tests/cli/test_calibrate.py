"""`stellarch calibrate`: chances fitted to games of bots, and checked on others."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command

FEW = ("calibrate", "small", "--games", "1", "--players", "2", "--bot", "random", "--workers", "1")


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STELLARCH_KERNEL", "interpreted")


def test_chances_are_written_with_how_they_were_made(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "chances.json"
    ran = stellarch(*FEW, "--to", str(file), "--out", str(tmp_path / "seen"))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"Fitted to 1 games; kept in {file}\n")
    made = json.loads(file.read_text("utf-8"))["seats"]["2"]["made"]
    assert made["command"] == "stellarch calibrate small-star-empires --games 1 --bot random --seed fit"
    assert (made["games"], made["positions"]) == (1, 12)
    assert (tmp_path / "seen" / "small-star-empires-fit-2.jsonl").exists()


def test_what_was_said_is_told_beside_what_came(stellarch: Command) -> None:
    ran = stellarch(*FEW, "--check")
    assert "Positions judged at a glance, 2 players: " in ran.out
    assert "| Chance said | How often | Said on average | Came |" in ran.out
    assert ran.code in (0, 1)  # one game proves nothing


def test_only_numbers_of_players_are_taken(stellarch: Command) -> None:
    ran = stellarch("calibrate", "small", "--players", "two")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "stellarch: Give the numbers of players joined by commas: 2,3,4.\n"
    assert stellarch("calibrate", "small", "--players", "2,9").code == 2
