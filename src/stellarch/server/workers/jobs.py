"""A process for jobs that may take long: dealing a fair board, writing a chronicle.

It does one job at a time. A job that nobody waits for any more, or that takes too long, is ended with its process.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from stellarch.core import BadOptions, StellarchError
from stellarch.server.budgets import network_of
from stellarch.server.errors import Closing, Unavailable
from stellarch.server.refusals import Why
from stellarch.server.workers.grace import finished_soon
from stellarch.server.workers.process import Lost, Worker
from stellarch.server.workers.turns import Turns

G = TypeVar("G")
T = TypeVar("T")

_LOG = logging.getLogger(__name__)
_PATIENCE = 60.0
"""Seconds a process has for its imports, on a slow and busy machine; after that it counts as hung."""
_TRIES = 2


class JobWorker:
    def __init__(self, patience: float = _PATIENCE) -> None:
        self._patience = patience
        self._turns = Turns(places=1)
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="jobs")  # one waits, one hears of an end
        self._worker: Worker | None = None
        self._is_closing = False

    def start(self) -> None:
        """The process begins now, so that the first board need not wait for its imports."""
        self._worker = Worker()

    def stop(self) -> None:
        self._is_closing = True
        if self._worker is not None:
            self._worker.end()
        self._threads.shutdown(wait=False)

    async def do(
        self,
        who: str,
        seconds: float,
        work: Callable[[G], T | StellarchError],
        given: G,
        *,
        late: BadOptions | None = None,
    ) -> T:
        """Run `work(given)` in the process, in turn by address. Raises the error that it returns, and `late` where it
        takes longer than `seconds`."""
        async with self._turns.turn(network_of(who)):
            await self._prepare()
            try:
                async with asyncio.timeout(seconds):
                    found: T | StellarchError = await self._answer(work, given)
            except TimeoutError:
                raise late or BadOptions(Why.NO_BOARD_IN_TIME) from None
            except Lost:
                raise Unavailable(Why.NO_BOARD_NOW) from None
        if isinstance(found, StellarchError):
            raise found
        return found

    async def _prepare(self) -> None:
        """Wait for the imports of a new process, which count against no job. One that has died or hangs is replaced."""
        for _ in range(_TRIES):
            try:
                async with asyncio.timeout(self._patience):
                    await self._answer(_ready, None)
                    return
            except (Lost, TimeoutError):
                if self._is_closing:
                    break
                _LOG.warning("the job worker's process died or does not answer; it is replaced")
        raise Unavailable(Why.NO_BOARD_NOW)

    async def _answer(self, work: Callable[[G], Any], given: G) -> Any:
        assert self._worker is not None, "the job worker has not started"
        if self._is_closing:
            raise Closing
        asked = asyncio.get_running_loop().run_in_executor(self._threads, self._worker.ask, work, given)
        try:
            return await finished_soon(asked)
        except Lost:
            self._renew()
            raise
        finally:
            if not asked.done():
                self._renew()
                asked.add_done_callback(asyncio.Future.exception)  # it is lost, as it was meant to be

    def _renew(self) -> None:
        if self._worker is not None:
            self._worker.end()
        if not self._is_closing:
            self._worker = Worker()


def _ready(_nothing: None) -> None:
    """Answered once the process has imported what it needs."""
