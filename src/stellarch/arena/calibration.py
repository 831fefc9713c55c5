"""The map from what seats have to their chances, fitted to games that were seen.

It is the likeliest map (a softmax of weighted facts, see `core.chances`) that few games cannot lead far astray: the
weights of two phases that follow each other are held together, those for each number of seats are held to those for
all, and these to what is known without any game: of facts nothing, of the forecasts of a search that they are meant. No
weight is below zero: facts are counted so that more is better, and who has more never has the worse chance by it.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from math import log
from typing import Any, NamedTuple

import numpy as np

from stellarch import __version__
from stellarch.arena.sightings import GameSeen, Sighting, of_positions, of_searches
from stellarch.core.chances import PHASES, Chances, Made, Weights, nearness

_WORTH = 0.25
"""How much a position counts beside others of its game: they are much alike."""
_HOLD_PHASES, _HOLD_SEATS = 8.0, 8.0
"""How firmly weights are held to those of the next phase, and to those for all numbers of seats."""
_HOLD_FACTS, _HOLD_SEARCH = 0.5, 4.0
"""How firmly to what was known before: of a fact nothing, of what a search says that it is meant."""
_STEPS, _ENOUGH, _LONGEST_STEP = 100, 1e-8, 2.0
_LEAST_CHANCE = 1e-4
"""What a search never saw is not impossible."""
_DIGITS = 6

Array = Any
"""A numpy array."""


class _Seen(NamedTuple):
    """Positions with the same number of seats, as arrays: facts by position, seat and fact, with who is in the game,
    how near each phase is, and how the win was shared."""

    facts: Array
    playing: Array
    phases: Array
    shares: Array

    def at_phases(self) -> Array:
        """The facts once for each phase, as much as it counts: by position, seat, and phase and fact."""
        spread = np.einsum("np,nsf->nspf", self.phases, self.facts)
        return spread.reshape(*self.facts.shape[:2], -1)


def fitted(games: Mapping[int, Sequence[GameSeen]], command: str) -> Chances:
    """The map for each number of seats of which games were seen."""
    facts = _by_seats({seats: _positions(seen) for seats, seen in games.items()}, 0.0, _HOLD_FACTS)
    search = _by_seats({seats: _forecasts(seen) for seats, seen in games.items()}, 1.0, _HOLD_SEARCH)
    date = datetime.now(UTC).date().isoformat()
    made = {
        seats: Made(command, __version__, date, len(seen), sum(len(game.sightings) for game in seen))
        for seats, seen in games.items()
    }
    return Chances(
        {
            seats: Weights(
                made[seats], _rows(weights), tuple(row[0] for row in _rows(search[seats])) if search else None
            )
            for seats, weights in sorted(facts.items())
        }
    )


def _positions(games: Sequence[GameSeen]) -> _Seen | None:
    return _arrays([(game, one, one.facts) for game, one in of_positions(games)])


def _forecasts(games: Sequence[GameSeen]) -> _Seen | None:
    """Forecasts as a fact each: the logarithm of the chance."""
    return _arrays([(game, one, _logarithms(one.forecast or ())) for game, one in of_searches(games)])


def _logarithms(chances: Sequence[float]) -> tuple[tuple[float], ...]:
    return tuple((log(max(chance, _LEAST_CHANCE)),) for chance in chances)


def _arrays(found: Sequence[tuple[GameSeen, Sighting, Sequence[Sequence[float] | None]]]) -> _Seen | None:
    if not found:
        return None
    width = max(len(row) for _, _, rows in found for row in rows if row is not None)
    facts = [[row if row is not None else (0.0,) * width for row in rows] for _, _, rows in found]
    return _Seen(
        np.array(facts, float),
        np.array([[row is not None for row in rows] for _, _, rows in found]),
        np.array([nearness(one.progress) for _, one, _ in found]),
        np.array([game.shares for game, _, _ in found]),
    )


def _by_seats(given: Mapping[int, _Seen | None], before: float, hold: float) -> dict[int, Array]:
    """The weights by phase and fact for each number of seats; nothing where nothing was seen."""
    seen = {seats: one for seats, one in given.items() if one is not None}
    if not seen:
        return {}
    facts = next(iter(seen.values())).facts.shape[2]
    scale = _spread(list(seen.values()))
    for_all = _likeliest(list(seen.values()), np.full((PHASES, facts), before), scale, hold)
    return {
        seats: _likeliest([seen[seats]], for_all, scale, _HOLD_SEATS) if seats in seen else for_all for seats in given
    }


def _spread(seen: Sequence[_Seen]) -> Array:
    """How far seats of one position usually are apart, fact by fact: what a weight is measured by."""
    apart = [one.facts - one.facts.mean(axis=1, keepdims=True) for one in seen]
    spread = np.concatenate([each.reshape(-1, each.shape[2]) for each in apart]).std(axis=0)
    return np.where(spread > 0, spread, 1.0)


def _likeliest(seen: Sequence[_Seen], before: Array, scale: Array, hold: float) -> Array:
    """The weights that make what came of the positions likeliest, held to what was thought before (Newton's
    method, kept from going below zero)."""
    scaled = [one._replace(facts=one.facts / scale) for one in seen]
    start = (before * scale).ravel()
    bonds = _bonds(before.shape[1], hold)
    weights = start.copy()
    for _ in range(_STEPS):
        slope, bend = bonds @ (weights - start), bonds.copy()
        for one in scaled:
            pull, stiffness = _pull(one, weights)
            slope -= pull
            bend += stiffness
        moved = np.maximum(weights - _step(slope, bend, (weights > 0) | (slope < 0)), 0.0)
        if np.abs(moved - weights).max() < _ENOUGH:
            break
        weights = moved
    return weights.reshape(before.shape) / scale


def _step(slope: Array, bend: Array, free: Array) -> Array:
    """How far to go down, where the way is free; not too far at once."""
    step = np.zeros_like(slope)
    step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
    return step * min(1.0, _LONGEST_STEP / max(np.abs(step).max(), _ENOUGH))


def _bonds(facts: int, hold: float) -> Array:
    return hold * np.eye(PHASES * facts) + _between_phases(facts)


def _between_phases(facts: int) -> Array:
    """What holds the weights of a fact in two phases that follow each other together."""
    steps = np.diff(np.eye(PHASES), axis=0)
    return _HOLD_PHASES * np.kron(steps.T @ steps, np.eye(facts))


def _pull(seen: _Seen, weights: Array) -> tuple[Array, Array]:
    """Where the games pull the weights, and how firmly."""
    facts = seen.at_phases()
    sums = np.where(seen.playing, facts @ weights, -np.inf)
    chances = np.exp(sums - sums.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    expected = np.einsum("ns,nsf->nf", chances, facts)
    pull = np.einsum("ns,nsf->f", seen.shares - chances, facts)
    stiffness = np.einsum("ns,nsf,nsg->fg", chances, facts, facts) - expected.T @ expected
    return _WORTH * pull, _WORTH * stiffness


def _rows(weights: Array) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(round(float(weight), _DIGITS) for weight in row) for row in weights)
