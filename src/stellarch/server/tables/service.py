"""All the tables of a server, and all that can be done there, by subject."""

from collections.abc import Callable
from functools import partial

from stellarch.server import messages
from stellarch.server.storage import Database
from stellarch.server.tables.actions import Actions
from stellarch.server.tables.analyses import Analyses
from stellarch.server.tables.autoplay import Autoplay
from stellarch.server.tables.creation import Creation
from stellarch.server.tables.hints import Hints
from stellarch.server.tables.inbox import Inbox
from stellarch.server.tables.leaving import Leaving
from stellarch.server.tables.lists import Lists
from stellarch.server.tables.queries import Queries
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.seats import Seats
from stellarch.server.tables.stand_ins import StandIns
from stellarch.server.tables.take_backs import TakeBacks
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
    ) -> None:
        self.registry = Registry(database, tell)
        self.creation = Creation(self.registry, jobs)
        self.lists = Lists(self.registry)
        self.inbox = Inbox(self.registry)
        self.queries = Queries(self.registry)
        self.hints = Hints(self.registry, bots, turns)
        self.seats = Seats(self.registry)
        self.stand_ins = StandIns(self.registry)
        self.leaving = Leaving(self.registry, self.stand_ins)
        self.actions = Actions(self.registry, self.stand_ins)
        self.take_backs = TakeBacks(self.registry, self.actions)
        quietly = partial(self.registry.open, wake=False)
        self.analyses = Analyses(database, bots, turns, quietly)
        self._autoplay = Autoplay(bots, turns, self.registry.presence, quietly, self.actions.act)
        self.actions.autoplay = self._autoplay
        self.registry.wake = self._autoplay.wake

    def call_off(self) -> None:
        """Have nothing more thought about or played: the server is about to end."""
        self.analyses.call_off()
        self._autoplay.call_off()

    async def stop(self) -> None:
        await self.analyses.stop()
        await self.lists.stop()
        await self._autoplay.stop()
        await self.registry.stop()
