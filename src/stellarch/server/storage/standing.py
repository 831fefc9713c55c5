"""What seats have left standing, and what people have played by itself at all their tables."""

import msgspec
from sqlalchemy import Connection, and_, delete, insert, or_, select

from stellarch.server.storage.schema import habits, standing, tables


class StandingRow(msgspec.Struct, frozen=True):
    """What one seat has left standing."""

    seat: int
    until: tuple[str, ...] | None = None
    """It passes until one of these occasions comes; none where it does not pass."""
    since: int = 0
    """The line of the log after which it passes."""
    ended: str | None = None
    """The occasion that ended its passing; empty where it had passed often enough."""
    at: int = 0
    """The line of the log that did."""
    declines: bool = False
    """Whether it declines every offer."""
    only: bool | None = None
    """Whether its only legal answer is played; none where its person's habit says so."""

    def __repr__(self) -> str:  # it is a secret of its seat
        return f"<StandingRow {self.seat}>"


class Standing:
    """Statements over one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def at(self, table_id: str) -> list[StandingRow]:
        columns = [standing.c[name] for name in StandingRow.__struct_fields__]
        found = self.connection.execute(select(*columns).where(standing.c.table_id == table_id))
        return [
            StandingRow(seat, None if until is None else tuple(until.split()), *rest) for seat, until, *rest in found
        ]

    def keep(self, table_id: str, row: StandingRow) -> None:
        here = and_(standing.c.table_id == table_id, standing.c.seat == row.seat)
        self.connection.execute(delete(standing).where(here))
        values = {**msgspec.structs.asdict(row), "until": None if row.until is None else " ".join(row.until)}
        self.connection.execute(insert(standing).values(table_id=table_id, **values))

    def running(self) -> list[str]:
        """The tables that still run and at which something was left standing."""
        found = (
            select(standing.c.table_id)
            .join(tables, tables.c.id == standing.c.table_id)
            .where(~tables.c.over, or_(standing.c.until.is_not(None), standing.c.declines, standing.c.only))
            .distinct()
        )
        return list(self.connection.execute(found).scalars())

    def with_habit(self) -> list[str]:
        """The people whose only legal answers are played by themselves."""
        return list(self.connection.execute(select(habits.c.person).where(habits.c.only)).scalars())

    def set_habit(self, person: str, only: bool) -> None:
        self.connection.execute(delete(habits).where(habits.c.person == person))
        self.connection.execute(insert(habits).values(person=person, only=only))
