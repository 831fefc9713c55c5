"""Faults: they cost the game, they are told, and play goes on."""

import pytest

from stellarch.arena import Contest
from stellarch.arena.referee import GamePlayed, play_round, ranked
from stellarch.core import Record, Standings, verify
from stellarch.games import find_game
from tests.arena.odd_bots import WHEN


def played_with(odd: str, move_seconds: float | None = None, players: int = 2) -> list[GamePlayed]:
    """A round of one odd bot and others that play at random."""
    bots = (f"tests.arena.odd_bots:{odd}", *["random"] * (players - 1))
    return play_round(Contest("small-star-empires", bots, players, 1, "s", move_seconds=move_seconds), 0)


@pytest.mark.parametrize(
    ("odd", "kind", "what"),
    [
        ("Crashing", "crash", "ValueError: I have lost my way"),
        ("Leaving", "crash", "SystemExit: I am off"),
        ("Cheating", "illegal", "z1>z2:c"),
        ("Mute", "illegal", "None"),
        ("Sleeping", "timeout", " s"),
        ("Stubborn", "timeout", " s"),
    ],
)
def test_a_fault_is_named_with_its_ply_and_costs_the_game(odd: str, kind: str, what: str) -> None:
    for game in played_with(odd, move_seconds=0.5):
        (guilty,) = (seat for seat in game.seats if seat.fault)
        assert guilty.fault is not None
        assert (guilty.entrant, guilty.fault.kind) == (f"tests.arena.odd_bots:{odd}", kind)
        assert what in guilty.fault.what
        assert guilty.fault.ply in (2 * (WHEN - 1), 2 * (WHEN - 1) + 1)
        assert (guilty.rank, guilty.share) == (2, 0)
        assert game.ended


def test_the_record_of_a_fault_is_kept_and_replays_to_it() -> None:
    game = played_with("Crashing")[0]
    assert game.record is not None
    record = Record.read(game.record)
    assert all(check.holds for check in verify(find_game("small"), record))
    assert record.seed == game.seed
    (fault,) = (seat.fault for seat in game.seats if seat.fault)
    assert record.actions[fault.ply].seat == next(n for n, seat in enumerate(game.seats) if seat.fault)


def test_the_others_play_on() -> None:
    for game in played_with("Crashing", players=3):
        assert sorted(seat.share for seat in game.seats) == [0, 0, 1]
        assert all(seat.decisions > WHEN for seat in game.seats if not seat.fault)


def test_after_a_fault_the_bot_is_not_asked_again() -> None:
    guilty = [seat for game in played_with("Mute") for seat in game.seats if seat.fault]
    assert [seat.decisions for seat in guilty] == [WHEN, WHEN]


def test_without_a_fault_no_record_is_kept() -> None:
    games = play_round(Contest("small-star-empires", ("random", "random"), 2, 1, "s"), 0)
    assert [game.record for game in games] == [None, None]


def test_equal_bots_do_not_play_the_same_game_twice() -> None:
    one, two = play_round(Contest("small-star-empires", ("random", "random"), 2, 1, "s"), 0)
    assert [seat.points for seat in one.seats] != [seat.points for seat in two.seats]


def test_the_first_player_is_the_one_who_acts_first() -> None:
    contest = Contest("small-star-empires", ("random",) * 3, 3, 1, "s", {"first_player": 2})
    assert {game.order[0] for game in play_round(contest, 0)} == {2}


def test_points_are_the_rows_of_the_score_sheet() -> None:
    contest = Contest("small-star-empires", ("random", "random"), 2, 1, "s")
    rows = contest.table(contest.sittings(0)[0]).standings.rows
    (points, _) = (seat.points for seat in play_round(contest, 0)[0].seats)
    assert list(points)[-1] == "total"
    assert sum(points[row.key] for row in rows[:-1]) == points["total"]


@pytest.mark.parametrize(
    ("ranks", "faulty", "after"),
    [
        ((1, 2, 3), (False, False, False), (1, 2, 3)),
        ((1, 2, 3), (True, False, False), (3, 1, 2)),
        ((1, 1, 3), (False, True, False), (1, 3, 2)),
        ((1, 2, 2), (True, False, False), (3, 1, 1)),
        ((1, 2, 3), (True, True, False), (2, 2, 1)),
        ((1, 2), (True, True), (1, 1)),
    ],
)
def test_those_with_a_fault_share_the_last_place(
    ranks: tuple[int, ...], faulty: tuple[bool, ...], after: tuple[int, ...]
) -> None:
    assert ranked(Standings(over=True, ranks=ranks, rows=()), faulty) == after


def test_when_all_are_at_fault_nobody_wins() -> None:
    mute = "tests.arena.odd_bots:Mute"
    (game, _) = play_round(Contest("small-star-empires", (mute, mute), 2, 1, "s"), 0)
    assert [seat.share for seat in game.seats] == [0, 0]


def test_a_records_players_are_the_seats_and_their_bots() -> None:
    contest = Contest("small-star-empires", ("greedy", "random"), 2, 1, "s")
    table = contest.table(contest.sittings(0)[1])
    assert [player.name for player in table.players] == ["Red (random)", "Green (greedy)"]
