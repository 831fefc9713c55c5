"""Proofs of games: of a finished game at a table, and of a record that somebody brings."""

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from stellarch.core import Event, Record, Result
from stellarch.games import find_game
from stellarch.server import messages
from stellarch.server.errors import Forbidden, NotFound
from stellarch.server.memory.proving import Proving
from stellarch.server.memory.refusals import Past
from stellarch.server.refusals import Why
from stellarch.server.storage import Following, Store
from stellarch.server.tables.outcomes import read_events
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.table import LiveTable
from stellarch.server.workers.deals import require_dealt
from stellarch.server.workers.jobs import JobWorker

_MOST_KNOWN = 30


class Proofs:
    """Those under way and those made last; each can be made again."""

    def __init__(self, registry: Registry, jobs: JobWorker) -> None:
        self._registry = registry
        self._jobs = jobs
        self._known: OrderedDict[str, Proving] = OrderedDict()

    async def of_table(self, table_id: str, after: int, address: str) -> messages.Proof:
        """What has been proved of a game so far; asking goes on with it. Of one that runs, only what is promised."""
        table = await self._registry.reading(table_id)
        if table.origin is not None and table.origin.begun is not None:
            raise Forbidden(Past.NOT_PROVED_FROM_A_POSITION)
        if not table.is_over:
            return _promised(table)
        if table_id not in self._known:
            self._keep(table_id, await self._registry.do(self._begun, table))
        return await self._so_far(table_id, after, address)

    async def of_record(self, text: str, address: str) -> messages.Proof:
        """Begin to prove a record; it is known by its hash afterwards."""
        key = hashlib.sha256(text.encode()).hexdigest()[:32]
        if key not in self._known:
            record: Record = await self._registry.do(Record.read, text)
            await require_dealt(self._jobs, record, address)
            self._keep(
                key, Proving(find_game(record.game), record, range(len(record.actions) + 1), lambda _line: None, "")
            )
        found = await self._so_far(key, 0, address)
        return msgspec.structs.replace(found, id=key)

    async def of_brought(self, key: str, after: int, address: str) -> messages.Proof:
        """Go on with the proof of a record that was brought."""
        if key not in self._known:
            raise NotFound(Why.NO_SUCH_TABLE)
        return await self._so_far(key, after, address)

    def _keep(self, key: str, proving: Proving) -> None:
        self._known[key] = proving
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)

    async def _so_far(self, key: str, after: int, address: str) -> messages.Proof:
        proving = self._known[key]
        self._known.move_to_end(key)
        if not proving.is_done:
            await self._registry.histories.tell(("proof", proving, proving.at), address, proving.go_on)
        return proving.so_far(after)

    def _begun(self, table: LiveTable) -> Proving:
        numbers = [0, *sorted(table.history.path())]
        record = msgspec.structs.replace(table.record(), result=self._stored_result(table))
        return Proving(table.game, record, numbers, _ToldAt(self._registry, table), table.created.isoformat())

    def _stored_result(self, table: LiveTable) -> Result | None:
        """The result as the lists show it: the one counted from the state proves nothing."""
        row = self._registry.database.read_now(lambda connection: Store(connection).table(table.id))
        return None if row is None or row.result is None else msgspec.json.decode(row.result, type=Result)


class _ToldAt:
    """What the table told of each line of its log, as it is stored."""

    def __init__(self, registry: Registry, table: LiveTable) -> None:
        self._registry, self._table = registry, table
        self._read: dict[int, Sequence[Event] | None] = {}

    def __call__(self, number: int) -> Sequence[Event] | None:
        if number not in self._read:
            self._read = self._page(number)
        return self._read.get(number)

    def _page(self, first: int) -> dict[int, Any]:
        last = first + 200
        rows = self._registry.database.read_now(
            lambda connection: Following(connection).outcomes(self._table.id, first, last)
        )
        return {row.number: read_events(self._table.game, row) for row in rows}


def _promised(table: LiveTable) -> messages.Proof:
    return messages.Proof(
        game=table.game.id,
        names=tuple(table.names()),
        fingerprint=table.promise.partition(".")[0],
        began=table.created.isoformat(),
        seed=None,
        claims=(),
        total=0,
        done=0,
        over=False,
        moves=(),
    )
