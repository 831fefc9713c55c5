"""Tables on a real file, whose time the tests move."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from stellarch.server import messages
from stellarch.server.messages import NewPlayer, NewTable, Play, TableState, TimeControl
from stellarch.server.people.hours import PeoplesHours
from stellarch.server.storage import Database
from stellarch.server.tables.lifetime import Lifetime
from stellarch.server.tables.service import Tables
from stellarch.server.tables.table import LiveTable
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.turns import Turns

HOUR, DAY = 3600, 24 * 3600
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
GAME = "small-star-empires"
_STEP = 1.5
"""Seconds. A longer gap would be taken for a process that stood still."""


class Watch:
    """The time as a test wants it to be: that which runs on, and the time of day."""

    def __init__(self) -> None:
        self.monotonic = 1000.0
        self.utc = NOON


class House:
    """The tables of a server, and its time."""

    def __init__(self, database: Database, watch: Watch) -> None:
        self.watch = watch
        self.lifetime = Lifetime(database, lambda: self.watch.monotonic, lambda: self.watch.utc)
        self.jobs = JobWorker()
        self.tables = Tables(database, BotWorkers(1), Turns(1), self.jobs, lambda _table, _message: None, self.lifetime)
        self.hours = PeoplesHours(database, self.lifetime.utc)
        self.hours.changed = self.tables.timekeeping.hours_changed

    async def later(self, seconds: float) -> None:
        """So much time passes, and all that is due meanwhile is done."""
        keeping, until = self.tables.timekeeping, self.lifetime.now() + seconds
        await keeping.look()
        while (left := until - self.lifetime.now()) > 1e-6:
            self._pass(min(left, max(0.01, keeping.next_look() - self.lifetime.now())))
            await keeping.look()

    def _pass(self, seconds: float) -> None:
        while seconds > 1e-9:
            step = min(seconds, _STEP)
            self.watch.monotonic += step
            self.watch.utc += timedelta(seconds=step)
            self.lifetime.tick()
            seconds -= step

    async def table(self, time: TimeControl, *people: str, game: str = GAME, bots: int = 0, **options: Any) -> str:
        """A table at which these people have sat down."""
        players = [NewPlayer(name=people[0].title(), yours=True), *(NewPlayer(name=one.title()) for one in people[1:])]
        wanted = NewTable(
            game,
            [*players, *[NewPlayer(bot="greedy")] * bots],
            options=options,
            time=time,
        )
        made = await self.tables.creation.create(wanted, people[0], "")
        for one, link in zip(people[1:], made.links, strict=True):
            await self.tables.seats.enter(made.id, one, link.key)
        await self.tables.timekeeping.look()
        return made.id

    async def shown(self, table_id: str, person: str = "ada") -> TableState:
        return await self.tables.queries.shown(table_id, person, None)

    async def clock(self, table_id: str, seat: int) -> messages.Clock:
        clocks = (await self.shown(table_id)).clocks
        assert clocks is not None
        return next(clock for clock in clocks.seats if clock.seat == seat)

    async def left(self, table_id: str, seat: int) -> float:
        return round((await self.clock(table_id, seat)).left, 2)

    async def moves(self, table_id: str, person: str, left: float | None = None) -> TableState:
        """Somebody plays the first of what they may."""
        state = await self.shown(table_id, person)
        assert state.seat in state.waiting_on, f"it is not for {person} to move"
        after = state.now.number
        played = Play(state.seat, after, state.choices[0].text, left)
        shown = await self.tables.actions.play(table_id, person, played)
        await self.tables.timekeeping.look()
        return shown

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LiveTable]:
        async with self.tables.registry.open(table_id) as table:
            yield table


@asynccontextmanager
async def house(file: Path, watch: Watch, *, is_killed: bool = False) -> AsyncIterator[House]:
    """A server's tables, from its start to its end; one that is killed notes nothing at its end."""
    database = Database(f"sqlite:///{file}")
    database.start()
    found = House(database, watch)
    found.jobs.start()
    await found.tables.start()
    try:
        yield found
    finally:
        if is_killed:
            found.lifetime.stop = _nothing  # type: ignore[method-assign]
        await found.tables.stop()
        found.jobs.stop()
        database.stop()


async def _nothing() -> None:
    return
