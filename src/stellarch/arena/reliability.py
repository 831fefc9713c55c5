"""How true chances are: of what was said to come in 70 of 100 cases, how much did."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean

import msgspec

from stellarch.arena.sightings import GameSeen, of_positions, of_searches
from stellarch.core.chances import Chances

BINS = 10
FROM = 1 / 3
"""Chances are judged from a third of a game on: before, nobody can know much."""
MOST_ERROR, LEAST_GAIN = 0.03, 0.15
"""What is aimed at: the expected calibration error, and the gain over always saying the same."""

FOLDS = 5

Games = Mapping[int, Sequence[GameSeen]]
"""What was seen, by the number of seats."""
Said = tuple[float, float]
"""A chance that was said, and the share of the win that came."""


class Bin(msgspec.Struct, frozen=True):
    """Chances between two bounds: how many, their mean, and how often what was said came."""

    low: float
    high: float
    count: int
    said: float
    came: float


class Reliability(msgspec.Struct, frozen=True):
    """The chances that one kind of thought said in games of one number of seats, from a third of each game on."""

    kind: str
    """position: judged at a glance; search: forecast by the best search."""
    seats: int
    games: int
    chances: int
    brier: float
    constant: float
    """The Brier score of who says the same for all seats, always."""
    gain: float
    """How much better than the constant: 1 would be perfect."""
    error: float
    """The expected calibration error."""
    bins: tuple[Bin, ...]

    @property
    def holds(self) -> bool:
        return self.error < MOST_ERROR and self.gain >= LEAST_GAIN


def reliability(chances: Chances, games: Games) -> list[Reliability]:
    """What a map says of games, against how they ended."""
    return _judged_all({seats: len(seen) for seats, seen in games.items()}, _said(chances, games))


def left_out(games: Games, fit: Callable[[Games], Chances]) -> list[Reliability]:
    """How true a map would be that is fitted to these games, on others like them: each fifth of the games is judged by
    what was fitted to the rest."""
    said: defaultdict[tuple[int, str], list[Said]] = defaultdict(list)
    for fold in range(FOLDS):
        rest = {seats: [game for game in seen if game.number % FOLDS != fold] for seats, seen in games.items()}
        fresh = {seats: [game for game in seen if game.number % FOLDS == fold] for seats, seen in games.items()}
        for key, pairs in _said(fit(rest), fresh).items():
            said[key] += pairs
    return _judged_all({seats: len(seen) for seats, seen in games.items()}, said)


def _said(chances: Chances, games: Games) -> dict[tuple[int, str], list[Said]]:
    """By the number of seats and the kind of thought."""
    found = {}
    for seats, seen in games.items():
        found[seats, "position"] = list(_of_positions(chances, seen))
        found[seats, "search"] = list(_of_searches(chances, seen))
    return found


def _judged_all(games: Mapping[int, int], said: Mapping[tuple[int, str], Sequence[Said]]) -> list[Reliability]:
    return [judged(kind, seats, games[seats], pairs) for (seats, kind), pairs in said.items() if pairs]


def judged(kind: str, seats: int, games: int, pairs: Sequence[Said]) -> Reliability:
    brier = fmean((said - came) ** 2 for said, came in pairs)
    constant = fmean((1 / seats - came) ** 2 for _, came in pairs)
    bins = tuple(_bins(pairs))
    error = sum(one.count * abs(one.said - one.came) for one in bins) / len(pairs)
    gain = 1 - brier / constant if constant else 0.0  # where every game was shared, nothing can be said better
    brier, constant, gain, error = (round(figure, 4) for figure in (brier, constant, gain, error))
    return Reliability(kind, seats, games, len(pairs), brier, constant, gain, error, bins)


def _of_positions(chances: Chances, games: Sequence[GameSeen]) -> Iterator[Said]:
    for game, one in of_positions(games):
        if one.played >= FROM and (said := chances.of_position(one.facts, one.progress)):
            yield from (pair for pair, facts in zip(_pairs(said, game), one.facts, strict=True) if facts is not None)


def _of_searches(chances: Chances, games: Sequence[GameSeen]) -> Iterator[Said]:
    for game, one in of_searches(games):
        if one.played >= FROM and one.forecast:
            yield from _pairs(chances.of_search(one.forecast, one.progress), game)


def _pairs(said: Sequence[float], game: GameSeen) -> Iterator[Said]:
    return zip(said, game.shares, strict=True)


def _bins(pairs: Sequence[Said]) -> Iterator[Bin]:
    for number in range(BINS):
        inside = [pair for pair in pairs if min(int(pair[0] * BINS), BINS - 1) == number]
        if inside:
            said, came = (round(fmean(side), 4) for side in zip(*inside, strict=True))
            yield Bin(number / BINS, (number + 1) / BINS, len(inside), said, came)
