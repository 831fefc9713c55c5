"""Live updates: a page is told that its table has moved on. A message is only a hint; the truth is fetched."""

import asyncio
import time
from collections import deque
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stellarch.core import Refused
from stellarch.server import messages
from stellarch.server.devices import device_of
from stellarch.server.settings import Settings
from stellarch.server.tables import Tables

Socket = WebSocket[Any, Any, Any]
_POLICY_VIOLATION = 1008
_TRY_AGAIN_LATER = 1013


def channel(table_id: str) -> str:
    return f"table-{table_id}"


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    channels: NamedDependency[ChannelsPlugin],
    settings: NamedDependency[Settings],
) -> None:
    """Tell a page when its table changes and who is there, until it goes."""
    try:
        await tables.require(table_id)
    except Refused:
        await socket.close(_POLICY_VIOLATION, "no such table")
        return
    # Subscribed before the page knows that it is connected, so that nothing falls between what it fetches and hears.
    async with channels.start_subscription([channel(table_id)]) as subscriber:
        await socket.accept()
        async with tables.attended(table_id, device_of(socket)):
            sending = asyncio.create_task(_send(socket, subscriber))
            try:
                await _listen(socket, settings.socket_messages_per_minute)
            except WebSocketDisconnect:
                pass
            finally:
                sending.cancel()


async def _send(socket: Socket, subscriber: Subscriber) -> None:
    async for message in subscriber.iter_events():
        await socket.send_data(message, mode="text")


async def _listen(socket: Socket, most_per_minute: int) -> None:
    """A page has nothing to say but that it is there; one that talks too much is shown out."""
    heard: deque[float] = deque(maxlen=most_per_minute + 1)
    while True:
        await socket.receive_data(mode="text")
        heard.append(time.monotonic())
        if len(heard) > most_per_minute and heard[-1] - heard[0] < 60:
            await socket.close(_TRY_AGAIN_LATER, "too many messages")
            return


def tell(channels: ChannelsPlugin, table_id: str, message: messages.LiveMessage) -> None:
    channels.publish(msgspec.json.encode(message), [channel(table_id)])


def is_same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from a page of this server; programs that send no origin are not pages."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:  # no browser sends an origin that is no address
        return False
