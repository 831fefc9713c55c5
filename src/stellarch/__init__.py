"""Stellarch: the table, the opponent and the laboratory for space-empire board games.

>>> import stellarch
>>> table = stellarch.start("small-star-empires", players=2, seed=1)
>>> len(table.legal) > 10
True
"""

from typing import Any

from stellarch import bots
from stellarch.core import Record, Refused, StellarchError, Table, parse_options, read_options
from stellarch.games import GAMES, find_game

__version__ = "0.2.0"


def start(game: str, players: int | None = None, seed: str | int | None = None, **options: Any) -> Table[Any, Any]:
    """A new game, ready to play: `start("small-star-empires", players=3, seed=1, unexplored=True)`."""
    found = find_game(game)
    return Table(found, players, seed, read_options(found.options, options))


def load(record: str | bytes) -> Table[Any, Any]:
    """The game a record holds, in JSON or in text, played up to its last action."""
    read = Record.read(record)
    return Table.from_record(find_game(read.game), read)


__all__ = [
    "GAMES",
    "Record",
    "Refused",
    "StellarchError",
    "Table",
    "__version__",
    "bots",
    "find_game",
    "load",
    "parse_options",
    "start",
]
