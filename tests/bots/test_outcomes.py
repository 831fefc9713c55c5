"""What the end of a game, or a position short of it, is worth to each seat."""

import pytest
from msgspec.structs import replace

from stellarch.bots.outcomes import Tally, leaf_rows, outcome
from stellarch.core import Row, Seat, Standings, Text
from tests.bots.pennies import HEADS, PENNIES, TAILS, State
from tests.core import toy_auction
from tests.core.toy_auction import TOY_AUCTION

MATCHED, DIFFERENT = State((HEADS, HEADS)), State((HEADS, TAILS))


def row(key: str, *parts: Row) -> Row:
    return Row(key, Text(key, key), (1, 2), parts)


def ended(*purses: int) -> toy_auction.State:
    """An auction that is over, each seat with a number of coins and its own crate."""
    state = TOY_AUCTION.start(toy_auction.Options(), len(purses), "seed").state
    return replace(state, floor=replace(state.floor, purses=purses, phase="over"))


def test_a_win_counts_one() -> None:
    assert outcome(TOY_AUCTION, ended(3, 5, 4)).chances == (0, 1, 0)


def test_a_shared_win_counts_in_part() -> None:
    assert outcome(TOY_AUCTION, ended(5, 5, 4)).chances == (0.5, 0.5, 0)


def test_a_win_by_more_is_rewarded_more_and_a_loss_by_less() -> None:
    narrow, wide = outcome(TOY_AUCTION, ended(6, 5)).rewards, outcome(TOY_AUCTION, ended(9, 5)).rewards
    assert narrow[0] < wide[0]
    assert narrow[1] > wide[1]


def test_any_win_is_rewarded_more_than_any_loss() -> None:
    assert outcome(TOY_AUCTION, ended(10, 9)).rewards[0] > outcome(TOY_AUCTION, ended(999, 1000)).rewards[0]


def test_short_of_the_end_a_player_who_leads_has_the_better_chances() -> None:
    going_on = ended(9, 5, 5)
    chances = outcome(TOY_AUCTION, replace(going_on, floor=replace(going_on.floor, phase="bidding"))).chances
    assert sum(chances) == pytest.approx(1)
    assert 1 > chances[0] > chances[1] == chances[2] > 0


@pytest.mark.parametrize(
    ("rows", "leaves"),
    [
        ((row("total"),), ["total"]),
        ((row("planets"), row("total")), ["planets"]),
        ((row("planets"), row("bonus", row("tiles"), row("tolls")), row("total")), ["planets", "tiles", "tolls"]),
        ((row("planets"), row("total"), row("wins")), ["planets"]),
    ],
)
def test_points_are_counted_in_the_rows_that_are_no_sums(rows: tuple[Row, ...], leaves: list[str]) -> None:
    assert [leaf.key for leaf in leaf_rows(Standings(True, (2, 1), rows, counts=rows[-1].key))] == leaves


def test_a_tally_has_the_means() -> None:
    tally = Tally()
    for state in (MATCHED, MATCHED, MATCHED, DIFFERENT):
        tally.add(outcome(PENNIES, state))
    forecast = tally.forecast()
    assert (tally.count, tally.wins(Seat(0))) == (4, 3)
    assert forecast.chances == (0.75, 0.25)
    assert [(row.key, row.values) for row in forecast.rows] == [("points", (0.75, 0.25))]
