"""Live updates: a page is told that its table has moved on. A message is only a hint; the truth is fetched."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stellarch.core import Refused
from stellarch.server import messages
from stellarch.server.budgets import network_of
from stellarch.server.errors import Unavailable
from stellarch.server.settings import Settings
from stellarch.server.tables.service import Tables
from stellarch.server.web.guard import visitor_of

Socket = WebSocket[Any, Any, Any]
_POLICY_VIOLATION = 1008
_TRY_AGAIN_LATER = 1013
_MOST_AT_A_TABLE = 300
_SECONDS_TO_GATHER = 0.05
"""Changes within this time after a message are sent as one: a page fetches only the last."""
_MOST_OF_A_CALLER = (300, 30)
"""From one address, and of one device."""


class Busy(Exception):
    """There are too many sockets at this table, or of this caller."""


class Line:
    """What one page has yet to be told of its table: only the newest message of each kind, so that a page that does not
    read costs no more than one that does."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        """Whose page it is, if anybody is known by it."""
        self._untold: dict[type[messages.LiveMessage], bytes] = {}
        self._something = asyncio.Event()

    def tell(self, kind: type[messages.LiveMessage], message: bytes) -> None:
        self._untold.pop(kind, None)
        self._untold[kind] = message
        self._something.set()

    async def heard(self) -> bytes:
        """The next message, once there is one."""
        await self._something.wait()
        kind = next(iter(self._untold))
        message = self._untold.pop(kind)
        if not self._untold:
            self._something.clear()
        return message


class Lines:
    """The open lines of this process, by table. A table that nobody listens to leaves no trace here."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Line]] = {}
        self._by_caller: Counter[str] = Counter()

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._by_table

    def __len__(self) -> int:
        return sum(map(len, self._by_table.values()))

    @contextmanager
    def listening(self, table_id: str, device: str | None, address: str, person: str | None = None) -> Iterator[Line]:
        """What is told of a table, for as long as this lasts; raises Busy where there are too many lines already."""
        callers = [f"address {network_of(address)}", *([] if device is None else [f"device {device}"])]
        if len(self._by_table.get(table_id, ())) >= _MOST_AT_A_TABLE or any(
            self._by_caller[caller] >= most for caller, most in zip(callers, _MOST_OF_A_CALLER, strict=False)
        ):
            raise Busy
        line = Line(person)
        self._by_table.setdefault(table_id, set()).add(line)
        self._by_caller.update(callers)
        try:
            yield line
        finally:
            self._by_table[table_id].remove(line)
            if not self._by_table[table_id]:
                del self._by_table[table_id]
            self._by_caller.subtract(callers)
            for caller in callers:
                if not self._by_caller[caller]:
                    del self._by_caller[caller]

    def tell(
        self, table_id: str, message: messages.LiveMessage, to: Callable[[str | None], bool] | None = None
    ) -> None:
        """Tell all who listen to a table, or those of them that it is for."""
        written = msgspec.json.encode(message)
        for line in self._by_table.get(table_id, ()):
            if to is None or to(line.person):
                line.tell(type(message), written)


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
        await tables.registry.require(table_id)
    except Refused as refusal:
        await socket.close(_POLICY_VIOLATION, refusal.code)
        return
    except Unavailable as fault:
        await socket.close(_TRY_AGAIN_LATER, fault.code)
        return
    try:
        # Listening before the page knows that it is connected, so that nothing falls between what it fetches and hears.
        with lines.listening(table_id, visitor.device, visitor.address, visitor.person) as line:
            await socket.accept()
            async with tables.registry.attended(table_id, visitor.person, visitor.address):
                await _converse(socket, line, settings.socket_messages_per_minute)
    except Busy:
        await socket.close(_TRY_AGAIN_LATER, "too many sockets")


async def _converse(socket: Socket, line: Line, most_per_minute: int) -> None:
    sending = asyncio.create_task(_send(socket, line))
    try:
        await _listen(socket, most_per_minute)
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()


async def _send(socket: Socket, line: Line) -> None:
    while True:
        await socket.send_data(await line.heard(), mode="text")
        await asyncio.sleep(_SECONDS_TO_GATHER)


async def _listen(socket: Socket, most_per_minute: int) -> None:
    """A page sends nothing but keep-alives; one that sends too many is disconnected."""
    heard: deque[float] = deque(maxlen=most_per_minute + 1)
    while True:
        await socket.receive_data(mode="text")
        heard.append(time.monotonic())
        if len(heard) > most_per_minute and heard[-1] - heard[0] < 60:
            await socket.close(_TRY_AGAIN_LATER, "too many messages")
            return
