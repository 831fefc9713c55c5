"""How tables stand, as it is stored: none is opened to find out whose turn it is."""

from collections.abc import Collection, Iterator
from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from stellarch.core import Result, Text, verbatim
from stellarch.games import GAMES
from stellarch.server.storage import ClockStore, SeatRow, Store, TableRow, Together
from stellarch.server.storage.notices import NoticeRow
from stellarch.server.tables.clocks import TableClocks
from stellarch.server.tables.substitutes import Substitutes
from stellarch.server.tables.summaries import Facts, Holders


class Turn(NamedTuple):
    """A seat of a person that its table waits for."""

    seat: int
    since: datetime
    people: frozenset[str]

    def key(self, table_id: str) -> str:
        return f"turn {table_id} {self.seat} {self.since.isoformat()}"


class Standing(NamedTuple):
    row: TableRow
    facts: Facts
    seats: list[SeatRow]
    holders: Holders
    substitutes: Substitutes
    clocks: TableClocks | None

    @property
    def game(self) -> Text:
        game = GAMES.get(self.row.game)
        return verbatim(self.row.game) if game is None else game.name

    @property
    def people(self) -> frozenset[str]:
        return frozenset().union(*self.holders.values())

    def turns(self) -> Iterator[Turn]:
        """The seats of people that are waited for; not those that a bot plays now, and none during a pause."""
        if self.row.over or (self.clocks is not None and self.clocks.paused):
            return
        for seat, since in self.facts.waiting.items():
            if people := self.holders_of(seat):
                yield Turn(seat, since, people)

    def turn_of(self, person: str, seat: int | None = None) -> Turn | None:
        """For what somebody is waited for here, longest first."""
        mine = (turn for turn in self.turns() if person in turn.people and seat in (None, turn.seat))
        return min(mine, key=lambda turn: turn.since, default=None)

    def holders_of(self, seat: int) -> frozenset[str]:
        """Who plays a seat now."""
        return frozenset() if self.substitutes.bot(seat) else self.holders.get(seat, frozenset())

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(sorted(seat for seat, people in self.holders.items() if person in people))

    def others(self, seats: Collection[int]) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats if seat.seat not in seats)

    def name_of(self, seat: int | None) -> str | None:
        return next((row.name for row in self.seats if row.seat == seat), None)

    def left(self, seat: int, now: float) -> timedelta | None:
        """How long a seat may still think, its bank included; now is in seconds that the server has run."""
        clock = None if self.clocks is None else self.clocks.seats.get(seat)
        return None if clock is None else timedelta(seconds=max(0.0, clock.total(now)))

    def winners(self) -> tuple[str, ...]:
        if self.row.result is None:
            return ()
        ranks = msgspec.json.decode(self.row.result, type=Result).ranks
        return tuple(seat.name for seat, rank in zip(self.seats, ranks, strict=True) if rank == min(ranks))

    def is_fresh(self, now: datetime) -> bool:
        """Whether a game has ended lately enough to be news."""
        return self.row.over and now - self.facts.at < _NEWS


def standings(connection: Connection, table_ids: Collection[str]) -> dict[str, Standing]:
    """Those of tables of which it is stored how they stand."""
    store = Store(connection)
    rows, seats, holders = store.tables(table_ids), store.seats_at(table_ids), store.holders_at(table_ids)
    clocks = ClockStore(connection).at(table_ids)
    stood_in = Together(connection).stand_ins_at(table_ids)
    return {
        table_id: Standing(
            row,
            msgspec.json.decode(row.facts, type=Facts),
            seats.get(table_id, []),
            holders.get(table_id, {}),
            Substitutes(stood_in.get(table_id, ())),
            TableClocks.of(clocks[table_id]) if table_id in clocks else None,
        )
        for table_id, row in rows.items()
        if row.facts is not None
    }


def holds(row: NoticeRow, standing: Standing | None) -> bool:
    """Whether there is still something to tell: not of a turn that was played meanwhile."""
    if standing is None:
        return False
    if row.kind == "turn":
        turns = [turn for turn in standing.turns() if turn.key(standing.row.id) == row.key]
        return any(row.receiver.startswith("hook") or row.person in turn.people for turn in turns)
    if row.kind in ("nudge", "low"):
        return standing.turn_of(row.person) is not None
    return True


_NEWS = timedelta(days=1)
