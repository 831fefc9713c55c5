"""SW-13: orders of ground battles.

Legions are counted by their grade: `regular=2+veteran=1`. Those of a guest who defends with the commander have the
number of his seat behind them: `regular@2=1`.
"""

from collections.abc import Mapping
from typing import Annotated

from stellarch.core import Message, Named, Seat
from stellarch.core.grammar import Counted
from stellarch.games.space_wars.actions.notation import Order
from stellarch.games.space_wars.nouns import Piece, Place, noun


class LegionsOf(Message, frozen=True):
    legions: Counted
    owner: Seat


def _legion(key: str, number: int = 1) -> Counted | LegionsOf:
    grade, _, owner = key.partition("@")
    legions = Counted(number, noun("legion", grade))
    return LegionsOf(legions, Seat(int(owner))) if owner else legions


def _legions(counts: Mapping[str, int]) -> tuple[Counted | LegionsOf, ...]:
    return tuple(_legion(key, number) for key, number in counts.items())


Legions = Annotated[Mapping[str, int], Named(_legions)]
Legion = Annotated[str, Named(_legion)]


class Invade(Order, frozen=True):
    """Land legions on a system (SW-D.48)."""

    word = "invade"

    system: Place
    command: bool = False
    """Command it oneself, where the software would (SW-21.1.14)."""


class Commit(Order, frozen=True):
    """What one's side sends into this round (SW-D.49)."""

    word = "commit"

    legions: Legions
    officer: Piece | None = None
    weapon: bool = False
    """Whether a special weapon is spent on the roll."""


class Lose(Order, frozen=True):
    """Which legions of the round are lost (SW-D.50)."""

    word = "lose"

    legions: Legions


class Upgrade(Order, frozen=True):
    """Which survivor of the round gains a grade; none, if nothing is named (SW-D.51)."""

    word = "upgrade"

    legion: Legion | None = None
    """By the grade it has."""


class PressOn(Order, frozen=True):
    """Fight another round (SW-D.52)."""

    word = "press_on"


class Stop(Order, frozen=True):
    """Break the invasion off: the legions are back aboard (SW-D.52)."""

    word = "stop"


class Garrison(Order, frozen=True):
    """Which legions stay in a system that was won; the others go back aboard (SW-D.53)."""

    word = "garrison"

    legions: Legions = {}  # noqa: RUF012 - of a frozen struct


def legion_key(grade: str, owner: Seat, commander: Seat | None) -> str:
    """How an order names legions: by their grade, and by their owner where that is a guest."""
    return grade if owner == commander else f"{grade}@{owner}"


def read_legion(key: str, commander: Seat) -> tuple[str, Seat | None]:
    """The grade and the owner that a name stands for; no owner where it is none."""
    grade, _, owner = key.partition("@")
    if not owner:
        return grade, commander
    return grade, Seat(int(owner)) if owner.isdecimal() and int(owner) != commander else None
