"""What people say to each other at a table, and with whom somebody wants nothing to do."""

from typing import Annotated

from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from stellarch.server import messages
from stellarch.server.web.guard import limited
from stellarch.server.web.routes.common import AllTables, Person, TableId, get, post

BeforeLine = Annotated[str | None, QueryParameter(pattern="^[0-9a-z]+$", max_length=16)]


@get("/tables/{table_id:str}/talk")
async def talk(table_id: TableId, tables: AllTables, person: Person, before: BeforeLine = None) -> messages.Talk:
    """What was said that one may read: the newest lines, or those before one."""
    return await tables.talking.lines(table_id, person, before)


@post("/tables/{table_id:str}/talk", guards=[limited("talk")])
async def say(table_id: TableId, data: JSONBody[messages.Say], tables: AllTables, person: Person) -> messages.Talk:
    """Say something to the table, to one seat alone, or among those who watch."""
    return await tables.talking.say(table_id, person, data)


@post("/tables/{table_id:str}/talk/read")
async def read(
    table_id: TableId, data: JSONBody[messages.WhichLine], tables: AllTables, person: Person
) -> messages.Talk:
    """One has read up to a line."""
    return await tables.talking.read(table_id, person, data.id)


@post("/tables/{table_id:str}/talk/mute")
async def mute(table_id: TableId, data: JSONBody[messages.Mute], tables: AllTables, person: Person) -> messages.Talk:
    """See nothing more of what is said from a seat, or see it again."""
    return await tables.talking.mute(table_id, person, data)


@post("/tables/{table_id:str}/talk/report", guards=[limited("talk")])
async def report_line(
    table_id: TableId, data: JSONBody[messages.WhichLine], tables: AllTables, person: Person
) -> messages.Talk:
    """Show a line to the host of the table."""
    return await tables.talking.report(table_id, person, data.id)


@post("/tables/{table_id:str}/talk/hide")
async def hide(table_id: TableId, data: JSONBody[messages.Hide], tables: AllTables, person: Person) -> messages.Talk:
    """As the host, hide a line from everybody, or show it again."""
    return await tables.talking.hide(table_id, person, data)


@get("/me/blocks")
async def blocked(tables: AllTables, person: Person) -> list[messages.BlockedPerson]:
    """With whom one wants nothing to do."""
    return await tables.talking.blocked(person)


@post("/me/blocks", guards=[limited("talk")])
async def block(data: JSONBody[messages.BlockSeat], tables: AllTables, person: Person) -> list[messages.BlockedPerson]:
    """Have nothing more to do with who plays a seat of a table."""
    return await tables.talking.block(person, data)


@post("/me/blocks/remove")
async def unblock(data: JSONBody[messages.Unblock], tables: AllTables, person: Person) -> list[messages.BlockedPerson]:
    """Have to do with somebody again."""
    return await tables.talking.unblock(person, data.address)


ROUTES: list[HTTPRouteHandler] = [
    talk,
    say,
    read,
    mute,
    report_line,
    hide,
    blocked,
    block,
    unblock,
]
