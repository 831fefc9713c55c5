"""What is recorded of a game that is over: how it ended for each seat, and whether it counts for ratings."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from stellarch.core import Standings
from stellarch.server.people import persons, ratings, result_rows
from stellarch.server.people.ratings import Strength
from stellarch.server.people.result_rows import ResultRow, SheetRow
from stellarch.server.tables.table import LiveTable


class Ended(msgspec.Struct, frozen=True):
    """A game that is over."""

    rows: tuple[ResultRow, ...]
    ranks: tuple[int, ...]
    """By which ratings follow: a seat that a bot plays for its person is last, wherever the bot has brought it."""
    levels: int
    counts: bool


def ended(table: LiveTable) -> Ended:
    standings = table.standings(table.state)
    people = _people(table)
    at = table.history.line(table.history.number).at if table.history.number else table.created
    rows = tuple(
        ResultRow(
            table_id=table.id,
            seat=seat.seat,
            game=table.game.id,
            ended=at,
            person=people[seat.seat],
            bot=seat.bot,
            place=standings.ranks[seat.seat],
            shared=standings.ranks.count(standings.ranks[seat.seat]) > 1,
            total=standings.totals[seat.seat],
            ahead=_ahead(standings.totals, seat.seat),
            sheet=_sheet(standings, seat.seat),
        )
        for seat in table.seats
    )
    return Ended(rows, _ranks(table, standings), len(table.game.levels), _counts(table, people))


def store(connection: Connection, game: Ended) -> None:
    """Record it, with what it makes of the ratings; a second time changes nothing."""
    if not game.rows or result_rows.are_recorded(connection, game.rows[0].table_id):
        return
    for row in game.rows:
        if row.person is not None:
            persons.kept(connection, row.person)
    result_rows.record(connection, _rated(connection, game) if game.counts else game.rows)


def _rated(connection: Connection, game: Ended) -> Sequence[ResultRow]:
    before = {row.seat: strength for row in game.rows if (strength := _strength(connection, row, game.levels))}
    if len(before) < 2:
        return game.rows
    made = ratings.after(list(before.values()), [game.ranks[seat] for seat in before])
    after = dict(zip(before, made, strict=True))
    return [
        row
        if row.person is None or row.seat not in after
        else msgspec.structs.replace(
            row,
            skill=after[row.seat].skill,
            doubt=after[row.seat].doubt,
            gain=after[row.seat].skill - before[row.seat].skill,
        )
        for row in game.rows
    ]


def _strength(connection: Connection, row: ResultRow, levels: int) -> Strength | None:
    if row.bot is not None:
        return ratings.of_bot(row.bot, levels)
    if row.person is None:
        return None
    known = result_rows.last_skill(connection, row.person, row.game)
    return Strength() if known is None else Strength(*known)


def _people(table: LiveTable) -> list[str | None]:
    """Who held each seat alone, and no other: where several may have played it, nobody is known to have."""
    held = [table.holders.get(row.seat, frozenset()) for row in table.seats]
    seats_of = Counter(person for people in held for person in people)
    return [_only(people) if len(people) == 1 and seats_of[_only(people)] == 1 else None for people in held]


def _only(people: frozenset[str]) -> str:
    return next(iter(people))


def _counts(table: LiveTable, people: Sequence[str | None]) -> bool:
    """Whether it counts for ratings: played from the beginning, by one person a seat, with nobody's help."""
    is_whole = all(row.bot is not None or people[row.seat] is not None for row in table.seats)
    has_help = bool(table.hinted) or (not table.is_played_by_several() and _has_take_backs(table))
    return is_whole and not has_help and table.origin is None


def _has_take_backs(table: LiveTable) -> bool:
    """Bots do not object to anything."""
    return any(line.kind != "action" for line in table.history.lines)


def _ranks(table: LiveTable, standings: Standings) -> tuple[int, ...]:
    last = len(table.seats)
    return tuple(last if seat in table.substitutes.now else rank for seat, rank in enumerate(standings.ranks))


def _ahead(totals: Sequence[int], seat: int) -> int:
    """By how much a seat is ahead of the best of the others; negative behind it."""
    return totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0)


def _sheet(standings: Standings, seat: int) -> tuple[SheetRow, ...]:
    """What the total of a seat is made of; nothing in a game whose total is no sum of rows."""
    rows = [row for row in standings.rows if row.key != standings.counts]
    values: list[Any] = [row.values[seat] for row in rows]
    if sum(values) != standings.totals[seat]:
        return ()
    return tuple(SheetRow(row.key, row.label, value) for row, value in zip(rows, values, strict=True))
