"""How long the log of a table may become."""

import msgspec

from stellarch.core import Refused, Seat, Template
from stellarch.server.refusals import LogFull, ShareUsed
from stellarch.server.storage import LogRow
from stellarch.server.tables.table import LiveTable

MOST_LINES = 20_000
"""Lines of any kind. No game comes near it; one that did would not fit into memory."""
MOST_BESIDES = 6_000
"""Shared equally by the seats. A seat that has added its share may add only what the game waits for: talk, offers and
take-backs have no natural end and must not fill the log."""


class Full(Refused):
    """There is no more room in the log."""

    code = "table/full"


def require_room(table: LiveTable, row: LogRow) -> None:
    """Raises Full."""
    if row.number > MOST_LINES:
        raise Full(LogFull(MOST_LINES))
    share = MOST_BESIDES // len(table.seats)
    if table.lines_by[row.seat] >= share and _is_besides(table, row):
        raise Full(ShareUsed(share))


def _is_besides(table: LiveTable, row: LogRow) -> bool:
    """Whether a line is a take-back, or something that can be done at any time, such as talk."""
    if row.kind != "action":
        return True
    at_any_time = table.game.free(table.state, Seat(row.seat))
    kinds = {choice.type for choice in at_any_time if isinstance(choice, Template)}
    return msgspec.to_builtins(table.read(row.text)).get("type") in kinds
