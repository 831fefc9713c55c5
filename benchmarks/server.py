"""What one action costs the whole server: over HTTP, with the games people play, as browsers ask.

A server runs in a process of its own on a database in a file. Each action is posted by its seat and then looked at by
the seat that plays next, each on a device of its own. What counts is the processor time of the server's process, all
threads, as the system keeps it; beside it stands that of an answer of two words by the same web server without anything
of ours: machines differ, the ratio less.

Each game is played twice: at one table, where the server sleeps between two requests and wakes up to a cold processor,
and at several tables at once, where it has always something to do. The second is what a core can bear.
"""

import asyncio
import http.client
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection

from benchmarks.played_games import CASES, Case, Played, played
from stellarch.server.secrets import hashed, new_secret
from stellarch.server.storage import Database, LogRow, SeatRow, Store, TableRow

T = TypeVar("T")

_ACTIONS = 60
_AT_ONCE = 8
"""Tables of a kind that are played at the same time."""
_HELLOS = 2000
_HELLO = """
import uvicorn
async def app(scope, receive, send):
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"11")]})
        await send({"type": "http.response.body", "body": b"Hello world"})
uvicorn.run(app, port=PORT, log_level="error", lifespan="off")
"""


class Cost(NamedTuple):
    """Milliseconds of processor time of an action with the next seat's look, and what is sent for both."""

    what: str
    alone: float
    at_once: float
    most: float
    kilobytes: float


class Hello(NamedTuple):
    """The same of an answer of two words."""

    alone: float
    at_once: float


MOST = dict(zip((case.name for case in CASES), (2.0, 2.0, 5.0, 5.0, 10.0), strict=True))


def printed(costs: list[Cost], hello: Hello) -> str:
    head = [
        f"| an action and the next seat's look | one table | {_AT_ONCE} tables at once | at most | hellos | sent |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    foot = f"| a hello | {hello.alone:.3f} ms | {hello.at_once:.3f} ms | | 1 | |"
    return "\n".join([*head, *(_row(cost, hello) for cost in costs), foot])


def _row(cost: Cost, hello: Hello) -> str:
    mark = "" if cost.at_once <= cost.most else " (missed)"
    return (
        f"| {cost.what} | {cost.alone:.2f} ms | {cost.at_once:.2f} ms{mark} | {cost.most:g} ms |"
        f" {cost.at_once / hello.at_once:.0f} | {cost.kilobytes:.1f} kB |"
    )


def figures() -> tuple[list[Cost], Hello]:
    games = [(case, played(case, 2 * _ACTIONS)) for case in CASES]
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.db'}"
        keys = _set_up(url, games)
        command = ["-m", "stellarch", "serve", "--no-browser", "--database", url, "--requests-per-minute", "1000000"]
        with running([*command, "--port", "PORT"], "/api/health") as (port, pid):
            costs = [_cost(case, game, keys[case.name], port, pid) for case, game in games]
    return costs, _hello()


def _hello() -> Hello:
    def ask(client: Client) -> None:
        for _ in range(_HELLOS):
            client.ask("GET", "/")

    with running(["-c", _HELLO], "/") as (port, pid):
        clients = [Client(port) for _ in range(_AT_ONCE)]
        each = [spent(pid, ask, clients[:count]) / count / _HELLOS for count in (1, _AT_ONCE)]
    return Hello(*each)


def _cost(case: Case, game: Played, keys: list[str], port: int, pid: int) -> Cost:
    following = game.actions[game.begin : game.begin + _ACTIONS]
    tables = [_Sitting(_id(case, copy), game, keys, port) for copy in range(1 + _AT_ONCE)]
    alone = spent(pid, _Sitting.play, tables[:1]) / len(following)
    at_once = spent(pid, _Sitting.play, tables[1:]) / _AT_ONCE / len(following)
    return Cost(case.name, alone, at_once, MOST[case.name], tables[0].received / 1000 / len(following))


class _Sitting:
    """A table with a device for each of its seats."""

    def __init__(self, table_id: str, game: Played, keys: list[str], port: int) -> None:
        self._path = f"/api/tables/{table_id}"
        self._game = game
        self._clients = [Client(port) for _ in keys]
        for client, key in zip(self._clients, keys, strict=True):
            client.ask("POST", f"{self._path}/enter", {"key": key})

    def play(self) -> None:
        number = self._game.begin
        following = self._game.actions[number : number + _ACTIONS]
        for (seat, action), (then, _) in zip(following, [*following[1:], following[0]], strict=True):
            body = {"seat": seat, "after": number, "action": action}
            self._clients[seat].ask("POST", f"{self._path}/actions", body)
            self._clients[then].ask("GET", f"{self._path}?seat={then}&after={number}")
            number += 1

    @property
    def received(self) -> int:
        return sum(client.received for client in self._clients)


def spent(pid: int, work: Callable[[T], None], given: Sequence[T]) -> float:
    """Milliseconds that a process has for some work, which is done on all that is given at the same time."""
    began = _processor_time(pid)
    with ThreadPoolExecutor(len(given)) as threads:
        list(threads.map(work, given))
    return _processor_time(pid) - began


def _processor_time(pid: int) -> float:
    """Milliseconds that all threads of a process have had, once they have come to rest."""
    time.sleep(0.05)
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


# Tables


def _id(case: Case, copy: int) -> str:
    return "".join(filter(str.isalnum, f"{case.game}{case.players}{case.begin}x{copy}"))


def _set_up(url: str, games: list[tuple[Case, Played]]) -> dict[str, list[str]]:
    """Tables of each game; the keys of their seats."""
    keys = {case.name: [new_secret() for _ in range(case.players)] for case, _ in games}

    def store(connection: Connection) -> None:
        for case, game in games:
            for copy in range(1 + _AT_ONCE):
                _store(Store(connection), _id(case, copy), case, game, keys[case.name])

    async def write() -> None:
        await database.write(store)

    database = Database(url)
    database.start()
    asyncio.run(write())
    database.stop()
    return keys


def _store(store: Store, table_id: str, case: Case, game: Played, keys: list[str]) -> None:
    now = datetime.now(UTC)
    row = TableRow(table_id, case.game, game.rules, game.options, game.seed, False, False, now)
    store.add_table(row, [SeatRow(seat, f"Player {seat}", None, hashed(key)) for seat, key in enumerate(keys)])
    lines = enumerate(game.actions[: game.begin], 1)
    store.append(row.id, *(LogRow(number, "action", seat, text, now) for number, (seat, text) in lines))


# Servers and who asks them


@contextmanager
def running(command: list[str], path: str) -> Iterator[tuple[int, int]]:
    """The port and the process of a server, once it answers."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    process = subprocess.Popen([sys.executable, *(part.replace("PORT", str(port)) for part in command)])
    try:
        while True:
            try:
                Client(port).ask("GET", path)
                break
            except OSError:
                assert process.poll() is None, "the server ended by itself"
                time.sleep(0.2)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


class Client:
    """A device: it keeps its connection while the server does, and the cookie it was given."""

    def __init__(self, port: int) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=300)
        self._headers = {
            "Origin": f"http://127.0.0.1:{port}",
            "Accept-Encoding": "gzip, deflate, br, zstd",
            "Content-Type": "application/json",
        }
        self.received = 0

    def moved(self, port: int) -> None:
        """The server has begun anew, at another port; the device is the same."""
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=300)
        self._headers["Origin"] = f"http://127.0.0.1:{port}"

    def ask(self, method: str, path: str, body: Any = None) -> None:
        written = None if body is None else json.dumps(body)
        try:
            self._line.request(method, path, written, self._headers)
            answer = self._line.getresponse()
        except (http.client.RemoteDisconnected, ConnectionError):  # it was idle for long
            self._line.close()
            self._line.request(method, path, written, self._headers)
            answer = self._line.getresponse()
        got = answer.read()
        assert answer.status == 200, (answer.status, got[:300])
        if (cookie := answer.headers.get("Set-Cookie")) is not None:
            self._headers["Cookie"] = cookie.partition(";")[0]
        self.received += len(got) if "/enter" not in path else 0


if __name__ == "__main__":
    print(printed(*figures()))
