"""What is good once and for a short while: a challenge to a passkey, a letter's link, a code for the next device.

Only its hash is stored. It is bound to the device that asked for it, but for a code, which is meant for another one.
Taking a ticket destroys it, whatever comes of it.
"""

from datetime import UTC, datetime, timedelta
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from stellarch.server.people.persons import in_utc
from stellarch.server.secrets import hashed
from stellarch.server.storage.schema import tickets

Kind = Literal["register", "open", "letter", "device"]
_MINUTES: dict[Kind, int] = {"register": 5, "open": 5, "letter": 15, "device": 10}
_MOST_OPEN = 5
"""Of one kind, asked for by one device: an older one is worth nothing any more."""


class Ticket(msgspec.Struct, frozen=True):
    secret_hash: str
    person: str | None
    device_hash: str
    held: str
    tries: int


def seconds_of(kind: Kind) -> int:
    return 60 * _MINUTES[kind]


def issue(
    connection: Connection,
    kind: Kind,
    secret: str,
    person: str | None,
    device_hash: str,
    held: str = "",
    tries: int = 1,
) -> None:
    now = datetime.now(UTC)
    connection.execute(delete(tickets).where(tickets.c.until < now))
    mine = (
        select(tickets.c.secret_hash)
        .where(tickets.c.device_hash == device_hash, tickets.c.kind == kind)
        .order_by(tickets.c.until.desc())
        .offset(_MOST_OPEN - 1)
    )
    stale = list(connection.execute(mine).scalars())
    connection.execute(delete(tickets).where(tickets.c.secret_hash.in_(stale)))
    connection.execute(
        insert(tickets).values(
            secret_hash=hashed(secret),
            kind=kind,
            person=person,
            device_hash=device_hash,
            held=held,
            tries=tries,
            until=now + timedelta(seconds=seconds_of(kind)),
        )
    )


def look(connection: Connection, kind: Kind, secret: str) -> Ticket | None:
    """A ticket that is still good; it stays so."""
    return _good(connection, tickets.c.kind == kind, tickets.c.secret_hash == hashed(secret))


def take(connection: Connection, kind: Kind, secret: str) -> Ticket | None:
    """A ticket that was good until now."""
    found = look(connection, kind, secret)
    if found is not None:
        tear_up(connection, found)
    return found


def newest(connection: Connection, kind: Kind, device_hash: str) -> Ticket | None:
    """The last ticket of a kind that a device asked for, if it is still good."""
    return _good(connection, tickets.c.kind == kind, tickets.c.device_hash == device_hash)


def tear_up(connection: Connection, ticket: Ticket) -> None:
    connection.execute(delete(tickets).where(tickets.c.secret_hash == ticket.secret_hash))


def count_try(connection: Connection, ticket: Ticket) -> None:
    """One try less; the last one destroys it."""
    if ticket.tries <= 1:
        tear_up(connection, ticket)
    else:
        here = tickets.c.secret_hash == ticket.secret_hash
        connection.execute(update(tickets).where(here).values(tries=ticket.tries - 1))


def _good(connection: Connection, *which: object) -> Ticket | None:
    columns = (*(tickets.c.secret_hash, tickets.c.person, tickets.c.device_hash), tickets.c.held, tickets.c.tries)
    found = connection.execute(
        select(*columns, tickets.c.until).where(*which).order_by(tickets.c.until.desc()).limit(1)  # type: ignore[arg-type]
    ).first()
    if found is None or in_utc(found.until) < datetime.now(UTC):
        return None
    return Ticket(*found[:5])
