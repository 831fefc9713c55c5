"""The map from what seats have to each seat's chance to win."""

import pytest

from stellarch.core.chances import PHASES, Chances, Made, Weights, nearness

MADE = Made("stellarch calibrate", "1", "2026-11-18", 1, 12)
FLAT = ((1.0, -0.5),) * PHASES
GROWING = tuple((weight, 0.0) for weight in (0.0, 1.0, 2.0, 3.0))


def chances(facts: tuple[tuple[float, ...], ...] = FLAT, search: tuple[float, ...] | None = None) -> Chances:
    return Chances({2: Weights(MADE, facts, search), 4: Weights(MADE, facts, search)})


def test_chances_are_a_distribution_and_equal_seats_have_equal_ones() -> None:
    found = chances().of_position([(1.0, 2.0), (3.0, 0.0), (1.0, 2.0), (0.5, 9.0)], 0.5)
    assert found is not None
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[0] == found[2] > found[3] > 0


def test_who_is_out_has_none() -> None:
    found = chances().of_position([(1.0, 0.0), None], 0.5)
    assert found == (1.0, 0.0)


def test_a_lead_says_more_the_further_the_game_has_come() -> None:
    lead = [(1.0, 0.0), (0.0, 0.0)]
    said = [found[0] for at in (0.0, 0.2, 0.5, 0.9, 1.0, 7.0) if (found := chances(GROWING).of_position(lead, at))]
    assert said == sorted(said)
    assert said[0] == 0.5
    assert said[-1] == said[-2] < 1


@pytest.mark.parametrize("progress", [-1, 0, 0.1, 1 / 3, 0.5, 0.99, 1, 2])
def test_between_two_phases_weights_slide(progress: float) -> None:
    near = nearness(progress)
    assert sum(near) == pytest.approx(1)
    assert sum(one > 0 for one in near) <= 2


def test_for_other_numbers_of_seats_the_nearest_counts() -> None:
    kept = chances()
    assert kept.for_seats(3) is kept.seats[2]
    assert kept.for_seats(9) is kept.seats[4]
    assert Chances({}).for_seats(2) is None


def test_what_a_search_says_too_timidly_is_said_more_clearly() -> None:
    kept = chances(search=(1.0, 1.0, 2.0, 2.0))
    assert kept.of_search((0.8, 0.2), 0.0) == pytest.approx((0.8, 0.2))
    clear = kept.of_search((0.8, 0.2), 1.0)
    assert clear == pytest.approx((0.64 / 0.68, 0.04 / 0.68))
    assert kept.of_search((0.5, 0.5), 1.0) == (0.5, 0.5)
    assert kept.of_search((1.0, 0.0), 1.0) == (1.0, 0.0)


def test_where_nothing_is_kept_a_search_means_what_it_says() -> None:
    assert Chances({}).of_search((0.7, 0.3), 0.5) == (0.7, 0.3)
    assert Chances({}).of_position([(1.0,), (2.0,)], 0.5) is None
