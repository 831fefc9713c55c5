"""A server that also has a game of the tests, and a table of it."""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from stellarch.core import Game
from stellarch.games import GAMES
from stellarch.server.secrets import hashed
from stellarch.server.settings import Settings
from stellarch.server.web.app import create_app

Client = TestClient[Litestar]


@contextmanager
def server_with(game: Game[Any, Any], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setitem(GAMES, game.id, game)
    settings = Settings(f"sqlite:///{folder / 'tables.db'}", hosts=("testserver.local",))
    with TestClient(create_app(settings)) as client:
        yield client


def table_of(game: Game[Any, Any], folder: Path, devices: Mapping[str, Client], **options: Any) -> str:
    """A table with a seat for each of these names, on these devices. It is written into the file, since the process
    that looks whether a new table can be has only the games of the package."""
    with closing(sqlite3.connect(folder / "tables.db")) as file, file:
        file.execute(
            "INSERT INTO tables (id, game, rules, options, seed, listed, over, created)"
            " VALUES ('toy', ?, 1, ?, 'seed', 0, 0, '2026-07-01 12:00:00.000000')",
            (game.id, json.dumps(options)),
        )
        file.executemany(
            "INSERT INTO seats (table_id, seat, name, key_hash) VALUES ('toy', ?, ?, ?)",
            [(seat, name, hashed(name * 12)) for seat, name in enumerate(devices)],
        )
    for name, device in devices.items():
        assert device.post("/api/tables/toy/enter", json={"key": name * 12}).status_code == 200
    return "toy"
