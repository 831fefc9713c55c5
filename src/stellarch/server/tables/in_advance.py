"""Orders in advance, given and taken back. They are told to nobody but who holds the seat: neither by a view, nor by
a message that something has changed."""

from collections.abc import Sequence

from stellarch.server import messages
from stellarch.server.errors import NotFound
from stellarch.server.storage import IfThenRow, IfThens
from stellarch.server.tables.ahead_refusals import CannotForesee, TooManyLines
from stellarch.server.tables.foresight import CannotBeForeseen, Foresight, foresee, require_complete, shown
from stellarch.server.tables.if_thens import Followed
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.table import LiveTable


class OrdersInAdvance:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def look(self, table_id: str, person: str, asked: messages.Foresee, address: str = "") -> messages.Foreseen:
        """The table as it would be after a line."""
        table = await self._registry.reading(table_id)
        self._registry.require_held(table, person, asked.seat)
        number = table.history.number
        steps = tuple(str(table.read_action(step)) for step in asked.steps)
        key = ("foreseen", table_id, number, asked.seat, steps, tuple(table.names()))
        return await self._registry.questions.tell(
            key, address, lambda: shown(table, asked.seat, foresee(table, asked.seat, steps))
        )

    async def give(self, table_id: str, person: str, given: messages.Foresee) -> messages.TableState:
        """Keep a line until it is met, or is not."""
        async with self._registry.open(table_id) as table:
            self._registry.require_held(table, person, given.seat)
            line = await self._registry.do(foresee, table, given.seat, given.steps)
            require_complete(given.seat, line)
            row, put_away = _row(table, given.seat, line)
            await self._store(table, put_away, row)
            return await self._registry.shown(table, person, given.seat, table.history.number)

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
