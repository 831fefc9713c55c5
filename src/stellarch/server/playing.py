"""Playing: every action is stored before it is shown."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from stellarch.core import Action, Plan, StaleState, Tempo
from stellarch.server import messages
from stellarch.server.autoplay import Autoplay
from stellarch.server.carrying_out import Added, carried_out
from stellarch.server.hall import Hall
from stellarch.server.outcomes import Outcome
from stellarch.server.room import require_room
from stellarch.server.storage import Addition, LogRow, Store
from stellarch.server.storage.store import Taken
from stellarch.server.table import LiveTable


class _Timing(NamedTuple):
    """How an action, made on an earlier position, stands to what has been done since."""

    tempo: Tempo | None
    is_twice: bool
    is_late: bool


class _Next(NamedTuple):
    """Further lines with what they lead to, and what is stored of them."""

    added: Sequence[Added]
    outcomes: Sequence[Outcome]
    stored: Addition


class Playing:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.autoplay: Autoplay

    async def play(self, table_id: str, device: str, played: messages.Play) -> messages.TableState:
        async with self._hall.open(table_id) as table:
            self._hall.require_held(table, device, played.seat)
            await self.act(table, played.seat, played.after, table.read_action(played.action))
            return await self._hall.shown(table, device, played.seat, played.after)

    async def act(
        self, table: LiveTable, seat: int, after: int, action: Action | Plan, *, bot_failed: bool = False
    ) -> None:
        """Apply, store, then show: of a plan, all that is played of it at once. What was played already is not played
        again; what comes too soon is held until it counts."""
        plan, number = action if isinstance(action, Plan) else Plan((action,)), table.history.number
        if after > number:
            raise StaleState(number)
        tempo, is_twice, is_late = await self._hall.do(_timing, table, seat, after, plan.actions[0])
        now = time.monotonic()
        if tempo is not None and not table.pace.counts(seat, now):
            table.pace.hold(seat)
            self.autoplay.play_when_due(table, seat)
            return
        if is_twice and tempo is None:  # a click that came twice
            return
        if is_late:
            raise StaleState(number)
        await self._append(table, partial(carried_out, table, seat, plan, bot_failed=bot_failed))
        if tempo is not None:
            table.pace.answered(seat, tempo, now)

    async def append(self, table: LiveTable, row: LogRow) -> None:
        """Put a line at the end of the log; raises Refused where it may not stand there."""
        await self._append(table, lambda: [_added(table, row)])

    async def _append(self, table: LiveTable, find: Callable[[], Sequence[Added]]) -> None:
        """Lines that are stored together, and told as one change."""
        following = await self._hall.do(_next, table, find)
        try:
            await self._hall.database.write(following.stored)
        except Taken:  # another process was quicker: take in what it did, and let the player decide anew
            after = table.history.number
            lines = await self._hall.database.read(lambda connection: Store(connection).log(table.id, after))
            await self._hall.do(table.catch_up, lines)
            raise StaleState(table.history.number) from None
        await self._hall.do(_take_in, table, following)
        table.request = None
        self._hall.tell_changed(table)
        self.autoplay.wake(table)


def _timing(table: LiveTable, seat: int, after: int, action: Action) -> _Timing:
    runs = table.runs_since(seat, after)
    played = table.history.answer_since(seat, after)
    is_twice = played is not None and (played.kind, played.text) == ("action", str(action))
    is_late = not runs and not table.history.is_same_decision(seat, after)
    return _Timing(table.tempo_of(seat, action) if runs else None, is_twice, is_late)


def _added(table: LiveTable, row: LogRow) -> Added:
    require_room(table, row)
    return Added(row, table.history.step(row))


def _next(table: LiveTable, find: Callable[[], Sequence[Added]]) -> _Next:
    """Raises Refused where the lines may not be added."""
    added = find()
    outcomes, ended = [Outcome.of(table.game, step) for _, step in added], table.result_of(added[-1].step.state)
    result = None if ended is None else msgspec.json.encode(ended).decode()
    for (row, _), outcome in zip(added, outcomes, strict=True):
        table.outcomes.unsaved[row.number] = outcome.row(row.number)
    facts = msgspec.json.encode(table.facts_after(added, outcomes[-1])).decode()
    rows = tuple(row for row, _ in added)
    return _Next(added, outcomes, Addition(table.id, rows, *table.take_unsaved(), facts, result))


def _take_in(table: LiveTable, following: _Next) -> None:
    for (row, step), outcome in zip(following.added, following.outcomes, strict=True):
        table.add(row, step, outcome)
