"""SW-2.1: the board, rings of sectors around the galaxy core.

A sector is a number, counted from the core outward and clockwise in each ring from the spoke that runs north. So the
smaller maps are the first 91 or 61 sectors of the large one. In a text it is `ring-place`: 0-0 is the core, 6-35 the
last sector of the last ring. (A sector in which a system lies goes by the system's name: see `galaxy`.)
"""

import re
from functools import cache, cached_property
from typing import NewType

from stellarch.core import Hex

At = NewType("At", int)
"""A sector."""

CORE = At(0)
MOST_RINGS = 6
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six directions, clockwise from north; the dice call them 1 to 6 (SW-2.1.2)."""

_NAME = re.compile(r"([0-9])-([0-9]{1,2})")


def sector(ring: int, place: int) -> At:
    """The sector of a ring this many places clockwise from the spoke that runs north (SW-2.1.4)."""
    return At(0) if ring == 0 else At(1 + 3 * ring * (ring - 1) + place % (6 * ring))


def size_of(rings: int) -> int:
    """How many sectors this many rings have, with the core."""
    return 1 + 3 * rings * (rings + 1)


def _hex(ring: int, place: int) -> Hex:
    if ring == 0:
        return Hex(0, 0)
    side, along = divmod(place, ring)
    (q, r), (dq, dr) = STEPS[side], STEPS[(side + 2) % 6]
    return Hex(q * ring + dq * along, r * ring + dr * along)


_PLACES = ((0, 0), *((ring, place) for ring in range(1, MOST_RINGS + 1) for place in range(6 * ring)))
HEXES: tuple[Hex, ...] = tuple(_hex(*ring_and_place) for ring_and_place in _PLACES)
AT_HEX = {at_hex: At(at) for at, at_hex in enumerate(HEXES)}


def ring_of(at: At) -> int:
    return _PLACES[at][0]


def place_of(at: At) -> int:
    """How many places clockwise from the spoke that runs north."""
    return _PLACES[at][1]


def spoke(direction: int, ring: int) -> At:
    """Where the spoke of a direction (1 to 6) crosses a ring."""
    return sector(ring, (direction - 1) * ring)


def distance(one: At, other: At) -> int:
    return HEXES[one].distance(HEXES[other])


def coordinates(at: At) -> str:
    """The short form of a sector: its ring and its place in it."""
    return "{}-{}".format(*_PLACES[at])


def read_coordinates(text: str) -> At | None:
    """The sector with this short form; None where there is none."""
    found = _NAME.fullmatch(text)
    if found is None:
        return None
    ring, place = int(found[1]), int(found[2])
    is_there = ring <= MOST_RINGS and place < max(1, 6 * ring) and found[2] == str(place)
    return sector(ring, place) if is_there else None


class Board:
    """What is next to what on a map of this many rings."""

    def __init__(self, rings: int) -> None:
        self.rings = rings
        self.sectors = tuple(map(At, range(size_of(rings))))

    def __contains__(self, at: object) -> bool:
        return isinstance(at, int) and 0 <= at < len(self.sectors)

    @cached_property
    def neighbours(self) -> tuple[tuple[At, ...], ...]:
        """The sectors next to each, clockwise from north."""
        return tuple(
            tuple(near for direction in range(1, 7) if (near := self.beyond(at, direction)) is not None)
            for at in self.sectors
        )

    def beyond(self, at: At, direction: int) -> At | None:
        """The next sector in a direction (1 to 6); None beyond the last ring."""
        found = AT_HEX.get(HEXES[at].moved(*STEPS[direction - 1]))
        return found if found in self else None

    @cache  # noqa: B019 (there are three boards, for good)
    def ball(self, at: At, radius: int) -> tuple[At, ...]:
        """All sectors within a distance, the nearest first; the sector itself among them."""
        within = [other for other in self.sectors if distance(at, other) <= radius]
        return tuple(sorted(within, key=lambda other: (distance(at, other), other)))


@cache
def board(rings: int) -> Board:
    return Board(rings)
