"""One writer, group commit, durable before anything is acknowledged.

SQLite has one write lock, so all writes go through one thread. It takes every job that is waiting, runs them inside one
transaction, commits once, and only then answers: nobody hears of a write that is not on disk. A failed job does not
undo its neighbours: each runs in a savepoint of its own, but for the lines of logs, of which there are most: these are
rows that are taken or refused as a whole.

A database that is busy for long, full, read-only or gone is unavailable: all waiting jobs fail, nothing of them is
kept, and the next job tries again.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    PoolProxiedConnection,
    column,
    create_engine,
    event,
    inspect,
    select,
    table,
    update,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from stellarch.server.awaited import Answer, Awaited, give
from stellarch.server.errors import DatabaseUnavailable
from stellarch.server.storage.addition import Addition
from stellarch.server.storage.claim import Claim, claim
from stellarch.server.storage.schema import REVISION
from stellarch.server.storage.store import Taken

T = TypeVar("T")
Job = Callable[[Connection], Any]

_LOG = logging.getLogger(__name__)
_MOST_PER_COMMIT = 200
_SECONDS_TO_WAIT = 5
"""How long to wait for a lock of another program (a backup, a VACUUM): as long as a person would wait."""
_SECONDS_TO_TRUST = 10
"""How long a successful write counts as proof that the next one will succeed."""
_OF_WHAT_WAS_ASKED = (
    *(IntegrityError, ProgrammingError, DataError),
    *(sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError),
)
_VERSION = table("alembic_version", column("version_num"))


class WrongSchema(Exception):
    """The database is of a newer Stellarch, or of something else."""


class Database:
    """Reads in a few threads, writes in one. `read` and `write` run a function with a connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._writes = _engine(url, writer=True)
        self._reads = _engine(url, writer=False)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="database-read")
        self._jobs: queue.SimpleQueue[Awaited | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_loop, name="database-write", daemon=True)
        self._takes_rows = url.startswith("sqlite")
        self._borrowed: PoolProxiedConnection | None = None
        """The writer's connection for rows."""
        self._is_open = False
        self._claim: Claim | None = None
        self._is_available = True
        self._last_written = -float(_SECONDS_TO_TRUST)

    def open(self) -> None:
        """Claim it, bring the schema up to date and check that it can be written; raises what prevents that."""
        self._claim = claim(self.url)
        try:
            migrate(self.url)
        except BaseException:
            self._let_go(is_closed=False)
            raise
        self._is_open = True

    def start(self) -> None:
        """Open it, if that is not done, and begin to take jobs."""
        if not self._is_open:
            self.open()
        if self._claim is not None:
            with self._writes.begin() as connection:  # begins the journal, which is there from now on until the end
                _touch(connection)
            self._claim.mark_open()
        self._thread.start()

    def stop(self) -> None:
        """Finish what is waiting, then let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()
        self._let_go(is_closed=True)

    def _let_go(self, *, is_closed: bool) -> None:
        self._give_back()
        self._writes.dispose()
        self._reads.dispose()
        if self._claim is not None:
            self._claim.release(is_closed=is_closed)

    async def check(self) -> None:
        """Raises DatabaseUnavailable where nothing can be written. It is tried, unless it has just been done."""
        if not self._is_available or time.monotonic() - self._last_written > _SECONDS_TO_TRUST:
            await self.write(_touch)

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The job's result, once it is committed. What the job raises is raised here, and nothing of it is kept."""
        awaited = Awaited.of(job)
        self._jobs.put(awaited)
        found: T = await awaited.answer
        return found

    def read_now(self, job: Callable[[Connection], T]) -> T:
        """For a thread that may wait for it."""
        try:
            with self._reads.connect() as connection:
                return job(connection)
        except Exception as fault:
            if not _is_the_databases(fault):
                raise
            _LOG.error("the database cannot be read: %s", reason(fault))
            raise DatabaseUnavailable from fault

    def _write_loop(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            stopping = False
            while len(batch) < _MOST_PER_COMMIT and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    stopping = True
                    break
                batch.append(following)
            self._commit(batch)
            if stopping:
                return

    def _commit(self, batch: list[Awaited]) -> None:
        # A job that was cancelled before this point is dropped; from here on none can be cancelled.
        wanted = [waiting for waiting in batch if not waiting.answer.cancelled()]
        answers: list[Answer] = []
        fault: Exception | None = None
        try:
            answers.extend(self._done(wanted))
        except Exception as found:  # not begun, not ended, or lost between: nobody may believe that anything was kept
            fault = found
            failed = {id(answer.awaited): answer for answer in answers if answer.fault is not None}
            answers = [failed.get(id(waiting)) or Answer(waiting, fault=_told(found)) for waiting in wanted]
        self._note(fault)
        give(answers)

    def _done(self, wanted: list[Awaited]) -> Iterator[Answer]:
        """What comes of jobs, one by one; they are committed at the end. Raises where none of them can stand."""
        if self._takes_rows and all(isinstance(waiting.work, Addition) for waiting in wanted):
            with self._rows_written() as file:
                yield from (_added(file, waiting, waiting.work) for waiting in wanted)
        else:
            with self._writes.begin() as connection:
                yield from (_done(connection, waiting) for waiting in wanted)

    @contextmanager
    def _rows_written(self) -> Iterator[sqlite3.Connection]:
        """A transaction of SQLite alone: for a few rows SQLAlchemy takes longer than the file. Even to borrow a
        connection anew takes as long as the rows do."""
        if self._borrowed is None:
            self._borrowed = self._writes.raw_connection()
        file: Any = self._borrowed.driver_connection
        try:
            file.execute("BEGIN IMMEDIATE")
            yield file
            file.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # it was not begun, or SQLite has done so itself, where it cannot go on
                file.execute("ROLLBACK")
            self._give_back()
            raise

    def _give_back(self) -> None:
        if self._borrowed is not None:
            self._borrowed.close()
            self._borrowed = None

    def _note(self, fault: Exception | None) -> None:
        """Note whether the last write succeeded; a change is logged."""
        was, self._is_available = self._is_available, fault is None or not _is_the_databases(fault)
        if self._is_available:
            self._last_written = time.monotonic()
        if fault is not None and was and not self._is_available:
            _LOG.error("the database cannot be written: %s", reason(fault))
        if self._is_available and not was:
            _LOG.warning("the database can be written again")


def _done(connection: Connection, waiting: Awaited) -> Answer:
    """What comes of a job; raises where the others cannot stand either."""
    try:
        with connection.begin_nested():
            return Answer(waiting, waiting.work(connection))
    except Exception as fault:
        if _is_the_databases(fault):  # it has forgotten the others too
            raise
        return Answer(waiting, fault=fault)


def _added(file: sqlite3.Connection, waiting: Awaited, addition: Job) -> Answer:
    assert isinstance(addition, Addition), addition
    try:
        addition.store_in(file)
    except Taken as refusal:  # any other fault would leave a part of it behind, so then nothing of the batch is kept
        return Answer(waiting, fault=refusal)
    return Answer(waiting)


def _told(fault: Exception) -> Exception:
    return DatabaseUnavailable() if _is_the_databases(fault) else fault


def reason(fault: Exception) -> str:
    """A fault in a few words, without the statement it came from."""
    told = str(getattr(fault, "orig", None) or fault).splitlines()
    return told[0] if told else type(fault).__name__


def _is_the_databases(fault: Exception) -> bool:
    """Whether the database is at fault, not the job: the same job may succeed later."""
    of_what_was_asked = isinstance(fault, _OF_WHAT_WAS_ASKED)
    return isinstance(fault, DBAPIError | NoConnection | sqlite3.Error) and not of_what_was_asked


def _touch(connection: Connection) -> None:
    """A write that changes nothing. (To begin one is not enough: SQLite lets that pass on a file it may only read.)"""
    connection.execute(update(_VERSION).values(version_num=_VERSION.c.version_num))


def migrate(url: str) -> None:
    """Create the schema, or bring an older one up to date: in one transaction, so wholly or not at all. Raises where
    the database cannot be written."""
    # SQLite alters a table by copying it and dropping the old one: with foreign keys on, what refers to it would go.
    engine = _engine(url, writer=True, foreign_keys=False)
    try:
        with engine.begin() as connection:
            if _revision(connection) != REVISION:
                _upgrade(connection)
            _touch(connection)
    finally:
        engine.dispose()


def _revision(connection: Connection) -> str | None:
    """The migration the database has come to; None where it has come to none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()


def _upgrade(connection: Connection) -> None:
    # Takes as long to import as the rest of the server, and is seldom needed.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "stellarch.server.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as fault:
        raise WrongSchema(str(fault)) from fault


def _engine(url: str, *, writer: bool, foreign_keys: bool = True) -> Engine:
    """Errors of these engines do not show what was to be stored: it may be a secret, and errors are logged."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=1 if writer else 4, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(url, connect_args={"timeout": _SECONDS_TO_WAIT}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        # The driver would otherwise begin transactions by itself, and savepoints would commit one by one.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"foreign_keys={'ON' if foreign_keys else 'OFF'}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writer else "BEGIN")

    return engine
