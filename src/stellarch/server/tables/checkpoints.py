"""The checkpoints of a table: kept in the database, with the version of the rules, and the stamp of the program."""

import logging
import zlib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from stellarch import __version__
from stellarch.core import Checkpoint, Game
from stellarch.core.shapes import fingerprint
from stellarch.server.storage import CheckpointRow, Following

T = TypeVar("T")
ReadNow = Callable[[Callable[[Connection], T]], T]
"""Runs a query, in a thread that may wait for it."""

_LOG = logging.getLogger(__name__)


def stamp(game: Game[Any, Any]) -> str:
    """The program that packs the states of a game: its version, and the shape its states have. That may change between
    two versions while a game is being worked on."""
    return f"{__version__}+{fingerprint(game.states)}"


class _Packed(msgspec.Struct, frozen=True):
    state: str
    barrier: int
    since: dict[int, int]


class StoredCheckpoints:
    """Those of one table. What another program has kept is left alone: its states may be others."""

    def __init__(
        self, game: Game[Any, Any], rules: int, table_id: str, read: ReadNow[Any], numbers: set[int] | None = None
    ) -> None:
        self._game = game
        self._rules = rules
        self._table_id = table_id
        self._read = read
        self.numbers = set() if numbers is None else numbers
        self.unsaved: dict[int, CheckpointRow] = {}

    def newest(self, most: int) -> int:
        """The number of the newest, up to a number."""
        return max((number for number in self.numbers if number <= most), default=0)

    def __setitem__(self, number: int, checkpoint: Checkpoint[Any]) -> None:
        plain = _Packed(self._game.save(checkpoint.state), checkpoint.barrier, checkpoint.since)
        packed = zlib.compress(msgspec.json.encode(plain), 6)
        self.unsaved[number] = CheckpointRow(number, self._rules, stamp(self._game), packed)
        self.numbers.add(number)

    def get(self, number: int) -> Checkpoint[Any] | None:
        if number not in self.numbers:
            return None
        try:
            kept = msgspec.json.decode(zlib.decompress(self._packed(number)), type=_Packed)
            return Checkpoint(number, self._game.restore(kept.state), kept.barrier, kept.since)
        except Exception:  # any fault: the log is the truth, and is replayed from an earlier checkpoint
            _LOG.warning("checkpoint %s of table %s cannot be restored", number, self._table_id, exc_info=True)
            self.numbers.discard(number)
            return None

    def _packed(self, number: int) -> bytes:
        if number in self.unsaved:
            return self.unsaved[number].packed
        found = self._read(lambda connection: Following(connection).checkpoint(self._table_id, number))
        assert found is not None, "a checkpoint that is known is there"
        return bytes(found)
