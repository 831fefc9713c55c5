"""A recorded game weighed move by move: what each action was worth, what the best was, and which were mistakes.

The analyst gets what the seat that decided could see, never the true state; its seeds follow from the commitment of
the record and the number of the move, so that with a budget of nodes the same analysis gives the same numbers again.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from statistics import fmean
from typing import Any, Literal

import msgspec

from stellarch import __version__
from stellarch.arena.refusals import DoesNotThink
from stellarch.bots import Budget, LevelBot, Reasons, Thinker, explained, make_bot, may_be_told
from stellarch.bots.calibrated import calibrated
from stellarch.bots.planning import PLANNED, thought_behind
from stellarch.bots.sentences import Sentence
from stellarch.core import (
    Action,
    BadOptions,
    Candidate,
    Chance,
    Game,
    Player,
    Refused,
    Result,
    Seat,
    Step,
    Table,
    Template,
    Text,
    Thought,
    commitment,
    said,
    verbatim,
)
from stellarch.core.intervals import wilson

Verdict = Literal["best", "good", "unclear", "inaccuracy", "mistake", "blunder", "unseen", "forced", "free"]
"""What is made of an action.

best      what the analyst would have played, or another way to the same position
good      proven to lead to the same outcome as the best, or so near it that it makes no matter
unclear   the bounds of the two overlap, or it was tried too seldom: it may be as good
inaccuracy, mistake, blunder
          the best is surely better, for the bounds do not overlap: by a little, by enough to matter, or by so much that
          games are lost by it
unseen    not looked into, even within twice the budget
forced    nothing else could be played: there is nothing to think about
free      no decision that was owed, as to resign: there is nothing to compare it with
"""

ENOUGH_VISITS = 8
"""Of an action that was tried less often, nothing is said for sure: its bounds rest on one or two games."""

FAULTS: Mapping[Verdict, float] = {"blunder": 0.2, "mistake": 0.1, "inaccuracy": 0.05}
"""The chance to win that is given away at least with each, the worst first; nobody can do anything with less."""

Progress = Callable[[int], None]


class MoveAnalysis(msgspec.Struct, frozen=True):
    """One action of the record, and what the seat that took it could have known of it."""

    number: int
    seat: int
    action: str
    verdict: Verdict
    seed: str
    """The seed of the thought: with it every number can be computed again."""
    nodes: int = 0
    method: str = ""
    played: Candidate | None = None
    best: Candidate | None = None
    loss: float | None = None
    """The chance to win that was given away, as far as one can tell; None where the action was not weighed."""
    order: Text = verbatim("")
    """The action in words and places."""
    best_order: Text = verbatim("")
    lies_open: bool = False
    """Whether the next player to decide saw exactly what the player of this action saw."""
    why: Reasons | None = None
    """What it brought, and why not the next best, or what was better; in sentences, with the figures."""

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
            return cls(level.method, Budget(nodes=level.nodes), level=level, character=bot.character)
        if not isinstance(bot, Thinker):
            raise BadOptions(DoesNotThink(name), about=(name,))
        return cls(bot.method, bot.budget)

    def think_until(self, game: Game[Any, Any], view: Any, seed: str, is_enough: Callable[[Thought], bool]) -> Thought:
        """What it thinks when its budget is spent; if that is not enough, when it is spent once more."""
        if (plan := self._plan(game, view, seed)) is not None:
            return thought_behind(game, view, plan, seed)
        search, budget = self._search(game, view, seed)
        budget.spend(search, self._clock)
        if not is_enough(thought := search.thought()):
            budget.spend(search, self._clock)
            thought = search.thought()
        return calibrated(game, view, thought, seed)


def analyse(
    table: Table[Any, Any], analyst: Analyst, numbers: range | None = None, on_progress: Progress | None = None
) -> Analysis:
    """The actions with these numbers (the first is 1), by default all of a game, one after another."""
    record = table.record()
    names, moves = [player.name for player in table.players], []
    for number in range(1, len(table.log) + 1) if numbers is None else numbers:
        (seat, action, events), state = table.log[number - 1], table.state_at(number - 1)
        step = Step(table.state_at(number), events)
        asked = decision(table.game, state, seat, action, number, thought_seed(record.seed, number), step)
        moves.append(weigh(table.game, table.game.view(state, seat), asked, names, analyst))
        if len(moves) > 1:
            before = table.game.view(table.state_at(number - 2), Seat(moves[-2].seat))
            moves[-2] = judged_by_next(table.game, before, moves[-2], moves[-1], names)
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


def thought_seed(seed: str, number: int) -> str:
    """The seed of the thought about a move: it hangs on the game's seed and the number of the move alone."""
    return Chance(commitment(seed)).fork("analysis", number).seed


def decision(
    game: Game[Any, Any], state: Any, seat: Seat, action: Action, number: int, seed: str, step: Step[Any]
) -> MoveAnalysis:
    """An action of a game before it is weighed: as `unseen`, or with a verdict where there is nothing to weigh."""
    choices = game.legal(state, seat)
    verdict: Verdict = "unseen"
    if seat not in game.waiting_on(state) or action in game.free(state, seat):
        verdict = "free"
    elif len(choices) == 1 and not isinstance(choices[0], Template):
        verdict = "forced"
    return MoveAnalysis(number, seat, str(action), verdict, seed, lies_open=_lies_open(game, seat, step))


def _lies_open(game: Game[Any, Any], seat: Seat, step: Step[Any]) -> bool:
    """Whether the next player to decide sees exactly what the player of the action sees."""
    after, events = step
    deciding = {seat, *game.waiting_on(after)}
    return not any(event.reveals for event in events) and all(may_be_told(game, one, after) for one in deciding)


def weigh(game: Game[Any, Any], view: Any, asked: MoveAnalysis, names: Sequence[str], analyst: Analyst) -> MoveAnalysis:
    """A decision weighed by what its seat could see."""
    order = said(Sentence(game.in_words(view, game.read_action(asked.action), names)))
    if asked.verdict != "unseen":
        return msgspec.structs.replace(asked, order=order)
    state = game.imagine(view, asked.seed)

    def found(thought: Thought) -> Candidate | None:
        return thought.of(asked.action) or _of_another_way(game, state, asked, thought.candidates)

    thought = analyst.think_until(game, view, asked.seed, lambda so_far: _is_known(found(so_far)))
    played = found(thought)
    return msgspec.structs.replace(
        asked,
        order=order,
        verdict=_verdict(played, thought),
        nodes=thought.nodes,
        method=thought.method,
        played=played,
        best=thought.best,
        best_order=said(Sentence(game.in_words(view, game.read_action(thought.best.action), names))),
        loss=_loss(played, thought) if played else None,
        why=explained(game, view, thought, names, played.action if played else asked.action),
    )


def judged_by_next(
    game: Game[Any, Any], view: Any, move: MoveAnalysis, following: MoveAnalysis, names: Sequence[str]
) -> MoveAnalysis:
    """A move that was looked into too seldom, judged by what was thought of the decision after it, where all lies open:
    that thought was about nothing but the position the move led to."""
    then = following.best
    if move.verdict not in ("unclear", "unseen") or not move.best or not then or not move.lies_open:
        return move
    if _is_known(move.played) or move.method == PLANNED:  # a plan was compared with nothing
        return move
    chance, visits = then.forecast.chances[move.seat], max(1, then.visits)
    low, high = (chance, chance) if then.proven else wilson(chance * visits, visits)
    line = (move.action, *then.line)
    played = Candidate(move.action, chance, low, high, visits, then.forecast, line, proven=then.proven)
    thought = Thought(move.seat, move.method, move.nodes, (move.best, played))
    verdict = _verdict(played, thought)
    if verdict == "unclear" and _loss(played, thought) < FAULTS["inaccuracy"]:
        verdict = "good"
    return msgspec.structs.replace(
        move,
        verdict=verdict,
        played=played,
        loss=_loss(played, thought),
        why=explained(game, view, thought, names, move.action),
    )


def _of_another_way(
    game: Game[Any, Any], state: Any, asked: MoveAnalysis, candidates: Sequence[Candidate]
) -> Candidate | None:
    """The candidate that leads to the same state: of several ways to do one thing, a search may list one alone."""

    def after(action: str) -> Any:
        with suppress(Refused):  # it was thought of for another deal of what is hidden
            return game.apply(state, Seat(asked.seat), game.read_action(action)).state

    played = after(asked.action)
    return next((one for one in candidates if played is not None and after(one.action) == played), None)


def is_mistake(verdict: Verdict) -> bool:
    """Whether it is worth looking at again; inaccuracies are many, and cost little."""
    return verdict in ("mistake", "blunder")


def _loss(played: Candidate, thought: Thought) -> float:
    return round(max(0.0, thought.best.value - played.value), 4)


def _is_known(candidate: Candidate | None) -> bool:
    return candidate is not None and (candidate.proven or candidate.visits >= ENOUGH_VISITS)


def _verdict(played: Candidate | None, thought: Thought) -> Verdict:
    best = thought.best
    if played is None:
        return "unseen"
    if played is best:
        return "best"
    if best.is_surely_better_than(played) and _is_known(played):
        return next((fault for fault, least in FAULTS.items() if _loss(played, thought) >= least), "good")
    return "good" if best.proven and played.proven else "unclear"


def _summed_up(seat: int, name: str, moves: Sequence[MoveAnalysis]) -> SeatAnalysis:
    own = [move for move in moves if move.seat == seat]
    losses = [move.loss for move in own if move.loss is not None]
    verdicts = [move.verdict for move in own]
    mean = round(fmean(losses), 4) if losses else None
    mistakes = sum(is_mistake(verdict) for verdict in verdicts)
    return SeatAnalysis(seat, name, len(losses), verdicts.count("best"), mistakes, mean)
