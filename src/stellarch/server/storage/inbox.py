"""What is asked of the database for somebody's own games."""

from sqlalchemy import Connection, select

from stellarch.server.storage.schema import holders, tables


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
