"""Bots that answer with plans, in simulations and under the referee."""

import json

import pytest

from stellarch.arena import Contest, Plan, play_game, simulate
from stellarch.arena.analysis import Analyst, analyse
from stellarch.arena.play_contest import play_contest
from stellarch.arena.referee import GamePlayed, SeatPlayed, play_round
from stellarch.arena.results import Book
from stellarch.arena.summary import contest_summary
from stellarch.core import BadOptions, Record, Table
from stellarch.core.wire import written
from stellarch.games import GAMES
from tests.bots.orchard import ORCHARD, bears_most

PLANNING = "tests.arena.planning_bots:"
TWO = ("level-2", "level-2")


@pytest.fixture(autouse=True)
def _orchard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, ORCHARD.id, ORCHARD)


def named(*bots: str) -> tuple[str, ...]:
    return tuple(f"{PLANNING}{bot}" for bot in bots)


def game_of(*bots: str) -> list[GamePlayed]:
    return play_round(Contest(ORCHARD.id, named(*bots), len(bots), 1, "s"), 0)


def of(games: list[GamePlayed], bot: str) -> list[SeatPlayed]:
    return [seat for game in games for seat in game.seats if seat.entrant == f"{PLANNING}{bot}"]


def actions(bots: tuple[str, ...], seed: str = "s") -> list[tuple[int, str]]:
    record = play_game(Plan(ORCHARD.id, bots, 1, seed, keep_records=True), 0).record
    assert record is not None
    return [(played.seat, played.action) for played in Record.read(record).actions]


def test_a_plan_is_played_on_and_asked_for_once() -> None:
    outcome = play_game(Plan(ORCHARD.id, named("Farmer", "Farmer"), 1, "s"), 0)
    planting, picking = 2 * 2, 3 * 4 + 3  # in the last turn there are but two apples on each tree
    assert (outcome.plies, outcome.decisions) == (planting + picking, 2 + 4)
    assert outcome.ended


def test_a_player_who_answers_step_by_step_plays_the_same_game() -> None:
    """But for who comes first where all decide at once."""
    together, apart = actions(named("Farmer", "Farmer")), actions(named("StepByStep", "StepByStep"))
    assert together[4:] == apart[4:]
    assert sorted(together[:4]) == sorted(apart[:4])


def test_the_same_plan_gives_the_same_games() -> None:
    assert actions(("level-2:shaker", "level-1")) == actions(("level-2:shaker", "level-1"))


def test_a_later_action_that_is_refused_is_no_fault() -> None:
    games = game_of("Greedy", "Farmer")
    greedy = of(games, "Greedy")
    assert [seat.fault for seat in greedy] == [None, None]
    assert all(game.ended for game in games)


def test_a_first_action_that_is_refused_is_a_fault() -> None:
    games = game_of("Dreaming", "Farmer")
    for seat, game in zip(of(games, "Dreaming"), games, strict=True):
        assert seat.fault is not None
        assert (seat.fault.kind, seat.rank) == ("illegal", 2)
        assert seat.fault.what.startswith("Hand(to=8): O-1")
        assert game.record is not None
        assert Record.read(game.record).actions[seat.fault.ply].action != "hand:8"


def test_what_is_no_action_is_a_fault_wherever_it_stands() -> None:
    for seat in of(game_of("Muddled", "Farmer"), "Muddled"):
        assert seat.fault is not None
        assert (seat.fault.kind, seat.fault.what[:6]) == ("illegal", "'rest'")


def test_the_referee_counts_a_plan_as_one_decision() -> None:
    games = game_of("Farmer", "StepByStep")
    assert [seat.decisions for seat in of(games, "Farmer")] == [1 + 2] * 2
    assert all(seat.decisions > 2 + 2 * 2 for seat in of(games, "StepByStep"))


def test_a_level_in_character_enters_by_its_name() -> None:
    shakes = [action for _, action in actions(("level-2:shaker", "level-2:gatherer")) if action.startswith("shake")]
    assert len(shakes) == 2
    with pytest.raises(BadOptions, match="gatherer, shaker"):
        Contest(ORCHARD.id, ("level-2:trader", "level-2"), 2, 1, "s").check()


ENDLESS = {"endless": True}


def test_a_game_sets_its_own_cap_and_the_summary_says_what_hit_it() -> None:
    summary = simulate(Plan(ORCHARD.id, TWO, 3, "s", ENDLESS))
    assert summary.most_actions == ORCHARD.most_actions == 500
    assert 3 * 500 <= summary.plies < 3 * 510
    assert (summary.ended, summary.unfinished) == (False, 3)
    ended = simulate(Plan(ORCHARD.id, TWO, 3, "s"))
    assert (ended.ended, ended.unfinished) == (True, 0)


def test_a_contest_says_how_many_games_hit_the_cap() -> None:
    contest = Contest(ORCHARD.id, TWO, 2, 2, "s", ENDLESS)
    book = Book(contest)
    play_contest(book)
    summary = contest_summary(contest, book.table())
    assert (summary.games, summary.unfinished, summary.most_actions, summary.ended) == (2, 2, 500, False)
    assert json.loads(written(summary))["unfinished"] == 2


def test_an_analysis_tells_the_reasons_of_a_plan() -> None:
    table = Table(ORCHARD, 2, seed="analysis")
    for text in ("plant:0", "plant:1", "plant:1", "plant:2", "pick:1", "rest"):
        table.play(text)
    picked, rested = analyse(table, Analyst.named("level-2", ORCHARD), range(5, 7)).moves
    assert (picked.verdict, rested.verdict) == ("best", "unseen")
    assert picked.why is not None
    assert rested.why is not None
    assert picked.why.sentences[0] == bears_most(1)
    assert rested.why.sentences[-1].en == "Better: pick:0. Tree 0 bears most."
