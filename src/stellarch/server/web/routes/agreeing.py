"""What a table agrees on, and what its host may do."""

from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from stellarch.server import messages
from stellarch.server.web.guard import limited, visitor_of
from stellarch.server.web.routes.common import AllTables, AnyRequest, Person, SeatPath, TableId, get, post

_SOME = [limited("talk")]


@get("/tables/{table_id:str}/together")
async def together(table_id: TableId, tables: AllTables, person: Person) -> messages.Together:
    """What the table is asked to agree on, and what one may ask or do there now."""
    return await tables.agreements.look(table_id, person)


@post("/tables/{table_id:str}/votes", guards=_SOME)
async def ask_vote(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.AskVote], tables: AllTables, person: Person
) -> messages.Together:
    """Ask the others at the table to agree."""
    return await tables.agreements.ask(table_id, person, data, visitor_of(request).address)


@post("/tables/{table_id:str}/votes/answer", guards=_SOME)
async def answer_vote(
    request: AnyRequest, table_id: TableId, data: JSONBody[messages.AnswerVote], tables: AllTables, person: Person
) -> messages.Together:
    """Agree, or refuse."""
    return await tables.agreements.answer(table_id, person, data, visitor_of(request).address)


@post("/tables/{table_id:str}/seats/{seat:int}/resign", guards=_SOME)
async def resign(table_id: TableId, seat: SeatPath, tables: AllTables, person: Person) -> messages.Together:
    """Leave one's own seat to a bot, for good."""
    return await tables.agreements.resign(table_id, person, seat)


@post("/tables/{table_id:str}/seats/{seat:int}/remind", guards=_SOME)
async def remind(table_id: TableId, seat: SeatPath, tables: AllTables, person: Person) -> messages.Together:
    """Remind somebody that it is their turn."""
    return await tables.agreements.nudge(table_id, person, seat)


@post("/tables/{table_id:str}/seats/{seat:int}/remove", guards=_SOME)
async def remove_player(table_id: TableId, seat: SeatPath, tables: AllTables, person: Person) -> messages.Together:
    """As the host, have a bot play for somebody who never came."""
    return await tables.hosting.remove(table_id, person, seat)


@post("/tables/{table_id:str}/host", guards=_SOME)
async def hand_over(
    table_id: TableId, data: JSONBody[messages.Heir], tables: AllTables, person: Person
) -> messages.Together:
    """As the host, let somebody else be the host."""
    return await tables.hosting.hand_over(table_id, person, data.seat)


@post("/tables/{table_id:str}/close", guards=_SOME)
async def close_table(table_id: TableId, tables: AllTables, person: Person) -> messages.Together:
    """As the host, close the table: nothing more is played there."""
    return await tables.hosting.close(table_id, person)


ROUTES: list[HTTPRouteHandler] = [
    together,
    ask_vote,
    answer_vote,
    resign,
    remind,
    remove_player,
    hand_over,
    close_table,
]
