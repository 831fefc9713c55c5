"""Records games as they end, and those that ended while nobody recorded them: each once, whatever happens between."""

import asyncio
import logging
import time
from collections import deque

from sqlalchemy import Connection

from stellarch.core import Refused
from stellarch.server.errors import DatabaseUnavailable
from stellarch.server.people import result_rows
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.results import ended, store

_LOG = logging.getLogger(__name__)
_AT_ONCE = 100
_SECONDS_TO_RETRY = 30.0


class Recording:
    """What a game made of ratings follows from the games before it: so they are recorded one after the other."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._waiting: deque[str] = deque()
        self._roused = asyncio.Event()
        self._unreadable: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        registry.signals.listen(self._changed)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _changed(self, table_id: str | None) -> None:
        if table_id is not None and self._registry.is_over(table_id):
            self._waiting.append(table_id)
            self._roused.set()

    async def _run(self) -> None:
        while True:
            try:
                await self._catch_up()
                while True:
                    while self._waiting:
                        await self._record(self._waiting.popleft())
                    self._roused.clear()
                    await self._roused.wait()
            except DatabaseUnavailable:  # what could not be stored is found again
                await asyncio.sleep(_SECONDS_TO_RETRY)
            except Exception:
                _LOG.exception("results are not recorded for a while")
                await asyncio.sleep(_SECONDS_TO_RETRY)

    async def _catch_up(self) -> None:
        """Games that ended before this process began: half of the time at most, since others want to play."""
        while True:
            left = await self._registry.database.read(self._unrecorded)
            if not left:
                return
            for table_id in left:
                began = time.monotonic()
                await self._record(table_id)
                await asyncio.sleep(time.monotonic() - began)

    def _unrecorded(self, connection: Connection) -> list[str]:
        found = result_rows.unrecorded(connection, _AT_ONCE + len(self._unreadable))
        return [table_id for table_id in found if table_id not in self._unreadable]

    async def _record(self, table_id: str) -> None:
        """Once: a table changes after its end too, such as by a new name at a seat."""
        read = self._registry.database.read
        if await read(lambda connection: result_rows.are_recorded(connection, table_id)):
            return
        try:
            async with self._registry.open(table_id, wake=False) as table:
                if not table.is_over or table.origin is not None:
                    self._unreadable.add(table_id)
                    return
                found = await self._registry.do(ended, table)
            await self._registry.database.write(lambda connection: store(connection, found))
        except DatabaseUnavailable:
            raise
        except Refused:  # it cannot be opened any more
            self._unreadable.add(table_id)
        except Exception:  # any fault: the other games must be recorded
            self._unreadable.add(table_id)
            _LOG.exception("the result of table %s cannot be recorded", table_id)
