"""A table as lists show it, read from what is stored: no game is replayed for a list."""

from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime

import msgspec
from msgspec.structs import replace

from stellarch.core import Result, StellarchError, Text, UnknownRules, known_rules, read_options, verbatim
from stellarch.games import GAMES, find_game
from stellarch.server import messages
from stellarch.server.errors import DAMAGED
from stellarch.server.storage import ClockStore, Following, Memory, SeatRow, Store, TableRow, Together
from stellarch.server.storage.memory import Kind
from stellarch.server.tables.clocks import TableClocks
from stellarch.server.tables.substitutes import Substitutes

Holders = Mapping[int, frozenset[str]]
Connected = Callable[[str, Holders], Collection[int]]
"""The seats of a table that are connected, given who holds them."""


class Facts(msgspec.Struct, frozen=True):
    """How a table stands, as of a number: whom it waits for, each since when, when the last line was added, and whose
    bots failed at their last action."""

    number: int
    round: int | None
    waiting: dict[int, datetime]
    at: datetime
    failed: tuple[int, ...] = ()

    def since(self, seats: Collection[int]) -> datetime:
        """Since when the game waits: for one of these seats, if it waits for any of them. When it ended, if it is
        over."""
        mine = [when for seat, when in self.waiting.items() if seat in seats]
        return min(mine or self.waiting.values(), default=self.at)


def seats_in_a_list(
    seats: Sequence[SeatRow],
    holders: Mapping[int, Collection[str]],
    person: str,
    connected: Collection[int],
    failed: Collection[int],
    substitutes: Substitutes,
) -> tuple[messages.SeatInfo, ...]:
    return tuple(
        messages.SeatInfo(
            seat=row.seat,
            name=row.name,
            kind="person" if row.bot is None else "bot",
            bot=row.bot,
            colour=row.colour,
            taken=row.bot is not None or bool(holders.get(row.seat)),
            yours=person in holders.get(row.seat, ()),
            connected=row.bot is not None or row.seat in connected,
            failed=row.seat in failed,
            stand_in=_stand_in(substitutes, row.seat),
        )
        for row in seats
    )


def _stand_in(substitutes: Substitutes, seat: int) -> messages.StandIn | None:
    row = substitutes.now.get(seat)
    return None if row is None else messages.StandIn(row.bot, row.why, row.first)


def infos_from_rows(
    store: Store, following: Following, table_ids: Sequence[str], person: str, connected: Connected, now: float
) -> dict[str, messages.TableInfo | None]:
    """What a list says of some tables; None of one that must be opened for it, since it is not known how it stands.
    Now is in seconds that the server has run."""
    rows, seats, holders = store.tables(table_ids), store.seats_at(table_ids), store.holders_at(table_ids)
    stood_in = Together(store.connection).stand_ins_at(table_ids)
    facts = {table_id: _facts(*kept) for table_id, kept in following.facts(table_ids).items()}
    clocks = {table_id: TableClocks.of(row) for table_id, row in ClockStore(store.connection).at(table_ids).items()}
    kinds = Memory(store.connection).kinds_of(table_ids)
    found: dict[str, messages.TableInfo | None] = {}
    for table_id in table_ids:
        row, at, stands = rows[table_id], holders.get(table_id, {}), facts.get(table_id)
        problem = _problem(row)
        if stands is None and problem is None:
            found[table_id] = None
        else:
            sit_in = Substitutes(stood_in.get(table_id, ()))
            info = _info(
                row, seats[table_id], at, stands, person, connected(table_id, at), problem, sit_in, kinds.get(table_id)
            )
            found[table_id] = _timed(info, clocks[table_id], now) if table_id in clocks else info
    return found


def _timed(info: messages.TableInfo, clocks: TableClocks, now: float) -> messages.TableInfo:
    mine = [seat.seat for seat in info.seats if seat.yours]
    return replace(info, time=clocks.control, clock=clocks.in_a_list(mine, now))


def info_of_unreadable(store: Store, table_id: str, person: str, problem: Text) -> messages.TableInfo:
    """What a list says of a table that cannot be opened."""
    row = store.table(table_id)
    assert row is not None, "who lists a table knows that it is there"
    return _info(row, store.seats(table_id), store.holders(table_id), None, person, (), problem, Substitutes())


def _facts(kept: str, length: int) -> Facts | None:
    """The facts that were kept, unless the log has grown since."""
    facts = msgspec.json.decode(kept, type=Facts)
    return facts if facts.number == length else None


def _problem(row: TableRow) -> Text | None:
    """Why a table cannot be opened, as far as that is known without opening it."""
    try:
        game = find_game(row.game)
        known_rules(game, row.rules)
        read_options(game.options, msgspec.json.decode(row.options))
    except UnknownRules as fault:
        return fault.why
    except (StellarchError, msgspec.DecodeError):
        return DAMAGED
    return None


def _info(
    row: TableRow,
    seats: Sequence[SeatRow],
    holders: Holders,
    facts: Facts | None,
    person: str,
    connected: Collection[int],
    problem: Text | None,
    substitutes: Substitutes,
    origin: Kind | None = None,
) -> messages.TableInfo:
    game = GAMES.get(row.game)
    mine = [seat for seat, holding in holders.items() if person in holding]
    return messages.TableInfo(
        id=row.id,
        game=row.game,
        name=verbatim(row.game) if game is None else game.name,
        seats=seats_in_a_list(seats, holders, person, connected, () if facts is None else facts.failed, substitutes),
        waiting_on=() if facts is None else tuple(facts.waiting),
        over=row.over,
        created=row.created.isoformat(),
        number=0 if facts is None else facts.number,
        hints=row.hints,
        maker=person == row.maker,
        since=(row.created if facts is None else facts.since(mine)).isoformat(),
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        round=None if facts is None else facts.round,
        problem=problem,
        origin=origin,
    )
