"""A database that is locked, read-only, taken by another server: everybody is told, and play goes on afterwards."""

import asyncio
import shutil
import sqlite3
import subprocess
from collections.abc import Awaitable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy.exc import IntegrityError

from stellarch.server.errors import DatabaseUnavailable
from stellarch.server.storage import Database, Store
from stellarch.server.storage.claim import InUse, Unfit, file_of
from tests.server.running import BOT, GAME, ME, Server, environment, new_table, play, table
from tests.server.test_storage import adding, failing, seen_from_outside, write, write_together
from tests.server.watching import live, next_of

T = TypeVar("T")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.kill()


@contextmanager
def locked(file: Path, how: str = "IMMEDIATE") -> Iterator[None]:
    """Inside, another program holds the database's write lock."""
    with closing(sqlite3.connect(file, isolation_level=None)) as outside:
        outside.execute(f"BEGIN {how}")
        yield
        outside.execute("ROLLBACK")


# In the server


def assert_told(answer: httpx.Response) -> None:
    problem = answer.json()
    assert (answer.status_code, problem["type"]) == (503, "server/database"), answer.text
    assert problem["why"].startswith("The server cannot reach its database")


def a_write(ada: httpx.Client) -> httpx.Response:
    return ada.post("/api/tables", json={"game": GAME, "players": [ME, ME]})


def test_who_plays_while_the_database_is_locked_is_told_and_plays_on_afterwards(server: Server) -> None:
    server.start()
    with server.client() as ada:
        made = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options={"first_player": 0})["id"]
        move = table(ada, made)["choices"][0]["text"]
        with locked(server.database):
            assert_told(play(ada, made, 0, 0, move))
            assert_told(ada.get("/api/health"))
            assert table(ada, made)["now"]["number"] == 0  # it can be looked at all the while
        assert ada.get("/api/health").status_code == 200
        assert play(ada, made, 0, 0, move).json()["now"]["number"] == 1
    log = server.log.read_text()
    assert log.count("the database cannot be written: database is locked") == 1
    assert log.count("the database can be written again") == 1


def test_a_bot_whose_move_could_not_be_stored_plays_it_afterwards(server: Server) -> None:
    server.start()
    with server.client() as ada:
        made = new_table(ada, ME, BOT, options={"first_player": 0})["id"]
        move = table(ada, made)["choices"][0]["text"]
        with live(server, ada, made) as page:
            assert play(ada, made, 0, 0, move).status_code == 200
            # Whether the bot has been quicker than the lock or not: what it plays is stored, once.
            with locked(server.database):
                assert_told(a_write(ada))
            while next_of(page, "changed")["number"] < 2:
                pass
        assert [entry["bot_failed"] for entry in table(ada, made)["log"]] == [False] * 3


def test_a_table_of_bots_goes_on_after_the_lock(server: Server) -> None:
    server.start()
    with server.client() as ada:
        made = new_table(ada, BOT, BOT, BOT)["id"]
        with live(server, ada, made) as page:
            next_of(page, "changed")
            with locked(server.database):
                assert_told(a_write(ada))
                before = table(ada, made)["now"]["number"]
            while next_of(page, "changed")["number"] <= before:
                pass


# One server to a file


def refused_start(server: Server) -> tuple[int, list[str]]:
    done = subprocess.run(server.command, capture_output=True, text=True, env=environment(), timeout=120)
    return done.returncode, (done.stdout + done.stderr).splitlines()


def test_a_second_server_on_the_same_file_says_why_it_does_not_start(server: Server, tmp_path: Path) -> None:
    server.start()
    code, said = refused_start(Server(tmp_path))
    assert (code, len(said)) == (2, 1), said
    assert "Another Stellarch server is using this database" in said[0]
    server.kill()
    server.start()  # a killed server bars nobody


def test_a_file_is_claimed_by_whatever_name(file: Path, tmp_path: Path) -> None:
    first = Database(f"sqlite:///{file}")
    first.open()
    (tmp_path / "other.db").symlink_to(file)
    with pytest.raises(InUse):
        Database(f"sqlite:///{tmp_path / 'other.db'}").open()
    first.start()
    first.stop()
    second = Database(f"sqlite:///{tmp_path / 'other.db'}")
    second.start()
    second.stop()


def test_a_file_under_two_names_is_refused(file: Path, tmp_path: Path) -> None:
    """Its journal and its claim would go by either."""
    database = Database(f"sqlite:///{file}")
    database.start()
    (tmp_path / "other.db").hardlink_to(file)
    database.stop()
    for name in (file, tmp_path / "other.db"):
        with pytest.raises(Unfit, match="hard link"):
            Database(f"sqlite:///{name}").open()


def test_after_a_crash_a_missing_journal_is_missed(database: Database, file: Path, tmp_path: Path) -> None:
    """What was acknowledged last stands there alone."""
    asyncio.run(_awaited(database.write(lambda connection: Store(connection).secret("devices", "kept"))))
    found, lost, seen = tmp_path / "found", tmp_path / "lost", tmp_path / "seen"
    for folder in (found, lost, seen):
        folder.mkdir()
        for left in ("", ".lock", "-wal", "-shm"):
            shutil.copy(f"{file}{left}", folder)
    (lost / f"{file.name}-wal").unlink()
    with pytest.raises(Unfit, match="-wal is missing"):
        Database(f"sqlite:///{lost / file.name}").open()
    (lost / f"{file.name}.lock").unlink()
    with closing(sqlite3.connect(seen / file.name)) as looked_into:  # which takes the journal in
        assert looked_into.execute("SELECT count(*) FROM secrets").fetchone() == (1,)
    assert not (seen / f"{file.name}-wal").exists()
    for folder in (seen, found, lost, found, lost):  # closed in good order there is no journal, and none is missed
        again = Database(f"sqlite:///{folder / file.name}")
        again.start()
        again.stop()
        assert not (folder / f"{file.name}-wal").exists()


@pytest.mark.parametrize(
    ("url", "claimed"),
    [
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite+pysqlite:////var/tables.db", "/var/tables.db"),
        ("sqlite:///file:/var/tables.db?uri=true", "/var/tables.db"),
        ("sqlite://", None),
        ("sqlite:///:memory:", None),
        ("postgresql://host/stellarch", None),
    ],
)
def test_what_is_claimed(url: str, claimed: str | None) -> None:
    assert file_of(url) == (claimed and Path(claimed))


# Reading only


def test_a_file_that_can_only_be_read_is_no_database_to_start_with(server: Server, file: Path) -> None:
    database = Database(f"sqlite:///{file}")
    database.start()
    database.stop()
    only_read = Server(server.folder, f"--database=sqlite:///file:{file}?mode=ro&uri=true")
    code, said = refused_start(only_read)
    assert (code, len(said)) == (2, 1), said
    assert "attempt to write a readonly database" in said[0]


# The writer itself


async def _awaited(awaitable: Awaitable[T]) -> T:
    return await awaitable


def test_what_cannot_be_begun_is_told_to_everybody(database: Database, file: Path) -> None:
    async def together() -> list[Any]:
        return await asyncio.gather(*[database.write(adding(name)) for name in "abc"], return_exceptions=True)

    with locked(file):
        results = asyncio.run(together())
    assert [type(result) for result in results] == [DatabaseUnavailable] * 3
    write(database, adding("later"))
    assert seen_from_outside(file) == {"later"}


def test_what_is_lost_half_way_is_lost_for_everybody(database: Database, file: Path) -> None:
    def full(connection: Any) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")  # as if the disk were full
        try:
            for number in range(200):
                adding(f"table {number}", seed="s" * 200)(connection)
        finally:
            connection.exec_driver_sql("PRAGMA max_page_count = 1073741823")

    results = write_together(database, adding("one"), failing, full, adding("two"))
    assert [type(result) for result in results] == [DatabaseUnavailable, ValueError] + [DatabaseUnavailable] * 2
    assert seen_from_outside(file) == set()
    write(database, adding("later"))
    assert seen_from_outside(file) == {"later"}


def test_a_fault_of_a_job_is_not_the_databases(database: Database) -> None:
    write(database, adding("one"))
    with pytest.raises(IntegrityError):
        write(database, adding("one"))
    asyncio.run(_awaited(database.check()))


def test_what_cannot_be_read_is_told(database: Database, file: Path) -> None:
    def lost(connection: Any) -> None:
        connection.exec_driver_sql("SELECT * FROM nowhere")

    with pytest.raises(DatabaseUnavailable):
        asyncio.run(_awaited(database.read(lost)))
    assert asyncio.run(_awaited(database.read(lambda connection: Store(connection).table("one")))) is None
