"""The live socket of a table, as a page holds it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.running import Server

_LONG_ENOUGH = 120
"""Seconds for a message that must come; a test that waits this long has failed."""


@contextmanager
def live(server: Server, client: httpx.Client, table_id: str, origin: str | None = None) -> Iterator[ClientConnection]:
    """The socket of a table, opened by this device; a page sends its origin, a program none."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table_id}/live"
    headers = {"Cookie": cookies} if cookies else {}
    given = Origin(origin) if origin else None
    with connect(url, additional_headers=headers, origin=given, open_timeout=_LONG_ENOUGH, proxy=None) as socket:
        yield socket


def message(socket: ClientConnection) -> dict[str, Any]:
    """The next message."""
    return dict(json.loads(socket.recv(timeout=_LONG_ENOUGH)))


def next_of(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; others are passed over."""
    while (found := message(socket))["type"] != kind:
        pass
    return found


def until(socket: ClientConnection, wanted: dict[str, Any]) -> dict[str, Any]:
    """Read until this message comes; what came before it was true for a moment."""
    while (found := message(socket)) != wanted:
        pass
    return found
