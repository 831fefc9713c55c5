"""Reading a table: as it is, as it was, its log, and whether an action is allowed."""

import msgspec

from stellarch.core import Record
from stellarch.server import messages
from stellarch.server.errors import Forbidden, NotFound
from stellarch.server.refusals import NoSuchBoard, NoSuchPosition, Why
from stellarch.server.tables.registry import Registry


class Queries:
    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def shown(self, table_id: str, person: str, seat: int | None, after: int = -1) -> messages.TableState:
        async with self._registry.open(table_id) as table:
            return await self._registry.shown(table, person, seat, after)

    async def public(self, table_id: str, after: int = -1) -> messages.TableState:
        """The table as a stranger sees it, whoever asks."""
        async with self._registry.open(table_id) as table:
            return await self._registry.shown(table, "", None, after)

    async def moment(
        self, table_id: str, person: str, seat: int | None, number: int, address: str = ""
    ) -> messages.Moment:
        table = await self._registry.reading(table_id)
        if not 0 <= number <= table.history.number:
            raise NotFound(NoSuchPosition(number))
        through = self._registry.seat(table, person, seat)
        key = ("moment", table_id, number, through)
        return await self._registry.histories.tell(key, address, lambda: table.moment(number, through))

    async def board(self, table_id: str, person: str, seat: int | None, name: str) -> messages.Board:
        """What the game shows a seat besides, by name."""
        table = await self._registry.reading(table_id)
        if name not in table.game.page.boards:
            raise NotFound(NoSuchBoard(name))
        return await self._registry.do(table.board, name, self._registry.seat(table, person, seat))

    async def templates(self, table_id: str, person: str, seat: int | None, name: str) -> messages.Templates:
        """What a seat may fill in of one kind of action."""
        table = await self._registry.reading(table_id)
        return await self._registry.do(table.templates, name, self._registry.seat(table, person, seat))

    async def why(self, table_id: str, person: str, ask: messages.Ask, address: str = "") -> messages.Verdict:
        table = await self._registry.reading(table_id)
        self._registry.require_held(table, person, ask.seat)
        state = table.state
        key = ("why", table_id, table.history.number, ask.seat, msgspec.json.encode(ask.action), tuple(table.names()))
        return await self._registry.questions.tell(key, address, lambda: table.why_not(state, ask.seat, ask.action))

    async def log(
        self, table_id: str, person: str, seat: int | None, before: int, address: str = ""
    ) -> messages.LogPage:
        """The page of the log before a number."""
        table = await self._registry.reading(table_id)
        through, before = self._registry.seat(table, person, seat), min(before, table.history.number + 1)
        key = ("log", table_id, before, through, table.is_over, tuple(table.names()))
        return await self._registry.questions.tell(
            key, address, lambda: messages.LogPage(table.log.before(before, through))
        )

    async def course(self, table_id: str, after: int = -1, address: str = "") -> messages.Course:
        """The totals over the moves, after a number."""
        table = await self._registry.reading(table_id)
        key = ("course", table_id, table.history.number, after)
        return await self._registry.histories.tell(key, address, lambda: table.log.course(after))

    async def story(self, table_id: str, after: int = -1, address: str = "") -> messages.Story:
        """How the game went, round by round: those that ended after a number, some at a time."""
        table = await self._registry.reading(table_id)
        key = ("story", table_id, table.history.number, after, tuple(table.names()))
        return await self._registry.histories.tell(key, address, lambda: table.log.story(after))

    async def report(
        self, table_id: str, person: str, seat: int | None, after: int, until: int, address: str = ""
    ) -> messages.Report:
        """What has happened after a number and up to another."""
        table = await self._registry.reading(table_id)
        through, until = self._registry.seat(table, person, seat), min(until, table.history.number)
        key = ("report", table_id, table.history.number, through, after, until, tuple(table.names()))
        return await self._registry.histories.tell(key, address, lambda: table.log.report(through, after, until))

    async def record(self, table_id: str) -> Record:
        async with self._registry.open(table_id) as table:
            if not table.is_over:
                raise Forbidden(Why.RECORD_WHEN_OVER)
            if table.origin is not None and table.origin.begun is not None:
                raise Forbidden(Why.RECORD_OF_A_TRY)
            return await self._registry.do(table.record)
