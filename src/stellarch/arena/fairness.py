"""How fair a board proves to be: games of equal bots, each seat beginning as often (SSE-9.7).

The static figure of a game looks at the board alone. This one asks what comes of it in play: how often each seat
wins when nobody plays better than the others. Each share has a 95 % interval (Wilson's), for few games prove little.
"""

from collections.abc import Mapping
from math import sqrt
from typing import Any

import msgspec

from stellarch.arena.simulate import Plan, Progress, simulate

_Z = 1.959963984540054
"""The point of the normal distribution that leaves 2.5 % on either side."""


class SeatShare(msgspec.Struct, frozen=True):
    """A seat's wins, its share of all wins, and the interval that holds its true share 95 times in 100."""

    seat: int
    wins: float
    share: float
    low: float
    high: float


class FairnessByPlay(msgspec.Struct, frozen=True):
    """The shares of all seats; `figure` is the least share divided by the greatest, 1 being perfectly even."""

    games: int
    bot: str
    seed: str
    shares: tuple[SeatShare, ...]
    figure: float
    even: bool
    """Whether these games are compatible with even chances: one share each lies in every interval."""


def fairness_by_play(
    game: str,
    players: int,
    games: int,
    seed: str,
    *,
    options: Mapping[str, Any],
    rotate: str = "first_player",
    bot: str = "greedy",
    workers: int = 1,
    on_progress: Progress | None = None,
) -> FairnessByPlay:
    """Win shares per seat over games of equal bots; their number is rounded up, so that each begins as often."""
    rounded = -(-games // players) * players
    plan = Plan(game, (bot,) * players, rounded, seed, options, rotate)
    wins = simulate(plan, workers, on_progress).wins
    shares = tuple(
        SeatShare(seat, won, round(won / rounded, 4), *wilson(won, rounded)) for seat, won in enumerate(wins)
    )
    even = all(share.low <= 1 / players <= share.high for share in shares)
    return FairnessByPlay(rounded, bot, seed, shares, round(min(wins) / max(wins), 4), even)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of so many wins in so many games."""
    share, z2 = wins / games, _Z * _Z
    middle = share + z2 / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return round(max(0.0, (middle - spread) / scale), 4), round(min(1.0, (middle + spread) / scale), 4)
