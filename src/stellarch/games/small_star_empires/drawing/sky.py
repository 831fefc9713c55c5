"""What lies behind the board: deep space, a few fixed stars, and the map maker's frame."""

from stellarch.core import Chance
from stellarch.games.small_star_empires.drawing.geometry import Box, Point, number
from stellarch.games.small_star_empires.drawing.markup import element, group

_STARS = Chance("the stars over every board")  # the same sky each time: a drawing never hangs on luck
_SIZES = ((1.1, 0.45, 110), (1.7, 0.6, 60), (2.6, 0.85, 16))
_SPARKLE = "M0,-7 C.7,-1.4 1.4,-.7 7,0 C1.4,.7 .7,1.4 0,7 C-.7,1.4 -1.4,.7 -7,0 C-1.4,-.7 -.7,-1.4 0,-7Z"


def sky(page: Box, board: Box) -> str:
    """The night over the whole page, lighter where the board lies."""
    rect = {"x": page.left, "y": page.top, "width": page.width, "height": page.height}
    return "\n".join(
        [
            element("rect", **rect, fill="var(--sky)"),
            _clouds(page, board),
            _stars(page),
            _atlas(board),
            _frame(page),
        ]
    )


def _clouds(page: Box, board: Box) -> str:
    clouds = [
        (board.middle, board.width * 0.75, "var(--sky-2)", 1),
        (Point(page.left + page.width * 0.12, page.top + page.height * 0.14), page.width * 0.55, "var(--glow-1)", 0.5),
        (Point(page.right - page.width * 0.08, board.bottom - page.height * 0.1), page.width * 0.6, "var(--glow-2)", 0.5),
    ]
    drawn = []
    for index, (at, radius, colour, strength) in enumerate(clouds):
        stops = element("stop", offset=0, stop_color=colour, stop_opacity=strength)
        stops += element("stop", offset=1, stop_color=colour, stop_opacity=0)
        drawn.append(element("defs", element("radialGradient", stops, id=f"cloud-{index}")))
        drawn.append(element("circle", cx=at.x, cy=at.y, r=radius, fill=f"url(#cloud-{index})"))
    return group(drawn)


def _stars(page: Box) -> str:
    """Dots are lines of no length with round ends: one path for each size keeps the file small."""
    sizes = []
    for size, strength, count in _SIZES:
        spots = (_spot(page, number(size), index) for index in range(count))
        dots = "".join(f"M{number(x)},{number(y)}h.1" for x, y in spots)
        sizes.append(element("path", d=dots, stroke_width=size, stroke_opacity=strength))
    sparkles = [
        element("path", d=_SPARKLE, transform=f"translate({number(x)} {number(y)})", fill="var(--star)", opacity=0.8)
        for x, y in (_spot(page, "sparkle", index) for index in range(7))
    ]
    return group(sizes + sparkles, stroke="var(--star)", stroke_linecap="round", stroke_width=0)


def _spot(page: Box, kind: str, index: int) -> Point:
    x, y = (_STARS.below(1000, kind, axis, index) / 1000 for axis in "xy")
    return Point(page.left + x * page.width, page.top + y * page.height)


def _atlas(board: Box) -> str:
    """Faint circles around the middle of the board, as on an old star chart."""
    reach = max(board.width, board.height) / 2
    circles = [
        element("circle", cx=board.middle.x, cy=board.middle.y, r=reach * part, stroke_dasharray=dash)
        for part, dash in ((0.62, None), (0.9, "2 7"), (0.96, None))
    ]
    return group(circles, fill="none", stroke="var(--brass)", stroke_width=1, opacity=0.22)


def _frame(page: Box) -> str:
    lines = []
    for inset, width, strength in ((9, 1.6, 0.8), (14, 0.7, 0.5)):
        rect = {"x": page.left + inset, "y": page.top + inset, "width": page.width - 2 * inset}
        lines.append(element("rect", **rect, height=page.height - 2 * inset, rx=6, stroke_width=width, opacity=strength))
    return group(lines, fill="none", stroke="var(--brass-dim)")
