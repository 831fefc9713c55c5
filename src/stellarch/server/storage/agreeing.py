"""What tables agree on, and what their hosts have done, by what the statements mean. Each function runs inside one
job."""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from stellarch.server.storage.schema import ballots, closings, nudges, rematches, seats, tables, votes
from stellarch.server.storage.store import in_utc

_MOST_KEPT = 50

State = Literal["open", "passed", "failed"]


class VoteRow(msgspec.Struct, frozen=True):
    number: int
    kind: Literal["pause", "resume", "bot", "rematch"]
    by: int
    about: int | None
    days: int | None
    options: str
    until: datetime
    state: State = "open"
    ballots: tuple[tuple[int, bool], ...] = ()
    """Each seat that has answered, and how."""

    @property
    def yes(self) -> frozenset[int]:
        return frozenset(seat for seat, yes in self.ballots if yes)

    @property
    def answered(self) -> frozenset[int]:
        return frozenset(seat for seat, _ in self.ballots)


class Standing(msgspec.Struct, frozen=True):
    """What is kept of a table besides its game."""

    votes: tuple[VoteRow, ...]
    """Those that are open."""
    nudged: Mapping[int, datetime]
    closed: bool
    next: str | None


class Agreeing:
    """Statements over one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def standing(self, table_id: str, now: datetime) -> Standing:
        found = self.connection.execute(select(nudges.c.seat, nudges.c.at).where(nudges.c.table_id == table_id))
        return Standing(
            votes=self.open_votes(table_id, now),
            nudged={seat: in_utc(at) for seat, at in found},
            closed=self.is_closed(table_id),
            next=self.next(table_id),
        )

    def open_votes(self, table_id: str, now: datetime) -> tuple[VoteRow, ...]:
        columns = (votes.c.number, votes.c.kind, votes.c.by, votes.c.about, votes.c.days, votes.c.options)
        found = self.connection.execute(
            select(*columns, votes.c.until)
            .where(votes.c.table_id == table_id, votes.c.state == "open")
            .order_by(votes.c.number)
        ).all()
        rows = (VoteRow(*row[:-1], in_utc(row[-1]), "open", self._ballots(table_id, row[0])) for row in found)
        return tuple(row for row in rows if row.until > now)

    def _ballots(self, table_id: str, number: int) -> tuple[tuple[int, bool], ...]:
        here = (ballots.c.table_id == table_id, ballots.c.number == number)
        found = self.connection.execute(select(ballots.c.seat, ballots.c.yes).where(*here).order_by(ballots.c.seat))
        return tuple((seat, bool(yes)) for seat, yes in found)

    def add(self, table_id: str, row: VoteRow) -> VoteRow:
        """Begin a vote under the next number; the oldest are forgotten."""
        last = self.connection.execute(select(func.max(votes.c.number)).where(votes.c.table_id == table_id)).scalar()
        number = (last or 0) + 1
        values = msgspec.structs.asdict(row) | {"number": number, "table_id": table_id}
        del values["ballots"]
        self.connection.execute(insert(votes).values(values))
        self.connection.execute(
            delete(votes).where(votes.c.table_id == table_id, votes.c.number <= number - _MOST_KEPT)
        )
        self.answer(table_id, number, row.by, yes=True)
        return msgspec.structs.replace(row, number=number, ballots=((row.by, True),))

    def answer(self, table_id: str, number: int, seat: int, *, yes: bool) -> None:
        """A seat's answer; the last one counts."""
        here = (ballots.c.table_id == table_id, ballots.c.number == number, ballots.c.seat == seat)
        self.connection.execute(delete(ballots).where(*here))
        self.connection.execute(insert(ballots).values(table_id=table_id, number=number, seat=seat, yes=yes))

    def decide(self, table_id: str, number: int, state: State) -> None:
        here = (votes.c.table_id == table_id, votes.c.number == number)
        self.connection.execute(update(votes).where(*here).values(state=state))

    def void(self, table_id: str, about: int) -> None:
        """Nobody need vote any more about somebody's seat."""
        here = (votes.c.table_id == table_id, votes.c.about == about, votes.c.state == "open")
        self.connection.execute(update(votes).where(*here).values(state="failed"))

    def nudge(self, table_id: str, seat: int, at: datetime) -> None:
        self.connection.execute(delete(nudges).where(nudges.c.table_id == table_id, nudges.c.seat == seat))
        self.connection.execute(insert(nudges).values(table_id=table_id, seat=seat, at=at))

    def is_closed(self, table_id: str) -> bool:
        found = select(closings.c.at).where(closings.c.table_id == table_id)
        return self.connection.execute(found).first() is not None

    def close(self, table_id: str, at: datetime) -> None:
        """Nothing more is played there; lists hold it to be over."""
        if not self.is_closed(table_id):
            self.connection.execute(insert(closings).values(table_id=table_id, at=at))
        self.connection.execute(update(tables).where(tables.c.id == table_id).values(over=True, listed=False))

    def next(self, table_id: str) -> str | None:
        return self.connection.execute(select(rematches.c.next).where(rematches.c.table_id == table_id)).scalar()

    def set_next(self, table_id: str, next_id: str) -> None:
        self.connection.execute(insert(rematches).values(table_id=table_id, next=next_id))

    def set_maker(self, table_id: str, person: str) -> None:
        self.connection.execute(update(tables).where(tables.c.id == table_id).values(maker=person))

    def void_link(self, table_id: str, seat: int) -> None:
        """Nobody comes to a seat by its link any more."""
        here = (seats.c.table_id == table_id, seats.c.seat == seat)
        self.connection.execute(update(seats).where(*here).values(key_hash=None))
