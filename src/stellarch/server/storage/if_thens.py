"""What seats will do if it comes to that, by what the statements mean. Each function runs inside one job."""

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, select, update

from stellarch.core import Text
from stellarch.core.wire import kept, read
from stellarch.server.storage.schema import if_thens, log, tables

_MOST_AFTER = 50
"""Where a log has become longer than this since a line was given, the line has ended long ago."""


class StepRow(msgspec.Struct, frozen=True):
    """An action that is foreseen, or the answer to it."""

    seat: int
    text: str
    order: Text
    """The action in words, as it was told when the line was given."""
    sees: str | None = None
    """Of an answer: what the seat must see for it to be played, as a hash of its view."""


class IfThenRow(msgspec.Struct, frozen=True):
    """A line of foreseen actions and answers, begun after a line of the log."""

    seat: int
    number: int
    base: int
    steps: tuple[StepRow, ...]
    fault: Text | None = None
    """Why it was dropped when it came to it."""

    def __repr__(self) -> str:  # it is a secret of its seat
        return f"<IfThenRow {self.seat} {self.number}>"


class IfThens:
    """Statements over one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def at(self, table_id: str) -> list[IfThenRow]:
        found = self.connection.execute(
            select(if_thens.c.seat, if_thens.c.number, if_thens.c.base, if_thens.c.steps, if_thens.c.fault)
            .where(if_thens.c.table_id == table_id)
            .order_by(if_thens.c.seat, if_thens.c.number)
        )
        return [
            IfThenRow(
                seat, number, base, read(steps, tuple[StepRow, ...]), None if fault is None else read(fault, Text)
            )
            for seat, number, base, steps, fault in found
        ]

    def add(self, table_id: str, row: IfThenRow) -> None:
        values = {"seat": row.seat, "number": row.number, "base": row.base, "steps": kept(row.steps).decode()}
        self.connection.execute(insert(if_thens).values(table_id=table_id, **values))

    def remove(self, table_id: str, *rows: IfThenRow) -> None:
        for row in rows:
            self.connection.execute(delete(if_thens).where(self._is(table_id, row)))

    def drop(self, table_id: str, row: IfThenRow) -> None:
        """Note why it is not played."""
        fault = kept(row.fault).decode()
        self.connection.execute(update(if_thens).where(self._is(table_id, row)).values(fault=fault))

    def may_be_due(self) -> list[str]:
        """The tables that still run and at which such a line may have been met, though its answer is not played yet."""
        here = and_(log.c.table_id == if_thens.c.table_id, log.c.number > if_thens.c.base)
        lately = exists().where(here, log.c.number <= if_thens.c.base + _MOST_AFTER)
        found = (
            select(if_thens.c.table_id)
            .join(tables, tables.c.id == if_thens.c.table_id)
            .where(~tables.c.over, if_thens.c.fault.is_(None), lately)
            .where(~exists().where(here, log.c.number > if_thens.c.base + _MOST_AFTER))
            .distinct()
        )
        return list(self.connection.execute(found).scalars())

    def _is(self, table_id: str, row: IfThenRow) -> ColumnElement[bool]:
        return and_(if_thens.c.table_id == table_id, if_thens.c.seat == row.seat, if_thens.c.number == row.number)
