"""Tells people what waits for them.

It looks at a table some time after it has changed, so that nobody is called to a game they are playing; decides who is
to be told, which is stored; and has told what is due. All that it remembers besides can be lost: after a restart it
looks at every table once. While nothing changes it asks the database two short questions now and then.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from datetime import UTC, datetime, timedelta
from functools import partial

from sqlalchemy import Connection

from stellarch.server.errors import DatabaseUnavailable
from stellarch.server.mail import Mailer
from stellarch.server.notice_settings import NoticeSettings
from stellarch.server.notices.deciding import Around, look_at_happened, look_at_tables
from stellarch.server.notices.leaving import Leaving
from stellarch.server.notices.outlets import Outlets
from stellarch.server.notices.outside import Outside
from stellarch.server.notices.places import Places
from stellarch.server.notices.post import Post
from stellarch.server.notices.vapid import HAS_PUSH, Vapid, new_key, subject_of
from stellarch.server.storage import Store
from stellarch.server.storage.notices import Ledger, LetterRow
from stellarch.server.tables.service import Tables

Clock = Callable[[], datetime]

_LOG = logging.getLogger(__name__)
_SECONDS_AT_MOST = 5.0
"""How long what was noted may lie there, where nobody said so."""
_AT_ONCE = 200
_KEPT = timedelta(days=60)


def now_utc() -> datetime:
    return datetime.now(UTC)


class Notices:
    def __init__(
        self, tables: Tables, mailer: Mailer, settings: NoticeSettings, base: str, clock: Clock = now_utc
    ) -> None:
        self._registry = tables.registry
        self._database = tables.registry.database
        self._clock = clock
        self._after = timedelta(seconds=settings.after)
        self._watched: dict[str, datetime] = {}
        """Tables to look at, and when."""
        self._roused = asyncio.Event()
        self._busy: dict[str, asyncio.Task[None]] = {}
        """Who is being told something now: each receiver is told one thing at a time."""
        self._running: asyncio.Task[None] | None = None
        self.leaving = Leaving(self._database)
        self.post = Post(self._registry, mailer, self.leaving, base, timedelta(seconds=settings.every))
        self._outside = Outside(private=settings.private)
        self.outlets = Outlets(self._registry, self._outside, base, timedelta(seconds=settings.retry))
        self.places = Places(self._database, self._outside, self.outlets, mailer, base)
        self.outlets.switched_off = self.places.tell_of
        self._subject = subject_of(base, mailer.sender)
        self._registry.signals.listen(self._hear)

    # Hearing

    def _hear(self, table_id: str | None) -> None:
        if table_id is None:
            self._roused.set()
        elif table_id not in self._watched:
            self._watched[table_id] = self._clock() + self._after
            if self._after.total_seconds() < _SECONDS_AT_MOST:
                self._roused.set()

    def look_at(self, table_ids: Collection[str]) -> None:
        """Somebody wants to be told of these tables from now on."""
        for table_id in table_ids:
            self._watched.setdefault(table_id, self._clock())
        self._roused.set()

    # Running

    async def start(self) -> None:
        await self.leaving.start()
        if HAS_PUSH:
            key = await self._database.write(lambda connection: Store(connection).secret("vapid", new_key()))
            self.outlets.vapid = Vapid(key, self._subject)
        self._running = asyncio.create_task(self._run())

    async def stop(self) -> None:
        tasks = [*self._busy.values(), *([self._running] if self._running else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._outside.close()

    async def _run(self) -> None:
        begun = False
        while True:
            self._roused.clear()
            try:
                if not begun:
                    await self._go_on()
                    begun = True
                wait = await self._look()
            except DatabaseUnavailable:
                wait = _SECONDS_AT_MOST
            except Exception:
                _LOG.exception("notices could not be looked through")
                wait = _SECONDS_AT_MOST
            try:
                async with asyncio.timeout(wait):
                    await self._roused.wait()
            except TimeoutError:
                continue

    async def _go_on(self) -> None:
        """Where the server left off when it ended: with whatever it was telling, and with every table."""
        now = self._clock()

        def look(connection: Connection) -> list[str]:
            ledger = Ledger(connection)
            ledger.forget_before(now - _KEPT)
            return ledger.running()

        await self.outlets.go_on(now)
        for table_id in await self._database.write(look):
            self._watched.setdefault(table_id, now)

    async def _look(self) -> float:
        """Decide and tell what there is; how many seconds until something is known to come."""
        now = self._clock()
        around = Around(now, self._after, self._registry.presence.is_here)
        wanted = [table_id for table_id, when in self._watched.items() if when <= now][:_AT_ONCE]
        for table_id in wanted:
            del self._watched[table_id]
        if wanted:
            again = await self._database.write(lambda connection: look_at_tables(connection, wanted, around))
            for table_id, when in again.items():
                self._watched[table_id] = min(when, self._watched.get(table_id, when))
        if noted := await self._database.read(lambda connection: Ledger(connection).happened(_AT_ONCE)):
            await self._database.write(lambda connection: look_at_happened(connection, noted, around))
        following = await self._tell(now)
        if len(wanted) == _AT_ONCE or len(noted) == _AT_ONCE:
            return 0.0
        times = [*self._watched.values(), *([] if following is None else [following])]
        until = min(times, default=now + timedelta(seconds=_SECONDS_AT_MOST)) - self._clock()
        return min(max(until.total_seconds(), 0.0), _SECONDS_AT_MOST)

    # Telling

    async def _tell(self, now: datetime) -> datetime | None:
        """Have all that is due told; when more will be."""

        def look(connection: Connection) -> tuple[list[tuple[str, str]], list[LetterRow], datetime | None]:
            ledger = Ledger(connection)
            rows = [(row.person, row.receiver) for row in ledger.due(now, _AT_ONCE)]
            return rows, ledger.letters_due(now), ledger.next_due(now)

        rows, letters, following = await self._database.read(look)
        for letter in letters:
            self._begin(letter.person, partial(self.post.go_on, letter, now))
        for person, receiver in dict.fromkeys(rows):
            if receiver == "mail":
                self._begin(person, partial(self.post.write, person, now))
            else:
                self._begin(receiver, partial(self.outlets.tell, person, receiver, now))
        return following

    def _begin(self, receiver: str, work: Callable[[], Coroutine[None, None, None]]) -> None:
        if receiver in self._busy:
            return
        task = asyncio.create_task(self._done(receiver, work()))
        self._busy[receiver] = task

    async def _done(self, receiver: str, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except DatabaseUnavailable:
            await asyncio.sleep(_SECONDS_AT_MOST)
        except Exception:
            _LOG.exception("somebody could not be told")
            await asyncio.sleep(_SECONDS_AT_MOST)
        finally:
            del self._busy[receiver]
            self._roused.set()
