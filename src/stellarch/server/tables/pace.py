"""The clock of a table where a game sets a tempo: when a seat's answer counts, and when the default is played for it.

An answer that comes too soon is held until it counts, and so is the next one, which may come before the first is
acknowledged. So all players who answer early have the same pace, even where the round trip to the server takes longer
than the time between two answers. An answer that comes a little late because of the network uses up the moment it was
meant for: the next one counts as soon as if it had come in time.

The rules know no time; this does, and the time now is always an argument. Times are in seconds, as `time.monotonic`
gives them; the tempo of a game is in milliseconds.
"""

from collections.abc import Mapping

from stellarch.core import Tempo

_MS = 1000
_A_FEW = 2
"""How many answers are held at most, and how many moments may be made up for."""


class Pace:
    """Since when each seat is waited on under a tempo, and when it last answered."""

    def __init__(self) -> None:
        self._ready: dict[int, float] = {}
        """From when on an answer counts: the end of the grace, then a little after each answer."""
        self._last: dict[int, float] = {}
        """The end of the grace, then the last answer: from here on a seat's time to answer runs."""
        self._held: dict[int, int] = {}
        """How many answers of a seat came too soon."""

    def watch(self, tempos: Mapping[int, Tempo], now: float) -> None:
        """Look at who is waited on now: a seat that was not before begins with its grace, one that no longer is
        forgotten."""
        for gone in self._ready.keys() - tempos.keys():
            del self._ready[gone], self._last[gone]
            self._held.pop(gone, None)
        for seat, tempo in tempos.items():
            if seat not in self._ready:
                self._ready[seat] = self._last[seat] = now + tempo.grace / _MS

    def ready_in(self, seat: int, now: float) -> float:
        """How long until an answer of this seat counts."""
        return max(0.0, self._ready.get(seat, now) - now)

    def counts(self, seat: int, now: float) -> bool:
        """Whether an answer of this seat counts now, or comes too soon."""
        return not self.ready_in(seat, now)

    def hold(self, seat: int) -> None:
        """Keep an answer that comes too soon until it counts; more than a few are as good as those."""
        self._held[seat] = min(self.held(seat) + 1, _A_FEW)

    def held(self, seat: int) -> int:
        """How many answers of a seat wait for their time."""
        return self._held.get(seat, 0)

    def due(self, now: float) -> tuple[int, ...]:
        """The seats of whose held answers one counts by now."""
        return tuple(seat for seat in sorted(self._held) if self.counts(seat, now))

    def answered(self, seat: int, tempo: Tempo, now: float) -> None:
        """A seat's answer was taken; one that was held, or that is not late by as long as a few take, counts from the
        moment it was due."""
        was_held, ready, between = seat in self._held, self._ready.get(seat, now), tempo.soonest / _MS
        if was_held:
            self._held[seat] -= 1
            if not self._held[seat]:
                del self._held[seat]
        self._last[seat] = ready if was_held else now
        self._ready[seat] = (ready if was_held or now - ready < between * _A_FEW else now) + between

    def bot_wait(self, seat: int, tempo: Tempo, now: float) -> float:
        """How long a bot still takes before it answers."""
        return max(0.0, self._last.get(seat, now) + tempo.bot / _MS - now)

    def late_in(self, seat: int, tempo: Tempo, now: float) -> float:
        """How long until the default is played for a seat; none left: now."""
        return max(0.0, self._last.get(seat, now) + tempo.latest / _MS - now)
