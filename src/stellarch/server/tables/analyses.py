"""Analyses of finished games, move by move, in small pieces between the other work of the bots.

The page polls and is told how far the analysis has come. When nobody has asked for a while the work pauses, and resumes
when somebody asks again. A complete analysis is stored, so it is made only once.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from stellarch.arena.analysis import MoveAnalysis, decision, judged_by_next, thought_seed
from stellarch.core import Seat
from stellarch.core.wire import kept, read
from stellarch.server import messages
from stellarch.server.budgets import network_of
from stellarch.server.errors import Closing, Forbidden
from stellarch.server.refusals import Why
from stellarch.server.storage import Database, Store
from stellarch.server.tables.autoplay import OpenTable
from stellarch.server.tables.table import LiveTable
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.turns import Turns

_LOG = logging.getLogger(__name__)
_PATIENCE = 20.0
"""Seconds without a request after which nobody is waiting any more."""
_MOST_IN_MEMORY = 50
_WEIGHT = 4.0
"""An analysis gets fewer turns than a game in which a person waits for a bot."""


class _Decision(msgspec.Struct, frozen=True):
    """What was decided: the line of the log, the position it was decided in, and what is made of it."""

    number: int
    state: Any
    move: MoveAnalysis


class _Work:
    """One analysis under way: what there is to weigh, what has been weighed, and when somebody last asked.

    A position is found when its turn comes: to have all of a long game at hand would take many seconds, and memory.
    """

    def __init__(self, table: LiveTable) -> None:
        self.table, self.game, self.names = table, table.game, tuple(table.names())
        self.numbers = sorted(table.history.path())
        """The lines that are weighed: every action that was not taken back."""
        self.moves: list[messages.AnalysedMove] = []
        self.latest: _Decision | None = None
        """Weighed, but told only when the next one is: that may tell more of it."""
        self._seed = table.record().seed
        self.last_asked, self.last_asked_by = time.monotonic(), ""
        self.task: asyncio.Task[None] | None = None

    def decision(self, move: int) -> _Decision:
        """A decision as it is to be weighed, by its place among them."""
        number, history = self.numbers[move - 1], self.table.history
        row, before, step = history.line(number), history.state_at(number - 1), history.step_at(number)
        action = self.game.read_action(row.text)
        asked = decision(self.game, before, Seat(row.seat), action, move, thought_seed(self._seed, move), step)
        return _Decision(number, before, asked)

    def tell_latest(self, following: MoveAnalysis | None) -> None:
        """What was weighed last is known for good once the decision after it has been weighed."""
        if self.latest is None:
            return
        move = self.latest.move
        if following is not None:
            view = self.game.view(self.latest.state, Seat(move.seat))
            move = judged_by_next(self.game, view, move, following, self.names)
        self.moves.append(_told(self.latest.number, move))
        self.latest = None


class Analyses:
    """The analyses of this process, at most one task for each table."""

    def __init__(
        self,
        database: Database,
        bots: BotWorkers,
        turns: Turns,
        open_table: OpenTable,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._database = database
        self._bots = bots
        self._turns = turns
        self._open = open_table
        self._clock = clock
        self._works: OrderedDict[str, _Work] = OrderedDict()

    async def so_far(self, table_id: str, after: int, address: str) -> messages.Analysis:
        """The moves analysed so far, leaving out the first `after`; begins or resumes the rest."""
        if table_id not in self._works:
            self._works.setdefault(table_id, await self._work(table_id))  # another may have asked meanwhile
        work = self._works[table_id]
        work.last_asked, work.last_asked_by = self._clock(), network_of(address)
        self._works.move_to_end(table_id)
        if work.task is None and len(work.moves) < len(work.numbers):
            work.task = asyncio.create_task(self._go_on(table_id, work))
        self._forget_oldest()
        return messages.Analysis(len(work.numbers), len(work.moves), tuple(work.moves[after:]))

    def call_off(self) -> list[asyncio.Task[None]]:
        """Cancel all work; returns the tasks that are still ending."""
        running = [work.task for work in self._works.values() if work.task is not None]
        for task in running:
            task.cancel()
        return running

    async def stop(self) -> None:
        await asyncio.gather(*self.call_off(), return_exceptions=True)

    async def _work(self, table_id: str) -> _Work:
        async with self._open(table_id) as table:
            if not table.is_over:
                raise Forbidden(Why.ANALYSED_WHEN_OVER)
            work = _Work(table)
        stored = await self._database.read(lambda connection: Store(connection).analysis(table_id))
        if stored is not None:
            work.moves = read(stored, list[messages.AnalysedMove])
        return work

    async def _go_on(self, table_id: str, work: _Work) -> None:
        """Analyse one move after another until all are done or nobody is waiting any more."""
        try:
            begun = len(work.moves) + (work.latest is not None)
            for move in range(begun + 1, len(work.numbers) + 1):
                if self._clock() - work.last_asked > _PATIENCE:
                    return
                one = await asyncio.to_thread(work.decision, move)
                async with self._turns.turn(work.last_asked_by, _WEIGHT, kind=f"{work.game.id} analysis"):
                    weighed = await self._bots.weigh(work.game, one.state, one.move, work.names)
                work.tell_latest(weighed)
                work.latest = replace(one, move=weighed)
            work.tell_latest(None)
            stored = kept(work.moves).decode()
            await self._database.write(lambda connection: Store(connection).add_analysis(table_id, stored))
        except Closing:  # somebody asked while the server was being stopped
            return
        except Exception:  # the page asks again, and then it is tried again
            _LOG.exception("the analysis of table %s stopped", table_id)
        finally:
            work.task = None

    def _forget_oldest(self) -> None:
        for table_id, work in list(self._works.items())[: max(0, len(self._works) - _MOST_IN_MEMORY)]:
            if work.task is None:
                del self._works[table_id]


def _told(number: int, weighed: MoveAnalysis) -> messages.AnalysedMove:
    best = weighed.best
    return messages.AnalysedMove(
        number=number,
        move=weighed.number,
        seat=weighed.seat,
        text=weighed.action,
        order=weighed.order,
        verdict=weighed.verdict,
        loss=weighed.loss,
        chances=best.forecast.chances if best else (),
        best=best.action if best else None,
        best_order=weighed.best_order if best else None,
        why=weighed.why,
    )
