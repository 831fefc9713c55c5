"""SSE-3: where a ship may go, by line and by wormhole, and what it is told when it may not."""

from collections.abc import Iterator
from itertools import product

import pytest

from stellarch.core import CLOCKWISE, Hex, Illegal
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.actions import How, Move, Pass, Piece, read_action
from stellarch.games.small_star_empires.data import Edition
from stellarch.games.small_star_empires.names import read_name
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.state import State
from tests.positions import SEAT_A, SEAT_B, find, line, marked, moves_of, position, targets

# Tiles D-A-E-B-F-C clockwise from (1, -3), all unturned, and G in the middle; homes as in the layout two_players.
EXAMPLE_BOARD = "p.d8D0.e10A0.h9E0.j6B0.i4F0.f5C0.g7G0.d6Ha4.j8Hb1"

# fmt: off
LINES = [
    # rule      a ship of `a` stands on the first  it may end on    (1a: a's Colony, 2B: b's station, O: wormhole)
    ("SSE-3.2", "Ha 1  2  3  1",                  "-  x  x  x  x"),
    ("SSE-3.3", "Ha 1  2  3  .",                  "-  x  x  x  x"),
    ("SSE-3.3", "Ha R  G  B  ?t",                 "-  x  x  x  x"),
    ("SSE-3.4", "Ha 1  .  R  ?t 2",               "-  x  x  x  x  x"),
    ("SSE-3.4", "Ha 1a 2  .",                     "-  -  x  x"),
    ("SSE-3.4", "Ha 1A 2  .",                     "-  -  x  x"),
    ("SSE-3.4", "1a Ha 2  .",                     "-  -  x  x"),
    ("SSE-3.4", "Ha O  2  .",                     "-  -  x  x"),
    ("SSE-3.4", "Ha 2a O  Ra 1",                  "-  -  -  -  x"),
    ("SSE-3.5", "Ha 1  X  2",                     "-  x  -  -"),
    ("SSE-3.5", "Ha X",                           "-  -"),
    ("SSE-3.6", "Ha 1  O",                        "-  x  -"),
    ("SSE-3.6", "Ha O  O  2",                     "-  -  -  x"),
    ("SSE-3.7", "Ha 1  2b 3",                     "-  x  -  -"),
    ("SSE-3.7", "Ha 1  2B 3",                     "-  x  -  -"),
    ("SSE-3.7", "Ha 1  Hb 3",                     "-  x  -  -"),
    ("SSE-3.8", "Ha 1a 2A 1",                     "-  -  -  x"),
    ("SSE-3.8", "1a Ha 2",                        "-  -  x"),
    ("SSE-3.9", "Ha 1a* 2A* 1",                   "-  -  -  x"),
    ("SSE-R6",  "Ha 1a O  ?x 2",                  "-  -  -  x  x"),
    # X10
    ("SSE-3.4", "Ha 1  2a 3",                     "-  x  -  x"),
    ("SSE-3.7", "Ha 1  2b 3  1",                  "-  x  -  -  -"),
    ("SSE-3.5", "Ha 1  X  3  1",                  "-  x  -  -  -"),
    ("SSE-1.8", "Ha 1  _  3  1",                  "-  x  -  -  -"),
]

JUMPS = [
    # rule       a ship of `a` stands on the first  it may come out on
    ("SSE-3.10", "1a O  _  O  1",                  "-  -  -  -  x"),
    ("SSE-3.10", "Ha O  _  1  O  2",               "-  -  -  x  -  x"),
    ("SSE-3.10", "1a O  2b X  _  O  1",            "-  -  -  -  -  -  x"),
    ("SSE-3.10", "1a 2  O  _  O  1",               "-  -  -  -  -  -"),     # not beside a wormhole
    ("SSE-3.10", "1a O  _  O  _  1",               "-  -  -  -  -  -"),     # beside no other wormhole
    ("SSE-3.10", "1a O  _  O  R",                  "-  -  -  -  x"),
    ("SSE-3.10", "1a O  _  O  .",                  "-  -  -  -  x"),
    ("SSE-3.10", "1a O  _  O  ?t",                 "-  -  -  -  x"),
    ("SSE-3.10", "1a O  _  O  X",                  "-  -  -  -  -"),
    ("SSE-3.10", "1a O  _  O  O",                  "-  -  -  -  -"),
    ("SSE-3.10", "1a O  _  O  1b",                 "-  -  -  -  -"),
    ("SSE-3.10", "1a O  _  O  Hb",                 "-  -  -  -  -"),
    ("SSE-3.10", "1a O  _  O  1A",                 "-  -  -  -  -"),
    ("SSE-3.10", "1a O  _  O  Ha",                 "-  -  -  -  -"),
    ("SSE-3.11", "1a O  1  _  O  2",               "-  -  -  -  -  x"),     # not out by the way it went in
    ("SSE-3.11", "1a O  1  _  2",                  "-  -  -  -  -"),        # the only wormhole leads nowhere
    ("SSE-3.11", "1a O  _  O  1  _  O  2",         "-  -  -  -  x  -  -  x"),
    ("SSE-R14",  "1a O  1  O  2",                  "-  -  x  -  x"),        # beside the one left and the one reached
]

REFUSALS = [
    # rule       board                      move         what it is about
    ("SSE-3.1",  "Ha* 1   2",               "g8>g9:c",   "g8"),     # no ship there
    ("SSE-3.1",  "Ha* 1   1b*",             "g9>g8:c",   "g9"),     # another player's ship
    ("SSE-3.2",  "Ha* 1",                   "g7>g7:c",   "g7 g7"),  # a ship that stays has not moved
    ("SSE-1.8",  "Ha* 1",                   "g7>g9:c",   "g9"),
    ("SSE-1.8",  "Ha* 1   _   2",           "g7>g10:c",  "g9"),
    ("SSE-1.8",  "1a* O   _   O   1",       "g7~g9:c",   "g9"),
    ("SSE-3.5",  "Ha* 1   X",               "g7>g9:c",   "g9"),
    ("SSE-3.5",  "Ha* 1   X   2",           "g7>g10:c",  "g9"),
    ("SSE-3.5",  "1a* O   _   O   X",       "g7~g11:c",  "g11"),
    ("SSE-3.6",  "Ha* O   1",               "g7>g8:c",   "g8"),
    ("SSE-3.6",  "1a* O   _   O   O",       "g7~g11:c",  "g11"),
    ("SSE-3.7",  "Ha* 1   2b",              "g7>g9:c",   "g9"),
    ("SSE-3.7",  "Ha* 1   2B",              "g7>g9:s",   "g9"),
    ("SSE-3.7",  "Ha* 1   Hb",              "g7>g9:c",   "g9"),
    ("SSE-3.7",  "Ha* 1   2b  3",           "g7>g10:c",  "g9"),
    ("SSE-3.7",  "Ha* Hb  1",               "g7>g9:c",   "g8"),
    ("SSE-3.7",  "Ha* 2b  X   1",           "g7>g10:c",  "g8"),     # the first of two things in the way
    ("SSE-3.7",  "1a* O   _   O   2b",      "g7~g11:c",  "g11"),
    ("SSE-3.8",  "Ha* 1a",                  "g7>g8:c",   "g8"),
    ("SSE-3.8",  "1a* Ha",                  "g7>g8:c",   "g8"),
    ("SSE-3.8",  "1a* O   _   O   Ha",      "g7~g11:c",  "g11"),
    ("SSE-3.8",  "O   1a* O   1",           "g8~g8:c",   "g8"),     # out where it went in, by the other wormhole
    ("SSE-3.10", "Ha* 1   O   _   O   1",   "g7~g12:c",  "g7"),     # the ship is beside no wormhole
    ("SSE-3.11", "1a* O   1   _   O   2",   "g7~g9:c",   "g9"),
    ("SSE-3.11", "1a* O   1",               "g7~g9:c",   "g9"),
    ("SSE-3.11", "1a* O   _   O   _   1",   "g7~g12:c",  "g12"),    # beside no wormhole at all
]
# fmt: on


def played(state: State, move: str) -> State:
    return SMALL_STAR_EMPIRES.apply(state, state.turn, read_action(move)).state


def played_at_random(options: Options, players: int, moves: int) -> State:
    """A game some random moves after its start."""
    state = SMALL_STAR_EMPIRES.start(options, players, "test").state
    for number in range(moves):
        choices = SMALL_STAR_EMPIRES.legal(state, state.turn)
        state = SMALL_STAR_EMPIRES.apply(state, state.turn, state.chance.choice(choices, "move", number)).state
    return state


def example(*moves: str) -> State:
    """The board of examples X8 and X9 after some moves."""
    options = Options(edition=Edition.PRINT_AND_PLAY, board=EXAMPLE_BOARD, first_player=0)
    state = SMALL_STAR_EMPIRES.start(options, 2, "test").state
    for move in moves:
        state = played(state, move)
    return state


def listed_ends(state: State, how: How) -> set[int]:
    """Where on a row the ship on its first system is offered to end, counted from 0."""
    return {move.target.q for move in moves_of(state) if move.origin == Hex(0, 0) and move.how is how}


def accepted_ends(state: State, how: How) -> set[int]:
    """Where on a row the ship on its first system is let end, counted from 0."""
    moves = (Move(Hex(0, 0), Hex(place, 0), how, Piece.COLONY) for place in range(12))
    return {move.target.q for move in moves if refusal_of(state, move) is None}


def jumps(state: State) -> set[Hex]:
    return targets(move for move in moves_of(state, state.turn) if move.how is How.JUMP)


def hexes(names: str) -> set[Hex]:
    return set(map(read_name, names.split()))


@pytest.mark.parametrize(("board", "ends"), [pytest.param(*row, marks=pytest.mark.rule(rule)) for rule, *row in LINES])
def test_where_a_line_may_end(board: str, ends: str) -> None:
    given = line(board)
    assert listed_ends(given, How.LINE) == marked(ends)
    assert accepted_ends(given, How.LINE) == marked(ends)


@pytest.mark.parametrize(("board", "ends"), [pytest.param(*row, marks=pytest.mark.rule(rule)) for rule, *row in JUMPS])
def test_where_a_jump_may_end(board: str, ends: str) -> None:
    given = line(board)
    assert listed_ends(given, How.JUMP) == marked(ends)
    assert accepted_ends(given, How.JUMP) == marked(ends)


@pytest.mark.parametrize(
    ("rule", "board", "move", "about"),
    [pytest.param(rule, *row, marks=pytest.mark.rule(rule)) for rule, *row in REFUSALS],
)
def test_a_refusal_cites_its_rule(rule: str, board: str, move: str, about: str) -> None:
    given = position(board)
    before = SMALL_STAR_EMPIRES.save(given)
    with pytest.raises(Illegal) as refusal:
        played(given, move)
    why = refusal.value.why
    assert refusal.value.rule == rule
    assert refusal.value.about == tuple(about.split())
    assert why.en != why.fr
    assert all(at in why.en and at in why.fr for at in refusal.value.about)
    assert SMALL_STAR_EMPIRES.save(given) == before


@pytest.mark.rule("SSE-3.1")
def test_exactly_one_ship_moves() -> None:
    given = position("""
        2   1   Ha**
          1a* 1   _   1b* 1
    """)
    after = played(given, "g9>g7:c")
    assert {ship.at for ship in after.ships[SEAT_A]} == hexes("g7 g9 h7")
    assert after.ships[SEAT_B] == given.ships[SEAT_B]
    assert after.turn == SEAT_B


@pytest.mark.rule("SSE-3.1")
def test_who_can_move_may_not_pass() -> None:
    given = line("Ha 1")
    assert Pass() not in SMALL_STAR_EMPIRES.legal(given, SEAT_A)
    with pytest.raises(Illegal) as refusal:
        SMALL_STAR_EMPIRES.apply(given, SEAT_A, Pass())
    assert refusal.value.rule == "SSE-3.1"
    assert refusal.value.why.en != refusal.value.why.fr


@pytest.mark.rule("SSE-3.2")
def test_a_ship_moves_in_six_directions_without_turning() -> None:
    drawing = """
            1   1   1
          1   1   1   1
        1   1   Ha* 1   1
          1   1   1   1
            1   1   1
    """
    home = find(drawing, "Ha*")
    assert targets(moves_of(position(drawing))) == {home.to(way, steps) for way in CLOCKWISE for steps in (1, 2)}


@pytest.mark.rule("SSE-3.2")
def test_a_target_off_the_line_is_refused() -> None:
    given = position("""
        Ha* 1   1
          1   1
    """)
    with pytest.raises(Illegal) as refusal:
        played(given, "g7>h8:c")
    assert refusal.value.rule == "SSE-3.2"
    assert refusal.value.about == ("g7", "h8")


@pytest.mark.rule("SSE-3.4")
@pytest.mark.rule("SSE-3.6")
def test_a_line_passes_over_a_wormhole() -> None:  # X8
    given = example()
    in_line_east = {at for at in targets(moves_of(given)) if at.r == -3 and at.q > -1}
    assert in_line_east == {Hex(0, -3), Hex(2, -3), Hex(3, -3), Hex(4, -3)}
    with pytest.raises(Illegal) as refusal:
        played(given, "d6>d8:c")
    assert (refusal.value.rule, refusal.value.about) == ("SSE-3.6", ("d8",))


@pytest.mark.rule("SSE-3.9")
@pytest.mark.parametrize("moves", [10, 20, 30])
def test_a_ship_stands_only_where_its_owner_rules_or_on_asteroids(moves: int) -> None:
    state = played_at_random(Options(unexplored=True, open_borders=True), 3, moves)
    for seat in state.seats:
        assert all(state.holder(at) == seat or state.is_asteroid_field(at) for at, _ in state.ships[seat])


@pytest.mark.rule("SSE-3.10")
@pytest.mark.rule("SSE-3.11")
def test_a_jump_ends_beside_another_wormhole() -> None:  # X9
    given = example("d6>d7:c", "j8>k8:c")
    beside_h9, beside_i4 = "g9 g10 h8 h10 i8 i9", "h4 h5 i3 i5 j3 j4"
    assert jumps(given) == hexes(beside_h9) | hexes(beside_i4)
    with pytest.raises(Illegal) as refusal:
        played(given, "d7~d9:c")  # beside d8 only
    assert (refusal.value.rule, refusal.value.about) == ("SSE-3.11", ("d9",))


@pytest.mark.rule("SSE-3.10")
def test_a_jump_comes_out_only_on_free_systems() -> None:  # X9
    given = example("d6>d7:c", "j8>i8:c")
    assert jumps(given) == hexes("g9 g10 h8 h10 i9 h4 h5 i3 i5 j3 j4")


@pytest.mark.rule("SSE-3.10")
def test_after_a_jump_the_move_is_over() -> None:
    given = position("1a* O   _   O   1   1   _   1b* 2")
    after = played(given, "g7~g11:c")
    assert [ship.at for ship in after.ships[SEAT_A]] == [read_name("g11")]
    assert after.holder(read_name("g11")) == SEAT_A
    assert after.turn == SEAT_B


@pytest.mark.rule("SSE-3.11")
@pytest.mark.rule("SSE-R14")
def test_a_ship_beside_two_wormholes_leaves_by_either() -> None:
    given = position("1   O   1a* O   2   _   O   3")
    assert {at.q for at in jumps(given)} == {0, 4, 7}


@pytest.mark.rule("SSE-3.12")
def test_ships_on_one_system_are_interchangeable() -> None:
    alone, together = position("1   2   Ha*"), position("1   2   Ha**")
    assert moves_of(together) == moves_of(alone)


@pytest.mark.rule("SSE-3.12")
def test_moves_differ_by_way_and_by_piece() -> None:
    to_g9 = [str(move) for move in moves_of(line("1a O 1 O 2")) if move.target == read_name("g9")]
    assert sorted(to_g9) == ["g7>g9:c", "g7>g9:s", "g7~g9:c", "g7~g9:s"]


@pytest.mark.rule("SSE-3.12")
def test_moves_differ_by_where_from() -> None:
    to_g9 = [str(move) for move in moves_of(line("Ha 1a* 1")) if move.place is Piece.COLONY]
    assert sorted(to_g9) == ["g7>g9:c", "g8>g9:c"]


MID_GAMES = [
    (Options(edition=Edition.PRINT_AND_PLAY, board=EXAMPLE_BOARD), 2, 16),
    (Options(edition=Edition.PRINT_AND_PLAY), 3, 24),
    (Options(), 4, 20),
    (Options(layout="three_galaxies"), 4, 12),
    (Options(unexplored=True, open_borders=True), 2, 18),
]


@pytest.mark.rule("SSE-3.1")
@pytest.mark.rule("SSE-4.1")
@pytest.mark.parametrize(("options", "players", "moves"), MID_GAMES)
def test_the_moves_listed_are_accepted_and_all_others_refused(options: Options, players: int, moves: int) -> None:
    given = played_at_random(options, players, moves)
    before = SMALL_STAR_EMPIRES.save(given)
    listed = set(moves_of(given, given.turn))
    assert listed
    assert listed <= set(every_move(given))
    for move in every_move(given):
        refused = refusal_of(given, move)
        assert (refused is None) == (move in listed), move
        assert refused is None or is_explained(refused), move
    assert SMALL_STAR_EMPIRES.save(given) == before


def every_move(state: State) -> Iterator[Move]:
    """Every move that can be written down from a system to a system or a gap at the edge of the board."""
    systems = set(state.board.systems)
    reachable = systems.union(*(at.neighbours() for at in systems))
    return (Move(*parts) for parts in product(systems, reachable, How, Piece))


def refusal_of(state: State, move: Move) -> Illegal | None:
    try:
        SMALL_STAR_EMPIRES.apply(state, state.turn, move)
    except Illegal as refusal:
        return refusal
    return None


def is_explained(refusal: Illegal) -> bool:
    return bool(refusal.rule and refusal.about and refusal.why.en != refusal.why.fr)
