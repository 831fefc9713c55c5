"""What a bot would do, and why one did what it did."""

from typing import Any

from stellarch.bots import ADVISER, may_be_told
from stellarch.core import Seat
from stellarch.server import messages
from stellarch.server.budgets import network_of
from stellarch.server.errors import Forbidden, NotFound
from stellarch.server.refusals import NoBotPlayed, Why
from stellarch.server.storage import HintRow, Store
from stellarch.server.tables.logbook import as_json
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.table import LiveTable
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.grace import finished_soon
from stellarch.server.workers.turns import Turns


class Hints:
    def __init__(self, registry: Registry, bots: BotWorkers, turns: Turns) -> None:
        self._registry = registry
        self._bots = bots
        self._turns = turns

    async def hint(self, table_id: str, person: str, seat: int, address: str) -> messages.Hint:
        async with self._registry.open(table_id) as table:
            self._registry.require_held(table, person, seat)
            if seat not in table.waiting_on:
                raise Forbidden(Why.NOT_YOUR_TURN)
            await tell_of_a_hint(self._registry, table, seat)
            game, state, names = table.game, table.state, tuple(table.names())
            seed = table.thinking_seed("hint", seat, table.history.number)
        async with self._turns.turn(network_of(address), device=person, kind=f"{game.id} {ADVISER} hint"):
            advice = await finished_soon(self._bots.advise(game, state, seat, seed, names))

        def read(text: str) -> messages.Json:
            return as_json(game.read_action(text))

        runs = game.live.tempo(state, Seat(seat)) is not None
        further = (
            ()
            if runs
            else tuple(messages.Further(read(order.text), order.words, order.why) for order in advice.further)
        )
        return messages.Hint(advice.text, read(advice.text), advice.why, further, advice.parts)

    async def why_played(self, table_id: str, person: str, number: int, address: str) -> messages.Explanation:
        """What a bot expected of an action it played, and what others would have changed. Of a line that a person may
        not read it is not even told whether a bot played it."""
        table = await self._registry.reading(table_id)
        row = table.history.line(number) if 0 < number <= table.history.number else None
        if row is not None and not table.may_read(person, number):
            raise Forbidden(Why.SECRET_UNTIL_THE_END)
        bot = table.seats[row.seat].bot if row is not None and row.kind == "action" else None
        if row is None or bot is None:
            raise NotFound(NoBotPlayed(number))
        if row.bot_failed:
            raise NotFound(Why.BOT_FAILED_HERE)
        decided = table.decided_at(number)
        state, played_on = await self._registry.histories.tell(
            ("decided", table_id, number), address, lambda: _states(table, decided, number - 1)
        )
        game, names = table.game, tuple(table.names())
        seen = [state] if played_on is None else [state, played_on]
        if not table.is_over and not may_be_told(game, Seat(row.seat), *seen):
            raise Forbidden(Why.BOT_KNOWS_SECRETS)
        listeners = None if table.is_over else table.listeners(person)
        seed = table.thinking_seed("bot", row.seat, decided)
        async with self._turns.turn(network_of(address), device=person, kind=f"{game.id} {bot} why"):
            advice = await finished_soon(
                self._bots.explain(game, state, row.seat, bot, seed, names, row.text, listeners, played_on)
            )
        return messages.Explanation(number, advice.text, advice.why)


async def tell_of_a_hint(registry: Registry, table: LiveTable, seat: int) -> None:
    """Among people everybody hears who asks for a hint, once a position; refused where the table has none."""
    if table.hints == "off":
        raise Forbidden(Why.HINTS_ARE_OFF)
    asked = HintRow(table.history.number, seat)
    if not table.is_played_by_several() or asked in table.hinted:
        return
    await registry.database.write(lambda connection: Store(connection).add_hint(table.id, asked))
    table.hinted.append(asked)
    registry.tell_changed(table)


def _states(table: LiveTable, decided: int, before: int) -> tuple[Any, Any]:
    """The state that a bot thought about, and that on which it played, where that is another."""
    state_at = table.history.state_at
    return state_at(decided), None if decided == before else state_at(before)
