"""The board of a table as a page shows it to anybody: drawn where the game has a drawing, else as text."""

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Any

from stellarch.core import Language, Table

MOST_DRAWN = 7_500_000
"""Where all drawings together are longer than this, the boards are shown as text."""


def boards(table: Table[Any, Any], numbers: Sequence[int], language: Language) -> dict[int, str]:
    """The board after each of these numbers of actions."""
    last = _drawing(table, len(table.log), language)
    is_drawn = last is not None and len(last) * len(numbers) <= MOST_DRAWN
    return {number: _board(table, number, language, is_drawn=is_drawn) for number in numbers}


def _board(table: Table[Any, Any], number: int, language: Language, *, is_drawn: bool) -> str:
    drawing = _drawing(table, number, language) if is_drawn else None
    if drawing is None:
        picture = table.game.picture(table.game.view(table.state_at(number), None), language)
        return f"<pre>{escape(picture)}</pre>"
    image = b64encode(drawing.encode()).decode()  # as an image its ids are its own, and nothing in it can act
    return f'<img src="data:image/svg+xml;base64,{image}" alt="" loading="lazy">'


def _drawing(table: Table[Any, Any], number: int, language: Language) -> str | None:
    return table.game.drawing(table.game.view(table.state_at(number), None), language)
