"""What an action stores: new lines of a table's log, with all that follows from them.

The rows are prepared before the writer takes the job, so it writes many of these without a savepoint for each.
"""

import sqlite3
from datetime import UTC

import msgspec
from sqlalchemy import Connection

from stellarch.server.storage.clocks import ClockRow, ClockStore
from stellarch.server.storage.following import CheckpointRow, Following, OutcomeRow
from stellarch.server.storage.store import LogRow, Store, Taken

_LINE = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"
_ADD_LINES = "INSERT INTO log (table_id, number, kind, seat, text, at, bot_failed, by_itself, late) VALUES "
_SET_OUTCOME = "INSERT OR REPLACE INTO outcomes (table_id, number, events, totals, round) VALUES (?, ?, ?, ?, ?)"
_SET_CHECKPOINT = "INSERT OR REPLACE INTO checkpoints (table_id, number, rules, program, packed) VALUES (?, ?, ?, ?, ?)"
_FORGET_REQUEST = "DELETE FROM requests WHERE table_id = ?"
_SET_FACTS = "UPDATE tables SET facts = ? WHERE id = ?"
_SET_RESULT = "UPDATE tables SET over = 1, result = ? WHERE id = ?"
_SET_CLOCKS = "UPDATE clocks SET kept = ?, due = ? WHERE table_id = ?"
_AT = "%Y-%m-%d %H:%M:%S.%f"
"""The format in which the other statements write a time."""


class Addition(msgspec.Struct, frozen=True):
    """Stored together or not at all."""

    table_id: str
    lines: tuple[LogRow, ...]
    outcomes: tuple[OutcomeRow, ...]
    checkpoints: tuple[CheckpointRow, ...]
    facts: str
    """How the table stands afterwards, as JSON."""
    result: str | None = None
    """How the game ended, as JSON, if this is its end."""
    clocks: ClockRow | None = None
    """What the players have left, where they have only so much time."""

    def __call__(self, connection: Connection) -> None:
        """Store it, in any database; raises Taken when the number of a line is there already."""
        Store(connection).append(self.table_id, *self.lines, result=self.result)
        Following(connection).keep(self.table_id, self.outcomes, self.checkpoints, self.facts)
        if self.clocks is not None:
            ClockStore(connection).keep(self.clocks)

    def store_in(self, file: sqlite3.Connection) -> None:
        """The same for SQLite. Only the first statement can be refused, and one that is refused changes nothing: so
        a writer that gets Taken has left nothing behind, and needs no savepoint."""
        values = [value for line in self.lines for value in self._values(line)]
        try:
            file.execute(_ADD_LINES + ", ".join([_LINE] * len(self.lines)), values)
        except sqlite3.IntegrityError:
            raise Taken from None
        file.executemany(_SET_OUTCOME, [(self.table_id, *msgspec.structs.astuple(row)) for row in self.outcomes])
        file.executemany(_SET_CHECKPOINT, [(self.table_id, *msgspec.structs.astuple(row)) for row in self.checkpoints])
        file.execute(_FORGET_REQUEST, (self.table_id,))
        file.execute(_SET_FACTS, (self.facts, self.table_id))
        if self.result is not None:
            file.execute(_SET_RESULT, (self.result, self.table_id))
        if self.clocks is not None:
            file.execute(_SET_CLOCKS, (self.clocks.kept, self.clocks.due, self.table_id))

    def _values(self, line: LogRow) -> tuple[object, ...]:
        at = line.at.astimezone(UTC).strftime(_AT)
        marks = line.bot_failed, line.by_itself, line.late
        return self.table_id, line.number, line.kind, line.seat, line.text, at, *marks
