"""Answers go out compressed. To compress what is large takes longer than anybody else should wait, so it is done in a
thread; and what everybody is sent alike, such as the files of the page, is compressed once."""

import asyncio
import gzip
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from backports import zstd
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Receive, Scope, Send

_LEAST = 1000
"""Bytes; of less there is nothing to be gained."""
_MOST_KEPT = 64


class _Way(NamedTuple):
    """A way to compress, as headers call it."""

    name: str
    pack: Callable[[bytes], bytes]
    pack_once: Callable[[bytes], bytes]
    large: int
    """Bytes that take a millisecond to compress."""


def _way(name: str, pack: Callable[[bytes], bytes], large: int) -> _Way:
    return _Way(name, pack, lru_cache(_MOST_KEPT)(pack), large)


_WAYS = (
    _way("zstd", lambda body: zstd.compress(body, 3), 400_000),
    _way("gzip", lambda body: gzip.compress(body, 6, mtime=0), 16_000),
)
"""The quickest first: for the same size zstd takes a tenth of the time."""


class Packing:
    """Compresses whole answers for those who can read them so."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            way = _asked_for(Headers.from_scope(scope).get("accept-encoding", ""))
            send = send if way is None else _packing(send, way)
        await self._app(scope, receive, send)


@lru_cache(_MOST_KEPT)
def _asked_for(accepted: str) -> _Way | None:
    """The best way that somebody can read."""
    parts = (part.replace(" ", "").lower().partition(";") for part in accepted.split(","))
    names = {name for name, _, weight in parts if weight not in ("q=0", "q=0.0")}
    return next((way for way in _WAYS if way.name in names), None)


def _packing(send: Send, way: _Way) -> Send:
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


async def _pack(start: HTTPResponseStartEvent, message: HTTPResponseBodyEvent, way: _Way) -> None:
    headers, body = MutableScopeHeaders(start), message["body"]
    if len(body) < _LEAST or message.get("more_body"):
        return
    is_anybodys = "no-store" not in headers.get("Cache-Control", "no-store")
    work = way.pack_once if is_anybodys else way.pack
    message["body"] = work(body) if len(body) < way.large else await asyncio.to_thread(work, body)
    headers["Content-Encoding"] = way.name
    headers["Content-Length"] = str(len(message["body"]))
    headers.extend_header_value("Vary", "Accept-Encoding")
