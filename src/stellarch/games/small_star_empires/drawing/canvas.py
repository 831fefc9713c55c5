"""A sheet of characters, each with a style, that is written to in any order."""

from itertools import groupby
from typing import NamedTuple

_PLAIN = ""


class Spot(NamedTuple):
    x: int
    y: int

    def moved(self, dx: int, dy: int) -> "Spot":
        return Spot(self.x + dx, self.y + dy)


class Canvas:
    """Characters by spot. A style is what stands between ESC [ and m; "" is none."""

    def __init__(self) -> None:
        self._marks: dict[Spot, tuple[str, str]] = {}

    def write(self, at: Spot, words: str, style: str = _PLAIN) -> None:
        self._marks.update({at.moved(step, 0): (character, style) for step, character in enumerate(words)})

    @property
    def width(self) -> int:
        return 1 + max((spot.x for spot in self._marks), default=-1)

    @property
    def height(self) -> int:
        return 1 + max((spot.y for spot in self._marks), default=-1)

    def lines(self, *, colour: bool) -> list[str]:
        return [self._line(y, colour) for y in range(self.height)]

    def _line(self, y: int, colour: bool) -> str:
        marks = [self._marks.get(Spot(x, y), (" ", _PLAIN)) for x in range(self.width)]
        if not colour:
            return "".join(character for character, _ in marks).rstrip()
        runs = groupby(marks, key=lambda mark: mark[1])
        return "".join(painted("".join(character for character, _ in run), style) for style, run in runs).rstrip()


def painted(words: str, style: str) -> str:
    return f"\x1b[{style}m{words}\x1b[0m" if style else words
