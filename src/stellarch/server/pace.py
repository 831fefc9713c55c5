"""The clock of a table where a game sets a tempo: when a seat's answer counts, and when the default is played for it.

The rules know no time; this does, and the time now is always an argument. Times are in seconds, as `time.monotonic`
gives them; the tempo of a game is in milliseconds.
"""

from collections.abc import Mapping

from stellarch.core import Tempo

_MS = 1000


class Pace:
    """Since when each seat is waited on under a tempo, and when it last answered."""

    def __init__(self) -> None:
        self._ready: dict[int, float] = {}
        """From when on an answer counts: the end of the grace, then a little after each answer."""
        self._last: dict[int, float] = {}
        """The end of the grace, then the last answer: from here on a seat's time to answer runs."""

    def watch(self, tempos: Mapping[int, Tempo], now: float) -> None:
        """Look at who is waited on now: a seat that was not before begins with its grace, one that no longer is
        forgotten."""
        for gone in self._ready.keys() - tempos.keys():
            del self._ready[gone], self._last[gone]
        for seat, tempo in tempos.items():
            if seat not in self._ready:
                self._ready[seat] = self._last[seat] = now + tempo.grace / _MS

    def ready_in(self, seat: int, now: float) -> float:
        """How long until an answer of this seat counts."""
        return max(0.0, self._ready.get(seat, now) - now)

    def counts(self, seat: int, now: float) -> bool:
        """Whether an answer of this seat counts now, or comes too soon."""
        return not self.ready_in(seat, now)

    def answered(self, seat: int, tempo: Tempo, now: float) -> None:
        self._last[seat] = now
        self._ready[seat] = now + tempo.soonest / _MS

    def bot_wait(self, seat: int, tempo: Tempo, now: float) -> float:
        """How long a bot still takes before it answers."""
        return max(0.0, self._last.get(seat, now) + tempo.bot / _MS - now)

    def late_in(self, seat: int, tempo: Tempo, now: float) -> float:
        """How long until the default is played for a seat; none left: now."""
        return max(0.0, self._last.get(seat, now) + tempo.latest / _MS - now)
