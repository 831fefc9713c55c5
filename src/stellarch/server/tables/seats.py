"""Who sits where: links, free seats, names."""

import msgspec
from sqlalchemy import Connection

from stellarch.server import messages
from stellarch.server.errors import Forbidden
from stellarch.server.refusals import Why
from stellarch.server.secrets import hashed, matches, new_secret
from stellarch.server.storage import Store
from stellarch.server.tables.player_names import require_own, tidied
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.table import LiveTable


class Seats:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def enter(self, table_id: str, device: str, key: str) -> messages.TableState:
        """Open a seat's link on this device."""
        async with self._registry.open(table_id) as table:
            seat = next((row.seat for row in table.seats if matches(key, row.key_hash)), None)
            if seat is None:
                raise Forbidden(Why.LINK_NOT_VALID)
            await self._hold(table, seat, device)
            return await self._registry.shown(table, device, seat)

    async def sit(self, table_id: str, device: str, wanted: messages.Sit) -> messages.TableState:
        """Take a free seat of a listed table."""
        async with self._registry.open(table_id) as table:
            free = [seat for seat in table.free_seats() if wanted.seat in (None, seat)]
            if not table.listed or not free:
                raise Forbidden(Why.NO_FREE_SEAT)
            if table.seats_of(hashed(device)):
                raise Forbidden(Why.SEATED_ALREADY)
            seat, name = free[0], tidied(wanted.name)
            require_own(name, (row.name for row in table.seats if table.is_taken(row.seat)))
            # The maker of the table was given the seat's link for a friend, and must not keep a stranger's seat.
            await self._hold(table, seat, device, name, hashed(new_secret()))
            return await self._registry.shown(table, device, seat)

    async def name(self, table_id: str, device: str, seat: int, wanted: str) -> messages.TableState:
        """Call a seat of this device by another name."""
        async with self._registry.open(table_id) as table:
            self._registry.require_held(table, device, seat)
            name = tidied(wanted)
            require_own(name, (row.name for row in table.seats if row.seat != seat))
            await self._hold(table, seat, device, name)
            return await self._registry.shown(table, device, seat)

    async def renew_link(self, table_id: str, device: str, seat: int) -> messages.SeatLink:
        """A new link for a seat of this device, or for one that nobody has taken at a table it made. The old link, and
        every other device, is shut out."""
        async with self._registry.open(table_id) as table:
            if not table.may_invite(hashed(device), seat):
                self._registry.require_held(table, device, seat)
            key = new_secret()
            row = msgspec.structs.replace(table.seats[seat], key_hash=hashed(key))
            staying = table.holders.get(seat, frozenset()) & {hashed(device)}

            def store(connection: Connection) -> None:
                Store(connection).update_seat(table.id, row)
                Store(connection).release(table.id, seat)
                for one in staying:
                    Store(connection).hold(table.id, seat, one)

            await self._registry.database.write(store)
            table.reseat(row)
            table.holders[seat] = staying
            self._registry.tell_changed(table)
            self._registry.tell_who_is_there(table)
            return messages.SeatLink(seat, key)

    async def _hold(
        self, table: LiveTable, seat: int, device: str, name: str | None = None, key_hash: str | None = None
    ) -> None:
        """Let a device play a seat, under its own name and with a new link if it brings them."""
        kept = table.seats[seat]
        row = msgspec.structs.replace(kept, name=name or kept.name, key_hash=key_hash or kept.key_hash)

        def store(connection: Connection) -> None:
            Store(connection).update_seat(table.id, row)
            Store(connection).hold(table.id, seat, hashed(device))

        await self._registry.database.write(store)
        table.reseat(row)
        table.holders[seat] = table.holders.get(seat, frozenset()) | {hashed(device)}
        self._registry.tell_changed(table)
        self._registry.tell_who_is_there(table)
