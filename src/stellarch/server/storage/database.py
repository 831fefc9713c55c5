"""One writer, group commit, durable before anything is acknowledged.

SQLite has one write lock, so all writes go through one thread. It takes every job that is waiting, runs each in its own
savepoint inside one transaction, commits once, and only then answers: a failed job does not undo its neighbours, and
nobody hears of a write that is not on disk.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, column, create_engine, event, inspect, select, table

from stellarch.server.storage.schema import REVISION

T = TypeVar("T")
Job = Callable[[Connection], Any]

_MOST_PER_COMMIT = 200


class WrongSchema(Exception):
    """The database is of a newer Stellarch, or of something else."""


class Database:
    """Reads in a few threads, writes in one. `read` and `write` run a function with a connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._writes = _engine(url, writer=True)
        self._reads = _engine(url, writer=False)
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="database-read")
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_loop, name="database-write", daemon=True)

    def start(self) -> None:
        """Bring the schema up to date and begin to take jobs."""
        migrate(self.url)
        self._thread.start()

    def stop(self) -> None:
        """Finish what is waiting, then let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()
        self._writes.dispose()
        self._reads.dispose()

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """The job's result, once it is committed. What the job raises is raised here, and nothing of it is kept."""
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self._reads.connect() as connection:
            return job(connection)

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

    def _commit(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        # Who gave up waiting before this point gets nothing done; from here on nobody can.
        wanted = [(job, future) for job, future in batch if future.set_running_or_notify_cancel()]
        done: list[tuple[Future[Any], Any]] = []
        try:
            with self._writes.begin() as connection:
                for job, future in wanted:
                    try:
                        with connection.begin_nested():
                            done.append((future, job(connection)))
                    except Exception as fault:
                        future.set_exception(fault)
        except Exception as fault:  # the commit itself failed: nobody may believe that anything was kept
            for future, _ in done:
                future.set_exception(fault)
            return
        for future, result in done:
            future.set_result(result)


def migrate(url: str) -> None:
    """Create the schema, or bring an older one up to date: in one transaction, so wholly or not at all."""
    # SQLite alters a table by copying it and dropping the old one: with foreign keys on, what refers to it would go.
    engine = _engine(url, writer=True, foreign_keys=False)
    try:
        with engine.begin() as connection:
            if _revision(connection) != REVISION:
                _upgrade(connection)
    finally:
        engine.dispose()


def _revision(connection: Connection) -> str | None:
    """The migration the database has come to; None where it has come to none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(select(column("version_num")).select_from(table("alembic_version"))).scalar()


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
        return create_engine(url, pool_size=1 if writer else 4, hide_parameters=True)
    engine = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)

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
