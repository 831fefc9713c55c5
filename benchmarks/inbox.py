"""What a person's list of 200 games costs the server: over HTTP, with games of all three kinds in their middle.

What counts is the processor time of the server's process, all threads; no game is replayed for the list. The first look
reads catalogues and prepares statements; a person looks again and again, so the later ones are what a core bears.
"""

import asyncio
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple

from sqlalchemy import Connection

from benchmarks.played_games import CASES, Case, Played, played
from benchmarks.server import Client, running, spent
from stellarch.server.secrets import hashed, new_secret
from stellarch.server.storage import Database, LogRow, SeatRow, Store, TableRow

GAMES = 200
MOST = 50.0
_LOOKS = 20


class Look(NamedTuple):
    """Milliseconds of processor time of a look at the list, the first and the usual one, and what is sent."""

    first: float
    later: float
    kilobytes: float


def printed(look: Look) -> str:
    mark = "" if look.later <= MOST else " (missed)"
    return "\n".join(
        [
            f"| a list of {GAMES} games | ours | at most |",
            "|---|---:|---:|",
            f"| a look, after the first | {look.later:.1f} ms{mark} | {MOST:g} ms |",
            f"| the first look after the server has begun | {look.first:.1f} ms | |",
            f"| what is sent, compressed | {look.kilobytes:.1f} kB | |",
        ]
    )


def figures() -> Look:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.db'}"
        keys = _set_up(url, [(case, played(case, 120)) for case in CASES[:3]])
        command = ["-m", "stellarch", "serve", "--no-browser", "--database", url, "--requests-per-minute", "1000000"]
        with running([*command, "--port", "PORT"], "/api/health") as (port, _pid):
            client = Client(port)
            for table_id, key in keys.items():  # each is opened once, so that it is stored how it stands
                client.ask("POST", f"/api/tables/{table_id}/enter", {"key": key})
        with running([*command, "--port", "PORT"], "/api/health") as (port, pid):
            client.moved(port)
            looks = [spent(pid, _look, [client]) for _ in range(1 + _LOOKS)]
    return Look(looks[0], median(looks[1:]), client.received / 1000 / len(looks))


def _look(client: Client) -> None:
    client.ask("GET", "/api/inbox")


def _set_up(url: str, games: list[tuple[Case, Played]]) -> dict[str, str]:
    """As many tables of each game as of the others; the key of one seat of each."""
    keys = {f"t{number}": new_secret() for number in range(GAMES)}

    def store(connection: Connection) -> None:
        for number, (table_id, key) in enumerate(keys.items()):
            _store(Store(connection), table_id, *games[number % len(games)], key)

    async def write() -> None:
        await database.write(store)

    database = Database(url)
    database.start()
    asyncio.run(write())
    database.stop()
    return keys


def _store(store: Store, table_id: str, case: Case, game: Played, key: str) -> None:
    now = datetime.now(UTC)
    store.add_table(
        TableRow(table_id, case.game, game.rules, game.options, game.seed, False, False, now),
        [SeatRow(seat, f"Player {seat}", None, None if seat else hashed(key)) for seat in range(case.players)],
    )
    lines = enumerate(game.actions[: game.begin], 1)
    store.append(table_id, *(LogRow(number, "action", seat, text, now) for number, (seat, text) in lines))


if __name__ == "__main__":
    print(printed(figures()))
