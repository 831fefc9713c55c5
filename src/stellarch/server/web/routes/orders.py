"""Orders in advance: what a seat will do if it comes to that."""

from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from stellarch.server import messages
from stellarch.server.web.guard import limited, visitor_of
from stellarch.server.web.routes.common import AllTables, AnyRequest, Person, TableId, post


@post("/tables/{table_id:str}/if-thens/look", guards=[limited("previews")])
async def look(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.Foresee], tables: AllTables, person: Person
) -> messages.Foreseen:
    """How the table would stand after some actions, and what may come next there. Nothing is stored."""
    return await tables.in_advance.look(table_id, person, data, visitor_of(request).address)


@post("/tables/{table_id:str}/if-thens")
async def give(
    table_id: TableId, data: JSONBody[messages.Foresee], tables: AllTables, person: Person
) -> messages.TableState:
    """If the others play this, I play that. Nobody else is told."""
    return await tables.in_advance.give(table_id, person, data)


@post("/tables/{table_id:str}/if-thens/withdraw")
async def withdraw(
    table_id: TableId, data: JSONBody[messages.Withdraw], tables: AllTables, person: Person
) -> messages.TableState:
    """Take such a line back, or put away one that has ended."""
    return await tables.in_advance.withdraw(table_id, person, data)


ROUTES: list[HTTPRouteHandler] = [
    look,
    give,
    withdraw,
]
