"""A person's own games, from what is kept of each table: none is opened for the list."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from stellarch.core import Event, Game, Seat, Text, Weight
from stellarch.games import GAMES
from stellarch.server import messages
from stellarch.server.errors import Forbidden
from stellarch.server.refusals import Why
from stellarch.server.storage import Store
from stellarch.server.storage.inbox import InboxStore, LineRow
from stellarch.server.tables.lists import Lists
from stellarch.server.tables.outcomes import read_events
from stellarch.server.tables.registry import Registry
from stellarch.server.tables.summaries import Facts

_MOST = 240
"""Games in the list: those that still run come first."""
_LOOKED_AT = 3
"""Lines of a log among which the news are sought."""
_LIGHT_FIRST = tuple(Weight)


class _News(NamedTuple):
    told: Text
    by: int
    yours: bool


class _Beside(NamedTuple):
    """What is known of each table besides what every list says of it."""

    lines: Mapping[str, Sequence[LineRow]]
    unseen: Mapping[str, int]
    away: Mapping[str, int]


class Inbox:
    def __init__(self, registry: Registry, lists: Lists) -> None:
        self._registry = registry
        self._lists = lists

    async def waiting(self, person: str) -> messages.WaitingFor:
        """How many games wait for somebody."""
        running = await self._registry.database.read(lambda connection: InboxStore(connection).running(person))
        waits = sorted(_where_waited_for(running))
        tables = list(dict.fromkeys(table_id for _, table_id in waits))
        return messages.WaitingFor(len(tables), next(iter(tables), None))

    async def games(self, person: str) -> messages.Inbox:
        """All games of somebody, those that still run first."""

        def look(connection: Connection) -> tuple[list[str], _Beside]:
            table_ids = Store(connection).of_person(person, _MOST)
            return table_ids, _beside(InboxStore(connection), person, table_ids)

        table_ids, beside = await self._registry.database.read(look)
        infos = await self._lists.infos(table_ids, person)
        return messages.Inbox(tuple(_game(info, beside) for info in infos), datetime.now(UTC).isoformat())

    async def put_away(self, table_id: str, person: str, *, away: bool) -> messages.PutAway:
        """Put one's own game out of the list, or back."""
        async with self._registry.open(table_id, wake=False) as table:
            if not table.seats_of(person) and table.maker != person:
                raise Forbidden(Why.NOT_YOUR_SEAT)
            number = table.history.number if away else None
        await self._registry.database.write(lambda connection: InboxStore(connection).put(person, table_id, number))
        return messages.PutAway(away)


def _where_waited_for(running: Iterable[tuple[str, int, str]]) -> Iterable[tuple[datetime, str]]:
    for table_id, seat, facts in running:
        if (since := msgspec.json.decode(facts, type=Facts).waiting.get(seat)) is not None:
            yield since, table_id


def _beside(store: InboxStore, person: str, table_ids: Sequence[str]) -> _Beside:
    lines: dict[str, list[LineRow]] = {}
    for line in store.last_lines(table_ids, _LOOKED_AT):
        lines.setdefault(line.table_id, []).append(line)
    return _Beside(lines, store.unseen(person, table_ids), store.put_away(person))


def _game(info: messages.TableInfo, beside: _Beside) -> messages.InboxGame:
    mine = [seat.seat for seat in info.seats if seat.yours]
    news = _news(info, mine, beside.lines.get(info.id, ()))
    return messages.InboxGame(
        table=info,
        news=None if news is None else news.told,
        by=None if news is None else news.by,
        yours=news is not None and news.yours,
        unseen=beside.unseen.get(info.id, 0),
        away=_is_away(info, mine, beside.away.get(info.id)),
    )


def _is_away(info: messages.TableInfo, mine: Sequence[int], number: int | None) -> bool:
    """Whether a game is put away: until it has gone on and waits for its player again."""
    return number is not None and (info.number == number or not set(mine) & set(info.waiting_on))


def _news(info: messages.TableInfo, mine: Sequence[int], lines: Sequence[LineRow]) -> _News | None:
    """The weightiest of what others did last, as their own seat may know it; who plays on several is told what all may
    know. Of what is about the player themselves, a little weighs more."""
    game, names = GAMES.get(info.game), [seat.name for seat in info.seats]
    if game is None:
        return None
    viewer = Seat(mine[0]) if len(mine) == 1 else None
    found: tuple[tuple[bool, int], _News] | None = None
    for line in lines:
        for event in () if line.seat in mine else _seen(game, line, viewer):
            yours = not event.about.isdisjoint(mine)
            weighs = yours, _LIGHT_FIRST.index(event.weight)
            if found is None or weighs > found[0]:
                found = weighs, _News(event.told(names), line.seat, yours)
    return None if found is None else found[1]


def _seen(game: Game[Any, Any], line: LineRow, viewer: Seat | None) -> Sequence[Event]:
    events = read_events(game, line.outcome)  # none of an older version: the table itself works it out anew
    return [known for event in events or () if (known := event.seen_by(viewer)) is not None]
