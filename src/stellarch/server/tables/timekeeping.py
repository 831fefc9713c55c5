"""Watches the clocks of all tables: one task with one list, of what is to be looked at when.

Nothing is done for a table before something of it is due, and it is opened only when somebody's time is up. What a
table is looked at for: time that is up, little time left, nights and holidays that begin or end, seats that are taken.

The vote of a table that has agreed on a pause calls, with the table open,

    await tables.timekeeping.pause(table, until)        # `until` may be None: until they go on
    await tables.timekeeping.go_on(table)
"""

import asyncio
import heapq
import logging
import math
from collections.abc import Collection, Mapping
from contextlib import suppress
from datetime import datetime

from msgspec.structs import replace
from sqlalchemy import Connection

from stellarch.core import Refused, Seat, StaleState
from stellarch.server.errors import DatabaseUnavailable, NotFound, Unreadable
from stellarch.server.people.hours import Hours, read
from stellarch.server.refusals import Why
from stellarch.server.storage import ClockStore, Store
from stellarch.server.storage.signals import Happening, note
from stellarch.server.storage.together import WhyStandIn
from stellarch.server.tables.actions import Actions
from stellarch.server.tables.clocks import Held, TableClocks
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.stand_ins import StandIns
from stellarch.server.tables.table import LiveTable

_LOG = logging.getLogger(__name__)
_SECONDS_BETWEEN_LOOKS = 0.5
_MOST_IN_A_ROW = 200
"""How many decisions are made for people at one table before the next one is looked after."""
_MOST_PASSED_OVER = 1000
_SECONDS_SET_ASIDE = 60.0
"""When a table is tried again at which something went wrong."""


class Timekeeping:
    def __init__(self, registry: Registry, actions: Actions, stand_ins: StandIns) -> None:
        self._registry = registry
        self._lifetime = registry.lifetime
        self._actions = actions
        self._stand_ins = stand_ins
        self._due: dict[str, float] = {}
        """When each table is to be looked at."""
        self._order: list[tuple[float, str]] = []
        """The same, the first one first; what is no more in `_due` is passed over."""
        self._asking: set[asyncio.Task[None]] = set()
        self._sooner = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._lifetime.start()
        for due, table_id in await self._registry.database.read(lambda connection: ClockStore(connection).running()):
            self._plan(table_id, due)
        self._registry.signals.listen(self._heard)
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._lifetime.stop()

    # When

    def look_soon(self, table: LiveTable) -> None:
        """A table was opened: if it has clocks that are not watched, they are from now on."""
        if table.clocks is not None and not table.is_over and table.id not in self._due:
            self._plan(table.id, 0.0)

    def _heard(self, table_id: str | None) -> None:
        """Something has changed at a table."""
        if table_id in self._due:
            self._plan(table_id, 0.0)

    def hours_changed(self, person: str) -> None:
        """Somebody's nights or holidays are others now."""
        task = asyncio.create_task(self._plan_tables_of(person))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _plan_tables_of(self, person: str) -> None:
        with suppress(DatabaseUnavailable):
            for table_id in await self._registry.database.read(
                lambda connection: ClockStore(connection).by_days_of(person)
            ):
                self._plan(table_id, 0.0)

    def _plan(self, table_id: str, due: float | None) -> None:
        if due is None:
            self._due.pop(table_id, None)
        elif self._due.get(table_id) != due:
            self._due[table_id] = due
            heapq.heappush(self._order, (due, table_id))
            if len(self._order) > _MOST_PASSED_OVER + 2 * len(self._due):
                self._order = [(when, one) for one, when in self._due.items()]
                heapq.heapify(self._order)
            if self._order[0] == (due, table_id):
                self._sooner.set()

    async def _watch(self) -> None:
        while True:
            self._sooner.clear()
            try:
                await self.look()
            except DatabaseUnavailable:
                await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
                continue
            except Exception:
                _LOG.exception("the clocks could not be looked at")
                await asyncio.sleep(_SECONDS_BETWEEN_LOOKS)
                continue
            wait = min(max(0.0, self.next_look() - self._lifetime.now()), _SECONDS_BETWEEN_LOOKS)
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):  # `wait_for` may swallow that the task is cancelled
                    await self._sooner.wait()

    def next_look(self) -> float:
        """When a table is to be looked at next."""
        return self._order[0][0] if self._order else math.inf

    async def look(self) -> None:
        """Do all that is due now."""
        self._lifetime.tick()
        if self._due:
            await self._lifetime.note()
        while self._order and self._order[0][0] <= self._lifetime.now():
            due, table_id = heapq.heappop(self._order)
            if self._due.get(table_id) == due:
                self._due[table_id] = self._lifetime.now() + _SECONDS_SET_ASIDE
                await self._look_after(table_id)

    async def _look_after(self, table_id: str) -> None:
        try:
            if await self._review(table_id):
                await self._time_is_up(table_id)
        except DatabaseUnavailable:
            self._plan(table_id, self._lifetime.now() + _SECONDS_BETWEEN_LOOKS)
            raise
        except (NotFound, Unreadable):  # nobody can play there
            self._plan(table_id, None)
        except Exception:
            _LOG.exception("the clocks of table %s cannot be looked after", table_id)
            self._plan(table_id, self._lifetime.now() + _SECONDS_SET_ASIDE)

    # What

    async def _review(self, table_id: str) -> bool:
        """Bring the clocks of a table up to date; whether somebody's time is up."""
        async with self._registry.alone(table_id) as table:
            clocks, holders = await self._known(table_id, table)
            if clocks is None or (table is not None and table.is_over):
                self._plan(table_id, None)
                return False
            now, utc = self._lifetime.now(), self._lifetime.utc()
            hours = await self._hours(clocks, holders)
            found = replace(clocks, paused=False, until=None) if _is_pause_over(clocks, utc) else clocks
            if table is not None:
                found = found.awaiting(table.waiting_on, now)
            found = found.holding(_holds(found, table, hours, utc), now)
            low = found.low(now)
            found = found.marked_low(low) if low else found
            if found is not clocks:
                await self._keep(table_id, table, found, low)
            out = found.out(now)
            self._plan(table_id, _first(found.due(), _boundary(found, hours, now, utc)))
            return bool(out)

    async def _known(
        self, table_id: str, table: LiveTable | None
    ) -> tuple[TableClocks | None, Mapping[int, frozenset[str]]]:
        if table is not None:
            return table.clocks, table.holders

        def look(connection: Connection) -> tuple[TableClocks | None, Mapping[int, frozenset[str]]]:
            row = ClockStore(connection).at([table_id]).get(table_id)
            return None if row is None else TableClocks.of(row), Store(connection).holders(table_id)

        return await self._registry.database.read(look)

    async def _hours(self, clocks: TableClocks, holders: Mapping[int, frozenset[str]]) -> dict[int, list[Hours]]:
        """Of each seat, the hours of all who hold it; only where games last for days."""
        if clocks.control.kind != "days":
            return {}
        people = frozenset().union(*holders.values())
        known = await self._registry.database.read(lambda connection: read(connection, people))
        return {seat: [known.get(person, Hours()) for person in held] for seat, held in holders.items()}

    async def _keep(self, table_id: str, table: LiveTable | None, clocks: TableClocks, low: Collection[int]) -> None:
        row = clocks.row(table_id)

        def store(connection: Connection) -> None:
            ClockStore(connection).keep(row)
            for seat in low:
                moves = clocks.seats[seat].moves
                note(connection, Happening("low", table_id, key=f"low {seat} {moves}", seats=(seat,)))

        await self._registry.database.write(store)
        if table is not None:
            table.clocks = clocks
            self._registry.tell_changed(table)
        else:
            self._registry.signals.rouse(table_id)

    # Time is up

    async def _time_is_up(self, table_id: str) -> None:
        async with self._registry.open(table_id, wake=False) as table:
            for _ in range(_MOST_IN_A_ROW):
                out = () if table.clocks is None or table.is_over else table.clocks.out(self._lifetime.now())
                if not out:
                    break
                try:
                    await self._end_time_of(table, out[0])
                except StaleState:  # another process was quicker
                    continue
            self._plan(table_id, 0.0)

    async def _end_time_of(self, table: LiveTable, seat: int) -> None:
        """What the table has chosen for somebody whose time is up."""
        assert table.clocks is not None, "only clocks run out"
        if table.is_bot(seat):  # it took over before a crash: the clock has only to be stopped
            pass
        elif table.clocks.control.out == "default":
            try:
                default = table.game.default(table.state, Seat(seat))
                await self._actions.act(table, seat, table.history.number, default, late=True)
                return
            except Refused as refusal:
                if isinstance(refusal, StaleState):
                    raise
                _LOG.warning("no default can be played at table %s: %s", table.id, refusal)
        else:
            why: WhyStandIn = "resigned" if table.clocks.control.out == "resign" else "time"
            await self._stand_ins.take_over(table, seat, why)
        now = self._lifetime.now()
        stopped = table.clocks.marked_out(seat, now).holding(
            {one: "bot" if one == seat else clock.held for one, clock in table.clocks.seats.items()}, now
        )
        await self._keep(table.id, table, stopped, ())

    # A pause

    async def pause(self, table: LiveTable, until: datetime | None = None) -> None:
        """Have nobody's clock run at a table that this task has open, until it goes on or a day and hour come."""
        await self._pause(table, is_paused=True, until=until)

    async def go_on(self, table: LiveTable) -> None:
        """Let the clocks of a table run again."""
        await self._pause(table, is_paused=False, until=None)

    async def _pause(self, table: LiveTable, *, is_paused: bool, until: datetime | None) -> None:
        if table.clocks is None:
            raise Refused(Why.NO_CLOCKS)
        now, utc = self._lifetime.now(), self._lifetime.utc()
        clocks = replace(table.clocks, paused=is_paused, until=until)
        hours = await self._hours(clocks, table.holders)
        await self._keep(table.id, table, clocks.holding(_holds(clocks, table, hours, utc), now), ())
        self._plan(table.id, 0.0)


def _is_pause_over(clocks: TableClocks, utc: datetime) -> bool:
    return clocks.paused and clocks.until is not None and clocks.until <= utc


def _holds(
    clocks: TableClocks, table: LiveTable | None, hours: Mapping[int, list[Hours]], utc: datetime
) -> dict[int, Held | None]:
    """Which clocks stand still, and why. Where the table is not in memory, nobody has sat down or left since."""

    def why(seat: int) -> Held | None:
        was = clocks.seats[seat].held
        if was == "bot" if table is None else table.is_bot(seat):
            return "bot"
        if was == "gathering" if table is None else bool(table.free_seats()):
            return "gathering"
        if clocks.paused:
            return "paused"
        theirs = hours.get(seat, [])
        if theirs and all(one.is_on_holiday(utc) for one in theirs):
            return "holiday"
        is_quiet = not clocks.control.nights and theirs and all(one.is_quiet(utc) for one in theirs)
        return "night" if is_quiet else None

    return {seat: why(seat) for seat in clocks.seats}


def _boundary(clocks: TableClocks, hours: Mapping[int, list[Hours]], now: float, utc: datetime) -> float | None:
    """When a pause, a night or a holiday begins or ends next."""
    awaited = [seat for seat, clock in clocks.seats.items() if clock.awaited]
    changes = [one.next_change(utc) for seat in awaited for one in hours.get(seat, [])]
    moments = [moment for moment in (*changes, clocks.until) if moment is not None]
    return now + (min(moments) - utc).total_seconds() if moments else None


def _first(*moments: float | None) -> float | None:
    return min((moment for moment in moments if moment is not None), default=None)
