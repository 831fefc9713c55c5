"""What is played for a seat by its own orders in advance, as soon as the game asks for it."""

from typing import NamedTuple, Protocol

from stellarch.core import Action
from stellarch.server.storage import IfThenRow, IfThens, Standing, StandingRow
from stellarch.server.storage.store import ByItself
from stellarch.server.tables.foresight import why_not
from stellarch.server.tables.if_thens import Followed, dropped
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.standing import answer, passing_ended
from stellarch.server.tables.table import LiveTable


class Answer(NamedTuple):
    seat: int
    action: Action
    by: ByItself


class PlayAnswer(Protocol):
    async def __call__(self, table: LiveTable, answer: Answer) -> None:
        """Plays what was said in advance, as an action of the seat."""


def is_waited_for(table: LiveTable) -> bool:
    """Whether something may have to be played by orders in advance."""
    return table.if_thens.due(table) is not None or bool(table.standing.may_answer(table))


class OrdersCarriedOut:
    def __init__(self, registry: Registry, play: PlayAnswer) -> None:
        self._registry = registry
        self._play = play

    async def go_on(self, table: LiveTable) -> bool:
        """Play what is to be played next at a table that this task has open, or drop it where it may not be; whether
        there was anything."""
        due = table.if_thens.due(table)
        if due is not None:
            await self._answer(table, due)
            return True
        for seat in table.standing.may_answer(table):
            if await self._stand_by(table, table.standing.of(seat)):
                return True
            table.standing.nothing_for(table, seat)
        return False

    async def _answer(self, table: LiveTable, due: Followed) -> None:
        step = due.next
        why = await self._registry.do(why_not, table.game, table.state, step)
        if why is None:
            await self._play(table, Answer(step.seat, table.read(step.text), "if_then"))
        else:
            await self._drop(table, dropped(due.row, why))

    async def _drop(self, table: LiveTable, row: IfThenRow) -> None:
        """The seat is told why; nobody else is told anything."""
        await self._registry.database.write(lambda connection: IfThens(connection).drop(table.id, row))
        table.if_thens.drop(row)
        table.forget_shown()

    async def _stand_by(self, table: LiveTable, row: StandingRow) -> bool:
        """Play what a seat has left standing, as far as it still does; whether anything was played."""
        ended = await self._registry.do(passing_ended, table, row)
        if ended is not None:
            await self._registry.database.write(lambda connection: Standing(connection).keep(table.id, ended))
            table.standing.set(ended)
            table.forget_shown()
        found = await self._registry.do(answer, table, ended or row)
        if found is not None:
            action, by = found
            await self._play(table, Answer(row.seat, action, by))
        return found is not None
