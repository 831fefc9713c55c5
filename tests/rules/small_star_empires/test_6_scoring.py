"""SSE-6: the rows of the score sheet, and who has won."""

import pytest

from stellarch.core import Seat
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, scoring
from stellarch.games.small_star_empires.data import Edition
from stellarch.games.small_star_empires.state import State, Supply
from tests.positions import SEAT_A, SEAT_B, SEAT_C, position

PRINT_AND_PLAY, RETAIL = Edition
NONE = Supply(0, 0)


def largest(state: State, seat: Seat = SEAT_A) -> int:
    return max(map(len, scoring.territories(state, seat)))


def row(of: str, owner: str = "a") -> str:
    """A drawn row of systems that all have the same owner."""
    return "".join(f"{kind + owner:<4}" for kind in of.split())


@pytest.mark.rule("SSE-6.1")
@pytest.mark.parametrize("edition", list(Edition))
def test_a_point_for_each_planet(edition: Edition) -> None:
    given = position("1a  2a  3A  2A  Ra  .a  1   3b", edition=edition)
    assert scoring.planets(given, SEAT_A) == 1 + 2 + 3 + 2
    assert scoring.planets(given, SEAT_B) == 3


@pytest.mark.rule("SSE-6.1")
@pytest.mark.rule("SSE-R2")
@pytest.mark.parametrize("edition", list(Edition))
def test_homeworlds_give_no_points_for_planets(edition: Edition) -> None:
    given = position("Ha  1a  Hb", edition=edition)
    assert SMALL_STAR_EMPIRES.standings(given).row("planets") == (1, 0)


# fmt: off
NEBULAE = [
    # rule      nebulae of one player  print-and-play  retail
    ("SSE-6.2", ".",                   0,              0),
    ("SSE-6.2", "R",                   1,              2),
    ("SSE-6.2", "G G",                 4,              5),
    ("SSE-6.2", "B B B",               7,              8),
    ("SSE-6.2", "R G B",               3,              6),
    ("SSE-6.2", "R R G B B B",         4 + 1 + 7,      5 + 2 + 8),   # X3
    ("SSE-6.2", "R R R G G G B B B",   21,             24),
    ("SSE-R1",  "R R",                 4,              5),
    ("SSE-R4",  "R R G",               4 + 1,          5 + 2),       # all there are on this board, and yet no set
]
# fmt: on


@pytest.mark.parametrize(
    ("nebulae", "print_and_play", "retail"),
    [pytest.param(*points, marks=pytest.mark.rule(rule)) for rule, *points in NEBULAE],
)
def test_points_for_nebulae(nebulae: str, print_and_play: int, retail: int) -> None:
    assert scoring.nebulae(position(row(nebulae), edition=PRINT_AND_PLAY), SEAT_A) == print_and_play
    assert scoring.nebulae(position(row(nebulae), edition=RETAIL), SEAT_A) == retail


@pytest.mark.rule("SSE-6.2")
def test_nebulae_count_for_their_owner_only() -> None:
    given = position("Ra  Rb  R   RA  GB")
    assert SMALL_STAR_EMPIRES.standings(given).row("nebulae") == (5, 2 + 2)


@pytest.mark.rule("SSE-6.3")
def test_a_station_counts_each_rival_neighbour() -> None:  # X1
    given = position("""
          1b  2b
        1b  1A  1a
          2B  1a
    """)
    assert scoring.stations(given, SEAT_A) == 4


# fmt: off
STATIONS = [
    # stations and what lies beside them    points of a
    ("1A  Hb",                              1),   # X2: a rival homeworld
    ("1A  Ha",                              0),   # X2: the own homeworld
    ("1A  1   R   .",                       0),   # nobody's
    ("1A  O   1b",                          0),   # beyond a wormhole is not beside
    ("1b  1A  1c",                          2),   # two rivals
    ("1A  1B",                              1),   # two stations face to face: one point for each player
    ("1A  1b  1A",                          2),   # each station counts for itself
    ("1a  1b",                              0),   # a Colony trades with nobody
    ("Ha  1b",                              0),   # nor does a homeworld
]
# fmt: on


@pytest.mark.rule("SSE-6.3")
@pytest.mark.parametrize(("board", "points"), STATIONS)
def test_what_a_station_counts(board: str, points: int) -> None:
    assert scoring.stations(position(board), SEAT_A) == points


# fmt: off
TERRITORIES = [
    # systems                          largest territory of a
    ("Ha",                             1),
    ("Ha  1a  .a  RA",                 4),   # whatever it is, and whatever holds it
    ("Ha  1a  1   2a",                 2),
    ("Ha  1a  1b  2a  2a  2a",         3),
    ("Ha  1a  O   2a",                 2),   # a wormhole joins nothing
    ("1a  O   _   O   2a",             1),
]
# fmt: on


@pytest.mark.rule("SSE-6.4")
@pytest.mark.parametrize(("board", "size"), TERRITORIES)
def test_the_size_of_a_territory(board: str, size: int) -> None:
    assert largest(position(board)) == size


@pytest.mark.rule("SSE-6.4")
def test_the_homeworld_and_five_colonies_are_a_territory_of_six() -> None:  # X7
    given = position("""
          1a  2a
        1   Ha  .a
          1a  Ra
    """)
    assert largest(given) == 6


@pytest.mark.rule("SSE-6.4")
def test_a_territory_is_joined_in_every_direction() -> None:
    given = position("""
            1a  1   1a
          1   1a  1a  1
        1a  1   Ha  1   1a
          1a  1   1   1a
            1   1   1
    """)
    assert sorted(map(len, scoring.territories(given, SEAT_A))) == [2, 2, 5]


@pytest.mark.rule("SSE-6.5")
@pytest.mark.rule("SSE-R3")
@pytest.mark.parametrize("edition", list(Edition))
def test_all_who_are_tied_for_the_largest_territory_get_three_points(edition: Edition) -> None:  # X6
    given = position(
        """
        Ha  .a  .a  .a  .a  .a  .a  .a  .a
          _
        Hb  .b  .b  .b  .b  .b  .b  .b  .b
          _
        Hc  .c  .c  .c
        """,
        edition=edition,
    )
    assert [largest(given, seat) for seat in given.seats] == [9, 9, 4]
    assert SMALL_STAR_EMPIRES.standings(given).row("bonus") == (3, 3, 0)


@pytest.mark.rule("SSE-6.5")
def test_the_largest_territory_alone_gets_three_points() -> None:
    given = position("Ha  .a  _   Hb  .b  .b  _   Hc  .c  _   .c  .c")
    assert SMALL_STAR_EMPIRES.standings(given).row("bonus") == (0, 3, 0)


@pytest.mark.rule("SSE-6.6")
def test_tiles_and_tolls_add_to_the_bonus() -> None:
    given = position("Ha  =sa =fa =f  =tb", supplies=[Supply(4, 0, received=2), Supply(5, 0, received=1)])
    sheet = SMALL_STAR_EMPIRES.standings(given)
    assert sheet.row("bonus") == (3 + 1 + 1 + 2 * 2, 2)
    (bonus,) = (row for row in sheet.rows if row.key == "bonus")
    assert {part.key: part.values for part in bonus.parts} == {"territory": (3, 0), "tiles": (2, 0), "tolls": (4, 2)}


THIRTY_EACH = """
    Ha  3a  3a  3a  3a  3a  3a  2a  Ra  Ra  Ra  .a
      _
    Hb  3b  3b  3b  3b  3b  3b  1b  Gb  Gb  Gb  Bb
"""
TWENTY_PLANETS_EACH = """
    Ha  3a  3a  3a  3a  3a  3a  2a  Ra  Ra  Ra
      _
    Hb  3b  3b  3b  3b  3b  3b  2b  Gb  Gb  Gb
"""
# fmt: off
TIES = [
    # a position of 30 points each  left to a     left to b     winners
    (THIRTY_EACH,                   Supply(1, 0), Supply(0, 0), (SEAT_A,)),         # X17
    (THIRTY_EACH,                   Supply(0, 0), Supply(0, 2), (SEAT_B,)),
    (THIRTY_EACH,                   Supply(0, 0), Supply(0, 0), (SEAT_A,)),         # planets 20 and 19
    (TWENTY_PLANETS_EACH,           Supply(0, 0), Supply(0, 0), (SEAT_A, SEAT_B)),
    (THIRTY_EACH,                   Supply(1, 4), Supply(2, 0), (SEAT_B,)),         # Colonies before stations
    (THIRTY_EACH,                   Supply(3, 1), Supply(3, 2), (SEAT_B,)),         # stations before planets
    (TWENTY_PLANETS_EACH,           Supply(2, 1), Supply(2, 1), (SEAT_A, SEAT_B)),
]
# fmt: on


@pytest.mark.rule("SSE-6.7")
@pytest.mark.parametrize(("board", "left_to_a", "left_to_b", "winners"), TIES)
def test_ties_are_broken_in_order(board: str, left_to_a: Supply, left_to_b: Supply, winners: tuple[Seat, ...]) -> None:
    given = position(board, edition=PRINT_AND_PLAY, supplies=[left_to_a, left_to_b])
    sheet = SMALL_STAR_EMPIRES.standings(given.ended())
    assert sheet.row("total") == (30, 30)
    assert sheet.winners == winners


@pytest.mark.rule("SSE-6.7")
def test_most_points_win_whatever_is_left() -> None:
    given = position("3a  _   2b  _   1c", supplies=[NONE, Supply(16, 4), Supply(16, 4)])
    assert SMALL_STAR_EMPIRES.standings(given.ended()).ranks == (1, 2, 3)


@pytest.mark.rule("SSE-6.7")
def test_those_who_share_a_rank_leave_the_next_one_free() -> None:
    given = position("2a  _   1b  _   2c  _   .d", supplies=[NONE] * 4)
    assert SMALL_STAR_EMPIRES.standings(given.ended()).ranks == (1, 3, 1, 4)


@pytest.mark.rule("SSE-6.7")
def test_nobody_has_won_while_the_game_runs() -> None:
    given = position("3a  _   2b")
    assert SMALL_STAR_EMPIRES.standings(given).winners == ()
    assert SMALL_STAR_EMPIRES.standings(given.ended()).winners == (SEAT_A,)


@pytest.mark.rule("SSE-6.8")
def test_the_score_sheet() -> None:
    given = position("Ha  3a  RA  1b  GB  2c  .   1C", supplies=[NONE] * 3)
    sheet = SMALL_STAR_EMPIRES.standings(given)
    assert {row.key: row.values for row in sheet.rows} == {
        "planets": (3, 1, 3),
        "nebulae": (2, 2, 0),
        "stations": (1, 1, 0),
        "bonus": (3, 0, 0),
        "total": (9, 4, 3),
    }
    assert [row.key for row in sheet.rows] == ["planets", "nebulae", "stations", "bonus", "total"]
    assert all(row.label.en and row.label.fr for row in sheet.rows)


@pytest.mark.rule("SSE-6.8")
def test_the_total_is_the_sum_of_its_rows() -> None:
    given = position("Ha  2a  RA  1b  =sb =nb 3C", supplies=[NONE, Supply(0, 0, received=3), NONE])
    *parts, total = SMALL_STAR_EMPIRES.standings(given).rows
    assert total.values == tuple(map(sum, zip(*(row.values for row in parts), strict=True)))
    assert total.values[SEAT_C] == 3 + 1
