"""The thread that works for the tasks of an event loop."""

import asyncio
import threading

import pytest

from stellarch.server.awaited import Worker
from stellarch.server.errors import Closing


def test_work_is_done_in_its_order_by_one_thread_that_is_not_the_loops() -> None:
    async def asked() -> list[tuple[int, int]]:
        worker = Worker("test")
        found = await asyncio.gather(*(worker.do(lambda n: (n, threading.get_ident()), n) for n in range(5)))
        worker.stop()
        return found

    found = asyncio.run(asked())
    assert [n for n, _ in found] == [*range(5)]
    assert len({thread for _, thread in found}) == 1
    assert threading.get_ident() not in {thread for _, thread in found}


def test_a_fault_is_raised_where_its_answer_is_awaited_and_the_thread_goes_on() -> None:
    async def asked() -> float:
        worker = Worker("test")
        with pytest.raises(ZeroDivisionError):
            await worker.do(lambda: 1 / 0)
        return await worker.do(lambda: 1 / 2)

    assert asyncio.run(asked()) == 0.5


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    async def asked() -> list[str]:
        worker, held, done = Worker("test"), threading.Event(), list[str]()
        first = asyncio.create_task(worker.do(held.wait))
        second = asyncio.create_task(worker.do(done.append, "second"))
        await asyncio.sleep(0)
        second.cancel()
        held.set()
        await first
        await worker.do(done.append, "third")
        return done

    assert asyncio.run(asked()) == ["third"]


def test_a_thread_that_was_stopped_takes_nothing_more() -> None:
    async def asked() -> None:
        worker = Worker("test")
        worker.stop()
        with pytest.raises(Closing):
            await worker.do(int)

    asyncio.run(asked())
