"""`stellarch play` with a game that only the contract describes: nine seats, sealed bids, offers with blanks."""

import re
from pathlib import Path

import pytest

from stellarch.cli.output import SEAT_COLOURS, Screen
from stellarch.core import Record, Row, Standings, Text, verify
from stellarch.games import GAMES
from tests.cli.conftest import Command
from tests.core.toy_auction import TOY_AUCTION
from tests.core.toy_colony import TOY_COLONY

TABLE = ("play", "toy-auction", "--seed", "1", "--bot", "random")


@pytest.fixture(autouse=True)
def toys_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (TOY_AUCTION, TOY_COLONY):
        monkeypatch.setitem(GAMES, game.id, game)


def played(file: Path) -> list[str]:
    return [action.action for action in Record.read(file.read_bytes()).actions]


@pytest.mark.parametrize("players", ["2", "9"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_played_to_its_end(stellarch: Command, tmp_path: Path, players: str, language: str) -> None:
    file = tmp_path / "game.json"
    words = ("--players", players, "--people", players, "--language", language, "--record", str(file))
    ran = stellarch(*TABLE, *words, typed="1\n1\n" * 100)
    assert (ran.code, ran.err) == (0, "")
    record = Record.read(file.read_bytes())
    assert record.result is not None
    assert len(record.players) == int(players)
    assert all(check.holds for check in verify(TOY_AUCTION, record))


@pytest.mark.parametrize("players", ["2", "9"])
def test_a_game_of_sealed_forms_is_played_to_its_end(stellarch: Command, tmp_path: Path, players: str) -> None:
    file = tmp_path / "game.json"
    words = ("--seed", "1", "--players", players, "--people", players, "--record", str(file))
    ran = stellarch("play", "toy-colony", *words, typed="1\n" * 200)
    assert (ran.code, ran.err) == (0, "")
    assert "Plan your works. Nobody sees it until all have answered." in ran.out
    assert Record.read(file.read_bytes()).result is not None


def test_a_form_of_orders_is_filled_in_and_not_shown(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("--seed", "1", "--people", "2", "--record", str(file))
    ran = stellarch("play", "toy-colony", *words, typed="2\n1\n1\n1\n\nmoves\n")
    (form,) = played(file)
    assert form.startswith("works:[")
    assert "build" in form
    assert "...  A is ready." in ran.out
    assert form not in ran.out


def test_what_was_bid_in_secret_is_not_told(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = stellarch(*TABLE, "--players", "3", "--people", "3", "--record", str(file), typed="bid\n7\n")
    assert played(file) == ["bid:7"]
    assert "...  A has bid." in ran.out
    assert "bid:7" not in ran.out


def test_a_bid_is_filled_in(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = stellarch(*TABLE, "--record", str(file), typed="bid\n11\nlots\n7\n")
    assert "coins (0 to 10 [0]): 11\n  Type a whole number: 0 to 10." in ran.out
    assert played(file)[0] == "bid:7"


def test_an_empty_line_takes_the_least(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    stellarch(*TABLE, "--record", str(file), typed="1\n\n")
    assert played(file)[0] == "bid:0"


def test_an_offer_is_filled_in_blank_by_blank(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    offer = ("offer", "4", "2", "21", "5", "a note " * 9, "as new")
    people = ("--players", "4", "--people", "4")
    ran = stellarch(*TABLE, *people, "--record", str(file), typed="".join(f"{line}\n" for line in offer))
    asked = [
        "The list goes from 1 to 3.",
        "crates: 0",
        "Type a whole number: 0 to 20.",
        "That does not fit: at most 40 characters.",
    ]
    assert [said for said in asked if said not in ran.out] == []
    assert played(file) == ['offer:2:[0]:5:"as%20new"']


def test_several_are_named_by_their_numbers(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    won = ("1", "5", "1", "", "1", "1", "1", "", "offer")  # the first bidder wins and keeps a crate, so that it has two
    offer = ("1 1", "3", "", "2, 1", "", "")
    people = ("--players", "2", "--people", "2", "--record", str(file))
    ran = stellarch(*TABLE, *people, typed="".join(f"{line}\n" for line in (*won, *offer)))
    assert ran.out.count("Type 1 to 2 numbers, with spaces, each once.") == 2
    assert "The list goes from 1 to 2." in ran.out
    assert played(file)[-1] == 'offer:1:[2,0]:0:""'


@pytest.mark.parametrize("word", ["cancel", "annuler"])
def test_who_thinks_better_of_it_has_done_nothing(stellarch: Command, tmp_path: Path, word: str) -> None:
    file = tmp_path / "game.json"
    ran = stellarch(*TABLE, "--record", str(file), typed=f"offer\n1\n{word}\nbid\n3\n")
    assert "Left as it was." in ran.out
    assert played(file)[0] == "bid:3"


def test_the_end_of_the_input_in_the_middle_of_a_form(stellarch: Command) -> None:
    ran = stellarch(*TABLE, typed="offer\n1\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("End of input.\nYou left the game.\n")


def test_what_is_asked_is_said_and_what_may_be_done_besides(stellarch: Command) -> None:
    shown = stellarch(*TABLE).out
    assert re.search(r"It is your turn\.\n.*\n +1\) Bid\n +At any time:\n +2\) Offer\n", shown)


def test_words_that_could_mean_several_things(stellarch: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    people = ("--players", "2", "--people", "2", "--record", str(file))
    ran = stellarch(*TABLE, *people, typed="bid\n5\nbid\n\nopen\nopen 1\nsettle true\n")
    assert "That could be open:0 (1) or open:1 (2). Which one?" in ran.out
    assert played(file)[2:] == ["open:1", "settle:true"]


@pytest.mark.parametrize("typed", ["resign", "hint"])
def test_what_a_game_does_not_have_is_said(stellarch: Command, typed: str) -> None:
    ran = stellarch(*TABLE, typed=f"{typed}\n")
    assert (ran.code, ran.err) == (0, "")


def test_nine_seats_have_nine_colours_and_a_letter_where_names_are_long(capsys: pytest.CaptureFixture[str]) -> None:
    names = [f"The Dominion of {seat}" for seat in "ABCDEFGHI"]
    standings = Standings(True, (1,) * 9, (Row("total", Text("Total", "Total"), tuple(range(9))),))
    Screen(colour=False).score_sheet(standings, names)
    head, *_, legend = capsys.readouterr().out.splitlines()
    assert head.split() == list("abcdefghi")
    assert legend.startswith("a The Dominion of A  b The Dominion of B")
    assert len(set(SEAT_COLOURS)) == 9
