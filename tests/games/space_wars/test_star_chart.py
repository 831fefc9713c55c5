"""The galaxy as a drawing: every sector, whose it is, and nothing from elsewhere."""

from xml.etree import ElementTree

import pytest

from stellarch.core import TEXT_LANGUAGES, Language, Seat
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.shown.drawing import LETTERS

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("players", [2, 4, 9])
@pytest.mark.parametrize("language", TEXT_LANGUAGES)
def test_every_sector_is_drawn_and_every_home_flies_its_flag(players: int, language: Language) -> None:
    state = SPACE_WARS.start(Options(), players, "chart").state
    drawn = ElementTree.fromstring(SPACE_WARS.drawing(SPACE_WARS.view(state, None), language))
    assert len(drawn.findall(f".//{SVG}polygon")) == len(state.galaxy.board.sectors)
    said = [text.text or "" for text in drawn.iter(f"{SVG}text")]
    for seat in range(players):
        cities = state.sectors.system(state.empires[seat].home).cities
        assert f"{LETTERS[seat]}{cities}" in said


def test_a_seat_and_a_spectator_see_the_same_galaxy_at_the_start() -> None:
    state = SPACE_WARS.start(Options(), 2, "chart").state
    assert SPACE_WARS.drawing(SPACE_WARS.view(state, None)) == SPACE_WARS.drawing(SPACE_WARS.view(state, Seat(0)))
