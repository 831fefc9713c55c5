"""Forecasts of a search, told as what such forecasts have come to."""

from msgspec.structs import replace

from stellarch.bots.calibrated import calibrated
from stellarch.core import Candidate, Forecast, Seat, Thought
from stellarch.core.chances import PHASES, Chances, Made, Weights
from stellarch.core.outlook import Outlook
from tests.bots.pennies import PENNIES, Pennies, State

MADE = Made("stellarch calibrate", "1", "2026-11-18", 1, 12)


class HalfOf(Outlook):
    chances = Chances({2: Weights(MADE, ((1.0,),) * PHASES, (2.0,) * PHASES)})


class Timid(Pennies):
    """Pennies whose search is known to say half of what it means."""

    outlook = HalfOf()


def candidate(value: float, low: float, high: float, visits: int = 50) -> Candidate:
    return Candidate("heads", value, low, high, visits, Forecast((value, 1 - value), ()), ("heads",))


def told(one: Candidate, method: str | None = None) -> Candidate:
    game = Timid()
    thought = Thought(0, method or game.methods[0], 50, (one,))
    return calibrated(game, game.view(State(), Seat(0)), thought, "seed").best


def test_chance_and_bounds_are_mended_alike() -> None:
    one = told(candidate(0.8, 0.7, 0.9))
    assert one.value == one.forecast.chances[0] == round(0.64 / 0.68, 4)
    assert (one.low, one.high) == (round(0.49 / 0.58, 4), round(0.81 / 0.82, 4))
    assert one.low < one.value < one.high
    assert sum(one.forecast.chances) == 1


def test_an_even_chance_stays_even() -> None:
    assert told(candidate(0.5, 0.5, 0.5)).value == 0.5


def test_what_is_proven_or_was_only_glanced_at_stays_as_it_is() -> None:
    for one in (replace(candidate(0.8, 0.8, 0.8), proven=True), candidate(0.8, 0.0, 1.0, visits=1)):
        assert told(one) == one


def test_so_do_other_ways_to_search_and_games_that_keep_nothing() -> None:
    one = candidate(0.8, 0.7, 0.9)
    assert told(one, "another") == one
    thought = Thought(0, PENNIES.methods[0], 50, (one,))
    assert calibrated(PENNIES, PENNIES.view(State(), Seat(0)), thought, "seed") == thought
