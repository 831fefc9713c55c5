"""All that is somebody's as one file to keep: what is stored of them, and the records of their finished games.

It is written as it is sent, game by game, so that it never stands in memory whole.
"""

import io
import zipfile
from collections.abc import AsyncIterator, Sequence

import msgspec

from stellarch.core import Refused
from stellarch.server.people.accounts import Accounts, Asker
from stellarch.server.tables.service import Tables

_ABOUT_YOU = "you.json"


async def zipped(accounts: Accounts, tables: Tables, asker: Asker) -> AsyncIterator[bytes]:
    kept = await accounts.all_of(asker)
    finished = await accounts.finished(asker)
    return _written(msgspec.json.format(msgspec.json.encode(kept)), finished, tables)


async def _written(kept: bytes, finished: Sequence[str], tables: Tables) -> AsyncIterator[bytes]:
    pipe = _Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(_ABOUT_YOU, kept)
        yield pipe.take()
        for table_id in finished:
            try:
                record = await tables.queries.record(table_id)
            except Refused:  # it cannot be opened any more; all else is given out
                continue
            archive.writestr(f"games/{table_id}.json", record.to_json())
            yield pipe.take()
    yield pipe.take()


class _Pipe(io.RawIOBase):
    """Takes what is written, to be sent on."""

    def __init__(self) -> None:
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        piece = bytes(data)  # type: ignore[call-overload]
        self._written += piece
        return len(piece)

    def take(self) -> bytes:
        """What was written since the last time."""
        piece = bytes(self._written)
        self._written.clear()
        return piece
