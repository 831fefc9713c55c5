"""The exact endgame: what it proves holds, however often it is interrupted. And alpha-beta as a bot."""

from itertools import islice
from pathlib import Path

import pytest

from stellarch.arena.analysis import FAULTS, Analyst, MoveAnalysis, analyse
from stellarch.arena.analysis_page import remark
from stellarch.bots import make_bot
from stellarch.core import Record, Table, Thought, tell
from stellarch.games.small_star_empires import SMALL_STAR_EMPIRES
from stellarch.games.small_star_empires.kernel.alphabeta import POINT, TIE_BREAK
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.placed import Placed
from stellarch.games.small_star_empires.proving import Bounds, Solver
from stellarch.games.small_star_empires.scoring import scores
from stellarch.games.small_star_empires.state import State
from stellarch.games.small_star_empires.thinking import search
from tests.games.kernel_modes import answers
from tests.games.small_star_empires.brute_force import (
    BASIC_FOR_TWO,
    TooLarge,
    brute_force,
    small_positions,
    solved,
)
from tests.games.small_star_empires.random_games import RandomGame, turns

RECORD = Path(__file__).parents[2] / "records" / "ending_shared_win.sse"
SMALL = 300
PLENTY = 1_000_000


def near_the_end(plies: int, mix: str = BASIC_FOR_TWO[0], seed: int = 1) -> State:
    """The position a number of actions before the end of a random game."""
    return [turn.before for turn in turns(RandomGame(mix, seed))][-plies]


def thought_of(state: State, method: str = "tree", nodes: int = 2_000) -> Thought:
    thinking = search(state, "solver", method)
    assert thinking is not None
    thinking.run(nodes)
    return thinking.thought()


def solver_of(state: State) -> Solver:
    solver = Solver(Placed.of(state))
    solver.run(PLENTY)
    return solver


@pytest.mark.parametrize("seed", range(1, 9))
def test_it_agrees_with_brute_force(seed: int) -> None:
    compared = 0
    for state in small_positions(seed):
        try:
            expected = brute_force(Placed.of(state), SMALL)
        except TooLarge:
            continue
        assert solved(state) == expected, f"{state}"
        compared += 1
    assert compared > 25


def test_every_move_gets_its_own_worth() -> None:
    state = near_the_end(4)
    solver, sign = solver_of(state), -1 if state.turn else 1
    assert solver.is_done
    for move in solver.moves:
        after = Placed.of(state)
        after.play(move)
        worth = sign * brute_force(after)
        assert solver.bounds(move) == Bounds(worth, worth)


def test_the_best_line_ends_with_the_margin_proven() -> None:
    state = near_the_end(6)
    solver = solver_of(state)
    assert solver.best is not None
    end = Placed.of(state)
    for move in solver.line(solver.best):
        end.play(move)
    first, second = (rows[-1] for rows in end.sheet())
    assert end.is_over
    assert solver.bounds().margin == (second - first if state.turn else first - second)


def test_it_can_be_stopped_at_any_node() -> None:
    state = near_the_end(6)
    at_once, in_steps = solver_of(state), Solver(Placed.of(state))
    while not in_steps.is_done:
        in_steps.run(7)
    assert in_steps.nodes == at_once.nodes
    assert [in_steps.bounds(move) for move in in_steps.moves] == [at_once.bounds(move) for move in at_once.moves]


@pytest.mark.parametrize(
    ("bounds", "outcome", "margin"),
    [
        (Bounds(3 * POINT, 3 * POINT), 1.0, 3),
        (Bounds(TIE_BREAK, TIE_BREAK), 1.0, 0),  # equal points, and the better tie-break (SSE-6.7)
        (Bounds(0, 0), 0.5, 0),
        (Bounds(-2 * POINT, -2 * POINT), 0.0, -2),
        (Bounds(POINT, 4 * POINT), 1.0, None),
        (Bounds(-TIE_BREAK, TIE_BREAK), None, 0),
        (Bounds(), None, None),
    ],
)
def test_what_bounds_say(bounds: Bounds, outcome: float | None, margin: int | None) -> None:
    assert (bounds.outcome, bounds.margin) == (outcome, margin)


def test_interpreted_and_compiled_solvers_agree() -> None:
    found = answers(__name__, "proofs()")
    assert len(found) == 1
    assert found != {""}


def proofs() -> str:
    """What is proven of a few positions and their moves, and how alpha-beta begins a game."""
    told = []
    for state in islice(small_positions(7), 2, 40, 4):
        solver = solver_of(state)
        told.append(str([(move, *solver.bounds(move)) for move in solver.moves]))
    begun = SMALL_STAR_EMPIRES.start(Options(), 2, "alphabeta").state
    return "\n".join([*told, str(thought_of(begun, "alphabeta", 500).candidates)])


def test_a_search_near_the_end_is_proven() -> None:
    state = near_the_end(6)
    best = thought_of(state).best
    assert best.proven
    assert best.low == best.value == best.high
    for action in best.line:
        state = SMALL_STAR_EMPIRES.apply(state, state.turn, SMALL_STAR_EMPIRES.read_action(action)).state
    assert state.over
    assert [best.forecast.total(seat) for seat in state.seats] == [score.total for score in scores(state)]


def test_one_far_from_it_is_not() -> None:
    assert not thought_of(SMALL_STAR_EMPIRES.start(Options(), 2, "far").state).best.proven


def test_a_weak_level_does_not_look_as_far() -> None:
    state = near_the_end(9)
    assert not thought_of(state, nodes=16).best.proven
    assert thought_of(state, nodes=20_000).best.proven


def test_plain_search_stays_plain() -> None:
    assert not thought_of(near_the_end(3), "plain").best.proven


def test_with_variants_nothing_is_proven() -> None:
    with_tolls = near_the_end(2, "edition=print_and_play layout=two_players open_borders")
    assert not thought_of(with_tolls, nodes=50).best.proven


def exact_analysis() -> MoveAnalysis:
    """What is made of the move four before the end of a recorded game."""
    record = Record.read(RECORD.read_text("utf-8"))
    table = Table.from_record(SMALL_STAR_EMPIRES, record)
    number = len(table.log) - 4
    return analyse(table, Analyst.named("tree@1000", table.game), range(number, number + 1)).moves[0]


def test_an_analysis_is_exact_in_the_solved_zone() -> None:
    move = exact_analysis()
    assert move.played is not None
    assert move.played.proven
    assert move.verdict in ("best", "good", *FAULTS)
    assert "Proven: " in tell(remark(move))
    assert "Prouvé : " in tell(remark(move), language="fr")


def test_alpha_beta_is_a_bot() -> None:
    game = SMALL_STAR_EMPIRES
    state = game.start(Options(), 2, "alphabeta").state
    bot, legal = make_bot("alphabeta@300", game), game.legal(state, state.turn)
    chosen = [bot.choose(game, game.view(state, state.turn), legal, "1") for _ in range(2)]
    assert chosen[0] in legal
    assert chosen[0] == chosen[1]


def test_alpha_beta_is_for_two_seats_and_no_variants() -> None:
    assert search(SMALL_STAR_EMPIRES.start(Options(), 3, "three").state, "seed", "alphabeta") is None
