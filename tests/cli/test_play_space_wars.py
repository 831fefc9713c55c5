"""`stellarch play` with Space Wars: a first game against three bots, mostly by pressing Enter."""

import re
from pathlib import Path

import pytest

from stellarch.core import Record, verify
from stellarch.games.space_wars import SPACE_WARS
from tests.cli.conftest import Command

TABLE = ("play", "--terminal", "space-wars", "--seed", "5")
TO_MOVEMENT = "\n" * 5
"""Technologies, motions, declarations, answers, extraction: the usual orders."""


def played(file: Path) -> Record:
    return Record.read(file.read_bytes())


def test_who_says_nothing_gets_a_first_game_for_four(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = stellarch(*TABLE, "--record", str(file), typed="\n")
    assert (ran.code, ran.err) == (0, "")
    record = played(file)
    assert len(record.players) == 4
    assert [player.kind for player in record.players] == ["person", "bot", "bot", "bot"]
    assert record.options == {"map": "compact", "victory_value": 45}


@pytest.mark.parametrize(("language", "players"), [("en", "4"), ("fr", "2")])
def test_a_whole_first_game_is_played_by_pressing_enter(
    stellarch: Command, tmp_path: Path, language: str, players: str
) -> None:
    file = tmp_path / "game.json"
    words = ("--players", players, "--bot", "level-1", "--language", language, "--record", str(file))
    ran = stellarch(*TABLE, *words, typed="\n" * 3000)
    assert (ran.code, ran.err) == (0, "")
    record = played(file)
    assert record.result is not None
    assert all(check.holds for check in verify(SPACE_WARS, record))
    assert not re.search(r"[a-z]_[a-z]", ran.out.replace(str(file), ""))


def test_what_enter_does_is_said(stellarch: Command) -> None:
    ran = stellarch(*TABLE)
    assert "Enter → Begin with level 3 buildings, trading ability level 2 and movement range 2" in ran.out


def test_each_decision_stands_under_its_turn_and_phase(stellarch: Command) -> None:
    ran = stellarch(*TABLE, typed=TO_MOVEMENT)
    headings = re.findall(r"^── (.*?): Arcadia", ran.out, re.MULTILINE)
    assert headings == [
        "Before the first turn",
        "Turn 1, council",
        "Turn 1, declarations",
        "Turn 1, declarations",
        "Turn 1, income and extraction",
        "Turn 1, player sub-phases",
    ]


def test_craft_move_by_number_and_letter_or_in_words(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    orders = "1a\nmove corvette2 rime 80\nwhy move cruiser1 draconis_31\n1\n"
    ran = stellarch(*TABLE, "--record", str(file), typed=TO_MOVEMENT + orders)
    mine = [action.action for action in played(file).actions if action.seat == 0]
    assert mine[-2:] == ["move:corvette1/arbora_24", "move:corvette2/rime_80"]
    assert re.search(r"^SW-\d", ran.out, re.MULTILINE)  # why a cruiser cannot go that far
    assert "Number 1 can be played as" in ran.out


def test_one_looks_at_a_sector_and_an_empire_and_reads_the_report_again(stellarch: Command) -> None:
    ran = stellarch(
        *TABLE, typed="\nsector arcadia_prime\nempire\nempire bor\nsector nowhere\nreport\nposition\nhelp\n"
    )
    assert "Arcadia Prime, 5-1\n  Flag            Arcadia\n" in ran.out
    assert "Arcadia: capital Arcadia Prime, credits 20" in ran.out
    assert "Boralis: capital Boralis Prime" in ran.out
    assert "Which sector?" in ran.out
    assert ran.out.count("The council meets: Denebra is President") == 2
    assert re.search(r"^sw1~[\w-]+$", ran.out, re.MULTILINE)
    assert "sector NAME    a sector: draconis_31, 4-7" in ran.out


def test_what_others_have_sealed_is_not_told(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = stellarch(*TABLE, "--record", str(file), typed="\n\n")
    theirs = [action.action for action in played(file).actions if action.seat and action.action.startswith("form:")]
    assert not [form for form in theirs if form in ran.out and form != "form:"]
