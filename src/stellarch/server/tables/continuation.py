"""What if: a game tried from one of its positions, at a new table that counts for nothing.

Once a game is over there are no secrets: the log of the new table begins with what was played, so that it stands where
the game stood, and what is still to be dealt or rolled is known too. While a game runs only its players may try
something out, each alone, and nothing is taken from it but what their seat sees: the rest is dealt afresh.
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from stellarch.bots import default_bot, require_offered
from stellarch.core import BadOptions, Seat, new_seed
from stellarch.server import messages
from stellarch.server.errors import Forbidden, NotFound
from stellarch.server.refusals import NoSuchPosition, Why
from stellarch.server.secrets import hashed, new_id, new_secret
from stellarch.server.storage import Following, LogRow, Memory, OriginRow, SeatRow, Store, TableRow
from stellarch.server.tables.player_names import tidied
from stellarch.server.tables.table import LiveTable


class Continuation(NamedTuple):
    """The new table, its seats, those that the maker plays, the keys of those for a friend, and how it begins."""

    row: TableRow
    seats: list[SeatRow]
    mine: list[int]
    keys: Mapping[int, str]
    origin: OriginRow
    lines: list[LogRow]
    is_beginning: bool
    """Whether these lines are all that the log of the source holds up to there, so that what followed there follows."""

    def store(self, connection: Connection) -> None:
        Store(connection).add_table(self.row, self.seats)
        Memory(connection).add_origin(self.row.id, self.origin)
        for seat in self.mine:
            Store(connection).hold(self.row.id, seat, str(self.row.maker))
        if self.lines:
            Store(connection).append(self.row.id, *self.lines)
        if self.is_beginning and self.origin.source is not None and self.origin.number is not None:
            Following(connection).copy(self.origin.source, self.row.id, self.origin.number)


def continued(table: LiveTable, wanted: messages.PlayFrom, maker: str) -> Continuation:
    """A try as somebody wants it; raises Refused where it may not be."""
    number = wanted.number
    if number > table.history.number:
        raise NotFound(NoSuchPosition(number))
    if wanted.seat >= len(table.seats):
        raise BadOptions(Why.NO_SUCH_SEAT, about=("seat",))
    if wanted.bot is not None:
        require_offered(wanted.bot, table.game)
    if not table.is_over:
        _require_alone(table, wanted, maker)
    if not table.game.waiting_on(table.history.state_at(number)):
        raise Forbidden(Why.OVER_IN_THIS_POSITION)
    mine, friends = _people(table, wanted)
    keys = {seat: new_secret() for seat in friends}
    seats = [_sits(table, wanted, row, keys.get(row.seat) or new_secret(), {*mine, *friends}) for row in table.seats]
    if not table.is_over or (table.origin is not None and table.origin.begun is not None):
        seed = new_seed()
        origin = OriginRow("what_if", table.id, number, _begun(table, wanted.seat, number, seed))
        return Continuation(_row(table, maker, seed), seats, mine, keys, origin, [], is_beginning=False)
    origin, row = OriginRow("what_if", table.id, number), _row(table, maker, table.record().seed)
    is_beginning = list(table.history.path(number)) == list(range(number, 0, -1))
    return Continuation(row, seats, mine, keys, origin, _lines(table, number), is_beginning)


def _require_alone(table: LiveTable, wanted: messages.PlayFrom, maker: str) -> None:
    """To think with bots is help, as a hint is: it is for the players, where the table allows hints."""
    if wanted.seat not in table.seats_of(maker) or wanted.others == "friend":
        raise Forbidden(Why.TRIED_ALONE)
    if table.hints == "off":
        raise Forbidden(Why.HINTS_ARE_OFF)


def _begun(table: LiveTable, seat: int, number: int, seed: str) -> str:
    """A first state that holds nothing but what the seat sees; of a game that is over, the true one."""
    state = table.history.state_at(number)
    if not table.is_over:
        state = table.game.imagine(table.game.view(state, Seat(seat)), seed)
    return table.game.save(state)


def _row(table: LiveTable, maker: str, seed: str) -> TableRow:
    return TableRow(
        id=new_id(),
        game=table.game.id,
        rules=table.rules,
        options=msgspec.json.encode(table.options).decode(),
        seed=seed,
        listed=False,
        over=False,
        created=datetime.now(UTC),
        maker=maker,
    )


def _people(table: LiveTable, wanted: messages.PlayFrom) -> tuple[list[int], list[int]]:
    """The seats that the maker plays, and those for a friend: the first after the maker's, people's seats before
    bots'."""
    if wanted.others == "me":
        return [row.seat for row in table.seats], []
    if wanted.others == "bots":
        return [wanted.seat], []
    count = len(table.seats)
    others = [table.seats[(wanted.seat + step) % count] for step in range(1, count)]
    return [wanted.seat], [min(others, key=lambda row: row.bot is not None).seat]


def _sits(table: LiveTable, wanted: messages.PlayFrom, row: SeatRow, key: str, people: set[int]) -> SeatRow:
    """A person, or the bot asked for, or the one that sat there, or the usual one."""
    seat_name = table.game.players.names[row.seat].en
    own = row.name if row.bot is None else seat_name
    if row.seat in people:
        name = tidied(wanted.name) if wanted.name and row.seat == wanted.seat and wanted.others != "me" else own
        return SeatRow(row.seat, name or own, None, hashed(key), row.colour)
    bot = wanted.bot or row.bot or default_bot(table.game)
    return SeatRow(row.seat, row.name if row.bot else seat_name, bot, None, row.colour)


def _lines(table: LiveTable, number: int) -> list[LogRow]:
    """What led to a position, without what was taken back."""
    return [
        LogRow(line, "action", played.seat, played.action)
        for line, played in enumerate(table.history.played(number), 1)
    ]
