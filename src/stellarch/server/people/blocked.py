"""People somebody wants nothing to do with: these write nothing to them, do not sit at their tables, and see no
invitation of theirs. Each function runs inside one job."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from stellarch.core import Refused
from stellarch.server import messages
from stellarch.server.errors import Forbidden
from stellarch.server.people import persons
from stellarch.server.refusals import TooManyBlocks, Why
from stellarch.server.storage.schema import blocks, tables

_MOST = 500


def block(connection: Connection, person: str, other: str, name: str) -> None:
    """Doing so twice changes nothing."""
    here = (blocks.c.person == person, blocks.c.other == other)
    if connection.execute(select(blocks.c.at).where(*here)).first() is not None:
        return
    if (connection.execute(select(func.count()).where(blocks.c.person == person)).scalar() or 0) >= _MOST:
        raise Refused(TooManyBlocks(_MOST))
    persons.kept(connection, other)  # so that they have an address, by which they can be unblocked
    connection.execute(insert(blocks).values(person=person, other=other, name=name, at=datetime.now(UTC)))


def unblock(connection: Connection, person: str, address: str) -> None:
    other = persons.at(connection, address)
    if other is not None:
        connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.other == other.id))


def of_person(connection: Connection, person: str) -> list[messages.BlockedPerson]:
    """Whom somebody has blocked, the last first."""
    found = connection.execute(
        select(blocks.c.other, blocks.c.name, blocks.c.at).where(blocks.c.person == person).order_by(blocks.c.at.desc())
    )
    rows = ((persons.known(connection, other), name, persons.in_utc(at)) for other, name, at in found.all())
    return [messages.BlockedPerson(row.address, name, at.isoformat()) for row, name, at in rows if row is not None]


def those_who_block(connection: Connection, person: str, people: Collection[str]) -> set[str]:
    """Who of some people wants nothing to do with somebody."""
    found = select(blocks.c.person).where(blocks.c.other == person, blocks.c.person.in_(people))
    return set(connection.execute(found).scalars())


def require_welcome(connection: Connection, person: str, people: Collection[str]) -> None:
    """Raises Forbidden where one of some people has blocked somebody, or where they have blocked one of these."""
    either = or_(
        and_(blocks.c.other == person, blocks.c.person.in_(people)),
        and_(blocks.c.person == person, blocks.c.other.in_(people)),
    )
    if people and connection.execute(select(blocks.c.at).where(either)).first() is not None:
        raise Forbidden(Why.BLOCKED)


def welcome_at(connection: Connection, person: str, table_ids: Sequence[str]) -> list[str]:
    """Those of some tables whose hosts have not blocked somebody."""
    closed = select(tables.c.id).join(blocks, blocks.c.person == tables.c.maker)
    shut = set(connection.execute(closed.where(tables.c.id.in_(table_ids), blocks.c.other == person)).scalars())
    return [table_id for table_id in table_ids if table_id not in shut]
