"""New tables."""

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection

from stellarch.core import Game, commitment, new_seed, read_options, require_players, usual_options
from stellarch.games import find_game
from stellarch.server import messages
from stellarch.server.secrets import new_id, new_secret
from stellarch.server.storage import ClockStore, Memory, Store, TableRow
from stellarch.server.storage.agreeing import Agreeing
from stellarch.server.storage.signals import Happening, note
from stellarch.server.tables.continuation import Continuation, continued
from stellarch.server.tables.hints import tell_of_a_hint
from stellarch.server.tables.new_clocks import new_clocks
from stellarch.server.tables.new_seats import seated
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.rematches import rematch_of
from stellarch.server.tables.table import LiveTable
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.previews import require_possible


class Creation:
    def __init__(self, registry: Registry, jobs: JobWorker) -> None:
        self._registry = registry
        self._jobs = jobs

    async def create(self, wanted: messages.NewTable, person: str, address: str) -> messages.Created:
        game = find_game(wanted.game)
        options = read_options(game.options, wanted.options, usual_options(game.options))
        count = len(wanted.players)
        require_players(game, count)
        row = _new_row(game, options, wanted, person)
        await require_possible(self._jobs, wanted, row.seed, address)
        keys = {seat: new_secret() for seat, player in enumerate(wanted.players) if player.bot is None}
        seats = seated(game, wanted.players, keys)
        mine = [seat for seat in keys if wanted.players[seat].yours]

        clocks = new_clocks(row.id, wanted.time, keys)

        def store(connection: Connection) -> None:
            Store(connection).add_table(row, seats)
            Memory(connection).add_promise(row.id, commitment(row.seed))
            if clocks is not None:
                ClockStore(connection).add(clocks)
            for seat in mine:
                Store(connection).hold(row.id, seat, person)

        await self._registry.database.write(store)
        self._registry.presence.note(row.id, address)
        await self._registry.require(row.id)
        return messages.Created(row.id, tuple(messages.SeatLink(seat, keys[seat]) for seat in keys if seat not in mine))

    async def again(self, table: LiveTable, kept: messages.OptionValues, address: str, vote: int) -> str:
        """The same game once more at a new table, with the seats turned by one: who has agreed sits there already. The
        vote is closed in the same step, so there is one rematch."""
        wanted, order = rematch_of(table, kept)
        options = read_options(table.game.options, wanted.options, usual_options(table.game.options))
        row = _new_row(table.game, options, wanted, table.maker or "")
        await require_possible(self._jobs, wanted, row.seed, address)
        people = [seat for seat, player in enumerate(wanted.players) if player.bot is None]
        seats = seated(table.game, wanted.players, {seat: new_secret() for seat in people})
        clocks = new_clocks(row.id, wanted.time, people)

        def store(connection: Connection) -> None:
            agreeing = Agreeing(connection)
            if agreeing.next(table.id) is not None:
                return
            Store(connection).add_table(row, seats)
            Memory(connection).add_promise(row.id, commitment(row.seed))
            if clocks is not None:
                ClockStore(connection).add(clocks)
            for seat in people:
                for person in table.holders[order[seat]]:
                    Store(connection).hold(row.id, seat, person)
            agreeing.set_next(table.id, row.id)
            agreeing.decide(table.id, vote, "passed")
            note(connection, Happening("invitation", row.id, key="rematch", seats=tuple(people)))

        await self._registry.database.write(store)
        return row.id

    async def play_from(self, table_id: str, person: str, wanted: messages.PlayFrom, address: str) -> messages.Created:
        """A new table that begins with a position of another. While that one runs, the others there learn of it as
        they learn of a hint."""
        async with self._registry.open(table_id) as table:
            begun: Continuation = await self._registry.do(continued, table, wanted, person)
            if not table.is_over:
                await tell_of_a_hint(self._registry, table, wanted.seat)
        await self._registry.database.write(begun.store)
        self._registry.presence.note(begun.row.id, address)
        await self._registry.require(begun.row.id)
        return messages.Created(begun.row.id, tuple(messages.SeatLink(*link) for link in begun.keys.items()))


def _new_row(game: Game[Any, Any], options: msgspec.Struct, wanted: messages.NewTable, maker: str) -> TableRow:
    return TableRow(
        id=new_id(),
        game=game.id,
        rules=game.rules_version,
        options=msgspec.json.encode(options).decode(),
        seed=new_seed(),
        listed=wanted.listed,
        over=False,
        created=datetime.now(UTC),
        hints=wanted.hints,
        maker=maker,
    )
