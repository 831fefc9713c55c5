"""The picture for a terminal and the drawing: all that may be seen is on it, nothing by colour alone, no secret."""

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from stellarch.core import LANGUAGES, Language, Seat
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.data import AREAS, Kind
from stellarch.games.galaxy_empires.galaxy import TILES
from stellarch.games.galaxy_empires.names import area_title
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.state import Card, Fleet, Proposal, State, War
from stellarch.testing import contract

COLOUR_CODE = re.compile(r"\x1b\[[\d;]*m")
CASE = contract.Case(GALAXY_EMPIRES, 4, Options(), "c", out_of_turn=1000)
STATES: list[State] = [moment.step.state for moment in contract.moments(CASE)]
START = GALAXY_EMPIRES.start(Options(), 4, "1").state


def drawn(state: State, seat: Seat | None = None, language: Language = "en", *, colour: bool = False) -> str:
    return GALAXY_EMPIRES.picture(GALAXY_EMPIRES.view(state, seat), language, colour)


def tile(picture: str, name: str) -> str:
    """What stands on a tile below its name."""
    lines = picture.splitlines()
    row = next(number for number, line in enumerate(lines) if re.search(rf"\b{name}\b", line))
    at = lines[row].index(name)
    return lines[row + 1][at - 1 : at + 6].strip(" \\/_")


def test_every_tile_and_area_is_named() -> None:
    picture = drawn(START)
    assert all(re.search(rf"\b{name}\b", picture) for name in TILES)
    assert all(area[:6] in picture for area in AREAS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_the_map_every_place_has_the_name_that_people_say(language: Language) -> None:
    picture = drawn(START, language=language)
    places = [area for area in AREAS.values() if area.kind is not Kind.BLACK_HOLE]
    assert all(f"{area.id} {area_title(area.id).to(language)}" in picture for area in places)
    assert max(map(len, picture.splitlines())) <= 100


def test_a_fleet_stands_on_its_tile_with_its_commander_and_number() -> None:
    assert tile(drawn(START), "A1") == "[C1]"


def test_a_fleet_that_was_bought_shows_who_built_it() -> None:
    carmine = next(Seat(seat) for seat, player in enumerate(START.players) if player.faction == "carmine")
    state = START.with_fleet("A1", Fleet(carmine, "helion", 4))
    assert tile(drawn(state), "A1") == "[Ch4]"


def test_a_miner_shows_what_it_has_still_to_deliver() -> None:
    state = START.with_fleet("F2", Fleet(Seat(0), START.players[0].faction, 9)).changed(contracts={"F2": 2})
    assert tile(drawn(state), "F2").endswith("9]$2")


def test_a_flag_stands_beside_the_name_of_every_tile_it_is_on() -> None:
    assert all(f"{name} C" in drawn(START) for name in ("A1", "A2", "B1", "C1", "C2"))


def test_a_closed_area_is_crossed_out() -> None:
    two = GALAXY_EMPIRES.start(Options(), 2, "1").state
    closed = next(area for area in AREAS.values() if area.id in two.galaxy.dormant)
    assert tile(drawn(two), closed.tiles[0].label) == "xxx"


def test_every_player_has_a_line() -> None:
    lines = drawn(START, Seat(1)).splitlines()
    assert [sum(f" @{seat} " in line for line in lines) for seat in range(4)] == [1, 1, 1, 1]
    assert sum("(you)" in line for line in lines) == 1


def test_ones_own_missions_are_told_and_nobody_elses() -> None:
    state = START.with_hand(Seat(0), (Card(1, "M08"),))
    assert "Eye of the Maelstrom" in drawn(state, Seat(0))
    assert not any("Eye of the Maelstrom" in drawn(state, seat) for seat in (Seat(1), None))


def test_a_proposal_is_told_in_full_to_its_parties_alone() -> None:
    state = next(state for state in STATES if isinstance(state.pending, Proposal))
    assert isinstance(state.pending, Proposal)
    maker, to = state.pending.offer.parties
    outsider = next(seat for seat in state.seats if seat not in (maker, to))
    assert " proposes to " in drawn(state, to)
    assert " puts a deal to " in drawn(state, outsider)


def test_a_war_under_way_is_told() -> None:
    state = next(state for state in STATES if isinstance(state.pending, War))
    assert "War for " in drawn(state)
    assert "Guerre pour " in drawn(state, language="fr")


def test_the_end_names_the_winner() -> None:
    assert " has won: " in drawn(STATES[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_colour_adds_nothing_but_colour(language: Language) -> None:
    for state in STATES[::25]:
        plain, coloured = (drawn(state, Seat(0), language, colour=colour) for colour in (False, True))
        assert coloured != plain
        assert COLOUR_CODE.sub("", coloured) == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_usual_terminal(language: Language) -> None:
    for state in STATES[::25]:
        board = drawn(state, None, language).split("\n\n")[0].splitlines()
        assert max(map(len, board)) < 80
        assert not any(line.endswith(" ") for line in drawn(state, None, language).splitlines())


# The drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_shows_every_place_fleet_and_player(language: Language) -> None:
    state = STATES[-1]
    view = GALAXY_EMPIRES.view(state, None)
    root = ElementTree.fromstring(GALAXY_EMPIRES.drawing(view, language))
    words = Counter(text.text for text in root.iter("{http://www.w3.org/2000/svg}text"))
    for area in view.areas:
        if area.kind is not Kind.BLACK_HOLE:
            assert words[area.title.to(language)] == 1
            assert all(words[tile.name] == 1 for tile in area.tiles)
    for number, fleets in Counter(str(fleet.number) for fleet in state.fleets.values()).items():
        assert words[number] == fleets
    assert all(any(player.title.to(language) in str(word) for word in words) for player in view.players)


def test_whose_a_territory_is_is_told_by_a_letter_too() -> None:
    view = GALAXY_EMPIRES.view(START, None)
    root = ElementTree.fromstring(GALAXY_EMPIRES.drawing(view))
    marks = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text") if text.get("font-weight") == "700"]
    assert sorted(mark for mark in marks if mark in tuple("CGHV")) == sorted("CGHV")


def test_a_drawing_is_light_and_needs_nothing_else() -> None:
    drawing = GALAXY_EMPIRES.drawing(GALAXY_EMPIRES.view(STATES[-1], None))
    assert len(drawing) < 40_000
    assert "href" not in drawing
    assert "<style" not in drawing
