"""Calling work off without ending its process at once."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")

_SECONDS_OF_GRACE = 2.0


async def finished_soon(work: Awaitable[T]) -> T:
    """Await the work. When cancelled, give it a moment to end by itself: cancelling it ends a process, and a new one
    takes longer to start. Otherwise clients that ask and leave, over and over, would keep all processes starting."""
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
