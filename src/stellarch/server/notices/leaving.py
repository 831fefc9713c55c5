"""The link that stops letters: good without signing in, for that alone, as long as the server keeps its secret."""

import hashlib
import hmac

from stellarch.server.secrets import hashed, new_secret
from stellarch.server.storage import Database, Store
from stellarch.server.storage.notices import Ledger


class Leaving:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._secret = b""

    async def start(self) -> None:
        secret = await self._database.write(lambda connection: Store(connection).secret("leaving", new_secret()))
        self._secret = secret.encode()

    async def stop(self, token: str) -> bool:
        """Whether it is a link of ours; from then on its reader gets no letters."""
        return await self._database.write(lambda connection: Ledger(connection).stop_letters(hashed(token)))

    def token(self, person: str) -> str:
        """It says nothing of who it is for."""
        return hmac.new(self._secret, person.encode(), hashlib.sha256).hexdigest()
