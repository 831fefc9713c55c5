"""SSE-7: unexplored systems, with the rulings SSE-R5, R7, R10 and R11. A drawn row begins at g7."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from stellarch.core import BadOptions, Chance, NotYourTurn, Refused
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES, scoring
from stellarch.games.small_star_empires.actions import AnyAction, How, Move, Pass, Piece, Refuel, Repair, Stop
from stellarch.games.small_star_empires.actions import read_action as order
from stellarch.games.small_star_empires.data import LAYOUTS, Kind, Tile, deck
from stellarch.games.small_star_empires.events import Passed, ShipDamaged, ShipRepaired, SystemClaimed, TileTurnedUp
from stellarch.games.small_star_empires.names import read_name
from stellarch.games.small_star_empires.options import LayoutName, Options
from stellarch.games.small_star_empires.rules.choices import legal
from stellarch.games.small_star_empires.rules.play import apply
from stellarch.games.small_star_empires.setup import start
from stellarch.games.small_star_empires.state import Claim, Ship, Standing, State, Supply
from stellarch.games.small_star_empires.view import TileSeen
from tests.cases import for_each
from tests.positions import FULL, SEAT_A, SEAT_B, line, line_ends, marked, position
from tests.rules.small_star_empires.played import after, choices, events_of, refusal

NO_PIECES = Supply(0, 0)


def ship(at: str, *, damaged: bool = False) -> Ship:
    return Ship(read_name(at), damaged)


# SSE-7.1: the tiles are laid


@pytest.mark.rule("SSE-7.1")
@pytest.mark.parametrize("holes", [True, False])
@pytest.mark.parametrize("layout", ["two_players", "three_players", "four_players", "star_four_players"])
def test_a_tile_lies_face_down_on_every_empty_system(layout: LayoutName, holes: bool) -> None:
    state = start(Options(layout=layout, holes=holes, unexplored=True), LAYOUTS[layout].players, "tiles").state
    assert set(state.face_down) == set(state.board.of_kind(Kind.EMPTY))
    assert not state.face_up


@pytest.mark.rule("SSE-7.1")
@pytest.mark.parametrize("size", [15, 14])
def test_the_tiles_are_drawn_from_the_deck(size: int) -> None:
    options = Options(holes=False, unexplored=True, deck=14 if size == 14 else 15)
    drawn = [Counter(start(options, 4, str(seed)).state.face_down.values()) for seed in range(40)]
    assert len(deck(size)) == size
    assert all(tiles <= Counter(deck(size)) for tiles in drawn)


@pytest.mark.rule("SSE-7.1")
def test_the_tiles_are_drawn_at_random() -> None:
    drawn = [start(Options(unexplored=True), 2, str(seed)).state for seed in range(60)]
    assert {state.face_down[read_name("g7")] for state in drawn} == set(Tile)


@pytest.mark.rule("SSE-7.1")
def test_without_the_variant_empty_systems_are_just_empty() -> None:
    assert not start(Options(), 2, "plain").state.face_down


@pytest.mark.rule("SSE-7.1")
@pytest.mark.parametrize(("empty", "size"), [(16, 15), (15, 14)])
def test_a_board_with_more_empty_systems_than_tiles_is_refused(empty: int, size: int) -> None:
    options = Options(board=f"r.g7-a{'e' * empty}b", unexplored=True, deck=14 if size == 14 else 15)
    with pytest.raises(BadOptions) as refused:
        start(options, 2, "few")
    assert refused.value.rule == "SSE-7.1"


# SSE-7.2, SSE-7.3: passing over, ending on


@pytest.mark.rule("SSE-7.2")
def test_passing_over_an_unexplored_system_reveals_nothing() -> None:
    given = line("Ha ?t 1")
    passed = apply(given, SEAT_A, order("g7>g9:c"))
    assert passed.state.face_down == given.face_down
    assert not any(isinstance(event, TileTurnedUp) for event in passed.events)


@pytest.mark.rule("SSE-7.3")  # worked example X14
def test_without_a_colony_an_unexplored_system_may_be_passed_over_but_is_no_end() -> None:
    given = line("Ha ?t 1", supplies=[Supply(0, 2), FULL])
    assert choices(given) == {"g7>g9:s"}
    assert refusal(given, "g7>g8:s").rule == "SSE-7.3"
    assert refusal(given, "g7>g8:c").rule == "SSE-4.3"


@pytest.mark.rule("SSE-7.3")
def test_only_a_colony_may_be_placed_on_an_unexplored_system() -> None:
    given = line("Ha ?t")
    assert choices(given) == {"g7>g8:c"}
    assert refusal(given, "g7>g8:s").rule == "SSE-7.3"


@pytest.mark.rule("SSE-7.3")
def test_a_jump_too_needs_a_colony_to_end_on_an_unexplored_system() -> None:
    given = line("Ha O _ O ?t", supplies=[Supply(0, 2), FULL])
    assert choices(given) == set()
    assert refusal(given, "g7~g11:s").rule == "SSE-7.3"


@pytest.mark.rule("SSE-7.3")
def test_ending_there_turns_the_tile_up_for_all() -> None:
    turned = after(line("Ha ?d 1"), "g7>g8:c")
    assert turned.face_up == {read_name("g8"): Tile.TWO_PLANETS}
    assert not turned.face_down
    for seat in (SEAT_A, SEAT_B, None):
        shown = SMALL_STAR_EMPIRES.view(turned, seat).systems
        assert [system.tile for system in shown if system.name == "g8"] == [TileSeen.TWO_PLANETS]


@pytest.mark.rule("SSE-7.3")
def test_the_tile_is_turned_up_before_the_colony_is_placed() -> None:
    moved, turned, claimed, *_ = events_of(line("Ha ?t"), "g7>g8:c")
    assert turned == TileTurnedUp(SEAT_A, read_name("g8"), Tile.THREE_PLANETS)
    assert claimed == SystemClaimed(SEAT_A, read_name("g8"), Piece.COLONY)
    assert turned.reveals
    assert not moved.reveals


# SSE-7.4 to 7.9: what the tiles are


@pytest.mark.parametrize(
    ("tile", "planets"),
    [
        pytest.param("?t", 3, marks=pytest.mark.rule("SSE-7.4")),
        pytest.param("?d", 2, marks=pytest.mark.rule("SSE-7.4")),
        pytest.param("?n", 0, marks=pytest.mark.rule("SSE-7.7")),
        pytest.param("?s", 0, marks=pytest.mark.rule("SSE-7.8")),
        pytest.param("?f", 0, marks=pytest.mark.rule("SSE-7.9")),
    ],
)
def test_a_tile_is_colonised_and_scores_its_planets(tile: str, planets: int) -> None:
    colonised = after(line(f"Ha {tile}"), "g7>g8:c")
    assert colonised.claims[read_name("g8")] == Claim(SEAT_A, Piece.COLONY)
    assert colonised.supplies[SEAT_A] == Supply(15, 4)
    assert colonised.ships[SEAT_A] == (ship("g8"),)
    assert scoring.planets(colonised, SEAT_A) == planets


@pytest.mark.rule("SSE-7.4")
def test_a_face_down_tile_scores_for_nobody() -> None:
    given = position("Ha  ?t  ?s  ?f  ?n  Hb")
    assert [scoring.planets(given, seat) + scoring.tiles(given, seat) for seat in given.seats] == [0, 0]


ASTEROIDS = "Ha* ?x  1   _   Hb* 1   1"


@pytest.mark.rule("SSE-7.5")
@pytest.mark.rule("SSE-R5")
def test_nothing_is_placed_on_an_asteroid_field() -> None:
    given = position(ASTEROIDS)
    hit = after(given, "g7>g8:c")
    assert hit.claims == given.claims
    assert hit.supplies == given.supplies


@pytest.mark.rule("SSE-7.5")
def test_asteroids_damage_the_ship_and_end_the_turn() -> None:
    hit = apply(position(ASTEROIDS), SEAT_A, order("g7>g8:c"))
    assert hit.state.ships[SEAT_A] == (ship("g8", damaged=True),)
    assert hit.events[-1] == ShipDamaged(SEAT_A, read_name("g8"))
    assert hit.state.turn == SEAT_B


@pytest.mark.rule("SSE-7.5")
def test_the_damaged_ship_stands_on_the_field_until_it_moves_off() -> None:
    moved_off = after(position(ASTEROIDS), "g7>g8:c", "g11>g12:c", "g8>g9:c")
    assert moved_off.ships[SEAT_A] == (ship("g9", damaged=True),)
    assert moved_off.is_asteroid_field(read_name("g8"))


FIELDS = [
    # a ship of a stands on the first     it may end on
    ("Ha  =x  1", "-  -  -"),
    ("Ha  1   =x  1", "-  x  -  -"),
    ("Ha  O   =x  1", "-  -  -  -"),
    ("Ha  1   _   =x", "-  x  -  -"),
]


@pytest.mark.rule("SSE-7.5")
@pytest.mark.parametrize("open_borders", [False, True])
@pytest.mark.parametrize(("systems", "ends"), FIELDS)
def test_no_ship_ends_on_a_field_or_passes_over_it(systems: str, ends: str, open_borders: bool) -> None:
    assert line_ends(line(systems, open_borders=open_borders)) == marked(ends)


@pytest.mark.rule("SSE-7.5")
@pytest.mark.parametrize("action", ["g7>g8:c", "g7>g9:c"])
def test_a_refusal_names_the_field_in_the_way(action: str) -> None:
    refused = refusal(line("Ha =x 1"), action)
    assert (refused.rule, refused.about) == ("SSE-7.5", ("g8",))


@pytest.mark.rule("SSE-7.5")
def test_no_ship_jumps_onto_a_field() -> None:
    given = line("Ha O _ O =x")
    assert choices(given) == set()
    assert refusal(given, "g7~g11:c").rule == "SSE-7.5"


DAMAGED = [
    # a damaged ship stands on the first       it may end on
    pytest.param("1a! 1   2   3", "-  x  x  -", id="one or two systems"),
    pytest.param("1a! ?t  1   2", "-  -  x  -", id="over an unexplored one, not on it"),
    pytest.param("1a! 1   ?t  2", "-  x  -  -", id="not on the unexplored one beyond"),
    pytest.param("1a! 1a  2   3", "-  -  x  -", id="through an own system"),
    pytest.param("1a! 1a  2a  3", "-  -  -  -", id="no further than two through own ones"),
    pytest.param("1a! O   1   2", "-  -  x  -", id="over a wormhole"),
    pytest.param("1a! X   1   2", "-  -  -  -", id="not over a black hole"),
    pytest.param("1a! 1b  1   2", "-  -  -  -", id="not over a rival's"),
    pytest.param("1a! =x  1   2", "-  -  -  -", id="not over a field"),
    pytest.param("1a! Ha  1   2", "-  -  x  -", id="over its homeworld"),
]


@pytest.mark.rule("SSE-7.6")
@pytest.mark.parametrize(("systems", "ends"), DAMAGED)
def test_where_a_damaged_ship_may_end_to_take_a_system(systems: str, ends: str) -> None:
    assert line_ends(position(systems)) == marked(ends)


@pytest.mark.rule("SSE-7.6")
@pytest.mark.parametrize("action", ["g7>g8:c", "g7>g10:c"])
def test_a_refusal_says_what_a_damaged_ship_cannot_do(action: str) -> None:
    assert refusal(position("1a! ?t  1   2"), action).rule == "SSE-7.6"


@pytest.mark.rule("SSE-7.6")
@pytest.mark.rule("SSE-R7")
def test_a_damaged_ship_keeps_the_straight_line() -> None:
    given = position("""
        1a! 1   _
          _   2   3
    """)
    assert choices(given) == {"g7>g8:c", "g7>g8:s"}
    assert refusal(given, "g7>h8:c").rule == "SSE-3.2"


@pytest.mark.rule("SSE-7.6")
def test_a_ship_stays_damaged_until_it_is_repaired() -> None:
    moved = after(position("1a! 1   2   _   Hb* 1   1"), "g7>g8:c", "g11>g12:c", "g8>g9:s")
    assert moved.ships[SEAT_A] == (ship("g9", damaged=True),)


@pytest.mark.rule("SSE-7.6")
def test_a_damaged_ship_may_jump_to_a_free_system() -> None:
    given = position("1   O   _   O   1a!")
    assert choices(given) == {"g11~g7:c", "g11~g7:s"}
    assert after(given, "g11~g7:s").ships[SEAT_A] == (ship("g7", damaged=True),)


@pytest.mark.rule("SSE-7.6")
def test_a_damaged_ship_may_not_jump_to_an_unexplored_system() -> None:
    given = position("?t  O   _   O   1a!")
    assert choices(given) == set()
    assert refusal(given, "g11~g7:c").rule == "SSE-7.6"


@pytest.mark.rule("SSE-7.6")
def test_a_damaged_ship_may_jump_home() -> None:
    given = position("Ha  O   _   O   1a!")
    assert choices(given) == {"g11~g7:r"}
    assert after(given, "g11~g7:r").ships[SEAT_A] == (ship("g7"),)


HOMECOMINGS = [
    pytest.param("Ha  =x!a", "g8>g7:r", id="one system, from the field"),
    pytest.param("Ha  1   =x!a", "g9>g7:r", id="X15, the one between uncontrolled"),
    pytest.param("Ha  1a  =x!a", "g9>g7:r", id="X15, the one between its owner's"),
    pytest.param("Ha  1A  2a!", "g9>g7:r", id="X15, from a system of its owner's"),
    pytest.param("Ha  ?t  =x!a", "g9>g7:r", id="over an unexplored system"),
    pytest.param("Ha  O   =x!a", "g9>g7:r", id="over a wormhole"),
]


@pytest.mark.rule("SSE-7.6")  # worked example X15
@pytest.mark.parametrize(("systems", "action"), HOMECOMINGS)
def test_a_damaged_ship_is_repaired_at_home(systems: str, action: str) -> None:
    given = position(systems)
    repaired = after(given, action)
    assert action in choices(given)
    assert repaired.ships[SEAT_A] == (ship("g7"),)
    assert (repaired.claims, repaired.supplies) == (given.claims, given.supplies)


@pytest.mark.rule("SSE-7.6")  # worked example X15
def test_a_repair_ends_the_turn() -> None:
    repaired = apply(position("Ha  1   =x!a    Hb* 1"), SEAT_A, order("g9>g7:r"))
    assert repaired.events[-1] == ShipRepaired(SEAT_A, read_name("g7"))
    assert repaired.state.turn == SEAT_B


@pytest.mark.rule("SSE-7.6")
def test_a_repaired_ship_flies_any_number_of_systems_again() -> None:
    repaired = after(position("Ha  1   1a! 2   3   _   Hb* 1"), "g9>g7:r", "g13>g14:c")
    assert "g7>g11:c" in choices(repaired)


UNREPAIRED = [
    pytest.param("Ha  1   1   1a!", "g10>g7:r", "SSE-7.6", id="three systems away"),
    pytest.param("Ha  1   1a*", "g9>g7:r", "SSE-7.6", id="not damaged"),
    pytest.param("Ha  1   1a*", "g9>g7:c", "SSE-3.8", id="not damaged, to place a piece"),
    pytest.param("Ha  1   1a!", "g9>g7:c", "SSE-3.8", id="a piece is never placed at home"),
    pytest.param("Hb  1   1a!", "g9>g7:r", "SSE-7.6", id="a rival's homeworld"),
    pytest.param("Ha  1a  1a!", "g9>g8:r", "SSE-7.6", id="an own Colony"),
    pytest.param("Ha  1b  1a!", "g9>g7:r", "SSE-3.7", id="behind a rival's system"),
    pytest.param("Ha  X   1a!", "g9>g7:r", "SSE-3.5", id="behind a black hole"),
    pytest.param("Ha  =x  1a!", "g9>g7:r", "SSE-7.5", id="behind a field"),
    pytest.param("Ha  _   1a!", "g9>g7:r", "SSE-1.8", id="behind a gap"),
]


@pytest.mark.rule("SSE-7.6")
@pytest.mark.parametrize(("systems", "action", "rule"), UNREPAIRED)
def test_where_there_is_no_repair(systems: str, action: str, rule: str) -> None:
    given = position(systems)
    assert action not in choices(given)
    assert refusal(given, action).rule == rule


@pytest.mark.rule("SSE-R10")
@pytest.mark.parametrize("open_borders", [False, True])
def test_who_has_only_a_repair_must_make_it(open_borders: bool) -> None:
    given = position("Ha  =x!a    Hb* 1   1", turn=SEAT_B, open_borders=open_borders)
    asked = after(given, "g10>g11:c")
    assert choices(asked) == {"g8>g7:r"}
    assert refusal(asked, "pass").rule == "SSE-3.1"


@pytest.mark.rule("SSE-R11")
def test_a_player_without_pieces_is_not_asked_for_a_repair() -> None:
    given = position("Ha  =x!a    Hb* 1   1", turn=SEAT_B, supplies=[NO_PIECES, FULL])
    step = apply(given, SEAT_B, order("g10>g11:c"))
    assert Passed(SEAT_A, forced=True) in step.events
    assert step.state.standing == (Standing.PASSED, Standing.PLAYING)
    assert step.state.turn == SEAT_B


@pytest.mark.rule("SSE-R11")
def test_a_repair_without_pieces_is_refused() -> None:
    given = position("Ha  =x!a", supplies=[NO_PIECES, FULL])
    assert choices(given) == set()
    assert refusal(given, "g8>g7:r").rule == "SSE-4.3"


NEBULAE = [
    pytest.param("Ra  Ba  Ba  =na =na", 13, id="X4"),
    pytest.param("Ra  Ra  Ra  =na =na", 13, id="X5"),
    pytest.param("=na", 2, id="by itself"),
    pytest.param("Ga  =na", 5, id="makes two"),
    pytest.param("Ga  Ga  =na", 8, id="makes three"),
    pytest.param("Ga  Ga  Ga  =na", 10, id="no colour counts more than three"),
    pytest.param("Ra  Ra  Ra  Ga  Ga  Ga  Ba  Ba  Ba  =na =na", 24, id="nor can it when all are full"),
    pytest.param("Ga  Ga  =nb", 5, id="a rival's is not counted"),
    pytest.param("Ga  Ga  ?n", 5, id="nor is one face down"),
]


@pytest.mark.rule("SSE-7.7")  # worked examples X4 and X5
@pytest.mark.parametrize(("systems", "points"), NEBULAE)
def test_a_chromatic_nebula_counts_as_the_colour_that_gives_most(systems: str, points: int) -> None:
    assert scoring.nebulae(position(systems), SEAT_A) == points


@pytest.mark.rule("SSE-7.8")
def test_a_colony_at_an_abandoned_station_trades_like_a_trade_station() -> None:
    given = position("""
          1b  2B
        Hb  =sa 1a
          2   1b
    """)
    assert scoring.stations(given, SEAT_A) == 4
    assert scoring.stations(given, SEAT_B) == 2  # to a rival's station it is a Colony like the other beside it


@pytest.mark.rule("SSE-7.8")
def test_the_abandoned_station_is_no_trade_station_of_the_supply() -> None:
    colonised = after(line("Ha ?s"), "g7>g8:c")
    assert colonised.supplies[SEAT_A] == Supply(15, 4)
    assert colonised.claims[read_name("g8")].piece is Piece.COLONY


@pytest.mark.parametrize(
    ("systems", "points"),
    [
        pytest.param("=sa =sa =fb", (2, 1), marks=pytest.mark.rule("SSE-7.8"), id="abandoned trade station"),
        pytest.param("=fa =fa =sb", (2, 1), marks=pytest.mark.rule("SSE-7.9"), id="refueling station"),
        pytest.param("=ta =da =na", (0, 0), marks=pytest.mark.rule("SSE-7.8"), id="no other tile"),
    ],
)
def test_its_owner_has_one_bonus_point(systems: str, points: tuple[int, int]) -> None:
    given = position(systems)
    assert tuple(scoring.tiles(given, seat) for seat in given.seats) == points
    assert scoring.standings(given).row("bonus") == tuple(
        tiles + territory for tiles, territory in zip(points, scoring.territory_bonus(given), strict=True)
    )


REFUELING = """
      1   2b
    Ha* ?f  3   1
      O   X   Hb*
"""


@pytest.mark.rule("SSE-7.9")
def test_after_refueling_the_same_ship_may_take_one_step_or_stop() -> None:
    refueled = after(position(REFUELING), "h6>h7:c")
    assert refueled.turn == SEAT_A
    assert choices(refueled) == {"+g7:c", "+g7:s", "+h8:c", "+h8:s", "stop"}
    decision = SMALL_STAR_EMPIRES.decision(refueled, SEAT_A)
    assert decision is not None
    assert (decision.kind, decision.label.en) == ("refuel", "Go one step further, or stay")


@pytest.mark.rule("SSE-7.9")
def test_the_step_takes_the_system_and_ends_the_turn() -> None:
    stepped = after(position(REFUELING), "h6>h7:c", "+h8:s")
    assert stepped.claims[read_name("h7")] == Claim(SEAT_A, Piece.COLONY)
    assert stepped.claims[read_name("h8")] == Claim(SEAT_A, Piece.STATION)
    assert stepped.supplies[SEAT_A] == Supply(15, 3)
    assert stepped.ships[SEAT_A] == (ship("h8"),)
    assert stepped.turn == SEAT_B


@pytest.mark.rule("SSE-7.9")
def test_the_ship_may_stop_at_the_refueling_station() -> None:
    stopped = after(position(REFUELING), "h6>h7:c", "stop")
    assert stopped.ships[SEAT_A] == (ship("h7"),)
    assert stopped.supplies[SEAT_A] == Supply(15, 4)
    assert stopped.turn == SEAT_B


NO_STEP = [
    ("SSE-7.9", "+h9:c"),  # two systems away
    ("SSE-7.9", "+z99:c"),
    ("SSE-3.6", "+i6:c"),
    ("SSE-3.5", "+i7:c"),
    ("SSE-3.7", "+g8:c"),
    ("SSE-3.8", "+h6:c"),
    ("SSE-7.9", "h7>h8:c"),  # no other move while the ship refuels
    ("SSE-7.9", "pass"),
]


@pytest.mark.rule("SSE-7.9")
@for_each("open_borders", [False, True])
@for_each(("rule", "action"), NO_STEP)
def test_a_step_that_cannot_be_taken_cites_its_rule(rule: str, action: str, open_borders: bool) -> None:
    assert refusal(after(position(REFUELING, open_borders=open_borders), "h6>h7:c"), action).rule == rule


@pytest.mark.rule("SSE-7.9")
def test_a_step_does_not_jump() -> None:
    refueled = after(position("Ha* ?f  O   _   O   1\n  1"), "g7>g8:c")
    assert choices(refueled) == {"+h7:c", "+h7:s", "stop"}
    assert refusal(refueled, "+g12:c").rule == "SSE-7.9"


@pytest.mark.rule("SSE-7.9")
def test_a_step_is_not_onto_a_field_nor_into_a_gap() -> None:
    refueled = after(position("Ha* ?f  =x\n  1   _   Hb* 1"), "g7>g8:c")
    assert choices(refueled) == {"+h7:c", "+h7:s", "stop"}
    assert refusal(refueled, "+g9:c").rule == "SSE-7.5"
    assert refusal(refueled, "+h8:c").rule == "SSE-1.8"


@pytest.mark.rule("SSE-7.9")
@pytest.mark.parametrize("action", ["+g8:c", "stop"])
def test_nobody_steps_without_having_refueled(action: str) -> None:
    assert refusal(line("Ha 1 2"), action).rule == "SSE-7.9"


@pytest.mark.rule("SSE-7.9")
def test_the_others_wait_while_a_ship_refuels() -> None:
    refueled = after(position(REFUELING), "h6>h7:c")
    assert SMALL_STAR_EMPIRES.waiting_on(refueled) == {SEAT_A}
    with pytest.raises(NotYourTurn):
        apply(refueled, SEAT_B, order("i8>h9:c"))


@pytest.mark.rule("SSE-7.9")
def test_with_no_choice_the_turn_ends_by_itself() -> None:
    refueled = after(position("Ha* ?f  X   _   Hb* 1"), "g7>g8:c")
    assert refueled.refueling is None
    assert refueled.turn == SEAT_B


@pytest.mark.rule("SSE-7.9")
def test_with_no_piece_left_the_turn_ends_by_itself() -> None:
    refueled = after(position("Ha* ?f  1   _   Hb* 1", supplies=[Supply(1, 0), FULL]), "g7>g8:c")
    assert refueled.refueling is None
    assert refueled.turn == SEAT_B


@pytest.mark.rule("SSE-7.9")
def test_a_ship_may_refuel_twice_in_a_row() -> None:
    once = after(position("Ha* ?f  ?f  1   _   Hb* 1"), "g7>g8:c")
    twice = after(once, "+g9:c")
    assert (once.turn, once.refueling) == (SEAT_A, read_name("g8"))
    assert (twice.turn, twice.refueling) == (SEAT_A, read_name("g9"))
    assert choices(twice) == {"+g10:c", "+g10:s", "stop"}
    assert after(twice, "+g10:s").turn == SEAT_B


@pytest.mark.rule("SSE-7.9")
def test_a_step_may_run_into_asteroids() -> None:
    given = position("Ha* ?f  ?x  _   Hb* 1")
    hit = after(given, "g7>g8:c", "+g9:c")
    assert hit.ships[SEAT_A] == (ship("g9", damaged=True),)
    assert hit.supplies[SEAT_A] == Supply(15, 4)  # the Colony on the refueling station, none on the field
    assert hit.turn == SEAT_B


@pytest.mark.rule("SSE-7.9")
def test_a_ship_that_jumps_to_a_refueling_station_refuels_too() -> None:
    refueled = after(position("Ha* O   _   O   ?f  1   _   Hb*"), "g7~g11:c")
    assert choices(refueled) == {"+g12:c", "+g12:s", "stop"}


@pytest.mark.rule("SSE-7.9")
@pytest.mark.rule("SSE-7.3")  # worked example X16
def test_refueling_with_the_last_colony_leaves_steps_for_trade_stations_only() -> None:
    given = position("Ha* ?f  1   _   Hb*\n  ?t", supplies=[Supply(1, 2), FULL])
    refueled = after(given, "g7>g8:c")
    assert choices(refueled) == {"+g9:s", "stop"}
    assert refusal(refueled, "+h7:s").rule == "SSE-7.3"
    assert after(refueled, "+g9:s").claims[read_name("g9")] == Claim(SEAT_A, Piece.STATION)


# SSE-7.10: what lies face down is hidden


def midgame(moves: int, seed: str = "the secret seed") -> State:
    """A game of all variants after some random moves, with tiles still face down."""
    options = Options(holes=False, unexplored=True, open_borders=True, campaign=True)
    state = start(options, 3, seed).state
    for number in range(moves):
        state = apply(state, state.turn, Chance(seed).choice(legal(state, state.turn), number)).state
    return state


def with_other_tiles(state: State) -> State:
    """The same position with every face-down tile another one, and another seed."""
    following = dict(zip(Tile, [*list(Tile)[1:], next(iter(Tile))], strict=True))
    others = {at: following[tile] for at, tile in state.face_down.items()}
    return msgspec.structs.replace(state, face_down=others, chance=Chance("another secret"))


def orders(state: State) -> Iterator[AnyAction]:
    """Every order a player could think of: legal ones, and those that are refused."""
    yield from (Stop(), Pass())
    origins = {ship.at for ship in state.ships[state.turn]}
    for target, how in product(state.board.systems, How):
        yield from (Repair(origin, target, how) for origin in origins)
        yield from (Move(origin, target, how, place) for origin in origins for place in Piece)
    yield from (Refuel(target, place) for target in state.board.systems for place in Piece)


def answer(state: State, action: AnyAction) -> object:
    """All that a player hears after an order that turns no tile up."""
    try:
        step = apply(state, state.turn, action)
    except Refused as refused:
        return refused.code, refused.rule, refused.why, refused.about, str(refused), repr(refused)
    return step.events, everything_shown(step.state)


def everything_shown(state: State) -> list[object]:
    """All that players, spectators and bots can get from a position."""
    game = SMALL_STAR_EMPIRES
    seats = [*state.seats, None]
    return [
        [game.view(state, seat) for seat in seats],
        [repr(game.view(state, seat)) for seat in seats],
        [game.imagine(game.view(state, seat), "a bot's") for seat in seats],
        [(game.legal(state, seat), game.free(state, seat), game.evaluate(state, seat)) for seat in state.seats],
        (game.waiting_on(state), game.standings(state)),
        (str(state), repr(state), hash(state)),
    ]


@pytest.mark.rule("SSE-7.10")
@pytest.mark.parametrize("moves", [0, 9, 18, 27])
def test_nothing_shown_depends_on_what_lies_face_down(moves: int) -> None:
    state = midgame(moves)
    assert state.face_down
    assert everything_shown(state) == everything_shown(with_other_tiles(state))


@pytest.mark.rule("SSE-7.10")
@pytest.mark.parametrize("moves", [0, 20])
def test_no_answer_depends_on_what_lies_face_down(moves: int) -> None:
    state = midgame(moves)
    other = with_other_tiles(state)
    turning = {action for action in legal(state, state.turn) if getattr(action, "target", None) in state.face_down}
    assert turning
    for action in orders(state):
        if action not in turning:
            assert answer(state, action) == answer(other, action), action


@pytest.mark.rule("SSE-7.10")
def test_turning_a_tile_up_tells_nothing_of_the_others() -> None:
    state = midgame(3)
    turning = next(action for action in legal(state, state.turn) if getattr(action, "target", None) in state.face_down)
    assert isinstance(turning, Move)
    others = with_other_tiles(state)
    same_here = msgspec.structs.replace(
        others, face_down={**others.face_down, turning.target: state.face_down[turning.target]}
    )
    assert answer(state, turning) == answer(same_here, turning)


@pytest.mark.rule("SSE-7.10")
def test_the_seed_that_tells_the_tiles_is_shown_nowhere() -> None:
    state = midgame(9)
    shown = [repr(everything_shown(state)), repr(start(state.options, 3, "the secret seed"))]
    shown += [msgspec.json.encode(SMALL_STAR_EMPIRES.view(state, seat)).decode() for seat in state.seats]
    assert not any("the secret seed" in text for text in shown)


@pytest.mark.rule("SSE-7.10")
def test_a_bot_imagines_only_tiles_that_are_not_yet_turned_up() -> None:
    state = midgame(27)
    assert state.face_up
    for seed in range(20):
        imagined = SMALL_STAR_EMPIRES.imagine(SMALL_STAR_EMPIRES.view(state, SEAT_A), str(seed))
        tiles = Counter([*imagined.face_down.values(), *imagined.face_up.values()])
        assert (imagined.face_up, set(imagined.face_down)) == (state.face_up, set(state.face_down))
        assert tiles <= Counter(deck(15))
