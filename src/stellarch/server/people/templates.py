"""Tables as a person sets them up again and again, under names."""

from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from stellarch.core import Refused
from stellarch.games import find_game
from stellarch.server import messages
from stellarch.server.errors import NotFound
from stellarch.server.people.refusals import No, TooManyTemplates
from stellarch.server.storage import Database
from stellarch.server.storage.schema import templates

MOST = 20
"""Of one person."""
LONGEST = 8000
"""In bytes, as it is stored."""


class OwnTemplates:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[messages.TableTemplate]:
        """The one kept last comes first."""
        return await self._database.read(lambda connection: _of_person(connection, person))

    async def keep(self, person: str, name: str, wanted: messages.KeepTemplate) -> list[messages.TableTemplate]:
        """Keep a table under a name. Where it had another one, nothing else may have the new one."""
        table = msgspec.structs.replace(wanted.table, game=find_game(wanted.table.game).id)
        kept = msgspec.json.encode(table)
        if len(kept) > LONGEST:
            raise Refused(No.ROOM_FOR_TEMPLATE)

        def store(connection: Connection) -> list[messages.TableTemplate]:
            _keep(connection, person, name, kept.decode(), wanted.was)
            return _of_person(connection, person)

        return await self._database.write(store)

    async def remove(self, person: str, name: str) -> list[messages.TableTemplate]:
        """What is not there need not be removed."""

        def store(connection: Connection) -> list[messages.TableTemplate]:
            connection.execute(delete(templates).where(templates.c.person == person, templates.c.name == name))
            return _of_person(connection, person)

        return await self._database.write(store)


def _of_person(connection: Connection, person: str) -> list[messages.TableTemplate]:
    mine = select(templates.c.name, templates.c.kept).where(templates.c.person == person)
    rows = connection.execute(mine.order_by(templates.c.at.desc(), templates.c.name)).all()
    return [messages.TableTemplate(name, msgspec.json.decode(kept, type=messages.NewTable)) for name, kept in rows]


def _keep(connection: Connection, person: str, name: str, kept: str, was: str | None) -> None:
    mine = templates.c.person == person
    names = set(connection.execute(select(templates.c.name).where(mine)).scalars())
    if was is not None and was not in names:
        raise NotFound(No.SUCH_TEMPLATE)
    if was not in (None, name) and name in names:
        raise Refused(No.FREE_NAME)
    replaced = was or name
    if replaced in names:
        connection.execute(update(templates).where(mine, templates.c.name == replaced).values(name=name, kept=kept))
        return
    if len(names) >= MOST:
        raise Refused(TooManyTemplates(MOST))
    connection.execute(insert(templates).values(person=person, name=name, kept=kept, at=datetime.now(UTC)))
