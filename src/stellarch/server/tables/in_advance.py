"""Orders in advance, given and taken back. They are told to nobody but who holds the seat: neither by a view, nor by
a message that something has changed."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from stellarch.server import messages
from stellarch.server.errors import NotFound
from stellarch.server.refusals import NoSuchBoard
from stellarch.server.storage import IfThenRow, IfThens, Standing, StandingRow
from stellarch.server.tables.ahead_refusals import CannotForesee, TooManyLines
from stellarch.server.tables.foresight import (
    CannotBeForeseen,
    Foresight,
    foresee,
    judged,
    played,
    require_complete,
    shown,
)
from stellarch.server.tables.if_thens import Followed
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.table import LiveTable

T = TypeVar("T")


class OrdersInAdvance:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def look(self, table_id: str, person: str, asked: messages.Foresee, address: str = "") -> messages.Foreseen:
        """The table as it would be after a line."""
        return await self._ahead(table_id, person, asked, address, shown)

    async def why(self, table_id: str, person: str, ask: messages.AskAhead, address: str = "") -> messages.Verdict:
        """Whether an action may come next there."""
        return await self._ahead(table_id, person, ask.line, address, judged, ask.action)

    async def board(
        self, table_id: str, person: str, asked: messages.Foresee, name: str, address: str = ""
    ) -> messages.Board:
        """What the game shows there besides, by name."""
        if name not in (await self._registry.reading(table_id)).game.page.boards:
            raise NotFound(NoSuchBoard(name))
        return await self._ahead(table_id, person, asked, address, lambda ahead: ahead.table.board(name, ahead.mover))

    async def templates(
        self, table_id: str, person: str, asked: messages.Foresee, name: str, address: str = ""
    ) -> messages.Templates:
        """What may be filled in there, of one kind of action."""
        return await self._ahead(
            table_id, person, asked, address, lambda ahead: ahead.table.templates(name, ahead.mover)
        )

    async def _ahead(
        self,
        table_id: str,
        person: str,
        asked: messages.Foresee,
        address: str,
        tell: Callable[..., T],
        *given: object,
    ) -> T:
        """What is told of the table after a line; worked out beside the game, once for all who ask the same."""
        table = await self._registry.reading(table_id)
        self._registry.require_held(table, person, asked.seat)
        steps = tuple(str(table.read_action(step)) for step in asked.steps)
        number, names = table.history.number, tuple(table.names())
        questions = self._registry.questions
        ahead = await questions.tell(
            ("ahead", table_id, number, asked.seat, steps, names), address, lambda: played(table, asked.seat, steps)
        )
        return await self._registry.do(tell, ahead, *given)

    async def give(self, table_id: str, person: str, given: messages.Foresee) -> messages.TableState:
        """Keep a line until it is met, or is not."""
        async with self._registry.open(table_id) as table:
            self._registry.require_held(table, person, given.seat)
            line = await self._registry.do(foresee, table, given.seat, given.steps)
            require_complete(given.seat, line)
            row, put_away = _row(table, given.seat, line)
            await self._store(table, put_away, row)
            return await self._registry.shown(table, person, given.seat, table.history.number)

    async def leave(self, table_id: str, person: str, left: messages.LeaveStanding) -> messages.TableState:
        """Leave something standing, or nothing."""
        async with self._registry.open(table_id) as table:
            self._registry.require_held(table, person, left.seat)
            part, before = table.game.in_advance, table.standing.of(left.seat)
            until = None if left.until is None else tuple(dict.fromkeys(left.until))
            if any(one not in part.occasions for one in until or ()) or (until is not None and not part.occasions):
                raise CannotBeForeseen(CannotForesee.NO_PASSING)
            goes_on = until is not None and until == before.until
            since = before.since if goes_on else table.history.number
            row = StandingRow(left.seat, until, since, declines=left.declines and part.has_offers, only=left.only)
            if left.habit is not None:
                await self._registry.habits.set(person, left.habit)
            await self._registry.database.write(lambda connection: Standing(connection).keep(table.id, row))
            table.standing.set(row)
            table.forget_shown()
            self._registry.wake(table)
            return await self._registry.shown(table, person, left.seat, table.history.number)

    async def withdraw(self, table_id: str, person: str, which: messages.Withdraw) -> messages.TableState:
        """Take a line back, or all of a seat."""
        async with self._registry.open(table_id) as table:
            self._registry.require_held(table, person, which.seat)
            gone = [row for row in table.if_thens.of(which.seat) if which.number in (None, row.number)]
            if which.number is not None and not gone:
                raise NotFound(CannotForesee.NO_SUCH_LINE)
            await self._store(table, gone)
            return await self._registry.shown(table, person, which.seat, table.history.number)

    async def _store(self, table: LiveTable, gone: Sequence[IfThenRow], row: IfThenRow | None = None) -> None:
        def store(connection: object) -> None:
            statements = IfThens(connection)  # type: ignore[arg-type]
            statements.remove(table.id, *gone)
            if row is not None:
                statements.add(table.id, row)

        await self._registry.database.write(store)
        table.if_thens.remove(gone)
        if row is not None:
            table.if_thens.add(row)
        table.forget_shown()


def _row(table: LiveTable, seat: int, line: Foresight) -> tuple[IfThenRow, list[IfThenRow]]:
    """The line to be kept, and those that ended and make room for it; raises CannotBeForeseen."""
    known = table.if_thens.of(seat)
    waiting = table.if_thens.waiting(table, seat)
    if len(waiting) >= messages.MOST_LINES:
        raise CannotBeForeseen(TooManyLines(messages.MOST_LINES))
    if any(_is_answered(one, line) for one in waiting):
        raise CannotBeForeseen(CannotForesee.ANSWERED_ALREADY)
    number = max((row.number for row in known), default=0) + 1
    waits = {one.row.number for one in waiting}
    ended = [row for row in known if row.number not in waits]
    room = messages.MOST_LINES - 1 - len(waiting)
    return IfThenRow(seat, number, table.history.number, line.steps), ended[: max(0, len(ended) - room)]


def _is_answered(known: Followed, line: Foresight) -> bool:
    """Whether a line that waits answers the same already: the same again, or something else to the same."""
    rest = [(step.seat, step.text) for step in known.row.steps[known.met :]]
    new = [(step.seat, step.text) for step in line.steps]
    same = 0
    while same < min(len(rest), len(new)) and rest[same] == new[same]:
        same += 1
    if same == len(new) or same == len(rest):
        return same == len(new)  # one that goes on from another is welcome
    return rest[same][0] == new[same][0] == known.row.seat
