"""How the bots of this game think: searches on the kernel, told in the words of the readable rules."""

from collections.abc import Iterator
from math import exp
from typing import Any, ClassVar
from weakref import finalize

from stellarch import jit
from stellarch.core import Candidate, Chance, Expected, Forecast, Search, Thought
from stellarch.core.intervals import wilson
from stellarch.games.small_star_empires import setup
from stellarch.games.small_star_empires.actions import AnyAction
from stellarch.games.small_star_empires.endgame import Endgame, can_be_solved
from stellarch.games.small_star_empires.kernel import plain_uct, position, tables, tree
from stellarch.games.small_star_empires.kernel.alphabeta import POINT
from stellarch.games.small_star_empires.kernel.scoring import SHEET_ROWS
from stellarch.games.small_star_empires.options import Options
from stellarch.games.small_star_empires.placed import Line, Placed, rows_of
from stellarch.games.small_star_empires.proving import Deepening
from stellarch.games.small_star_empires.state import State
from stellarch.jit import loading

_LINES, _LONGEST_LINE = 4, 8
"""For how many candidates the expected play is told, and how many moves of it."""
_FEWEST_VISITS = 10
"""A line is told as far as its moves were visited this often."""
_GOOD_LEAD = 4 * POINT
"""The lead that makes alpha-beta e times as sure to win."""
_HINT_COMPILED, _HINT_INTERPRETED = 100_000, 400
_HINT_POSITIONS = 10
"""How many positions alpha-beta visits in the time of one simulation."""
_ROOM_COMPILED, _ROOM_INTERPRETED = 1_500_000, 50_000
"""Nodes a tree may have: about 50 MB of memory."""


def search(state: State, seed: str, method: str) -> Search | None:
    """A search for the decision the seat on turn owes; None where the kernel has too few bits for the systems, or the
    method is not for such games."""
    loading.refresh()
    if not tables.fits(state.board) or not _METHODS[method].is_for(state):
        return None
    found = _METHODS[method](state, seed)
    if method in _NODES_OF_SOLVER and can_be_solved(state):
        return Endgame(state, found, _NODES_OF_SOLVER[method])
    return found


def prepare() -> Iterator[str]:
    """Compile every search, those for the most usual games first."""
    for variants in (False, True):
        for players in (2, 3, 4):
            state = setup.start(Options(open_borders=variants), players, "prepare").state
            _think(state, TreeSearch.method)
            yield f"tree search, {players} players{', all variants' if variants else ''}"
    two = setup.start(Options(), 2, "prepare").state
    for search_method, name in ((PlainSearch.method, "plain search"), (AlphaBetaSearch.method, "alpha-beta, endgames")):
        _think(two, search_method)
        yield name


def _think(state: State, method: str) -> None:
    thinking = search(state, "prepare", method)
    assert thinking is not None
    thinking.run(1)
    thinking.thought()


_ROOMS: list[tuple[Any, Any]] = []
"""The room of searches that are over. New room is slow: the machine hands it out page by page."""


def _room_for_tree(search: Search, nodes: int) -> tuple[Any, Any]:
    """Numbers and values of nodes, taken over from a search that is over; only the root is blank."""
    if not jit.COMPILED:
        return jit.array("i", nodes * tree.NODE), jit.array("f", nodes * tree.NODE)
    room = _ROOMS.pop() if _ROOMS else (jit.array("i", nodes * tree.NODE), jit.array("f", nodes * tree.NODE))
    for part in room:
        part[: tree.NODE] = 0
    finalize(search, _ROOMS.append, room)
    return room


class _Grown(Search):
    """A search that grows a tree. A node of its budget is one simulation."""

    method: ClassVar[str]

    @staticmethod
    def is_for(state: State) -> bool:
        """Whether it can search such a game at all."""
        return True

    def __init__(self, state: State, seed: str) -> None:
        self.slow = not jit.COMPILED
        self.hint_nodes = _HINT_INTERPRETED if self.slow else _HINT_COMPILED
        room = _ROOM_INTERPRETED if self.slow else _ROOM_COMPILED
        self._state, self._placed = state, Placed.of(state)
        self._playing = self._placed.words.copy()
        self._tree = tables.packed([1, 0, _random_word(seed), room])
        self._numbers, self._values = _room_for_tree(self, room)
        self._work = jit.array("i", tree.SCRATCH)

    def thought(self) -> Thought:
        first = self._child(0)
        kids = sorted(range(first, first + self._count(0)), key=self._visits, reverse=True)
        moves = position.Moves(self._state)
        looked_into = [kid for kid in kids if self._visits(kid)]
        candidates = tuple(
            self._candidate(kid, kid - first, moves, with_line=rank < _LINES) for rank, kid in enumerate(looked_into)
        )
        return Thought(self._state.turn, self.method, int(self._tree[tree.SEEN]), candidates)

    def _candidate(self, kid: int, number: int, moves: position.Moves, with_line: bool) -> Candidate:
        forecast, visits = self._forecast(kid, number), self._visits(kid)
        value = forecast.chances[self._state.turn]
        low, high = wilson(value * visits, visits)
        action = str(moves.action(self._move(kid)))
        line = tuple(map(str, self._line(kid))) if with_line else (action,)
        return Candidate(action, value, low, high, visits, forecast, line)

    def _forecast(self, kid: int, number: int) -> Forecast:
        raise NotImplementedError

    def _line(self, kid: int) -> Iterator[AnyAction]:
        """The play the tree expects from a node on, until something unknown would turn up."""
        line = Line(self._state)
        for _ in range(_LONGEST_LINE):
            yield line.play(self._move(kid))
            first, count = self._child(kid), self._count(kid)
            if count <= 0:
                return
            kid = max(range(first, first + count), key=self._visits)
            if self._visits(kid) < _FEWEST_VISITS:
                return

    def _move(self, node: int) -> int:
        return int(self._numbers[node * tree.NODE + tree.MOVED]) & tree.MOVE

    def _child(self, node: int) -> int:
        return int(self._numbers[node * tree.NODE + tree.CHILD])

    def _count(self, node: int) -> int:
        return int(self._numbers[node * tree.NODE + tree.COUNT])

    def _visits(self, node: int) -> int:
        return int(self._numbers[node * tree.NODE + tree.VISITS])


class TreeSearch(_Grown):
    """The search of `kernel.tree`: any number of seats, every variant."""

    method = "tree"

    def __init__(self, state: State, seed: str) -> None:
        super().__init__(state, seed)
        self._rewards, self._sums = jit.array("f", 4), jit.array("i", tree.ROOT_ROWS * tree.MOST_MOVES)

    def run(self, nodes: int) -> bool:
        placed = self._placed
        tree.GROW[placed.seats, placed.variants](
            placed.words, placed.table, self._playing, self._tree, nodes,
            self._numbers, self._values, self._work, self._rewards, self._sums,
        )  # fmt: skip
        return self._count(0) == 1

    def _forecast(self, kid: int, number: int) -> Forecast:
        seats, visits = range(self._placed.seats), self._visits(kid)
        sums = [int(total) for total in self._sums[number * tree.ROOT_ROWS : (number + 1) * tree.ROOT_ROWS]]
        wins = sums[4 * SHEET_ROWS :]
        return Forecast(
            tuple(round(wins[seat] / tree.WIN_PARTS / visits, 4) for seat in seats),
            tuple(
                Expected(key, label, tuple(round(sums[seat * SHEET_ROWS + row] / visits, 2) for seat in seats))
                for row, key, label in rows_of(self._state.options)
            ),
        )


class PlainSearch(_Grown):
    """Plain UCT, the yardstick: two seats, no variants; it forecasts nothing but who wins."""

    method = "plain"

    @staticmethod
    def is_for(state: State) -> bool:
        return state.players == 2 and not position.has_variants(state)

    def run(self, nodes: int) -> bool:
        placed = self._placed
        plain_uct.grow_uct(
            placed.words, placed.table, self._playing, self._tree, nodes, self._numbers, self._values, self._work
        )
        return self._count(0) == 1

    def _forecast(self, kid: int, number: int) -> Forecast:
        value = round(float(self._values[kid * tree.NODE + tree.VALUE]) / self._visits(kid), 4)
        chances = (value, 1 - value)
        return Forecast(chances if self._state.turn == 0 else chances[::-1], ())


class AlphaBetaSearch(Search):
    """Alpha-beta, ever deeper: two seats, no variants. A node of its budget is one position."""

    method = "alphabeta"
    is_for = staticmethod(can_be_solved)

    def __init__(self, state: State, seed: str) -> None:
        self.slow = not jit.COMPILED
        self.hint_nodes = _HINT_POSITIONS * (_HINT_INTERPRETED if self.slow else _HINT_COMPILED)
        self._state, self._deepening = state, Deepening(Placed.of(state))

    def run(self, nodes: int) -> bool:
        self._deepening.run(nodes)
        while not self._deepening.found:  # one ply is looked at in any case: else there is nothing to say
            self._deepening.run(1)
        return self._deepening.is_done

    def thought(self) -> Thought:
        """The moves that were best at some depth, the last one first."""
        moves, found = position.Moves(self._state), self._deepening.found
        last = {move: (depth, worth) for depth, (move, worth) in enumerate(found, 1)}
        ranked = sorted(last.items(), key=lambda item: item[1], reverse=True)
        candidates = tuple(self._candidate(str(moves.action(move)), *judged) for move, judged in ranked)
        return Thought(self._state.turn, self.method, self._deepening.nodes, candidates)

    def _candidate(self, action: str, depth: int, worth: int) -> Candidate:
        """Nothing is sure of it; it was looked into once at each depth."""
        first = round(1 / (1 + exp(-worth / _GOOD_LEAD)), 4)
        chances = (first, 1 - first)
        return Candidate(action, chances[self._state.turn], 0.0, 1.0, depth, Forecast(chances, ()), (action,))


_METHODS: dict[str, type[_Grown] | type[AlphaBetaSearch]] = {
    kind.method: kind for kind in (TreeSearch, AlphaBetaSearch, PlainSearch)
}
_NODES_OF_SOLVER = {TreeSearch.method: 4, AlphaBetaSearch.method: 1}
"""The solver's nodes for each node of a search. Ten take about as long as one of the tree search."""


def _random_word(seed: str) -> int:
    """The first state of a generator: any word but 0."""
    chance = Chance(seed)
    return chance.below(1 << 32, "high") << 32 | chance.below(1 << 32, "low") | 1
