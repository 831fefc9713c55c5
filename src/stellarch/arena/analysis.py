"""A recorded game weighed move by move: what each action was worth, what the best was, and which were mistakes.

The analyst gets what the seat that decided could see, never the true state; its seeds follow from the commitment of
the record and the number of the move, so that with a budget of nodes the same analysis gives the same numbers again.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from statistics import fmean
from typing import Any, Literal

import msgspec

from stellarch import __version__
from stellarch.bots import Budget, LevelBot, Thinker, explained, make_bot
from stellarch.core import BadOptions, Candidate, Chance, Game, Player, Refused, Result, Seat, Table, Text, Thought

Verdict = Literal["best", "good", "unclear", "mistake", "unseen", "free"]
"""What is made of an action.

best      what the analyst would have played, or another way to the same position
good      proven to lead to the same outcome as the best
unclear   the bounds of the two overlap, or it was tried too seldom: it may be as good
mistake   the best is surely better, for the bounds do not overlap
unseen    not looked into, even within twice the budget
free      no decision that was owed, as to resign: there is nothing to compare it with
"""

ENOUGH_VISITS = 8
"""Of an action that was tried less often, nothing is said for sure: its bounds rest on one or two games."""

Progress = Callable[[int], None]

NO_THINKER = Text(
    "The bot {name!r} does not think, so it cannot analyse.", "Le robot {name!r} ne réfléchit pas : il n'analyse rien."
)


class MoveAnalysis(msgspec.Struct, frozen=True):
    """One action of the record, and what the seat that took it could have known of it."""

    number: int
    seat: int
    action: str
    verdict: Verdict
    seed: str
    """The seed of the thought: with it every number can be computed again."""
    nodes: int = 0
    played: Candidate | None = None
    best: Candidate | None = None
    loss: float | None = None
    """The chance to win that was given away, as far as one can tell; None where the action was not weighed."""
    told: tuple[Text, ...] = ()
    """What is expected, in sentences."""

    @property
    def expected(self) -> Candidate | None:
        """What the game was expected to lead to after this action; after the best, where it was not weighed."""
        return self.played or self.best


class SeatAnalysis(msgspec.Struct, frozen=True):
    """The moves of one seat, summed up."""

    seat: int
    name: str
    weighed: int
    best: int
    mistakes: int
    mean_loss: float | None
    """Of the moves weighed, in chance to win."""


class Analysis(msgspec.Struct, frozen=True):
    """A whole record, or a part of it, move by move."""

    game: str
    rules: int
    options: dict[str, Any]
    players: tuple[Player, ...]
    commitment: str
    actions: int
    """How many the record has."""
    result: Result | None
    bot: str
    version: str
    seats: tuple[SeatAnalysis, ...]
    moves: tuple[MoveAnalysis, ...]


class Analyst(Thinker):
    """A thinker that nobody waits for: it spends all its nodes, compiled or not, and as many again if it must."""

    @classmethod
    def named(cls, name: str, game: Game[Any, Any]) -> "Analyst":
        """The analyst of this name, METHOD@BUDGET or a level of the game; raises BadOptions."""
        bot = make_bot(name, game)
        if isinstance(bot, LevelBot):
            level = bot.level(game)
            return cls(level.method, Budget(nodes=level.nodes))
        if not isinstance(bot, Thinker):
            raise BadOptions(NO_THINKER.format(name=name), about=(name,))
        return cls(bot.method, bot.budget)

    def think_until(self, game: Game[Any, Any], view: Any, seed: str, is_enough: Callable[[Thought], bool]) -> Thought:
        """What it thinks when its budget is spent; if that is not enough, when it is spent once more."""
        search, budget = self._search(game, view, seed)
        budget.spend(search, self._clock)
        if not is_enough(thought := search.thought()):
            budget.spend(search, self._clock)
            thought = search.thought()
        return thought


def analyse(
    table: Table[Any, Any], analyst: Analyst, numbers: range | None = None, on_progress: Progress | None = None
) -> Analysis:
    """The actions with these numbers (the first is 1), by itself all of a game that was played, one after another."""
    record = table.record()
    moves = []
    for number in range(1, len(table.log) + 1) if numbers is None else numbers:
        moves.append(_weighed(table, number, analyst, Chance(record.commitment).fork("analysis", number).seed))
        if on_progress:
            on_progress(len(moves))
    return Analysis(
        record.game,
        record.rules,
        record.options,
        record.players,
        record.commitment,
        len(record.actions),
        record.result,
        analyst.name,
        __version__,
        tuple(_summed_up(seat, player.name, moves) for seat, player in enumerate(record.players)),
        tuple(moves),
    )


def _weighed(table: Table[Any, Any], number: int, analyst: Analyst, seed: str) -> MoveAnalysis:
    game, state, (seat, action, _) = table.game, table.states[number - 1], table.log[number - 1]
    free = MoveAnalysis(number, seat, str(action), "free", seed)
    if seat not in game.waiting_on(state) or action in game.free(state, seat):
        return free

    def found(thought: Thought) -> Candidate | None:
        return thought.of(free.action) or _of_another_way(game, state, seat, table.states[number], thought.candidates)

    thought = analyst.think_until(game, game.view(state, seat), seed, lambda so_far: _is_known(found(so_far)))
    played = found(thought)
    return msgspec.structs.replace(
        free,
        verdict=_verdict(played, thought),
        nodes=thought.nodes,
        played=played,
        best=thought.best,
        loss=round(max(0.0, thought.best.value - played.value), 4) if played else None,
        told=explained(thought, [player.name for player in table.players], played.action if played else free.action),
    )


def _of_another_way(
    game: Game[Any, Any], state: Any, seat: Seat, after: Any, candidates: Sequence[Candidate]
) -> Candidate | None:
    """The candidate that leads to the same state: of several ways to do one thing, a search may list one alone."""
    for candidate in candidates:
        with suppress(Refused):  # it was thought of for another deal of what is hidden
            if game.apply(state, seat, game.read_action(candidate.action)).state == after:
                return candidate
    return None


def _is_known(candidate: Candidate | None) -> bool:
    return candidate is not None and (candidate.proven or candidate.visits >= ENOUGH_VISITS)


def _verdict(played: Candidate | None, thought: Thought) -> Verdict:
    best = thought.best
    if played is None:
        return "unseen"
    if played is best:
        return "best"
    if best.is_surely_better_than(played) and _is_known(played):
        return "mistake"
    return "good" if best.proven and played.proven else "unclear"


def _summed_up(seat: int, name: str, moves: Sequence[MoveAnalysis]) -> SeatAnalysis:
    own = [move for move in moves if move.seat == seat]
    losses = [move.loss for move in own if move.loss is not None]
    verdicts = [move.verdict for move in own]
    mean = round(fmean(losses), 4) if losses else None
    return SeatAnalysis(seat, name, len(losses), verdicts.count("best"), verdicts.count("mistake"), mean)
