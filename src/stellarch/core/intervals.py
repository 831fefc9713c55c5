"""How sure a share is that was counted: few games prove little."""

from math import sqrt

_Z = 1.959963984540054
"""The point of the normal distribution that leaves 2.5 % on either side."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins in a number of games."""
    share, z2 = wins / games, _Z * _Z
    middle = share + z2 / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return round(max(0.0, (middle - spread) / scale), 4), round(min(1.0, (middle + spread) / scale), 4)
