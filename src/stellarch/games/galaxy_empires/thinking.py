"""How the bots of this game think: by the kernel's policy, or by races of its best moves; deals by `bargaining`."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from stellarch import jit
from stellarch.core import Candidate, Chance, Expected, Forecast, Search, Seat, Template, Thought
from stellarch.core.intervals import wilson
from stellarch.games.galaxy_empires import bargaining, setup, trading
from stellarch.games.galaxy_empires.actions import AnyAction, TakeOffer, WarRoll
from stellarch.games.galaxy_empires.characters import TEMPERS, Temper
from stellarch.games.galaxy_empires.kernel import layout, position, steps, tables, value
from stellarch.games.galaxy_empires.options import Options
from stellarch.games.galaxy_empires.rules import choices
from stellarch.games.galaxy_empires.sheet import LABELS
from stellarch.games.galaxy_empires.state import Proposal, State, War
from stellarch.jit import loading

METHODS = ("search", "heuristic")
_SHEET = ("territories", "fleets", "pp", "cash")
"""The rows of the kernel's score sheet."""
_NOISE = 25
"""Dollars of chance in what the heuristic plays."""
_TOLD = 3
"""For how many moves the heuristic says what it expects."""
_CLOSE = 900
"""Dollars behind the best by the policy: what is further behind does not race."""
_DOLLARS_TO_WIN = 16_000
"""What the policy's dollars are worth as a chance to win, and for how many simulations that counts as much as they."""
_POLICY_COUNTS = 24
_HINT_COMPILED, _HINT_INTERPRETED = 1_500, 24


def search(state: State, seat: Seat, seed: str, method: str, character: str | None = None) -> Search | None:
    """A search for the decision a seat owes, by one of METHODS and in character; None of a position the kernel has no
    room for."""
    loading.refresh()
    if not position.fits(state):
        return None
    pending, temper = state.pending, TEMPERS[character]
    board = Board(state, seed)
    if isinstance(pending, Proposal):
        return Settled(board, seat, method, bargaining.answer(state, seat, temper.agrees_from))
    if isinstance(pending, War) and pending.live and seat != pending.defender:
        return Settled(board, seat, method, WarRoll())
    return Race(board, seat, method, state, seed, temper)


def prepare() -> Iterator[str]:
    """Compile what the searches run on."""
    state = setup.start(Options(), 4, "prepare").state
    thinking = search(state, state.turn.seat, "prepare", METHODS[0])
    assert thinking is not None
    thinking.run(1)
    thinking.thought()
    yield "search"


class Board:
    """A position on the kernel, and room to think in."""

    def __init__(self, state: State, seed: str) -> None:
        self.state, self.players = state, len(state.players)
        self._start = tables.packed(position.numbers_of(state))
        self._table, self._chance = position.tables_of(state), position.chance_of(seed, quick=True)
        self._work, self._view = jit.array("i", layout.POSITION_SIZE), jit.array("i", layout.SURVEY_SIZE)
        self._room, self._scores = jit.array("i", layout.MOST_MOVES), jit.array("i", layout.MOST_MOVES)
        self._facts, self._row = jit.array("i", layout.SEATS * layout.MOST_FACTS), jit.array("f", layout.SUMS_SIZE)
        self._moves = jit.array("i", layout.MOST_CANDIDATES)
        self._found = jit.array("i", layout.MOST_CANDIDATES * layout.CANDIDATE_SIZE)
        self._sums = jit.array("f", layout.MOST_CANDIDATES * layout.SUMS_SIZE)

    def scores(self) -> dict[int, int]:
        """Every move by its number, with what the policy thinks it is worth, in dollars."""
        count = self._think(0, 0)
        return {int(self._room[number]): int(self._scores[number]) for number in range(count)}

    def enter(self, moves: list[int]) -> None:
        """The moves that are to race."""
        self._moves[: len(moves)] = moves

    def race(self, entered: int, simulations: int) -> int:
        """Simulate about this often; gives how often it was."""
        return self._think(entered, simulations)

    def visits(self, candidate: int) -> int:
        return int(self._found[candidate * layout.CANDIDATE_SIZE + layout.VISITS])

    def is_out(self, candidate: int) -> bool:
        return bool(self._found[candidate * layout.CANDIDATE_SIZE + layout.IS_OUT])

    def forecast(self, candidate: int) -> Forecast:
        """What a candidate's simulations came to on average."""
        first = candidate * layout.SUMS_SIZE
        return self._forecast(self._sums[first : first + layout.SUMS_SIZE], self.visits(candidate))

    def outlook(self) -> Forecast:
        """How things stand, judged at a glance."""
        self._think(0, 0)
        return self._forecast(self._row, 1)

    def facts(self) -> list[tuple[float, ...] | None]:
        """What each seat has that its chance hangs on; None of who is out."""
        self._think(0, 0)
        rows = [self._facts[seat * layout.MOST_FACTS :][: value.FACTS] for seat in range(self.players)]
        return [
            None if player.out else tuple(map(float, row)) for player, row in zip(self.state.players, rows, strict=True)
        ]

    def _forecast(self, sums: Any, visits: int) -> Forecast:
        def means(first: int, digits: int) -> tuple[float, ...]:
            return tuple(round(float(sums[first + seat]) / visits, digits) for seat in range(self.players))

        rows = (
            Expected(key, LABELS[key], means(layout.SHEET_SUM + number * layout.SEATS, 2))
            for number, key in enumerate(_SHEET)
        )
        return Forecast(means(layout.CHANCE_SUM, 4), tuple(rows), adds_up=False)

    def _think(self, entered: int, simulations: int) -> int:
        return int(
            steps.think(
                self._start, self._table, self._chance, self._work, self._view, self._room, self._scores,
                self._facts, self._row, self._moves, self._found, self._sums, entered, simulations,
            )
        )  # fmt: skip


class Settled(Search):
    """A decision that asks for no search: the answer to a deal, or a roll of the dice."""

    def __init__(self, board: Board, seat: Seat, method: str, action: AnyAction) -> None:
        self._board, self._seat, self._method, self._action = board, seat, method, action

    def run(self, nodes: int) -> bool:
        return True

    def thought(self) -> Thought:
        return Thought(self._seat, self._method, 1, (_glanced(self._board, self._seat, self._action),))


def _glanced(board: Board, seat: Seat, action: AnyAction) -> Candidate:
    """A candidate that was not simulated: it is judged by how things stand."""
    outlook = board.outlook()
    return Candidate(str(action), outlook.chances[seat], 0.0, 1.0, 1, outlook, (str(action),))


class Race(Search):
    """The policy's best moves, simulated: until one leads (`search`), or just once (`heuristic`), for the forecast."""

    def __init__(self, board: Board, seat: Seat, method: str, state: State, seed: str, temper: Temper) -> None:
        self.slow = not jit.COMPILED
        self.hint_nodes = _HINT_INTERPRETED if self.slow else _HINT_COMPILED
        self._board, self._seat, self._method = board, seat, method
        self._nodes = self._wanted = 0
        listed = [choice for choice in choices.legal(state, seat) if not isinstance(choice, Template)]
        self._actions = {position.number_of(state, action): action for action in listed if position.is_known(action)}
        self._fondness = {move: temper.fondness(action) for move, action in self._actions.items()}
        self._scores = {move: score + self._fondness[move] for move, score in board.scores().items()}
        if method == "heuristic":
            chance = Chance(seed)
            self._scores = {move: score + chance.below(_NOISE, move) for move, score in self._scores.items()}
        self._alike = _alike(self._scores)
        self._entered = _entered(self._alike, self._scores, layout.MOST_CANDIDATES if method == "search" else _TOLD)
        board.enter(self._entered)
        self._deal = _deal(state, seat, listed, self._scores[self._entered[0]], temper)

    def run(self, nodes: int) -> bool:
        count = len(self._entered)
        if self._method == "heuristic":
            # Once tells what to expect; interpreted, even that takes too long for what it is worth.
            self._nodes += 0 if self._nodes or self.slow else self._board.race(count, 1)
            return True
        self._wanted += nodes
        if self._nodes < self._wanted:  # a lap is run to its end, and what was too much is made up for
            self._nodes += self._board.race(count, self._wanted - self._nodes)
        return all(self._board.is_out(number) for number in range(1, count))

    def thought(self) -> Thought:
        numbers = sorted(range(len(self._entered)), key=self._rank, reverse=True)
        candidates = (*map(self._candidate, numbers), *(one for number in numbers for one in self._like(number)))
        if self._deal is not None:
            candidates = (_glanced(self._board, self._seat, self._deal), *candidates)
        return Thought(self._seat, self._method, self._nodes, candidates)

    def _like(self, number: int) -> Iterator[Candidate]:
        """The moves that a candidate ran for as well."""
        ran = self._candidate(number)
        for move in self._alike[self._entered[number]][1:]:
            action = str(self._actions[move])
            yield replace(ran, action=action, line=(action,))

    def _rank(self, number: int) -> tuple[bool, float]:
        """Who is still in stands before who is out; the policy's opinion counts less the more was simulated, what
        the bot is fond of counts always."""
        score = self._scores[self._entered[number]] - self._scores[self._entered[0]]
        if self._method == "heuristic":
            return True, score
        visits = self._board.visits(number)
        opinion = score / _DOLLARS_TO_WIN * _POLICY_COUNTS / (_POLICY_COUNTS + visits)
        fondness = self._fondness[self._entered[number]] / _DOLLARS_TO_WIN
        return not self._board.is_out(number), self._board.forecast(number).chances[self._seat] + opinion + fondness

    def _candidate(self, number: int) -> Candidate:
        action, visits = self._actions[self._entered[number]], self._board.visits(number)
        if not visits:
            return _glanced(self._board, self._seat, action)
        forecast = self._board.forecast(number)
        value = forecast.chances[self._seat]
        low, high = wilson(value * visits, visits)
        return Candidate(str(action), value, low, high, visits, forecast, (str(action),))


def _alike(scores: dict[int, int]) -> dict[int, list[int]]:
    """The moves that come to the same, such as from one area to another: by the best of them, the best first."""
    groups: dict[object, list[int]] = {}
    for move in sorted(scores, key=lambda move: (-scores[move], move)):
        groups.setdefault(position.likeness(move), []).append(move)
    return {moves[0]: moves for moves in groups.values()}


def _entered(alike: dict[int, list[int]], scores: dict[int, int], most: int) -> list[int]:
    """The best moves by the policy, the best first, as far as they are close to it; of those that are alike one."""
    first, *others = alike
    close = [move for place, move in enumerate(others, 1) if scores[move] > scores[first] - _CLOSE or place < _TOLD]
    return [first, *close][:most]


def _deal(state: State, seat: Seat, listed: list[AnyAction], best: int, temper: Temper) -> AnyAction | None:
    """A deal that is worth more than the best move: a standing offer to take, or one to propose, once in a turn."""
    if state.pending is not None:
        return None
    standing = {offer.name: offer for offer in state.offers}
    deals: list[tuple[float, AnyAction]] = [
        (trading.gain(state, seat, standing[action.offer]), action)
        for action in listed
        if isinstance(action, TakeOffer)
    ]
    if temper.proposes and state.turn.actions and not state.turn.proposals:
        deals += bargaining.offers(state, seat)
    worth, deal = max(deals, key=lambda found: found[0], default=(0.0, None))
    return deal if worth > max(best - temper.deals, 0) else None
