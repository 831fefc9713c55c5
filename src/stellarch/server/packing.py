"""Answers go out compressed. To compress what is large takes longer than anybody else should wait, so it is done in a
thread; and what everybody is sent alike, such as the files of the page, is compressed once."""

import asyncio
import gzip
from functools import lru_cache

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPResponseStartEvent, Message, Receive, Scope, Send

_LEAST = 1000
"""Bytes; of less there is nothing to be gained."""
_LARGE = 16_000
"""Bytes that take a millisecond to compress."""
_LEVEL = 6
_MOST_KEPT = 64


class Packing:
    """Compresses whole answers for those who can read them so."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_asked_for = "gzip" in Headers.from_scope(scope).get("accept-encoding", "")
        if scope["type"] == ScopeType.HTTP and is_asked_for:
            send = _packing(send)
        await self._app(scope, receive, send)


def _packing(send: Send) -> Send:
    held: list[HTTPResponseStartEvent] = []
    """The head of the answer, which says how long it is: so it waits for the body."""

    async def pack(message: Message) -> None:
        if message["type"] == "http.response.start":
            held.append(message)
            return
        if message["type"] == "http.response.body" and held:
            start = held.pop()
            await _pack(start, message)
            await send(start)
        await send(message)

    return pack


async def _pack(start: HTTPResponseStartEvent, message: HTTPResponseBodyEvent) -> None:
    headers, body = MutableScopeHeaders(start), message["body"]
    if len(body) < _LEAST or message.get("more_body"):
        return
    is_anybodys = "no-store" not in headers.get("Cache-Control", "no-store")
    work = _packed_once if is_anybodys else _packed
    message["body"] = work(body) if len(body) < _LARGE else await asyncio.to_thread(work, body)
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(message["body"]))
    headers.extend_header_value("Vary", "Accept-Encoding")


def _packed(body: bytes) -> bytes:
    return gzip.compress(body, _LEVEL, mtime=0)


_packed_once = lru_cache(_MOST_KEPT)(_packed)
