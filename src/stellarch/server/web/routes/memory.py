"""What is remembered: how far a player has followed a table, proofs of games, files that are opened, and statistics."""

from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from stellarch.server import messages
from stellarch.server.memory.service import Memories
from stellarch.server.web.routes.common import Person, TableId, post

Memory = NamedDependency[Memories]


@post("/tables/{table_id:str}/seen")
async def seen(table_id: TableId, data: JSONBody[messages.Seen], memory: Memory, person: Person) -> messages.Looked:
    """A player has seen the log up to a number: what comes after it is told when they come back."""
    return await memory.looking.mark(table_id, person, data.number)


ROUTES: list[HTTPRouteHandler] = [
    seen,
]
