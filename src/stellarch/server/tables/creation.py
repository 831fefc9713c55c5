"""New tables."""

from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection

from stellarch.core import Game, commitment, new_seed, read_options, require_players, usual_options
from stellarch.games import find_game
from stellarch.server import messages
from stellarch.server.secrets import new_id, new_secret
from stellarch.server.storage import ClockStore, Following, Memory, OriginRow, Store, TableRow
from stellarch.server.tables.continuation import continued
from stellarch.server.tables.new_clocks import new_clocks
from stellarch.server.tables.new_seats import seated
from stellarch.server.tables.registry import Registry
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

    async def play_from(self, table_id: str, person: str, wanted: messages.PlayFrom, address: str) -> messages.Created:
        """A new table whose log begins with the actions of a finished game; bots play the seats that are not taken.

        It has the seed of the old one, for only so do those actions lead to that position. That seed is known by now,
        so chance may fall as it did, and the player is told so.
        """
        async with self._registry.open(table_id) as table:
            row, seats, lines = await self._registry.do(continued, table, wanted, person)
            is_beginning = list(table.history.path(wanted.number)) == list(range(wanted.number, 0, -1))

        def store(connection: Connection) -> None:
            Store(connection).add_table(row, seats)
            Store(connection).hold(row.id, wanted.seat, person)
            Memory(connection).add_origin(row.id, OriginRow("what_if", table_id, wanted.number))
            if lines:
                Store(connection).append(row.id, *lines)
            if is_beginning:  # nothing was taken back: what followed there follows here
                Following(connection).copy(table_id, row.id, wanted.number)

        await self._registry.database.write(store)
        self._registry.presence.note(row.id, address)
        await self._registry.require(row.id)
        return messages.Created(row.id, ())


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
