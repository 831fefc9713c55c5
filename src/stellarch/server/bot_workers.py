"""Bots play in worker processes, so that the server never waits for one. A worker is sent a view, never a state."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import Any

import msgspec

from stellarch.arena.analysis import Analyst, MoveAnalysis, weigh
from stellarch.bots import Reasons, Thinker, explained, make_bot, thought_of
from stellarch.core import Game, Seat, Template
from stellarch.core.readers import build_readers
from stellarch.games import find_game

_LOG = logging.getLogger(__name__)


class Advice(msgspec.Struct, frozen=True):
    """What a bot would play, and what it expects of it."""

    text: str
    why: Reasons


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


class Weighing(msgspec.Struct, frozen=True):
    """What a worker is told of a move of a finished game: what its seat could see, and what it did."""

    game: str
    view: bytes
    asked: MoveAnalysis
    names: tuple[str, ...]


class BotWorkers:
    """A pool of processes that choose actions. One that dies is replaced, and the question is asked again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def start(self) -> None:
        """Have the workers import the games now, so that the first move does not wait for it."""
        for _ in range(self._workers):
            self._ask(_ready)

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, game: Game[Any, Any], state: Any, seat: int, bot: str, seed: str) -> str:
        """What a bot plays on this seat; the game's default where the bot fails."""
        try:
            chosen: str = await self._answer(_choose, _question(game, state, seat, bot, seed, ()))
        except Exception:  # a bot's fault must not stop the game for the people at the table
            _LOG.exception("bot %s could not choose; the game's default is played", bot)
            return str(game.default(state, Seat(seat)))
        return chosen

    async def explain(
        self,
        game: Game[Any, Any],
        state: Any,
        seat: int,
        bot: str,
        seed: str,
        names: tuple[str, ...],
        played: str | None = None,
    ) -> Advice:
        """What a bot would play on this seat, or what it thinks of what was played, and why."""
        question = _question(game, state, seat, bot, seed, names)
        advice: Advice = await self._answer(_explain, msgspec.structs.replace(question, played=played))
        return advice

    async def weigh(
        self, game: Game[Any, Any], state: Any, asked: MoveAnalysis, names: tuple[str, ...]
    ) -> MoveAnalysis:
        """A move of a finished game weighed by what its seat could see, with as much thought as a hint is worth."""
        view = msgspec.json.encode(game.view(state, Seat(asked.seat)))
        weighed: MoveAnalysis = await self._answer(_weigh, Weighing(game.id, view, asked, names))
        return weighed

    async def _answer(self, ask: Any, question: Question | Weighing) -> Any:
        try:
            return await asyncio.wrap_future(self._ask(ask, question))
        except BrokenProcessPool:
            _LOG.warning("a bot worker died; it is replaced, and asked again")
            self._pool = self._new_pool()
            return await asyncio.wrap_future(self._ask(ask, question))

    def _ask(self, question: Any, *given: Any) -> Future[Any]:
        with _deaf_to_interrupts():  # the first question starts the processes
            return self._pool.submit(question, *given)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_begin)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started inside never hear of Ctrl-C, which goes to all at once: it is for the server to end them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """In a worker: what comes before its first question."""
    build_readers()
    _end_with_the_server()


def _end_with_the_server() -> None:
    """In a worker: wait for the server's end in a thread, and go too. A killed server cannot send its workers home."""

    def wait() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def _question(game: Game[Any, Any], state: Any, seat: int, bot: str, seed: str, names: tuple[str, ...]) -> Question:
    """Only what the seat may see goes to a worker."""
    view = msgspec.json.encode(game.view(state, Seat(seat)))
    found = game.legal(state, Seat(seat))
    choices = [choice if isinstance(choice, Template) else str(choice) for choice in found]
    return Question(game.id, bot, view, choices, seed, names)


def _ready() -> None:
    """Nothing but the imports of this module: then the games are there."""


def _choose(asked: Question) -> str:
    game, view, choices = _read(asked)
    return str(make_bot(asked.bot, game).choose(game, view, choices, asked.seed))


def _explain(asked: Question) -> Advice:
    game, view, choices = _read(asked)
    bot = make_bot(asked.bot, game)
    thought = thought_of(bot, game, view, choices, asked.seed) or Thinker().think(game, view, choices, asked.seed)
    played = asked.played or thought.best.action
    return Advice(played, explained(game, view, thought, asked.names, played))


def _weigh(told: Weighing) -> MoveAnalysis:
    game = find_game(told.game)
    view = msgspec.json.decode(told.view, type=game.views)
    return weigh(game, view, told.asked, told.names, Analyst())


def _read(asked: Question) -> tuple[Game[Any, Any], Any, list[Any]]:
    game = find_game(asked.game)
    view = msgspec.json.decode(asked.view, type=game.views)
    return (
        game,
        view,
        [choice if isinstance(choice, Template) else game.read_action(choice) for choice in asked.choices],
    )
