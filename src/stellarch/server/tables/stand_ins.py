"""A bot takes the seat of a person who is away, and gives it back on the person's return."""

from stellarch.bots import default_bot
from stellarch.server import messages
from stellarch.server.errors import Forbidden
from stellarch.server.refusals import Why
from stellarch.server.storage import StandInRow, Together
from stellarch.server.storage.together import WhyStandIn
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.table import LiveTable

_FOR_GOOD = ("resigned", "removed")


class StandIns:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def take_over(self, table: LiveTable, seat: int, why: WhyStandIn = "time") -> None:
        """Have the game's usual bot play a person's seat from now on, at a table that this task has open. The seat
        still belongs to the person. Where a bot plays already, nothing changes."""
        if table.is_bot(seat) or table.is_over:
            return
        row = StandInRow(seat, default_bot(table.game), table.history.number, why)
        await self._registry.database.write(lambda connection: Together(connection).begin_stand_in(table.id, row))
        table.substitutes.begin(row)
        self._changed(table)

    async def give_back(self, table: LiveTable, seat: int) -> None:
        """Let the person play again; where no bot sits in, nothing changes."""
        row, last = table.substitutes.now.get(seat), table.history.number
        if row is None:
            return
        if row.why in _FOR_GOOD:
            raise Forbidden(Why.SEAT_GIVEN_UP)
        await self._registry.database.write(lambda connection: Together(connection).end_stand_in(table.id, row, last))
        table.substitutes.end(seat, last)
        self._changed(table)

    async def come_back(self, table_id: str, person: str, seat: int) -> messages.TableState:
        """Somebody is back, and plays their own seat again."""
        async with self._registry.open(table_id) as table:
            self._registry.require_held(table, person, seat)
            await self.give_back(table, seat)
            return await self._registry.shown(table, person, seat)

    def _changed(self, table: LiveTable) -> None:
        table.replayed()
        self._registry.tell_changed(table)
        self._registry.wake(table)
