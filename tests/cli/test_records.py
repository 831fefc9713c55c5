"""`stellarch replay`, `verify` and `convert`."""

import json
from pathlib import Path

import pytest

from stellarch.core import Record
from tests.cli.conftest import Command


def changed(record: Path, **fields: object) -> Path:
    """The same record with some fields other than they were."""
    plain = json.loads(record.read_text("utf-8"))
    other = record.with_name("changed.json")
    other.write_text(json.dumps({**plain, **fields}), "utf-8")
    return other


def test_a_game_is_told_action_by_action(stellarch: Command, record: Path) -> None:
    ran = stellarch("replay", str(record))
    actions = Record.read(record.read_text("utf-8")).actions
    assert (ran.code, ran.err) == (0, "")
    assert f"  {len(actions):>2}. {actions[-1].action}  " in ran.out
    assert " begins." in ran.out
    assert "Largest territory" in ran.out


def test_in_french(stellarch: Command, record: Path) -> None:
    shown = stellarch("replay", str(record), "--language", "fr").out
    assert " place une colonie en " in shown
    assert "Plus grand territoire" in shown


def test_the_position_after_some_actions(stellarch: Command, record: Path) -> None:
    first = Record.read(record.read_text("utf-8")).actions[0].action
    shown = stellarch("replay", str(record), "--at", "1").out
    assert shown.startswith(f"1. {first}  ")
    assert "┌" in shown


def test_the_position_at_the_start(stellarch: Command, record: Path) -> None:
    shown = json.loads(stellarch("replay", str(record), "--at", "0", "--json").out)
    assert shown["at"] == 0
    assert shown["view"]["position"].startswith("sse1~")
    assert not shown["standings"]["over"]


@pytest.mark.parametrize("at", ["-1", "1000"])
def test_no_such_position(stellarch: Command, record: Path, at: str) -> None:
    ran = stellarch("replay", str(record), f"--at={at}")
    assert (ran.code, ran.out) == (2, "")


def test_as_json(stellarch: Command, record: Path) -> None:
    game = json.loads(stellarch("replay", str(record), "--json").out)
    assert [action["number"] for action in game["actions"]] == list(range(1, len(game["actions"]) + 1))
    assert game["actions"][0]["events"][0]["event"]["type"] == "ship_moved"
    assert game["actions"][0]["events"][0]["told"]
    assert game["over"]


def test_a_record_that_does_not_follow_the_rules_is_not_told(stellarch: Command, record: Path) -> None:
    ran = stellarch("replay", str(changed(record, actions=[{"seat": 0, "action": "a1>a2:c"}])))
    assert (ran.code, ran.out) == (2, "")
    assert "action 1 (a a1>a2:c)" in ran.err


def test_a_record_that_holds(stellarch: Command, record: Path) -> None:
    ran = stellarch("verify", str(record))
    assert (ran.code, ran.err) == (0, "")
    assert [line[:4] for line in ran.out.splitlines()] == ["yes "] * 4


def test_what_is_not_proved_is_said(stellarch: Command, record: Path) -> None:
    ran = stellarch("verify", str(changed(record, commitment="", result=None)))
    assert (ran.code, ran.err) == (0, "")
    assert [line[:4].strip() for line in ran.out.splitlines()] == ["?", "?", "yes", "?"]
    assert "promised" not in ran.out


@pytest.mark.parametrize(
    ("fields", "fails"),
    [
        ({"seed": "another"}, "seed"),
        ({"options": {"holes": False}}, "agreement"),
        ({"players": [{"name": "Eve"}, {"name": "Ben"}]}, "agreement"),
        ({"actions": [{"seat": 0, "action": "a1>a2:c"}]}, "actions"),
        ({"result": {"ranks": [1, 1], "totals": [0, 0]}}, "result"),
    ],
)
def test_a_record_that_does_not_hold(stellarch: Command, record: Path, fields: dict[str, object], fails: str) -> None:
    ran = stellarch("verify", str(changed(record, **fields)), "--json")
    verdict = json.loads(ran.out)
    assert ran.code == 1
    assert not verdict["holds"]
    assert [check["name"] for check in verdict["checks"] if not check["holds"]] == [fails]


def test_the_verdict_in_words(stellarch: Command, record: Path) -> None:
    ran = stellarch("verify", str(changed(record, seed="another")), "--language", "fr")
    assert ran.code == 1
    assert ran.out.startswith("non  La graine n'est pas")


def test_of_an_unknown_game(stellarch: Command, record: Path) -> None:
    ran = stellarch("verify", str(changed(record, game="chess")))
    assert (ran.code, ran.out) == (2, "")


def test_to_text_and_back(stellarch: Command, record: Path, tmp_path: Path) -> None:
    text = tmp_path / "game.txt"
    text.write_text(stellarch("convert", str(record), "--to", "text").out, "utf-8")
    assert text.read_text("utf-8").startswith('[Game "small-star-empires"]')
    assert stellarch("convert", str(text), "--to", "json").out.strip() == record.read_text("utf-8").strip()


def test_converted_into_a_file(stellarch: Command, record: Path, tmp_path: Path) -> None:
    assert stellarch("convert", str(record), "--file", str(tmp_path / "game.txt")) == (0, "", "")
    assert stellarch("verify", str(tmp_path / "game.txt")).code == 0


def test_from_standard_input(stellarch: Command, record: Path) -> None:
    assert stellarch("verify", "-", typed=record.read_text("utf-8")).code == 0


def test_nothing_in_a_record_drives_the_terminal(stellarch: Command, record: Path) -> None:
    names = [{"name": "\x1b[2Jred[bold]"}, {"name": "b\x07"}]
    loud = changed(record, players=names)
    assert "\x1b" not in stellarch("replay", str(loud), "--no-colour").out
    assert "red[bold]" in stellarch("replay", str(loud)).out
    ran = stellarch("verify", str(changed(record, actions=[{"seat": 0, "action": "\x1b[2J"}])))
    assert "\x1b" not in ran.out
