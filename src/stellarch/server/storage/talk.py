"""What is said at tables, by what the statements mean. Each function runs inside one job."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, false, func, insert, or_, select, update

from stellarch.server.storage.schema import blocks, mutes, talk, talk_marks, talk_readers, talk_reports
from stellarch.server.storage.store import in_utc

MOST_KEPT = 2000
"""Lines of a table; the oldest go when there are more."""


class LineRow(msgspec.Struct, frozen=True):
    number: int
    id: str
    person: str
    seat: int | None
    name: str | None
    to: int | None
    mark: str
    text: str
    at: datetime
    hidden: bool = False

    def __repr__(self) -> str:  # what was said must not get into a log line
        return f"<LineRow {self.id}>"


class Ears(msgspec.Struct, frozen=True):
    """What somebody may hear at a table: what the players say, what those say who watch; what is said to them alone
    always."""

    table_id: str
    person: str
    players: bool
    watchers: bool


_COLUMNS = (
    talk.c.number,
    talk.c.id,
    talk.c.person,
    talk.c.seat,
    talk.c.name,
    talk.c.to,
    talk.c.mark,
    talk.c.text,
    talk.c.at,
    talk.c.hidden,
)


class Spoken:
    """Statements over one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def add(self, table_id: str, row: LineRow, readers: Iterable[str] = ()) -> LineRow:
        """Keep a line under the next number; one that was sent before is given back as it was kept then."""
        if known := self._sent_before(table_id, row):
            return known
        last = self.connection.execute(select(func.max(talk.c.number)).where(talk.c.table_id == table_id)).scalar()
        kept = msgspec.structs.replace(row, number=(last or 0) + 1)
        self.connection.execute(insert(talk).values(table_id=table_id, **msgspec.structs.asdict(kept)))
        for person in readers:
            self._let_read(table_id, kept.number, person)
        aged = and_(talk.c.table_id == table_id, talk.c.number <= kept.number - MOST_KEPT)
        self.connection.execute(delete(talk).where(aged))
        return kept

    def _sent_before(self, table_id: str, row: LineRow) -> LineRow | None:
        same = (talk.c.table_id == table_id, talk.c.person == row.person, talk.c.mark == row.mark)
        found = self.connection.execute(select(*_COLUMNS).where(*same)).first()
        return None if found is None else _row(found)

    def _let_read(self, table_id: str, number: int, person: str) -> None:
        key = (talk_readers.c.table_id == table_id, talk_readers.c.number == number, talk_readers.c.person == person)
        if self.connection.execute(select(talk_readers.c.number).where(*key)).first() is None:
            self.connection.execute(insert(talk_readers).values(table_id=table_id, number=number, person=person))

    def line(self, ears: Ears, line_id: str) -> LineRow | None:
        """A line that somebody may read."""
        found = self.connection.execute(select(*_COLUMNS).where(_heard(ears), talk.c.id == line_id)).first()
        return None if found is None else _row(found)

    def lines(self, ears: Ears, before: str | None, most: int) -> list[LineRow]:
        """The newest lines that somebody may read and wants to, or those before one, in their order."""
        wanted = [_heard(ears), ~_unwanted(ears)]
        if before is not None:
            earlier = select(talk.c.number).where(talk.c.table_id == ears.table_id, talk.c.id == before)
            wanted.append(talk.c.number < earlier.scalar_subquery())
        found = self.connection.execute(select(*_COLUMNS).where(*wanted).order_by(talk.c.number.desc()).limit(most))
        return [_row(row) for row in found][::-1]

    def mark(self, table_id: str, person: str) -> int:
        """The number up to which somebody has read."""
        key = (talk_marks.c.table_id == table_id, talk_marks.c.person == person)
        return self.connection.execute(select(talk_marks.c.number).where(*key)).scalar() or 0

    def set_mark(self, table_id: str, person: str, number: int) -> None:
        """Somebody has read so far; it never goes back, whichever device comes late."""
        key = (talk_marks.c.table_id == table_id, talk_marks.c.person == person)
        known = self.connection.execute(select(talk_marks.c.number).where(*key)).scalar()
        if known is None:
            self.connection.execute(insert(talk_marks).values(table_id=table_id, person=person, number=number))
        elif known < number:
            self.connection.execute(update(talk_marks).where(*key).values(number=number))

    def unread(self, ears: Ears) -> int:
        """How many lines of others somebody has not read, of those that they want to."""
        new = (talk.c.number > self.mark(ears.table_id, ears.person), talk.c.person != ears.person, ~talk.c.hidden)
        counted = select(func.count()).select_from(talk).where(_heard(ears), ~_unwanted(ears), *new)
        return self.connection.execute(counted).scalar() or 0

    def hide(self, table_id: str, number: int, *, hidden: bool) -> None:
        here = (talk.c.table_id == table_id, talk.c.number == number)
        self.connection.execute(update(talk).where(*here).values(hidden=hidden))

    def report(self, table_id: str, number: int, person: str, to: str) -> None:
        """Show a line to somebody who may not have been meant to read it; a second time changes nothing."""
        key = (talk_reports.c.table_id == table_id, talk_reports.c.number == number, talk_reports.c.person == person)
        if self.connection.execute(select(talk_reports.c.number).where(*key)).first() is None:
            self.connection.execute(insert(talk_reports).values(table_id=table_id, number=number, person=person))
        self._let_read(table_id, number, to)

    def reported(self, table_id: str, numbers: Sequence[int]) -> set[int]:
        here = (talk_reports.c.table_id == table_id, talk_reports.c.number.in_(numbers))
        return set(self.connection.execute(select(talk_reports.c.number).where(*here)).scalars())

    def muted(self, table_id: str, person: str) -> tuple[int, ...]:
        """The seats from which somebody wants to hear nothing."""
        here = (mutes.c.table_id == table_id, mutes.c.person == person)
        return tuple(self.connection.execute(select(mutes.c.seat).where(*here).order_by(mutes.c.seat)).scalars())

    def set_muted(self, table_id: str, person: str, seat: int, *, muted: bool) -> None:
        here = (mutes.c.table_id == table_id, mutes.c.person == person, mutes.c.seat == seat)
        self.connection.execute(delete(mutes).where(*here))
        if muted:
            self.connection.execute(insert(mutes).values(table_id=table_id, person=person, seat=seat))

    def deaf_to(self, table_id: str, seat: int, writer: str, people: Collection[str]) -> set[str]:
        """Who of some people does not want to hear what somebody says from a seat."""
        muting = select(mutes.c.person).where(
            mutes.c.table_id == table_id, mutes.c.seat == seat, mutes.c.person.in_(people)
        )
        blocking = select(blocks.c.person).where(blocks.c.other == writer, blocks.c.person.in_(people))
        return {*self.connection.execute(muting).scalars(), *self.connection.execute(blocking).scalars()}


def _heard(ears: Ears) -> ColumnElement[bool]:
    """Lines that somebody may read."""
    to_them = exists().where(
        talk_readers.c.table_id == talk.c.table_id,
        talk_readers.c.number == talk.c.number,
        talk_readers.c.person == ears.person,
    )
    openly = talk.c.to.is_(None)
    players = and_(openly, talk.c.seat.is_not(None)) if ears.players else false()
    watchers = and_(openly, talk.c.seat.is_(None)) if ears.watchers else false()
    return and_(talk.c.table_id == ears.table_id, or_(players, watchers, to_them))


def _unwanted(ears: Ears) -> ColumnElement[bool]:
    """Lines that somebody has said they do not want to see, from a seat or of a person; those of their own never."""
    muted = exists().where(
        mutes.c.table_id == talk.c.table_id, mutes.c.person == ears.person, mutes.c.seat == talk.c.seat
    )
    blocked = exists().where(blocks.c.person == ears.person, blocks.c.other == talk.c.person)
    return and_(talk.c.person != ears.person, or_(muted, blocked))


def _row(found: Sequence[object]) -> LineRow:
    row = LineRow(*found)  # type: ignore[arg-type]
    return msgspec.structs.replace(row, at=in_utc(row.at))
