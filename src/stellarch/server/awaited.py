"""Work that tasks of an event loop await, done by a thread of its own. The way there and back is as short as it can be:
for most requests an executor's would take as long as the work."""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

from stellarch.server.errors import Closing

T = TypeVar("T")


class Awaited(NamedTuple):
    """A piece of work, and the future that waits for what comes of it."""

    work: Callable[..., Any]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]

    @classmethod
    def of(cls, work: Callable[..., Any]) -> "Awaited":
        loop = asyncio.get_running_loop()
        return cls(work, loop, loop.create_future())


class Answer(NamedTuple):
    """What came of a piece of work, or the fault it ended with."""

    awaited: Awaited
    result: Any = None
    fault: BaseException | None = None

    def give(self) -> None:
        if self.awaited.answer.done():  # the caller has given up
            return
        if self.fault is None:
            self.awaited.answer.set_result(self.result)
        else:
            self.awaited.answer.set_exception(self.fault)


def give(answers: Iterable[Answer]) -> None:
    """Answer everybody, from another thread, waking each loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for answer in answers:
        by_loop.setdefault(answer.awaited.loop, []).append(answer)
    for loop, given in by_loop.items():
        with suppress(RuntimeError):  # a loop that has ended waits for nothing
            loop.call_soon_threadsafe(_give_all, given)


def _give_all(answers: Iterable[Answer]) -> None:
    for answer in answers:
        answer.give()


class Worker:
    """One thread that does what it is given, one piece after the other."""

    def __init__(self, name: str) -> None:
        self._given: queue.SimpleQueue[Awaited | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._is_stopped = False

    async def do(self, work: Callable[..., T], *given: object) -> T:
        """What comes of it. Who gives up before it is begun has it not done."""
        if self._is_stopped:
            raise Closing
        if not self._thread.ident:
            self._thread.start()
        awaited = Awaited.of(partial(work, *given))
        self._given.put(awaited)
        found: T = await awaited.answer
        return found

    def stop(self) -> None:
        """Do nothing more than what has been given."""
        self._is_stopped = True
        self._given.put(None)

    def _work(self) -> None:
        while (awaited := self._given.get()) is not None:
            if not awaited.answer.cancelled():
                give([_done(awaited)])


def _done(awaited: Awaited) -> Answer:
    try:
        return Answer(awaited, awaited.work())
    except BaseException as fault:  # it is raised where the answer is awaited
        return Answer(awaited, fault=fault)
    finally:
        del awaited  # the fault holds this frame, and what is awaited the fault
