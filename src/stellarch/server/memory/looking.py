"""Noting how far a player has followed a table."""

from datetime import UTC, datetime

from stellarch.server import messages
from stellarch.server.errors import NotFound
from stellarch.server.refusals import NoSuchPosition
from stellarch.server.storage import Memory, SeenRow
from stellarch.server.tables.registry import Registry


class Looking:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def mark(self, table_id: str, person: str, number: int) -> messages.Looked:
        """Note that a player has seen the log up to a number; the mark as it is then."""
        async with self._registry.open(table_id, wake=False) as table:
            self._registry.require_seated(table, person)
            if number > table.history.number:
                raise NotFound(NoSuchPosition(number))
            row = SeenRow(number, datetime.now(UTC))
            await self._registry.database.write(lambda connection: Memory(connection).mark(table_id, person, row))
            table.seen.add(person, row)
            found = table.seen.shown(person)
            assert found is not None, "it has just been noted"
            return found
