"""Where tables are kept: SQLAlchemy Core on SQLite, or any database it speaks to, behind one writer."""

from stellarch.server.storage.addition import Addition
from stellarch.server.storage.clocks import ClockRow, ClockStore
from stellarch.server.storage.database import Database
from stellarch.server.storage.following import CheckpointRow, Following, OutcomeRow
from stellarch.server.storage.if_thens import IfThenRow, IfThens, StepRow
from stellarch.server.storage.memory import Memory, OriginRow, SeenRow
from stellarch.server.storage.standing import Standing, StandingRow
from stellarch.server.storage.store import HintRow, LogRow, RequestRow, SeatRow, Store, TableRow
from stellarch.server.storage.together import StandInRow, Together

__all__ = [
    "Addition",
    "CheckpointRow",
    "ClockRow",
    "ClockStore",
    "Database",
    "Following",
    "HintRow",
    "IfThenRow",
    "IfThens",
    "LogRow",
    "Memory",
    "OriginRow",
    "OutcomeRow",
    "RequestRow",
    "SeatRow",
    "SeenRow",
    "StandInRow",
    "Standing",
    "StandingRow",
    "StepRow",
    "Store",
    "TableRow",
    "Together",
]
