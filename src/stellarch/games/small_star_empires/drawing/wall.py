"""The board in characters, as a wall of bricks: each brick touches six others, just as a hex does.

┏d6━━━┱d7───┐      The name of a hex stands on its upper edge, what is in it below. Between systems of
┃ Ha▲ ┃ 1   │      different holders the wall is thick, so that territories show without colour.
┗━━┯e6┹──┬──┘
   │ R   │
   └─────┘
"""

from collections.abc import Mapping
from itertools import product

from stellarch.core import Direction, Hex, Seat
from stellarch.games.small_star_empires.drawing.canvas import Canvas, Spot
from stellarch.games.small_star_empires.drawing.fleets import fleets
from stellarch.games.small_star_empires.drawing.signs import content, content_style
from stellarch.games.small_star_empires.view import SseView

_HALF = 3
_BRICK = 2 * _HALF
_THIN, _THICK = 1, 2
_WALL_STYLE = {_THIN: "38;5;244", _THICK: ""}

# The character for a place where walls meet, by how thick they are (0 none) above, to the right, below, to the left.
_JOINTS = dict(
    zip(
        product(range(3), repeat=4),
        " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋",
        strict=True,
    )
)

# The steps of each side of a brick, from its upper left corner: across to the next character, or down to the next line.
_ACROSS: Mapping[Direction, list[Spot]] = {
    Direction.NW: [Spot(x, 0) for x in range(_HALF)],
    Direction.NE: [Spot(x, 0) for x in range(_HALF, _BRICK)],
    Direction.SW: [Spot(x, 2) for x in range(_HALF)],
    Direction.SE: [Spot(x, 2) for x in range(_HALF, _BRICK)],
}
_DOWN: Mapping[Direction, list[Spot]] = {
    Direction.W: [Spot(0, 0), Spot(0, 1)],
    Direction.E: [Spot(_BRICK, 0), Spot(_BRICK, 1)],
}


def wall(view: SseView) -> Canvas:
    """The board, with the letter of each row before it."""
    canvas = Canvas()
    corners = _corners(view)
    _lay(canvas, {system.at: system.holder for system in view.systems}, corners)
    here = fleets(view)
    for system in view.systems:
        x, y = corners[system.at]
        ships = here.get(system.at, ())
        canvas.write(Spot(x + 1, y), system.name)
        canvas.write(Spot(x + 1, y + 1), f" {content(system, ships)}".ljust(_BRICK - 1), content_style(system, ships))
        canvas.write(Spot(0, y + 1), system.name[0])
    return canvas


def _corners(view: SseView) -> Mapping[Hex, Spot]:
    """The upper left corner of each brick; the first column is for the letters."""
    left = min((2 * system.at.q + system.at.r for system in view.systems), default=0)
    top = min((system.at.r for system in view.systems), default=0)
    hexes = (system.at for system in view.systems)
    return {at: Spot((2 * at.q + at.r - left) * _HALF + 2, (at.r - top) * 2) for at in hexes}


def _lay(canvas: Canvas, holders: Mapping[Hex, Seat | None], corners: Mapping[Hex, Spot]) -> None:
    across: dict[Spot, int] = {}
    down: dict[Spot, int] = {}
    for at, corner in corners.items():
        for sides, walls in ((_ACROSS, across), (_DOWN, down)):
            for direction, steps in sides.items():
                thickness = _THIN if holders[at] == holders.get(at.to(direction)) else _THICK
                walls.update({corner.moved(*step): thickness for step in steps})
    for spot in {*across, *down, *(step.moved(1, 0) for step in across), *(step.moved(0, 1) for step in down)}:
        arms = (
            down.get(spot.moved(0, -1), 0),
            across.get(spot, 0),
            down.get(spot, 0),
            across.get(spot.moved(-1, 0), 0),
        )
        canvas.write(spot, _JOINTS[arms], _WALL_STYLE[max(arms)])
