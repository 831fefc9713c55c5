"""A finished game played on from one of its positions, as a new table whose log begins with what was played."""

from datetime import UTC, datetime

import msgspec

from stellarch.bots import default_bot, require_offered
from stellarch.core import BadOptions
from stellarch.server import messages
from stellarch.server.errors import Forbidden, NotFound
from stellarch.server.refusals import NoSuchPosition, Why
from stellarch.server.secrets import hashed, new_id, new_secret
from stellarch.server.storage import LogRow, SeatRow, TableRow
from stellarch.server.tables.player_names import tidied
from stellarch.server.tables.table import LiveTable


def continued(table: LiveTable, wanted: messages.PlayFrom, maker: str) -> tuple[TableRow, list[SeatRow], list[LogRow]]:
    """The table, its seats and the first lines of its log."""
    if not table.is_over:
        raise Forbidden(Why.CONTINUED_WHEN_OVER)
    if wanted.number > table.history.number:
        raise NotFound(NoSuchPosition(wanted.number))
    if wanted.seat >= len(table.seats):
        raise BadOptions(Why.NO_SUCH_SEAT, about=("seat",))
    if not table.game.waiting_on(table.history.state_at(wanted.number)):
        raise Forbidden(Why.OVER_IN_THIS_POSITION)
    return _row(table, maker), _seats(table, wanted), _lines(table, wanted.number)


def _row(table: LiveTable, maker: str) -> TableRow:
    return TableRow(
        id=new_id(),
        game=table.game.id,
        rules=table.rules,
        options=msgspec.json.encode(table.options).decode(),
        seed=table.record().seed,
        listed=False,
        over=False,
        created=datetime.now(UTC),
        maker=maker,
    )


def _seats(table: LiveTable, wanted: messages.PlayFrom) -> list[SeatRow]:
    """The person on one seat; on the others the bot asked for, or the one that sat there, or the usual one."""
    if wanted.bot is not None:
        require_offered(wanted.bot, table.game)

    def sits(row: SeatRow) -> SeatRow:
        if row.seat == wanted.seat:
            name = (tidied(wanted.name) if wanted.name else None) or (
                row.name if row.bot is None else table.game.players.names[row.seat].en
            )
            return SeatRow(row.seat, name, None, hashed(new_secret()))
        bot = wanted.bot or row.bot or default_bot(table.game)
        return SeatRow(row.seat, row.name if row.bot else table.game.players.names[row.seat].en, bot, None)

    return [sits(row) for row in table.seats]


def _lines(table: LiveTable, number: int) -> list[LogRow]:
    """What led to a position, without what was taken back."""
    return [
        LogRow(line, "action", played.seat, played.action)
        for line, played in enumerate(table.history.played(number), 1)
    ]
