"""Many games of bots: counted right, and the same however they are shared out."""

from collections.abc import Sequence

import msgspec
import pytest

from stellarch.arena import Outcome, Plan, Summary, bot_seed, play_game, simulate
from stellarch.arena.simulate import summed_up
from stellarch.core import BadOptions, Record, Row, Seat, Text, verify
from stellarch.games import find_game

TWO = ("random", "random")
PLAN = Plan("small-star-empires", TWO, 4, "s")


def timeless(summary: Summary) -> Summary:
    return msgspec.structs.replace(summary, seconds=0)


def outcome(winners: Sequence[int], totals: tuple[int, ...], plies: int = 2, choices: int = 6) -> Outcome:
    row = Row("total", Text("Total", "Total"), totals)
    return Outcome(plies, plies, choices, True, tuple(map(Seat, winners)), (row,))


def test_the_same_plan_gives_the_same_result() -> None:
    assert timeless(simulate(PLAN)) == timeless(simulate(PLAN))


def test_the_number_of_processes_changes_nothing() -> None:
    assert timeless(simulate(PLAN, workers=2)) == timeless(simulate(PLAN))


def test_another_seed_gives_other_games() -> None:
    assert simulate(PLAN).scores != simulate(msgspec.structs.replace(PLAN, seed="t")).scores


def test_a_game_does_not_depend_on_those_before_it() -> None:
    longer = msgspec.structs.replace(PLAN, games=9)
    assert play_game(PLAN, 3) == play_game(longer, 3)


def test_each_game_has_its_own_seed() -> None:
    seeds: list[str] = []
    plan = msgspec.structs.replace(PLAN, keep_records=True)
    simulate(plan, on_record=lambda number, record: seeds.append(Record.read(record).seed))
    assert seeds == ["s/0", "s/1", "s/2", "s/3"]


def test_records_prove_themselves_and_name_the_bots() -> None:
    record = play_game(Plan("small-star-empires", ("greedy", "random"), 1, "s", keep_records=True), 0).record
    assert record is not None
    read = Record.read(record)
    assert [player.name for player in read.players] == ["Red (greedy)", "Green (random)"]
    assert all(check.holds for check in verify(find_game("small"), read))


def test_a_bots_seed_is_its_own() -> None:
    seeds = {bot_seed("s/0", seat, ply) for seat in range(4) for ply in range(50)}
    assert len(seeds) == 200
    assert not any("s/0" in seed for seed in seeds)


def test_means_and_counts() -> None:
    plan = Plan("small-star-empires", TWO, 2, "s")
    summary = summed_up(plan, [outcome([0], (10, 5), plies=30, choices=90), outcome([1], (0, 6), plies=10)], 1.0)
    assert (summary.games, summary.plies, summary.plies_per_game) == (2, 40, 20)
    assert summary.legal_moves_per_ply == (90 + 6) / 40
    assert summary.scores == {"total": (5.0, 5.5)}
    assert summary.wins == (1, 1)


@pytest.mark.rule("SSE-6.7")
def test_a_shared_win_is_split() -> None:
    plan = Plan("small-star-empires", ("random",) * 3, 2, "s")
    summary = summed_up(plan, [outcome([0, 1, 2], (1, 1, 1)), outcome([0, 2], (1, 0, 1))], 1.0)
    assert summary.wins == pytest.approx((0.8333, 0.3333, 0.8333))


@pytest.mark.rule("SSE-6.8")
def test_the_score_sheet_adds_up() -> None:
    scores = simulate(Plan("small-star-empires", TWO, 3, "s", {"unexplored": True, "open_borders": True})).scores
    rows = (scores[key] for key in ("planets", "nebulae", "stations", "bonus"))
    assert [sum(column) for column in zip(*rows, strict=True)] == pytest.approx(scores["total"], abs=1e-3)


def test_an_option_goes_round_the_seats() -> None:
    plan = Plan("small-star-empires", ("random",) * 3, 6, "s", rotate="first_player", keep_records=True)
    first = [Record.read(play_game(plan, number).record or "").actions[0].seat for number in range(6)]
    assert first == [0, 1, 2, 0, 1, 2]


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(PLAN, on_progress=told.append)
    assert told == [1, 2, 3, 4]


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"bots": ("random", "deep")},
        {"bots": ("random",)},
        {"bots": ("random",) * 5},
        {"game": "chess"},
        {"options": {"edition": "third"}},
        {"options": {"edition": "print_and_play", "campaign": True}},
        {"rotate": "second_player"},
    ],
    ids=str,
)
def test_a_plan_that_cannot_be_played_is_refused_before_the_first_game(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        simulate(msgspec.structs.replace(PLAN, **wrong))
