"""95 % intervals: known values, and what each is made to get right."""

from math import sqrt

import pytest

from stellarch.arena.statistics import Z, normal, paired_difference, paired_share, share_of
from stellarch.core import Chance


def test_a_share_has_wilsons_interval() -> None:
    share = share_of(5, 10)
    assert (share.value, share.low, share.high) == (0.5, 0.2366, 0.7634)


def test_a_clean_sweep_of_few_deals_proves_little() -> None:
    (few, many) = (paired_share([1.0] * deals) for deals in (4, 400))
    assert few.value == many.value == 1
    assert few.low is not None
    assert many.low is not None
    assert few.low < 0.6 < 0.97 < many.low


def test_bonett_and_prices_interval() -> None:
    """Of 20 deals one won 8 and the other 3; nine were shared. By hand: 9/22 - 4/22, and its spread."""
    found = paired_share([1.0] * 8 + [0.0] * 3 + [0.5] * 9)
    middle, spread = 5 / 22, Z * sqrt((13 / 22 - (5 / 22) ** 2) / 22)
    assert found.value == (8 + 9 / 2) / 20
    assert found.low == pytest.approx((1 + middle - spread) / 2, abs=1e-4)
    assert found.high == pytest.approx((1 + middle + spread) / 2, abs=1e-4)


def test_the_interval_holds_the_truth_about_95_times_in_100() -> None:
    chance, held = Chance("deals"), 0
    for trial in range(400):
        deals = [(chance.below(10, trial, deal) < 6) / 1 for deal in range(40)]
        found = paired_share(deals)
        held += found.low is not None and found.high is not None and found.low <= 0.6 <= found.high
    assert 0.92 <= held / 400 <= 0.99


def test_differences_of_points() -> None:
    found = paired_difference([1.0, 3.0, 5.0])
    assert found.value == 3
    assert found.high == pytest.approx(3 + Z * 2 / sqrt(3), abs=1e-4)


def test_one_deal_gives_no_interval() -> None:
    found = paired_difference([4.0])
    assert (found.value, found.low, found.high) == (4, None, None)


def test_a_known_deviation() -> None:
    assert normal(25.0, 1.0).high == pytest.approx(25 + Z, abs=1e-4)
