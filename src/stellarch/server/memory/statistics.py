"""Figures over finished games: by game, number of players, option, seat and level of a bot, and one's own.

They are counted from the results that are recorded, the newest of them, and kept for a while.
"""

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from stellarch.bots import bots_of
from stellarch.core import Game, Text, verbatim
from stellarch.core.options import OptionInfo, describe
from stellarch.games import GAMES
from stellarch.server import messages
from stellarch.server.storage import Database
from stellarch.server.storage.schema import results, tables

_MOST_SEATS = 30_000
_SECONDS_KEPT = 60.0
_MOST_OPTIONS = 12

Clock = Callable[[], float]


class _Played(msgspec.Struct, frozen=True):
    """How a game ended for one seat."""

    table_id: str
    game: str
    seat: int
    bot: str | None
    place: int
    total: int
    options: str


class Statistics:
    def __init__(self, database: Database, clock: Clock = time.monotonic) -> None:
        self._database = database
        self._clock = clock
        self._kept: tuple[float, tuple[messages.GameFigures, ...]] | None = None

    async def of_all(self, person: str) -> messages.Figures:
        """The figures of all games, and somebody's own."""
        if self._kept is None or self._clock() - self._kept[0] > _SECONDS_KEPT:
            self._kept = self._clock(), await self._database.read(_figures)
        yours = await self._database.read(lambda connection: _own(connection, person))
        return messages.Figures(self._kept[1], yours)


def _figures(connection: Connection) -> tuple[messages.GameFigures, ...]:
    columns = (results.c.table_id, results.c.game, results.c.seat, results.c.bot, results.c.place, results.c.total)
    found = connection.execute(
        select(*columns, tables.c.options)
        .join(tables, tables.c.id == results.c.table_id)
        .order_by(results.c.ended.desc())
        .limit(_MOST_SEATS)
    )
    by_game: dict[str, list[_Played]] = defaultdict(list)
    for row in found:
        by_game[row.game].append(_Played(*row))
    return tuple(_of_game(game, by_game[game.id]) for game in GAMES.values() if by_game[game.id])


def _of_game(game: Game[Any, Any], played: Sequence[_Played]) -> messages.GameFigures:
    by_table: dict[str, list[_Played]] = defaultdict(list)
    for one in played:
        by_table[one.table_id].append(one)
    counts = Counter(map(len, by_table.values()))
    return messages.GameFigures(
        game=game.id,
        name=game.name,
        games=len(by_table),
        best=_mean(one.total for one in played if one.place == 1),
        players=tuple(messages.Counted(count, games) for count, games in sorted(counts.items())),
        seats=tuple(_share(str(seat), None, [one for one in played if one.seat == seat]) for seat in _seats(played)),
        bots=_bots(game, played),
        options=_options(game, by_table),
    )


def _seats(played: Sequence[_Played]) -> list[int]:
    return sorted({one.seat for one in played})


def _mean(values: Any) -> float:
    return round(fmean(list(values) or [0]), 1)


def _share(key: str, label: Text | None, played: Sequence[_Played]) -> messages.Tally:
    won = sum(one.place == 1 for one in played)
    return messages.Tally(key, label, len(played), won, _mean(one.total for one in played))


def _bots(game: Game[Any, Any], played: Sequence[_Played]) -> tuple[messages.Tally, ...]:
    """The levels in their order; one that is not offered any more goes by its id."""
    labels: Mapping[str, Text] = bots_of(game)
    seen = {one.bot for one in played if one.bot is not None}
    order = [*(bot for bot in labels if bot in seen), *sorted(seen - labels.keys())]
    return tuple(
        _share(bot, labels.get(bot, verbatim(bot)), [one for one in played if one.bot == bot]) for bot in order
    )


def _options(game: Game[Any, Any], by_table: Mapping[str, Sequence[_Played]]) -> tuple[messages.OptionFigures, ...]:
    """The options that were not always the same: how often each of their values was played, and what won."""
    given = {table_id: msgspec.json.decode(seats[0].options) for table_id, seats in by_table.items()}
    found: list[messages.OptionFigures] = []
    for info in describe(game.options):
        values: dict[Any, list[_Played]] = defaultdict(list)
        for table_id, options in given.items():
            value = options.get(info.name, info.default)
            if isinstance(value, bool) or any(choice.value == value for choice in info.choices):
                values[value] += by_table[table_id]
        if len(values) > 1:
            found += [_of_value(info, value, seats) for value, seats in values.items()]
    return tuple(found[:_MOST_OPTIONS])


def _of_value(info: OptionInfo, value: Any, played: Sequence[_Played]) -> messages.OptionFigures:
    label = next((choice.label for choice in info.choices if choice.value == value), None)
    games = len({one.table_id for one in played})
    best = _mean(one.total for one in played if one.place == 1)
    return messages.OptionFigures(info.label, label, value if isinstance(value, bool) else None, games, best)


def _own(connection: Connection, person: str) -> tuple[messages.Tally, ...]:
    columns = (results.c.table_id, results.c.game, results.c.seat, results.c.bot, results.c.place, results.c.total)
    rows = connection.execute(
        select(*columns).where(results.c.person == person).order_by(results.c.ended.desc()).limit(_MOST_SEATS)
    )
    played = [_Played(*row, options="") for row in rows]
    mine = ((game, [one for one in played if one.game == game.id]) for game in GAMES.values())
    return tuple(_share(game.id, game.name, own) for game, own in mine if own)
