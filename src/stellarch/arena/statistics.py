"""How sure a figure is: 95 % intervals. Few games prove little."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from stellarch.core.intervals import wilson

Z = 1.959963984540054
"""The point of the normal distribution that leaves 2.5 % on either side."""


class Interval(msgspec.Struct, frozen=True):
    """A figure, and where its true value lies 95 times in 100; no bounds where too little was seen to give any."""

    value: float
    low: float | None
    high: float | None


def share_of(wins: float, games: int) -> Interval:
    """The share of wins in a number of games, with Wilson's interval."""
    return Interval(round(wins / games, 4), *wilson(wins, games))


def paired_share(shares: Sequence[float]) -> Interval:
    """The mean of shares from 0 to 1, one for each deal.

    A deal is won by one (1), by the other (0), or shared out between them. To what was seen, one deal is added that
    each side wins outright (Bonett and Price, 2012): so even a clean sweep of few deals leaves room for doubt.
    """
    count, doubt = len(shares) + 2, [*shares, 0.0, 1.0]
    middle = fmean(doubt)
    spread = Z * sqrt(sum((share - middle) ** 2 for share in doubt)) / count
    return _rounded(fmean(shares), max(0.0, middle - spread), min(1.0, middle + spread))


def paired_difference(differences: Sequence[float]) -> Interval:
    """The mean of differences, one for each deal, with the normal interval."""
    mean = fmean(differences)
    if len(differences) < 2:
        return Interval(round(mean, 4), None, None)
    spread = Z * stdev(differences) / sqrt(len(differences))
    return _rounded(mean, mean - spread, mean + spread)


def normal(mean: float, deviation: float) -> Interval:
    """The interval of a figure whose own deviation is known."""
    return _rounded(mean, mean - Z * deviation, mean + Z * deviation)


def _rounded(value: float, low: float, high: float) -> Interval:
    return Interval(round(value, 4), round(low, 4), round(high, 4))
