"""Mistakes that others made in programs of this game. One test for each, so that we do not make them."""

from collections import Counter
from typing import Literal

import pytest

from stellarch.core import Illegal
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, scoring
from stellarch.games.small_star_empires.actions import How, read_action
from stellarch.games.small_star_empires.data import Edition, Tile, deck
from stellarch.games.small_star_empires.events import GameEnded, Passed
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.state import State, Supply
from tests.positions import FULL, SEAT_A, SEAT_B, SEAT_C, line, line_ends, marked, moves_of, position


def listed(state: State) -> list[str]:
    return [str(move) for move in moves_of(state, state.turn)]


def jump_ends(state: State) -> set[int]:
    return {move.target.q for move in moves_of(state) if move.how is How.JUMP}


def played(state: State, move: str) -> State:
    return SMALL_STAR_EMPIRES.apply(state, state.turn, read_action(move)).state


@pytest.mark.rule("SSE-3.11")
def test_a_ship_does_not_leave_by_the_wormhole_it_entered() -> None:
    given = position("1a* O   1   _   O   2")
    assert jump_ends(given) == {5}
    with pytest.raises(Illegal) as refusal:
        played(given, "g7~g9:c")
    assert refusal.value.rule == "SSE-3.11"


@pytest.mark.rule("SSE-R14")
def test_a_start_beside_two_wormholes_may_use_either() -> None:
    given = position("""
          1   2   _   3
            O   O   _   O
              1a* _   _   1
    """)
    # Through the first it comes out at the second or the third, through the second at the first or the third.
    assert {str(move)[3:-2] for move in moves_of(given) if move.how is How.JUMP} == {"g7", "g8", "g10", "i10"}


@pytest.mark.rule("SSE-1.8")
def test_a_gap_stops_a_line() -> None:
    assert line_ends(line("Ha 1 _ 2 3")) == marked("- x - - -")


@pytest.mark.rule("SSE-3.7")
@pytest.mark.parametrize("board", ["Ha* 1   Hb  1", "1a* O   _   O   Hb"])
def test_a_rival_homeworld_is_not_entered(board: str) -> None:
    given = position(board)
    assert given.board.homes[SEAT_B] not in {move.target for move in moves_of(given)}


@pytest.mark.rule("SSE-3.8")
@pytest.mark.parametrize("board", ["1a* 1   Ha  1", "1a* O   _   O   Ha"])
def test_the_own_homeworld_is_not_entered(board: str) -> None:
    given = position(board)
    assert given.board.homes[SEAT_A] not in {move.target for move in moves_of(given)}


@pytest.mark.rule("SSE-3.4")
def test_own_systems_and_wormholes_are_passed_over() -> None:
    assert line_ends(line("Ha 1a 2A O  3")) == marked("- - - - x")
    assert line_ends(line("1a Ha O  3a 3")) == marked("- - - - x")


@pytest.mark.rule("SSE-5.2")
def test_a_blocked_player_does_not_end_the_game_for_all() -> None:
    given = position("Ha* 1   2   3   _   Hb* 1c  _   Hc* 1   2")
    after, events = SMALL_STAR_EMPIRES.apply(given, SEAT_A, read_action("g7>g8:c"))
    assert Passed(SEAT_B, forced=True) in events
    assert not after.over
    assert after.turn == SEAT_C
    assert played(after, "g15>g16:c").turn == SEAT_A


@pytest.mark.rule("SSE-6.4")
def test_a_territory_is_connected() -> None:
    given = position("Ha  1a  _   1a  1a  _   1a  1a  _   Hb  1b  1b")
    assert SMALL_STAR_EMPIRES.standings(given).row("bonus") == (0, 3)


@pytest.mark.rule("SSE-6.4")
def test_a_territory_counts_its_homeworld() -> None:
    given = position("Ha  1a  1a  _   1b  1b  1b")
    assert SMALL_STAR_EMPIRES.standings(given).row("bonus") == (3, 3)


@pytest.mark.rule("SSE-6.3")
def test_a_station_counts_a_rival_homeworld() -> None:
    assert scoring.stations(position("1A  Hb"), SEAT_A) == 1


@pytest.mark.rule("SSE-6.2")
def test_a_station_on_a_nebula_keeps_the_nebula() -> None:
    given = position("RA  RA  Ra  _   3A")
    assert scoring.nebulae(given, SEAT_A) == 8
    assert scoring.planets(given, SEAT_A) == 3


@pytest.mark.rule("SSE-6.2")
@pytest.mark.parametrize(
    ("edition", "points"), [(Edition.PRINT_AND_PLAY, [1, 4, 7]), (Edition.RETAIL, [2, 5, 8])], ids=list(Edition)
)
def test_nebula_points_depend_on_the_edition(edition: Edition, points: list[int]) -> None:
    boards = ["Ga", "Ga  Ga", "Ga  Ga  Ga"]
    assert [scoring.nebulae(position(board, edition=edition), SEAT_A) for board in boards] == points


# fmt: off
TIES = [
    # board                   points   left to each                  ranks
    ("3a  _   2b",            (6, 5),  [Supply(0, 0), Supply(9, 4)], (1, 2)),  # points
    ("3a  .a  _   1b  Rb",    (6, 6),  [Supply(1, 4), Supply(2, 0)], (2, 1)),  # then Colonies left
    ("3a  .a  _   1b  Rb",    (6, 6),  [Supply(1, 0), Supply(1, 1)], (2, 1)),  # then Trade Stations left
    ("1a  Ra  _   3b  .b",    (6, 6),  [Supply(1, 1), Supply(1, 1)], (2, 1)),  # then planets
    ("1a  Ra  _   1b  Gb",    (6, 6),  [Supply(1, 1), Supply(1, 1)], (1, 1)),  # then the win is shared
]
# fmt: on


@pytest.mark.rule("SSE-6.7")
@pytest.mark.parametrize(("board", "points", "supplies", "ranks"), TIES)
def test_the_chain_of_tie_breaks(
    board: str, points: tuple[int, int], supplies: list[Supply], ranks: tuple[int, int]
) -> None:
    sheet = SMALL_STAR_EMPIRES.standings(position(board, supplies=supplies))
    assert sheet.row("total") == points
    assert sheet.ranks == ranks


@pytest.mark.rule("SSE-4.3")
@pytest.mark.rule("SSE-R8")
def test_a_supply_that_runs_out() -> None:
    given = position("Ha* 1   2   3   _   Hb* 1   2   3", supplies=[Supply(1, 1), FULL])
    no_colony = played(played(given, "g7>g8:c"), "g12>g13:c")
    assert listed(no_colony) == ["g8>g9:s", "g8>g10:s"]
    nothing = played(no_colony, "g8>g9:s")
    after, events = SMALL_STAR_EMPIRES.apply(nothing, SEAT_B, read_action("g13>g14:c"))
    assert Passed(SEAT_A, forced=True) in events
    assert GameEnded not in map(type, events)
    assert after.turn == SEAT_B


@pytest.mark.rule("SSE-7.3")
@pytest.mark.parametrize(
    ("supply", "moves"),
    [
        (Supply(1, 1), ["g7>g8:c", "g7>g9:c", "g7>g9:s"]),
        (Supply(0, 1), ["g7>g9:s"]),
        (Supply(1, 0), ["g7>g8:c", "g7>g9:c"]),
    ],
)
def test_only_colonies_go_on_unexplored_tiles(supply: Supply, moves: list[str]) -> None:
    assert listed(line("Ha ?t 1", supplies=[supply, FULL])) == moves


@pytest.mark.rule("SSE-1.6")
@pytest.mark.rule("SSE-7.1")
def test_fifteen_unexplored_tiles_or_fourteen() -> None:
    assert (len(deck(15)), len(deck(14))) == (15, 14)
    assert Counter(deck(15)) - Counter(deck(14)) == {Tile.ASTEROID_FIELD: 1}
    assert (most_asteroids(15), most_asteroids(14)) == (3, 2)


def most_asteroids(size: Literal[15, 14]) -> int:
    """The most asteroid fields that any of many games has face down."""
    options = Options(unexplored=True, holes=False, deck=size)
    games = (SMALL_STAR_EMPIRES.start(options, 4, str(seed)).state for seed in range(30))
    return max(list(game.face_down.values()).count(Tile.ASTEROID_FIELD) for game in games)
