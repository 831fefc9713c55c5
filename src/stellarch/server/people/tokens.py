"""Tokens with which programs act for a person, as far as each may. Each function runs inside one job."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from stellarch.server.messages.people import Rights
from stellarch.server.people.persons import in_utc, kept
from stellarch.server.secrets import hashed, new_id, new_secret
from stellarch.server.storage.schema import tokens

PREFIX = "st_"
MOST = 20
"""Of one person."""
_BETWEEN_NOTES = timedelta(minutes=1)


class TokenRow(msgspec.Struct, frozen=True):
    id: str
    person: str
    label: str
    rights: Rights
    created: datetime
    used: datetime | None


def count(connection: Connection, person: str) -> int:
    return connection.execute(select(func.count()).where(tokens.c.person == person)).scalar() or 0


def make(connection: Connection, person: str, label: str, rights: Rights) -> tuple[str, TokenRow]:
    """A new token, which is known this once, and what is kept of it."""
    kept(connection, person)
    token, row = PREFIX + new_secret(), TokenRow(new_id(), person, label, rights, datetime.now(UTC), None)
    connection.execute(insert(tokens).values(token_hash=hashed(token), **msgspec.structs.asdict(row)))
    return token, row


def of_person(connection: Connection, person: str) -> Sequence[TokenRow]:
    found = connection.execute(_ROWS.where(tokens.c.person == person).order_by(tokens.c.created))
    return [_read(row) for row in found]


def found(connection: Connection, token: str) -> TokenRow | None:
    row = connection.execute(_ROWS.where(tokens.c.token_hash == hashed(token))).first()
    return None if row is None else _read(row)


def is_to_note(row: TokenRow) -> bool:
    """Whether its use is to be stored: not with every request."""
    return row.used is None or datetime.now(UTC) - row.used > _BETWEEN_NOTES


def note_use(connection: Connection, token_id: str) -> None:
    connection.execute(update(tokens).where(tokens.c.id == token_id).values(used=datetime.now(UTC)))


def withdraw(connection: Connection, person: str, token_id: str) -> bool:
    """Whether there was such a token."""
    gone = connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.id == token_id))
    return gone.rowcount > 0


_ROWS = select(tokens.c.id, tokens.c.person, tokens.c.label, tokens.c.rights, tokens.c.created, tokens.c.used)


def _read(row: Sequence[Any]) -> TokenRow:
    token_id, person, label, rights, created, used = row
    return TokenRow(token_id, person, label, rights, in_utc(created), None if used is None else in_utc(used))
