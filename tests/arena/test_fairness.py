"""SSE-9.7: fairness by games of equal bots, each seat beginning as often."""

import pytest

from stellarch.arena import fairness_by_play, wilson

BOARD = "r.d8Bb0O.e10Ea0X.f5Gb4X.g7Ca2.h9Da5O.i4Fa5O.j6Ab5X.d6Ha4.j8Hb1"
LOPSIDED = "r.g7-aeb333333333"


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [
        (5, 10, (0.2366, 0.7634)),
        (0, 10, (0.0, 0.2775)),
        (10, 10, (0.7225, 1.0)),
        (1, 4, (0.0456, 0.6994)),
        (500, 1000, (0.4691, 0.5309)),
    ],
)
def test_wilsons_interval(wins: int, games: int, interval: tuple[float, float]) -> None:
    assert wilson(wins, games) == pytest.approx(interval, abs=1e-4)


def test_more_games_give_a_narrower_interval() -> None:
    widths = [high - low for low, high in (wilson(games / 2, games) for games in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.rule("SSE-9.7")
def test_shares_of_the_seats_add_up() -> None:
    found = fairness_by_play("small-star-empires", 2, 6, "s", options={"board": BOARD}, bot="random")
    assert sum(share.wins for share in found.shares) == found.games == 6
    assert sum(share.share for share in found.shares) == pytest.approx(1, abs=1e-3)
    assert all(share.low <= share.share <= share.high for share in found.shares)


@pytest.mark.rule("SSE-9.7")
def test_games_are_rounded_up_so_that_each_seat_begins_as_often() -> None:
    assert fairness_by_play("small-star-empires", 2, 5, "s", options={"board": BOARD}, bot="random").games == 6


@pytest.mark.rule("SSE-9.7")
def test_a_lopsided_board_is_found_out() -> None:
    found = fairness_by_play("small-star-empires", 2, 20, "s", options={"board": LOPSIDED}, bot="random")
    assert not found.even
    assert found.figure == 0
    assert found.shares[1].share == 1


def test_the_same_seed_gives_the_same_answer() -> None:
    first, second = (
        fairness_by_play("small-star-empires", 2, 2, "s", options={"board": BOARD}, bot="random") for _ in range(2)
    )
    assert first == second
