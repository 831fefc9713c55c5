"""SSE-9.8: a board as a file reads back, and a file that is none says what is wrong and where."""

import pytest

from stellarch.core import BadNotation, Chance, read_options
from stellarch.games.small_star_empires.board_file import board_from_json, board_to_json
from stellarch.games.small_star_empires.board_text import read_board
from stellarch.games.small_star_empires.data import LAYOUTS, Edition
from stellarch.games.small_star_empires.dealing import deal
from stellarch.games.small_star_empires.options import Options
from tests.cases import for_each

FILE = """{
  "format": "small-star-empires board 1",
  "edition": "retail",
  "tiles": [
    {"tile": "loose", "at": "e5", "system": "two_planets"},
    {"tile": "main", "at": "g7", "face": "Ga", "turn": 3, "on_top": "wormhole"},
    {"tile": "home", "at": "d6", "seat": "a", "empty": "NW"},
    {"tile": "loose", "at": "k3", "system": "homeworld", "seat": "b"}
  ]
}
"""


@pytest.mark.rule("SSE-9.8")
@for_each("layout", LAYOUTS)
@for_each("edition", Edition)
def test_a_dealt_board_reads_back(layout: str, edition: Edition) -> None:
    options = read_options(Options, {"edition": edition.value, "layout": layout})
    board = deal(options, LAYOUTS[layout].players, Chance("test")).board
    assert board_from_json(board_to_json(board)) == board


@pytest.mark.rule("SSE-9.8")
@pytest.mark.parametrize("text", ["r.g7Ga3O.e5-2.d6Ha4.k3-b", "r.g7-123RGBOXea", "p.d8A5", "p", "r"])
def test_any_board_reads_back(text: str) -> None:
    board = read_board(text)
    assert board_from_json(board_to_json(board)) == board


def test_the_file_is_what_a_person_would_write() -> None:
    assert board_to_json(read_board("r.g7Ga3O.e5-2.d6Ha4.k3-b")) == FILE


def test_the_order_of_the_tiles_does_not_matter() -> None:
    lines = FILE.splitlines()
    lines[4], lines[5] = lines[5], lines[4]
    assert board_from_json("\n".join(lines)) == board_from_json(FILE)


FAULTS = [
    ("{", "truncated"),
    ('"board"', "Expected `object`"),
    (FILE.replace("board 1", "board 2"), "$.format"),
    (FILE.replace('"retail"', '"third"'), "$.edition"),
    (FILE.replace('"turn": 3', '"turn": 6'), "$.tiles[1].turn"),
    (FILE.replace('"main"', '"tile"'), "$.tiles[1]"),
    (FILE.replace('"turn"', '"turned"'), "turned"),
    (FILE.replace('"NW"', '"N"'), "$.tiles[2].empty"),
    (FILE.replace('"seat": "a"', '"seat": "e"'), "$.tiles[2].seat"),
    (FILE.replace('"wormhole"', '"planet"'), "$.tiles[1].on_top"),
    (FILE.replace('"g7"', '"7g"'), "'7g' is not a hex"),
    (FILE.replace('"Ga"', '"G"'), "Aa Ab"),
    (FILE.replace("two_planets", "four_planets"), "three_planets"),
    (FILE.replace('"homeworld", "seat": "b"', '"homeworld"'), "k3"),
    (FILE.replace('"two_planets"', '"two_planets", "seat": "b"'), "e5"),
    (FILE.replace('"d6"', '"a6"'), "beyond the rows"),
    (FILE.replace('"two_planets"', f'"{"x" * 200_000}"'), "too long"),
    ("[" * 50_000, "not a board file"),
]


@for_each(("text", "says"), FAULTS)
def test_a_file_that_is_no_board_says_why(text: str, says: str) -> None:
    with pytest.raises(BadNotation) as fault:
        board_from_json(text)
    assert says in fault.value.why.en


def test_a_fault_says_where_it_is() -> None:
    wrong = FILE.replace('"Ga"', '"Zz"')
    with pytest.raises(BadNotation) as fault:
        board_from_json(wrong)
    assert fault.value.at == wrong.index('"Zz"')
