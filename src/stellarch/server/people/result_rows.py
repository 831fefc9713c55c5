"""How games ended for their seats, by what the statements mean. Each function runs inside one job."""

from collections.abc import Iterable, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import Connection, exists, insert, select

from stellarch.core import Text
from stellarch.core.wire import kept, read
from stellarch.server.people.persons import in_utc
from stellarch.server.storage.schema import closings, origins, results, tables


class SheetRow(msgspec.Struct, frozen=True):
    """A row of the score sheet of one seat: one of those that make up its total."""

    key: str
    label: Text
    value: int


class ResultRow(msgspec.Struct, frozen=True):
    """How a game ended for a seat."""

    table_id: str
    seat: int
    game: str
    ended: datetime
    person: str | None
    bot: str | None
    place: int
    shared: bool
    total: int
    ahead: int
    sheet: tuple[SheetRow, ...]
    skill: float | None = None
    doubt: float | None = None
    gain: float | None = None


def unrecorded(connection: Connection, most: int) -> list[str]:
    """Games that are over and of which nothing is recorded yet, the oldest first; tries are not, and what
    a host has closed has no end."""
    known = exists().where(results.c.table_id == tables.c.id)
    tries = exists().where(origins.c.table_id == tables.c.id)
    closed = exists().where(closings.c.table_id == tables.c.id)
    found = select(tables.c.id).where(tables.c.over, ~known, ~tries, ~closed).order_by(tables.c.created).limit(most)
    return list(connection.execute(found).scalars())


def are_recorded(connection: Connection, table_id: str) -> bool:
    return bool(connection.execute(select(exists().where(results.c.table_id == table_id))).scalar())


def record(connection: Connection, rows: Iterable[ResultRow]) -> None:
    values = [{**msgspec.structs.asdict(row), "sheet": kept(row.sheet).decode()} for row in rows]
    connection.execute(insert(results), values)


def last_skill(connection: Connection, person: str, game: str) -> tuple[float, float] | None:
    """How strong somebody was after the last game that counted, and how sure that is."""
    mine = (results.c.person == person, results.c.game == game, results.c.skill.is_not(None))
    found = connection.execute(
        select(results.c.skill, results.c.doubt).where(*mine).order_by(results.c.ended.desc()).limit(1)
    ).first()
    return None if found is None else (found.skill, found.doubt)


class RatedGame(msgspec.Struct, frozen=True):
    """A game that counted for somebody, and what it made of the rating."""

    ended: datetime
    place: int
    skill: float
    doubt: float
    gain: float


def rated_games(connection: Connection, person: str) -> dict[str, list[RatedGame]]:
    """The games that counted for somebody, by game, in their order."""
    mine = (results.c.person == person, results.c.skill.is_not(None))
    columns = (results.c.game, results.c.ended, results.c.place, results.c.skill, results.c.doubt, results.c.gain)
    found: dict[str, list[RatedGame]] = {}
    for game, ended, *rest in connection.execute(select(*columns).where(*mine).order_by(results.c.ended)):
        found.setdefault(game, []).append(RatedGame(in_utc(ended), *rest))
    return found


def sheets(connection: Connection, person: str, game: str, most: int) -> Sequence[tuple[SheetRow, ...]]:
    """The score sheets of somebody's last games."""
    mine = (results.c.person == person, results.c.game == game)
    found = select(results.c.sheet).where(*mine).order_by(results.c.ended.desc()).limit(most)
    return [read(sheet, tuple[SheetRow, ...]) for sheet in connection.execute(found).scalars()]
