"""`stellarch simulate`."""

import json
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest

from stellarch.cli.simulate import seated_bots
from stellarch.core import Record, verify
from stellarch.games import find_game
from tests.cases import for_each
from tests.cli.conftest import Command, Ran

KEYS = {
    "game",
    "games",
    "plies",
    "plies_per_game",
    "legal_moves_per_ply",
    "scores",
    "labels",
    "parts",
    "wins",
    "seats",
    "options",
    "seed",
    "seconds",
    "ended",
    "unfinished",
    "most_actions",
}


def mixes() -> Iterator[tuple[str, ...]]:
    """Every edition with every mix of variants that goes with it (SSE-8.10)."""
    for borders in ((), ("open_borders",)):
        yield ("edition=print_and_play", *borders)
        for holes, unexplored, campaign in product(("holes", "holes=false"), ("", "unexplored"), ("", "campaign")):
            yield tuple(option for option in (holes, unexplored, *borders, campaign) if option)


def without_time(ran: Ran) -> dict[str, Any]:
    summary: dict[str, Any] = json.loads(ran.out)
    return {key: value for key, value in summary.items() if key != "seconds"}


@pytest.mark.rule("SSE-8.10")
@for_each(("players", "options"), zip(cycle([2, 3, 4]), mixes(), strict=False))
def test_every_edition_and_mix_of_variants_plays_to_its_end(
    stellarch: Command, players: int, options: tuple[str, ...]
) -> None:
    """Every mix with every number of players is played in lock step with a second program, which knows the rules."""
    given = [word for option in options for word in ("-o", option)]
    games = 1 if "campaign" in options else 3
    seated = ("--players", str(players), "--bot", "random", "--games", str(games))
    words = (*seated, "--seed", "1", "--workers", "1", "--json", *given)
    summary = json.loads(stellarch("simulate", "small-star-empires", *words).out)
    assert set(summary) == KEYS
    assert summary["ended"]
    assert sum(summary["wins"]) == pytest.approx(games)
    assert {len(values) for values in summary["scores"].values()} == {players}


def test_a_table_for_people(stellarch: Command) -> None:
    words = ("--games", "2", "--bots", "greedy,random", "--seed", "1", "--workers", "1")
    shown = stellarch("simulate", "small", *words, "--language", "fr").out
    assert "Rouge (greedy)" in shown
    assert "Victoires" in shown


def test_the_list_of_bots_says_how_many_play(stellarch: Command) -> None:
    words = ("--games", "1", "--bots", "random,random,random", "--workers", "1", "--json")
    assert [seat["bot"] for seat in json.loads(stellarch("simulate", "small", *words).out)["seats"]] == ["random"] * 3


@pytest.mark.parametrize(("game", "bot"), [("small", "level-5"), ("galaxy", "level-3")])
def test_where_nothing_is_said_good_bots_play(game: str, bot: str) -> None:
    """Told by the bots that would be seated, since whole games of theirs take long where nothing is compiled."""
    assert seated_bots(find_game(game), None, None, 2, asked=False) == (bot, bot)


def test_bots_that_think_play_too(stellarch: Command) -> None:
    words = ("--games", "1", "--bots", "contract@1,random", "--workers", "1", "--json")
    assert json.loads(stellarch("simulate", "small", *words).out)["ended"]


@pytest.mark.parametrize("bot", ["level-11", "plane@50", "brain"])
def test_a_bot_the_game_does_not_have_is_refused_before_the_first_game(stellarch: Command, bot: str) -> None:
    ran = stellarch("simulate", "small", "--games", "2", "--workers", "2", "--bot", bot)
    assert (ran.code, ran.out) == (2, "")
    assert f"There is no bot '{bot}'. The bots are: random, greedy, level-1 to level-10" in ran.err


def test_a_game_can_be_left_out_of_the_words(stellarch: Command) -> None:
    assert (
        json.loads(stellarch("simulate", "--bot", "random", "--games", "1", "--json").out)["game"]
        == "small-star-empires"
    )


def test_without_a_seed_a_new_one_is_drawn_and_told(stellarch: Command) -> None:
    words = ("simulate", "--bot", "random", "--games", "1", "--json")
    first, second = (json.loads(stellarch(*words).out)["seed"] for _ in range(2))
    assert first != second


def test_the_same_result_on_any_number_of_processes_and_in_any_run(process: Command) -> None:
    words = (
        "simulate",
        "small",
        "--games",
        "4",
        "--seed",
        "s",
        "--json",
        "-o",
        "unexplored",
        "--bots",
        "greedy,random",
    )
    alone = process(*words, "--workers", "1", PYTHONHASHSEED="1")
    shared = process(*words, "--workers", "2", PYTHONHASHSEED="2")
    assert (alone.code, alone.err) == (0, "")
    assert (shared.code, shared.err) == (0, "")
    assert without_time(alone) == without_time(shared)


def test_every_game_is_kept_and_proves_itself(stellarch: Command, tmp_path: Path) -> None:
    words = (
        "--bot",
        "random",
        "--games",
        "3",
        "--seed",
        "s",
        "--workers",
        "1",
        "--records",
        str(tmp_path / "deep" / "games"),
    )
    assert stellarch("simulate", "small", *words).code == 0
    records = [Record.read(file.read_bytes()) for file in sorted((tmp_path / "deep" / "games").iterdir())]
    assert [record.seed for record in records] == ["s/0", "s/1", "s/2"]
    assert all(check.holds for record in records for check in verify(find_game("small"), record))
