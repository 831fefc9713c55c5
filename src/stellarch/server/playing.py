"""Playing: every action is stored before it is shown."""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from stellarch.core import Action, StaleState, Step, Tempo
from stellarch.server import messages
from stellarch.server.autoplay import Autoplay
from stellarch.server.hall import Hall
from stellarch.server.outcomes import Outcome
from stellarch.server.room import require_room
from stellarch.server.storage import LogRow, Store
from stellarch.server.storage.store import Taken
from stellarch.server.table import LiveTable


class _Timing(NamedTuple):
    """How an action, made on an earlier position, stands to what has been done since."""

    tempo: Tempo | None
    is_twice: bool
    is_late: bool


class _Next(NamedTuple):
    """What a further line leads to, and how it is stored."""

    step: Step[Any]
    outcome: Outcome
    store: Callable[[Connection], None]


class Playing:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.autoplay: Autoplay

    async def play(self, table_id: str, device: str, played: messages.Play) -> messages.TableState:
        async with self._hall.open(table_id) as table:
            self._hall.require_held(table, device, played.seat)
            await self.act(table, played.seat, played.after, table.read_action(played.action))
            return await self._hall.shown(table, device, played.seat, played.after)

    async def act(self, table: LiveTable, seat: int, after: int, action: Action, *, bot_failed: bool = False) -> None:
        """Apply, store, then show. What was played already is not played again; what comes too soon is held until it
        counts."""
        number = table.history.number
        if after > number:
            raise StaleState(number)
        tempo, is_twice, is_late = await self._hall.do(_timing, table, seat, after, action)
        now = time.monotonic()
        if tempo is not None and not table.pace.counts(seat, now):
            table.pace.hold(seat)
            self.autoplay.play_when_due(table, seat)
            return
        if is_twice and tempo is None:  # a click that came twice
            return
        if is_late:
            raise StaleState(number)
        await self.append(table, LogRow(number + 1, "action", seat, str(action), bot_failed=bot_failed))
        if tempo is not None:
            table.pace.answered(seat, tempo, now)

    async def append(self, table: LiveTable, row: LogRow) -> None:
        following = await self._hall.do(_next, table, row)
        try:
            await self._hall.database.write(following.store)
        except Taken:  # another process was quicker: take in what it did, and let the player decide anew
            after = table.history.number
            lines = await self._hall.database.read(lambda connection: Store(connection).log(table.id, after))
            await self._hall.do(table.catch_up, lines)
            raise StaleState(table.history.number) from None
        await self._hall.do(table.add, row, following.step, following.outcome)
        table.request = None
        self._hall.tell_changed(table)
        self.autoplay.wake(table)


def _timing(table: LiveTable, seat: int, after: int, action: Action) -> _Timing:
    runs = table.runs_since(seat, after)
    played = table.history.answer_since(seat, after)
    is_twice = played is not None and (played.kind, played.text) == ("action", str(action))
    is_late = not runs and not table.history.is_same_decision(seat, after)
    return _Timing(table.tempo_of(seat, action) if runs else None, is_twice, is_late)


def _next(table: LiveTable, row: LogRow) -> _Next:
    """Raises Refused where the line may not be added."""
    require_room(table, row)
    step = table.history.step(row)
    outcome, ended = Outcome.of(table.game, step), table.result_of(step.state)
    result = None if ended is None else msgspec.json.encode(ended).decode()
    table.outcomes.unsaved[row.number] = outcome.row(row.number)
    keep = table.kept(table.facts_after(row, step, outcome))

    def store(connection: Connection) -> None:
        Store(connection).append(table.id, row, result=result)
        keep(connection)

    return _Next(step, outcome, store)
