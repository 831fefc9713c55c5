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

from stellarch.bots import make_bot
from stellarch.core import Game, Row, Seat, Standings, Text
from stellarch.games import find_game

_LOG = logging.getLogger(__name__)


class Advice(msgspec.Struct, frozen=True):
    """What a bot would play, and what it expects of it."""

    text: str
    why: tuple[Text, ...]


class BotWorkers:
    """A pool of processes that choose actions. One that dies is replaced, and the question is asked again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def start(self) -> None:
        """Have the workers import the games now, so that the first move does not wait for it."""
        for _ in range(self._workers):
            self._ask(find_game, "small")

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def advise(self, game: Game[Any, Any], state: Any, seat: int, bot: str, seed: str) -> Advice:
        """What a bot would do on this seat. Only what the seat may see goes to the worker."""
        view = msgspec.json.encode(game.view(state, Seat(seat)))
        choices = [str(choice) for choice in game.legal(state, Seat(seat))]
        for attempt in (1, 2):
            try:
                return await asyncio.wrap_future(self._ask(_advise, game.id, bot, view, choices, seat, seed))
            except BrokenProcessPool:
                _LOG.warning("a bot worker died; attempt %d", attempt)
                self._pool = self._new_pool()
            except Exception:  # a bot's fault must not stop the game for the people at the table
                _LOG.exception("bot %s could not choose; the game's default is played", bot)
                break
        return Advice(str(game.default(state, Seat(seat))), ())

    def _ask(self, question: Any, *given: Any) -> Future[Any]:
        with _deaf_to_interrupts():  # the first question starts the processes
            return self._pool.submit(question, *given)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_end_with_the_server)


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


def _end_with_the_server() -> None:
    """In a worker: wait for the server's end in a thread, and go too. A killed server cannot send its workers home."""

    def wait() -> None:
        server = parent_process()
        assert server is not None
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def _advise(game_id: str, bot: str, view_json: bytes, texts: list[str], seat: int, seed: str) -> Advice:
    game = find_game(game_id)
    view = msgspec.json.decode(view_json, type=game.views)
    choices = [game.read_action(text) for text in texts]
    choice = make_bot(bot).choose(game, view, choices, seed)
    state = game.imagine(view, seed)
    after = game.apply(state, Seat(seat), choice).state
    return Advice(str(choice), tuple(_gains(game.standings(state), game.standings(after), seat)))


def _gains(before: Standings, after: Standings, seat: int) -> list[Text]:
    """Where points are won or lost by an action, row by row of the score sheet, total left out."""
    rows = zip(_leaves(before.rows[:-1]), _leaves(after.rows[:-1]), strict=True)
    changes = [(new.label, new.values[seat] - old.values[seat]) for old, new in rows if new.key != "total"]
    return [Text(f"{change:+d} {label.en}", f"{change:+d} {label.fr}") for label, change in changes if change]


def _leaves(rows: tuple[Row, ...]) -> list[Row]:
    return [leaf for row in rows for leaf in (row.parts or (row,))]
