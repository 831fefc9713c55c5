"""Live updates: a page is told that its table has moved on. A message is only a hint; the truth is fetched."""

import asyncio
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stellarch.core import Refused
from stellarch.server import messages
from stellarch.server.guard import visitor_of
from stellarch.server.settings import Settings
from stellarch.server.tables import Tables

Socket = WebSocket[Any, Any, Any]
_POLICY_VIOLATION = 1008
_TRY_AGAIN_LATER = 1013


class Lines:
    """The open lines of this process, by table. A table that nobody listens to leaves no trace here."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[asyncio.Queue[bytes]]] = {}

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._by_table

    @contextmanager
    def listening(self, table_id: str) -> Iterator[asyncio.Queue[bytes]]:
        """What is told of a table, for as long as this lasts."""
        line: asyncio.Queue[bytes] = asyncio.Queue()
        lines = self._by_table.setdefault(table_id, set())
        lines.add(line)
        try:
            yield line
        finally:
            lines.remove(line)
            if not lines:
                del self._by_table[table_id]

    def tell(self, table_id: str, message: messages.LiveMessage) -> None:
        """Tell all who listen to a table."""
        for line in self._by_table.get(table_id, ()):
            line.put_nowait(msgspec.json.encode(message))


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    lines: NamedDependency[Lines],
    settings: NamedDependency[Settings],
) -> None:
    """Tell a page when its table changes and who is there, until it goes."""
    visitor = visitor_of(socket)
    try:
        await tables.require(table_id)
    except Refused as refusal:
        await socket.close(_POLICY_VIOLATION, refusal.code)
        return
    # Listening before the page knows that it is connected, so that nothing falls between what it fetches and hears.
    with lines.listening(table_id) as line:
        await socket.accept()
        async with tables.attended(table_id, visitor.device, visitor.address):
            sending = asyncio.create_task(_send(socket, line))
            try:
                await _listen(socket, settings.socket_messages_per_minute)
            except WebSocketDisconnect:
                pass
            finally:
                sending.cancel()


async def _send(socket: Socket, line: asyncio.Queue[bytes]) -> None:
    while True:
        await socket.send_data(await line.get(), mode="text")


async def _listen(socket: Socket, most_per_minute: int) -> None:
    """A page has nothing to say but that it is there; one that talks too much is shown out."""
    heard: deque[float] = deque(maxlen=most_per_minute + 1)
    while True:
        await socket.receive_data(mode="text")
        heard.append(time.monotonic())
        if len(heard) > most_per_minute and heard[-1] - heard[0] < 60:
            await socket.close(_TRY_AGAIN_LATER, "too many messages")
            return
