"""Who sits where: links, free seats, names."""

import msgspec
from sqlalchemy import Connection

from stellarch.server import messages
from stellarch.server.errors import Forbidden
from stellarch.server.people import blocked
from stellarch.server.refusals import Why
from stellarch.server.secrets import hashed, matches, new_secret
from stellarch.server.storage import Store
from stellarch.server.tables.player_names import require_own, tidied
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.table import LiveTable


class Seats:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def enter(self, table_id: str, person: str, key: str) -> messages.TableState:
        """Open a seat's link: who does so holds the seat."""
        async with self._registry.open(table_id) as table:
            seat = next((row.seat for row in table.seats if matches(key, row.key_hash)), None)
            if seat is None:
                raise Forbidden(Why.LINK_NOT_VALID)
            await self._require_welcome(table, person)
            await self._hold(table, seat, person)
            return await self._registry.shown(table, person, seat)

    async def sit(self, table_id: str, person: str, wanted: messages.Sit) -> messages.TableState:
        """Take a free seat of a listed table."""
        async with self._registry.open(table_id) as table:
            free = [seat for seat in table.free_seats() if wanted.seat in (None, seat)]
            if not table.listed or not free:
                raise Forbidden(Why.NO_FREE_SEAT)
            if table.seats_of(person):
                raise Forbidden(Why.SEATED_ALREADY)
            await self._require_welcome(table, person)
            seat, name = free[0], tidied(wanted.name)
            require_own(name, (row.name for row in table.seats if table.is_taken(row.seat)))
            # The maker of the table was given the seat's link for a friend, and must not keep a stranger's seat.
            await self._hold(table, seat, person, name, hashed(new_secret()))
            return await self._registry.shown(table, person, seat)

    async def name(self, table_id: str, person: str, seat: int, wanted: str) -> messages.TableState:
        """Call somebody's seat by another name."""
        async with self._registry.open(table_id) as table:
            self._registry.require_held(table, person, seat)
            name = tidied(wanted)
            require_own(name, (row.name for row in table.seats if row.seat != seat))
            await self._hold(table, seat, person, name)
            return await self._registry.shown(table, person, seat)

    async def renew_link(self, table_id: str, person: str, seat: int) -> messages.SeatLink:
        """A new link for somebody's seat, or for one that nobody has taken at a table they made. The old link, and
        everybody else who held the seat, is shut out."""
        async with self._registry.open(table_id) as table:
            if not table.may_invite(person, seat):
                self._registry.require_held(table, person, seat)
            key = new_secret()
            row = msgspec.structs.replace(table.seats[seat], key_hash=hashed(key))
            staying = table.holders.get(seat, frozenset()) & {person}

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

    async def _require_welcome(self, table: LiveTable, person: str) -> None:
        """Raises Forbidden where somebody and the host of the table want nothing to do with each other."""
        host = frozenset({table.maker} if table.maker not in (None, person) else ())
        await self._registry.database.read(lambda connection: blocked.require_welcome(connection, person, host))

    async def _hold(
        self, table: LiveTable, seat: int, person: str, name: str | None = None, key_hash: str | None = None
    ) -> None:
        """Let somebody play a seat, under a name of theirs and with a new link if it brings them."""
        kept = table.seats[seat]
        row = msgspec.structs.replace(kept, name=name or kept.name, key_hash=key_hash or kept.key_hash)

        def store(connection: Connection) -> None:
            Store(connection).update_seat(table.id, row)
            Store(connection).hold(table.id, seat, person)

        await self._registry.database.write(store)
        table.reseat(row)
        table.holders[seat] = table.holders.get(seat, frozenset()) | {person}
        self._registry.tell_changed(table)
        self._registry.tell_who_is_there(table)
