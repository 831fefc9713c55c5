"""What people agree on beside the game, by what the statements mean. Each function runs inside one job."""

from collections.abc import Iterable
from typing import Literal

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update

from stellarch.server.storage.schema import stand_ins

WhyStandIn = Literal["vote", "time", "resigned", "removed"]
"""Why a bot plays somebody's seat: the others agreed, time was up, the player gave up, or the host removed who never
came."""


class StandInRow(msgspec.Struct, frozen=True):
    """A bot that plays the seat of a person: all that comes after one line of the log, and up to another."""

    seat: int
    bot: str
    first: int
    """The last line before it took over."""
    why: WhyStandIn
    last: int | None = None
    """The last line before it gave the seat back; none while it plays."""


class Together:
    """Statements over one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def stand_ins(self, table_id: str) -> list[StandInRow]:
        return self.stand_ins_at([table_id]).get(table_id, [])

    def stand_ins_at(self, table_ids: Iterable[str]) -> dict[str, list[StandInRow]]:
        """Who has stood in for whom at each of some tables, in the order in which they took over."""
        found = self.connection.execute(
            select(
                stand_ins.c.table_id,
                stand_ins.c.seat,
                stand_ins.c.bot,
                stand_ins.c.first,
                stand_ins.c.why,
                stand_ins.c.last,
            )
            .where(stand_ins.c.table_id.in_(table_ids))
            .order_by(stand_ins.c.first, stand_ins.c.seat)
        )
        by_table: dict[str, list[StandInRow]] = {}
        for table_id, *row in found:
            by_table.setdefault(table_id, []).append(StandInRow(*row))
        return by_table

    def begin_stand_in(self, table_id: str, row: StandInRow) -> None:
        self.connection.execute(insert(stand_ins).values(table_id=table_id, **msgspec.structs.asdict(row)))

    def end_stand_in(self, table_id: str, row: StandInRow, last: int) -> None:
        """A seat is given back; one that was not played meanwhile was never taken over."""
        here = and_(stand_ins.c.table_id == table_id, stand_ins.c.seat == row.seat, stand_ins.c.first == row.first)
        if row.first == last:
            self.connection.execute(delete(stand_ins).where(here))
        else:
            self.connection.execute(update(stand_ins).where(here).values(last=last))
