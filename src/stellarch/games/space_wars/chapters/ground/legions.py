"""SW-13: legions as orders name them.

They are counted by their grade: `regular=2+veteran=1`. Those of a guest who defends with the commander have the number
of his seat behind them: `regular@2=1`.
"""

from collections.abc import Mapping
from typing import Annotated

from stellarch.core import Message, Named, Seat
from stellarch.core.grammar import Counted
from stellarch.games.space_wars.nouns import noun

# Orders


class LegionsOf(Message, frozen=True):
    legions: Counted
    owner: Seat


def _legion(key: str, number: int = 1) -> Counted | LegionsOf:
    grade, _, owner = key.partition("@")
    legions = Counted(number, noun("legion", grade))
    return LegionsOf(legions, Seat(int(owner))) if owner else legions


def _legions(counts: Mapping[str, int]) -> tuple[Counted | LegionsOf, ...]:
    return tuple(_legion(key, number) for key, number in counts.items())


LegionCounts = Annotated[Mapping[str, int], Named(_legions)]
LegionName = Annotated[str, Named(_legion)]


def legion_key(grade: str, owner: Seat, commander: Seat | None) -> str:
    """How an order names legions: by their grade, and by their owner where that is a guest."""
    return grade if owner == commander else f"{grade}@{owner}"


def read_legion(key: str, commander: Seat) -> tuple[str, Seat | None]:
    """The grade and the owner that a name stands for; no owner where it is none."""
    grade, _, owner = key.partition("@")
    if not owner:
        return grade, commander
    return grade, Seat(int(owner)) if owner.isdecimal() and int(owner) != commander else None
