"""Who plays whom, on which deal and at which seat."""

from collections import Counter

import msgspec
import pytest

from stellarch.arena import Contest, usual_players
from stellarch.core import BadOptions
from stellarch.games import find_game

MATCH = Contest("small-star-empires", ("greedy", "random"), 2, 8, "s")
TRIO = Contest("small-star-empires", ("greedy", "random", "random"), 3, 12, "s")
TOURNAMENT = Contest("small-star-empires", ("greedy", "random", "random", "random"), 2, 24, "s")


@pytest.mark.parametrize("contest", [MATCH, TRIO, TOURNAMENT], ids=["match", "trio", "tournament"])
def test_every_bot_sits_on_every_seat_of_a_round_once(contest: Contest) -> None:
    for number in contest.rounds:
        by_seat = zip(*(sitting.entrants for sitting in contest.sittings(number)), strict=True)
        assert {frozenset(at_seat) for at_seat in by_seat} == {frozenset(contest.sittings(number)[0].entrants)}


def test_a_round_is_one_deal_with_one_board_and_one_first_player() -> None:
    starts = {str(MATCH.table(sitting).state) for sitting in MATCH.sittings(2)}
    assert len(starts) == 1


def test_each_deal_is_another() -> None:
    starts = {str(MATCH.table(MATCH.sittings(number)[0]).state) for number in MATCH.rounds}
    assert len(starts) == MATCH.deals == 4


def test_in_a_tournament_each_meets_each_as_often() -> None:
    met = Counter(
        frozenset(sitting.entrants) for number in TOURNAMENT.rounds for sitting in TOURNAMENT.sittings(number)
    )
    assert len(met) == 6
    assert set(met.values()) == {4}


def test_all_groups_play_the_same_deals() -> None:
    first, *others = (TOURNAMENT.sittings(number)[0] for number in range(6))
    assert {str(TOURNAMENT.table(sitting).state) for sitting in others} == {str(TOURNAMENT.table(first).state)}


def test_the_order_round_the_table_changes_from_deal_to_deal() -> None:
    orders = [TRIO.sittings(number)[0].entrants for number in range(3)]
    assert orders[0] != orders[1]
    assert orders[0] == orders[2]


def test_games_are_counted_through() -> None:
    games = [sitting.game for number in TOURNAMENT.rounds for sitting in TOURNAMENT.sittings(number)]
    assert games == list(range(24))


@pytest.mark.parametrize(("asked", "played"), [(1, 12), (12, 12), (13, 24)])
def test_as_many_games_are_played_as_give_each_the_same(asked: int, played: int) -> None:
    assert msgspec.structs.replace(TOURNAMENT, games=asked).total == played


def test_a_longer_contest_begins_with_the_same_games() -> None:
    longer = msgspec.structs.replace(TOURNAMENT, games=200)
    assert [longer.sittings(number) for number in TOURNAMENT.rounds] == list(
        map(TOURNAMENT.sittings, TOURNAMENT.rounds)
    )


def test_bots_of_one_name_are_told_apart() -> None:
    assert TOURNAMENT.entrants == ("greedy", "random", "random (2)", "random (3)")


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 3), (4, 4), (5, 2), (10, 2)])
def test_all_sit_at_one_table_where_there_is_room(bots: int, players: int) -> None:
    assert usual_players(find_game("small"), bots) == players


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"players": 3},
        {"players": 9},
        {"move_seconds": 0.0},
        {"bots": ("greedy",)},
        {"bots": ("greedy", "deep")},
        {"bots": ("greedy", "no.such.module:Bot")},
        {"bots": ("greedy", "tests.arena.odd_bots:NoSuchBot")},
        {"options": {"edition": "third"}},
        {"game": "chess"},
    ],
    ids=str,
)
def test_a_contest_that_cannot_be_played_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        msgspec.structs.replace(MATCH, **wrong).check()


def test_a_bot_of_ones_own_is_named_by_module_and_class() -> None:
    msgspec.structs.replace(MATCH, bots=("greedy", "tests.arena.odd_bots:Mute")).check()
