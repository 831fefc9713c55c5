"""What a search forecasts, told as the chances that such forecasts have come to in self-play."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from stellarch.bots.names import methods_of
from stellarch.core import Candidate, Forecast, Game, Thought

_AT_A_GLANCE = 1
"""A candidate of no more visits was judged by its position, or played out once: there is no mean to be mended."""


def calibrated(game: Game[Any, Any], view: Any, thought: Thought, seed: str) -> Thought:
    """A thought with true chances, where it came of the game's best search; what is proven stays as it is."""
    if not game.outlook.chances.seats or thought.method != methods_of(game)[0]:
        return thought
    progress = game.outlook.progress(game.imagine(view, seed))
    candidates = (_mended(game, candidate, thought.seat, progress) for candidate in thought.candidates)
    return replace(thought, candidates=tuple(candidates))


def _mended(game: Game[Any, Any], candidate: Candidate, seat: int, progress: float) -> Candidate:
    if candidate.proven or candidate.visits <= _AT_A_GLANCE:
        return candidate

    def chance(value: float) -> float:
        return round(game.outlook.chances.of_search(_with(candidate.forecast, seat, value), progress)[seat], 4)

    chances = game.outlook.chances.of_search(candidate.forecast.chances, progress)
    forecast = replace(candidate.forecast, chances=tuple(round(one, 4) for one in chances))
    low, high = chance(candidate.low), chance(candidate.high)
    return replace(candidate, value=forecast.chances[seat], low=low, high=high, forecast=forecast)


def _with(forecast: Forecast, seat: int, value: float) -> Sequence[float]:
    """The chances if one seat's were another, and the rest shared by the others as it is."""
    others = 1 - forecast.chances[seat]
    equal = (1 - value) / (len(forecast.chances) - 1)
    shared = [one * (1 - value) / others if others > 0 else equal for one in forecast.chances]
    return [*shared[:seat], value, *shared[seat + 1 :]]
