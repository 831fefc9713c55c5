"""Who is to be told of what. It follows from how the tables stand, from what was noted, and from what people want; once
it is decided it stands in the ledger, and is not decided again. Each function runs inside one job."""

from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection

from stellarch.server.notices.standing import Standing, standings
from stellarch.server.storage.notices import HookRow, Ledger, NoticeRow, PushRow, WishRow
from stellarch.server.storage.signals import Happening, Kind

AT_TABLES: tuple[Kind, ...] = ("turn", "over")
"""What the webhook of a table is told: what everybody at it knows."""


class Around(NamedTuple):
    """What deciding depends on besides the database."""

    now: datetime
    after: timedelta
    """How long something waits before somebody is told."""
    is_here: Callable[[str], bool]


class Receivers:
    """By which ways some people, and some tables, are told of a kind of thing."""

    def __init__(self, connection: Connection, people: Collection[str], table_ids: Collection[str]) -> None:
        ledger = Ledger(connection)
        self._wishes = ledger.wishes(people)
        self._pushes = ledger.pushes(self._wishes)
        self._hooks = ledger.hooks_of(self._wishes)
        self._of_tables = ledger.hooks_at(table_ids)

    def wish(self, person: str) -> WishRow | None:
        return self._wishes.get(person)

    def of_person(self, person: str, kind: Kind) -> Iterator[str]:
        wish = self._wishes.get(person)
        if wish is None:
            return
        if wish.wants("mail", kind):
            yield "mail"
        if wish.wants("push", kind):
            yield from (named(row) for row in self._pushes if row.person == person)
        if wish.wants("hook", kind):
            yield from (named(row) for row in self._hooks if row.person == person and row.trouble is None)

    def of_table(self, table_id: str, kind: Kind) -> Iterator[HookRow]:
        if kind in AT_TABLES:
            yield from (row for row in self._of_tables if row.table_id == table_id and row.trouble is None)


def named(row: PushRow | HookRow) -> str:
    """A receiver as the ledger names it."""
    return f"{'push' if isinstance(row, PushRow) else 'hook'} {row.id}"


def look_at_tables(connection: Connection, table_ids: Collection[str], around: Around) -> dict[str, datetime]:
    """Decide what follows from how tables stand; and which of them to look at again, and when: somebody who is here now
    may leave without a move."""
    found = standings(connection, table_ids)
    receivers = Receivers(connection, frozenset().union(*(one.people for one in found.values())), table_ids)
    again: dict[str, datetime] = {}
    for table_id, standing in found.items():
        Ledger(connection).decide(_of_standing(standing, receivers, around))
        if (when := _when_again(standing, receivers, around)) is not None:
            again[table_id] = when
    return again


def _of_standing(standing: Standing, receivers: Receivers, around: Around) -> Iterator[NoticeRow]:
    table_id = standing.row.id
    for turn in standing.turns():
        if turn.since + around.after <= around.now:
            told = [person for person in turn.people if not around.is_here(person)]
            yield from _rows(receivers, told, "turn", turn.key(table_id), table_id, turn.seat, around.now)
        yield from _rows_of_table(receivers, "turn", turn.key(table_id), table_id, turn.seat, around.now)
    if standing.is_fresh(around.now):
        key = f"over {table_id}"
        told = [person for person in standing.people if not around.is_here(person)]
        yield from _rows(receivers, told, "over", key, table_id, None, around.now)
        yield from _rows_of_table(receivers, "over", key, table_id, None, around.now)


def _when_again(standing: Standing, receivers: Receivers, around: Around) -> datetime | None:
    """When somebody will have been waited for long enough; later, for who is here."""
    times = [
        max(turn.since + around.after, around.now + _SECONDS_TO_LEAVE)
        if around.is_here(person)
        else turn.since + around.after
        for turn in standing.turns()
        for person in turn.people
        if any(receivers.of_person(person, "turn"))
    ]
    return min((when for when in times if when > around.now), default=None)


def look_at_happened(connection: Connection, noted: Collection[tuple[int, Happening]], around: Around) -> None:
    """Decide who is told of what was noted."""
    found = standings(connection, {happening.table_id for _, happening in noted})
    concerned = {number: _concerned(happening, found.get(happening.table_id)) for number, happening in noted}
    receivers = Receivers(connection, frozenset().union(*concerned.values()), ())
    for number, one in noted:
        told = [person for person in concerned[number] if not around.is_here(person)]
        Ledger(connection).decide(_rows(receivers, told, one.kind, _key(one), one.table_id, None, around.now, one.by))
    Ledger(connection).looked_at([number for number, _ in noted])


def _key(happening: Happening) -> str:
    """That a game is over follows from its table too: it is one notice."""
    table_id = happening.table_id
    return f"over {table_id}" if happening.kind == "over" else f"{table_id} {happening.key}"


def _concerned(happening: Happening, standing: Standing | None) -> frozenset[str]:
    """The people it is for, but for the one who brought it about."""
    at = set() if happening.person is None else {happening.person}
    if standing is None:
        return frozenset(at)
    for seat in happening.seats:
        at |= standing.holders_of(seat)
    by = frozenset() if happening.by is None else standing.holders.get(happening.by, frozenset())
    return frozenset(at - by)


def _rows(
    receivers: Receivers,
    people: Iterable[str],
    kind: Kind,
    key: str,
    table_id: str,
    seat: int | None,
    now: datetime,
    by: int | None = None,
) -> Iterator[NoticeRow]:
    for person in people:
        for receiver in receivers.of_person(person, kind):
            yield NoticeRow(person, receiver, key[:_LONGEST_KEY], kind, table_id, seat, now, now, by)


def _rows_of_table(
    receivers: Receivers, kind: Kind, key: str, table_id: str, seat: int | None, now: datetime
) -> Iterator[NoticeRow]:
    for hook in receivers.of_table(table_id, kind):
        yield NoticeRow(hook.person, named(hook), key, kind, table_id, seat, now, now)


_LONGEST_KEY = 160
_SECONDS_TO_LEAVE = timedelta(seconds=60)
"""How long before it is looked anew whether somebody is still here."""
