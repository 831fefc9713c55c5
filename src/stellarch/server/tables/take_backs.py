"""Take-backs: at once where nobody else has a say, otherwise by asking the others."""

import msgspec

from stellarch.core import StaleState, TakeBack
from stellarch.server import messages
from stellarch.server.errors import Forbidden
from stellarch.server.refusals import Why
from stellarch.server.storage import LogRow, RequestRow, Store
from stellarch.server.tables.actions import Actions
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.table import LiveTable


class TakeBacks:
    def __init__(self, registry: Registry, playing: Actions) -> None:
        self._registry = registry
        self._actions = playing

    async def undo(self, table_id: str, person: str, asked: messages.TakeBack) -> messages.TableState:
        async with self._registry.open(table_id) as table:
            if asked.after != table.history.number:
                raise StaleState(table.history.number)
            back = await self._registry.do(table.to_take_back, person)
            if back is None:
                raise Forbidden(Why.NOTHING_TO_TAKE_BACK)
            if table.is_free(back):
                await self._take_back(table, back)
            else:
                await self._ask(table, RequestRow(table.history.number, table.history.line(back.number).seat, ()))
            return await self._registry.shown(table, person, None, asked.after)

    async def answer(self, table_id: str, person: str, answer: messages.Answer) -> messages.TableState:
        async with self._registry.open(table_id) as table:
            self._registry.require_held(table, person, answer.seat)
            request, back = table.open_request(), table.asked_for()
            if request is None or back is None or answer.seat not in request.waiting_on or table.request is None:
                raise Forbidden(Why.NOTHING_TO_ANSWER)
            before = table.history.number
            if not answer.yes:
                await self._ask(table, None)
            elif request.waiting_on == (answer.seat,):
                await self._take_back(table, back)
            else:
                agreed = (*table.request.agreed, answer.seat)
                await self._ask(table, msgspec.structs.replace(table.request, agreed=agreed))
            return await self._registry.shown(table, person, answer.seat, before)

    async def _take_back(self, table: LiveTable, back: TakeBack) -> None:
        seat = table.history.line(back.number).seat
        await self._actions.append(table, LogRow(table.history.number + 1, "undo", seat, back.text))

    async def _ask(self, table: LiveTable, request: RequestRow | None) -> None:
        await self._registry.database.write(lambda connection: Store(connection).set_request(table.id, request))
        table.request = request
        self._registry.tell_changed(table)
