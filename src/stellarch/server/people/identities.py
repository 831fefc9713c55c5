"""Whose a device is.

A device that nobody has signed in on is somebody of its own: a guest, whose id is the device's hash. Signing in on it
makes it a device of that person. So a guest who takes an account keeps all seats, and whatever is theirs.

A device that was signed out keeps its row, without a person, for good: without it, it would be the guest again that it
began as, and might be the very one whose account it was signed out of.
"""

import asyncio
import time
from collections import OrderedDict
from datetime import UTC, datetime

from sqlalchemy import Connection, select, update

from stellarch.server.errors import DatabaseUnavailable
from stellarch.server.secrets import hashed
from stellarch.server.storage import Database
from stellarch.server.storage.schema import devices

_MOST_KNOWN = 10_000
"""Devices of which it is remembered whose they are."""
_SECONDS_BETWEEN_NOTES = 60.0
"""How often it is stored which devices were seen."""
_SECONDS_TO_CHANGE = 20.0
"""How long a browser may still send the cookie that it has just been given another for."""


class Identities:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[str, str | None] = OrderedDict()
        self._seen: dict[str, datetime] = {}
        self._changed: dict[str, float] = {}
        self._noting: asyncio.Task[None] | None = None

    async def of(self, device: str) -> str | None:
        """The person whose device it is; None where it has been signed out for good."""
        key = hashed(device)
        if key not in self._known:
            self.learn(key, await self._database.read(lambda connection: _stored(connection, key)))
        person = self._known[key]
        if person is not None and person != key:  # a guest's only device has no row to note it in
            self._seen[key] = datetime.now(UTC)
        return person

    def learn(self, device_hash: str, person: str | None) -> None:
        """Remember whose a device is from now on."""
        self._known[device_hash] = person
        self._known.move_to_end(device_hash)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)

    def forget(self, person: str) -> None:
        """No device is known to be this person's any more: it is looked up again."""
        self._known = OrderedDict((key, whose) for key, whose in self._known.items() if whose != person)

    def change(self, old_hash: str, new_hash: str, person: str) -> None:
        """A browser is given another cookie: the old one is worth nothing from now on."""
        now = time.monotonic()
        self._changed = {key: until for key, until in self._changed.items() if until > now}
        self._changed[old_hash] = now + _SECONDS_TO_CHANGE
        self.learn(old_hash, None)
        self.learn(new_hash, person)

    def is_changing(self, device: str) -> bool:
        """Whether the browser that sends this cookie has just been given another, which is still on its way: what it
        asks meanwhile must not make a stranger of it."""
        return self._changed.get(hashed(device), 0.0) > time.monotonic()

    # When a device was last seen

    def last_seen(self, device_hash: str, stored: datetime) -> datetime:
        return max(stored, self._seen.get(device_hash, stored))

    def start(self) -> None:
        self._noting = asyncio.create_task(self._note())

    async def stop(self) -> None:
        if self._noting is not None:
            self._noting.cancel()
            await self._store_seen()

    async def _note(self) -> None:
        while True:
            await asyncio.sleep(_SECONDS_BETWEEN_NOTES)
            await self._store_seen()

    async def _store_seen(self) -> None:
        seen, self._seen = self._seen, {}
        if not seen:
            return

        def store(connection: Connection) -> None:
            for key, when in seen.items():
                connection.execute(update(devices).where(devices.c.device_hash == key).values(seen=when))

        try:
            await self._database.write(store)
        except DatabaseUnavailable:
            return  # it is only a note; the next one will do


def _stored(connection: Connection, key: str) -> str | None:
    found = connection.execute(select(devices.c.person).where(devices.c.device_hash == key)).first()
    return key if found is None else found.person
