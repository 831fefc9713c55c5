"""How long the server has run in all: what the clocks of tables go by.

Nobody can move while the server is stopped, so that time is taken from nobody: these seconds go on after a restart from
where they stood. The time of day is not asked, so a clock that is set back or ahead changes nothing.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime

from stellarch.server.errors import DatabaseUnavailable
from stellarch.server.storage import ClockStore, Database

_MOST_AT_ONCE = 2.0
"""Seconds. The server looks at the clock more often; a longer gap is time in which the process stood still."""
_SECONDS_BETWEEN_NOTES = 5.0
"""How often it is noted how long the server has run: so much is given to the players at most when it is killed."""


def time_of_day() -> datetime:
    return datetime.now(UTC)


class Lifetime:
    """The seconds that the server has run. It stands still while nothing can be stored, since then nobody can move."""

    def __init__(
        self,
        database: Database,
        monotonic: Callable[[], float] = time.monotonic,
        utc: Callable[[], datetime] = time_of_day,
    ) -> None:
        self.utc = utc
        self._database = database
        self._monotonic = monotonic
        self._mark = (0.0, monotonic())
        self._stands = False
        self._noted = 0.0

    def now(self) -> float:
        lived, at = self._mark
        return lived if self._stands else lived + min(self._monotonic() - at, _MOST_AT_ONCE)

    def tick(self) -> None:
        """Called about once a second, or the time since counts only in part."""
        self._mark = (self.now(), self._monotonic())

    async def start(self) -> None:
        lived = await self._database.read(lambda connection: ClockStore(connection).lived())
        self._mark = (lived, self._monotonic())
        self._noted = lived

    async def note(self) -> None:
        """Store how long it has been, if that was not done just now."""
        if self.now() - self._noted >= _SECONDS_BETWEEN_NOTES or self._stands:
            await self._store()

    async def stop(self) -> None:
        with suppress(DatabaseUnavailable):
            await self._store()

    async def _store(self) -> None:
        lived = self.now()
        try:
            await asyncio.shield(self._database.write(lambda connection: ClockStore(connection).live(lived)))
        except DatabaseUnavailable:
            self.tick()
            self._stands = True
            raise
        if self._stands:
            self._mark, self._stands = (lived, self._monotonic()), False
        self._noted = lived
