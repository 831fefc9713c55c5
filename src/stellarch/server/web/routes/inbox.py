"""A person's own games."""

from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody

from stellarch.server import messages
from stellarch.server.web.routes.common import AllTables, Person, TableId, get, post


@get("/inbox")
async def inbox(tables: AllTables, person: Person) -> messages.Inbox:
    """One's own games: whose turn it is, since when, and what is new."""
    return await tables.inbox.games(person)


@get("/inbox/waiting")
async def waiting(tables: AllTables, person: Person, hidden: FromQuery[bool | None] = None) -> messages.WaitingFor:
    """How many games wait for one, for the bar over every page; a page also says whether it is hidden, so that who
    looks at it is not called besides."""
    if hidden is not None:
        tables.registry.presence.note_sight(person, in_sight=not hidden)
    return await tables.inbox.waiting(person)


@post("/inbox/{table_id:str}")
async def put_away(
    table_id: TableId, data: JSONBody[messages.PutAway], tables: AllTables, person: Person
) -> messages.PutAway:
    """Put one's own game out of the list, or back into it; what waits for one again comes back by itself."""
    return await tables.inbox.put_away(table_id, person, away=data.away)


ROUTES: list[HTTPRouteHandler] = [inbox, waiting, put_away]
