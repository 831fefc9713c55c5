"""The statements of the server, by what they mean. Each function runs inside one job."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Literal

import msgspec
from sqlalchemy import Connection, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from stellarch.core import Line
from stellarch.server.storage.schema import analyses, hints, holders, log, requests, seats, secrets, tables

ByItself = Literal["if_then", "standing", "only"]
"""An if-then, a standing order, or the wish that the only legal answer is played."""


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    options: str
    seed: str
    listed: bool
    over: bool
    created: datetime
    hints: Literal["open", "off"] = "open"
    maker: str | None = None
    """Who made it."""
    result: str | None = None
    """How the game ended, as JSON; None while it lasts, and for one that an older Stellarch saw end."""
    facts: str | None = None
    """How the table stands, as JSON, for lists."""

    def __repr__(self) -> str:  # the seed must not get into a log line
        return f"<TableRow {self.id}>"


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    name: str
    bot: str | None
    key_hash: str | None
    colour: int | None = None


class LogRow(Line, frozen=True):
    """One line of the log, and when it was added."""

    at: datetime = msgspec.field(default_factory=lambda: datetime.now(UTC))
    bot_failed: bool = False
    """Whether it is the game's default, played for a bot that failed."""
    by_itself: ByItself | None = None
    """By which of the seat's orders in advance it was played: nobody else is told."""
    late: bool = False
    """Whether it is the game's default, played because time was up."""


class RequestRow(msgspec.Struct, frozen=True):
    """A take-back asked for on a number, and the seats that agree so far."""

    number: int
    seat: int
    agreed: tuple[int, ...]


class HintRow(msgspec.Struct, frozen=True):
    """A seat has asked for a hint on the position with this number."""

    number: int
    seat: int


class Taken(Exception):
    """A row with this number is in the log already."""


class Store:
    """Statements over one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def add_table(self, table: TableRow, sitting: Iterable[SeatRow]) -> None:
        self.connection.execute(insert(tables).values(msgspec.structs.asdict(table)))
        rows = [{"table_id": table.id, **msgspec.structs.asdict(row)} for row in sitting]
        self.connection.execute(insert(seats), rows)

    def table(self, table_id: str) -> TableRow | None:
        return self.tables([table_id]).get(table_id)

    def tables(self, table_ids: Iterable[str]) -> dict[str, TableRow]:
        rows = (TableRow(*row) for row in self.connection.execute(select(tables).where(tables.c.id.in_(table_ids))))
        return {row.id: msgspec.structs.replace(row, created=in_utc(row.created)) for row in rows}

    def seats(self, table_id: str) -> list[SeatRow]:
        return self.seats_at([table_id]).get(table_id, [])

    def seats_at(self, table_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of each of some tables."""
        found = self.connection.execute(
            select(seats.c.table_id, seats.c.seat, seats.c.name, seats.c.bot, seats.c.key_hash, seats.c.colour)
            .where(seats.c.table_id.in_(table_ids))
            .order_by(seats.c.seat)
        )
        by_table: dict[str, list[SeatRow]] = {}
        for table_id, *row in found:
            by_table.setdefault(table_id, []).append(SeatRow(*row))
        return by_table

    def log(self, table_id: str, after: int = 0) -> list[LogRow]:
        found = self.connection.execute(
            select(
                log.c.number,
                log.c.kind,
                log.c.seat,
                log.c.text,
                log.c.at,
                log.c.bot_failed,
                log.c.by_itself,
                log.c.late,
            )
            .where(log.c.table_id == table_id, log.c.number > after)
            .order_by(log.c.number)
        )
        return [LogRow(number, kind, seat, text, in_utc(at), *rest) for number, kind, seat, text, at, *rest in found]

    def append(self, table_id: str, *rows: LogRow, result: str | None = None) -> None:
        """Put lines at the end of the log, the last ones if there is a result; raises Taken when the number of one is
        there already."""
        values = [{"table_id": table_id, **msgspec.structs.asdict(row)} for row in rows]
        try:
            self.connection.execute(insert(log), values)
        except IntegrityError:
            raise Taken from None
        self.connection.execute(delete(requests).where(requests.c.table_id == table_id))
        if result is not None:
            self.connection.execute(update(tables).where(tables.c.id == table_id).values(over=True, result=result))

    def holders(self, table_id: str) -> dict[int, frozenset[str]]:
        """The people who may play each seat."""
        return self.holders_at([table_id]).get(table_id, {})

    def holders_at(self, table_ids: Iterable[str]) -> dict[str, dict[int, frozenset[str]]]:
        """The people who may play each seat of each of some tables."""
        found = self.connection.execute(
            select(holders.c.table_id, holders.c.seat, holders.c.person).where(holders.c.table_id.in_(table_ids))
        )
        by_table: dict[str, dict[int, frozenset[str]]] = {}
        for table_id, seat, person in found:
            at = by_table.setdefault(table_id, {})
            at[seat] = at.get(seat, frozenset()) | {person}
        return by_table

    def hold(self, table_id: str, seat: int, person: str) -> None:
        """Let somebody play a seat; doing so twice changes nothing."""
        already = and_(holders.c.table_id == table_id, holders.c.seat == seat, holders.c.person == person)
        if not self.connection.execute(select(holders.c.seat).where(already)).first():
            self.connection.execute(insert(holders).values(table_id=table_id, seat=seat, person=person))

    def release(self, table_id: str, seat: int) -> None:
        """Shut everybody out of a seat."""
        self.connection.execute(delete(holders).where(holders.c.table_id == table_id, holders.c.seat == seat))

    def update_seat(self, table_id: str, row: SeatRow) -> None:
        here = and_(seats.c.table_id == table_id, seats.c.seat == row.seat)
        self.connection.execute(update(seats).where(here).values(name=row.name, key_hash=row.key_hash))

    def request(self, table_id: str) -> RequestRow | None:
        row = self.connection.execute(
            select(requests.c.number, requests.c.seat, requests.c.agreed).where(requests.c.table_id == table_id)
        ).first()
        return RequestRow(row[0], row[1], tuple(map(int, row[2].split()))) if row else None

    def set_request(self, table_id: str, request: RequestRow | None) -> None:
        self.connection.execute(delete(requests).where(requests.c.table_id == table_id))
        if request is not None:
            agreed = " ".join(map(str, request.agreed))
            values = {"table_id": table_id, "number": request.number, "seat": request.seat, "agreed": agreed}
            self.connection.execute(insert(requests).values(values))

    def hints(self, table_id: str) -> list[HintRow]:
        found = self.connection.execute(
            select(hints.c.number, hints.c.seat)
            .where(hints.c.table_id == table_id)
            .order_by(hints.c.number, hints.c.seat)
        )
        return [HintRow(*row) for row in found]

    def add_hint(self, table_id: str, asked: HintRow) -> None:
        self.connection.execute(insert(hints).values(table_id=table_id, **msgspec.structs.asdict(asked)))

    def analysis(self, table_id: str) -> str | None:
        """The analysis of a finished game, as JSON."""
        found = self.connection.execute(select(analyses.c.moves).where(analyses.c.table_id == table_id)).scalar()
        return None if found is None else str(found)

    def add_analysis(self, table_id: str, moves: str) -> None:
        """Keep an analysis; one that is there already is as good."""
        if self.analysis(table_id) is None:
            self.connection.execute(insert(analyses).values(table_id=table_id, moves=moves))

    def secret(self, name: str, new: str) -> str:
        """The server's own secret of this name; `new` where it has none yet."""
        kept = self.connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar()
        if kept is not None:
            return str(kept)
        self.connection.execute(insert(secrets).values(name=name, value=new))
        return new

    def with_a_free_seat(self, most: int) -> list[str]:
        """Listed tables that still run and have a seat that no bot plays and nobody holds, newest first."""
        held = exists().where(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat)
        free = exists().where(seats.c.table_id == tables.c.id, seats.c.bot.is_(None), ~held)
        found = (
            select(tables.c.id)
            .where(tables.c.listed, ~tables.c.over, free)
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        return list(self.connection.execute(found).scalars())

    def running_of(self, person: str, most: int) -> list[str]:
        """Tables that still run and at which somebody has a seat."""
        held = select(holders.c.table_id).where(holders.c.person == person)
        found = select(tables.c.id).where(tables.c.id.in_(held), ~tables.c.over).limit(most)
        return list(self.connection.execute(found).scalars())

    def of_person(self, person: str, most: int) -> list[str]:
        """Tables somebody has a seat at or has made: those that still run, then those that are over, newest first."""
        held = select(holders.c.table_id).where(holders.c.person == person)
        found = (
            select(tables.c.id)
            .where(or_(tables.c.id.in_(held), tables.c.maker == person))
            .order_by(tables.c.over, tables.c.created.desc())
            .limit(most)
        )
        return list(self.connection.execute(found).scalars())


def in_utc(stored: datetime) -> datetime:
    """SQLite drops the time zone; everything stored is UTC."""
    return stored if stored.tzinfo else stored.replace(tzinfo=UTC)
