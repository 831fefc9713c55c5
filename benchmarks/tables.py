"""A large table on the server, nine seats and 10,000 actions, against the same done by playing the whole log again.

The server's own rooms are measured, on a database in a file, without the network; in processor time of all threads.
"""

import asyncio
import gc
import gzip
import random
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar
from sqlalchemy import Connection

from stellarch.core import History, Line, Record, Table
from stellarch.core.wire import written
from stellarch.games import GAMES
from stellarch.server.messages import Play
from stellarch.server.secrets import hashed
from stellarch.server.settings import Settings
from stellarch.server.storage import Database, LogRow, SeatRow, Store, TableRow
from stellarch.server.tables.service import Tables
from stellarch.server.web.app import create_app
from stellarch.server.web.page import built
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.turns import Turns
from tests.core.large_auction import LARGE_AUCTION, SEATS, played

ACTIONS = 10_000
_LISTED = 50
_DEVICE = "the device of all nine"


class Figure(NamedTuple):
    """What was measured, what it should be at most, and what the same takes where the whole log is played again."""

    what: str
    unit: str
    ours: float
    most: float
    whole: float | None = None

    def __str__(self) -> str:
        mark = "" if self.ours <= self.most else " (missed)"
        whole = "" if self.whole is None else f"{self.whole:,.1f} {self.unit}"
        ratio = "" if self.whole is None else f"{self.whole / self.ours:,.0f}"
        return f"| {self.what} | {self.ours:,.1f} {self.unit}{mark} | {self.most:g} {self.unit} | {whole} | {ratio} |"


def printed(figures: list[Figure]) -> str:
    head = [
        "| nine seats, 10,000 actions | ours | at most | by whole replay | times less |",
        "|---|---:|---:|---:|---:|",
    ]
    return "\n".join([*head, *map(str, figures)])


def figures() -> list[Figure]:
    GAMES[LARGE_AUCTION.id] = LARGE_AUCTION
    table = played(ACTIONS)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(table, Path(folder) / "tables.db"))


async def _measured(table: Table[Any, Any], file: Path) -> list[Figure]:
    database = Database(f"sqlite:///{file}")
    database.start()
    try:
        ids = [f"large{number}" for number in range(_LISTED)]
        await database.write(lambda connection: _stored(connection, table, ids[0]))
        async with _server(database) as tables:  # the first to open a table works out what follows from its log
            await tables.registry.require(ids[0])
        for table_id in ids[1:]:
            await database.write(lambda connection, to=table_id: _copied(connection, ids[0], to))  # type: ignore[misc]
        return [figure async for figure in _each(database, table, ids)]
    finally:
        database.stop()


async def _each(database: Database, table: Table[Any, Any], ids: list[str]) -> AsyncIterator[Figure]:
    one = ids[0]
    replay = _milliseconds(lambda: _replayed(table.history.lines))

    async def cold(table_id: str) -> None:
        async with _server(database) as tables:
            await tables.queries.shown(table_id, _DEVICE, 0)

    yield Figure("open a table that nobody has open", "ms", await _taken(lambda _: cold(one)), 300, replay)
    async with _server(database) as tables:
        first = await tables.queries.shown(one, _DEVICE, 0)
        warm = await _taken(lambda _: tables.queries.shown(one, _DEVICE, 0))
        yield Figure("open it again", "ms", warm, 50, replay)
        yield Figure("what is sent then, compressed", "kB", _sent(first), 40, _sent(_whole_log(table)))
        numbers = iter(random.Random(1).sample(range(ACTIONS), 12))
        past = [await _taken(lambda _: tables.queries.moment(one, _DEVICE, 0, next(numbers)), 1) for _ in range(12)]
        yield Figure("a point of the past, the slowest of 12", "ms", max(past), 300, replay)
        page = await _taken(lambda n: tables.queries.log(one, _DEVICE, 0, 900 * (n + 1)))
        yield Figure("a page of the log", "ms", page, 50)
        course = await _taken(lambda _: tables.queries.course(one))
        yield Figure("the course of the game, for a graph", "ms", course, 100)
        lobby = await _taken(lambda _: tables.lists.mine(_DEVICE))
        yield Figure(f"a list of {_LISTED} such tables", "ms", lobby, 50, _LISTED * replay)
        sizes = await _played_on(tables, one, 40)
        async with _watched() as stalls:
            await _played_on(tables, one, 20)
        yield Figure("one action: what is sent to its player, compressed", "kB", max(sizes), 12)
        yield Figure("one action: the longest round of the event loop", "ms", max(stalls), 5)
    yield Figure("memory of a table", "MB", await _memory(database, one), 10, _memory_of_states(table))
    longest = "what is the same for all (page, rulebooks, games): the longest round of the event loop"
    yield Figure(longest, "ms", await _longest_for_all(database), 5)


def _stored(connection: Connection, table: Table[Any, Any], table_id: str) -> None:
    now = datetime.now(UTC)
    seats = [SeatRow(seat, f"Player {seat}", None, None) for seat in range(SEATS)]
    row = TableRow(table_id, LARGE_AUCTION.id, table.rules, "{}", table.seed, True, False, now)
    Store(connection).add_table(row, seats)
    for seat in range(SEATS):
        Store(connection).hold(table_id, seat, hashed(_DEVICE))
    for line in table.history.lines:
        Store(connection).append(table_id, LogRow(line.number, "action", line.seat, line.text, now))


def _copied(connection: Connection, table_id: str, to: str) -> None:
    """A table that stands where another does. For a list its log need not be there, but for the last line."""
    store = Store(connection)
    row, *others = store.log(table_id, ACTIONS - 1)
    assert not others
    found = store.table(table_id)
    assert found is not None
    store.add_table(msgspec.structs.replace(found, id=to), store.seats(table_id))
    for seat in range(SEATS):
        store.hold(to, seat, hashed(_DEVICE))
    store.append(to, row)


@asynccontextmanager
async def _server(database: Database) -> AsyncIterator[Tables]:
    """The tables of a server that has just begun: nothing is in memory."""
    gc.collect()
    tables = Tables(database, BotWorkers(1), Turns(1), JobWorker(), lambda _table, _message: None)
    yield tables
    await tables.stop()


async def _taken(work: Callable[[int], Awaitable[object]], times: int = 7) -> float:
    """Milliseconds of processor time, the median of some times."""
    took = []
    for number in range(times):
        start = time.process_time()
        await work(number)
        took.append(1000 * (time.process_time() - start))
    return median(took)


def _milliseconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


def _replayed(lines: Any) -> History[Any, Any, Line]:
    history: History[Any, Any, Line] = History(
        LARGE_AUCTION, lambda: LARGE_AUCTION.start(LARGE_AUCTION.options(), SEATS, "large")
    )
    history.resume(lines, 0)
    return history


def _sent(message: object) -> float:
    return len(gzip.compress(written(message), 9)) / 1000


def _whole_log(table: Table[Any, Any]) -> object:
    """What was sent before there were pages: every line with its events, told in two languages, and the totals."""
    names, totals = [player.name for player in table.players], table.standings.totals
    told = [[event.told(names) for event in entry.events] for entry in table.log]
    return [
        (number, entry.seat, str(entry.action), entry.events, words, totals)
        for number, (entry, words) in enumerate(zip(table.log, told, strict=True), 1)
    ]


async def _played_on(tables: Tables, table_id: str, actions: int) -> list[float]:
    """What the player of each action is sent."""
    sizes = []
    for _ in range(actions):
        async with tables.registry.open(table_id) as table:
            seat, after = table.waiting_on[0], table.history.number
            action = str(table.game.default(table.state, seat))  # type: ignore[arg-type]
        shown = await tables.actions.play(table_id, _DEVICE, Play(seat, after, action))
        sizes.append(_sent(shown))
    return sizes


@asynccontextmanager
async def _watched() -> AsyncIterator[list[float]]:
    """What each round of the event loop takes, in milliseconds of processor time, while something else goes on."""
    stalls: list[float] = [0.0]

    async def watch() -> None:
        while True:
            start = time.thread_time()
            await asyncio.sleep(0)
            stalls.append(1000 * (time.thread_time() - start))

    watching = asyncio.create_task(watch())
    try:
        yield stalls
    finally:
        watching.cancel()


async def _longest_for_all(database: Database) -> float:
    """Each is asked for twice: the first time it is loaded."""
    app = create_app(Settings(database.url), database)
    files = [f"/assets/{file.name}" for file in (built() / "assets").iterdir()] if built().is_dir() else []
    paths = ["/", "/api/games", *(f"/api/rules/{game}" for game in GAMES), *files]
    for path in paths:
        await _got(app, path)
    async with _watched() as stalls:
        for path in paths:
            await _got(app, path)
    return max(stalls)


async def _got(app: Litestar, path: str) -> None:
    """What a browser gets, without the network or a client: the work of one would count as the server's."""
    headers = [(b"host", b"localhost"), (b"accept-encoding", b"gzip")]
    asked = {"method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers}
    where = {"type": "http", "scheme": "http", "root_path": "", "client": ("127.0.0.1", 1), "server": ("localhost", 80)}
    statuses: list[int] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        statuses.extend([message["status"]] if message["type"] == "http.response.start" else [])

    scope: Any = {**where, **asked, "http_version": "1.1", "asgi": {"version": "3.0"}, "extensions": {}}
    await app(scope, receive, send)
    assert statuses == [200], (path, statuses)


async def _memory(database: Database, table_id: str) -> float:
    tracemalloc.start()
    async with _server(database) as tables:
        await tables.registry.require(table_id)
        gc.collect()
        held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return held / 1e6


def _memory_of_states(table: Table[Any, Any]) -> float:
    """Where every state is kept, as it was before."""
    record: Record = table.record()
    tracemalloc.start()
    state = LARGE_AUCTION.start(LARGE_AUCTION.options(), SEATS, record.seed).state
    kept: list[Any] = [state]
    for one in record.actions:
        state, events = LARGE_AUCTION.apply(state, one.seat, LARGE_AUCTION.read_action(one.action))  # type: ignore[arg-type]
        kept.append((state, events))
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return held / 1e6
