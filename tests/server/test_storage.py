"""The database on a real file: nothing is heard of before it is on disk, and one fault leaves its neighbours alone."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import IntegrityError, OperationalError

from stellarch.server.errors import DatabaseUnavailable
from stellarch.server.storage import (
    Addition,
    CheckpointRow,
    Database,
    LogRow,
    OutcomeRow,
    RequestRow,
    SeatRow,
    Store,
    TableRow,
)
from stellarch.server.storage.database import Job
from stellarch.server.storage.schema import REVISION, metadata
from stellarch.server.storage.store import Taken

T = TypeVar("T")
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
SEATS = (SeatRow(0, "Ada", None, "a" * 64), SeatRow(1, "random", "random", None))


def a_table(name: str, **different: Any) -> TableRow:
    values = {"game": "chess", "rules": 1, "options": "{}", "seed": "5", "listed": True, "over": False, "created": NOON}
    return TableRow(id=name, **{**values, **different})


def adding(name: str, **different: Any) -> Job:
    return lambda connection: Store(connection).add_table(a_table(name, **different), SEATS)


def appending(name: str, number: int, action: str = "e4") -> Job:
    return lambda connection: Store(connection).append(name, LogRow(number, "action", 0, action, NOON))


def adding_lines(name: str, *numbers: int, action: str = "e4", result: str | None = None) -> Addition:
    """What an action stores: lines of the log, and what follows from them."""
    lines = tuple(LogRow(number, "action", 0, action, NOON, number == 2) for number in numbers)
    outcomes = tuple(OutcomeRow(number, "[]", f'["{action}"]', None) for number in (0, *numbers))
    return Addition(name, lines, outcomes, (CheckpointRow(numbers[0], 1, "p", b"s"),), f'"{action}"', result)


def holding(name: str, device: str) -> Job:
    return lambda connection: Store(connection).hold(name, 0, device)


def failing(_connection: Connection) -> None:
    raise ValueError("a fault of ours")


def write(database: Database, *jobs: Job) -> None:
    for job in jobs:
        asyncio.run(_awaited(database.write(job)))


def read(database: Database, job: Callable[[Store], T]) -> T:
    return asyncio.run(_awaited(database.read(lambda connection: job(Store(connection)))))


async def _awaited(awaitable: Awaitable[T]) -> T:
    return await awaitable


@asynccontextmanager
async def held_up(database: Database) -> AsyncIterator[None]:
    """Inside, the writer is busy with another commit: what is asked of it waits, and is then committed together."""
    busy, gate = threading.Event(), threading.Event()

    def hold(_connection: Connection) -> None:
        busy.set()
        gate.wait()

    holding = asyncio.create_task(database.write(hold))
    await asyncio.to_thread(busy.wait)
    try:
        yield
    finally:
        await asyncio.sleep(0)
        gate.set()
        await holding


def write_together(database: Database, *jobs: Job) -> list[Any]:
    """What comes of jobs that are committed as one batch."""

    async def together() -> list[Any]:
        async with held_up(database):
            waiting = [asyncio.create_task(database.write(job)) for job in jobs]
        return await asyncio.gather(*waiting, return_exceptions=True)

    return asyncio.run(together())


def seen_from_outside(file: Path) -> set[str]:
    """The tables that another connection finds in the file now."""
    outside = sqlite3.connect(file)
    found = {row[0] for row in outside.execute("SELECT id FROM tables")}
    outside.close()
    return found


# Committing


def test_what_is_answered_is_on_disk(database: Database, file: Path) -> None:
    write(database, adding("one"))
    assert seen_from_outside(file) == {"one"}


def test_a_batch_is_invisible_before_its_commit(database: Database, file: Path) -> None:
    seen = write_together(database, adding("one"), lambda _: seen_from_outside(file), adding("two"))
    assert seen == [None, set(), None]
    assert seen_from_outside(file) == {"one", "two"}


def test_nobody_is_answered_before_the_commit(database: Database) -> None:
    async def answered_early() -> bool:
        loop = asyncio.get_running_loop()

        def has_been_answered(_connection: Connection) -> bool:
            for _ in range(3):  # let the other thread take in all that it has been told so far
                asyncio.run_coroutine_threadsafe(asyncio.sleep(0), loop).result()
            return first.done()

        async with held_up(database):
            first = asyncio.create_task(database.write(adding("one")))
            asking = asyncio.create_task(database.write(has_been_answered))
        return await asking

    assert asyncio.run(answered_early()) is False


def test_a_failing_job_leaves_its_neighbours(database: Database, file: Path) -> None:
    before, fault, after = write_together(database, adding("one"), failing, adding("two"))
    assert (before, after) == (None, None)
    assert isinstance(fault, ValueError)
    assert seen_from_outside(file) == {"one", "two"}


def test_nothing_is_kept_of_a_job_that_fails_half_way(database: Database, file: Path) -> None:
    def half_way(connection: Connection) -> None:
        adding("half")(connection)
        raise ValueError("a fault of ours")

    write_together(database, adding("one"), half_way)
    assert seen_from_outside(file) == {"one"}


def test_a_failed_commit_is_told_to_everybody_in_it(database: Database, file: Path) -> None:
    def found_out_at_commit(connection: Connection) -> None:
        connection.execute(text("PRAGMA defer_foreign_keys=ON"))
        Store(connection).hold("no such table", 0, "d" * 64)

    results = write_together(database, adding("one"), found_out_at_commit)
    assert [type(result) for result in results] == [IntegrityError, IntegrityError]
    assert seen_from_outside(file) == set()


def test_the_writer_goes_on_after_a_failed_commit(database: Database, file: Path) -> None:
    test_a_failed_commit_is_told_to_everybody_in_it(database, file)
    write(database, adding("later"))
    assert seen_from_outside(file) == {"later"}


def test_who_gives_up_waiting_does_not_stop_the_writer(database: Database, file: Path) -> None:
    async def give_up() -> None:
        async with held_up(database):
            tasks = [asyncio.create_task(database.write(job)) for job in (adding("one"), failing, adding("two"))]
            await asyncio.sleep(0)
            for task in tasks[:2]:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(give_up())
    write(database, adding("later"))
    assert {"two", "later"} <= seen_from_outside(file)


def test_who_gives_up_while_the_job_runs_does_not_stop_the_writer(database: Database, file: Path) -> None:
    async def give_up() -> None:
        begun, gate = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            adding("one")(connection)
            begun.set()
            gate.wait()

        task = asyncio.create_task(database.write(slow))
        await asyncio.to_thread(begun.wait)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        gate.set()

    asyncio.run(give_up())
    write(database, adding("later"))
    assert seen_from_outside(file) == {"one", "later"}


def test_stopping_finishes_what_is_waiting(file: Path) -> None:
    database = Database(f"sqlite:///{file}")
    database.start()

    async def stop_at_once() -> None:
        waiting = [asyncio.create_task(database.write(adding(f"table {number}"))) for number in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(database.stop)
        await asyncio.gather(*waiting)

    asyncio.run(stop_at_once())
    assert len(seen_from_outside(file)) == 50


@pytest.mark.parametrize("which", ["read", "write"])
@pytest.mark.parametrize(("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)])
def test_every_connection_is_durable(database: Database, which: str, pragma: str, value: object) -> None:
    ask = database.read if which == "read" else database.write
    found = asyncio.run(_awaited(ask(lambda connection: connection.execute(text(f"PRAGMA {pragma}")).scalar())))
    assert found == value


# Migrating


def schema_of(file: Path) -> list[tuple[str, str]]:
    outside = sqlite3.connect(file)
    found = outside.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    outside.close()
    return found


def test_the_migrations_lead_to_the_schema(database: Database) -> None:
    engine = create_engine(database.url)
    with engine.connect() as connection:
        migrated = MigrationContext.configure(connection)
        assert compare_metadata(migrated, metadata) == []
        assert migrated.get_current_revision() == REVISION
    engine.dispose()


def test_a_second_start_on_the_same_file_changes_nothing(file: Path) -> None:
    pages: list[bytes] = []
    for _ in range(2):
        database = Database(f"sqlite:///{file}")
        database.start()
        if not pages:
            write(database, adding("one"))
        database.stop()
        pages.append(file.read_bytes())
    assert pages[0] == pages[1]


def test_a_first_start_that_is_cut_short_leaves_nothing_behind(file: Path) -> None:
    outside = sqlite3.connect(file)
    outside.execute("CREATE TABLE requests (this_one_is_in_the_way)")
    outside.commit()
    with pytest.raises(OperationalError):
        Database(f"sqlite:///{file}").start()
    assert [name for name, _ in schema_of(file)] == ["requests"]
    outside.execute("DROP TABLE requests")
    outside.close()
    database = Database(f"sqlite:///{file}")
    database.start()
    write(database, adding("one"))
    database.stop()


def test_a_database_of_an_older_stellarch_is_brought_up_to_date_and_keeps_its_tables(file: Path) -> None:
    with create_engine(f"sqlite:///{file}").begin() as connection:
        config = Config()
        config.set_main_option("script_location", "stellarch.server.storage:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        old = "INSERT INTO tables VALUES ('one', 'chess', 1, '{}', '5', true, false, '2026-07-01 12:00:00')"
        connection.execute(text(old))
    database = Database(f"sqlite:///{file}")
    database.start()
    assert read(database, lambda store: store.table("one")) == a_table("one", maker=None)
    database.stop()


# What is stored


def test_rows_are_read_back_as_they_were(database: Database) -> None:
    write(database, adding("one"), appending("one", 1), appending("one", 2, "e5"))
    assert read(database, lambda store: store.table("one")) == a_table("one")
    assert read(database, lambda store: store.seats("one")) == list(SEATS)
    assert read(database, lambda store: store.log("one", after=1)) == [LogRow(2, "action", 0, "e5", NOON)]
    assert read(database, lambda store: store.table("two")) is None


def test_a_number_is_given_once(database: Database) -> None:
    write(database, adding("one"), adding("two"), appending("one", 1))
    with pytest.raises(Taken):
        write(database, appending("one", 1, "e5"))
    write(database, appending("two", 1))
    assert read(database, lambda store: store.log("one")) == [LogRow(1, "action", 0, "e4", NOON)]


def test_lines_that_are_stored_together_are_stored_all_or_none(database: Database) -> None:
    plan = [LogRow(number, "action", 0, text, NOON) for number, text in enumerate(("e4", "d4", "c4"), 1)]
    write(database, adding("one"), lambda connection: Store(connection).append("one", *plan))
    assert read(database, lambda store: store.log("one")) == plan
    late = [LogRow(number, "action", 1, "a6", NOON) for number in (4, 3)]
    with pytest.raises(Taken):
        write(database, lambda connection: Store(connection).append("one", *late))
    assert read(database, lambda store: store.log("one")) == plan


def test_of_two_who_are_equally_quick_one_is_told_so(database: Database) -> None:
    write(database, adding("one"))
    results = write_together(database, appending("one", 1, "e4"), appending("one", 1, "d4"), appending("one", 2, "e5"))
    assert [type(result) for result in results] == [type(None), Taken, type(None)]
    assert [row.text for row in read(database, lambda store: store.log("one"))] == ["e4", "e5"]


def test_lines_of_logs_are_taken_or_refused_as_a_whole_and_leave_their_neighbours(database: Database) -> None:
    write(database, adding("one"), adding("two"), adding_lines("one", 1, 2))
    late = adding_lines("one", 3, 2, action="d5")
    results = write_together(database, adding_lines("two", 1), late, failing, adding_lines("one", 3, action="c5"))
    assert [type(result) for result in results] == [type(None), Taken, ValueError, type(None)]
    assert [row.text for row in read(database, lambda store: store.log("one"))] == ["e4", "e4", "c5"]
    assert [row.text for row in read(database, lambda store: store.log("two"))] == ["e4"]
    found = read(database, lambda store: store.table("one"))
    assert found is not None
    assert (found.facts, found.over) == ('"c5"', False)


def test_rows_are_stored_as_any_database_would_store_them(database: Database) -> None:
    quick, plain = adding_lines("quick", 1, 2, result='"won"'), adding_lines("plain", 1, 2, result='"won"')
    asked = RequestRow(3, 0, (1, 2))
    for name in ("quick", "plain"):
        write(database, adding(name), lambda connection, to=name: Store(connection).set_request(to, asked))  # type: ignore[misc]
    write(database, quick, lambda connection: plain(connection))
    for kind in ("log", "outcomes", "checkpoints", "requests", "tables"):
        rows = everything(database, kind)
        assert [row[1:] for row in rows if row[0] == "quick"] == [row[1:] for row in rows if row[0] == "plain"], kind


def everything(database: Database, kind: str) -> list[tuple[Any, ...]]:
    """All rows of a table of the database, as they lie there."""
    with closing(sqlite3.connect(database.url.removeprefix("sqlite:///"))) as file:
        return file.execute(f"SELECT * FROM {kind} ORDER BY 1, 2").fetchall()


def test_a_database_that_goes_away_among_rows_keeps_none_of_them(database: Database, file: Path) -> None:
    write(database, adding("one"), adding("two"))
    with closing(sqlite3.connect(file)) as outside:
        outside.execute("ALTER TABLE requests RENAME TO elsewhere")
    results = write_together(database, adding_lines("one", 1), adding_lines("two", 1))
    assert [type(result) for result in results] == [DatabaseUnavailable, DatabaseUnavailable]
    with closing(sqlite3.connect(file)) as outside:
        outside.execute("ALTER TABLE elsewhere RENAME TO requests")
    assert everything(database, "log") == everything(database, "outcomes") == []
    write(database, adding_lines("one", 1))


def test_a_device_holds_a_seat_once_and_until_it_is_shut_out(database: Database) -> None:
    write(database, adding("one"))
    write(database, *[holding("one", device) for device in ("d" * 64, "d" * 64, "e" * 64)])
    assert read(database, lambda store: store.holders("one")) == {0: frozenset({"d" * 64, "e" * 64})}
    write(database, lambda connection: Store(connection).release("one", 0))
    assert read(database, lambda store: store.holders("one")) == {}


def test_a_line_of_the_log_answers_a_take_back(database: Database) -> None:
    asked = RequestRow(3, 0, (1, 2))
    write(database, adding("one"), lambda connection: Store(connection).set_request("one", asked))
    assert read(database, lambda store: store.request("one")) == asked
    write(database, appending("one", 1))
    assert read(database, lambda store: store.request("one")) is None


def test_the_lobby_shows_the_newest_that_still_run(database: Database) -> None:
    for age, name in enumerate(["new", "old", "oldest"]):
        write(database, adding(name, created=NOON - timedelta(days=age)))
    write(database, adding("private", listed=False))
    write(database, adding("over", over=True))
    assert read(database, lambda store: store.with_a_free_seat(2)) == ["new", "old"]


def test_a_table_leaves_the_lobby_with_its_last_free_seat(database: Database) -> None:
    write(database, adding("full"), holding("full", "d" * 64), adding("free"))
    assert read(database, lambda store: store.with_a_free_seat(9)) == ["free"]
    write(database, lambda connection: Store(connection).release("full", 0))
    assert sorted(read(database, lambda store: store.with_a_free_seat(9))) == ["free", "full"]


def test_the_last_action_takes_a_table_out_of_the_lobby(database: Database) -> None:
    write(database, adding("one"))
    last = LogRow(1, "action", 0, "resign")
    write(database, lambda connection: Store(connection).append("one", last, result="{}"))
    assert read(database, lambda store: store.with_a_free_seat(9)) == []


def test_a_device_finds_the_tables_it_plays_at_or_made_those_that_run_first(database: Database) -> None:
    device = "d" * 64
    write(database, adding("played"), holding("played", device), adding("watched", maker=device), adding("strange"))
    write(database, adding("over", over=True, created=NOON + timedelta(days=1)), holding("over", device))
    assert read(database, lambda store: sorted(store.of_person(device, 2))) == ["played", "watched"]
    assert read(database, lambda store: store.of_person(device, 9))[-1] == "over"


def test_a_row_of_a_table_does_not_show_its_seed() -> None:
    assert "secret" not in repr(a_table("one", seed="secret"))
