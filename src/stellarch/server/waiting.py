"""Work that is done only while somebody waits for its result."""

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import ClientException

T = TypeVar("T")

_SECONDS_OF_GRACE = 2.0


async def while_waited_for(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What the work gives; it is called off when whoever sent the request has gone."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise ClientException("Nobody waits for the answer")
    finally:
        leaving.cancel()
        working.cancel()


async def finished_soon(work: Awaitable[T]) -> T:
    """What the work gives. When it is called off it still has a moment to end by itself, since calling it off ends a
    process, and a new one takes longer to start: whoever asks and goes, over and over, must not keep all processes
    starting."""
    working = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(working)
    except asyncio.CancelledError:
        await asyncio.wait([working], timeout=_SECONDS_OF_GRACE)
        if working.done() and not working.cancelled():
            working.exception()  # nobody is left to hear of it
        elif isinstance(working, asyncio.Task):
            working.cancel()
        raise


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
