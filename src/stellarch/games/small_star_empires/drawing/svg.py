"""A board or position as one SVG file that needs nothing else: no script, no font, no style sheet."""

from xml.sax.saxutils import escape

from stellarch.core import Language
from stellarch.core.svg import NAMESPACE
from stellarch.games.small_star_empires.drawing import board_layers
from stellarch.games.small_star_empires.drawing.art import Theme, definitions, in_colour
from stellarch.games.small_star_empires.drawing.description import described
from stellarch.games.small_star_empires.drawing.geometry import Box, Point, extent, number
from stellarch.games.small_star_empires.drawing.legend import legend, legend_height
from stellarch.games.small_star_empires.drawing.markup import element, text
from stellarch.games.small_star_empires.drawing.sky import sky
from stellarch.games.small_star_empires.view import SseView

_MARGIN = 34
_NARROWEST = 620
_FONTS = "'Avenir Next', 'Segoe UI', Figtree, Roboto, 'DejaVu Sans', Verdana, sans-serif"


def draw_svg(
    view: SseView,
    *,
    theme: Theme = "dark",
    coordinates: bool = True,
    title: str | None = None,
    language: Language = "en",
) -> str:
    """The view as a standalone SVG file."""
    board = extent(system.at for system in view.systems)
    page = _page(board, coordinates=coordinates, titled=title is not None)
    below = Point(page.left + _MARGIN, page.bottom)
    width = page.width - 2 * _MARGIN
    page = page._replace(bottom=below.y + legend_height(view, width, language) + _MARGIN)
    layers = _board(view, language, coordinates=coordinates)
    body = "\n".join([sky(page, board), _heading(title, page), *layers, legend(view, below, width, language)])
    return in_colour(_file(view, page, body, title, language), theme)


def _page(board: Box, *, coordinates: bool, titled: bool) -> Box:
    """The board with room around it, down to where the legend begins."""
    around = _MARGIN + (24 if coordinates else 0)
    width = max(board.width + 2 * around, _NARROWEST)
    left = board.middle.x - width / 2
    return Box(left, board.top - around - (44 if titled else 0), left + width, board.bottom + _MARGIN)


def _heading(title: str | None, page: Box) -> str:
    if title is None:
        return ""
    at = Point(page.middle.x, page.top + _MARGIN + 20)
    return text(title, at, font_size=24, font_weight=600, text_anchor="middle", fill="var(--brass)")


def _board(view: SseView, language: Language, *, coordinates: bool) -> list[str]:
    return [
        board_layers.plates(view),
        board_layers.systems(view, language),
        board_layers.sectors(view),
        board_layers.territories(view),
        board_layers.refueling(view),
        board_layers.names(view) if coordinates else "",
        board_layers.margins(view) if coordinates else "",
        board_layers.pieces(view),
    ]


def _file(view: SseView, page: Box, body: str, title: str | None, language: Language) -> str:
    inside = [
        element("title", escape(title or "Small Star Empires")),
        element("desc", escape(described(view, language))),
        element("defs", f"\n{definitions(body)}\n"),
        body,
    ]
    size = {"width": number(page.width), "height": number(page.height)}
    box = " ".join([number(page.left), number(page.top), *size.values()])
    about = {"role": "img", "lang": language, "font_family": _FONTS}
    return element("svg", "\n".join(["", *inside, ""]), xmlns=NAMESPACE, viewBox=box, **size, **about) + "\n"
