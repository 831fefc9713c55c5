"""Talk at a table: who may say what to whom, and who may read it. It is no part of the game and of its log."""

from collections.abc import Callable
from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection

from stellarch.core import Seat
from stellarch.server import messages
from stellarch.server.errors import Forbidden, NotFound
from stellarch.server.people import blocked, persons
from stellarch.server.refusals import Why
from stellarch.server.secrets import new_id
from stellarch.server.storage.signals import Happening, Kind, note
from stellarch.server.storage.talk import Ears, LineRow, Spoken
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.spoken_lines import tidied_line
from stellarch.server.tables.table import LiveTable

_PAGE = 60
_LONGEST_ID = 16


class Talking:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._database = registry.database

    async def lines(self, table_id: str, person: str, before: str | None = None) -> messages.Talk:
        """The newest lines that somebody may read, or those before one."""
        async with self._registry.open(table_id, wake=False) as table:
            return await self._shown(table, person, before)

    async def say(self, table_id: str, person: str, said: messages.Say) -> messages.Talk:
        """Say something: to the table, to one seat alone, or among those who watch."""
        async with self._registry.open(table_id, wake=False) as table:
            readers = self._require_may(table, person, said)
            row = LineRow(
                number=0,
                id=new_id()[:_LONGEST_ID],
                person=person,
                seat=said.seat,
                name=None,
                to=said.to,
                mark=said.mark,
                text=tidied_line(said.text),
                at=datetime.now(UTC),
            )
            await self._database.write(lambda connection: _keep(connection, table, row, readers))
            self._registry.tell_spoken(table, _hearing(table, row, readers))
            return await self._shown(table, person)

    async def read(self, table_id: str, person: str, line_id: str) -> messages.Talk:
        """Somebody has read up to a line."""
        async with self._registry.open(table_id, wake=False) as table:
            row = await self._line(table, person, line_id)
            await self._database.write(lambda connection: Spoken(connection).set_mark(table_id, person, row.number))
            # Other devices of the same person count anew.
            self._registry.tell_spoken(table, lambda one: one == person)
            return await self._shown(table, person)

    async def mute(self, table_id: str, person: str, wanted: messages.Mute) -> messages.Talk:
        """See nothing more of what is said from a seat, or see it again."""
        async with self._registry.open(table_id, wake=False) as table:
            if wanted.seat >= len(table.seats):
                raise NotFound(Why.NO_SUCH_SEAT)
            await self._database.write(
                lambda connection: Spoken(connection).set_muted(table_id, person, wanted.seat, muted=wanted.muted)
            )
            self._registry.tell_spoken(table, lambda one: one == person)
            return await self._shown(table, person)

    async def report(self, table_id: str, person: str, line_id: str) -> messages.Talk:
        """Show a line to the host, who reads it from then on, also if it was said in private."""
        async with self._registry.open(table_id, wake=False) as table:
            row, host = await self._line(table, person, line_id), table.maker
            if host is None or host == row.person:
                raise Forbidden(Why.NO_HOST_TO_TELL)
            told = Happening("word", table.id, key=f"report {row.id}", person=host)

            def store(connection: Connection) -> None:
                Spoken(connection).report(table_id, row.number, person, host)
                note(connection, told)

            await self._database.write(store)
            self._registry.tell_spoken(table, lambda one: one in (host, person))
            return await self._shown(table, person)

    async def hide(self, table_id: str, person: str, wanted: messages.Hide) -> messages.Talk:
        """The host hides a line from everybody, or shows it again."""
        async with self._registry.open(table_id, wake=False) as table:
            if person != table.maker:
                raise Forbidden(Why.NOT_THE_HOST)
            row = await self._line(table, person, wanted.id)
            await self._database.write(
                lambda connection: Spoken(connection).hide(table_id, row.number, hidden=wanted.hidden)
            )
            self._registry.tell_spoken(table, lambda _one: True)
            return await self._shown(table, person)

    # Blocking

    async def blocked(self, person: str) -> list[messages.BlockedPerson]:
        """With whom somebody wants nothing to do."""
        return await self._database.read(lambda connection: blocked.of_person(connection, person))

    async def block(self, person: str, wanted: messages.BlockSeat) -> list[messages.BlockedPerson]:
        """Have nothing more to do with who plays a seat of a table."""
        async with self._registry.open(wanted.table, wake=False) as table:
            self._registry.require_seated(table, person)
            if wanted.seat >= len(table.seats):
                raise NotFound(Why.NO_SUCH_SEAT)
            others = table.holders.get(wanted.seat, frozenset()) - {person}
            if not others:
                raise Forbidden(Why.NOBODY_TO_BLOCK)
            name = table.seats[wanted.seat].name

            def store(connection: Connection) -> list[messages.BlockedPerson]:
                for other in sorted(others):
                    blocked.block(connection, person, other, name)
                return blocked.of_person(connection, person)

            found = await self._database.write(store)
            self._registry.tell_spoken(table, lambda one: one == person)
            return found

    async def unblock(self, person: str, address: str) -> list[messages.BlockedPerson]:
        def store(connection: Connection) -> list[messages.BlockedPerson]:
            blocked.unblock(connection, person, address)
            return blocked.of_person(connection, person)

        return await self._database.write(store)

    async def _line(self, table: LiveTable, person: str, line_id: str) -> LineRow:
        row = await self._database.read(lambda connection: Spoken(connection).line(_ears(table, person), line_id))
        if row is None:
            raise NotFound(Why.NO_SUCH_LINE)
        return row

    async def _shown(self, table: LiveTable, person: str, before: str | None = None) -> messages.Talk:
        return await self._database.read(lambda connection: _shown(connection, table, person, before))

    def _require_may(self, table: LiveTable, person: str, said: messages.Say) -> frozenset[str]:
        """Who may read what somebody wants to say in private; raises Forbidden where it may not be said."""
        if said.seat is None:
            if table.seats_of(person) or said.to is not None:
                raise Forbidden(Why.NOT_YOUR_SEAT)
            return frozenset()
        self._registry.require_held(table, person, said.seat)
        self._require_not_hushed(table, said.seat)
        if said.to is None:
            return frozenset()
        if said.to >= len(table.seats):
            raise NotFound(Why.NO_SUCH_SEAT)
        listeners = table.holders.get(said.to, frozenset())
        if not listeners or person in listeners:
            raise Forbidden(Why.NOBODY_TO_TALK_TO)
        self._require_not_hushed(table, said.to)
        return listeners | {person}

    def _require_not_hushed(self, table: LiveTable, seat: int) -> None:
        if not table.is_over and table.game.talk.hushed(table.state, Seat(seat)):
            raise Forbidden(Why.HUSHED)


def _keep(connection: Connection, table: LiveTable, row: LineRow, readers: frozenset[str]) -> None:
    """Store a line, and that there is something to tell to those who want to hear it."""
    spoken = Spoken(connection)
    blocked.require_welcome(connection, row.person, readers if row.to is not None else _host_of(table, row))
    if row.seat is None:
        row = msgspec.structs.replace(row, name=persons.name_of(connection, row.person))
    kept = spoken.add(table.id, row, readers)
    spoken.set_mark(table.id, kept.person, kept.number)  # who writes has the lines before it in sight
    if kept.seat is None:
        return
    seats = [kept.to] if kept.to is not None else _other_seats(table, kept)
    people = {person for seat in seats for person in table.holders.get(seat, ())}
    deaf = spoken.deaf_to(table.id, kept.seat, kept.person, people)
    hearing = tuple(seat for seat in seats if table.holders.get(seat, frozenset()) - deaf)
    if hearing:
        kind: Kind = "talk" if kept.to is None else "word"
        note(connection, Happening(kind, table.id, key=f"talk {kept.id}", seats=hearing, by=kept.seat))


def _host_of(table: LiveTable, row: LineRow) -> frozenset[str]:
    """Whose leave somebody needs who only watches."""
    return frozenset({table.maker} - {None}) if row.seat is None else frozenset()  # type: ignore[arg-type]


def _other_seats(table: LiveTable, row: LineRow) -> list[int]:
    return [seat.seat for seat in table.seats if table.holders.get(seat.seat, frozenset()) - {row.person}]


def _ears(table: LiveTable, person: str) -> Ears:
    """Players do not read what is said by those who watch until the game is over: somebody who watches may see more, or
    play elsewhere with one of them."""
    return Ears(table.id, person, players=True, watchers=table.is_over or not table.seats_of(person))


def _hearing(table: LiveTable, row: LineRow, readers: frozenset[str]) -> Callable[[str | None], bool]:
    """Whose pages are told that something was said."""
    if row.to is not None:
        return lambda one: one in readers
    if row.seat is not None or table.is_over:
        return lambda _one: True
    return lambda one: one is None or not table.seats_of(one)


def _shown(connection: Connection, table: LiveTable, person: str, before: str | None) -> messages.Talk:
    spoken, ears = Spoken(connection), _ears(table, person)
    rows = spoken.lines(ears, before, _PAGE + 1)
    more, rows = len(rows) > _PAGE, rows[-_PAGE:]
    mark = spoken.mark(table.id, person)
    told = spoken.reported(table.id, [row.number for row in rows]) if person == table.maker else set()
    hushed = (seat for seat in table.seats_of(person) if not table.is_over)
    return messages.Talk(
        lines=tuple(_line(row, person, reported=row.number in told) for row in rows),
        more=more,
        read=next((row.id for row in reversed(rows) if row.number <= mark), None),
        unread=spoken.unread(ears),
        muted=spoken.muted(table.id, person),
        hushed=tuple(seat for seat in hushed if table.game.talk.hushed(table.state, Seat(seat))),
    )


def _line(row: LineRow, person: str, *, reported: bool) -> messages.TalkLine:
    return messages.TalkLine(
        id=row.id,
        seat=row.seat,
        name=row.name,
        to=row.to,
        text="" if row.hidden else row.text,
        at=row.at.isoformat(),
        mine=row.person == person,
        hidden=row.hidden,
        reported=reported,
    )
