"""Fair turns where there is room for few at a time: who will then have been served least goes next, whoever came first.
So what is likely to be short goes before what is long.

That goes by addresses first, so that one who comes as many devices has the turns of one; then by the devices at an
address. Where there are several places, the last is left to what is short: however many ask for long thoughts, from
however many addresses, a quick answer waits for none of them.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

Clock = Callable[[], float]
_MOST_REMEMBERED = 1000
_SHORT = 0.5
"""Seconds; of what is asked for the first time nobody knows how long it takes, so it counts as long."""
_FORGETTING = 0.9
"""A kind is as long as the longest of late: a bot that thinks for seconds has nothing to think about in the end."""


class _Served:
    """How long each has been served. A newcomer begins with as much as who is served now, so that having been away
    gives no right to all the turns that were missed."""

    def __init__(self) -> None:
        self._served: dict[str, float] = {}
        self._least = 0.0
        """What who was called last had been served: nobody in line has less."""

    def so_far(self, who: str, at_least: float = 0.0) -> float:
        return max(self._served.get(who, 0.0), at_least)

    @property
    def of_a_newcomer(self) -> float:
        return self._least

    def call(self, had: float) -> None:
        self._least = max(self._least, had)

    def count(self, who: str, had: float, seconds: float) -> None:
        self._served[who] = self.so_far(who, had) + seconds
        if len(self._served) > _MOST_REMEMBERED:  # who has had no more than a newcomer is as good as one
            self._served = {who: had for who, had in self._served.items() if had > self._least}


class _Waiting:
    """Somebody in line: who, for what, since what time served, and how they hear that it is their turn."""

    def __init__(self, address: str, device: str, kind: str, weight: float) -> None:
        self.address, self.device, self.kind, self.weight = address, device, kind, weight
        self.starts = (0.0, 0.0)
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """Places for a few at a time, given to addresses and devices by the time that they have been served."""

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
        """A place for as long as this lasts. Who weighs more gets fewer turns; of a kind it is known how long it may
        take."""
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
        """What the address, and the device there, will have been served when this is done."""
        by_address, by_device = self._had(waiting)
        this = self._usual.get(waiting.kind, 0.0) * waiting.weight
        return by_address + this, by_device + this

    def _had(self, waiting: _Waiting) -> tuple[float, float]:
        """Others of the same may have been served while this one stood in line."""
        by_address, by_device = waiting.starts
        return self._addresses.so_far(waiting.address, by_address), self._devices.so_far(waiting.device, by_device)

    def _count(self, waited: _Waiting, seconds: float) -> None:
        self._addresses.count(waited.address, waited.starts[0], seconds * waited.weight)
        self._devices.count(waited.device, waited.starts[1], seconds * waited.weight)
        if waited.kind:
            self._usual[waited.kind] = max(seconds, _FORGETTING * self._usual.get(waited.kind, 0.0))
