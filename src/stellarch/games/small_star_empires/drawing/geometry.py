"""Where hexes lie on paper: they stand on a point, and 50 is the distance from the middle to a corner."""

import math
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from stellarch.core import Direction, Hex

RADIUS = 50.0
HALF_WIDTH = RADIUS * math.sqrt(3) / 2
QUARTER = RADIUS / 2

Corner = tuple[int, int]
"""A corner of a hex, counted in half widths and quarter heights: whole numbers, so that shared corners are equal."""

# Each side from one corner to the next, clockwise, as seen from the middle of the hex.
_SIDES: dict[Direction, tuple[Corner, Corner]] = {
    Direction.NE: ((0, -2), (1, -1)),
    Direction.E: ((1, -1), (1, 1)),
    Direction.SE: ((1, 1), (0, 2)),
    Direction.SW: ((0, 2), (-1, 1)),
    Direction.W: ((-1, 1), (-1, -1)),
    Direction.NW: ((-1, -1), (0, -2)),
}


class Point(NamedTuple):
    x: float
    y: float

    def moved(self, dx: float, dy: float) -> "Point":
        return Point(self.x + dx, self.y + dy)

    def towards(self, other: "Point", part: float) -> "Point":
        return Point(self.x + (other.x - self.x) * part, self.y + (other.y - self.y) * part)


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        return Point((self.left + self.right) / 2, (self.top + self.bottom) / 2)


def middle(at: Hex) -> Point:
    return _on_paper(_lattice(at))


def extent(hexes: Iterable[Hex]) -> Box:
    """The smallest box around some hexes; on an empty board, around the place of the first."""
    xs, ys = zip(*(list(map(middle, hexes)) or [middle(Hex(0, 0))]), strict=True)
    return Box(min(xs) - HALF_WIDTH, min(ys) - RADIUS, max(xs) + HALF_WIDTH, max(ys) + RADIUS)


def outline(hexes: Collection[Hex], inset: float = 0) -> str:
    """The path around a group of hexes, and around each hole in it, drawn so far inside its edge."""
    return "".join(_closed(_inset(loop, inset)) for loop in _loops(hexes))


def _lattice(at: Hex) -> Corner:
    return 2 * at.q + at.r, 3 * at.r


def _on_paper(corner: Corner) -> Point:
    return Point(corner[0] * HALF_WIDTH, corner[1] * QUARTER)


def _loops(hexes: Collection[Hex]) -> Iterator[list[Point]]:
    """The edges that no two hexes of the group share, joined end to end; the group lies to the right of each."""
    following = dict(_edges(hexes))  # three hexes meet in a corner, so from each only one edge leads on
    while following:
        start = next(iter(following))
        loop = [start]
        while (reached := following.pop(loop[-1])) != start:
            loop.append(reached)
        yield list(map(_on_paper, loop))


def _edges(hexes: Collection[Hex]) -> Iterator[tuple[Corner, Corner]]:
    for at in hexes:
        x, y = _lattice(at)
        for direction, ((ax, ay), (bx, by)) in _SIDES.items():
            if at.to(direction) not in hexes:
                yield (x + ax, y + ay), (x + bx, y + by)


def _inset(loop: list[Point], inset: float) -> list[Point]:
    """A loop moved to its right, that is inwards."""
    corners = zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False)
    return [_inset_corner(*corner, inset) for corner in corners]


def _inset_corner(before: Point, corner: Point, after: Point, inset: float) -> Point:
    # Sides meet at 60 degrees, so the sum of their normals has to be stretched by 1 / (1 + cos 60°).
    (ax, ay), (bx, by) = _normal(before, corner), _normal(corner, after)
    return corner.moved((ax + bx) * inset / 1.5, (ay + by) * inset / 1.5)


def _normal(start: Point, end: Point) -> Point:
    """The direction to the right of a side, of length one; every side is as long as the radius."""
    return Point((start.y - end.y) / RADIUS, (end.x - start.x) / RADIUS)


def _closed(loop: list[Point]) -> str:
    return "M" + " ".join(f"{number(x)},{number(y)}" for x, y in loop) + "Z"


def number(value: float) -> str:
    """A number for an attribute, to a tenth, as short as it can be written."""
    return f"{round(value, 1) + 0.0:g}"  # adding nothing makes a zero of -0.0
