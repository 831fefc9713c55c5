"""What is played for a seat by its own orders in advance, as soon as the game asks for it."""

import logging
from typing import NamedTuple, Protocol

from stellarch.core import Action
from stellarch.server.storage import Database, IfThenRow, IfThens
from stellarch.server.storage.store import ByItself
from stellarch.server.tables.foresight import why_not
from stellarch.server.tables.if_thens import dropped
from stellarch.server.tables.table import LiveTable

_LOG = logging.getLogger(__name__)


class Answer(NamedTuple):
    seat: int
    action: Action
    by: ByItself


class PlayAnswer(Protocol):
    async def __call__(self, table: LiveTable, answer: Answer) -> None:
        """Plays what was said in advance, as an action of the seat."""


def is_waited_for(table: LiveTable) -> bool:
    """Whether something is to be played by orders in advance."""
    return table.if_thens.due(table) is not None


class OrdersCarriedOut:
    def __init__(self, database: Database, play: PlayAnswer) -> None:
        self._database = database
        self._play = play

    async def go_on(self, table: LiveTable) -> bool:
        """Play what is to be played next at a table that this task has open, or drop it where it may not be; whether
        there was anything."""
        due = table.if_thens.due(table)
        if due is None:
            return False
        step = due.next
        why = why_not(table.game, table.state, step)
        if why is None:
            await self._play(table, Answer(step.seat, table.read(step.text), "if_then"))
        else:
            await self._drop(table, dropped(due.row, why))
        return True

    async def _drop(self, table: LiveTable, row: IfThenRow) -> None:
        """The seat is told why; nobody else is told anything."""
        await self._database.write(lambda connection: IfThens(connection).drop(table.id, row))
        table.if_thens.drop(row)
        table.forget_shown()
