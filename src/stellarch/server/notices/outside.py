"""Requests to addresses that people have given: webhooks, and the push services of their browsers.

Such an address must not lead into the network of the server. A name is resolved once, each address it has is looked at,
and the connection goes to one of those; redirects are not followed, answers are not read further than a little, and
each request has so many seconds in all.
"""

import asyncio
import ipaddress
from collections.abc import Mapping
from typing import Any

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from yarl import URL

_SECONDS = 10.0
_SECONDS_TO_CONNECT = 5.0
_MOST_AT_ONCE = 8
_LARGEST_ANSWER = 4096
_LONGEST_URL = 2000
_LEAST_FREE_PORT = 1024
_WEB_PORTS = (80, 443)
_NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(Exception):
    """No answer came. `perhaps_taken` where the request may have been received all the same."""

    def __init__(self, *, perhaps_taken: bool = False) -> None:
        self.perhaps_taken = perhaps_taken


class Private(Unreachable):
    """It leads into a private network."""


def is_public(address: str) -> bool:
    """Whether an address is one of the open network; so is whatever address it stands for."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast and not one.is_reserved for one in _meant(found))


def _meant(found: Address) -> list[Address]:
    """An address, and those of version 4 that it wraps."""
    if isinstance(found, ipaddress.IPv4Address):
        return [found]
    if found.ipv4_mapped is not None:
        return [found.ipv4_mapped]
    inner: list[Address | None] = [found.sixtofour, *(found.teredo or ())]
    if found in _NAT64:
        return [ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)]
    return [found, *(one for one in inner if one is not None)]


def is_web_address(text: str, *, private: bool) -> bool:
    """Whether something could be told there at all; where it leads is found out when it is."""
    try:
        url = URL(text)
        port = url.port
    except ValueError:
        return False
    is_plain = len(text) <= _LONGEST_URL and not url.user and not url.password and bool(url.host)
    is_port = port in _WEB_PORTS or (port is not None and port >= _LEAST_FREE_PORT)
    return is_plain and is_port and url.scheme in ("http", "https") and (private or not _is_private_literal(url))


def _is_private_literal(url: URL) -> bool:
    try:
        ipaddress.ip_address((url.host or "").partition("%")[0])
    except ValueError:
        return False
    return not is_public(url.host or "")


class _Checked(AbstractResolver):
    """Gives only addresses of the open network; where a name has any other, none."""

    def __init__(self) -> None:
        self._resolver = ThreadedResolver()

    async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[ResolveResult]:
        found = await self._resolver.resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise _LeadsInside(host)
        return found

    async def close(self) -> None:
        await self._resolver.close()


class _LeadsInside(OSError):
    pass


class Outside:
    def __init__(self, *, private: bool, seconds: float = _SECONDS) -> None:
        self.private = private
        self._seconds = seconds
        self._session: aiohttp.ClientSession | None = None
        self._turns = asyncio.Semaphore(_MOST_AT_ONCE)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> tuple[int, Mapping[str, str]]:
        """Send something; the status and the headers of the answer. Raises Unreachable, or Private."""
        if not is_web_address(url, private=self.private):
            raise Private
        async with self._turns:
            try:
                async with self._opened().post(URL(url), data=body, headers=headers, allow_redirects=False) as answer:
                    await answer.content.read(_LARGEST_ANSWER)
                    return answer.status, dict(answer.headers)
            except aiohttp.ClientConnectorError as fault:
                raise (Private() if _is_inside(fault) else Unreachable()) from fault
            except aiohttp.InvalidURL as fault:
                raise Private from fault
            except aiohttp.ConnectionTimeoutError as fault:
                raise Unreachable from fault
            except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as fault:
                raise (Private() if _is_inside(fault) else Unreachable(perhaps_taken=True)) from fault

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            connector = aiohttp.TCPConnector(
                resolver=None if self.private else _Checked(), use_dns_cache=False, force_close=True
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=aiohttp.ClientTimeout(total=self._seconds, connect=_SECONDS_TO_CONNECT),
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
                trust_env=False,
                headers={"User-Agent": "Stellarch"},
            )
        return self._session


def _is_inside(fault: BaseException | None) -> bool:
    """Whether a fault comes of an address that leads inside."""
    while fault is not None:
        if isinstance(fault, _LeadsInside):
            return True
        fault = fault.__cause__ or fault.__context__
    return False
