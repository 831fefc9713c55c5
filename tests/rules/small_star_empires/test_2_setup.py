"""SSE-2: the printed layouts, dealing the tiles, who begins."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

import pytest

from stellarch.core import BadOptions, Chance, Hex, NotYourTurn, Seat
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.board import Board, HomeTile, MainTile
from stellarch.games.small_star_empires.data import LAYOUTS, Edition, Kind, faces
from stellarch.games.small_star_empires.dealing import deal_once, layout_for
from stellarch.games.small_star_empires.names import name, read_name
from stellarch.games.small_star_empires.options import LayoutName, Options
from stellarch.games.small_star_empires.state import State
from tests.cases import for_each


class Printed(NamedTuple):
    """A layout of the 2015 rulebook: the middles of its main tiles; its homes, and where their empty systems lie."""

    middles: str
    homes: str


PRINTED: dict[LayoutName, Printed] = {
    "two_players": Printed("g7:1 d8:O e10:X h9:O j6:X i4:O f5:X", "d6:NW j8:SE"),
    "three_players": Printed("g7:1 d8:O e10:X h9:O j6:X i4:O f5:X", "c10:NE j8:SE h3:W"),
    "four_players": Printed("g7:X d8:O e10:? h9:O j6:? i4:O f5:?", "d6:NW c10:NE j8:SE k4:SW"),
    "narrow_two_players": Printed("g7:1 d8:O f5:X h9:X j6:O", "d6:NW j8:SE"),
    "star_four_players": Printed("g7:1 c9:O f11:X k5:O h3:X", "f6:NW e9:E h8:SE i5:W"),
    "three_galaxies": Printed("d4:O g7:O e10:X i4:X j10:O", "c6:NE h12:E k8:SW e2:W"),
    "three_galaxies_two_players": Printed("d4:O g7:O e10:X i4:X j10:O", "c6:NE k8:SW"),
    "three_galaxies_three_players": Printed("d4:O b7:X d13:O g12:X m4:O l2:X", "e2:W b14:NE n5:SE"),
}
LAID: dict[LayoutName, str] = {  # the middles of the retail edition, its wormholes and black holes in place
    "two_players": "g7:. d8:O e10:X h9:O j6:X i4:O f5:X",
    "three_players": "g7:. d8:O e10:X h9:O j6:X i4:O f5:X",
    "four_players": "g7:. d8:O e10:X h9:O j6:X i4:O f5:X",
    "narrow_two_players": "g7:. d8:O f5:X h9:X j6:O",
    "star_four_players": "g7:. c9:O f11:X k5:O h3:X",
    "three_galaxies": "d4:O g7:O e10:X i4:X j10:O",
    "three_galaxies_two_players": "d4:O g7:O e10:X i4:X j10:O",
    "three_galaxies_three_players": "d4:O b7:X d13:O g12:X m4:O l2:X",
}
PRINT_AND_PLAY = Options(edition=Edition.PRINT_AND_PLAY, layout="four_players")
RETAIL = Options(layout="four_players")
DEALS = 150


def started(options: Options, seed: str = "test") -> State:
    layout = options.layout or "two_players"
    return SMALL_STAR_EMPIRES.start(options, LAYOUTS[layout].players, seed).state


def deals(options: Options) -> Iterator[Board]:
    """Many boards of one layout."""
    layout = layout_for(options, LAYOUTS[options.layout or "two_players"].players)
    return (deal_once(layout, options, Chance(str(seed)), 1, 0) for seed in range(DEALS))


def mains(board: Board) -> list[MainTile]:
    return [tile for tile in board.tiles if isinstance(tile, MainTile)]


def pairs(row: str) -> dict[Hex, str]:
    """What a row such as "g7:1 d8:O" says of each hex."""
    return {read_name(at): what for at, what in (word.split(":") for word in row.split())}


@pytest.mark.rule("SSE-2.1")
@pytest.mark.parametrize("layout", PRINTED)
def test_the_printed_layouts(layout: LayoutName) -> None:
    middles, homes = map(pairs, PRINTED[layout])
    assert {slot.at: slot.centre for slot in LAYOUTS[layout].main} == middles
    assert [(slot.at, slot.empty.value) for slot in LAYOUTS[layout].home] == list(homes.items())
    assert LAYOUTS[layout].players == len(homes)


@pytest.mark.rule("SSE-2.1")
@for_each("edition", list(Edition))
@for_each("layout", PRINTED)
def test_a_game_is_laid_out_as_printed(edition: Edition, layout: LayoutName) -> None:
    board = started(Options(edition=edition, layout=layout)).board
    middles, homes = map(pairs, PRINTED[layout])
    assert {tile.at for tile in mains(board)} == set(middles)
    assert list(board.homes.values()) == list(homes)


@pytest.mark.rule("SSE-2.1")
def test_a_layout_is_for_its_number_of_players() -> None:
    with pytest.raises(BadOptions) as refusal:
        SMALL_STAR_EMPIRES.start(Options(layout="three_galaxies"), 2, "test")
    assert refusal.value.rule == "SSE-2.1"


@pytest.mark.rule("SSE-2.2")
@pytest.mark.parametrize("options", [PRINT_AND_PLAY, RETAIL], ids=["print-and-play", "retail"])
def test_each_tile_is_dealt_once_and_turned_at_random(options: Options) -> None:
    dealt = [mains(board) for board in deals(options)]
    assert all(sorted(tile.face[0] for tile in tiles) == list("ABCDEFG") for tiles in dealt)
    for place in range(7):
        assert {tiles[place].turn for tiles in dealt} == set(range(6))


@pytest.mark.rule("SSE-2.2")
@pytest.mark.parametrize("turn", range(6))
def test_a_turn_is_sixty_degrees_clockwise(turn: int) -> None:
    unturned = MainTile(Hex(0, 0), "A").systems(Edition.PRINT_AND_PLAY)
    turned = MainTile(Hex(0, 0), "A", turn).systems(Edition.PRINT_AND_PLAY)
    assert dict(turned) == {at.turned(turn): kind for at, kind in unturned}


@pytest.mark.rule("SSE-2.2")
@pytest.mark.parametrize("layout", PRINTED)
def test_print_and_play_tiles_go_where_their_middles_fit(layout: LayoutName) -> None:
    printed = faces(Edition.PRINT_AND_PLAY)
    middles = pairs(PRINTED[layout].middles)
    seen: dict[Hex, set[str]] = {at: set() for at in middles}
    for board in deals(Options(edition=Edition.PRINT_AND_PLAY, layout=layout)):
        for tile in mains(board):
            seen[tile.at].add(tile.face)
    for at, middle in middles.items():
        # In four_players one black hole has a slot of its own, so any tile without a wormhole may be left for a "?".
        fitting = set("ABCG") if middle == "?" else {face for face in printed if printed[face].centre == middle}
        assert seen[at] == fitting


@pytest.mark.rule("SSE-2.2")
def test_retail_tiles_go_anywhere_either_side_up() -> None:
    dealt = [mains(board) for board in deals(RETAIL)]
    for place in range(7):
        assert {tiles[place].face for tiles in dealt} == set(faces(Edition.RETAIL))


@pytest.mark.rule("SSE-2.2")
@for_each("edition", list(Edition))
@for_each("layout", PRINTED)
def test_home_tiles_lie_as_the_layout_says(edition: Edition, layout: LayoutName) -> None:
    homes = pairs(PRINTED[layout].homes)
    for board in deals(Options(edition=edition, layout=layout)):
        tiles = [tile for tile in board.tiles if isinstance(tile, HomeTile)]
        assert [(tile.at, tile.empty.value) for tile in tiles] == list(homes.items())
        assert [tile.seat for tile in tiles] == list(range(len(tiles)))


@pytest.mark.rule("SSE-2.3")
@pytest.mark.parametrize("layout", ["two_players", "three_players", "four_players", "star_four_players"])
def test_the_beginners_game_has_no_holes(layout: LayoutName) -> None:
    board = started(Options(layout=layout, holes=False)).board
    assert not board.of_kind(Kind.WORMHOLE)
    assert not board.of_kind(Kind.BLACK_HOLE)
    assert {board.systems[tile.at] for tile in mains(board)} == {Kind.EMPTY}


@pytest.mark.rule("SSE-2.4")
@pytest.mark.parametrize("layout", LAID)
def test_where_the_loose_holes_lie(layout: LayoutName) -> None:
    board = started(Options(layout=layout)).board
    assert {tile.at: str(board.systems[tile.at]) for tile in mains(board)} == pairs(LAID[layout])


@pytest.mark.rule("SSE-2.5")
@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("layout", ["two_players", "three_players", "star_four_players"])
def test_all_ships_start_on_their_homeworld(edition: Edition, layout: LayoutName) -> None:
    state = started(Options(edition=edition, layout=layout))
    for seat, home in state.board.homes.items():
        assert {ship.at for ship in state.ships[seat]} == {home}
        assert state.board.systems[home] is Kind.HOMEWORLD
        assert state.holder(home) == seat


@pytest.mark.rule("SSE-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    first = {SMALL_STAR_EMPIRES.start(Options(), players, str(seed)).state.turn for seed in range(40)}
    assert first == set(range(players))


@pytest.mark.rule("SSE-2.6")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_say_who_begins(seat: Literal[0, 1, 2]) -> None:
    options = Options(layout="three_players", first_player=seat)
    assert {started(options, str(seed)).turn for seed in range(10)} == {seat}


@pytest.mark.rule("SSE-2.6")
def test_who_begins_must_be_at_the_table() -> None:
    with pytest.raises(BadOptions) as refusal:
        started(Options(first_player=2))
    assert "Seat 3 cannot begin" in str(refusal.value)
    assert refusal.value.rule == "SSE-2.6"


@pytest.mark.rule("SSE-2.6")
def test_play_goes_clockwise_by_seat_number() -> None:
    state = started(Options(layout="four_players", first_player=2))
    turns = []
    for _ in range(6):
        turns.append(state.turn)
        state = SMALL_STAR_EMPIRES.apply(state, state.turn, SMALL_STAR_EMPIRES.legal(state, state.turn)[0]).state
    assert turns == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("SSE-2.6")
def test_nobody_moves_out_of_turn() -> None:
    state = started(Options(first_player=0))
    its_turn = SMALL_STAR_EMPIRES.apply(state, Seat(0), SMALL_STAR_EMPIRES.legal(state, Seat(0))[0]).state
    move = SMALL_STAR_EMPIRES.legal(its_turn, Seat(1))[0]
    assert SMALL_STAR_EMPIRES.legal(state, Seat(1)) == []
    with pytest.raises(NotYourTurn) as refusal:
        SMALL_STAR_EMPIRES.apply(state, Seat(1), move)
    assert refusal.value.rule == "SSE-2.6"


@pytest.mark.rule("SSE-2.7")
@pytest.mark.parametrize(
    ("board", "players"),
    [
        ("p.g7G0.g9Ha0.g5Hb3", 2),  # one main tile between two homes
        ("r.g7Da4O.d8Ab2.h9Ea1O.d6Ha4.f10Hb5.j8Hc1", 3),
    ],
)
def test_any_valid_arrangement_may_be_played(board: str, players: int) -> None:
    edition = Edition.PRINT_AND_PLAY if board[0] == "p" else Edition.RETAIL
    state = SMALL_STAR_EMPIRES.start(Options(edition=edition, board=board), players, "test").state
    assert set(str(state.board).split(".")) == set(board.split("."))
    assert SMALL_STAR_EMPIRES.legal(state, state.turn)


@pytest.mark.rule("SSE-2.7")
def test_an_arrangement_that_overlaps_may_not() -> None:
    with pytest.raises(BadOptions) as refusal:
        started(Options(board="r.g7Da4.f8Ab2.d6Ha4.j8Hb1"))
    assert refusal.value.rule == "SSE-9.1"
    assert name(Hex(0, 0)) in refusal.value.about


@pytest.mark.rule("SSE-2.7")
def test_a_layout_or_a_board_but_not_both() -> None:
    with pytest.raises(BadOptions) as refusal:
        started(Options(layout="two_players", board="r.g7Da4.g9Ha0.g5Hb3"))
    assert refusal.value.rule == "SSE-2.7"
