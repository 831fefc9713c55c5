"""What a list of tables says of one."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from stellarch.core import Result, Text
from stellarch.games import GAMES
from stellarch.server import messages
from stellarch.server.storage import SeatRow, Store


def seats_in_a_list(
    seats: Sequence[SeatRow],
    holders: Mapping[int, Collection[str]],
    device: str,
    connected: Collection[int],
    failed: Collection[int] = (),
) -> tuple[messages.SeatInfo, ...]:
    return tuple(
        messages.SeatInfo(
            seat=row.seat,
            name=row.name,
            kind="person" if row.bot is None else "bot",
            bot=row.bot,
            colour=row.colour,
            taken=row.bot is not None or bool(holders.get(row.seat)),
            yours=device in holders.get(row.seat, ()),
            connected=row.bot is not None or row.seat in connected,
            failed=row.seat in failed,
        )
        for row in seats
    )


def info_from_rows(store: Store, table_id: str, device: str, problem: Text | None = None) -> messages.TableInfo:
    """What a list says of a table that is not opened for it: one that is over, or that cannot be opened."""
    row = store.table(table_id)
    assert row is not None, "who lists a table knows that it is there"
    game, log = GAMES.get(row.game), store.log(table_id)
    return messages.TableInfo(
        id=table_id,
        game=row.game,
        name=Text(row.game, row.game) if game is None else game.name,
        seats=seats_in_a_list(store.seats(table_id), store.holders(table_id), device, ()),
        waiting_on=(),
        over=row.over,
        created=row.created.isoformat(),
        number=len(log),
        hints=row.hints,
        maker=device == row.maker,
        since=(log[-1].at if log else row.created).isoformat(),
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        problem=problem,
    )
