"""Questions to a server's tables, in this process."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from stellarch.server.storage import Database
from stellarch.server.tables.service import Tables
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.turns import Turns

T = TypeVar("T")


async def awaited(awaitable: Awaitable[T]) -> T:
    return await awaitable


def asking(database: Database, work: Callable[[Tables], Awaitable[T]]) -> T:
    """What a server says that has just begun on this database."""

    async def begun() -> T:
        tables = Tables(database, BotWorkers(1), Turns(1), JobWorker(), lambda _table, _message: None)
        try:
            return await work(tables)
        finally:
            await tables.stop()

    return asyncio.run(begun())
