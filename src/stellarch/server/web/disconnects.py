"""Work that is called off when its client disconnects."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import ClientException

T = TypeVar("T")


async def while_waited_for(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What the work gives; cancelled when the client disconnects."""
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


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
