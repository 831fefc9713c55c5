"""What a player may do in a step of the sub-phase: orders of one chapter, and how they are listed."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from stellarch.core import Seat
from stellarch.games.space_wars.rules.moments import Carry, Choices
from stellarch.games.space_wars.state import State


class Doing(NamedTuple):
    choices: Callable[[State, Seat], Choices]
    """All that a player may order now, in the same order always."""
    orders: Mapping[type, Carry]
