"""Boards and positions drawn: as an SVG file, and as text for a terminal."""

from stellarch.games.small_star_empires.drawing.svg import draw_svg
from stellarch.games.small_star_empires.drawing.terminal import draw_text

__all__ = ["draw_svg", "draw_text"]
