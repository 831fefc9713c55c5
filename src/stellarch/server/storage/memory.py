"""What is remembered besides the games: how far each player has followed a table, and where a table comes from."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import Connection, and_, insert, select, update

from stellarch.server.storage.schema import origins, promises, seen
from stellarch.server.storage.store import in_utc

Kind = Literal["what_if", "file", "position"]


class SeenRow(msgspec.Struct, frozen=True):
    """Somebody has seen the log up to a number, and when that was."""

    number: int
    at: datetime


class OriginRow(msgspec.Struct, frozen=True):
    """Where a table comes from that did not begin as a game does: a position of another one, or a file."""

    kind: Kind
    source: str | None = None
    number: int | None = None
    begun: str | None = None
    """The first state, as the game saves it, where that does not follow from options and seed."""

    def __repr__(self) -> str:  # it holds all secrets of a game
        return f"<OriginRow {self.kind}>"


class Memory:
    """Statements over one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def seen(self, table_id: str) -> dict[str, SeenRow]:
        """How far each person has followed a table."""
        found = self.connection.execute(
            select(seen.c.person, seen.c.number, seen.c.at).where(seen.c.table_id == table_id)
        )
        return {person: SeenRow(number, in_utc(at)) for person, number, at in found}

    def mark(self, table_id: str, person: str, row: SeenRow) -> None:
        """Note how far somebody has followed a table; it never goes back, whichever device comes late."""
        here = and_(seen.c.table_id == table_id, seen.c.person == person)
        known = self.connection.execute(select(seen.c.number).where(here)).scalar()
        values = msgspec.structs.asdict(row)
        if known is None:
            self.connection.execute(insert(seen).values(table_id=table_id, person=person, **values))
        elif known <= row.number:
            self.connection.execute(update(seen).where(here).values(**values))

    def origin(self, table_id: str) -> OriginRow | None:
        return self.origins_of([table_id]).get(table_id)

    def origins_of(self, table_ids: Sequence[str]) -> dict[str, OriginRow]:
        columns = (origins.c.table_id, origins.c.kind, origins.c.source, origins.c.number, origins.c.begun)
        found = self.connection.execute(select(*columns).where(origins.c.table_id.in_(table_ids)))
        return {table_id: OriginRow(*row) for table_id, *row in found}

    def kinds_of(self, table_ids: Sequence[str]) -> dict[str, Kind]:
        """The kind of each of some tables that did not begin as a game does, for lists."""
        found = self.connection.execute(
            select(origins.c.table_id, origins.c.kind).where(origins.c.table_id.in_(table_ids))
        )
        return {row.table_id: row.kind for row in found}

    def promise(self, table_id: str) -> str | None:
        """What was published before the first move; tables of an older Stellarch have nothing stored."""
        found = select(promises.c.commitment).where(promises.c.table_id == table_id)
        return self.connection.execute(found).scalar()

    def add_promise(self, table_id: str, commitment: str) -> None:
        self.connection.execute(insert(promises).values(table_id=table_id, commitment=commitment))

    def add_origin(self, table_id: str, row: OriginRow) -> None:
        self.connection.execute(insert(origins).values(table_id=table_id, **msgspec.structs.asdict(row)))
