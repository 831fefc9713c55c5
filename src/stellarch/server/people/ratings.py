"""How strong people are, from their games: the model of Plackett and Luce, as in the arena.

Bots are the measure. A level of a game neither learns nor tires, so its strength is fixed: the level in the middle,
which is the usual opponent, stands where everybody begins, and each level is ahead of the one below as levels were
measured to be, about three times out of four. Other bots are of no known strength and are left out.
"""

from collections.abc import Sequence

import msgspec

from stellarch.bots import level_of

START, START_DOUBT = 25.0, 25.0 / 3
_A_LEVEL = 6.5
"""In a game of two this lead wins about three times out of four."""
_DOUBT_OF_LEVELS = 1.0
_SHOWN_START, _SHOWN_STEP = 1500, 30
"""What is shown: a lead of 400 wins about ten times out of eleven, as chess players are used to."""


class Strength(msgspec.Struct, frozen=True):
    skill: float = START
    doubt: float = START_DOUBT


def shown(skill: float) -> int:
    return round(_SHOWN_START + _SHOWN_STEP * (skill - START))


def shown_step(doubt_or_gain: float) -> int:
    return round(_SHOWN_STEP * doubt_or_gain)


def of_bot(bot: str, levels: int) -> Strength | None:
    """How strong a bot is, where it is one of a game's levels."""
    level = level_of(bot)
    if level is None or not 1 <= level.number <= levels:
        return None
    return Strength(START + _A_LEVEL * (level.number - (levels + 1) // 2), _DOUBT_OF_LEVELS)


def after(before: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """What one game makes of the strength of each who played it."""
    from openskill.models import PlackettLuce  # it takes a while, and only games that end need it

    model = PlackettLuce()
    teams = [[model.rating(mu=one.skill, sigma=one.doubt)] for one in before]
    return [Strength(one.mu, one.sigma) for (one,) in model.rate(teams, ranks=list(map(float, ranks)))]
