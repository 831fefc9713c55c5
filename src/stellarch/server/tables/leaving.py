"""Somebody leaves for good: bots play their seats from then on, where others play on."""

from stellarch.server.errors import Unreadable
from stellarch.server.storage import Store
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.stand_ins import StandIns
from stellarch.server.tables.table import LiveTable

_MOST = 10_000


class Leaving:
    def __init__(self, registry: Registry, stand_ins: StandIns) -> None:
        self._registry = registry
        self._stand_ins = stand_ins

    async def leave(self, person: str) -> None:
        """Give up every seat at tables that still run; one that other people do not play at just stands still."""
        for table_id in await self._registry.database.read(
            lambda connection: Store(connection).running_of(person, _MOST)
        ):
            try:
                async with self._registry.open(table_id, wake=False) as table:
                    for seat in table.seats_of(person) if _others(table, person) else ():
                        await self._stand_ins.take_over(table, seat, "resigned")
            except Unreadable:  # nobody plays there any more
                continue


def _others(table: LiveTable, person: str) -> bool:
    """Whether somebody else holds a seat."""
    return any(held - {person} for held in table.holders.values())
