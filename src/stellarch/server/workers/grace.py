"""Calling work off without ending its process at once."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")

_SECONDS_OF_GRACE = 2.0


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
