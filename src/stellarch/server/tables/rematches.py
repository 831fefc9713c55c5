"""The same game once more: who sits where, with the seats turned by one."""

from stellarch.bots import default_bot
from stellarch.server import messages
from stellarch.server.tables.table import LiveTable


def rematch_of(table: LiveTable, kept: messages.OptionValues) -> tuple[messages.NewTable, list[int]]:
    """The new table, and for each of its seats that of the old one from which its player comes. A bot plays where
    nobody ever came."""
    count = len(table.seats)
    order = [(seat + 1) % count for seat in range(count)]
    rows = [table.seats[seat] for seat in order]
    players = [
        messages.NewPlayer(
            row.name,
            row.bot or (None if table.holders.get(row.seat) else default_bot(table.game)),
            colour=row.colour,
        )
        for row in rows
    ]
    time = messages.TimeControl() if table.clocks is None else table.clocks.control
    return messages.NewTable(table.game.id, players, kept, hints=table.hints, time=time), order
