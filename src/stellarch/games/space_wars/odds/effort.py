"""How much is spent on an answer: much for people, who wait, little for bots, who ask often."""

from typing import NamedTuple


class Effort(NamedTuple):
    """How much is spent on an answer."""

    battles: int
    """How many are fought, where it is not exact."""
    ways: int
    """How many ways of volleys to fall, or positions on the ground, are looked into, to have it exactly."""


COARSE = Effort(48, 100)
"""To sift many plans: the same however the kernel runs, so that bots decide the same."""
_COMPILED, _INTERPRETED = Effort(3600, 1500), Effort(60, 500)


def thorough() -> Effort:
    """For an answer to people, who wait: as much as can be done meanwhile."""
    from stellarch import jit  # brings Numba along, which takes its time

    return _COMPILED if jit.COMPILED else _INTERPRETED
