"""What is asked of the database for somebody's own games."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select

from stellarch.server.storage.following import OutcomeRow
from stellarch.server.storage.schema import away, holders, log, outcomes, seen, tables


class LineRow(NamedTuple):
    """One of the last lines of a table's log, with what it led to."""

    table_id: str
    seat: int
    outcome: OutcomeRow


class InboxStore:
    """Statements over one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def running(self, person: str) -> list[tuple[str, int, str]]:
        """The seats somebody holds in games that still run, each with how its table stands."""
        found = (
            select(holders.c.table_id, holders.c.seat, tables.c.facts)
            .join(tables, tables.c.id == holders.c.table_id)
            .where(holders.c.person == person, ~tables.c.over, tables.c.facts.is_not(None))
        )
        return [(table_id, seat, facts) for table_id, seat, facts in self.connection.execute(found)]

    def last_lines(self, table_ids: Sequence[str], most: int) -> list[LineRow]:
        """The last actions of each of some tables, the newest first."""
        whole = log.alias()
        length = select(func.max(whole.c.number)).where(whole.c.table_id == tables.c.id).scalar_subquery()
        found = (
            select(log.c.table_id, log.c.seat, log.c.number, outcomes.c.events, outcomes.c.totals, outcomes.c.round)
            .select_from(tables)
            .join(log, and_(log.c.table_id == tables.c.id, log.c.number > length - most))
            .join(outcomes, and_(outcomes.c.table_id == log.c.table_id, outcomes.c.number == log.c.number))
            .where(tables.c.id.in_(table_ids), log.c.kind == "action")
            .order_by(log.c.number.desc())
        )
        return [LineRow(table_id, seat, OutcomeRow(*row)) for table_id, seat, *row in self.connection.execute(found)]

    def unseen(self, person: str, table_ids: Sequence[str]) -> dict[str, int]:
        """How many actions of others were added to each of some tables since somebody last looked."""
        own = and_(holders.c.table_id == log.c.table_id, holders.c.seat == log.c.seat, holders.c.person == person)
        found = (
            select(seen.c.table_id, func.count())
            .join(log, and_(log.c.table_id == seen.c.table_id, log.c.number > seen.c.number))
            .join(holders, own, isouter=True)
            .where(seen.c.person == person, seen.c.table_id.in_(table_ids))
            .where(log.c.kind == "action", holders.c.seat.is_(None))
            .group_by(seen.c.table_id)
        )
        return {row[0]: row[1] for row in self.connection.execute(found)}

    def put_away(self, person: str) -> dict[str, int]:
        """The tables somebody has put away, each with how far it had come then."""
        found = select(away.c.table_id, away.c.number).where(away.c.person == person)
        return {row.table_id: row.number for row in self.connection.execute(found)}

    def put(self, person: str, table_id: str, number: int | None) -> None:
        """Put a table away, as far as it has come; or back into the list."""
        here = and_(away.c.table_id == table_id, away.c.person == person)
        self.connection.execute(delete(away).where(here))
        if number is not None:
            self.connection.execute(insert(away).values(table_id=table_id, person=person, number=number))
