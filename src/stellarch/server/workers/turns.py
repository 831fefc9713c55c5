"""Fair scheduling for a few places: next is the client that will then have been served least, so short work goes
before long work.

Time is counted by address first, so that one client with many devices has the turns of one, then by device. Where there
are several places, one is kept free for short work: a quick answer never waits for long thoughts of others.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

Clock = Callable[[], float]
_MOST_REMEMBERED = 1000
_SHORT = 0.5
"""Seconds. A kind of work that is new counts as long, since nobody knows how long it takes."""
_FORGETTING = 0.9
"""The estimate for a kind decays by this factor: a bot thinks less towards the end of a game."""


class _Served:
    """How long each client has been served. A newcomer starts level with the client being served now: nobody saves up
    turns by being away."""

    def __init__(self) -> None:
        self._served: dict[str, float] = {}
        self._least = 0.0
        """How much the client called last had been served: nobody in line has less."""

    def so_far(self, who: str, at_least: float = 0.0) -> float:
        return max(self._served.get(who, 0.0), at_least)

    @property
    def of_a_newcomer(self) -> float:
        return self._least

    def call(self, had: float) -> None:
        self._least = max(self._least, had)

    def count(self, who: str, had: float, seconds: float) -> None:
        self._served[who] = self.so_far(who, had) + seconds
        if len(self._served) > _MOST_REMEMBERED:  # a client served no more than a newcomer need not be remembered
            self._served = {who: had for who, had in self._served.items() if had > self._least}


class _Waiting:
    """A client in line."""

    def __init__(self, address: str, device: str, kind: str, weight: float) -> None:
        self.address, self.device, self.kind, self.weight = address, device, kind, weight
        self.starts = (0.0, 0.0)
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """A few places, given out by how long addresses and devices have been served."""

    def __init__(self, places: int, clock: Clock = time.monotonic) -> None:
        self._free = places
        self._kept = 1 if places > 1 else 0
        """Free places that what is long leaves to what is short."""
        self._clock = clock
        self._addresses, self._devices = _Served(), _Served()
        self._usual: dict[str, float] = {}
        """How long each kind takes."""
        self._line: list[_Waiting] = []

    @asynccontextmanager
    async def turn(self, address: str, weight: float = 1.0, *, device: str = "", kind: str = "") -> AsyncIterator[None]:
        """Hold a place. More weight means fewer turns; `kind` is work that usually takes about as long."""
        waiting = await self._called(_Waiting(address, f"{address} {device}", kind, weight))
        began = self._clock()
        try:
            yield
        finally:
            self._count(waiting, self._clock() - began)
            self._free += 1
            self._call_next()

    async def _called(self, waiting: _Waiting) -> _Waiting:
        waiting.starts = (
            self._addresses.so_far(waiting.address, self._addresses.of_a_newcomer),
            self._devices.so_far(waiting.device, self._devices.of_a_newcomer),
        )
        self._line.append(waiting)
        self._call_next()
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self._line:
                self._line.remove(waiting)
            else:  # called and gone in the same moment: the place is for the next
                self._free += 1
                self._call_next()
            raise
        return waiting

    def _call_next(self) -> None:
        while ready := [waiting for waiting in self._line if self._has_place(waiting)]:
            following = min(ready, key=self._rank)
            self._line.remove(following)
            following.starts = self._had(following)
            self._addresses.call(following.starts[0])
            self._devices.call(following.starts[1])
            self._free -= 1
            if not following.called.done():
                following.called.set_result(None)

    def _has_place(self, waiting: _Waiting) -> bool:
        is_short = self._usual.get(waiting.kind, _SHORT) < _SHORT
        return self._free > (0 if is_short else self._kept)

    def _rank(self, waiting: _Waiting) -> tuple[float, float]:
        """How long the address and the device will have been served when this is done."""
        by_address, by_device = self._had(waiting)
        this = self._usual.get(waiting.kind, 0.0) * waiting.weight
        return by_address + this, by_device + this

    def _had(self, waiting: _Waiting) -> tuple[float, float]:
        """How long both have been served so far, also while this one stood in line."""
        by_address, by_device = waiting.starts
        return self._addresses.so_far(waiting.address, by_address), self._devices.so_far(waiting.device, by_device)

    def _count(self, waited: _Waiting, seconds: float) -> None:
        self._addresses.count(waited.address, waited.starts[0], seconds * waited.weight)
        self._devices.count(waited.device, waited.starts[1], seconds * waited.weight)
        if waited.kind:
            self._usual[waited.kind] = max(seconds, _FORGETTING * self._usual.get(waited.kind, 0.0))
