"""Whose a device is.

A device that nobody has signed in on is somebody of its own: a guest, whose id is the device's hash. Signing in on it
makes it a device of that person. So a guest who takes an account keeps all seats, and whatever is theirs.
"""

from collections import OrderedDict

from sqlalchemy import Connection, select

from stellarch.server.secrets import hashed
from stellarch.server.storage import Database
from stellarch.server.storage.schema import devices

_MOST_KNOWN = 10_000
"""Devices of which it is remembered whose they are."""


class Identities:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[str, str | None] = OrderedDict()

    async def of(self, device: str) -> str | None:
        """The person whose device it is; None where it has been signed out for good."""
        key = hashed(device)
        if key not in self._known:
            self.learn(key, await self._database.read(lambda connection: _stored(connection, key)))
        return self._known[key]

    def learn(self, device_hash: str, person: str | None) -> None:
        """Remember whose a device is from now on."""
        self._known[device_hash] = person
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)


def _stored(connection: Connection, key: str) -> str | None:
    found = connection.execute(select(devices.c.person).where(devices.c.device_hash == key)).first()
    return key if found is None else found.person
