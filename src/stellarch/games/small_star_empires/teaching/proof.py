"""The proof of a puzzle: what each move comes to, found by looking at every line to the end of the game."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from stellarch.core import Seat
from stellarch.core.record import Played
from stellarch.core.teaching import Line, write_moves
from stellarch.games.small_star_empires import placed
from stellarch.games.small_star_empires.actions import AnyAction
from stellarch.games.small_star_empires.kernel import position
from stellarch.games.small_star_empires.placed import Placed
from stellarch.games.small_star_empires.proving import Solver
from stellarch.games.small_star_empires.rules import play
from stellarch.games.small_star_empires.state import State

_A_LOOK = 2_000
"""After so many positions it is looked at what is known."""


class Proof(NamedTuple):
    """That exactly one move of a position wins."""

    best: Line
    replies: tuple[Line, ...]
    others: tuple[Line, ...]
    positions: int


def prove(state: State, most: int) -> Proof | None:
    """The proof that exactly one move wins, and all others lose by a point or more; None where that is not so, or
    cannot be seen in so many positions."""
    solver = Solver(Placed.of(state))
    if not _finds_one_win(solver, most):
        return None
    lines = _lines(state, solver, state.turn)
    if len(lines) < 2 or not lines[0].lead > 0 > lines[1].lead:
        return None
    after = play.apply(state, state.turn, first_move(state, lines[0])).state
    if after.over:
        return None
    answers = Solver(Placed.of(after))
    answers.run(most)
    if not answers.is_done:
        return None
    replies = _lines(after, answers, state.turn)
    return Proof(lines[0], replies[::-1], lines[1:], solver.nodes + answers.nodes)


def first_move(state: State, line: Line) -> AnyAction:
    moves = position.Moves(state)
    return next(move for move in map(moves.action, Placed.of(state).moves()) if str(move) == line.moves.split()[1])


class Screening:
    """A first look at positions of one game, which remembers what it has seen at the others."""

    def __init__(self) -> None:
        self._seen: Any = None

    def is_one_win(self, state: State, most: int) -> bool:
        """Whether exactly one move wins, as far as that can be seen in so many positions."""
        solver = Solver(Placed.of(state), self._seen)
        self._seen = solver.inquiry.seen
        return _finds_one_win(solver, most)


def _finds_one_win(solver: Solver, most: int) -> bool:
    """Whether all is found out and one move wins. It gives up as soon as none does, or two do."""
    while not solver.is_done and solver.nodes < most:
        solver.run(_A_LOOK)
        if solver.bounds().most < 1 or sum(solver.bounds(move).outcome == 1 for move in solver.moves) > 1:
            return False
    return solver.is_done


def _lines(state: State, solver: Solver, seat: Seat) -> tuple[Line, ...]:
    """Every move with best play after it, the best for a seat first."""
    told = [_line(state, solver, move, seat) for move in solver.moves]
    return tuple(sorted(told, key=lambda line: -line.lead))


def _line(state: State, solver: Solver, move: int, seat: Seat) -> Line:
    margin = solver.bounds(move).margin
    assert margin is not None, "all is known"
    return Line(write_moves(tuple(_told(state, solver.line(move)))), margin if state.turn == seat else -margin)


def _told(state: State, moves: Iterator[int]) -> Iterator[Played]:
    """Moves of the kernel as actions of their seats."""
    line = placed.Line(state)
    for move in moves:
        seat = line.placed.turn
        yield Played(seat, str(line.play(move)))
