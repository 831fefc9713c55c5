"""Bots play in worker processes, so that the server never waits for one. A worker is sent a view, never a state."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from stellarch.arena.analysis import Analyst, MoveAnalysis, weigh
from stellarch.bots import (
    ADVISER,
    Advice,
    Reasons,
    Thinker,
    advice,
    explained,
    make_bot,
    openly,
    plan_of,
    thought_of,
)
from stellarch.core import Game, Seat, Template, verbatim
from stellarch.core.installed import Entry
from stellarch.core.plans import MOST_AT_ONCE
from stellarch.core.wire import kept, read
from stellarch.games import find_game
from stellarch.server.errors import BotFailed, Closing
from stellarch.server.workers.process import Failed, Lost, Worker

_LOG = logging.getLogger(__name__)
_PATIENCE = 120.0
"""Seconds after which a worker counts as hung. The strongest bots think for a few, on a busy machine for longer."""
_TRIES = 2


class Question(msgspec.Struct, frozen=True):
    """What a worker is told: the decision of a seat as that seat sees it, and who is asked."""

    game: str
    bot: str
    view: bytes
    choices: list[str | Template]
    """Actions in their short form, and templates."""
    seed: str
    names: tuple[str, ...]
    played: str | None = None
    """An action that was played, where the question is why."""
    seen: bytes | None = None
    """What the seat saw when it played that, where it had planned it before."""
    listeners: tuple[int | None, ...] | None = None
    """The seats that are answered (None among them: a spectator), where that is not the seat itself."""


class Weighing(msgspec.Struct, frozen=True):
    """What a worker is told of a move of a finished game: what its seat could see, and what it did."""

    game: str
    view: bytes
    asked: MoveAnalysis
    names: tuple[str, ...]


class BotWorkers:
    """A few processes that think for bots. A question waits for one that is free, first come, first served.

    A process that dies or does not answer is replaced, and the question is asked once more. A question that is
    cancelled leaves the line, or ends the process that is thinking about it.
    """

    def __init__(self, workers: int, patience: float = _PATIENCE, own: Sequence[Entry] = ()) -> None:
        self.count = workers
        self._own = tuple(own)
        self._patience = patience
        self._workers: set[Worker] = set()
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        """None: there will be no more."""
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot-worker")  # one waits for each worker
        self._is_running = False

    def start(self) -> None:
        """The processes begin now, so that the first move need not wait for their imports."""
        self._is_running = True
        for _ in range(self.count):
            self._add()

    def stop(self) -> None:
        """End them all. Callers that wait for an answer or ask from now on get Closing."""
        self._is_running = False
        self._free.put_nowait(None)
        while self._workers:
            self._workers.pop().end()
        self._threads.shutdown()

    async def choose(self, game: Game[Any, Any], state: Any, seat: int, bot: str, seed: str) -> tuple[str, ...]:
        """What a bot means to play on this seat, one action after another; raises BotFailed."""
        chosen: tuple[str, ...] = await self._answer(_choose, _question(game, state, seat, bot, seed, ()))
        return chosen

    async def advise(self, game: Game[Any, Any], state: Any, seat: int, seed: str, names: tuple[str, ...]) -> Advice:
        """A hint for who plays this seat; raises BotFailed."""
        advised: Advice = await self._answer(_advise, _question(game, state, seat, ADVISER, seed, names))
        return advised

    async def explain(
        self,
        game: Game[Any, Any],
        state: Any,
        seat: int,
        bot: str,
        seed: str,
        names: tuple[str, ...],
        played: str,
        listeners: tuple[int | None, ...] | None = None,
        played_on: Any = None,
    ) -> Advice:
        """What a bot thought of what it played on this seat; to others than the seat itself, without what they would
        not be shown. What was planned was played on another state than that it was thought about on. Raises
        BotFailed."""
        question = _question(game, state, seat, bot, seed, names)
        seen = None if played_on is None else kept(game.view(played_on, Seat(seat)))
        asked = msgspec.structs.replace(question, played=played, listeners=listeners, seen=seen)
        advice: Advice = await self._answer(_explain, asked)
        return advice

    async def weigh(
        self, game: Game[Any, Any], state: Any, asked: MoveAnalysis, names: tuple[str, ...]
    ) -> MoveAnalysis:
        """A move of a finished game weighed by what its seat could see, with as much thought as a hint is worth."""
        view = kept(game.view(state, Seat(asked.seat)))
        weighed: MoveAnalysis = await self._answer(_weigh, Weighing(game.id, view, asked, names))
        return weighed

    async def _answer(self, work: Callable[[Any], Any], question: Question | Weighing) -> Any:
        for _ in range(_TRIES):
            try:
                return await self._ask(work, question)
            except Failed as fault:
                _LOG.error("%s failed: %s", _who(question), fault)
                raise BotFailed from None
            except (Lost, TimeoutError) as fault:
                if not self._is_running:
                    raise Closing from None
                how = "died" if isinstance(fault, Lost) else f"has not answered for {self._patience:g} seconds"
                _LOG.warning("a worker %s while %s thought; it is replaced", how, _who(question))
        raise BotFailed

    async def _ask(self, work: Callable[[Any], Any], question: Question | Weighing) -> Any:
        """One try: a worker that has not answered, for whatever reason, is not asked again."""
        worker = await self._free.get()
        if worker is None or not self._is_running:
            self._free.put_nowait(None)  # for the next in line
            raise Closing
        has_answered = False
        try:
            async with asyncio.timeout(self._patience):
                loop = asyncio.get_running_loop()
                answer = await loop.run_in_executor(self._threads, worker.ask, work, question)
            has_answered = True
            return answer
        except Failed:
            has_answered = True
            raise
        finally:
            if has_answered:
                self._free.put_nowait(worker)
            else:
                self._replace(worker)

    def _replace(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.end()
        if self._is_running:
            self._add()

    def _add(self) -> None:
        worker = Worker(self._own)
        self._workers.add(worker)
        self._free.put_nowait(worker)


def _who(question: Question | Weighing) -> str:
    """Who thinks, for a line of the log."""
    return f"{f'bot {question.bot}' if isinstance(question, Question) else 'the analyst'} of {question.game}"


def _question(game: Game[Any, Any], state: Any, seat: int, bot: str, seed: str, names: tuple[str, ...]) -> Question:
    """Only what the seat may see goes to a worker."""
    view = kept(game.view(state, Seat(seat)))
    found = game.legal(state, Seat(seat))
    choices = [choice.whole if isinstance(choice, Template) else str(choice) for choice in found]
    return Question(game.id, bot, view, choices, seed, names)


def _choose(asked: Question) -> tuple[str, ...]:
    game, view, choices = _read(asked)
    plan = plan_of(make_bot(asked.bot, game), game, view, choices, asked.seed)
    return tuple(map(str, plan.actions[:MOST_AT_ONCE]))


def _advise(asked: Question) -> Advice:
    game, view, choices = _read(asked)
    return advice(game, view, choices, asked.seed, asked.names)


def _explain(asked: Question) -> Advice:
    game, view, choices = _read(asked)
    bot = make_bot(asked.bot, game)
    thought = thought_of(bot, game, view, choices, asked.seed, asked.played)
    thought = thought or Thinker().think(game, view, choices, asked.seed)
    played = asked.played or thought.best.action
    if asked.listeners is not None:
        thought = openly(game, thought, asked.listeners)
        if not thought.candidates:
            return Advice(played, Reasons(verbatim(played)))
    if asked.seen is not None:
        view = read(asked.seen, game.views)
    as_planned = asked.seen is not None
    return Advice(played, explained(game, view, thought, asked.names, played, as_planned=as_planned))


def _weigh(told: Weighing) -> MoveAnalysis:
    game = find_game(told.game)
    view = read(told.view, game.views)
    return weigh(game, view, told.asked, told.names, Analyst())


def _read(asked: Question) -> tuple[Game[Any, Any], Any, list[Any]]:
    game = find_game(asked.game)
    view = read(asked.view, game.views)
    return (
        game,
        view,
        [choice if isinstance(choice, Template) else game.read_action(choice) for choice in asked.choices],
    )
