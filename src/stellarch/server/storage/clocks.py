"""The clocks of tables and the hours of people, by what the statements mean. Each function runs inside one job."""

from collections.abc import Collection, Iterable

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from stellarch.server.storage.schema import clocks, holders, hours, lifetime, tables


class ClockRow(msgspec.Struct, frozen=True):
    """What the players of a table have left."""

    table_id: str
    kind: str
    """In which way their time is kept."""
    kept: str
    """How, and what each seat has left, as JSON."""
    due: float | None
    """When the clocks are to be looked at next, in seconds that the server has run; None: not before something
    happens."""


class ClockStore:
    """Statements over one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def add(self, row: ClockRow) -> None:
        self.connection.execute(insert(clocks).values(msgspec.structs.asdict(row)))

    def keep(self, row: ClockRow) -> None:
        here = clocks.c.table_id == row.table_id
        self.connection.execute(update(clocks).where(here).values(kept=row.kept, due=row.due))

    def at(self, table_ids: Iterable[str]) -> dict[str, ClockRow]:
        """The clocks of each of some tables that has any."""
        found = self.connection.execute(select(clocks).where(clocks.c.table_id.in_(table_ids)))
        return {row.table_id: ClockRow(*row) for row in found}

    def by_days_of(self, person: str) -> list[str]:
        """The tables of a person where time is kept by days and the game still runs."""
        found = (
            select(clocks.c.table_id)
            .join(holders, holders.c.table_id == clocks.c.table_id)
            .join(tables, tables.c.id == clocks.c.table_id)
            .where(holders.c.person == person, clocks.c.kind == "days", ~tables.c.over)
            .distinct()
        )
        return list(self.connection.execute(found).scalars())

    def running(self) -> list[tuple[float, str]]:
        """All tables with clocks where the game still runs, with when each is to be looked at: at once, if it does not
        follow from the clocks alone."""
        found = (
            select(clocks.c.due, clocks.c.table_id)
            .join(tables, tables.c.id == clocks.c.table_id)
            .where(~tables.c.over, or_(clocks.c.due.is_not(None), clocks.c.kind == "days"))
        )
        return [(due or 0.0, table_id) for due, table_id in self.connection.execute(found)]

    # How long the server has run

    def lived(self) -> float:
        """How many seconds the server has run in all, as last noted."""
        return float(self.connection.execute(select(lifetime.c.lived)).scalar() or 0.0)

    def live(self, lived: float) -> None:
        """Note how long the server has run."""
        if self.connection.execute(update(lifetime).values(lived=lived)).rowcount == 0:
            self.connection.execute(insert(lifetime).values(id=1, lived=lived))

    # When people sleep

    def hours(self, people: Collection[str]) -> dict[str, str]:
        """The hours of those of some people who have set any, as JSON."""
        found = select(hours.c.person, hours.c.kept).where(hours.c.person.in_(people))
        return {str(person): str(kept) for person, kept in self.connection.execute(found)}

    def set_hours(self, person: str, kept: str) -> None:
        self.connection.execute(delete(hours).where(hours.c.person == person))
        self.connection.execute(insert(hours).values(person=person, kept=kept))
