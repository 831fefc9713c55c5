"""What the pages of the arena have in common: the seats look as they do at the table."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from stellarch.arena.page import hue, seat_line
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.options import Options

SEATS = range(9)
TABLE = Path(__file__).parents[2] / "web/src/styles/tokens.css"
PAGES = files("stellarch.arena") / "report.css"


def colours(style: str) -> list[tuple[str, str]]:
    """The seats with their colours, in the dark first and then in the light."""
    return re.findall(r"--seat-(\d): (#\w+)", style)


def test_a_seat_has_the_colour_it_has_at_the_table() -> None:
    found = colours(PAGES.read_text("utf-8"))
    assert len(found) == 2 * len(SEATS)
    assert found == colours(TABLE.read_text("utf-8"))


def test_nine_seats_are_told_apart_by_colour_and_by_line() -> None:
    assert len({hue(seat) for seat in SEATS}) == len(SEATS)
    assert len({re.sub('style="[^"]*"', "", seat_line(seat, "0,0")) for seat in SEATS}) == len(SEATS)


@pytest.mark.parametrize("seat", SEATS)
def test_so_has_a_flag_on_a_drawing(seat: int) -> None:
    drawing = SPACE_WARS.drawing(SPACE_WARS.view(SPACE_WARS.start(Options(), 9, "flags").state, None))
    assert drawing is not None
    assert dict(reversed(colours(PAGES.read_text("utf-8"))))[str(seat)].lower() in drawing.lower()
