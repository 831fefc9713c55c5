"""The part of a bot's plan that can be played: the lines it adds to the log, stored together or not at all."""

from datetime import UTC, datetime
from typing import Any, NamedTuple

from stellarch.core import Plan, Seat, Step, steps_of
from stellarch.server.storage import LogRow
from stellarch.server.storage.store import ByItself
from stellarch.server.tables.log_limits import Full, require_room
from stellarch.server.tables.table import LiveTable


class Added(NamedTuple):
    """A further line of the log, and what it leads to."""

    row: LogRow
    step: Step[Any]


def carried_out(
    table: LiveTable,
    seat: int,
    plan: Plan,
    *,
    bot_failed: bool = False,
    by: ByItself | None = None,
    late: bool = False,
) -> list[Added]:
    """The lines of a plan up to the first action that cannot be played, all with the same time; raises Refused where
    that is the first one. Against the clock, only one action at a time is played."""
    read = Plan(tuple(table.read_action(str(action)) for action in plan.actions))  # as the log will be read
    added: list[Added] = []
    now = datetime.now(UTC)
    for action, step in steps_of(table.game, table.state, Seat(seat), read, table.bots()):
        number = table.history.number + len(added) + 1
        row = LogRow(number, "action", seat, str(action), now, bot_failed, by, late)
        try:
            require_room(table, row)
        except Full:
            if not added:
                raise
            break
        added.append(Added(row, step))
        if table.game.live.tempo(step.state, Seat(seat)) is not None:
            break
    return added
