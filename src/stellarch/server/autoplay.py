"""What is played at tables without a person: what bots choose, and the game's default for people whose time is up."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any

from stellarch.core import Action, Seat, StellarchError
from stellarch.server.bot_workers import BotWorkers
from stellarch.server.table import LiveTable

Task = asyncio.Task[None]
OpenTable = Callable[[str], AbstractAsyncContextManager[LiveTable]]
"""Gives a table to one task alone."""
Play = Callable[[LiveTable, int, int, Action], Awaitable[None]]
"""Plays an action on a seat, made on a number of the log."""

_LOG = logging.getLogger(__name__)


class Autoplay:
    """At most one task thinks for a table's bots, and one watches its clock."""

    def __init__(self, bots: BotWorkers, open_table: OpenTable, play: Play) -> None:
        self._bots = bots
        self._open = open_table
        self._play = play
        self._thinking: dict[str, Task] = {}
        self._timing: dict[str, Task] = {}

    def wake(self, table: LiveTable) -> None:
        """Let bots think, and watch the clock, where the game waits for a bot or for somebody's answer in time."""
        table.pace.watch(table.tempos(), time.monotonic())
        if table.bot_to_act() is not None:
            self._begin(self._thinking, table.id, self._bots_play)
        if table.late(0.0) is not None:
            self._begin(self._timing, table.id, self._keep_time)

    async def stop(self) -> None:
        running = [*self._thinking.values(), *self._timing.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _begin(self, running: dict[str, Task], table_id: str, work: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        if table_id not in running:
            task = asyncio.create_task(work(table_id))
            running[table_id] = task
            task.add_done_callback(lambda _: running.pop(table_id, None))

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

    async def _bots_play(self, table_id: str) -> None:
        """Let the bots of a table play until a person is waited for."""
        while True:
            async with self._open(table_id) as table:
                seat = table.bot_to_act()
                if seat is None:
                    return
                bot, number, state = table.seats[seat].bot, table.history.number, table.state
                assert bot is not None
                wait = table.bot_wait(seat, time.monotonic())
            if wait:
                await asyncio.sleep(wait)
                continue
            text = await self._bots.choose(table.game, state, seat, bot, bot_seed(table_id, number))
            async with self._open(table_id) as table:
                if table.history.number == number:
                    try:
                        await self._play(table, seat, number, table.read_action(text))
                    except StellarchError:
                        _LOG.exception("bot %s at table %s could not play", bot, table_id)
                        return


def bot_seed(table_id: str, number: int) -> str:
    """A bot's own seed for a decision: known again when it is asked why."""
    return f"bot {table_id} {number}"
