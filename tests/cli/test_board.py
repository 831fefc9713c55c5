"""`stellarch board`: SSE-9 from the command line."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stellarch import start
from stellarch.games.small_star_empires.board_file import board_from_json, board_to_json
from stellarch.games.small_star_empires.board_text import read_board
from stellarch.games.small_star_empires.validation import check, faults_only
from tests.cli.conftest import Command

BOARD = "r.d8Bb0O.e10Ea0X.f5Gb4X.g7Ca2.h9Da5O.i4Fa5O.j6Ab5X.d6Ha4.j8Hb1"
ONE_WORMHOLE = "r.d8Bb0O.e10Ea0X.f5Gb4X.g7Ca2.h9Da5.i4Fa5.j6Ab5X.d6Ha4.j8Hb1"
POSITION = "sse1~r.g7-a12b~-~1a~-~g7g7g7g7.g10g10g10g10~15-4-0.16-4-0~a--"


@pytest.mark.rule("SSE-9.6")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_the_same_seed_deals_the_same_valid_board(stellarch: Command, players: str) -> None:
    ran = stellarch("board", "new", "--players", players, "--seed", "7")
    assert ran.code == 0
    assert ran == stellarch("board", "new", "--players", players, "--seed", "7")
    board = read_board(ran.out.splitlines()[0])
    assert not faults_only(check(board, int(players)))


@pytest.mark.rule("SSE-9.6")
def test_a_game_with_the_seed_is_played_on_the_board(stellarch: Command) -> None:
    dealt = stellarch("board", "new", "--players", "3", "--seed", "7").out.splitlines()[0]
    assert start("small-star-empires", players=3, seed=7).state.board == read_board(dealt)


@pytest.mark.rule("SSE-9.7")
def test_a_board_at_least_so_fair(stellarch: Command) -> None:
    dealt = json.loads(stellarch("board", "new", "--seed", "3", "--fairness", "0.97", "--json").out)
    assert dealt["fairness"]["figure"] >= 0.97
    assert len(dealt["fairness"]["prospects"]) == 2
    assert dealt["fairness"]["measures"]
    assert dealt["tried"] >= 1


@pytest.mark.rule("SSE-9.7")
def test_fairness_is_shown_with_what_it_measures(stellarch: Command) -> None:
    shown = stellarch("board", "new", "--seed", "3").out
    assert "Fairness 0." in shown
    assert "by number of moves" in shown
    assert "Boards dealt: 1." in shown


@pytest.mark.rule("SSE-9.8")
def test_a_board_is_written_to_files(stellarch: Command, tmp_path: Path) -> None:
    file, svg = tmp_path / "board.json", tmp_path / "board.svg"
    dealt = json.loads(stellarch("board", "new", "--file", str(file), "--svg", str(svg), "--json").out)
    assert str(board_from_json(file.read_text("utf-8"))) == dealt["board"]
    assert ElementTree.fromstring(svg.read_text("utf-8")).tag.endswith("svg")


def test_the_options_of_the_game_hold_for_its_boards(stellarch: Command) -> None:
    words = ("--players", "4", "-o", "edition=print_and_play", "-o", "layout=three_galaxies")
    assert stellarch("board", "new", *words).out.startswith("p.")


def test_a_valid_board(stellarch: Command) -> None:
    ran = stellarch("board", "check", BOARD)
    assert (ran.code, ran.err) == (0, "")
    assert "The board is valid." in ran.out


@pytest.mark.rule("SSE-9.5")
def test_a_warning_does_not_make_a_board_invalid(stellarch: Command) -> None:
    ran = stellarch("board", "check", ONE_WORMHOLE, "--json")
    (fault,) = json.loads(ran.out)["faults"]
    assert ran.code == 0
    assert (fault["rule"], fault["severity"], fault["about"]) == ("SSE-9.5", "warning", ["d8"])


@pytest.mark.rule("SSE-9.8")
@pytest.mark.parametrize(
    ("board", "rule", "where"),
    [
        ("r.g7Ca2.g8Da0.d6Ha1.j8Hb4", "SSE-9.1", "g8"),
        ("r.g7Ca2.d8Cb0.d6Ha4.j8Hb1", "SSE-9.1", "d8"),
        ("r.g7Ca2.d6Ha1", "SSE-1.1", "d6"),
        ("r.g7Ca2.d6Ha1.m8Hb4", "SSE-9.3", "m8"),
    ],
)
def test_each_fault_cites_its_rule_and_where(stellarch: Command, board: str, rule: str, where: str) -> None:
    ran = stellarch("board", "check", board, "--json")
    assert ran.code == 1
    assert not json.loads(ran.out)["valid"]
    assert any(fault["rule"] == rule and where in fault["about"] for fault in json.loads(ran.out)["faults"])


def test_faults_in_words_and_in_french(stellarch: Command) -> None:
    ran = stellarch("board", "check", "r.g7Ca2.d6Ha1", "--language", "fr")
    assert ran.code == 1
    assert "erreur SSE-1.1" in ran.out
    assert "Le plateau n'est pas valable." in ran.out


@pytest.mark.rule("SSE-9.2")
def test_a_board_for_another_number_of_players(stellarch: Command) -> None:
    ran = stellarch("board", "check", BOARD, "--players", "3")
    assert ran.code == 1
    assert "SSE-9.2" in ran.out


@pytest.mark.rule("SSE-9.7")
def test_fairness_by_games_of_equal_bots(stellarch: Command) -> None:
    ran = stellarch("board", "check", BOARD, "--games", "6", "--bot", "random", "--workers", "1", "--json")
    played = json.loads(ran.out)["played"]
    assert played["games"] == 6
    assert sum(share["wins"] for share in played["shares"]) == 6
    assert all(share["low"] <= share["share"] <= share["high"] for share in played["shares"])


def test_fairness_by_games_in_words(stellarch: Command) -> None:
    shown = stellarch("board", "check", BOARD, "--games", "3", "--bot", "random", "--workers", "1").out
    assert "In 4 games between equal bots (random)" in shown
    assert "95 % interval" in shown


@pytest.mark.rule("SSE-9.8")
def test_a_board_is_read_from_a_file_in_either_form(stellarch: Command, tmp_path: Path) -> None:
    (tmp_path / "board.json").write_text(board_to_json(read_board(BOARD)), "utf-8")
    (tmp_path / "board.txt").write_text(f"{BOARD}\n", "utf-8")
    shown = stellarch("board", "show", BOARD)
    assert stellarch("board", "show", str(tmp_path / "board.json")) == shown
    assert stellarch("board", "show", str(tmp_path / "board.txt")) == shown
    assert stellarch("board", "show", "-", typed=BOARD) == shown


def test_a_position_is_drawn_and_its_board_checked(stellarch: Command) -> None:
    assert "Ha▲" in stellarch("board", "show", POSITION).out
    assert stellarch("board", "check", POSITION).code == 0


def test_a_fault_in_a_file_names_the_file(stellarch: Command, tmp_path: Path) -> None:
    (tmp_path / "board.txt").write_text("r.castle", "utf-8")
    assert "board.txt: 'castle' is not a tile" in stellarch("board", "show", str(tmp_path / "board.txt")).err


def test_colour_only_where_it_is_wanted(stellarch: Command) -> None:
    assert "\x1b[" not in stellarch("board", "show", BOARD).out
    assert "\x1b[" in stellarch("board", "show", BOARD, "--colour").out


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_board_drawn_as_svg(stellarch: Command, tmp_path: Path, theme: str) -> None:
    svg = tmp_path / "board.svg"
    assert stellarch("board", "show", BOARD, "--svg", str(svg), "--theme", theme) == (0, "", "")
    assert ElementTree.fromstring(svg.read_text("utf-8")).tag.endswith("svg")


@pytest.mark.rule("SSE-9.8")
@pytest.mark.parametrize(
    ("change", "token"),
    [
        (["--turn", "g7"], "g7Ca3"),
        (["--turn", "g7:5"], "g7Ca1"),
        (["--turn", "g7:-1"], "g7Ca1"),
        (["--turn", "f7"], "g7Ca3"),  # any system of the tile names it
        (["--turn", "d6:2"], "d6Ha0"),
        (["--remove", "g7", "--place", "g7Cb0"], "g7Cb0"),
        (["--place", "n1-12"], "n1-12"),
        (["--turn", "g7", "--turn", "g7"], "g7Ca4"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_an_edit_tile_by_tile(stellarch: Command, change: list[str], token: str) -> None:
    ran = stellarch("board", "edit", BOARD, *change)
    assert ran.code == 0
    assert token in ran.out.splitlines()[0].split(".")


@pytest.mark.rule("SSE-9.8")
def test_a_board_is_checked_after_an_edit(stellarch: Command) -> None:
    edited = json.loads(stellarch("board", "edit", BOARD, "--remove", "d6", "--json").out)
    assert not edited["valid"]
    assert [fault["rule"] for fault in edited["faults"]] == ["SSE-1.1", "SSE-9.2"]


def test_an_edit_is_written_to_a_file(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    stellarch("board", "edit", BOARD, "--turn", "g7", "--file", str(file))
    assert "g7Ca3" in str(board_from_json(file.read_text("utf-8")))


def test_a_tile_cannot_be_turned_off_the_board(stellarch: Command) -> None:
    ran = stellarch("board", "edit", "r.a6Ha1", "--turn", "a6:3")
    assert ran.code == 2
    assert "beyond the rows" in ran.err
