"""What a game asks of a seat, as a heading. The table is opened for it, where nothing less would do."""

from stellarch.core import Refused, Seat, Text
from stellarch.server.errors import Unavailable
from stellarch.server.tables.registry import Registry


async def asked_of(registry: Registry, table_id: str, seat: int) -> Text | None:
    """None where it asks nothing now, or the table cannot be opened."""
    try:
        async with registry.open(table_id, wake=False) as table:
            decision = await registry.do(table.game.decision, table.state, Seat(seat))
    except (Refused, Unavailable):
        return None
    return None if decision is None else decision.label
