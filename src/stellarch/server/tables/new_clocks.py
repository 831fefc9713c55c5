"""The clocks of a new table."""

from collections.abc import Iterable

from stellarch.core import BadOptions
from stellarch.server.messages import TimeControl
from stellarch.server.refusals import Why
from stellarch.server.storage import ClockRow
from stellarch.server.tables.clocks import TableClocks


def new_clocks(table_id: str, control: TimeControl, people: Iterable[int]) -> ClockRow | None:
    """What is stored of the clocks of a new table; None where there are none. Raises BadOptions."""
    if control.kind == "none":
        return None
    if not (control.stock if control.kind == "fischer" else control.move):
        raise BadOptions(Why.NO_TIME_TO_THINK, about=("time",))
    return TableClocks.begin(control, people).row(table_id)
