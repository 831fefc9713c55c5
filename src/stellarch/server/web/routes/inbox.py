"""A person's own games."""

from litestar.handlers import HTTPRouteHandler

from stellarch.server import messages
from stellarch.server.web.routes.common import AllTables, Person, get


@get("/inbox/waiting")
async def waiting(tables: AllTables, person: Person) -> messages.WaitingFor:
    """How many games wait for one, for the bar over every page."""
    return await tables.inbox.waiting(person)


ROUTES: list[HTTPRouteHandler] = [waiting]
