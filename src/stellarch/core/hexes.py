"""Hexagons in axial coordinates (q, r), the same for every game and for the page.

A board says for itself whether its hexes stand on a point or lie flat: only drawing and the names of the
directions differ. The names here are those of hexes that stand on a point.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import islice
from typing import NamedTuple


class Direction(StrEnum):
    """The six directions, clockwise from east."""

    E = "E"
    SE = "SE"
    SW = "SW"
    W = "W"
    NW = "NW"
    NE = "NE"

    def turned(self, sixths: int) -> "Direction":
        """This direction turned clockwise by this many times 60 degrees."""
        return CLOCKWISE[(CLOCKWISE.index(self) + sixths) % 6]


CLOCKWISE: tuple[Direction, ...] = tuple(Direction)
_STEP = dict(zip(CLOCKWISE, ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)), strict=True))


class Hex(NamedTuple):
    """One hexagon of the plane."""

    q: int
    r: int

    def __str__(self) -> str:
        return f"{self.q},{self.r}"

    def to(self, direction: Direction, steps: int = 1) -> "Hex":
        dq, dr = _STEP[direction]
        return Hex(self.q + dq * steps, self.r + dr * steps)

    def moved(self, dq: int, dr: int) -> "Hex":
        return Hex(self.q + dq, self.r + dr)

    def turned(self, sixths: int) -> "Hex":
        """This hex turned clockwise around the origin by this many times 60 degrees."""
        q, r = self
        for _ in range(sixths % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def neighbours(self) -> tuple["Hex", ...]:
        """The six hexes that share an edge with this one, clockwise from east."""
        return tuple(self.to(direction) for direction in CLOCKWISE)

    def distance(self, other: "Hex") -> int:
        dq, dr = other.q - self.q, other.r - self.r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def direction_to(self, other: "Hex") -> Direction | None:
        """The direction of the straight line to another hex; None when no straight line joins them."""
        distance = self.distance(other)
        return next((d for d in CLOCKWISE if distance and self.to(d, distance) == other), None)

    def line(self, direction: Direction) -> Iterator["Hex"]:
        """The hexes in one direction, nearest first, without end."""
        at = self
        while True:
            at = at.to(direction)
            yield at


@lru_cache(maxsize=4096)
def between(one: Hex, other: Hex) -> tuple[Hex, ...] | None:
    """The hexes on the straight line from one to another, these two left out; None when no straight line joins them."""
    direction = one.direction_to(other)
    return None if direction is None else tuple(islice(one.line(direction), one.distance(other) - 1))
