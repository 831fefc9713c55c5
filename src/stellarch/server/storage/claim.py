"""One server per database: two would not notice that what they keep in memory is out of date.

The claim is a system lock on a file beside the database, or an advisory lock of PostgreSQL. It is released when the
process ends, however it ends. The file also says whether the last server shut down properly: if not, what was written
last is in the journal alone, and would be lost without it.
"""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Protocol
from urllib.parse import quote, urlsplit

from sqlalchemy import NullPool, create_engine, func, make_url, select

from stellarch.core import Text, said
from stellarch.server.refusals import JournalMissing, TwoNames

_OPEN = b"open"


class InUse(Exception):
    """Another server has claimed this database."""


class Unfit(Exception):
    """Data would be lost if this file were used: why, and what to do."""

    def __init__(self, why: Text) -> None:
        super().__init__(why.en)
        self.why = why


class Claim(Protocol):
    """Held from the first moment to the last."""

    def mark_open(self) -> None:
        """From now on writes may be in a journal."""

    def release(self, *, is_closed: bool) -> None:
        """Release the claim, after the database was closed properly or could not be used."""


def claim(url: str) -> Claim | None:
    """Claim a database for this process; None where nobody else can have it. Raises InUse or Unfit."""
    file = file_of(url)
    if file is not None:
        return _FileClaim(file)
    return _PostgresClaim(url) if url.startswith("postgresql") else None


class _FileClaim:
    def __init__(self, database: Path) -> None:
        self._database = database.resolve()
        _require_one_name(self._database)
        self._descriptor = os.open(f"{self._database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._descriptor)
        except OSError:
            os.close(self._descriptor)
            raise InUse(database) from None
        self._require_journal()

    def mark_open(self) -> None:
        self._write(_OPEN)

    def release(self, *, is_closed: bool) -> None:
        """The file stays: a process that has opened it already would otherwise lock one that no other process finds."""
        if is_closed:
            self._write(b"")
        os.close(self._descriptor)

    def _write(self, said: bytes) -> None:
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.ftruncate(self._descriptor, 0)
        os.write(self._descriptor, said)

    def _require_journal(self) -> None:
        """Raises Unfit where a server ended in the midst of its work and its journal was taken away since.

        Opening the database with another program brings the journal in and removes it, with its index; that
        is as it should be. An index without a journal, or a database without a table, shows that it was lost."""
        journal, index = Path(f"{self._database}-wal"), Path(f"{self._database}-shm")
        was_open = os.read(self._descriptor, len(_OPEN)) == _OPEN
        if not was_open or journal.exists() or not self._database.exists():
            return
        if not index.exists() and _has_tables(self._database):
            return
        os.close(self._descriptor)
        raise Unfit(said(JournalMissing(journal, f"{self._database.name}.lock")))


def _has_tables(database: Path) -> bool:
    """Whether anything was ever written to the file itself; nobody else has it, so it is read as it lies there."""
    with closing(sqlite3.connect(f"file:{quote(str(database))}?immutable=1", uri=True)) as connection:
        return bool(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])


def _require_one_name(file: Path) -> None:
    """The claim and the journal go by the name of the file: under a second name neither would be found."""
    if file.exists() and file.stat().st_nlink > 1:
        raise Unfit(said(TwoNames(file)))


class _PostgresClaim:
    """A lock in the database itself, held as long as its connection."""

    def __init__(self, url: str) -> None:
        self._connection = create_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT").connect()
        if not self._connection.scalar(select(func.pg_try_advisory_lock(_KEY))):
            self._connection.close()
            raise InUse(url)

    def mark_open(self) -> None:
        """There is no journal that could be lost."""

    def release(self, *, is_closed: bool) -> None:
        self._connection.close()


_KEY = int.from_bytes(b"stellar")
"""A number that other programs on the same database are not likely to lock."""


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
