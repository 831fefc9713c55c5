"""The tables that this process has open, each for one task at a time. The database is the truth and settles every race.

Work at a table that may take long runs in a thread, so that other tables need not wait for it.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from stellarch.core import Refused, Text, UnknownRules
from stellarch.server import messages
from stellarch.server.awaited import Worker
from stellarch.server.errors import DAMAGED, DatabaseUnavailable, Forbidden, NotFound, Unreadable
from stellarch.server.refusals import Why
from stellarch.server.storage import Database
from stellarch.server.storage.signals import Signals
from stellarch.server.tables.habits import Habits
from stellarch.server.tables.lifetime import Lifetime
from stellarch.server.tables.presence import Caller, Presence
from stellarch.server.tables.table import LiveTable
from stellarch.server.workers.background import Background

T = TypeVar("T")

_LOG = logging.getLogger(__name__)
_MOST_IN_MEMORY = 500
_SECONDS_TO_GATHER = 0.1
_SECONDS_SET_ASIDE = 300
"""How long before a table that cannot be opened is tried again: a try costs as much as a replay."""


class Registry:
    """One lock a table: the task that has it open has it alone."""

    def __init__(
        self, database: Database, tell: Callable[[str, messages.LiveMessage], None], lifetime: Lifetime
    ) -> None:
        self.database = database
        self.lifetime = lifetime
        self.presence = Presence()
        self.signals = Signals(database)
        self.habits = Habits(database)
        self.histories = Background()
        self.questions = Background()
        """For short answers, such as a page of the log: they do not wait for long stories."""
        self.wake: Callable[[LiveTable], None] = lambda _table: None
        """Called when a table is opened: lets its bots think and watches its clock."""
        self.tell_some: Callable[[str, messages.LiveMessage, Callable[[str | None], bool]], None] = _nobody
        """Tells those of the pages at a table that are open before certain people."""
        self._tell = tell
        self._thread = Worker("table")
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._telling: dict[str, asyncio.Task[None]] = {}
        self._set_aside: dict[str, tuple[float, Text]] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # one is there while it is used

    async def do(self, work: Callable[..., T], *given: object) -> T:
        """Run work at a table that may take a while in a thread: one for all, since only one runs Python at a time, and
        contention makes several slower than one."""
        return await self._thread.do(work, *given)

    async def stop(self) -> None:
        for task in self._telling.values():
            task.cancel()
        await self.histories.stop()
        await self.questions.stop()
        self._thread.stop()

    # Opening

    @asynccontextmanager
    async def open(self, table_id: str, *, wake: bool = True) -> AsyncIterator[LiveTable]:
        """The table, for this task alone; raises NotFound."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            table = self._live.get(table_id) or await self._load(table_id)
            self._live[table_id] = table
            self._live.move_to_end(table_id)
            if wake:
                self.wake(table)
            yield table
        while len(self._live) > _MOST_IN_MEMORY:
            self._live.popitem(last=False)

    @asynccontextmanager
    async def alone(self, table_id: str) -> AsyncIterator[LiveTable | None]:
        """The table for this task alone, if it is in memory; nobody opens it meanwhile."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            yield self._live.get(table_id)

    async def reading(self, table_id: str) -> LiveTable:
        """The table without its lock, to read its past only; raises NotFound."""
        if table_id not in self._live:
            await self.require(table_id)
        return self._live[table_id]

    def has_open(self, table_id: str) -> bool:
        """Whether this process has a table in memory."""
        return table_id in self._live

    def is_over(self, table_id: str) -> bool:
        """Whether a table in memory is at its end."""
        table = self._live.get(table_id)
        return table is not None and table.is_over

    async def require(self, table_id: str) -> None:
        """Raises NotFound unless there is such a table; if it is a bot's turn there, the bot begins to think."""
        async with self.open(table_id):
            pass

    async def _load(self, table_id: str) -> LiveTable:
        until, why = self._set_aside.get(table_id, (0.0, DAMAGED))
        if time.monotonic() < until:
            raise Unreadable(why)
        read = self.database.read_now
        try:
            table = await self.database.read(lambda connection: LiveTable.load(connection, table_id, read))
        except (SQLAlchemyError, DatabaseUnavailable):  # the database's fault, not the table's
            raise
        except Exception as fault:  # any fault: the other tables must go on
            _LOG.exception("table %s cannot be opened and is set aside", table_id)
            why = fault.why if isinstance(fault, UnknownRules) else DAMAGED
            self._set_aside[table_id] = (time.monotonic() + _SECONDS_SET_ASIDE, why)
            raise Unreadable(why) from fault
        self._set_aside.pop(table_id, None)
        if table is None:
            raise NotFound(Why.NO_SUCH_TABLE)
        table.has_habit = self.habits.of
        table.now = self.lifetime.now
        if table.is_to_keep():
            with suppress(DatabaseUnavailable):  # it can be worked out again
                await self.database.write(await self.do(table.kept))
        return table

    async def reread(self, table_ids: Collection[str]) -> None:
        """Somebody else sits at these tables than before, or under another name: those that are open learn it."""
        await self.habits.reread()
        for table_id in filter(self.has_open, table_ids):
            async with self.open(table_id, wake=False) as table:
                await self.database.read(table.reread)
                self.tell_changed(table)
                self.tell_who_is_there(table)

    # Who may

    def seat(self, table: LiveTable, person: str, seat: int | None) -> int | None:
        """The seat to look through: the one asked for, else one of the device's own that is waited on, else any."""
        mine = table.seats_of(person)
        if seat is not None:
            self.require_held(table, person, seat)
            return seat
        return next((own for own in mine if own in table.waiting_on), mine[0] if mine else None)

    def require_held(self, table: LiveTable, person: str, seat: int) -> None:
        if seat not in table.seats_of(person):
            raise Forbidden(Why.NOT_YOUR_SEAT)

    def require_seated(self, table: LiveTable, person: str) -> None:
        if not table.seats_of(person):
            raise Forbidden(Why.NOT_YOUR_SEAT)

    async def shown(self, table: LiveTable, person: str, seat: int | None, after: int = -1) -> messages.TableState:
        """The table as a person sees it."""
        through, there = self.seat(table, person, seat), self.presence.seats(table)
        known = table.shown_before(person, through, after, there)
        return await self.do(table.shown, person, through, after, there) if known is None else known

    def showing(
        self, table: LiveTable, person: str, seat: int | None, after: int = -1
    ) -> Callable[[], messages.TableState]:
        """What gives the table as a person sees it, in a thread."""
        through, there = self.seat(table, person, seat), self.presence.seats(table)
        return lambda: table.shown(person, through, after, there)

    # Being there

    @asynccontextmanager
    async def attended(self, table_id: str, person: str | None, address: str) -> AsyncIterator[None]:
        """While this lasts, everybody at the table sees the caller there, as a player or a spectator."""
        caller = Caller(person or "", address)
        self.presence.join(table_id, caller)
        try:
            self._tell_soon(table_id)
            yield
        finally:
            self.presence.leave(table_id, caller)
            self._tell_soon(table_id)

    def _tell_soon(self, table_id: str) -> None:
        """Tell who is there, once for all who come and go in a moment; telling each of each would be quadratic."""
        if table_id not in self._telling:
            self._telling[table_id] = asyncio.create_task(self._tell_who_is_there(table_id))

    async def _tell_who_is_there(self, table_id: str) -> None:
        await asyncio.sleep(_SECONDS_TO_GATHER)
        self._telling.pop(table_id, None)
        with suppress(Refused):  # a table that cannot be opened any more has nothing to tell
            async with self.open(table_id) as table:  # which also wakes bots that waited for somebody to come
                self.tell_who_is_there(table)

    def tell_changed(self, table: LiveTable) -> None:
        self._tell(table.id, messages.Changed(table.history.number))
        self.signals.rouse(table.id)

    def tell_spoken(self, table: LiveTable, to: Callable[[str | None], bool]) -> None:
        """Something was said that some people may read. Nobody else learns even that."""
        self.tell_some(table.id, messages.Spoken(), to)
        self.signals.rouse()

    def tell_who_is_there(self, table: LiveTable) -> None:
        seats = tuple(sorted(self.presence.seats(table)))
        self._tell(table.id, messages.Presence(seats, self.presence.watching(table)))


def _nobody(_table_id: str, _message: messages.LiveMessage, _to: Callable[[str | None], bool]) -> None:
    return
