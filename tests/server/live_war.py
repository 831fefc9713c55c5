"""A table at which a live war has just been declared, written straight into a database file."""

import json
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine

from stellarch.core import Table, read_options
from stellarch.games import find_game
from stellarch.server.secrets import hashed
from stellarch.server.storage import Database, LogRow, SeatRow, Store, TableRow

GAME = find_game("galaxy-empires")
OPTIONS = {"war_mode": "live"}
DEVICE = "the-device-that-all-of-them-play-on"
TABLE = "livewar"
_ATTACK = {"carmine": ("C2>D2", "C1>D1"), "helion": ("I2>H2", "J1>I2", "H2>G2", "I2>H2", "G2>F1", "H2>G2")}


def at_war(*, hits: bool | None = None) -> tuple[Table[Any, Any], int, int]:
    """A game in which two fleets of Carmine have just invaded two of Helion, attacker and defender. With `hits` one in
    which the attacker's first roll does so, or not."""
    for seed in count():
        table = Table(GAME, 4, f"war {seed}", read_options(GAME.options, OPTIONS))
        war = _go_to_war(table)
        first = Table.from_record(GAME, table.record()).play("dice", war.attacker)
        if hits is None or (len(first) > 1) == hits:
            return table, war.attacker, war.defender
    raise AssertionError


def _go_to_war(table: Table[Any, Any]) -> Any:
    waiting = {faction: list(orders) for faction, orders in _ATTACK.items()}
    while True:
        state = table.state
        player = state.players[state.turn.seat]
        orders, legal = waiting.get(player.faction, []), {str(choice) for choice in table.legal}
        if orders and orders[0] in legal:
            table.play(orders.pop(0))
        elif player.faction == "carmine" and not waiting["helion"] and "D1+D2xst_n" in legal:
            table.play("D1+D2xst_n")
            return table.state.pending
        elif player.faction == "carmine" and not orders and player.pp < 7:
            table.play("roll")
        else:
            table.play("end")


def store(file: Path, table: Table[Any, Any], bots: dict[int, str] | None = None) -> None:
    """The table as the server would have left it, with all people on one device."""
    at = bots or {}
    database = Database(f"sqlite:///{file}")
    database.start()
    database.stop()
    options = json.dumps(OPTIONS)
    row = TableRow(TABLE, GAME.id, GAME.rules_version, options, table.seed, False, False, datetime.now(UTC))
    seats = [SeatRow(seat, f"Player {seat}", at.get(seat), None) for seat in range(4)]
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        stored = Store(connection)
        stored.add_table(row, seats)
        for seat in range(4):
            if seat not in at:
                stored.hold(TABLE, seat, hashed(DEVICE))
        for number, entry in enumerate(table.log, 1):
            stored.append(TABLE, LogRow(number, "action", entry.seat, str(entry.action)))
    engine.dispose()
