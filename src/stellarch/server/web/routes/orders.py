"""Orders in advance: what a seat will do if it comes to that."""

from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from stellarch.server import messages
from stellarch.server.web.guard import limited, visitor_of
from stellarch.server.web.routes.common import AllTables, AnyRequest, BoardName, Person, TableId, post


@post("/tables/{table_id:str}/if-thens/look", guards=[limited("previews")])
async def look(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.Foresee], tables: AllTables, person: Person
) -> messages.Foreseen:
    """How the table would stand after some actions, and what may come next there. Nothing is stored."""
    return await tables.in_advance.look(table_id, person, data, visitor_of(request).address)


@post("/tables/{table_id:str}/if-thens/why", guards=[limited("previews")])
async def why_ahead(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.AskAhead], tables: AllTables, person: Person
) -> messages.Verdict:
    """May this action come next there, and if not, why not?"""
    return await tables.in_advance.why(table_id, person, data, visitor_of(request).address)


@post("/tables/{table_id:str}/if-thens/boards/{name:str}", guards=[limited("previews")])
async def board_ahead(
    request: AnyRequest,
    table_id: TableId,
    name: BoardName,
    data: JSONBody[messages.Foresee],
    tables: AllTables,
    person: Person,
) -> messages.Board:
    """What the game shows there besides the view, by name."""
    return await tables.in_advance.board(table_id, person, data, name, visitor_of(request).address)


@post("/tables/{table_id:str}/if-thens/templates/{name:str}", guards=[limited("previews")])
async def templates_ahead(
    request: AnyRequest,
    table_id: TableId,
    name: BoardName,
    data: JSONBody[messages.Foresee],
    tables: AllTables,
    person: Person,
) -> messages.Templates:
    """The templates of a kind of action there, with all their blanks."""
    return await tables.in_advance.templates(table_id, person, data, name, visitor_of(request).address)


@post("/tables/{table_id:str}/if-thens", guards=[limited("previews")])
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


@post("/tables/{table_id:str}/standing")
async def leave_standing(
    table_id: TableId, data: JSONBody[messages.LeaveStanding], tables: AllTables, person: Person
) -> messages.TableState:
    """What is to be played for a seat until it says otherwise. Nobody else is told."""
    return await tables.in_advance.leave(table_id, person, data)


ROUTES: list[HTTPRouteHandler] = [
    look,
    why_ahead,
    board_ahead,
    templates_ahead,
    give,
    withdraw,
    leave_standing,
]
