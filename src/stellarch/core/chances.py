"""Each seat's chance to win, from what the seats have: a map that was fitted to self-play and is kept with its game.

What a seat has are facts, each a number. A fact weighs differently in the phases of a game and with more at the table;
the weights are fitted by `stellarch calibrate`. The sums are compared seat by seat: who is further ahead has the better
chance, and who has the same has the same. What a search forecasts is mended in the same way, by one weight: above 1
where it was too timid, below 1 where it was too sure.
"""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from math import exp, log

import msgspec

PHASES = 4
"""A weight is given for the beginning, for one and two thirds of a game, and for its end; between them it slides."""
KEPT = "chances.json"
"""What the file is called, among the data of a game."""

Facts = Sequence[float]
"""What one seat has, always in the same order."""


class Made(msgspec.Struct, frozen=True):
    """How the weights for one number of seats were found."""

    command: str
    version: str
    date: str
    games: int
    positions: int


class Weights(msgspec.Struct, frozen=True):
    """For one number of seats, phase by phase: what each fact weighs, and what the forecast of a search does."""

    made: Made
    facts: tuple[tuple[float, ...], ...]
    search: tuple[float, ...] | None = None


class Chances(msgspec.Struct, frozen=True):
    """What is kept with a game, by the number of seats."""

    seats: Mapping[int, Weights]

    @classmethod
    def of_package(cls, package: str) -> "Chances":
        """Those kept with a game; none, where it has not been calibrated."""
        kept = files(package) / "data" / KEPT
        return msgspec.json.decode(kept.read_bytes(), type=cls) if kept.is_file() else cls({})

    def for_seats(self, seats: int) -> Weights | None:
        """The weights for a number of seats, or for the nearest there are."""
        nearest = min(self.seats, key=lambda kept: (abs(kept - seats), kept), default=None)
        return None if nearest is None else self.seats[nearest]

    def of_position(self, facts: Sequence[Facts | None], progress: float) -> tuple[float, ...] | None:
        """Each seat's chance, by what it has (None: it is out of the game); None where nothing is kept."""
        weights = self.for_seats(len(facts))
        if weights is None:
            return None
        now = list(at_phase(weights.facts, progress))
        sums = [None if one is None else sum(map(_times, now, one)) for one in facts]
        return shares(sums)

    def of_search(self, chances: Sequence[float], progress: float) -> tuple[float, ...]:
        """What a search forecasts, mended; as it is where nothing is kept."""
        weights = self.for_seats(len(chances))
        if weights is None or weights.search is None:
            return tuple(chances)
        (weight,) = at_phase([(one,) for one in weights.search], progress)
        return shares([weight * log(chance) if chance > 0 else None for chance in chances])


def at_phase(weights: Sequence[Sequence[float]], progress: float) -> Iterator[float]:
    """The weights at some point of a game, between those of two phases."""
    for one in zip(*weights, strict=True):
        yield sum(map(_times, one, nearness(progress)))


def nearness(progress: float) -> list[float]:
    """How much each phase counts at some point of a game: together 1, and no more than two of them anything."""
    at = min(max(progress, 0.0), 1.0) * (PHASES - 1)
    return [max(0.0, 1 - abs(at - phase)) for phase in range(PHASES)]


def shares(sums: Sequence[float | None]) -> tuple[float, ...]:
    """Chances that add up to 1, the greater the greater the sum; None has none."""
    most = max((one for one in sums if one is not None), default=0.0)
    weights = [0.0 if one is None else exp(one - most) for one in sums]
    total = sum(weights) or 1.0
    return tuple(weight / total for weight in weights)


def _times(one: float, other: float) -> float:
    return one * other
