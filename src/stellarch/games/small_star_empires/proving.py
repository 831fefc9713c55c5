"""Alpha-beta asked the right questions: what a position of the basic game for two is worth, exactly or at a depth.

The worth of a position is pinned down by questions whether it is at least so much, each beginning where the last
answer left off (MTD(f)). Who wins is asked first, then by how much, then the same of every other move; what is known
is kept as bounds, so there is something to say whenever the nodes run out.
"""

from collections.abc import Generator, Iterator
from functools import cache
from typing import Any, NamedTuple

from stellarch import jit
from stellarch.core import Chance
from stellarch.games.small_star_empires.kernel import alphabeta, bounds, tables
from stellarch.games.small_star_empires.kernel.alphabeta import ANY_MOVE, BEYOND_ALL, POINT, TO_THE_END
from stellarch.games.small_star_empires.placed import Placed

_PLACES_COMPILED, _PLACES_INTERPRETED = 1 << 21, 1 << 14
"""Positions the table has room for: 32 MB when it is full."""
_NODES_FOR_A_LINE = 20_000
"""For each move of a line: nearly all of it is in the table."""


class Question(NamedTuple):
    """Whether a position, or one move of it, is worth at least so much to the first seat."""

    goal: int
    depth: int = TO_THE_END
    only: int = ANY_MOVE


class Bounds(NamedTuple):
    """Between which the worth of a position lies, for one of the seats."""

    lower: int = -BEYOND_ALL
    upper: int = BEYOND_ALL

    @property
    def is_exact(self) -> bool:
        return self.lower == self.upper

    @property
    def outcome(self) -> float | None:
        """A win, a shared one or none, as 1, 0.5 and 0; None where that is not known."""
        low, high = _sign(self.lower), _sign(self.upper)
        return (1 + low) / 2 if low == high else None

    @property
    def most(self) -> float:
        """The best outcome there can be."""
        return (1 + _sign(self.upper)) / 2

    @property
    def margin(self) -> int | None:
        """The lead in points, where it is known."""
        low, high = (int(worth / POINT) for worth in self)
        return low if low == high else None


Questions = Generator[Question, int, None]


class Inquiry:
    """A position, and what alpha-beta has to work with; it answers one question after another."""

    def __init__(self, placed: Placed, seen: Any = None) -> None:
        """With the positions another inquiry of the same game has seen, it need not look at them again."""
        places = _PLACES_COMPILED if jit.COMPILED else _PLACES_INTERPRETED
        self._placed, self._mask = placed, places - 1
        self.seen = jit.array("u", places * alphabeta.PLACE) if seen is None else seen
        self._randoms = tables.packed(_random_words())
        self._state = jit.array("u", bounds.POSITION)
        self._way = jit.array("u", alphabeta.DEEPEST * alphabeta.STEP)
        self._numbers = jit.array("i", alphabeta.NUMBERS)
        self._task = jit.array("i", alphabeta.TASK)

    @property
    def nodes(self) -> int:
        """How many it has looked at."""
        return int(self._task[alphabeta.NODES])

    @property
    def best(self) -> int:
        """The move that the last answer rests on."""
        return int(self._numbers[alphabeta.BEST_MOVE])

    def put(self, question: Question) -> None:
        task = self._task
        task[alphabeta.GOAL], task[alphabeta.DEPTH], task[alphabeta.ONLY] = question
        task[alphabeta.PLY] = alphabeta.NOT_BEGUN

    def answer(self, nodes: int) -> int | None:
        """A bound on the worth, on the side of the goal where it lies; None if more nodes are needed."""
        is_answered = alphabeta.look_on(
            self._placed.words, self._placed.table, self._randoms, self.seen, self._state, self._way,
            self._numbers, self._task, nodes, self._mask,
        )  # fmt: skip
        return int(self._task[alphabeta.WORTH]) if is_answered else None


class _Asking:
    """Asks what a plan wants to know, as far as the nodes go; the plan is told every answer."""

    def __init__(self, placed: Placed, seen: Any = None) -> None:
        self.placed, self.inquiry = placed, Inquiry(placed, seen)
        self.is_done = False
        self._plan = self._questions()
        self._go_on()

    @property
    def nodes(self) -> int:
        """How many were looked at."""
        return self.inquiry.nodes

    def run(self, nodes: int) -> None:
        """Search this many more nodes, if anything is left to ask."""
        last = self.nodes + nodes
        while not self.is_done and (left := last - self.nodes) > 0:
            if (worth := self.inquiry.answer(left)) is not None:
                self._go_on(worth)

    def _go_on(self, answer: int | None = None) -> None:
        """Put the first question of the plan, or the one that follows an answer."""
        try:
            self.inquiry.put(next(self._plan) if answer is None else self._plan.send(answer))
        except StopIteration:
            self.is_done = True

    def _questions(self) -> Questions:
        raise NotImplementedError


class Solver(_Asking):
    """Proves what a position and each of its moves is worth to the seat on turn."""

    def __init__(self, placed: Placed, seen: Any = None) -> None:
        self.best: int | None = None
        """The move that is proven to keep what the position is worth, as far as that is known."""
        self._bounds = dict.fromkeys([ANY_MOVE, *placed.moves()], Bounds())
        super().__init__(placed, seen)

    @property
    def moves(self) -> list[int]:
        return [move for move in self._bounds if move != ANY_MOVE]

    def bounds(self, move: int = ANY_MOVE) -> Bounds:
        """What is known of a move, or of the position, for the seat on turn."""
        return self._bounds[move]

    def line(self, move: int) -> Iterator[int]:
        """Best play from a move on whose worth is known exactly, as far as it is quickly found again."""
        placed = self.placed.copy()
        worth = self._turned(self._bounds[move].lower)
        while True:
            yield move
            placed.play(move)
            if placed.is_over:
                return
            again = Inquiry(placed, self.inquiry.seen)
            again.put(Question(worth + placed.turn))
            if again.answer(_NODES_FOR_A_LINE) is None:
                return
            move = again.best

    def _questions(self) -> Questions:
        yield from self._outcome(ANY_MOVE)
        yield from self._exactly(ANY_MOVE)
        for move in self.moves:
            yield from self._outcome(move)
        for move in self.moves:
            yield from self._exactly(move)

    def _outcome(self, move: int) -> Questions:
        """Whether it wins; if not, whether it shares the win."""
        yield from self._at_least(1, move)
        yield from self._at_least(0, move)

    def _exactly(self, move: int) -> Questions:
        guess = self._lead_now()
        while not (known := self._bounds[move]).is_exact:
            guess = min(max(guess, known.lower), known.upper)
            yield from self._at_least(guess + 1 if guess == known.lower else guess, move)
            new = self._bounds[move]
            guess = new.lower if new.lower > known.lower else new.upper

    def _at_least(self, goal: int, move: int) -> Questions:
        """Ask whether a move, or the position, is worth so much to the seat on turn, unless that is known."""
        lower, upper = self._bounds[move]
        if not lower < goal <= upper:
            return
        worth = self._turned((yield Question(self._turned(goal) + self.placed.turn, only=move)))
        if worth >= goal:
            self._learn(move, Bounds(worth, upper))
            if move == ANY_MOVE:
                self.best = self.inquiry.best
                self._learn(self.best, Bounds(worth, upper))
        else:
            for known in self._bounds if move == ANY_MOVE else [move]:
                self._learn(known, Bounds(upper=worth))

    def _learn(self, move: int, bounds: Bounds) -> None:
        lower, upper = self._bounds[move]
        self._bounds[move] = Bounds(max(lower, bounds.lower), min(upper, bounds.upper))

    def _lead_now(self) -> int:
        first, second = (rows[-1] for rows in self.placed.sheet())
        return self._turned(POINT * (first - second))

    def _turned(self, worth: int) -> int:
        """From what it is worth to the first seat to the seat on turn, or back."""
        return -worth if self.placed.turn else worth


class Deepening(_Asking):
    """Looks one ply ahead, then two, and so on to the end of the game; keeps the best move of each depth."""

    def __init__(self, placed: Placed) -> None:
        self.found: list[tuple[int, int]] = []
        """At each depth the best move, and what it is worth to the first seat."""
        super().__init__(placed)

    def _questions(self) -> Questions:
        guess = 0
        for depth in range(1, self.placed.plies_left + 1):
            lower, upper, best = -BEYOND_ALL, BEYOND_ALL, ANY_MOVE
            while lower < upper:
                goal = guess + 1 if guess == lower else guess
                guess = yield Question(goal, depth)
                is_reached = guess >= goal
                lower, upper = (guess, upper) if is_reached else (lower, guess)
                if is_reached != bool(self.placed.turn) or best == ANY_MOVE:
                    best = self.inquiry.best
            self.found.append((best, guess))


@cache
def _random_words() -> list[int]:
    chance, half = Chance("positions seen"), 1 << 32
    return [
        chance.below(half, "high", number) << 32 | chance.below(half, "low", number)
        for number in range(alphabeta.RANDOM_WORDS)
    ]


def _sign(worth: int) -> int:
    return (worth > 0) - (worth < 0)
