"""What one action costs the whole server: over HTTP, with the games people play, as browsers ask.

A server runs in a process of its own on a database in a file. Each action is posted by its seat and then looked at by
the seat that plays next, each on a device of its own. What counts is the processor time of the server's process, all
threads, as the system keeps it; beside it stands that of an answer of two words by the same web server without anything
of ours: machines differ, the ratio less.
"""

import asyncio
import http.client
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection

from benchmarks.played_games import CASES, Case, Played, played
from stellarch.server.secrets import hashed, new_secret
from stellarch.server.storage import Database, LogRow, SeatRow, Store, TableRow

_ACTIONS = 60
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
    """Milliseconds of processor time of an action and of the next seat's look, and what is sent for both."""

    what: str
    post: float
    look: float
    most: float
    kilobytes: float

    @property
    def both(self) -> float:
        return self.post + self.look


MOST = dict(zip((case.name for case in CASES), (2.0, 2.0, 5.0, 5.0, 10.0), strict=True))


def printed(costs: list[Cost], hello: float) -> str:
    head = [
        f"| an action and the next seat's look, beside a hello of {hello:.3f} ms | action | look | both | at most"
        " | hellos | sent |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    return "\n".join([*head, *(_row(cost, hello) for cost in costs)])


def _row(cost: Cost, hello: float) -> str:
    mark = "" if cost.both <= cost.most else " (missed)"
    return (
        f"| {cost.what} | {cost.post:.2f} ms | {cost.look:.2f} ms | {cost.both:.2f} ms{mark} | {cost.most:g} ms |"
        f" {cost.both / hello:.0f} | {cost.kilobytes:.1f} kB |"
    )


def figures() -> tuple[list[Cost], float]:
    games = [(case, played(case, 2 * _ACTIONS)) for case in CASES]
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.db'}"
        keys = _set_up(url, games)
        command = ["-m", "stellarch", "serve", "--no-browser", "--database", url, "--requests-per-minute", "1000000"]
        with _running([*command, "--port", "PORT"], "/api/health") as (port, pid):
            costs = [_cost(case, game, keys[case.name], port, pid) for case, game in games]
    return costs, _hello()


def _hello() -> float:
    with _running(["-c", _HELLO], "/") as (port, pid):
        client = _Client(port)
        before = _processor_time(pid, at_rest=True)
        for _ in range(_HELLOS):
            client.ask("GET", "/")
        return (_processor_time(pid) - before) / _HELLOS


def _cost(case: Case, game: Played, keys: list[str], port: int, pid: int) -> Cost:
    path, number = f"/api/tables/{_id(case)}", game.begin
    clients = [_Client(port) for _ in keys]
    for client, key in zip(clients, keys, strict=True):
        client.ask("POST", f"{path}/enter", {"key": key})
    look = 0.0
    following = game.actions[game.begin : game.begin + _ACTIONS]
    began = _processor_time(pid, at_rest=True)
    for (seat, action), (then, _) in zip(following, [*following[1:], following[0]], strict=True):
        clients[seat].ask("POST", f"{path}/actions", {"seat": seat, "after": number, "action": action})
        played = _processor_time(pid)
        clients[then].ask("GET", f"{path}?seat={then}&after={number}")
        look, number = look + _processor_time(pid) - played, number + 1
    both = (_processor_time(pid, at_rest=True) - began) / len(following)
    look, sent = look / len(following), sum(client.received for client in clients) / 1000 / len(following)
    return Cost(case.name, both - look, look, MOST[case.name], sent)


def _processor_time(pid: int, *, at_rest: bool = False) -> float:
    """Milliseconds that all threads of a process have had. A process that rests between two questions pays for each
    with a cold processor, so it is waited for only before the first and after the last."""
    if at_rest:
        time.sleep(0.05)
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


# Tables


def _id(case: Case) -> str:
    return "".join(filter(str.isalnum, f"{case.game}{case.players}{case.begin}"))


def _set_up(url: str, games: list[tuple[Case, Played]]) -> dict[str, list[str]]:
    """A table for each game; the keys of its seats."""
    keys = {case.name: [new_secret() for _ in range(case.players)] for case, _ in games}

    def store(connection: Connection) -> None:
        for case, game in games:
            _store(Store(connection), case, game, keys[case.name])

    async def write() -> None:
        await database.write(store)

    database = Database(url)
    database.start()
    asyncio.run(write())
    database.stop()
    return keys


def _store(store: Store, case: Case, game: Played, keys: list[str]) -> None:
    now = datetime.now(UTC)
    row = TableRow(_id(case), case.game, game.rules, game.options, game.seed, False, False, now)
    store.add_table(row, [SeatRow(seat, f"Player {seat}", None, hashed(key)) for seat, key in enumerate(keys)])
    lines = enumerate(game.actions[: game.begin], 1)
    store.append(row.id, *(LogRow(number, "action", seat, text, now) for number, (seat, text) in lines))


# Servers and who asks them


@contextmanager
def _running(command: list[str], path: str) -> Iterator[tuple[int, int]]:
    """The port and the process of a server, once it answers."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    process = subprocess.Popen([sys.executable, *(part.replace("PORT", str(port)) for part in command)])
    try:
        while True:
            try:
                _Client(port).ask("GET", path)
                break
            except OSError:
                assert process.poll() is None, "the server ended by itself"
                time.sleep(0.2)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


class _Client:
    """A device: it keeps its connection while the server does, and the cookie it was given."""

    def __init__(self, port: int) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", port, timeout=300)
        self._headers = {
            "Origin": f"http://127.0.0.1:{port}",
            "Accept-Encoding": "gzip, deflate, br, zstd",
            "Content-Type": "application/json",
        }
        self.received = 0

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
