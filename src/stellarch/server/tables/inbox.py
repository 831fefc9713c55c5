"""A person's own games, from what is kept of each table: none is opened for the list."""

from collections.abc import Iterable

import msgspec

from stellarch.server import messages
from stellarch.server.storage.inbox import InboxStore
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.summaries import Facts


class Inbox:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def waiting(self, person: str) -> messages.WaitingFor:
        """How many games wait for somebody."""
        running = await self._registry.database.read(lambda connection: InboxStore(connection).running(person))
        return messages.WaitingFor(len(set(_where_waited_for(running))))


def _where_waited_for(running: Iterable[tuple[str, int, str]]) -> Iterable[str]:
    for table_id, seat, facts in running:
        if seat in msgspec.json.decode(facts, type=Facts).waiting:
            yield table_id
