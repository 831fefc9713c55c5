"""What is remembered: how far a player has followed a table, proofs of games, files that are opened, and statistics."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter

from stellarch.server import messages
from stellarch.server.memory.service import Memories
from stellarch.server.web.guard import limited, visitor_of
from stellarch.server.web.routes.common import After, AnyRequest, NumberPath, Person, TableId, get, post

Memory = NamedDependency[Memories]
ProofId = Annotated[str, PathParameter(pattern="^[0-9a-f]+$", max_length=32)]
_LARGEST_RECORD = 4_000_000
"""Bytes of a record that is brought, as JSON."""


@post("/tables/{table_id:str}/seen")
async def seen(table_id: TableId, data: JSONBody[messages.Seen], memory: Memory, person: Person) -> messages.Looked:
    """A player has seen the log up to a number: what comes after it is told when they come back."""
    return await memory.looking.mark(table_id, person, data.number)


@get("/tables/{table_id:str}/proof")
async def proof(request: AnyRequest, table_id: TableId, memory: Memory, after: After = 0) -> messages.Proof:
    """A finished game proved, as far as that has come: asking goes on with it. Before the end, what is promised."""
    return await memory.proofs.of_table(table_id, max(after, 0), visitor_of(request).address)


@post("/proofs", request_max_body_size=_LARGEST_RECORD, guards=[limited("previews")])
async def prove(request: AnyRequest, data: JSONBody[messages.Brought], memory: Memory) -> messages.Proof:
    """Begin to prove a record that is brought."""
    return await memory.proofs.of_record(data.text, visitor_of(request).address)


@get("/proofs/{proof_id:str}")
async def proved(request: AnyRequest, proof_id: ProofId, memory: Memory, after: After = 0) -> messages.Proof:
    """Go on with the proof of a record that was brought."""
    return await memory.proofs.of_brought(proof_id, max(after, 0), visitor_of(request).address)


@post("/records", status_code=201, request_max_body_size=_LARGEST_RECORD, guards=[limited("tables")])
async def open_record(
    request: AnyRequest, data: JSONBody[messages.Brought], memory: Memory, person: Person
) -> messages.Created:
    """A record or a position that is brought, as a table of one's own that counts for nothing."""
    return await memory.openings.open(data.text, person, visitor_of(request).address)


@get("/tables/{table_id:str}/at/{number:int}/position")
async def position(table_id: TableId, number: NumberPath, memory: Memory) -> messages.PositionText:
    """What a spectator sees after a line of the log, as one word."""
    return await memory.openings.position(table_id, number)


@get("/statistics", guards=[limited("previews")])
async def statistics(memory: Memory, person: Person) -> messages.Figures:
    """Figures over finished games, and one's own."""
    return await memory.statistics.of_all(person)


ROUTES: list[HTTPRouteHandler] = [
    statistics,
    open_record,
    position,
    seen,
    proof,
    prove,
    proved,
]
