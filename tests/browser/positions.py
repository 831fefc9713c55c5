"""Tables of Space Wars that stand where a test wants them: the position is put into the database as a checkpoint."""

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import msgspec

from stellarch.core import Chance
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.state import State
from stellarch.server.secrets import hashed, new_id, new_secret
from stellarch.server.tables.checkpoints import stamp

NAMES = ("Ines", "Orrin", "Suri", "Marek", "Tove", "Ada", "Ben", "Cleo", "Dov")
_NOON = "2026-07-01 12:00:00.000000"


def set_up(database: Path, state: State, bots: str | None = None, seed: str = "dice") -> list[str]:
    """The addresses of a table at this position, one for each seat. With a level, all but the first are bots."""
    table, keys = new_id(), [new_secret() for _ in state.seats]
    plain = SPACE_WARS.save(state.changed(chance=Chance(seed)))
    since = dict.fromkeys(SPACE_WARS.waiting_on(state), 0)
    packed = zlib.compress(msgspec.json.encode({"state": plain, "barrier": 0, "since": since}))
    options = msgspec.json.encode(state.options).decode()
    with closing(sqlite3.connect(database, timeout=30)) as file, file:
        file.execute(
            "INSERT INTO tables (id, game, rules, options, seed, listed, over, created)"
            " VALUES (?, ?, ?, ?, ?, 0, 0, ?)",
            (table, SPACE_WARS.id, state.rules, options, seed, _NOON),
        )
        file.executemany(
            "INSERT INTO seats (table_id, seat, name, bot, key_hash) VALUES (?, ?, ?, ?, ?)",
            [
                (table, seat, NAMES[seat], bots if seat else None, None if bots and seat else hashed(keys[seat]))
                for seat in state.seats
            ],
        )
        file.execute(
            "INSERT INTO checkpoints (table_id, number, rules, program, packed) VALUES (?, 0, ?, ?, ?)",
            (table, state.rules, stamp(SPACE_WARS), packed),
        )
    return [f"/t/{table}#{key}" for key in keys]
