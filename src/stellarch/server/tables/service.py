"""All the tables of a server, and all that can be done there, by subject."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from stellarch.core import StellarchError
from stellarch.server import messages
from stellarch.server.storage import Database, IfThens, Standing
from stellarch.server.tables.actions import Actions
from stellarch.server.tables.agreeing import Agreements, Hosting
from stellarch.server.tables.analyses import Analyses
from stellarch.server.tables.autoplay import Autoplay
from stellarch.server.tables.by_itself import OrdersCarriedOut
from stellarch.server.tables.creation import Creation
from stellarch.server.tables.hints import Hints
from stellarch.server.tables.in_advance import OrdersInAdvance
from stellarch.server.tables.inbox import Inbox
from stellarch.server.tables.leaving import Leaving
from stellarch.server.tables.lifetime import Lifetime
from stellarch.server.tables.lists import Lists
from stellarch.server.tables.queries import Queries
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.seats import Seats
from stellarch.server.tables.stand_ins import StandIns
from stellarch.server.tables.table import LiveTable
from stellarch.server.tables.take_backs import TakeBacks
from stellarch.server.tables.talking import Talking
from stellarch.server.tables.timekeeping import Timekeeping
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.turns import Turns


class Tables:
    def __init__(
        self,
        database: Database,
        bots: BotWorkers,
        turns: Turns,
        jobs: JobWorker,
        tell: Callable[[str, messages.LiveMessage], None],
        lifetime: Lifetime | None = None,
    ) -> None:
        self.registry = Registry(database, tell, lifetime or Lifetime(database))
        self.creation = Creation(self.registry, jobs)
        self.lists = Lists(self.registry)
        self.inbox = Inbox(self.registry, self.lists)
        self.queries = Queries(self.registry)
        self.hints = Hints(self.registry, bots, turns)
        self.seats = Seats(self.registry)
        self.stand_ins = StandIns(self.registry)
        self.leaving = Leaving(self.registry, self.stand_ins)
        self.actions = Actions(self.registry, self.stand_ins)
        self.in_advance = OrdersInAdvance(self.registry)
        self.take_backs = TakeBacks(self.registry, self.actions)
        self.talking = Talking(self.registry)
        quietly = partial(self.registry.open, wake=False)
        self.analyses = Analyses(database, bots, turns, quietly)
        orders = OrdersCarriedOut(self.registry, self.actions.answer)
        self._autoplay = Autoplay(bots, turns, self.registry.presence, quietly, self.actions.act, orders)
        self.actions.autoplay = self._autoplay
        self.timekeeping = Timekeeping(self.registry, self.actions, self.stand_ins)
        self.agreements = Agreements(self.registry, self.creation, self.stand_ins, self.timekeeping)
        self.hosting = Hosting(self.registry, self.agreements, self.stand_ins, self.timekeeping)
        self.registry.wake = self._wake
        self._resuming: asyncio.Task[None] | None = None

    def _wake(self, table: LiveTable) -> None:
        self._autoplay.wake(table)
        self.timekeeping.look_soon(table)

    async def start(self) -> None:
        """Go on where the server was stopped: clocks run, and what was said in advance is played, though nobody
        looks."""
        await self.registry.habits.reread()
        await self.timekeeping.start()
        self._resuming = asyncio.create_task(self._resume())

    async def _resume(self) -> None:
        read = self.registry.database.read
        due = await read(lambda connection: IfThens(connection).may_be_due())
        standing = await read(lambda connection: Standing(connection).running())
        for table_id in {*due, *standing}:
            with suppress(StellarchError):  # one that cannot be opened is told of when it is asked for
                await self.registry.require(table_id)

    def call_off(self) -> None:
        """Have nothing more thought about or played: the server is about to end."""
        if self._resuming is not None:
            self._resuming.cancel()
        self.analyses.call_off()
        self._autoplay.call_off()

    async def stop(self) -> None:
        self.call_off()
        await self.timekeeping.stop()
        await self.analyses.stop()
        await self.lists.stop()
        await self._autoplay.stop()
        await self.registry.stop()
