"""A table's log folded into positions. The log only grows: a take-back is a line that points to an earlier one."""

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from stellarch.core import Event, Game, Seat, Step
from stellarch.server.storage import LogRow


class Point(NamedTuple):
    """One line of the log, the state after it and the events of it. Number 0 is the start."""

    row: LogRow | None
    state: Any
    events: tuple[Event, ...]


class History:
    """Every position of one table, now and in the past."""

    def __init__(self, game: Game[Any, Any], start: Step[Any]) -> None:
        self.game = game
        self._points = [Point(None, start.state, start.events)]

    @property
    def number(self) -> int:
        return len(self._points) - 1

    @property
    def state(self) -> Any:
        return self._points[-1].state

    def __getitem__(self, number: int) -> Point:
        return self._points[number]

    def since(self, after: int) -> list[tuple[int, Point]]:
        """The points with a number greater than `after`; -1 gives all."""
        first = max(after, -1) + 1
        return list(enumerate(self._points[first:], first))

    def newest_first(self) -> Iterator[LogRow]:
        """The lines of the log, the last of them first."""
        return (point.row for point in reversed(self._points) if point.row is not None)

    def step(self, row: LogRow) -> Step[Any]:
        """What a further line would lead to; raises Refused. Nothing is changed."""
        if row.kind == "undo":
            return Step(self._points[int(row.text)].state)
        return self.game.apply(self.state, Seat(row.seat), self.game.read_action(row.text))

    def last_number(self, seat: int) -> int:
        """The number of a seat's last line in the log; 0 where it has none."""
        numbers = range(self.number, 0, -1)
        return next((n for n in numbers if (row := self._points[n].row) is not None and row.seat == seat), 0)

    def waited_since(self, seats: Collection[int]) -> int:
        """The number since which one of these seats, which are waited on now, has held the game up: it was waited on
        at every position from there, and did not act. The last number where no seat is given."""
        numbers = range(self.number, 0, -1)
        return min(
            (next((n for n in numbers if not self._still_waits(seat, n)), 0) for seat in seats), default=self.number
        )

    def _still_waits(self, seat: int, number: int) -> bool:
        """Whether a seat was waited on before a line of the log too, and the line was not its own answer."""
        row = self._points[number].row
        before = self.game.waiting_on(self._points[number - 1].state)
        return seat in before and row is not None and row.kind == "action" and row.seat != seat

    def answer_since(self, seat: int, after: int) -> LogRow | None:
        """The first line a seat, or a take-back, has added since a position."""
        lines = (point.row for point in self._points[after + 1 :])
        return next((row for row in lines if row is not None and (row.seat == seat or row.kind == "undo")), None)

    def is_same_decision(self, seat: int, after: int) -> bool:
        """Whether a seat decides now what it decided on an earlier position: only others have acted since, and it
        was waited on then as it is now."""
        if self.answer_since(seat, after) is not None:
            return False
        then, now = (self.game.waiting_on(state) for state in (self._points[after].state, self.state))
        return (seat in then) == (seat in now)

    def add(self, row: LogRow, step: Step[Any]) -> None:
        assert row.number == self.number + 1, f"line {row.number} does not follow {self.number}"
        self._points.append(Point(row, step.state, step.events))

    def path(self, number: int | None = None) -> Iterator[int]:
        """The numbers of the actions that led to a position, by default the current one, newest first; those taken back
        are left out."""
        number = self.number if number is None else number
        while (row := self._points[number].row) is not None:
            if row.kind == "undo":
                number = int(row.text)
            else:
                yield number
                number -= 1

    def last_of(self, seats: Collection[int]) -> LogRow | None:
        """The last action of any of these seats; None where there is none that can be taken back, since no undo goes
        back past chance or a secret that has come out."""
        for number in self.path():
            row, _, events = self._points[number]
            if any(event.reveals for event in events):
                return None
            if row is not None and row.seat in seats:
                return row if self._is_open(row) else None
        return None

    def _is_open(self, row: LogRow) -> bool:
        """Whether everybody may know of an action. One in secret is not taken back: that would tell who gave it."""
        return self.game.read_action(row.text).seen_by(Seat(row.seat), None) is not None
