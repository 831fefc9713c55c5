"""Compression of answers. Large ones are compressed in a thread, so that other requests need not wait, and what is the
same for everybody, such as the files of the page, is compressed once."""

import asyncio
import gzip
import threading
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from backports import zstd
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Receive, Scope, Send

LEAST = 1000
"""Bytes. Compressing less gains nothing."""
_MOST_KEPT = 64
_ZSTD_LEVEL = 3
_ZSTD_ONCE = 15
"""For what is compressed once: a tenth less is sent, for ten times the work."""


class Way(NamedTuple):
    """A way to compress, as headers call it."""

    name: str
    pack: Callable[[bytes], bytes]
    pack_once: Callable[[bytes], bytes]
    large: int
    """Bytes that take a millisecond to compress."""


def _way(name: str, pack: Callable[[bytes], bytes], large: int, pack_once: Callable[[bytes], bytes]) -> Way:
    return Way(name, pack, lru_cache(_MOST_KEPT)(pack_once), large)


class _Compressors(threading.local):
    """One per thread: making one takes as long as compressing a small answer."""

    def __init__(self) -> None:
        self.zstd = zstd.ZstdCompressor(_ZSTD_LEVEL)


_COMPRESSORS = _Compressors()


def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def _zstd_once(body: bytes) -> bytes:
    return zstd.compress(body, _ZSTD_ONCE)


def _zstd(body: bytes) -> bytes:
    return _COMPRESSORS.zstd.compress(body, zstd.ZstdCompressor.FLUSH_FRAME)


WAYS = (
    _way("zstd", _zstd, 400_000, _zstd_once),
    _way("gzip", _gzip, 16_000, _gzip),
)
"""The fastest first: for the same size zstd takes a tenth of the time."""


@lru_cache(_MOST_KEPT)
def way_for(accepted: str) -> Way | None:
    """The best way that the client can read, by its header Accept-Encoding."""
    parts = (part.replace(" ", "").lower().partition(";") for part in accepted.split(","))
    names = {name for name, _, weight in parts if weight not in ("q=0", "q=0.0")}
    return next((way for way in WAYS if way.name in names), None)


async def packed(body: bytes, way: Way, pack: Callable[[bytes], bytes]) -> bytes:
    """What is large is compressed in a thread."""
    return pack(body) if len(body) < way.large else await asyncio.to_thread(pack, body)


class Packing:
    """Middleware: compresses whole answers for clients that accept it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            way = way_for(Headers.from_scope(scope).get("accept-encoding", ""))
            send = send if way is None else _packing(send, way)
        await self._app(scope, receive, send)


def _packing(send: Send, way: Way) -> Send:
    held: list[HTTPResponseStartEvent] = []
    """The head of the answer, which says how long it is: so it waits for the body."""

    async def pack(message: Message) -> None:
        if message["type"] == "http.response.start":
            held.append(message)
            return
        if message["type"] == "http.response.body" and held:
            start = held.pop()
            await _pack(start, message, way)
            await send(start)
        await send(message)

    return pack


async def _pack(start: HTTPResponseStartEvent, message: HTTPResponseBodyEvent, way: Way) -> None:
    headers, body = MutableScopeHeaders(start), message["body"]
    if len(body) < LEAST or message.get("more_body"):
        return
    is_anybodys = "no-store" not in headers.get("Cache-Control", "no-store")
    if is_anybodys:
        message["body"] = await asyncio.to_thread(
            way.pack_once, body
        )  # at its best, which takes a while the first time
    else:
        message["body"] = await packed(body, way, way.pack)
    headers["Content-Encoding"] = way.name
    headers["Content-Length"] = str(len(message["body"]))
    headers.extend_header_value("Vary", "Accept-Encoding")
