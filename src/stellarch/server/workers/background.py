"""A thread for questions about a game that take a while: reports, stories, old positions, what an action would bring.

They are answered without the lock of the table, so that nobody who looks or plays waits for them: one at a time, in
fair turns, once for all who ask the same. Answers are kept for a while, and the time they took is charged to the
address that asked, which has a budget for each minute.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from stellarch.server.budgets import Budget, Clock, TooMuch, network_of
from stellarch.server.workers.turns import Turns

T = TypeVar("T")

_SECONDS_A_MINUTE = 12.0
"""Of processor time, for each address."""
_MOST_IN_LINE = 12
"""Questions of one address that wait for their turn."""
_SECONDS_TO_RETRY = 5.0
_MOST_KEPT = 64


Timed = Callable[[Callable[[], Any]], tuple[Any, float]]


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    """What some work gives, and the seconds it took."""
    began = time.thread_time()
    return work(), time.thread_time() - began


class Background:
    def __init__(self, clock: Clock = time.monotonic, timed: Timed = _timed) -> None:
        self._timed = timed
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="histories")
        self._turns = Turns(1)
        self._budget = Budget(_SECONDS_A_MINUTE, clock)
        self._working: dict[Hashable, asyncio.Task[Any]] = {}
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._in_line: Counter[str] = Counter()

    async def tell(self, key: Hashable, address: str, work: Callable[[], T]) -> T:
        """The result of the work, which depends on the key alone; raises TooMuch for an address that asks too much."""
        if key in self._kept:
            self._kept.move_to_end(key)
            kept: T = self._kept[key]
            return kept
        if key not in self._working:
            self._begin(key, network_of(address), work)
        found: T = await asyncio.shield(self._working[key])
        return found

    async def stop(self) -> None:
        running = list(self._working.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self._thread.shutdown(wait=False)

    def _begin(self, key: Hashable, who: str, work: Callable[[], Any]) -> None:
        if self._in_line[who] >= _MOST_IN_LINE:
            raise TooMuch(_SECONDS_TO_RETRY)
        self._budget.require(who)
        self._in_line[who] += 1
        task = self._working[key] = asyncio.create_task(self._work_out(key, who, work))
        task.add_done_callback(lambda done: self._end(key, who, done))

    async def _work_out(self, key: Hashable, who: str, work: Callable[[], T]) -> T:
        async with self._turns.turn(who):
            done = await asyncio.get_running_loop().run_in_executor(self._thread, self._timed, work)
        found: T = done[0]
        self._budget.charge(who, done[1])
        self._kept[key] = found
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    def _end(self, key: Hashable, who: str, task: asyncio.Task[Any]) -> None:
        del self._working[key]
        self._in_line[who] -= 1
        if not self._in_line[who]:
            del self._in_line[who]
        if not task.cancelled():
            task.exception()  # who asked is told; nobody may be left to hear of it
