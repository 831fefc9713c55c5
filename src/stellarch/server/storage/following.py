"""What follows from the log of a table, kept so that it need not be worked out again.

All of it can be lost and computed again: it is replaced freely, and nothing waits for it to be stored.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, literal, select, update

from stellarch.server.storage.schema import checkpoints, log, outcomes, tables


class OutcomeRow(msgspec.Struct, frozen=True):
    """What a line of the log led to: its events and the totals after it, as JSON, and the round of play."""

    number: int
    events: str
    totals: str
    round: int | None


class CheckpointRow(msgspec.Struct, frozen=True):
    """A state of a game under a version of its rules, as one version of the program packed it."""

    number: int
    rules: int
    program: str
    packed: bytes

    def __repr__(self) -> str:  # it holds all secrets of a game
        return f"<CheckpointRow {self.number}>"


class Following:
    """Statements over one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def keep(
        self, table_id: str, found: Collection[OutcomeRow], packed: Collection[CheckpointRow], facts: str | None = None
    ) -> None:
        self._replace(outcomes, table_id, found)
        self._replace(checkpoints, table_id, packed)
        if facts is not None:
            self.connection.execute(update(tables).where(tables.c.id == table_id).values(facts=facts))

    def copy(self, table_id: str, to: str, number: int) -> None:
        """Give another table, whose log begins alike, what follows from the lines up to a number."""
        for kind in (outcomes, checkpoints):
            columns = [column for column in kind.c if column is not kind.c.table_id]
            rows = select(literal(to), *columns).where(kind.c.table_id == table_id, kind.c.number <= number)
            self.connection.execute(insert(kind).from_select(["table_id", *(c.name for c in columns)], rows))

    def _replace(self, kind: Table, table_id: str, rows: Collection[OutcomeRow | CheckpointRow]) -> None:
        if not rows:
            return
        first, last = min(row.number for row in rows), max(row.number for row in rows)
        if self._numbers(kind, table_id, first, last):
            here = (kind.c.table_id == table_id, kind.c.number.in_([row.number for row in rows]))
            self.connection.execute(delete(kind).where(*here))
        self.connection.execute(insert(kind), [{"table_id": table_id, **msgspec.structs.asdict(row)} for row in rows])

    def _numbers(self, kind: Table, table_id: str, first: int, last: int) -> list[int]:
        found = select(kind.c.number).where(kind.c.table_id == table_id, kind.c.number.between(first, last))
        return list(self.connection.execute(found).scalars())

    def without_outcome(self, table_id: str, number: int) -> set[int]:
        """The lines up to a number, the start included, whose outcome is not stored."""
        counted = select(func.count()).select_from(outcomes).where(outcomes.c.table_id == table_id)
        if self.connection.execute(counted).scalar() == number + 1:
            return set()
        return set(range(number + 1)) - set(self._numbers(outcomes, table_id, 0, number))

    def outcomes(self, table_id: str, first: int, last: int) -> list[OutcomeRow]:
        found = (
            select(outcomes.c.number, outcomes.c.events, outcomes.c.totals, outcomes.c.round)
            .where(outcomes.c.table_id == table_id, outcomes.c.number.between(first, last))
            .order_by(outcomes.c.number)
        )
        return [OutcomeRow(*row) for row in self.connection.execute(found)]

    def totals(self, table_id: str, numbers: Sequence[int]) -> list[tuple[int, str, int | None]]:
        """The totals and the round after each of some lines."""
        found = (
            select(outcomes.c.number, outcomes.c.totals, outcomes.c.round)
            .where(outcomes.c.table_id == table_id, outcomes.c.number.in_(numbers))
            .order_by(outcomes.c.number)
        )
        return [(number, totals, round_) for number, totals, round_ in self.connection.execute(found)]

    def checkpoint_numbers(self, table_id: str, rules: int, program: str) -> set[int]:
        """The checkpoints of a table that were made under these rules by this version of the program."""
        found = select(checkpoints.c.number).where(
            checkpoints.c.table_id == table_id, checkpoints.c.rules == rules, checkpoints.c.program == program
        )
        return set(self.connection.execute(found).scalars())

    def checkpoint(self, table_id: str, number: int) -> bytes | None:
        here = (checkpoints.c.table_id == table_id, checkpoints.c.number == number)
        found: Any = self.connection.execute(select(checkpoints.c.packed).where(*here)).scalar()
        return None if found is None else bytes(found)

    def facts(self, table_ids: Iterable[str]) -> dict[str, tuple[str, int]]:
        """The stored facts of tables, and how long their logs are."""
        wanted = list(table_ids)
        length = select(func.coalesce(func.max(log.c.number), 0)).where(log.c.table_id == tables.c.id).scalar_subquery()
        found = select(tables.c.id, tables.c.facts, length).where(tables.c.id.in_(wanted), tables.c.facts.is_not(None))
        return {table_id: (facts, number) for table_id, facts, number in self.connection.execute(found)}
