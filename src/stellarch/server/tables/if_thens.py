"""The if-thens of the seats of one table: how far each has come follows from the log, and is kept nowhere.

A line says how the log goes on after one of its lines, action by action, as far as its seat sees them. What the seat
sees nothing of is passed over; a take-back ends the line; so does any other action than the foreseen one.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec.structs import replace

from stellarch.core import Text
from stellarch.server import messages
from stellarch.server.storage import IfThenRow, StepRow

if TYPE_CHECKING:
    from stellarch.server.tables.table import LiveTable


class Followed(NamedTuple):
    """How far a line has come."""

    row: IfThenRow
    met: int
    state: Literal["waits", "played", "unmet", "dropped"]
    at: int

    @property
    def next(self) -> StepRow:
        return self.row.steps[self.met]

    @property
    def is_due(self) -> bool:
        """Whether what is next is an answer."""
        return self.state == "waits" and self.next.seat == self.row.seat


class IfThenLines:
    def __init__(self, rows: Iterable[IfThenRow] = ()) -> None:
        self._rows = list(rows)

    def of(self, seat: int) -> list[IfThenRow]:
        return [row for row in self._rows if row.seat == seat]

    def add(self, row: IfThenRow) -> None:
        self._rows.append(row)

    def remove(self, rows: Iterable[IfThenRow]) -> None:
        gone = {(row.seat, row.number) for row in rows}
        self._rows = [row for row in self._rows if (row.seat, row.number) not in gone]

    def drop(self, dropped: IfThenRow) -> None:
        """Take in why a line is not played."""
        here = (dropped.seat, dropped.number)
        self._rows = [dropped if (row.seat, row.number) == here else row for row in self._rows]

    def due(self, table: "LiveTable") -> Followed | None:
        """The first line whose answer is to be played now. While a bot sits in for somebody, theirs wait."""
        waited = set(table.waiting_on)
        mine = (row for row in self._rows if row.seat in waited and not table.is_bot(row.seat))
        return next((found for row in mine if (found := followed(table, row)).is_due), None)

    def shown(self, table: "LiveTable", seat: int) -> tuple[messages.IfThen, ...]:
        return tuple(_told(followed(table, row)) for row in self.of(seat))

    def waiting(self, table: "LiveTable", seat: int) -> list[Followed]:
        return [found for row in self.of(seat) if (found := followed(table, row)).state == "waits"]


def followed(table: "LiveTable", row: IfThenRow) -> Followed:
    """How far a line has come by now."""
    met, at = 0, row.base
    for number, seat, text in _seen_after(table, row):
        if text is None or (seat, text) != (row.steps[met].seat, row.steps[met].text):
            return Followed(row, met, "unmet", number)
        met, at = met + 1, number
        if met == len(row.steps):
            return Followed(row, met, "played", number)
    return Followed(row, met, "waits" if row.fault is None else "dropped", at)


def _seen_after(table: "LiveTable", row: IfThenRow) -> Iterator[tuple[int, int, str | None]]:
    """What the seat of a line sees of the log after it was given; a take-back has no text."""
    for number in range(row.base + 1, table.history.number + 1):
        line = table.history.line(number)
        if line.kind != "action":
            yield number, line.seat, None
            return
        text = table.log.seen_then(number, row.seat)
        if text is not None:
            yield number, line.seat, text


def _told(found: Followed) -> messages.IfThen:
    steps = tuple(told(step) for step in found.row.steps)
    why: Text | None = found.row.fault if found.state == "dropped" else None
    return messages.IfThen(found.row.number, steps, found.met, found.state, found.at, why)


def told(step: StepRow) -> messages.ForeseenStep:
    return messages.ForeseenStep(step.seat, step.text, step.order)


def dropped(row: IfThenRow, why: Text) -> IfThenRow:
    return replace(row, fault=why)
