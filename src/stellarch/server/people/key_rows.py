"""The keys of a person: what opens the account on another device. Each function runs inside one job."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, exists, insert, select, update

from stellarch.server.people.persons import in_utc, kept
from stellarch.server.secrets import new_id
from stellarch.server.storage.schema import keys

Kind = Literal["passkey", "mail", "words"]


class KeyRow(msgspec.Struct, frozen=True):
    id: str
    person: str
    kind: Kind
    mark: str
    """By which it is found: the hash of a credential's id, an address, a number."""
    held: str
    """What it is checked against, as JSON."""
    created: datetime
    used: datetime | None


def of_person(connection: Connection, person: str) -> Sequence[KeyRow]:
    found = connection.execute(select(keys).where(keys.c.person == person).order_by(keys.c.created))
    return [_read(row) for row in found]


def found(connection: Connection, kind: Kind, mark: str) -> KeyRow | None:
    row = connection.execute(select(keys).where(keys.c.kind == kind, keys.c.mark == mark)).first()
    return None if row is None else _read(row)


def has_account(connection: Connection, person: str) -> bool:
    """Whether somebody has a key, and can so come back on another device."""
    return bool(connection.execute(select(exists().where(keys.c.person == person))).scalar())


def add(connection: Connection, person: str, kind: Kind, mark: str, held: str) -> None:
    kept(connection, person)
    row = {"id": new_id(), "person": person, "kind": kind, "mark": mark, "held": held, "created": datetime.now(UTC)}
    connection.execute(insert(keys).values(row))


def note_use(connection: Connection, key: KeyRow, held: str | None = None) -> None:
    values = {"used": datetime.now(UTC), "held": key.held if held is None else held}
    connection.execute(update(keys).where(keys.c.id == key.id).values(values))


def remove(connection: Connection, person: str, key_id: str) -> bool:
    """Whether there was such a key."""
    gone = connection.execute(delete(keys).where(keys.c.person == person, keys.c.id == key_id))
    return gone.rowcount > 0


def remove_kind(connection: Connection, person: str, kind: Kind) -> None:
    connection.execute(delete(keys).where(keys.c.person == person, keys.c.kind == kind))


def _read(row: Sequence[Any]) -> KeyRow:
    key_id, person, kind, mark, held, created, used = row
    return KeyRow(key_id, person, kind, mark, held, in_utc(created), None if used is None else in_utc(used))
