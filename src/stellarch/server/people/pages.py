"""How somebody has played, as others may know it: ratings, results against whom, what points come from, and the games.

Which games those were is told of tables that anybody may join. Of the others it is told to who played at them.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, exists, func, or_, select, true, tuple_

from stellarch.bots import bots_of
from stellarch.core import Text, verbatim
from stellarch.games import GAMES
from stellarch.server import messages
from stellarch.server.errors import NotFound
from stellarch.server.people import blocked, persons, ratings, result_rows
from stellarch.server.people.persons import PersonRow, in_utc
from stellarch.server.people.refusals import No
from stellarch.server.people.result_rows import RatedGame, SheetRow
from stellarch.server.storage import Database
from stellarch.server.storage.schema import holders, people, results, seats, tables

OWN = "me"
"""The address of the page of who asks."""
_MONTH = timedelta(days=30)
_LONGEST_CURVE = 60
_MOST_OPPONENTS = 24
_SHEETS = 100
_GAMES_A_PAGE = 20
Outcome = Literal["won", "lost"]


class Wanted(msgspec.Struct, frozen=True):
    """Which of somebody's games."""

    game: str | None = None
    opponent: str | None = None
    result: Outcome | None = None
    before: str | None = None
    """The table of the last game that is known already."""


class Pages:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, address: str, asker: str) -> messages.PersonPage:
        return await self._database.read(
            lambda connection: _page(connection, _found(connection, address, asker), asker)
        )

    async def history(self, address: str, asker: str, wanted: Wanted) -> messages.History:
        return await self._database.read(
            lambda connection: _history(connection, _found(connection, address, asker).id, asker, wanted)
        )

    async def block(self, asker: str, address: str) -> None:
        """Have nothing more to do with somebody; with oneself there is no choice."""

        def store(connection: Connection) -> None:
            whose = persons.at(connection, address)
            if whose is None or whose.id == asker:
                raise NotFound(No.SUCH_PERSON)
            name = whose.name or _name_at_tables(connection, whose.id) or ""
            blocked.block(connection, asker, whose.id, name)

        await self._database.write(store)


def _found(connection: Connection, address: str, asker: str) -> PersonRow:
    if address == OWN:
        return persons.known(connection, asker) or PersonRow(asker, None, datetime.now(UTC), "")
    found = persons.at(connection, address)
    if found is None:
        raise NotFound(No.SUCH_PERSON)
    return found


def _page(connection: Connection, whose: PersonRow, asker: str) -> messages.PersonPage:
    finished = connection.execute(select(func.count()).where(results.c.person == whose.id)).scalar() or 0
    rated = result_rows.rated_games(connection, whose.id)
    played = connection.execute(select(results.c.game).distinct().where(results.c.person == whose.id)).scalars()
    against = list(_against(connection, whose.id, asker))
    return messages.PersonPage(
        name=whose.name or _name_at_tables(connection, whose.id),
        address=whose.address,
        since=whose.created.isoformat(),
        you=whose.id == asker,
        finished=finished,
        ratings=tuple(_rating(game, games) for game, games in rated.items()),
        people=tuple(one for one in against if one.bot is None),
        bots=tuple(one for one in against if one.bot is not None),
        styles=tuple(style for game in sorted(played) if (style := _style(connection, whose.id, game))),
    )


def _name_at_tables(connection: Connection, person: str) -> str | None:
    """What somebody was called at last, who has given no name."""
    at = and_(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat)
    found = select(seats.c.name).join(results, at).where(results.c.person == person)
    name = connection.execute(found.order_by(results.c.ended.desc()).limit(1)).scalar()
    return None if name is None else str(name)


def game_name(game: str) -> Text:
    return GAMES[game].name if game in GAMES else verbatim(game)


# Ratings


def _rating(game: str, games: Sequence[RatedGame]) -> messages.RatingOf:
    last, a_month_ago = games[-1], datetime.now(UTC) - _MONTH
    return messages.RatingOf(
        game=game,
        name=game_name(game),
        rating=ratings.shown(last.skill),
        doubt=ratings.shown_step(last.doubt),
        month=ratings.shown_step(sum(one.gain for one in games if one.ended >= a_month_ago)),
        games=len(games),
        won=sum(one.place == 1 for one in games),
        curve=tuple(ratings.shown(one.skill) for one in games[-_LONGEST_CURVE:]),
    )


# Against whom


def _against(connection: Connection, person: str, asker: str) -> Iterator[messages.Versus]:
    """The opponents met most often: people, and bots by game."""
    mine, other = results.alias("mine"), results.alias("other")
    game = case((other.c.bot.is_not(None), other.c.game), else_=None)
    ahead, behind = mine.c.place < other.c.place, mine.c.place > other.c.place
    met = (
        select(
            other.c.person,
            other.c.bot,
            game,
            func.sum(case((ahead, 1), else_=0)),
            func.sum(case((behind, 1), else_=0)),
            func.count().label("games"),
            func.max(seats.c.name),
        )
        .select_from(mine)
        .join(other, and_(other.c.table_id == mine.c.table_id, other.c.seat != mine.c.seat))
        .join(tables, tables.c.id == mine.c.table_id)
        .join(seats, and_(seats.c.table_id == other.c.table_id, seats.c.seat == other.c.seat))
        .where(mine.c.person == person, or_(other.c.bot.is_not(None), other.c.person.is_not(None)))
        .where(or_(other.c.bot.is_not(None), _is_open_to(person, asker)))
        .group_by(other.c.person, other.c.bot, game)
        .order_by(func.count().desc(), func.max(seats.c.name))
        .limit(_MOST_OPPONENTS)
    )
    found = connection.execute(met).all()
    known = _known(connection, [row[0] for row in found if row[0] is not None])
    for who, bot, of, before, after, count, name in found:
        counts = {"ahead": before, "level": count - before - after, "behind": after}
        if bot is not None:
            yield messages.Versus(_bot_name(of, bot), None, bot, game_name(of), **counts)
        else:
            row = known.get(who)
            called = name if row is None or row.name is None else row.name
            yield messages.Versus(verbatim(called), None if row is None else row.address, None, None, **counts)


def _bot_name(game: str, bot: str) -> Text:
    offered = bots_of(GAMES[game]) if game in GAMES else {}
    return offered.get(bot, verbatim(bot))


def _known(connection: Connection, ids: Sequence[str]) -> dict[str, Any]:
    found = connection.execute(select(people.c.id, people.c.name, people.c.address).where(people.c.id.in_(ids)))
    return {row.id: row for row in found}


def _is_open_to(person: str, asker: str) -> ColumnElement[bool]:
    """Whether who asks may know which table a result is from."""
    if person == asker:
        return true()
    sat_there = exists().where(holders.c.table_id == tables.c.id, holders.c.person == asker)
    return or_(tables.c.listed, sat_there)


# What points come from


def _style(connection: Connection, person: str, game: str) -> messages.Style | None:
    sheets = [sheet for sheet in result_rows.sheets(connection, person, game, _SHEETS) if sheet]
    labels: dict[str, Text] = {row.key: row.label for sheet in reversed(sheets) for row in sheet}
    points = _points(sheets)
    whole = sum(points.values())
    if whole <= 0:
        return None
    shares = (messages.Share(labels[key], value / whole) for key, value in points.items())
    return messages.Style(game, game_name(game), len(sheets), tuple(shares))


def _points(sheets: Sequence[Sequence[SheetRow]]) -> Counter[str]:
    """What each row has brought; what was lost by one has no part in it."""
    points: Counter[str] = Counter()
    for sheet in sheets:
        for row in sheet:
            points[row.key] += max(row.value, 0)
    return points


# The games


def _history(connection: Connection, person: str, asker: str, wanted: Wanted) -> messages.History:
    found = (
        select(results)
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.person == person, _is_open_to(person, asker), *_which(connection, person, wanted))
        .order_by(results.c.ended.desc(), results.c.table_id.desc())
        .limit(_GAMES_A_PAGE + 1)
    )
    rows = connection.execute(found).all()
    shown = rows[:_GAMES_A_PAGE]
    rivals = _rivals(connection, [row.table_id for row in shown])
    games = tuple(_past(row, rivals[row.table_id]) for row in shown)
    return messages.History(games, shown[-1].table_id if len(rows) > len(shown) else None)


def _which(connection: Connection, person: str, wanted: Wanted) -> Iterator[ColumnElement[bool]]:
    if wanted.game is not None:
        yield results.c.game == wanted.game
    if wanted.result is not None:
        yield results.c.place == 1 if wanted.result == "won" else results.c.place > 1
    if wanted.opponent is not None:
        other = results.alias("other")
        is_theirs = other.c.person.in_(select(people.c.id).where(people.c.address == wanted.opponent))
        at = and_(other.c.table_id == results.c.table_id, other.c.seat != results.c.seat)
        yield exists().where(at, or_(other.c.bot == wanted.opponent, is_theirs))
    if wanted.before is not None:
        last = select(results.c.ended).where(results.c.table_id == wanted.before, results.c.person == person)
        ended = connection.execute(last).scalar()
        yield tuple_(results.c.ended, results.c.table_id) < tuple_(ended, wanted.before)


_Seat = tuple[int, messages.Rival]


def _rivals(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[_Seat]]:
    """Who played at some tables, seat by seat."""
    at = and_(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat)
    columns = (results.c.table_id, results.c.seat, seats.c.name, people.c.address, results.c.bot)
    found = (
        select(*columns)
        .join(seats, at)
        .outerjoin(people, people.c.id == results.c.person)
        .where(results.c.table_id.in_(table_ids))
        .order_by(results.c.seat)
    )
    by_table: dict[str, list[_Seat]] = defaultdict(list)
    for table_id, seat, name, address, bot in connection.execute(found):
        by_table[table_id].append((seat, messages.Rival(name, address, bot)))
    return by_table


def _past(row: Any, played: Sequence[_Seat]) -> messages.PastGame:
    return messages.PastGame(
        table=row.table_id,
        game=row.game,
        name=game_name(row.game),
        ended=in_utc(row.ended).isoformat(),
        place=row.place,
        shared=row.shared,
        players=len(played),
        ahead=row.ahead,
        gain=None if row.gain is None else ratings.shown_step(row.gain),
        rivals=tuple(rival for seat, rival in played if seat != row.seat),
    )
