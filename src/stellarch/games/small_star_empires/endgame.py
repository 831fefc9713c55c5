"""The exact end of a game: a search that, once few moves remain, proves what they lead to instead of guessing."""

from collections.abc import Iterator
from functools import cached_property
from math import inf

from msgspec.structs import replace

from stellarch.core import Candidate, Expected, Forecast, Search, Thought
from stellarch.games.small_star_empires.kernel import position
from stellarch.games.small_star_empires.placed import Line, Placed, rows_of
from stellarch.games.small_star_empires.proving import Bounds, Solver
from stellarch.games.small_star_empires.state import Standing, State

_TOLD = 3
"""For how many proven moves, the best first, the play to the end is told."""
_ENOUGH_BESIDE = 1_000
"""Where the end is proven, the search beside it needs no more nodes: it only says what else there is."""


def can_be_solved(state: State) -> bool:
    """Whether there is a solver for such positions: two seats, no variants, nobody resigned."""
    resigned = Standing.RESIGNED in state.standing
    return state.players == 2 and not position.has_variants(state) and not resigned


class Endgame(Search):
    """Another search, and beside it a solver, which has the last word.

    The solver gets a number of nodes for each node of the other search: the more a bot may think, the earlier it plays
    exactly. It is not troubled where they are hopelessly few: one more move to come takes about twice as many.
    """

    def __init__(self, state: State, beside: Search, nodes_each: int) -> None:
        self.slow, self.hint_nodes = beside.slow, beside.hint_nodes
        self._state, self._beside, self._nodes_each = state, beside, nodes_each
        self._placed, self._share = Placed.of(state), 0

    @cached_property
    def _solver(self) -> Solver:
        return Solver(self._placed)  # made when it is first needed: its table is large

    @property
    def _is_near(self) -> bool:
        """Whether so few moves remain that the nodes may do."""
        return self._placed.plies_left < self._share.bit_length()

    def run(self, nodes: int) -> bool:
        self._share += nodes * self._nodes_each
        if not self._is_near:
            return self._beside.run(nodes)
        self._solver.run(self._share - self._solver.nodes)
        if self._is_exact:
            nodes = min(nodes, _ENOUGH_BESIDE)
        return self._beside.run(nodes) or self._solver.is_done

    def thought(self) -> Thought:
        guessed = self._beside.thought()
        if not self._is_near or self._solver.bounds().outcome is None:
            return guessed
        candidates = tuple(self._candidates(guessed))
        return Thought(guessed.seat, guessed.method, guessed.nodes + self._solver.nodes, candidates)

    @property
    def _is_exact(self) -> bool:
        return self._solver.bounds().is_exact

    def _candidates(self, guessed: Thought) -> Iterator[Candidate]:
        """Every move of which anything is known, the best first."""
        moves, known = position.Moves(self._state), list[tuple[Candidate, int]]()
        for move in self._solver.moves:
            action = str(moves.action(move))
            if candidate := self._candidate(action, self._solver.bounds(move), guessed.of(action)):
                known.append((candidate, move))
        known.sort(key=lambda one: (one[1] != self._solver.best, *_preference(one[0])))
        for number, (candidate, move) in enumerate(known):
            yield self._with_line(candidate, move) if number < _TOLD and candidate.margin is not None else candidate

    def _candidate(self, action: str, bounds: Bounds, guess: Candidate | None) -> Candidate | None:
        """A move by what is proven of it; else what is guessed, as far as its bounds allow."""
        value = bounds.outcome
        if value is None:
            return guess and _limited(guess, bounds.most)
        chances = (value, 1 - value) if self._state.turn == 0 else (1 - value, value)
        # Beside points that are exact, those of a guess would only mislead.
        rows = guess.forecast.rows if guess and not self._is_exact else ()
        visits, line = (guess.visits, guess.line) if guess else (0, (action,))
        forecast = Forecast(chances, rows)
        return Candidate(action, value, value, value, visits, forecast, line, proven=True, margin=bounds.margin)

    def _with_line(self, candidate: Candidate, move: int) -> Candidate:
        """With best play from there on, and the score sheet it ends with."""
        line = Line(self._state)
        actions = tuple(str(line.play(following)) for following in self._solver.line(move))
        rows: tuple[Expected, ...] = ()
        if line.placed.is_over:
            sheet = line.placed.sheet()
            told = rows_of(self._state.options)
            rows = tuple(Expected(key, label, tuple(float(seat[row]) for seat in sheet)) for row, key, label in told)
        return replace(candidate, line=actions, forecast=replace(candidate.forecast, rows=rows))


def _limited(guess: Candidate, most: float) -> Candidate:
    value, low, high = (min(chance, most) for chance in (guess.value, guess.low, guess.high))
    return replace(guess, value=value, low=low, high=high)


def _preference(candidate: Candidate) -> tuple[float, float, int]:
    """The less the better."""
    margin = candidate.margin if candidate.margin is not None else -inf
    return -candidate.value, -margin, -candidate.visits
