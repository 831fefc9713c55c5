"""One server to a SQLite file: what one keeps in memory, another would not know to be out of date.

The claim is a lock of the system's on a file beside the database. A process that ends, however it ends, lets go of it.
"""

import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy import make_url


class InUse(Exception):
    """Another server has claimed this file."""


class Claim:
    """Held from the first moment to the last."""

    def __init__(self, database: Path) -> None:
        self._descriptor = os.open(f"{database.resolve()}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._descriptor)
        except OSError:
            os.close(self._descriptor)
            raise InUse(database) from None

    def release(self) -> None:
        """The file stays: whoever has opened it already would else lock one that nobody finds any more."""
        os.close(self._descriptor)


def file_of(url: str) -> Path | None:
    """The file a database is kept in; None where it is no SQLite, or kept in memory."""
    if not url.startswith("sqlite"):
        return None
    name = make_url(url).database or ""
    if name.startswith("file:"):
        name = urlsplit(name).path
    return None if name in ("", ":memory:") else Path(name)


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
