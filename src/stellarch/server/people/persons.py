"""What is kept of a person: a row, as soon as there is something to keep. Each function runs inside one job."""

from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection, insert, select, update

from stellarch.server.secrets import new_id
from stellarch.server.storage.schema import people


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str | None
    created: datetime
    address: str
    """Of their page. The id itself never leaves the server: a guest's is the hash of the device."""


def known(connection: Connection, person: str) -> PersonRow | None:
    """Somebody of whom there is something to keep."""
    return _row(connection, people.c.id == person)


def at(connection: Connection, address: str) -> PersonRow | None:
    """Whose page this is."""
    return _row(connection, people.c.address == address)


def kept(connection: Connection, person: str) -> PersonRow:
    """The row of somebody, made where there is none yet."""
    found = known(connection, person)
    if found is None:
        found = PersonRow(person, None, datetime.now(UTC), new_id())
        connection.execute(insert(people).values(msgspec.structs.asdict(found)))
    return found


def call(connection: Connection, person: str, name: str) -> PersonRow:
    """Give somebody a name that stays."""
    found = kept(connection, person)
    connection.execute(update(people).where(people.c.id == person).values(name=name))
    return msgspec.structs.replace(found, name=name)


def name_of(connection: Connection, person: str) -> str | None:
    found = connection.execute(select(people.c.name).where(people.c.id == person)).scalar()
    return None if found is None else str(found)


def in_utc(stored: datetime) -> datetime:
    """SQLite drops the time zone; everything stored is UTC."""
    return stored if stored.tzinfo else stored.replace(tzinfo=UTC)


def _row(connection: Connection, which: object) -> PersonRow | None:
    found = connection.execute(
        select(people.c.id, people.c.name, people.c.created, people.c.address).where(which)  # type: ignore[arg-type]
    ).first()
    if found is None:
        return None
    return PersonRow(found.id, found.name, in_utc(found.created), found.address)
