"""What is a person's: every row, in whichever table, whose column `person` names them. So merging two people,
forgetting one and giving everything out need not know what else is kept of people, today or later.

A column that names a person otherwise says so: `Column(..., info={"person": True})`. Each function runs inside one job.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

from sqlalchemy import Column, Connection, Table, and_, delete, exists, select, update

from stellarch.server.storage.schema import devices, holders, metadata, people, results, seats, tables, tickets

_MOST_ROWS = 20_000
"""Of one table, given out at once."""
_STAYS = {people, devices}
"""What is looked after by itself."""
_LEFT_BEHIND = {tables, results}
"""What belongs to others too: it stays, and names nobody."""


def named_in(table: Table) -> Iterator[Column[Any]]:
    """The columns of a table that name a person."""
    for column in table.c:
        if column.name in ("person", "maker") or column.info.get("person"):
            yield column


def merge(connection: Connection, guest: str, into: str) -> None:
    """Make all that is a guest's somebody else's. Where both have the same, that of the account stays."""
    for table in metadata.sorted_tables:
        if table in _STAYS:
            continue
        for column in named_in(table):
            if column.primary_key:
                _drop_doubles(connection, table, column, guest, into)
            connection.execute(update(table).where(column == guest).values({column.name: into}))


def forget(connection: Connection, person: str) -> None:
    """Delete all that is somebody's; what others have a part in stays, without them."""
    for table in reversed(metadata.sorted_tables):
        if table in _STAYS:
            continue
        for column in named_in(table):
            mine = column == person
            if table in _LEFT_BEHIND:
                connection.execute(update(table).where(mine).values({column.name: None}))
            else:
                connection.execute(delete(table).where(mine))
    connection.execute(update(devices).where(devices.c.person == person).values(person=None, label=""))
    connection.execute(delete(people).where(people.c.id == person))


def rename_seats(connection: Connection, person: str, called: Callable[[int], str]) -> None:
    """Have the seats that somebody holds alone go by a name that is nobody's; where several do, by different ones."""
    held = select(holders.c.table_id, holders.c.seat).where(holders.c.person == person).order_by(holders.c.seat)
    for table_id, seat in connection.execute(held).all():
        at = (seats.c.table_id == table_id, seats.c.seat == seat)
        others = and_(holders.c.table_id == table_id, holders.c.seat == seat, holders.c.person != person)
        if connection.execute(select(exists().where(others))).scalar():
            continue
        names = set(connection.execute(select(seats.c.name).where(seats.c.table_id == table_id)).scalars())
        free = next(name for name in map(called, count(1)) if name not in names)
        connection.execute(update(seats).where(*at).values(name=free, key_hash=None))


def all_of(connection: Connection, person: str, withheld: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
    """Every row that is somebody's, by table, without the columns withheld."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table in metadata.sorted_tables:
        columns = list(named_in(table))
        if table in (tables, tickets, people) or not columns:
            continue
        hidden = {column.name for column in columns} | set(withheld)
        shown = [column for column in table.c if column.name not in hidden]
        for column in columns:
            rows = connection.execute(select(*shown).where(column == person).limit(_MOST_ROWS)).mappings()
            found.setdefault(table.name, []).extend(dict(row) for row in rows)
    return found


def _drop_doubles(connection: Connection, table: Table, column: Column[Any], guest: str, into: str) -> None:
    other = table.alias()
    rest = [key for key in table.primary_key.columns if key is not column]
    same = and_(other.c[column.name] == into, *(other.c[key.name] == key for key in rest))
    connection.execute(delete(table).where(column == guest, exists().where(same)))
