"""SSE-9: what a valid board is, the generator, fairness, and boards as text and as files."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from stellarch.core import BadNotation, BadOptions, Chance, Direction, Hex, Seat
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, dealing
from stellarch.games.small_star_empires.board import Board, HomeTile, LooseSystem, MainTile
from stellarch.games.small_star_empires.board_file import board_from_json, board_to_json
from stellarch.games.small_star_empires.board_text import read_board
from stellarch.games.small_star_empires.data import LAYOUTS, Edition, Kind
from stellarch.games.small_star_empires.dealing import deal, deal_once, layout_for
from stellarch.games.small_star_empires.fairness import fairness, moves_needed
from stellarch.games.small_star_empires.names import read_name
from stellarch.games.small_star_empires.options import LayoutName, Options
from stellarch.games.small_star_empires.setup import start
from stellarch.games.small_star_empires.validation import Fault, check, faults_only
from tests.cases import for_each
from tests.positions import SEAT_A, SEAT_B

DEALT: list[tuple[LayoutName, Edition, str]] = [
    # what the generator deals for each layout and edition, seed "1"
    ("two_players", Edition.PRINT_AND_PLAY, "p.d8E0.e10C2.f5A5.g7G4.h9D5.i4F5.j6B0.d6Ha4.j8Hb1"),
    ("two_players", Edition.RETAIL, "r.d8Bb0O.e10Ea0X.f5Gb4X.g7Ca2.h9Da5O.i4Fa5O.j6Ab5X.d6Ha4.j8Hb1"),
    ("three_players", Edition.PRINT_AND_PLAY, "p.d8E0.e10C2.f5A5.g7G4.h9D5.i4F5.j6B0.c10Ha5.j8Hb1.h3Hc3"),
    ("three_players", Edition.RETAIL, "r.d8Bb0O.e10Ea0X.f5Gb4X.g7Ca2.h9Da5O.i4Fa5O.j6Ab5X.c10Ha5.j8Hb1.h3Hc3"),
    ("four_players", Edition.PRINT_AND_PLAY, "p.d8E0.e10B0.f5G4.g7C2.h9D5.i4F5.j6A5.d6Ha4.c10Hb5.j8Hc1.k4Hd2"),
    ("four_players", Edition.RETAIL, "r.d8Bb0O.e10Ea0X.f5Gb4X.g7Ca2.h9Da5O.i4Fa5O.j6Ab5X.d6Ha4.c10Hb5.j8Hc1.k4Hd2"),
    ("narrow_two_players", Edition.PRINT_AND_PLAY, "p.d8E0.f5C2.g7G4.h9B0.j6D5.d6Ha4.j8Hb1"),
    ("narrow_two_players", Edition.RETAIL, "r.d8Bb0O.f5Ea0X.g7Ca2.h9Da5X.j6Ab5O.d6Ha4.j8Hb1"),
    ("star_four_players", Edition.PRINT_AND_PLAY, "p.c9E0.f11C2.g7G4.h3B0.k5D5.f6Ha4.e9Hb0.h8Hc1.i5Hd3"),
    ("star_four_players", Edition.RETAIL, "r.c9Bb0O.f11Ea0X.g7Ca2.h3Ab5X.k5Da5O.f6Ha4.e9Hb0.h8Hc1.i5Hd3"),
    ("three_galaxies", Edition.PRINT_AND_PLAY, "p.d4E0.e10C2.g7D5.i4B0.j10F5.c6Ha5.h12Hb0.k8Hc2.e2Hd3"),
    ("three_galaxies_two_players", Edition.RETAIL, "r.d4Ca2O.e10Ea0X.g7Bb0O.i4Da5X.j10Ab5O.c6Ha5.k8Hb2"),
    (
        "three_galaxies_three_players",
        Edition.RETAIL,
        "r.b7Bb0X.d4Ca2O.d13Ea0O.g12Da5X.l2Fa5X.m4Ab5O.e2Ha3.b14Hb5.n5Hc1",
    ),
    ("three_galaxies_two_players", Edition.PRINT_AND_PLAY, "p.d4E0.e10C2.g7D5.i4B0.j10F5.c6Ha5.k8Hb2"),
    ("three_galaxies_three_players", Edition.PRINT_AND_PLAY, "p.b7C2.d4E0.d13D5.g12B0.l2A5.m4F5.e2Ha3.b14Hb5.n5Hc1"),
    ("three_galaxies", Edition.RETAIL, "r.d4Ca2O.e10Ea0X.g7Bb0O.i4Da5X.j10Ab5O.c6Ha5.h12Hb0.k8Hc2.e2Hd3"),
]
RETAIL = read_board(DEALT[1][2])
CONTRADICTIONS = [
    # rule      what is asked for besides the board, which has holes and is not perfectly fair
    ("SSE-2.3", {"holes": False}),
    ("SSE-9.7", {"fairness": 1.0}),
]


def errors(board: Board, players: int | None = None) -> list[tuple[str, tuple[str, ...]]]:
    """What makes a board invalid: each rule that is broken, and where."""
    return [(fault.rule, fault.about) for fault in faults_only(check(board, players))]


def warnings(board: Board) -> dict[str, tuple[str, ...]]:
    return {fault.rule: fault.about for fault in check(board) if fault.severity == "warning"}


# SSE-9.1 to 9.5: the validator

BROKEN = [
    # rule      the board                                           where
    ("SSE-9.1", "r.g7Aa0.g9Ba0.g5-a.g11-b", "g8", "main tiles overlap"),
    ("SSE-9.1", "r.g7Aa0.g5Ha0.g9-1b", "g6", "a home tile overlaps"),
    ("SSE-9.1", "r.g7Aa0.g8-1a.g5-b", "g8", "a loose system overlaps"),
    ("SSE-9.1", "r.g7Aa0.g10Aa3.g5-a.g12-b", "g7 g10", "a tile used twice"),
    ("SSE-9.1", "r.g7Aa0.g10Ab3.g5-a.g12-b", "g7 g10", "both faces of one tile"),
    ("SSE-9.1", "p.g7B0.g10B3.g5-a.g12-b", "g7 g10", "a print-and-play tile used twice"),
    ("SSE-9.1", "r.g7Aa0.g5Ha3.g9Ha0.f9-b", "g5 g9", "a home tile used twice"),
    ("SSE-9.1", "r.g7Aa0O.g10Ba0O.g13Ca0O.g16Da0O.g5-a.g18-b", "g7 g10 g13 g16", "four wormholes"),
    ("SSE-9.1", "r.g7Aa0X.g10Ba0X.g13Ca0X.g16Da0X.g5-a.g18-b", "g7 g10 g13 g16", "four black holes"),
    ("SSE-9.1", "p.g7D0.g10E0.g13F0.g5-a.g15-Ob", "g7 g10 g13 g15", "one more than is printed"),
    ("SSE-9.1", "p.g7G0O.g5-a.g9-b", "g7", "a loose hole on a printed middle"),
    ("SSE-9.2", "r.g7-a1c", "g7 g9", "a seat left out"),
    ("SSE-9.2", "r.g7-ab12", "g7", "no first move past a rival's homeworld"),
    ("SSE-9.2", "r.g7-aO.h8-1b", "g7", "no first move by a lone wormhole"),
    ("SSE-9.3", "r.g7-a1b.k7-23", "k7 k8", "a piece cut off"),
    ("SSE-9.3", "r.g7-a1b.k7-O3", "k7 k8", "a piece with the only wormhole"),
    ("SSE-9.3", "r.g7-aO1Ob.k7-23", "k7 k8", "a piece without a wormhole"),
    ("SSE-9.3", "r.g7-aO1b.k7-O3.o7-1", "o7", "one of three pieces"),
    ("SSE-9.4", "r.g7-a1X1b", "g11", "a homeworld behind a black hole"),
    ("SSE-9.4", "r.g7-a1X1b.h6-1.h10-1", "g11", "no way round it either"),
]


@pytest.mark.parametrize(
    ("rule", "board", "where"),
    [pytest.param(*row[:3], marks=pytest.mark.rule(row[0]), id=row[3]) for row in BROKEN],
)
def test_a_broken_board_says_which_rule_and_where(rule: str, board: str, where: str) -> None:
    assert errors(read_board(board)) == [(rule, tuple(where.split()))]


SOUND = [
    ("SSE-9.1", "r.g7Aa0O.g10Ba0O.g13Ca0O.g5-a.g15-b", "three wormholes"),
    ("SSE-9.1", "r.g7Aa0.g10Ba0.g5-a.g12-b", "tiles side by side"),
    ("SSE-9.2", "r.g7-aO.k7-O1b", "a first move by wormhole"),
    ("SSE-9.2", "r.g7-aO1b", "a first move over a wormhole"),
    ("SSE-9.3", "r.g7-a1Ob.k7-O3", "pieces joined by wormholes"),
    ("SSE-9.3", "r.g7-a1Ob.k7-O3.o7-2O", "three pieces joined by wormholes"),
    ("SSE-9.4", "r.g7-a1X1b.h8-11", "a way round the black hole"),
    ("SSE-9.4", "r.g7-aO1X1O1b", "a way by wormhole"),
]


@pytest.mark.parametrize(
    "board", [pytest.param(board, marks=pytest.mark.rule(rule), id=why) for rule, board, why in SOUND]
)
def test_a_sound_board_has_no_errors(board: str) -> None:
    assert errors(read_board(board), players=2) == []


@pytest.mark.rule("SSE-9.2")
@pytest.mark.parametrize(
    ("board", "players", "where"),
    [("r.g7-a1b", 3, "g7 g9"), ("r.g7-a1b1c", 2, "g7 g9 g11"), ("r.g7-a1b1c", 4, "g7 g9 g11"), ("r.g7-a1", 2, "g7")],
)
def test_a_board_has_as_many_home_tiles_as_players(board: str, players: int, where: str) -> None:
    assert errors(read_board(board), players) == [("SSE-9.2", tuple(where.split()))]


@pytest.mark.rule("SSE-9.3")
def test_it_is_the_piece_without_a_way_out_that_is_named() -> None:
    cut_off_home = read_board("r.g7-a1.k7-bO1.o7-O2")
    assert [about for rule, about in errors(cut_off_home) if rule == "SSE-9.3"] == [("g7", "g8")]


@pytest.mark.rule("SSE-9.3")
def test_a_wormhole_that_no_ship_can_get_to_joins_nothing() -> None:
    assert errors(read_board("r.g7-a1b1XO.k7-O3")) == [("SSE-9.3", ("k7", "k8"))]


@pytest.mark.rule("SSE-9.4")
def test_a_cut_off_homeworld_is_out_of_reach_too() -> None:
    assert errors(read_board("r.g7-a1.k7-b1")) == [("SSE-9.3", ("k7", "k8")), ("SSE-9.4", ("k7",))]


@pytest.mark.rule("SSE-9.5")
@pytest.mark.parametrize(
    ("board", "where"),
    [("r.g7-a1O1b", ("g9",)), ("r.g7-a1OO1b", None), ("r.g7-a1b", None), ("p.g7D0.g5-a.g9-b", ("g7",))],
)
def test_exactly_one_wormhole_is_a_warning(board: str, where: tuple[str, ...] | None) -> None:
    assert warnings(read_board(board)).get("SSE-9.5") == where
    assert errors(read_board(board)) == []


@pytest.mark.rule("SSE-9.8")
def test_systems_that_lie_on_no_tile_are_a_warning() -> None:
    assert warnings(read_board("r.g7Aa0.g5Ha3.g9-2b")) == {
        "SSE-2.7": ("g7",),
        "SSE-1.2": ("g9", "g10"),
    }
    assert check(RETAIL, players=2) == ()


@pytest.mark.rule("SSE-9.8")
def test_every_fault_is_found_in_the_order_of_the_rules() -> None:
    board = read_board("r.g7-aX1b.k7-O")
    assert [fault.rule for fault in check(board, 3)] == [
        "SSE-1.2",
        "SSE-9.2",
        "SSE-9.2",
        "SSE-9.3",
        "SSE-9.4",
        "SSE-9.5",
    ]


@pytest.mark.rule("SSE-9.8")
def test_a_fault_says_what_is_wrong_in_both_languages() -> None:
    (fault,) = faults_only(check(read_board("r.g7-a1b.k7-23")))
    assert isinstance(fault, Fault)
    assert "k7, k8" in fault.what.en
    assert "k7, k8" in fault.what.fr
    assert fault.what.en != fault.what.fr


@pytest.mark.parametrize(
    ("board", "rule"),
    [
        pytest.param("r.g7Aa0.g10Ab3.g5-a.g12-b", "SSE-9.1", marks=pytest.mark.rule("SSE-9.1"), id="SSE-9.1"),
        pytest.param("r.g7-a1b1c", "SSE-9.2", marks=pytest.mark.rule("SSE-9.2"), id="SSE-9.2"),
        pytest.param("r.g7-a1b.k7-23", "SSE-9.3", marks=pytest.mark.rule("SSE-9.3"), id="SSE-9.3"),
        pytest.param("r.g7-a1X1b", "SSE-9.4", marks=pytest.mark.rule("SSE-9.4"), id="SSE-9.4"),
    ],
)
def test_a_game_does_not_start_on_a_broken_board(board: str, rule: str) -> None:
    with pytest.raises(BadOptions) as refused:
        start(Options(board=board), 2, "broken")
    assert refused.value.rule == rule


@pytest.mark.rule("SSE-9.5")
def test_a_game_starts_on_a_board_with_warnings() -> None:
    assert start(Options(board="r.g7-a1O1b"), 2, "warned").state.board == read_board("r.g7-a1O1b")


# SSE-9.6: the generator

SEEDS = [Chance(str(seed)) for seed in range(50)]
LAYOUT_NAMES: list[LayoutName] = [layout for layout, edition, _ in DEALT if edition is Edition.RETAIL]


@pytest.mark.rule("SSE-9.6")
@for_each("edition", Edition)
@for_each("layout", LAYOUT_NAMES)
def test_every_layout_deals_valid_boards_of_tiles(layout: LayoutName, edition: Edition) -> None:
    players = LAYOUTS[layout].players
    boards = [deal(Options(edition=edition, layout=layout), players, chance).board for chance in SEEDS]
    assert [check(board, players) for board in boards] == [()] * len(SEEDS)


@pytest.mark.rule("SSE-9.6")
@pytest.mark.parametrize("layout", [layout for layout in LAYOUT_NAMES if "galaxies" not in layout])
def test_the_beginners_game_deals_valid_boards_too(layout: LayoutName) -> None:
    players = LAYOUTS[layout].players
    boards = [deal(Options(layout=layout, holes=False), players, chance).board for chance in SEEDS[:10]]
    assert not any(check(board, players) or board.wormholes for board in boards)


@pytest.mark.rule("SSE-9.6")
@for_each(("layout", "edition", "board"), DEALT)
def test_the_same_seed_gives_the_same_board_everywhere(layout: LayoutName, edition: Edition, board: str) -> None:
    options = Options(edition=edition, layout=layout)
    assert str(deal(options, LAYOUTS[layout].players, Chance("1")).board) == board


@pytest.mark.rule("SSE-9.6")
@pytest.mark.parametrize("edition", Edition)
def test_another_seed_gives_another_board(edition: Edition) -> None:
    assert len({deal(Options(edition=edition), 2, chance).board for chance in SEEDS}) == len(SEEDS)


@pytest.mark.rule("SSE-9.6")
@pytest.mark.rule("SSE-9.3")
@pytest.mark.parametrize("fair", [0.0, 1.0])
def test_three_galaxies_without_wormholes_are_refused_at_once(fair: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "MOST_TRIES", 1)  # the first deal is enough to know
    with pytest.raises(BadOptions) as refused:
        start(Options(layout="three_galaxies", holes=False, fairness=fair), 4, "galaxies")
    assert refused.value.rule == "SSE-9.3"
    assert refused.value.about


# SSE-9.7: fairness

BEND = "r.g7-a{}.h8-{}b"  # a's neighbour is two moves from b, and the other way round


@pytest.mark.rule("SSE-9.7")
@pytest.mark.parametrize("board", ["r.g7-a121b", "r.g7-a1R1b", BEND.format("2", "2"), "r.g7-a1O1b.k7-O3"])
def test_a_symmetric_board_is_perfectly_fair(board: str) -> None:
    assert fairness(read_board(board)).figure == 1


@pytest.mark.rule("SSE-9.7")
@pytest.mark.parametrize("board", ["r.g7-1a2b.f7-33", "r.g7-1a1b.f7-RR", BEND.format("R", "1"), BEND.format("1", "B")])
def test_a_lopsided_board_is_clearly_less_fair(board: str) -> None:
    assert fairness(read_board(board)).figure < 0.8


@pytest.mark.rule("SSE-9.7")
def test_the_measure_is_the_value_within_reach_by_number_of_moves() -> None:
    board = read_board(BEND.format("3", "1"))
    near, far = read_name("g8"), read_name("h8")
    assert moves_needed(board, SEAT_A) == {near: 1, far: 2}
    assert moves_needed(board, SEAT_B) == {near: 2, far: 1}
    assert fairness(board).prospects == (2.33, 1.67)  # two thirds to the seat that is a move nearer
    assert fairness(board).figure == pytest.approx(5 / 7, abs=0.001)


@pytest.mark.rule("SSE-9.7")
@pytest.mark.parametrize("sixths", range(6))
def test_turning_the_board_changes_no_prospect(sixths: int) -> None:
    assert fairness(RETAIL.turned(sixths)) == fairness(RETAIL)


@pytest.mark.rule("SSE-9.7")
@pytest.mark.parametrize("seed", ["fair", "fairer", "fairest"])
def test_a_board_is_at_least_as_fair_as_asked_and_the_first_that_is(seed: str) -> None:
    options = Options(fairness=0.95)
    dealt = deal(options, 4, Chance(seed))
    earlier = [
        fairness(deal_once(layout_for(options, 4), options, Chance(seed), 1, attempt)).figure
        for attempt in range(dealt.tried - 1)
    ]
    assert fairness(dealt.board).figure >= 0.95
    assert all(figure < 0.95 for figure in earlier)
    assert earlier


@pytest.mark.rule("SSE-9.7")
def test_without_a_wish_the_first_board_is_taken() -> None:
    assert deal(Options(), 4, Chance("any")).tried == 1


@pytest.mark.rule("SSE-9.7")
def test_a_fairness_that_is_not_found_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "MOST_TRIES", 12)
    with pytest.raises(BadOptions) as refused:
        start(Options(layout="four_players", fairness=1.0), 4, "never")
    assert (refused.value.rule, refused.value.about) == ("SSE-9.7", ("fairness",))
    assert "12 tries" in refused.value.why.en


# SSE-9.8: boards as text and as files, and edits

DRAWN = ["r.g7-a12b", "r.e5-123RGBOXe.g7-ab", "p.g7G3.g5-a.g9-b", "r.d8Bb0O.g7-1.d6Ha4.j8Hb1", "r"]


@pytest.mark.rule("SSE-9.8")
@for_each("text", [*(text for _, _, text in DEALT), *DRAWN])
def test_a_board_reads_back_from_its_text(text: str) -> None:
    board = read_board(text)
    assert read_board(str(board)) == board
    assert read_board(str(board)).systems == board.systems
    assert str(read_board(str(board))) == str(board)


@pytest.mark.rule("SSE-9.8")
@for_each("edition", Edition)
@for_each("layout", LAYOUT_NAMES)
def test_a_dealt_board_reads_back_and_fits_in_a_link(layout: LayoutName, edition: Edition) -> None:
    for chance in SEEDS[:10]:
        board = deal(Options(edition=edition, layout=layout), LAYOUTS[layout].players, chance).board
        assert read_board(str(board)) == board
        assert re.fullmatch(r"[A-Za-z0-9.-]{1,100}", str(board))


@pytest.mark.rule("SSE-9.8")
@for_each("text", [*(row[1] for row in BROKEN), "r.g7-a12b.g8-3"])
def test_a_broken_board_reads_back_with_all_its_faults(text: str) -> None:
    board = read_board(text)
    assert check(read_board(str(board))) == check(board)
    assert check(board_from_json(board_to_json(board))) == check(board)


@pytest.mark.rule("SSE-9.8")
@for_each("text", [*(text for _, _, text in DEALT), *DRAWN])
def test_a_board_reads_back_from_its_file(text: str) -> None:
    board = read_board(text)
    assert board_from_json(board_to_json(board)) == board


@pytest.mark.rule("SSE-9.8")
def test_a_file_can_be_edited_by_hand() -> None:
    written = board_to_json(read_board("r.g7Ga0.g5-a.g9-b"))
    edited = board_from_json(written.replace('"Ga"', '"Gb"').replace('"turn": 0', '"turn": 5'))
    assert edited == read_board("r.g7Gb5.g5-a.g9-b")


@pytest.mark.rule("SSE-9.8")
def test_the_same_board_has_one_text_whatever_the_order_of_its_tiles() -> None:
    backwards = Board(RETAIL.edition, tuple(reversed(RETAIL.tiles)))
    assert backwards == RETAIL
    assert str(backwards) == str(RETAIL)


@pytest.mark.rule("SSE-9.8")
@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("x.g7Aa0", 0),
        ("", 0),
        ("r.g7Aa0.", 8),
        ("r.g7A0", 2),
        ("p.g7Aa0", 2),
        ("r.g7Aa0.q", 8),
        ("r.g7-12z", 2),
        ("r.g7Aa6", 2),
    ],
)
def test_a_text_that_is_no_board_says_where(text: str, at: int) -> None:
    with pytest.raises(BadNotation) as fault:
        read_board(text)
    assert fault.value.at == at


@pytest.mark.rule("SSE-9.8")
def test_a_tile_can_be_taken_off_and_laid_again() -> None:
    middle = RETAIL.tile_of[read_name("g7")]
    without = RETAIL.without(read_name("g8"))  # any of its systems names the tile
    assert set(RETAIL.systems) - set(without.systems) == {Hex(0, 0), *Hex(0, 0).neighbours()}
    assert errors(without, 2) == []
    assert without.with_tile(middle) == RETAIL


@pytest.mark.rule("SSE-9.8")
def test_taking_a_tile_from_a_gap_changes_nothing() -> None:
    assert RETAIL.without(read_name("a1")) == RETAIL


@pytest.mark.rule("SSE-9.8")
def test_a_tile_can_be_turned_where_it_lies() -> None:
    chain = read_board("r.g7Ga0.g5-a.g9-b")
    turned = chain.without(Hex(0, 0)).with_tile(MainTile(Hex(0, 0), "Ga", turn=1))
    assert str(turned) == "r.g7Ga1.g5-a.g9-b"
    assert errors(turned, 2) == []
    for direction in Direction:
        assert turned.systems[Hex(0, 0).to(direction.turned(1))] is chain.systems[Hex(0, 0).to(direction)]


@pytest.mark.rule("SSE-9.8")
@pytest.mark.parametrize("sixths", range(6))
def test_the_whole_board_can_be_turned(sixths: int) -> None:
    turned = RETAIL.turned(sixths)
    assert {at.turned(sixths): kind for at, kind in RETAIL.systems.items()} == turned.systems
    assert check(turned, 2) == ()
    assert turned.turned(6 - sixths) == RETAIL


EDITS = [
    ("SSE-9.1", MainTile(Hex(1, 1), "Aa"), "overlap"),
    ("SSE-9.1", MainTile(Hex(8, -2), "Ab"), "the other face"),
    ("SSE-9.1", HomeTile(Hex(6, -3), Seat(0), Direction.E), "the same home"),
    ("SSE-9.2", HomeTile(Hex(6, -3), Seat(2), Direction.E), "a third home"),
    ("SSE-9.3", LooseSystem(Hex(9, -3), Kind.RED_NEBULA), "cut off"),
    ("SSE-9.1", LooseSystem(Hex(5, -2), Kind.WORMHOLE), "a fourth wormhole"),
]


@pytest.mark.parametrize(
    ("rule", "tile"), [pytest.param(rule, tile, marks=pytest.mark.rule(rule), id=why) for rule, tile, why in EDITS]
)
def test_an_edit_is_checked(rule: str, tile: MainTile | HomeTile | LooseSystem) -> None:
    edited = RETAIL.with_tile(tile)
    assert rule in {cited for cited, _ in errors(edited, 2)}


@pytest.mark.rule("SSE-9.8")
def test_a_board_is_checked_after_every_edit() -> None:
    chain = read_board("r.g7Aa0O.g10Ba0.g13Ca0O.g5-a.g15-b")
    edits: Sequence[Board] = [
        chain,
        chain.without(read_name("g10")),  # the wormholes still join the two ends
        chain.without(read_name("g13")),  # the homeworld beyond is cut off
        chain.without(read_name("g13")).with_tile(MainTile(read_name("g13"), "Ca")),
    ]
    assert [[rule for rule, _ in errors(board, 2)] for board in edits] == [
        [],
        [],
        ["SSE-9.2", "SSE-9.3", "SSE-9.4"],
        [],
    ]
    assert warnings(edits[3])["SSE-9.5"] == ("g7",)
    assert chain == read_board("r.g7Aa0O.g10Ba0.g13Ca0O.g5-a.g15-b")  # an edit gives a new board


# What is asked for and what is given


@pytest.mark.rule("SSE-V2")
@pytest.mark.parametrize(("rule", "asked"), CONTRADICTIONS)
def test_a_given_board_must_be_what_else_is_asked_for(rule: str, asked: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as refused:
        start(Options(board=str(RETAIL), **asked), 2, "contradiction")
    assert refused.value.rule == rule
    assert set(refused.value.about) == {"board", *asked}


@pytest.mark.rule("SSE-V1")
@pytest.mark.parametrize(("rule", "asked"), CONTRADICTIONS)
def test_what_began_with_a_contradiction_is_played_on(rule: str, asked: dict[str, Any]) -> None:
    assert start(Options(board=str(RETAIL), **asked), 2, "contradiction", rules=1).state.board == RETAIL


def test_a_board_that_was_dealt_for_its_options_goes_with_them() -> None:
    options = Options(fairness=0.95, holes=False)
    settled = SMALL_STAR_EMPIRES.dealing.settled(options, 2, "settled")
    assert start(settled, 2, "another").state.board == read_board(settled.board or "")


@pytest.mark.rule("SSE-2.7")
@pytest.mark.parametrize("hole", ["O", "X"])
def test_a_hole_may_lie_on_the_empty_system_of_a_home_tile(hole: str) -> None:
    board = read_board(
        str(RETAIL).replace("d6Ha4", f"d6Ha4{hole}").replace("d8Bb0O", "d8Bb0").replace("e10Ea0X", "e10Ea0")
    )
    assert not faults_only(check(board, 2))
    assert board.systems[read_name("c6")] is Kind(hole)
    assert read_board(str(board)) == board_from_json(board_to_json(board)) == board


@pytest.mark.rule("SSE-9.1")
def test_printed_tiles_take_no_loose_hole_on_a_home_tile() -> None:
    board = read_board(DEALT[0][2].replace("d6Ha4", "d6Ha4X").replace("e10C2", "e10G4"))
    assert ("SSE-9.1", ("c6",)) in errors(board)


@pytest.mark.rule("SSE-2.7")
def test_fewer_than_seven_main_tiles_are_said() -> None:
    small = read_board("r.g7Ca2.d8Bb0O.e10Ea0.f5Ab5O.e6Ha4.i7Hb1")
    assert ("SSE-2.7", "warning") in [(fault.rule, fault.severity) for fault in check(small)]


@pytest.mark.rule("SSE-2.1")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_layout_with_fewer_is_not_warned_of(layout: LayoutName) -> None:
    dealt = deal(Options(layout=layout), LAYOUTS[layout].players, Chance("1")).board
    assert not check(dealt, LAYOUTS[layout].players)


@pytest.mark.parametrize(("board", "beyond"), [("r.g7Ga3.d6Ha4.j99Hb1", "columns"), ("r.g7Ga3.d6Ha4.z7Hb1", "rows")])
def test_a_tile_beyond_the_map_is_told_which_way(board: str, beyond: str) -> None:
    with pytest.raises(BadNotation, match=f"beyond the {beyond}"):
        read_board(board)
