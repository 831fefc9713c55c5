"""The clocks of one table: arithmetic alone. The time now is always an argument, in seconds that the server has run.

A move of a seat lasts from when the game begins to wait for the seat until it waits for it no more. Where a seat has to
act again at once, that is the same move, unless others are asked anew too or another round begins. So in a game with
several decisions in a row, what is limited is a visit to the table.
"""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from typing import Literal

import msgspec
from msgspec.structs import replace

from stellarch.server import messages
from stellarch.server.storage import ClockRow

Held = Literal["gathering", "bot", "paused", "holiday", "night"]
"""Why a clock stands still: not all seats are taken, a bot plays the seat, all agreed on a pause, or its player is on
holiday or asleep."""

_LOW = 5
"""Little is left: a fifth."""
_MOST_SAVED = 2
"""In Fischer's way a clock grows up to so many times what it began with: quick moves without need win no more."""
_LEAST_AFTERWARDS = 10.0
"""Seconds for each move of somebody whose stock was used up, or the rest of the game would be played in no time."""
_MOST_FOR_THE_LINE = 2.0
_LINE_A_MOVE = 0.1
"""How fast the allowance for the line fills up again."""
_LINE_AT_ONCE = 1.0
"""How much of it one move can use."""
_BACK_FROM_A_BOT = 10
"""Who comes back in Fischer's way, with nothing left, is given this part of the stock, but a minute at most."""
_ENOUGH = 0.001


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat has left; as of `since` while its clock runs."""

    left: float
    """Seconds of the move, or in Fischer's way of the stock."""
    bank: float = 0.0
    line: float = _MOST_FOR_THE_LINE
    awaited: bool = False
    """Whether a move of this seat is under way."""
    since: float | None = None
    """Since when its clock runs; None while it stands still."""
    held: Held | None = None
    told_low: bool = False
    """Whether it was told in this move that little is left."""
    moves: int = 0
    outs: int = 0
    """How often its time was up."""

    def spent(self, now: float) -> float:
        return 0.0 if self.since is None else max(0.0, now - self.since)

    def total(self, now: float) -> float:
        """Seconds of stock, move and bank; negative if it is over."""
        return self.left + self.bank - self.spent(now)

    def settled(self, now: float) -> "SeatClock":
        """The same clock, with what was spent taken off."""
        left = self.left - self.spent(now)
        bank = self.bank if left >= 0 else max(0.0, self.bank + left)
        return replace(self, left=max(0.0, left), bank=bank, since=None if self.since is None else now)


class Course(msgspec.Struct, frozen=True):
    """What a line of the log means for the clocks."""

    seat: int
    """Who acted, or whose action was taken back."""
    before: frozenset[int]
    """Whom the game waited for before."""
    awaited: frozenset[int]
    """And afterwards."""
    is_undo: bool = False
    is_new_round: bool = False


class TableClocks(msgspec.Struct, frozen=True):
    """What each seat of a person has left, and how their time is kept. Nothing here changes: what happens makes new
    clocks, which are stored before they count."""

    control: messages.TimeControl
    seats: dict[int, SeatClock]
    paused: bool = False
    until: datetime | None = None
    """When a pause ends by itself."""

    @classmethod
    def begin(cls, control: messages.TimeControl, people: Iterable[int]) -> "TableClocks":
        """The clocks of a new table; none runs before all seats are taken."""
        full = float(_full(control))
        bank = float(control.stock) if control.kind == "days" else 0.0
        return cls(control, {seat: SeatClock(full, bank, held="gathering") for seat in people})

    @classmethod
    def of(cls, row: ClockRow) -> "TableClocks":
        return msgspec.json.decode(row.kept, type=cls)

    def row(self, table_id: str) -> ClockRow:
        """What is stored of them."""
        return ClockRow(table_id, self.control.kind, msgspec.json.encode(self).decode(), self.due())

    # What happens

    def after(self, courses: Iterable[Course], now: float, gift: float = 0.0) -> "TableClocks":
        """The clocks after some lines of the log; the first of them took so much for the line."""
        found = self
        for course in courses:
            found = found._after(course, now, gift)
            gift = 0.0
        return found

    def _after(self, course: Course, now: float, gift: float) -> "TableClocks":
        is_fresh = course.is_new_round or bool(course.awaited - course.before - {course.seat})

        def moved(seat: int, clock: SeatClock) -> SeatClock:
            is_actor, is_awaited = seat == course.seat, seat in course.awaited
            if is_actor and gift and clock.since is not None:
                clock = replace(clock, since=min(now, clock.since + gift), line=clock.line - gift)
            if course.is_undo:
                return self._taken_back(clock, now, is_awaited=is_awaited, is_actor=is_actor)
            if clock.awaited and (not is_awaited or (is_actor and is_fresh)):
                clock = self._ended(clock, now)
            return self._begun(clock, now) if is_awaited and not clock.awaited else clock

        return replace(self, seats={seat: moved(seat, clock) for seat, clock in self.seats.items()})

    def _ended(self, clock: SeatClock, now: float) -> SeatClock:
        """A move is made."""
        done = replace(clock.settled(now), awaited=False, since=None, told_low=False, moves=clock.moves + 1)
        line = min(_MOST_FOR_THE_LINE, done.line + _LINE_A_MOVE)
        if self.control.kind != "fischer":
            return replace(done, line=line)
        most = max(done.left, float(self.control.stock * _MOST_SAVED))
        return replace(done, line=line, left=min(most, done.left + self.control.move))

    def _begun(self, clock: SeatClock, now: float) -> SeatClock:
        """A move begins. Who was out of time before has at least a little for it."""
        left = clock.left if self.control.kind == "fischer" else float(self.control.move)
        if clock.outs and self.control.kind == "fischer":
            left = max(left, _LEAST_AFTERWARDS)
        return replace(clock, left=left, awaited=True, since=None if clock.held else now)

    def _taken_back(self, clock: SeatClock, now: float, *, is_awaited: bool, is_actor: bool) -> SeatClock:
        """Nobody gains time by taking a move back: it goes on with what was left when it was made."""
        if clock.awaited and not is_awaited:
            return replace(clock.settled(now), awaited=False, since=None)
        if clock.awaited or not is_awaited:
            return clock
        if not is_actor:
            return self._begun(clock, now)
        earned = self.control.move if self.control.kind == "fischer" else 0
        since = None if clock.held else now
        return replace(clock, left=max(0.0, clock.left - earned), awaited=True, since=since)

    def awaiting(self, awaited: Collection[int], now: float) -> "TableClocks":
        """The clocks, when the game waits for these seats: how a table begins."""
        begun = {
            seat: self._begun(clock, now) for seat, clock in self.seats.items() if seat in awaited and not clock.awaited
        }
        return replace(self, seats={**self.seats, **begun}) if begun else self

    def holding(self, held: Mapping[int, Held | None], now: float) -> "TableClocks":
        """The clocks, when these stand still for a reason, and the others do not."""
        changed = {
            seat: self._held(clock, held.get(seat), now)
            for seat, clock in self.seats.items()
            if clock.held != held.get(seat)
        }
        return replace(self, seats={**self.seats, **changed}) if changed else self

    def _held(self, clock: SeatClock, held: Held | None, now: float) -> SeatClock:
        stopped = replace(clock.settled(now), since=None, held=held)
        if clock.held == "bot" and clock.awaited:
            stopped = replace(stopped, left=max(stopped.left, self._of_who_comes_back()))
        return replace(stopped, since=now) if held is None and stopped.awaited else stopped

    def _of_who_comes_back(self) -> float:
        if self.control.kind != "fischer":
            return float(self.control.move)
        return max(_LEAST_AFTERWARDS, min(60.0, self.control.stock / _BACK_FROM_A_BOT))

    def marked_out(self, seat: int, now: float) -> "TableClocks":
        """The time of a seat is up: that is done once."""
        clock = self.seats[seat].settled(now)
        return self._with(seat, replace(clock, left=0.0, bank=0.0, outs=clock.outs + 1))

    def marked_low(self, seats: Iterable[int]) -> "TableClocks":
        return replace(self, seats={**self.seats, **{one: replace(self.seats[one], told_low=True) for one in seats}})

    def _with(self, seat: int, clock: SeatClock) -> "TableClocks":
        return replace(self, seats={**self.seats, seat: clock})

    # What is asked

    def line_for(self, seat: int, now: float, shown: float | None) -> float:
        """What is given back for the line: what a clock has lost since it was as its player says to have seen it, but
        no more than the allowance has."""
        clock = self.seats.get(seat)
        if clock is None or shown is None:
            return 0.0
        return max(0.0, min(shown - clock.total(now), clock.spent(now), self._grace(clock)))

    def _grace(self, clock: SeatClock) -> float:
        """How long after the end a move that was made in time may still arrive."""
        return 0.0 if self.control.kind == "days" else min(clock.line, _LINE_AT_ONCE)

    def is_late(self, seat: int, now: float, gift: float) -> bool:
        """Whether a move that arrives now was made when time was up."""
        clock = self.seats.get(seat)
        return clock is not None and clock.since is not None and clock.total(now) + gift <= 0

    def out(self, now: float) -> tuple[int, ...]:
        """The seats whose time is up, and of which no move can be on its way any more."""
        return tuple(seat for seat, clock in self.seats.items() if (end := self._end(clock)) is not None and end <= now)

    def _end(self, clock: SeatClock) -> float | None:
        if clock.since is None:
            return None
        return clock.since + clock.left + clock.bank + self._grace(clock) - _ENOUGH

    def low(self, now: float) -> tuple[int, ...]:
        """The seats that have little left and were not told so, where games last for days."""
        return tuple(
            seat for seat, clock in self.seats.items() if (at := self._low_at(clock)) is not None and at <= now
        )

    def _low_at(self, clock: SeatClock) -> float | None:
        if self.control.kind != "days" or clock.since is None or clock.told_low:
            return None
        return clock.since + clock.left + clock.bank - self.control.move / _LOW

    def due(self) -> float | None:
        """When something is to be done, if nothing happens before."""
        moments = (moment for clock in self.seats.values() for moment in (self._end(clock), self._low_at(clock)))
        return min((moment for moment in moments if moment is not None), default=None)

    # What is shown

    def clock(self, seat: int, now: float) -> messages.Clock:
        """The clock of a seat as it is shown."""
        clock = self.seats[seat]
        full, seen = float(_full(self.control)), clock.settled(now)
        left = seen.left if clock.awaited or self.control.kind == "fischer" else full
        return messages.Clock(seat, self._state(clock, now), left, seen.bank, full, round(clock.line, 3))

    def _state(self, clock: SeatClock, now: float) -> messages.ClockState:
        if clock.held is not None and clock.held != "bot":
            return clock.held
        if clock.since is None:
            return "waiting"
        total = clock.total(now)
        return "out" if total <= 0 else "low" if total < _full(self.control) / _LOW else "running"

    def shown(self, now: float) -> messages.Clocks:
        """All of them but those of seats that bots play."""
        until = None if self.until is None else self.until.isoformat()
        of_people = tuple(self.clock(seat, now) for seat, clock in self.seats.items() if clock.held != "bot")
        return messages.Clocks(self.control, of_people, now, self.paused, until)

    def in_a_list(self, mine: Collection[int], now: float) -> messages.Clock | None:
        """Of the seats that are waited for the one with the least time, if possible among some."""
        waited = [seat for seat, clock in self.seats.items() if clock.awaited and clock.held != "bot"]
        chosen = [seat for seat in waited if seat in mine] or waited
        least = min(chosen, key=lambda seat: self.seats[seat].total(now), default=None)
        return None if least is None else self.clock(least, now)


def _full(control: messages.TimeControl) -> int:
    return control.stock if control.kind == "fischer" else control.move
