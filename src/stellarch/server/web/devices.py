"""A device is a random cookie that scripts cannot read, other sites cannot send and nobody can forge: the server signs
it with a secret that is kept in the database.

Unsigned cookies of older versions are accepted where their device has a table, and are signed then.
"""

import base64
import hashlib
import hmac
from collections.abc import Iterable
from functools import lru_cache

from litestar.datastructures import Cookie

from stellarch.server.secrets import hashed, new_secret
from stellarch.server.storage import Database, Store

_YEAR = 365 * 24 * 3600
_LONGEST = 120
_MOST_KNOWN = 10_000
"""Cookies of which it is remembered whose they are."""


class Devices:
    """Recognises devices by their cookies, and makes new ones known."""

    def __init__(self, database: Database, *, secure: bool) -> None:
        self._database = database
        self._secure = secure
        # A browser takes a cookie of this name only from us, over TLS: a neighbour's site cannot plant one.
        self._name = "__Host-stellarch_device" if secure else "stellarch_device"
        self._secret = b""
        self._known = lru_cache(_MOST_KNOWN)(self._found)

    async def start(self) -> None:
        secret = await self._database.write(lambda connection: Store(connection).secret("devices", new_secret()))
        self._secret = secret.encode()
        self._known.cache_clear()

    def cookie_in(self, headers: Iterable[str]) -> str | None:
        """Our cookie among those that were sent."""
        parts = (part.strip().partition("=") for header in headers for part in header.split(";"))
        found = next((value for name, _, value in parts if name == self._name), "")
        return found if 0 < len(found) <= _LONGEST and found.isascii() else None

    def signed_by_us(self, cookie: str | None) -> str | None:
        """The device a cookie stands for; None where we have not signed it."""
        return None if cookie is None else self._known(cookie)

    def _found(self, cookie: str) -> str | None:
        device, _, signature = cookie.partition(".")
        return device if device and hmac.compare_digest(signature, self._signature(device)) else None

    async def known_from_before(self, cookie: str) -> str | None:
        """The device of an unsigned cookie, where it has a table."""
        held = await self._database.read(lambda connection: Store(connection).of_person(hashed(cookie), 1))
        return cookie if held else None

    def set_cookie(self, device: str) -> str:
        """The header that makes a device known."""
        value = f"{device}.{self._signature(device)}"
        cookie = Cookie(
            self._name, value=value, max_age=_YEAR, httponly=True, samesite="lax", secure=self._secure, path="/"
        )
        return cookie.to_header(header="")

    def _signature(self, device: str) -> str:
        digest = hmac.digest(self._secret, device.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
