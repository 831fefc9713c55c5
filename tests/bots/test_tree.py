"""The tree search over the contract: it finds what wins, in any game, and knows no more than its seat."""

from typing import Any

import pytest
from msgspec.structs import replace

from stellarch.bots import GreedyBot, TreeSearch
from stellarch.core import Chance, Game, Seat, Thought
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.state import Supply
from tests.bots.pennies import HEADS, PENNIES, State
from tests.core import toy_auction
from tests.core.toy_auction import TOY_AUCTION
from tests.positions import SEAT_A, SEAT_B, find, position

NO_STATIONS = (Supply(16, 0), Supply(16, 0))

# In each, the greater system at hand loses: what counts is to close the way to the middle before the other comes.
RACES = [
    """
          1   X   G
        Ha* R   2   Hb*
    """,
    """
        Ha* 2   3   Hb*
          2   X   R
    """,
    """
          2   R   R
        Ha* 1   3   Hb*
          3   1   2
    """,
    """
        Ha* R   G   Hb*
          1   _   3
    """,
]


def thought(game: Game[Any, Any], state: Any, seat: Seat, nodes: int, seed: str = "tree") -> Thought:
    search = TreeSearch(game, game.view(state, seat), seed)
    search.run(nodes)
    return search.thought()


def winning(state: Any, seat: Seat) -> set[str]:
    """The actions that win against any defence, found by trying everything."""
    after = {str(action): SMALL_STAR_EMPIRES.apply(state, seat, action) for action in legal(state, seat)}
    return {action for action, step in after.items() if can_win(step.state, seat)}


def can_win(state: Any, seat: Seat) -> bool:
    if state.over:
        return SMALL_STAR_EMPIRES.standings(state).winners == (seat,)
    tries = (
        can_win(SMALL_STAR_EMPIRES.apply(state, state.turn, action).state, seat) for action in legal(state, state.turn)
    )
    return any(tries) if state.turn == seat else all(tries)


def legal(state: Any, seat: Seat) -> list[Any]:
    return SMALL_STAR_EMPIRES.legal(state, seat)


@pytest.mark.parametrize("drawing", RACES, ids=range(1, 5))
def test_it_finds_the_move_that_wins(drawing: str) -> None:
    state = position(drawing, supplies=NO_STATIONS)
    assert thought(SMALL_STAR_EMPIRES, state, SEAT_A, 400).best.action in winning(state, SEAT_A)


@pytest.mark.parametrize("drawing", RACES, ids=range(1, 5))
def test_a_look_one_move_ahead_does_not(drawing: str) -> None:
    state = position(drawing, supplies=NO_STATIONS)
    view = SMALL_STAR_EMPIRES.view(state, SEAT_A)
    greedy = GreedyBot().choose(SMALL_STAR_EMPIRES, view, legal(state, SEAT_A), "greedy")
    assert str(greedy) not in winning(state, SEAT_A)


def test_three_seats_each_play_for_themselves() -> None:
    state = position(
        """
          2   3   1
        Ha* 1   2   Hb*
          1   Hc* 3
        """,
        turn=SEAT_B,
    )
    found = thought(SMALL_STAR_EMPIRES, state, SEAT_B, 60)
    assert found.seat == SEAT_B
    assert sum(found.best.forecast.chances) == pytest.approx(1)
    assert found.best.value == found.best.forecast.chances[SEAT_B]


def test_the_same_seed_gives_the_same_thought_however_it_is_sliced() -> None:
    view = SMALL_STAR_EMPIRES.view(position(RACES[2]), SEAT_A)
    whole, sliced = (TreeSearch(SMALL_STAR_EMPIRES, view, "seed") for _ in range(2))
    whole.run(30)
    for nodes in (1, 9, 20):
        sliced.run(nodes)
    assert whole.thought() == sliced.thought()


def test_a_candidate_says_what_it_is_based_on() -> None:
    found = thought(SMALL_STAR_EMPIRES, position(RACES[2]), SEAT_A, 50)
    assert (found.method, found.nodes) == ("contract", 50)
    assert sum(candidate.visits for candidate in found.candidates) == 50
    for candidate in found.candidates:
        assert candidate.low <= candidate.value <= candidate.high
        assert candidate.line[0] == candidate.action
    assert [row.key for row in found.best.forecast.rows] == [
        "planets",
        "nebulae",
        "stations",
        "territory",
        "tiles",
        "tolls",
    ]


def test_the_last_move_of_a_game_is_forecast_to_the_point() -> None:
    state = position("Ha* 3   _   Hb  2b  2b")
    best = thought(SMALL_STAR_EMPIRES, state, SEAT_A, 20).best
    end = SMALL_STAR_EMPIRES.apply(state, SEAT_A, SMALL_STAR_EMPIRES.read_action(best.action)).state
    assert state.turn == SEAT_A
    assert tuple(best.forecast.total(seat) for seat in (0, 1)) == SMALL_STAR_EMPIRES.standings(end).row("total")


@pytest.mark.rule("SSE-7.10")
def test_what_lies_under_a_tile_is_not_known() -> None:
    drawing = """
          ?t  2   R
        Ha* ?x  ?d  Hb*
    """
    one = position(drawing, seed="one")
    hidden = {**one.face_down, find(drawing, "?t"): one.face_down[find(drawing, "?x")]}
    other = replace(
        one, face_down={**hidden, find(drawing, "?x"): one.face_down[find(drawing, "?t")]}, chance=Chance("2")
    )
    assert one.face_down != other.face_down
    assert thought(SMALL_STAR_EMPIRES, one, SEAT_A, 25) == thought(SMALL_STAR_EMPIRES, other, SEAT_A, 25)


def test_a_secret_bid_is_not_known() -> None:
    bidding = TOY_AUCTION.start(toy_auction.Options(), 2, "auction").state
    low, high = (TOY_AUCTION.apply(bidding, SEAT_A, toy_auction.Bid(coins)).state for coins in (0, 10))
    assert thought(TOY_AUCTION, low, SEAT_B, 40) == thought(TOY_AUCTION, high, SEAT_B, 40)


def test_what_is_chosen_at_the_same_time_is_not_known_either() -> None:
    value = thought(PENNIES, State(), SEAT_A, 400).best.value
    assert 0.3 < value < 0.7  # a player who saw the other's penny first would always win


def test_what_was_chosen_in_secret_before_is_guessed() -> None:
    laid = PENNIES.apply(State(), SEAT_A, PENNIES.read_action(HEADS)).state
    assert 0.3 < thought(PENNIES, laid, SEAT_B, 100).best.value < 0.7


@pytest.mark.parametrize(("worth", "keep"), [(1, False), (6, True)])
def test_a_crate_is_kept_if_it_is_worth_more_than_its_scrap(worth: int, keep: bool) -> None:
    opening = auctioned_off()
    state = replace(opening, floor=replace(opening.floor, phase="settling", found=worth))
    assert thought(TOY_AUCTION, state, SEAT_A, 40).best.action == str(toy_auction.Settle(keep))


def auctioned_off() -> toy_auction.State:
    """The first seat has won the lot of the only round."""
    state = TOY_AUCTION.start(toy_auction.Options(rounds=1), 2, "auction").state
    for seat, coins in ((SEAT_A, 1), (SEAT_B, 0)):
        state = TOY_AUCTION.apply(state, seat, toy_auction.Bid(coins)).state
    return state


def test_a_template_is_filled_in_more_ways_the_longer_it_thinks() -> None:
    bidding = TOY_AUCTION.start(toy_auction.Options(), 2, "auction").state
    few, many = (len(thought(TOY_AUCTION, bidding, SEAT_A, nodes).candidates) for nodes in (4, 60))
    assert 1 < few < many <= toy_auction.PURSE + 1


def test_a_bid_for_what_is_worth_little_is_low() -> None:
    bidding = TOY_AUCTION.start(toy_auction.Options(rounds=1), 2, "auction").state
    bid = TOY_AUCTION.read_action(thought(TOY_AUCTION, bidding, SEAT_A, 300).best.action)
    assert isinstance(bid, toy_auction.Bid)
    assert bid.coins <= 3  # a crate is worth 3.5 coins, or 2 as scrap if it holds less


@pytest.mark.parametrize("players", [2, 5, 9])
def test_it_plays_an_auction_to_its_end(players: int) -> None:
    state = TOY_AUCTION.start(toy_auction.Options(rounds=1), players, "auction").state
    while waiting := TOY_AUCTION.waiting_on(state):
        seat = min(waiting)
        best = thought(TOY_AUCTION, state, seat, 6).best
        state = TOY_AUCTION.apply(state, seat, TOY_AUCTION.read_action(best.action)).state
    assert TOY_AUCTION.standings(state).over


def test_a_seat_that_owes_nothing_has_nothing_to_think_about() -> None:
    with pytest.raises(AssertionError, match="seat 1 owes no decision"):
        TreeSearch(SMALL_STAR_EMPIRES, SMALL_STAR_EMPIRES.view(position(RACES[0]), SEAT_B), "seed")
