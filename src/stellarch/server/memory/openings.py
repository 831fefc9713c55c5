"""A record or a position that somebody brings, opened as a table of theirs: it counts for nothing."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection

from stellarch.bots import default_bot
from stellarch.core import Game, Player, Refused, new_seed, read_options
from stellarch.games import find_game
from stellarch.server import messages
from stellarch.server.errors import NotFound
from stellarch.server.refusals import NoSuchPosition, Why
from stellarch.server.secrets import hashed, new_id, new_secret
from stellarch.server.storage import LogRow, Memory, OriginRow, SeatRow, Store, TableRow
from stellarch.server.tables.player_names import tidied
from stellarch.server.tables.registry import Registry
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.openings import Opened, opened


class Openings:
    def __init__(self, registry: Registry, jobs: JobWorker) -> None:
        self._registry = registry
        self._jobs = jobs

    async def open(self, text: str, person: str, address: str) -> messages.Created:
        """A table with what a text holds; its people's seats are all the one's who brings it."""
        found = await opened(self._jobs, text, new_seed(), address)
        game, record = find_game(found.record.game), found.record
        row, seats = _row(game, found, person), _seats(game, record.players)
        lines = [LogRow(number, "action", one.seat, one.action) for number, one in enumerate(record.actions, 1)]

        def store(connection: Connection) -> None:
            Store(connection).add_table(row, seats)
            Memory(connection).add_origin(row.id, OriginRow("position" if found.begun else "file", begun=found.begun))
            if record.commitment:
                Memory(connection).add_promise(row.id, record.commitment[:100])
            for seat in seats:
                if seat.bot is None:
                    Store(connection).hold(row.id, seat.seat, person)
            if lines:
                Store(connection).append(row.id, *lines)

        await self._registry.database.write(store)
        await self._registry.require(row.id)
        return messages.Created(row.id, ())

    async def position(self, table_id: str, number: int) -> messages.PositionText:
        """What a spectator sees after a line of the log, as text."""
        table = await self._registry.reading(table_id)
        if not table.game.positions.prefix:
            raise NotFound(Why.NO_POSITIONS)
        if number > table.history.number:
            raise NotFound(NoSuchPosition(number))

        def write() -> str:
            return table.game.positions.write(table.history.state_at(number))

        return messages.PositionText(await self._registry.do(write))


def _row(game: Game[Any, Any], found: Opened, person: str) -> TableRow:
    record, result = found.record, found.result
    options = read_options(game.options, record.options)
    return TableRow(
        id=new_id(),
        game=game.id,
        rules=record.rules,
        options=msgspec.json.encode(options).decode(),
        seed=record.seed,
        listed=False,
        over=result is not None,
        created=datetime.now(UTC),
        maker=person,
        result=None if result is None else msgspec.json.encode(result).decode(),
    )


def _seats(game: Game[Any, Any], players: Sequence[Player]) -> list[SeatRow]:
    """As the record has them; a bot that it names may not be here, so the usual one plays on for it."""

    def sits(seat: int, player: Player) -> SeatRow:
        bot = default_bot(game) if player.kind == "bot" else None
        return SeatRow(seat, _name(game, seat, player), bot, None if bot else hashed(new_secret()))

    return [sits(seat, player) for seat, player in enumerate(players)]


def _name(game: Game[Any, Any], seat: int, player: Player) -> str:
    try:
        return tidied(player.name)
    except Refused:
        return game.players.names[seat].en
