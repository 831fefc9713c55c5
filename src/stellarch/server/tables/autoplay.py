"""Actions played without a person: those of bots, those that were held because they came too soon, and the game's
default for people whose time is up."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from stellarch.core import Action, BadNotation, Plan, Refused, Seat, StaleState
from stellarch.server.errors import BotFailed, Closing, DatabaseUnavailable
from stellarch.server.tables.by_itself import OrdersCarriedOut, is_waited_for
from stellarch.server.tables.presence import Presence
from stellarch.server.tables.table import LiveTable
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.turns import Turns

Task = asyncio.Task[None]
OpenTable = Callable[[str], AbstractAsyncContextManager[LiveTable]]
"""Gives a table to one task alone."""

_LOG = logging.getLogger(__name__)
_MOST_UNSEEN = 200
"""How many lines bots add to a log while nobody is connected."""
_WEIGHT_OF_BOTS_ALONE = 4.0
"""A game between bots gets fewer turns than one in which a person waits."""
_SECONDS_BETWEEN_TRIES = 2.0
"""How long a table waits for its database before it tries again."""
_A_LITTLE = 0.001
"""A timer may fire a little early."""


class Play(Protocol):
    def __call__(
        self, table: LiveTable, seat: int, after: int, action: Action | Plan, *, bot_failed: bool = False
    ) -> Awaitable[None]:
        """Plays an action, or a plan as far as it holds, on a seat; made on a number of the log."""


class Autoplay:
    """At most one task thinks for a table's bots, one watches its clock, one plays what was said in advance, and one
    waits with what came too soon."""

    def __init__(
        self,
        bots: BotWorkers,
        turns: Turns,
        presence: Presence,
        open_table: OpenTable,
        play: Play,
        orders: OrdersCarriedOut,
    ) -> None:
        self._bots = bots
        self._turns = turns
        self._presence = presence
        self._open = open_table
        self._play = play
        self._orders = orders
        self._thinking: dict[str, Task] = {}
        self._timing: dict[str, Task] = {}
        self._holding: dict[str, Task] = {}
        self._answering: dict[str, Task] = {}

    def wake(self, table: LiveTable) -> None:
        """Let bots think, and watch the clock, where the game waits for a bot or for somebody's answer in time."""
        tempos = table.tempos()
        table.pace.watch(tempos, time.monotonic())
        if is_waited_for(table):
            self._begin(self._answering, table.id, self._play_as_ordered)
        if table.bot_to_act() is not None and self._goes_on(table):
            self._begin(self._thinking, table.id, self._bots_play)
        if tempos and table.late(0.0) is not None:
            self._begin(self._timing, table.id, self._keep_time)

    def play_when_due(self, table: LiveTable, seat: int) -> None:
        """Play a seat's answer, which came too soon, as soon as it counts."""
        self._begin(self._holding, f"{table.id} {seat}", lambda key: self._play_held(key, table.id, seat))

    def _goes_on(self, table: LiveTable) -> bool:
        """Bots play while somebody looks on, and for people who come back later: until one of these is waited for, or
        it turns out that none is."""
        if table.closed:
            return False
        if self._presence.is_attended(table.id):
            return True
        return table.has_people() and table.lines_of_bots(_MOST_UNSEEN) < _MOST_UNSEEN

    def call_off(self) -> list[Task]:
        """Cancel all tasks; returns those that are still ending."""
        running = [*self._thinking.values(), *self._timing.values(), *self._holding.values(), *self._answering.values()]
        for task in running:
            task.cancel()
        return running

    async def stop(self) -> None:
        await asyncio.gather(*self.call_off(), return_exceptions=True)

    def _begin(self, running: dict[str, Task], key: str, work: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        if key not in running:
            task = asyncio.create_task(self._persist(work, key))
            running[key] = task
            task.add_done_callback(lambda done: running.pop(key, None) if running.get(key) is done else None)

    async def _persist(self, work: Callable[[str], Coroutine[Any, Any, None]], table_id: str) -> None:
        """Run a table's work to its end. While the database is unavailable it waits, then starts over."""
        while True:
            try:
                await work(table_id)
                return
            except DatabaseUnavailable:
                await asyncio.sleep(_SECONDS_BETWEEN_TRIES)
            except StaleState:  # somebody was quicker
                continue
            except Closing:  # the table was opened while the server was being stopped
                return
            except Exception:
                _LOG.exception("table %s cannot go on by itself", table_id)
                return

    async def _play_as_ordered(self, table_id: str) -> None:
        """Play what people have said in advance, for as long as the game asks for that."""
        goes_on = True
        while goes_on:
            async with self._open(table_id) as table:
                goes_on = await self._orders.go_on(table)

    async def _keep_time(self, table_id: str) -> None:
        """Play the game's default for people whose time is up, for as long as they play against the clock."""
        while True:
            async with self._open(table_id) as table:
                late = table.late(time.monotonic())
                if late is None:
                    return
                wait, seat = late
                if not wait:
                    await self._play(table, seat, table.history.number, table.game.default(table.state, Seat(seat)))
            await asyncio.sleep(wait)

    async def _play_held(self, key: str, table_id: str, seat: int) -> None:
        """What came too soon counts now. Of several that count at the same moment chance says which is played first,
        or the same seat would be first each time."""
        while True:
            async with self._open(table_id) as table:
                due = table.pace.due(time.monotonic())
                for one in random.sample(due, len(due)):
                    if table.pace.held(one):
                        await self._play(table, one, table.history.number, table.game.default(table.state, Seat(one)))
                if not table.pace.held(seat):
                    self._holding.pop(key, None)  # now: what is held from here on begins anew
                    return
                wait = table.pace.ready_in(seat, time.monotonic())
            await asyncio.sleep(wait + _A_LITTLE)

    async def _bots_play(self, table_id: str) -> None:
        """Let the bots of a table play until a person is waited for."""
        while True:
            async with self._open(table_id) as table:
                seat = table.bot_to_act()
                if seat is None or not self._goes_on(table):
                    return
                party = self._presence.party(table)
                weight = 1.0 if table.has_people() else _WEIGHT_OF_BOTS_ALONE
                bot, number, state = table.bot_of(seat), table.history.number, table.state
                assert bot is not None
                wait = table.bot_wait(seat, time.monotonic())
                if (bound := table.bound_to(seat)) is not None:
                    await self._play(table, seat, number, bound)
                    continue
            if wait:
                await asyncio.sleep(wait)
                continue
            kind = f"{table.game.id} {bot}"
            async with self._turns.turn(party.address, weight, device=party.person, kind=kind):
                texts = await self._chosen(table, state, seat, bot, number)
            async with self._open(table_id) as table:
                if table.history.number == number and table.bot_of(seat) == bot:
                    await self._play_for_bot(table, seat, number, texts)

    async def _chosen(self, table: LiveTable, state: Any, seat: int, bot: str, number: int) -> tuple[str, ...]:
        """What a bot means to play; nothing where it failed."""
        try:
            return await self._bots.choose(table.game, state, seat, bot, table.thinking_seed("bot", seat, number))
        except BotFailed:
            return ()

    async def _play_for_bot(self, table: LiveTable, seat: int, number: int, texts: Sequence[str]) -> None:
        """What a bot has chosen, as far as its plan holds. Its fault must not stop the game for the people at the
        table: the game's default is played then, and marked as such."""
        if texts:
            try:
                await self._play(table, seat, number, Plan(tuple(map(table.read_action, texts))))
                return
            except (Refused, BadNotation) as fault:
                if isinstance(fault, StaleState):
                    raise
                _LOG.exception("bot %s at table %s may not play %r", table.bot_of(seat), table.id, texts[0])
        _LOG.warning("the game's default is played for bot %s at table %s", table.bot_of(seat), table.id)
        await self._play(table, seat, number, table.game.default(table.state, Seat(seat)), bot_failed=True)
