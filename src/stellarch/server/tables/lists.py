"""Lists of tables: those with a free seat, and those of a person."""

import asyncio
from collections.abc import Sequence

from sqlalchemy import Connection

from stellarch.core import Refused
from stellarch.server import messages
from stellarch.server.errors import Unreadable
from stellarch.server.people import blocked
from stellarch.server.storage import Following, Store
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.summaries import info_of_unreadable, infos_from_rows

_MOST_LISTED = 50
_MOST_SOUGHT = 3200
"""How many tables that cannot be opened may come before the others in the lobby."""


class Lists:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._waking: set[asyncio.Task[None]] = set()

    async def lobby(self, person: str) -> list[messages.TableInfo]:
        """Listed tables with a seat to take."""
        most = _MOST_LISTED
        while True:
            found = await self._with_a_free_seat(most)
            infos = [info for info in await self.infos(await self._welcome(found, person), person) if not info.problem]
            if len(infos) >= _MOST_LISTED or len(found) < most or most >= _MOST_SOUGHT:
                return infos[:_MOST_LISTED]
            most *= 4  # some that cannot be opened took the place of others, further down the list

    async def _with_a_free_seat(self, most: int) -> list[str]:
        return await self._registry.database.read(lambda connection: Store(connection).with_a_free_seat(most))

    async def _welcome(self, table_ids: Sequence[str], person: str) -> list[str]:
        """Those tables whose hosts have not blocked somebody."""
        return await self._registry.database.read(lambda connection: blocked.welcome_at(connection, person, table_ids))

    async def mine(self, person: str) -> list[messages.TableInfo]:
        """Tables this person has a seat at or has made."""
        found = await self._registry.database.read(lambda connection: Store(connection).of_person(person, _MOST_LISTED))
        return await self.infos(found, person)

    async def infos(self, table_ids: Sequence[str], person: str) -> list[messages.TableInfo]:
        """What a list says of some tables."""

        def look(connection: Connection) -> dict[str, messages.TableInfo | None]:
            connected, now = self._registry.presence.connected, self._registry.lifetime.now()
            return infos_from_rows(Store(connection), Following(connection), table_ids, person, connected, now)

        known = await self._registry.database.read(look)
        infos = [info or await self._opened(table_id, person) for table_id, info in known.items()]
        self._wake_bots(infos)
        return infos

    async def _opened(self, table_id: str, person: str) -> messages.TableInfo:
        """A table of which it is not stored how it stands; one that cannot be opened spoils no list, but says so."""
        try:
            async with self._registry.open(table_id) as table:
                await self._registry.database.write(await self._registry.do(table.kept))
                return table.info(person, self._registry.presence.seats(table))
        except Unreadable as fault:
            why = fault.why
        return await self._registry.database.read(
            lambda connection: info_of_unreadable(Store(connection), table_id, person, why)
        )

    def _wake_bots(self, infos: Sequence[messages.TableInfo]) -> None:
        """Where a bot is waited on it begins to think, though nobody has opened the table since the server began."""
        for info in infos:
            if any(_is_bot(info.seats[seat]) for seat in info.waiting_on) and not self._registry.has_open(info.id):
                task = asyncio.create_task(self._wake(info.id))
                self._waking.add(task)
                task.add_done_callback(self._waking.discard)

    async def _wake(self, table_id: str) -> None:
        try:
            await self._registry.require(table_id)
        except Refused:  # the player is told when opening it
            return

    async def stop(self) -> None:
        for task in self._waking:
            task.cancel()


def _is_bot(seat: messages.SeatInfo) -> bool:
    return seat.kind == "bot" or seat.stand_in is not None
