"""What lies behind the board: deep space, a few fixed stars, and the map maker's frame."""

from stellarch.core import Chance
from stellarch.games.small_star_empires.drawing.geometry import Box, Point, number
from stellarch.games.small_star_empires.drawing.markup import Value, element, group, translate

_STARS = Chance("the stars over every board")  # the same sky each time: a drawing never hangs on luck
_SIZES = ((1.1, 0.45, 110), (1.7, 0.6, 60), (2.6, 0.85, 16))
_SPARKLES = 7
_SPARKLE = "M0,-7 C.7,-1.4 1.4,-.7 7,0 C1.4,.7 .7,1.4 0,7 C-.7,1.4 -1.4,.7 -7,0 C-1.4,-.7 -.7,-1.4 0,-7Z"


def sky(page: Box, board: Box) -> str:
    """The night over the whole page, lighter where the board lies; no star shines through the legend."""
    above_legend = page._replace(bottom=board.bottom)
    night = _rect(page, 0, fill="var(--sky)")
    return "\n".join([night, _clouds(page, board), _stars(above_legend), _atlas(page, board), _frame(page)])


def _clouds(page: Box, board: Box) -> str:
    left = Point(page.left + page.width * 0.12, page.top + page.height * 0.14)
    right = Point(page.right - page.width * 0.08, board.bottom - page.height * 0.1)
    return "\n".join(
        [
            _cloud("cloud", board.middle, board.width * 0.75, "var(--sky-2)", 1),
            _cloud("cloud-left", left, page.width * 0.55, "var(--glow-1)", 0.5),
            _cloud("cloud-right", right, page.width * 0.6, "var(--glow-2)", 0.5),
        ]
    )


def _cloud(name: str, at: Point, radius: float, colour: str, strength: float) -> str:
    stops = (
        element("stop", offset=offset, stop_color=colour, stop_opacity=opacity)
        for offset, opacity in ((0, strength), (1, 0))
    )
    paint = element("radialGradient", "".join(stops), id=name)
    return element("defs", paint) + element("circle", cx=at.x, cy=at.y, r=radius, fill=f"url(#{name})")


def _stars(space: Box) -> str:
    """Dots are lines of next to no length with round ends: one path for each size keeps the file small."""
    dots = []
    for size, strength, count in _SIZES:
        spots = [_spot(space, number(size), index) for index in range(count)]
        way = "".join(f"M{number(x)},{number(y)}h.1" for x, y in spots)
        dots.append(element("path", d=way, stroke_width=size, stroke_opacity=strength))
    sparkles = [
        element("path", d=_SPARKLE, transform=translate(_spot(space, "sparkle", index))) for index in range(_SPARKLES)
    ]
    return group(dots, stroke="var(--star)", stroke_linecap="round") + group(sparkles, fill="var(--star)", opacity=0.8)


def _spot(space: Box, kind: str, index: int) -> Point:
    x, y = (_STARS.below(1000, kind, axis, index) / 1000 for axis in "xy")
    return Point(space.left + x * space.width, space.top + y * space.height)


def _atlas(page: Box, board: Box) -> str:
    """Faint circles around the middle of the board, as on an old star chart, cut off by the frame."""
    window = element("clipPath", _rect(page, 14), id="window")
    reach = board.height / 2
    circles = [
        element("circle", cx=board.middle.x, cy=board.middle.y, r=radius, stroke_dasharray=dash)
        for radius, dash in ((reach * 0.85, "1 8"), (reach * 0.88, None), (reach + 30, None))
    ]
    ink = {"fill": "none", "stroke": "var(--brass)", "opacity": ".22"}
    return element("defs", window) + group(circles, clip_path="url(#window)", **ink)


def _frame(page: Box) -> str:
    lines = [_rect(page, 9, stroke_width=1.6, opacity=0.8), _rect(page, 14, stroke_width=0.7, opacity=0.5)]
    return group(lines, fill="none", stroke="var(--brass-dim)")


def _rect(box: Box, inset: float, **attributes: Value) -> str:
    """A box drawn so far inside its edge, and the more rounded."""
    width, height = box.width - 2 * inset, box.height - 2 * inset
    return element(
        "rect", x=box.left + inset, y=box.top + inset, width=width, height=height, rx=inset / 2, **attributes
    )
