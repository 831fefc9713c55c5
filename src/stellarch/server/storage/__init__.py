"""Where tables are kept: SQLAlchemy Core on SQLite, or any database it speaks to, behind one writer."""

from stellarch.server.storage.database import Database
from stellarch.server.storage.store import LogRow, RequestRow, SeatRow, Store, TableRow

__all__ = ["Database", "LogRow", "RequestRow", "SeatRow", "Store", "TableRow"]
