"""The two most frequent requests, looking at a table and playing an action, answered without the framework.

The same parts do here, in the same order, what the framework has them do for the other routes. Special cases are left
to the framework: an unknown device, a query or a body that does not fit its type.
"""

import re
from collections.abc import Iterable
from functools import partial
from typing import Annotated
from urllib.parse import parse_qsl

import msgspec
from litestar import Request
from litestar.enums import HttpMethod, ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPRequestEvent,
    HTTPScope,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from stellarch.core import LANGUAGES, written
from stellarch.server import messages
from stellarch.server.remembered import Remembered
from stellarch.server.tables.service import Tables
from stellarch.server.web.guard import Door, RawHeader, RawHeaders, Visitor, address_of
from stellarch.server.web.languages import language_in
from stellarch.server.web.packing import LEAST, WAYS, packed, way_for
from stellarch.server.web.problems import answer_to

_PATH = re.compile(r"/api/tables/([0-9a-z]{1,32})(/actions)?")
_PLAY = msgspec.json.Decoder(messages.Play)
_JSON = (b"content-type", b"application/json")
_VARIES = (b"vary", b"Accept-Language")
_VARIES_PACKED = (b"vary", b"Accept-Language,Accept-Encoding")
_MOST_KEPT = 16
"""Answers that are kept as they were sent: those who may know the same are sent the same."""


class _Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: messages.Seat | None = None
    after: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1


class Express:
    """Stands before the framework."""

    def __init__(self, framework: ASGIApp, door: Door, tables: Tables, largest_body: int) -> None:
        self._framework = framework
        self._door = door
        self._tables = tables
        self._largest_body = largest_body
        self._written = {
            language: Remembered(partial(written, language=language), _MOST_KEPT) for language in LANGUAGES
        }
        self._packed = {way: Remembered(way.pack, _MOST_KEPT) for way in WAYS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and (found := _PATH.fullmatch(scope["path"])) is not None:
            headers = RawHeaders(scope["headers"])
            device = self._door.device_in(headers)
            asked: _Look | messages.Play | None = None
            if device is not None and scope["method"] == HttpMethod.GET and found[2] is None:
                asked = _look_in(scope)
            elif device is not None and scope["method"] == HttpMethod.POST and found[2] and self._is_small(headers):
                body = await _body(receive)
                asked, receive = _play_in(body), _once_more(body, receive)
            if asked is not None:
                visitor = Visitor(address_of(scope), device)
                await self._door.recognise(visitor)
                if visitor.person is not None:
                    await self._answer(scope, headers, send, found[1], visitor, asked)
                    return
        await self._framework(scope, receive, send)

    def _is_small(self, headers: RawHeaders) -> bool:
        length = headers.get(b"content-length") or ""
        return (
            length.isdecimal() and len(length) < len(str(self._largest_body)) * 2 and int(length) <= self._largest_body
        )

    async def _answer(
        self,
        scope: HTTPScope,
        headers: RawHeaders,
        send: Send,
        table_id: str,
        visitor: Visitor,
        asked: _Look | messages.Play,
    ) -> None:
        try:
            self._door.require_welcome(scope, headers, visitor)
            state = await self._asked_of(table_id, visitor, asked)
        except Exception as fault:
            problem = answer_to(Request(scope), fault)
            further = [(name.lower().encode(), value.encode()) for name, value in problem.headers.items()]
            kind = (b"content-type", str(problem.media_type).encode())
            await _send(send, problem.status_code or 500, [kind, *further], problem.content)
        else:
            language = language_in(headers.get(b"accept-language") or "")
            body, sent = self._written[language](state), [_JSON, (b"content-language", language.encode())]
            way = way_for(headers.get(b"accept-encoding") or "")
            if way is not None and len(body) >= LEAST:
                body = await packed(body, way, self._packed[way])
                sent += [(b"content-encoding", way.name.encode()), _VARIES_PACKED]
            else:
                sent.append(_VARIES)
            await _send(send, 200, sent, body)

    async def _asked_of(self, table_id: str, visitor: Visitor, asked: _Look | messages.Play) -> messages.TableState:
        assert visitor.person is not None, "others are left to the framework"
        if isinstance(asked, _Look):
            return await self._tables.queries.shown(table_id, visitor.person, asked.seat, asked.after)
        return await self._tables.actions.play(table_id, visitor.person, asked, visitor.address)


def _look_in(scope: HTTPScope) -> _Look | None:
    try:
        given = dict(parse_qsl(scope["query_string"].decode("ascii"), keep_blank_values=True))
        return msgspec.convert(given, _Look, strict=False)
    except (msgspec.ValidationError, ValueError):
        return None


def _play_in(body: bytes) -> messages.Play | None:
    try:
        return _PLAY.decode(body)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None


async def _body(receive: Receive) -> bytes:
    """The whole body, or what came of it until the other side went away."""
    parts = []
    while (message := await receive())["type"] == "http.request":
        parts.append(message["body"])
        if not message.get("more_body"):
            break
    return b"".join(parts)


def _once_more(body: bytes, receive: Receive) -> Receive:
    """For the framework, which wants to read the body too."""
    whole: list[HTTPRequestEvent] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        return whole.pop() if whole else await receive()

    return again


async def _send(send: Send, status: int, headers: Iterable[RawHeader], body: bytes) -> None:
    written = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": written})
    await send({"type": "http.response.body", "body": body, "more_body": False})
