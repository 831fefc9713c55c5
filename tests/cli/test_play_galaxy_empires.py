"""`stellarch play galaxy-empires`: a game with deals, secrets and wars at the same prompt."""

import re
from pathlib import Path

import pytest

from stellarch.core import Record, verify
from stellarch.games import find_game
from tests.cli.conftest import Command

TABLE = ("galaxy-empires", "--seed", "3")  # Verdant begins, in the south-east, and is seat 0
GREEDY, RANDOM = ("--bot", "greedy"), ("--bot", "random")


def played(file: Path) -> list[str]:
    return [action.action for action in Record.read(file.read_bytes()).actions]


def numbers(how_many: int) -> str:
    """A person who picks now this, now that, and fills in no form."""
    return "".join(f"{1 + turn * 7 % 9}\ncancel\n" for turn in range(how_many))


@pytest.mark.parametrize(
    "options",
    [RANDOM, ("--players", "3", "-o", "war_mode=live", *GREEDY), ("--players", "4", "--language", "fr", *RANDOM)],
    ids=" ".join,
)
def test_a_game_is_played_to_its_end(stellarch: Command, tmp_path: Path, options: tuple[str, ...]) -> None:
    file = tmp_path / "game.json"
    ran = stellarch("play", *TABLE, *options, "--record", str(file), typed=numbers(1500))
    assert (ran.code, ran.err) == (0, "")
    record = Record.read(file.read_bytes())
    assert record.result is not None
    assert all(check.holds for check in verify(find_game("galaxy"), record))


@pytest.mark.parametrize(
    ("typed", "order"),
    [("I7>I6", "I7>I6"), ("i7>i6", "I7>I6"), ("i7 i6", "I7>I6"), ("3", "I7>I6"), ("ROLL", "roll"), ("draw", "draw")],
)
def test_an_order_as_people_type_it(stellarch: Command, tmp_path: Path, typed: str, order: str) -> None:
    file = tmp_path / "game.json"
    stellarch("play", *TABLE, *GREEDY, "--record", str(file), typed=f"{typed}\n")
    assert played(file)[0] == order


def test_a_deal_is_typed(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    stellarch("play", *TABLE, *GREEDY, "--record", str(file), typed="propose@1:$100:-:truce.3\n")
    assert played(file)[0] == "propose@1:$100:-:truce.3"


def test_a_deal_is_filled_in(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = stellarch("play", *TABLE, *GREEDY).out
    (number,) = re.findall(r"(\d+)\) Propose a deal to Player 2", shown)
    typed = "".join(f"{line}\n" for line in (number, "170", "100", *[""] * 9))
    ran = stellarch("play", *TABLE, *GREEDY, "--record", str(file), typed=typed)
    assert "You give, money (0 to " in ran.out
    assert "in steps of " in ran.out
    assert played(file)[0].startswith("propose@1:$100:")


def test_a_deal_left_half_filled_in_is_none(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    stellarch("play", *TABLE, *GREEDY, "--record", str(file), typed="say\nmoves\npost_offer\ncancel\nroll\n")
    assert played(file)[0] == "roll"


def test_a_refused_order_says_why(stellarch: Command) -> None:
    ran = stellarch("play", *TABLE, *GREEDY, typed="b1>c1\nwhy k8>a1\n")
    assert "GE-7.1: You have no fleet on B1." in ran.out
    assert re.search(r"GE-7\.\d: ", ran.out.split("why k8>a1")[1])


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("help", "a new fleet on A1\n"),
        ("moves k7", ") J6 Thicket March"),
        ("hint", "You could play"),
        ("rules GE-12.1", "A trade is a deal"),
        ("score", "Political points"),
    ],
)
def test_what_else_can_be_typed(stellarch: Command, typed: str, says: str) -> None:
    ran = stellarch("play", *TABLE, *GREEDY, typed=f"{typed}\n")
    assert ran.err == ""
    assert says in ran.out.split(f"> {typed}")[1]


def test_resigning_is_conceding(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    stellarch("play", *TABLE, *GREEDY, "--record", str(file), typed="resign\n")
    assert played(file) == ["concede"]


def test_one_sees_ones_own_missions_and_no_others(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = stellarch("play", *TABLE, *RANDOM, "--record", str(file), typed="draw\n" + "end\n" * 40)
    assert re.search(r"Mission #1, .*\(\d/\d, \$\d+ \+ \d PP\)", ran.out)
    assert not re.search(r"Player 2 draws “", ran.out)


def test_what_two_bots_offer_each_other_is_not_told(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "end\n" * 60
    talkative = ("galaxy-empires", "--seed", "7")
    ran = stellarch("play", *talkative, "--players", "4", *RANDOM, "--record", str(file), typed=typed)
    record = Record.read(file.read_bytes())
    secret = [done.action for done in record.actions if done.seat and re.match(r"propose@[1-3]", done.action)]
    assert secret
    assert not any(terms in ran.out for terms in secret)
