"""Boards and positions drawn, from what may be seen of them: as an SVG file, and as text for a terminal.

`svg` lays one out of `sky`, `board_layers`, `legend` and `seat_cards`, with the art of `data/pieces.svg`; `terminal`
the other out of `wall`, `key` and `score_table`.
"""

from stellarch.games.small_star_empires.drawing.svg import draw_svg
from stellarch.games.small_star_empires.drawing.terminal import draw_text

__all__ = ["draw_svg", "draw_text"]
