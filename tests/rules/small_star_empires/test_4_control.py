"""SSE-4: placing a piece on the system reached, from what is left."""

import pytest

from stellarch.core import Illegal
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.actions import How, Move, Piece, read_action
from stellarch.games.small_star_empires.data import Edition
from stellarch.games.small_star_empires.events import Passed, SystemClaimed
from stellarch.games.small_star_empires.names import read_name
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.state import Claim, State, Supply
from tests.positions import FULL, SEAT_A, SEAT_B, line, moves_of, position

G7, G8 = read_name("g7"), read_name("g8")


def played(state: State, move: str) -> State:
    return SMALL_STAR_EMPIRES.apply(state, state.turn, read_action(move)).state


@pytest.mark.rule("SSE-4.1")
@pytest.mark.parametrize(
    ("move", "piece", "left"),
    [("g7>g8:c", Piece.COLONY, Supply(15, 4)), ("g7>g8:s", Piece.STATION, Supply(16, 3))],
)
def test_a_piece_from_the_supply_takes_the_system_reached(move: str, piece: Piece, left: Supply) -> None:
    given = line("Ha 1 2")
    after, events = SMALL_STAR_EMPIRES.apply(given, SEAT_A, read_action(move))
    assert after.claims == {**given.claims, G8: Claim(SEAT_A, piece)}
    assert after.supplies == (left, FULL)
    assert SystemClaimed(SEAT_A, G8, piece) in events


@pytest.mark.rule("SSE-4.1")
def test_every_move_places_one_piece_of_either_kind() -> None:
    assert [str(move) for move in SMALL_STAR_EMPIRES.legal(line("Ha 1 R"), SEAT_A)] == [
        "g7>g8:c",
        "g7>g8:s",
        "g7>g9:c",
        "g7>g9:s",
    ]


@pytest.mark.rule("SSE-4.1")
def test_a_system_taken_is_closed_to_the_others_from_then_on() -> None:
    given = position("Ha* 1   2   3b*")
    assert "g10>g9:c" in map(str, moves_of(played(given, "g7>g8:c"), SEAT_B))
    assert "g10>g9:c" not in map(str, moves_of(played(given, "g7>g9:c"), SEAT_B))


@pytest.mark.rule("SSE-4.2")
@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_claim_ever_changes(edition: Edition, players: int) -> None:
    state = SMALL_STAR_EMPIRES.start(Options(edition=edition), players, "test").state
    for number in range(20 * players):
        if state.over:
            break
        move = state.chance.choice(moves_of(state, state.turn), "move", number)
        after = SMALL_STAR_EMPIRES.apply(state, state.turn, move).state
        assert after.claims == {**state.claims, move.target: Claim(state.turn, move.place)}
        assert move.target not in state.claims
        state = after


@pytest.mark.rule("SSE-4.2")
@pytest.mark.parametrize(
    ("board", "move"),
    [
        ("Ha 1a 2", "g7>g8:s"),  # a Colony is not exchanged for a Trade Station
        ("Ha 1A 2", "g7>g8:c"),  # nor the other way round
        ("Ha 1b 2", "g7>g8:s"),  # nor is a rival's system taken over
        ("Ha 1B 2", "g7>g8:c"),
    ],
)
def test_what_is_controlled_is_not_taken_again(board: str, move: str) -> None:
    given = line(board)
    assert read_action(move) not in moves_of(given)
    with pytest.raises(Illegal):
        played(given, move)


@pytest.mark.rule("SSE-4.3")
@pytest.mark.parametrize(
    ("supply", "choices"),
    [
        (Supply(16, 4), ["g7>g8:c", "g7>g8:s"]),
        (Supply(1, 0), ["g7>g8:c"]),
        (Supply(0, 1), ["g7>g8:s"]),
        (Supply(0, 0), []),
        (Supply(0, 0, received=5), []),
    ],
)
def test_what_has_run_out_is_not_placed(supply: Supply, choices: list[str]) -> None:
    given = line("Ha 1", supplies=[supply, FULL])
    assert list(map(str, SMALL_STAR_EMPIRES.legal(given, SEAT_A))) == choices


REFUSALS = [
    pytest.param("SSE-4.1", Piece.HOMEWORLD, FULL, marks=pytest.mark.rule("SSE-4.1")),
    pytest.param("SSE-4.3", Piece.COLONY, Supply(0, 4), marks=pytest.mark.rule("SSE-4.3")),
    pytest.param("SSE-4.3", Piece.STATION, Supply(16, 0), marks=pytest.mark.rule("SSE-4.3")),
    pytest.param("SSE-4.3", Piece.COLONY, Supply(0, 0), marks=pytest.mark.rule("SSE-R8")),
    pytest.param("SSE-4.3", Piece.STATION, Supply(0, 0), marks=pytest.mark.rule("SSE-R8")),
]


@pytest.mark.parametrize(("rule", "piece", "supply"), REFUSALS)
def test_a_refusal_cites_its_rule(rule: str, piece: Piece, supply: Supply) -> None:
    given = line("Ha 1", supplies=[supply, FULL])
    before = SMALL_STAR_EMPIRES.save(given)
    with pytest.raises(Illegal) as refusal:
        SMALL_STAR_EMPIRES.apply(given, SEAT_A, Move(G7, G8, How.LINE, piece))
    assert refusal.value.rule == rule
    assert refusal.value.about == ("g8",)
    assert refusal.value.why.en != refusal.value.why.fr
    assert SMALL_STAR_EMPIRES.save(given) == before


@pytest.mark.rule("SSE-R8")
@pytest.mark.parametrize("edition", list(Edition))
def test_without_pieces_there_is_no_move(edition: Edition) -> None:
    given = position("Ha* 1   2   _   1   Hb*", edition=edition, supplies=[FULL, Supply(0, 0)])
    after, events = SMALL_STAR_EMPIRES.apply(given, SEAT_A, read_action("g7>g8:c"))
    assert Passed(SEAT_B, forced=True) in events
    assert after.turn == SEAT_A
