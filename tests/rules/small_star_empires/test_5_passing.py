"""SSE-5: who is out, when the game is over, and what resigning means."""

import pytest

from stellarch.core import Event, GameOver, Illegal, NotYourTurn, Seat
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, scoring
from stellarch.games.small_star_empires.actions import Resign, read_action
from stellarch.games.small_star_empires.events import GameEnded, Passed, Resigned, ShipMoved, SystemClaimed
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.state import Standing, State, Supply
from tests.positions import FULL, SEAT_A, SEAT_B, SEAT_C, line, line_ends, marked, moves_of, position

PLAYING, PASSED, RESIGNED = Standing

THREE = """
    Ha* 1   2   3
      _
    Hb* 1   2   3
      _
    Hc* 1   2   3
"""


def played(state: State, *actions: str) -> State:
    """The state after each action of the seat on turn."""
    for action in actions:
        state = SMALL_STAR_EMPIRES.apply(state, state.turn, read_action(action)).state
    return state


def resigned(state: State, *seats: Seat) -> State:
    for seat in seats:
        state = SMALL_STAR_EMPIRES.apply(state, seat, Resign()).state
    return state


def kinds(events: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in events]


@pytest.mark.rule("SSE-5.1")
def test_who_has_no_move_passes() -> None:
    given = position("1   2   Ha* 1a  Hb*")
    after, events = SMALL_STAR_EMPIRES.apply(given, SEAT_A, read_action("g9>g8:c"))
    assert events[2:] == (Passed(SEAT_B, forced=True),)
    assert after.standing == (PLAYING, PASSED)
    assert after.turn == SEAT_A


@pytest.mark.rule("SSE-5.1")
def test_who_has_passed_takes_no_more_turns_though_a_move_is_there() -> None:
    given = position(THREE, standing=[PLAYING, PASSED, PLAYING])
    after = played(given, "g7>g8:c")
    assert after.turn == SEAT_C
    assert after.standing[SEAT_B] is PASSED
    assert SMALL_STAR_EMPIRES.legal(after, SEAT_B) == []
    with pytest.raises(NotYourTurn):
        SMALL_STAR_EMPIRES.apply(after, SEAT_B, read_action("i6>i7:c"))


@pytest.mark.rule("SSE-5.1")
@pytest.mark.rule("SSE-5.2")
def test_the_game_goes_on_until_all_have_passed() -> None:  # X19
    turns, state = [], position("Ha* 1   _   Hb* 1   2   _   Hc* 1b")
    while not state.over:
        turns.append(state.turn)
        state = SMALL_STAR_EMPIRES.apply(state, state.turn, moves_of(state, state.turn)[0]).state
    assert turns == [SEAT_A, SEAT_B, SEAT_B]
    assert state.standing == (PASSED, PASSED, PASSED)


@pytest.mark.rule("SSE-5.2")
def test_when_all_have_passed_the_game_is_over() -> None:
    given = position("2   Ha* 3   1A  Hb*", standing=[PLAYING, PASSED])
    after = played(given, "g8>g7:c")
    assert not after.over
    over, events = SMALL_STAR_EMPIRES.apply(after, SEAT_A, read_action("g7>g9:c"))
    assert kinds(events) == [ShipMoved, SystemClaimed, Passed, GameEnded]
    assert events[-1] == GameEnded((SEAT_A,), (2 + 3 + 1 + 1 + 3, 0))
    assert over.over
    assert SMALL_STAR_EMPIRES.waiting_on(over) == frozenset()
    assert SMALL_STAR_EMPIRES.standings(over).winners == (SEAT_A,)


@pytest.mark.rule("SSE-5.2")
def test_when_the_last_piece_is_placed_the_game_is_over() -> None:
    given = line("Ha 1 2 3", supplies=[Supply(1, 0), Supply(0, 0)])
    after, events = SMALL_STAR_EMPIRES.apply(given, SEAT_A, read_action("g7>g8:c"))
    assert after.over
    assert kinds(events) == [ShipMoved, SystemClaimed, GameEnded]


@pytest.mark.rule("SSE-5.2")
def test_a_piece_paid_is_as_gone_as_one_placed() -> None:
    given = line("Ha 1b 2 3", supplies=[Supply(1, 1), Supply(0, 0)], open_borders=True)
    after, events = SMALL_STAR_EMPIRES.apply(given, SEAT_A, read_action("g7>g9:s"))
    assert after.supplies == (Supply(0, 0), Supply(0, 0, received=1))
    assert after.over
    assert Passed not in kinds(events)


@pytest.mark.rule("SSE-5.2")
def test_while_anyone_can_place_a_piece_the_game_goes_on() -> None:
    given = position("Ha* 1   2   _   1   Hb*", supplies=[Supply(1, 0), Supply(0, 1)])
    after = played(given, "g7>g8:c")
    assert not after.over
    assert after.turn == SEAT_B


@pytest.mark.rule("SSE-5.2")
@pytest.mark.parametrize("action", ["g7>g9:c", "pass", "resign"])
def test_after_the_end_nothing_is_played(action: str) -> None:
    over = line("Ha 1 2 3").ended()
    assert SMALL_STAR_EMPIRES.legal(over, SEAT_A) == []
    assert SMALL_STAR_EMPIRES.free(over, SEAT_A) == ()
    with pytest.raises(GameOver) as refusal:
        SMALL_STAR_EMPIRES.apply(over, SEAT_A, read_action(action))
    assert refusal.value.rule == "SSE-5.2"


@pytest.mark.rule("SSE-5.3")
def test_resigning_out_of_turn() -> None:
    given = position(THREE)
    after, events = SMALL_STAR_EMPIRES.apply(given, SEAT_B, Resign())
    assert events == (Resigned(SEAT_B),)
    assert after.standing == (PLAYING, RESIGNED, PLAYING)
    assert after.turn == SEAT_A
    assert moves_of(after, SEAT_A) == moves_of(given, SEAT_A)
    assert played(after, "g7>g8:c").turn == SEAT_C


@pytest.mark.rule("SSE-5.3")
def test_resigning_on_turn() -> None:
    after, events = SMALL_STAR_EMPIRES.apply(position(THREE), SEAT_A, Resign())
    assert events == (Resigned(SEAT_A),)
    assert after.turn == SEAT_B
    assert played(after, "i6>i7:c", "k5>k6:c").turn == SEAT_B


@pytest.mark.rule("SSE-5.3")
def test_everyone_may_resign_once_at_any_time() -> None:
    given = position(THREE, standing=[PLAYING, PASSED, PLAYING])
    assert all(SMALL_STAR_EMPIRES.free(given, seat) == (Resign(),) for seat in given.seats)
    after = resigned(given, SEAT_B)
    assert SMALL_STAR_EMPIRES.free(after, SEAT_B) == ()
    with pytest.raises(Illegal) as refusal:
        resigned(after, SEAT_B)
    assert refusal.value.rule == "SSE-5.3"
    assert refusal.value.why.en != refusal.value.why.fr


@pytest.mark.rule("SSE-5.3")
def test_what_a_resigned_player_controls_is_still_an_obstacle() -> None:
    given = line("Ha 1 2b 3 Hc", standing=[PLAYING, RESIGNED, PLAYING])
    assert line_ends(given) == marked("- x - - -")


@pytest.mark.rule("SSE-5.3")
def test_what_a_resigned_player_controls_still_pays_trade_stations() -> None:
    given = position("1b  1A  Hb", standing=[PLAYING, RESIGNED])
    assert scoring.stations(given, SEAT_A) == 2


@pytest.mark.rule("SSE-5.3")
def test_who_resigned_ranks_below_all_who_did_not() -> None:
    given = position("Ha  1a  _   3b  3b  3b  _   2c  2c", standing=[PLAYING, RESIGNED, PLAYING])
    assert [score.total for score in scoring.scores(given)] == [1, 12, 4]
    assert SMALL_STAR_EMPIRES.standings(given).ranks == (2, 3, 1)


@pytest.mark.rule("SSE-5.3")
def test_the_resigned_rank_by_points_among_themselves() -> None:
    given = position("1a  _   1b  _   2c  2c  _   3d", standing=[RESIGNED, PLAYING, RESIGNED, RESIGNED])
    assert SMALL_STAR_EMPIRES.standings(given).ranks == (4, 1, 2, 3)


@pytest.mark.rule("SSE-R13")
def test_who_resigned_counts_as_one_who_has_passed() -> None:
    given = position("1   Ha* _   1   2   Hb* _   1   Hc*", standing=[PLAYING, RESIGNED, PASSED])
    assert played(given, "g8>g7:c").over


@pytest.mark.rule("SSE-R13")
def test_who_resigned_is_still_paid_tolls() -> None:
    given = line("Ha 1b 2 Hc", standing=[PLAYING, RESIGNED, PLAYING], open_borders=True)
    assert played(given, "g7>g9:c").supplies[SEAT_B].received == 1


@pytest.mark.rule("SSE-R13")
def test_who_resigned_is_scored_like_the_others() -> None:
    given = position("Ha  1a  _   3b  RB  2b  1a", standing=[PLAYING, RESIGNED])
    sheet = SMALL_STAR_EMPIRES.standings(given)
    assert [sheet.row(key)[SEAT_B] for key in ("planets", "nebulae", "stations", "bonus", "total")] == [5, 2, 0, 3, 10]
    assert sheet.row("bonus")[SEAT_A] == 0


@pytest.mark.rule("SSE-R13")
@pytest.mark.parametrize("leavers", [(SEAT_B, SEAT_C), (SEAT_C, SEAT_B)])
def test_the_last_one_left_wins_at_once(leavers: tuple[Seat, Seat]) -> None:
    given = position("Ha* 1   _   3b* 3b  1   _   2c* 2")
    one, other = leavers
    after = resigned(given, one)
    assert not after.over
    over, events = SMALL_STAR_EMPIRES.apply(after, other, Resign())
    assert over.over
    assert events == (Resigned(other), GameEnded((SEAT_A,), (0, 9, 2)))
    assert SMALL_STAR_EMPIRES.standings(over).winners == (SEAT_A,)


@pytest.mark.rule("SSE-R13")
@pytest.mark.parametrize(("leaver", "winner"), [(SEAT_A, SEAT_B), (SEAT_B, SEAT_A)])
def test_of_two_players_the_other_wins_at_once(leaver: Seat, winner: Seat) -> None:
    over = resigned(position("Ha* 1   1a  _   3b* 1"), leaver)
    assert SMALL_STAR_EMPIRES.waiting_on(over) == frozenset()
    assert SMALL_STAR_EMPIRES.standings(over).winners == (winner,)


@pytest.mark.rule("SSE-R13")
def test_one_who_has_passed_may_be_the_last_one_left() -> None:
    given = position(THREE, turn=SEAT_B, standing=[PASSED, PLAYING, PLAYING])
    assert SMALL_STAR_EMPIRES.standings(resigned(given, SEAT_C, SEAT_B)).winners == (SEAT_A,)


@pytest.mark.rule("SSE-R13")
def test_in_a_campaign_resigning_concerns_the_round_only() -> None:
    first = SMALL_STAR_EMPIRES.start(Options(campaign=True), 2, "test").state
    second = resigned(first, SEAT_A)
    assert not second.over
    assert second.campaign is not None
    assert (second.campaign.round, second.campaign.wins) == (2, (0, 1))
    assert second.standing == (PLAYING, PLAYING)
    assert second.supplies[SEAT_A].unplaced == FULL.unplaced - 2
