"""What happens that somebody may want to be told of.

Whose turn it is and that a game is over follow from the tables as they are stored, so nobody need say so. All else is
noted by who brings it about, in the job that stores it: so what was decided is told, also after a crash.

    def store(connection):
        ...                                                     # the vote itself
        note(connection, Happening("vote", table.id, key=f"vote {number}", seats=(0, 2), by=1))

    await registry.database.write(store)
    registry.signals.rouse()                                    # or wait a few seconds: it is found then

`await registry.signals.say(Happening(...))` does both for who has nothing else to store.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal

import msgspec
from sqlalchemy import Connection, insert, select

from stellarch.server.storage.database import Database
from stellarch.server.storage.schema import happenings

Kind = Literal["turn", "nudge", "low", "word", "talk", "vote", "over", "invitation"]
"""It is somebody's turn, or somebody reminds them of it; little of their time is left; somebody wrote to them alone, or
to the table; a vote or an offer waits for them; a game is over; a table waits for them to come."""


class Happening(msgspec.Struct, frozen=True):
    """Something that happened at a table. It says nothing that the people it is for may not know."""

    kind: Kind
    table_id: str
    key: str
    """What it is among all of its table: what has the same key is told once."""
    seats: tuple[int, ...] = ()
    """The seats it is for: whoever holds them is told."""
    person: str | None = None
    """Whom it is for, where they hold no seat."""
    by: int | None = None
    """The seat that brought it about."""
    at: datetime = msgspec.field(default_factory=lambda: datetime.now(UTC))


def note(connection: Connection, *happened: Happening) -> None:
    """Store what happened, together with whatever else the job stores; the same a second time changes nothing."""
    for one in happened:
        known = select(happenings.c.id).where(happenings.c.table_id == one.table_id, happenings.c.key == one.key)
        if connection.execute(known).first() is None:
            seats = " ".join(map(str, one.seats))
            connection.execute(
                insert(happenings).values({**msgspec.structs.asdict(one), "seats": seats, "done": False})
            )


class Signals:
    """Lets who tells people know that there is something to tell."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listeners: list[Callable[[str | None], None]] = []

    def listen(self, listener: Callable[[str | None], None]) -> None:
        """Have a function called with the id of each table that has changed, and with None for what was noted."""
        self._listeners.append(listener)

    def rouse(self, table_id: str | None = None) -> None:
        """A table has changed, or something was noted. Takes no time; what is told of it is found out later."""
        for listener in self._listeners:
            listener(table_id)

    async def say(self, *happened: Happening) -> None:
        """Note what happened, where it is stored with nothing else."""
        await self._database.write(lambda connection: note(connection, *happened))
        self.rouse()
