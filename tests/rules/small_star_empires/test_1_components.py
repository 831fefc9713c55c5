"""SSE-1: players, pieces, tiles and the board."""

from collections import Counter
from typing import Any

import pytest

from stellarch.core import CLOCKWISE, BadOptions, Direction, Hex, Seat, Table
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, scoring
from stellarch.games.small_star_empires.board import Board, HomeTile, MainTile
from stellarch.games.small_star_empires.board_text import read_board
from stellarch.games.small_star_empires.data import TILES, Edition, Kind, deck, faces
from stellarch.games.small_star_empires.options import LayoutName, Options
from stellarch.games.small_star_empires.state import State, Supply
from tests.cases import for_each
from tests.positions import SEAT_A, line, line_ends, marked, position

EDITIONS = list(Edition)
SEEDS = [str(seed) for seed in range(12)]


def started(players: int = 2, seed: str = "test", **options: Any) -> State:
    return SMALL_STAR_EMPIRES.start(Options(**options), players, seed).state


@pytest.mark.rule("SSE-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    table = Table(SMALL_STAR_EMPIRES, players=players, seed="test")
    assert [player.name for player in table.players] == ["Red", "Green", "Blue", "Yellow"][:players]
    assert list(table.state.board.homes) == list(range(players))


@pytest.mark.rule("SSE-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_plays(players: int) -> None:
    with pytest.raises(BadOptions):
        Table(SMALL_STAR_EMPIRES, players=players, seed="test")


@pytest.mark.rule("SSE-1.1")
def test_a_board_for_one_is_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        started(players=1, board="r.g7Ga0.f6Ha4")
    assert refusal.value.rule == "SSE-1.1"


@pytest.mark.rule("SSE-1.2")
@for_each(("edition", "face"), [(edition, face) for edition in EDITIONS for face in faces(edition)])
def test_a_main_tile_is_a_middle_and_its_ring(edition: Edition, face: str) -> None:
    at = Hex(2, -5)
    systems = [where for where, _ in MainTile(at, face, turn=1).systems(edition)]
    assert systems[0] == at
    assert len(systems) == 7
    assert set(systems[1:]) == set(at.neighbours())


@pytest.mark.rule("SSE-1.2")
@pytest.mark.parametrize("empty", CLOCKWISE)
def test_a_home_tile_is_a_homeworld_and_three_systems_in_a_row(empty: Direction) -> None:
    at = Hex(2, -5)
    tile = dict(HomeTile(at, SEAT_A, empty).systems(Edition.RETAIL))
    assert tile == {
        at: Kind.HOMEWORLD,
        at.to(empty): Kind.EMPTY,
        at.to(empty.turned(1)): Kind.TWO_PLANETS,
        at.to(empty.turned(-1)): Kind.ONE_PLANET,
    }


@pytest.mark.rule("SSE-1.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "systems"), [(2, 57), (3, 61), (4, 65)])
def test_the_board_is_all_the_systems_of_its_tiles(edition: Edition, players: int, systems: int) -> None:
    assert len(started(players, edition=edition).board.systems) == systems


@pytest.mark.rule("SSE-1.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "ships"), [(2, 4), (3, 3), (4, 2)])
def test_ships_per_player(edition: Edition, players: int, ships: int) -> None:
    assert [len(fleet) for fleet in started(players, edition=edition).ships] == [ships] * players


@pytest.mark.rule("SSE-1.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_per_player(edition: Edition, players: int) -> None:
    assert started(players, edition=edition).supplies == (Supply(colonies=16, stations=4),) * players


@pytest.mark.rule("SSE-1.4")
def test_fewer_pieces_in_a_campaign() -> None:
    assert started(campaign=True).supplies[SEAT_A].unplaced < 20


@pytest.mark.rule("SSE-1.5")
def test_print_and_play_tiles_have_one_side_and_a_printed_middle() -> None:
    tiles = faces(Edition.PRINT_AND_PLAY)
    assert sorted(tiles) == list("ABCDEFG")
    assert Counter(face.centre for face in tiles.values()) == {Kind.WORMHOLE: 3, Kind.BLACK_HOLE: 3, Kind.ONE_PLANET: 1}


@pytest.mark.rule("SSE-1.5")
def test_what_is_printed_on_the_print_and_play_tiles() -> None:
    drawn = position("""
          .   2   2   1
        1   Ha  1   O   B   R   1
          B   1   3   2   2   X   3
        1   X   2   1   G   G   1
          3   1   3   1   2   1   1
            2   3   1   B   3   O   2
          G   O   1   2   1   R   2
            2   1   1   X   R   Hb  1
                      3   1   2   .
    """)
    laid = read_board("p.d8D0.e10A0.h9E0.j6B0.i4F0.f5C0.g7G0.d6Ha4.j8Hb1")
    assert {at.moved(-1, -4): kind for at, kind in drawn.board.systems.items()} == dict(laid.systems)


@pytest.mark.rule("SSE-1.5")
def test_printed_holes_cannot_be_left_out() -> None:
    with pytest.raises(BadOptions) as refusal:
        started(edition=Edition.PRINT_AND_PLAY, holes=False)
    assert refusal.value.rule == "SSE-1.5"


@pytest.mark.rule("SSE-1.6")
def test_retail_tiles_have_two_sides_and_an_empty_middle() -> None:
    tiles = faces(Edition.RETAIL)
    assert sorted(tiles) == [tile + side for tile in "ABCDEFG" for side in "ab"]
    assert {face.centre for face in tiles.values()} == {Kind.EMPTY}


@pytest.mark.rule("SSE-1.6")
def test_retail_has_loose_holes_and_fifteen_unexplored_tiles() -> None:
    loose = TILES.edition[Edition.RETAIL].loose
    assert (loose.wormhole, loose.black_hole) == (3, 3)
    assert len(deck(15)) == 15
    assert started(unexplored=True).options.deck == 15


@pytest.mark.rule("SSE-1.6")
@pytest.mark.rule("SSE-R12")
@pytest.mark.parametrize("empty", CLOCKWISE)
def test_home_tiles_are_the_same_in_both_editions(empty: Direction) -> None:
    tile = HomeTile(Hex(0, 0), SEAT_A, empty)
    assert list(tile.systems(Edition.RETAIL)) == list(tile.systems(Edition.PRINT_AND_PLAY))


@pytest.mark.rule("SSE-R12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_home_tiles_are_not_turned_by_chance(edition: Edition) -> None:
    dealt = {tuple(_home_systems(started(3, seed, edition=edition).board)) for seed in SEEDS}
    assert len(dealt) == 1


@pytest.mark.rule("SSE-1.7")
def test_the_kinds_of_system() -> None:
    assert {str(kind) for kind in Kind} == set("H123RGB.OX")


@pytest.mark.rule("SSE-1.7")
@for_each("edition", EDITIONS)
@for_each("seed", SEEDS)
def test_three_nebulae_of_each_colour_on_the_full_board(edition: Edition, seed: str) -> None:
    kinds = Counter(started(seed=seed, edition=edition).board.systems.values())
    assert [kinds[Kind(colour)] for colour in "RGB"] == [3, 3, 3]


@pytest.mark.rule("SSE-1.7")
def test_unexplored_systems_are_in_a_variant_only() -> None:
    assert not started().face_down
    plain, variant = started(seed="1"), started(seed="1", unexplored=True)
    assert set(variant.face_down) == set(plain.board.of_kind(Kind.EMPTY))


@pytest.mark.rule("SSE-1.8")
def test_adjacent_systems_share_an_edge() -> None:
    given = position("""
          1   1   1
        1   2   1   1
          1   1   1
    """)
    around = {Hex(0, 0), Hex(1, 0), Hex(-1, 1), Hex(1, 1), Hex(-1, 2), Hex(0, 2)}
    assert set(given.board.neighbours[Hex(0, 1)]) == around


@pytest.mark.rule("SSE-1.8")
def test_what_lies_beyond_a_gap_is_not_adjacent() -> None:
    assert scoring.stations(position("1A  _   1b"), SEAT_A) == 0


@pytest.mark.rule("SSE-1.8")
@pytest.mark.parametrize(
    ("board", "ends"),
    [
        ("Ha 1  _  2", "-  x  -  -"),
        ("Ha _  1  2", "-  -  -  -"),
        ("Ha O  _  2", "-  -  -  -"),
    ],
)
def test_no_line_crosses_a_gap(board: str, ends: str) -> None:
    assert line_ends(line(board)) == marked(ends)


@pytest.mark.rule("SSE-R15")
@pytest.mark.parametrize(
    ("players", "layout"),
    [(2, "two_players"), (3, "three_players"), (4, "four_players")],
)
def test_the_basic_maps_of_2016_are_those_of_2015(players: int, layout: LayoutName) -> None:
    retail = started(players).board
    named = started(players, layout=layout).board
    older = started(players, edition=Edition.PRINT_AND_PLAY, layout=layout).board
    assert retail.tiles == named.tiles
    assert list(retail.systems) == list(older.systems)
    assert _home_systems(retail) == _home_systems(older)


def _home_systems(board: Board) -> list[tuple[Seat, Hex, Direction]]:
    return [(tile.seat, tile.at, tile.empty) for tile in board.tiles if isinstance(tile, HomeTile)]
