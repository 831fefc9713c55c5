"""Fair turns where there is room for few at a time: who has been served least goes next, whoever came first."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

Clock = Callable[[], float]
_MOST_REMEMBERED = 1000


class _Waiting:
    """Somebody in line: who, since what time served, and how they hear that it is their turn."""

    def __init__(self, who: str, start: float) -> None:
        self.who = who
        self.start = start
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """Counts the time each has been served. A newcomer begins with as much as who is served now, so that having been
    away gives no right to all the turns that were missed."""

    def __init__(self, places: int, clock: Clock = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._served: dict[str, float] = {}
        self._least = 0.0
        """What who was called last had been served: nobody in line has less."""
        self._line: list[_Waiting] = []

    @asynccontextmanager
    async def turn(self, who: str, weight: float = 1.0) -> AsyncIterator[None]:
        """A place for as long as this lasts. Who weighs more gets fewer turns."""
        waiting = await self._called(who)
        began = self._clock()
        try:
            yield
        finally:
            self._count(waiting, (self._clock() - began) * weight)
            self._free += 1
            self._call_next()

    async def _called(self, who: str) -> _Waiting:
        waiting = _Waiting(who, max(self._served.get(who, 0.0), self._least))
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
        while self._free and self._line:
            # Others of the same may have been served while this one stood in line.
            following = min(self._line, key=lambda waiting: max(waiting.start, self._served.get(waiting.who, 0.0)))
            self._line.remove(following)
            following.start = max(following.start, self._served.get(following.who, 0.0))
            self._least = max(self._least, following.start)
            self._free -= 1
            if not following.called.done():
                following.called.set_result(None)

    def _count(self, waited: _Waiting, served: float) -> None:
        self._served[waited.who] = max(waited.start, self._served.get(waited.who, 0.0)) + served
        if len(self._served) > _MOST_REMEMBERED:  # who has had no more than a newcomer is as good as one
            self._served = {who: had for who, had in self._served.items() if had > self._least}
