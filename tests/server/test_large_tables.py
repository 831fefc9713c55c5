"""Tables of nine seats and many lines: opened from a checkpoint, read in pages, listed without being played again."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, text

from stellarch.core import Seat, Table
from stellarch.core.wire import written
from stellarch.games import GAMES
from stellarch.server.errors import Forbidden, Unreadable
from stellarch.server.messages import Entry, Play, TableState, TakeBack
from stellarch.server.storage import Database, LogRow, SeatRow, Store, TableRow
from stellarch.server.tables.checkpoints import stamp
from stellarch.server.tables.logbook import PAGE
from stellarch.server.tables.service import Tables
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.turns import Turns
from tests.core.large_auction import LARGE_AUCTION, SEATS, played
from tests.server.asking import asking, awaited

ID, LINES = "large", 600
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, LARGE_AUCTION.id, LARGE_AUCTION)


@pytest.fixture
def database(file: Path) -> Iterator[Database]:
    """A database with one table, as a Stellarch left it that kept nothing beside the log."""
    database = Database(f"sqlite:///{file}")
    database.start()
    asyncio.run(awaited(database.write(lambda connection: stored(connection, LINES))))
    yield database
    database.stop()


@cache
def game() -> Table[Any, Any]:
    return played(LINES)


def person(seat: int) -> str:
    return f"person {seat}"


def stored(connection: Connection, lines: int, table_id: str = ID, of: Table[Any, Any] | None = None) -> None:
    of = of or game()
    options = msgspec.json.encode(of.options).decode()
    row = TableRow(table_id, LARGE_AUCTION.id, 1, options, of.seed, True, False, NOON)
    Store(connection).add_table(row, [SeatRow(seat, f"Player {seat}", None, None) for seat in range(SEATS)])
    for seat in range(SEATS):
        Store(connection).hold(table_id, seat, person(seat))
    for line in of.history.lines[:lines]:
        Store(connection).append(table_id, LogRow(line.number, "action", line.seat, line.text, NOON))


def shown(database: Database) -> TableState:
    return asking(database, lambda tables: tables.queries.shown(ID, person(0), 0))


def change(database: Database, statement: str) -> list[Any]:
    def run(connection: Connection) -> list[Any]:
        found = connection.execute(text(statement))
        return list(found) if found.returns_rows else []

    return asyncio.run(awaited(database.write(run)))


def plain(value: object) -> Any:
    return msgspec.json.decode(written(value))


def seen(state: TableState) -> Any:
    return plain((state.now, state.waiting_on, state.log, state.undo, state.table.round))


# Opening


def test_checkpoints_are_stored_with_the_rules_and_the_program(database: Database) -> None:
    shown(database)
    rows = change(database, "SELECT number, rules, program FROM checkpoints ORDER BY number")
    assert rows[0][0] == 0
    assert len(rows) > 3
    assert {(rules, program) for _, rules, program in rows} == {(1, stamp(LARGE_AUCTION))}


def test_what_was_kept_of_states_in_another_shape_is_not_used(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after an edit of the game: nothing in the version says that there is another field."""
    shown(database)
    wider = msgspec.defstruct("State", [("more", int, 0)], bases=(LARGE_AUCTION.states,), frozen=True)
    monkeypatch.setattr(LARGE_AUCTION, "states", wider)
    change(database, "UPDATE log SET text = 'nonsense' WHERE number = 7")
    with pytest.raises(Unreadable):
        shown(database)


def test_a_table_is_played_on_from_its_newest_checkpoint(database: Database) -> None:
    whole = shown(database)
    change(database, "UPDATE log SET text = 'nonsense' WHERE number < 100")  # nobody reads it again
    assert seen(shown(database)) == seen(whole)


@pytest.mark.parametrize("column", ["rules", "program"])
def test_what_other_rules_or_another_program_kept_is_not_used(database: Database, column: str) -> None:
    shown(database)
    change(database, f"UPDATE checkpoints SET {column} = '99'")
    change(database, "UPDATE log SET text = 'nonsense' WHERE number = 7")
    with pytest.raises(Unreadable):
        shown(database)


@pytest.mark.parametrize("damage", ["UPDATE checkpoints SET packed = x'00'", "DELETE FROM checkpoints"])
def test_without_its_checkpoints_the_log_is_played_again(database: Database, damage: str) -> None:
    whole = shown(database)
    change(database, damage)
    assert seen(shown(database)) == seen(whole)


@pytest.mark.parametrize("damage", ['UPDATE outcomes SET events = \'[{"type":"dragon"}]\'', "DELETE FROM outcomes"])
def test_what_lines_led_to_is_found_again(database: Database, damage: str) -> None:
    whole = shown(database)
    change(database, damage)
    assert seen(shown(database)) == seen(whole)


@pytest.mark.parametrize("number", [0, 1, 250, 599, 600])
def test_a_point_of_the_past_is_the_one_that_was_there(database: Database, number: int) -> None:
    shown(database)
    moment = asking(database, lambda tables: tables.queries.moment(ID, person(0), 0, number))
    state = game().state_at(number)
    assert moment.standings == LARGE_AUCTION.standings(state)
    assert plain(moment.view) == plain(LARGE_AUCTION.view(state, Seat(0)))


# Reading


def test_a_log_comes_in_pages_the_newest_first(database: Database) -> None:
    state = shown(database)
    assert [entry.number for entry in state.log] == list(range(LINES - PAGE + 1, LINES + 1))
    entries = list(state.log)

    async def rest(tables: Tables) -> list[Entry]:
        while entries[0].number > 0:
            page = await tables.queries.log(ID, person(0), 0, entries[0].number)
            entries[:0] = page.entries
        return entries

    assert [entry.number for entry in asking(database, rest)] == list(range(LINES + 1))
    seen = [line.action.seen_by(line.seat, Seat(0)) for line in game().log]  # bids of others are secret
    assert [entry.text for entry in entries[1:]] == ["" if action is None else str(action) for action in seen]
    assert [len(entry.events) for entry in entries[1:]] == [len(entry.events) for entry in game().log]
    assert entries[300].totals == LARGE_AUCTION.standings(game().state_at(300)).totals


def test_who_is_far_behind_is_sent_the_newest_page(database: Database) -> None:
    found = asking(database, lambda tables: tables.queries.shown(ID, person(0), 0, 5))
    assert len(found.log) == PAGE
    assert asking(database, lambda tables: tables.queries.shown(ID, person(0), 0, LINES - 2)).log[0].number == LINES - 1


def test_the_course_of_a_game_is_thinned_out(database: Database) -> None:
    course = asking(database, lambda tables: tables.queries.course(ID))
    assert course.moves == LINES
    assert 200 <= len(course.points) <= 302
    first, last = course.points[0], course.points[-1]
    assert (first.number, first.move, last.number, last.move) == (0, 0, LINES, LINES)
    assert last.totals == game().standings.totals


# Lists


def test_a_list_is_read_from_what_is_stored(database: Database) -> None:
    state = shown(database)
    change(database, "UPDATE log SET text = 'nonsense'")
    change(database, "DELETE FROM checkpoints")
    (info,) = asking(database, lambda tables: tables.lists.mine(person(0)))
    assert info.problem is None
    assert (info.number, info.waiting_on, info.since) == (LINES, state.waiting_on, state.table.since)


def test_what_has_grown_since_it_was_noted_is_looked_at_anew(database: Database) -> None:
    shown(database)
    change(database, "DELETE FROM log WHERE number > 590")
    (info,) = asking(database, lambda tables: tables.lists.mine(person(0)))
    assert info.number == 590


# Playing


def begun(database: Database) -> None:
    """A second table, at which all are still to bid."""
    asyncio.run(awaited(database.write(lambda connection: stored(connection, 0, "new"))))


async def act(tables: Tables, seat: int, action: str) -> TableState:
    number = (await tables.queries.shown("new", person(seat), seat)).now.number
    return await tables.actions.play("new", person(seat), Play(seat, number, action))


async def undo(tables: Tables, seat: int) -> TableState:
    number = (await tables.queries.shown("new", person(seat), seat)).now.number
    return await tables.take_backs.undo("new", person(seat), TakeBack(number))


def test_where_all_decide_at_once_one_takes_back_without_asking(database: Database) -> None:
    begun(database)

    async def bidding(tables: Tables) -> TableState:
        for seat in (0, 1, 2):
            await act(tables, seat, f"bid:{seat}")
        assert (await tables.queries.shown("new", person(0), 0)).undo == "free"
        return await undo(tables, 0)

    after = asking(database, bidding)
    assert after.waiting_on == (0, 3, 4, 5, 6, 7, 8)
    assert (after.log[-1].kind, after.log[-1].takes) == ("undo", (1,))
    again = asking(database, lambda tables: tables.queries.shown("new", person(0), 0))
    assert plain((again.now, again.waiting_on)) == plain((after.now, after.waiting_on))


def test_what_was_offered_in_secret_is_not_taken_back(database: Database) -> None:
    """To ask the others would tell them of it."""
    begun(database)

    async def trading(tables: Tables) -> None:
        await act(tables, 0, "offer:1:[0]:1:%22%22")
        await act(tables, 1, "answer:0:true")
        assert (await tables.queries.shown("new", person(0), 0)).undo == "no"
        with pytest.raises(Forbidden):
            await undo(tables, 0)

    asking(database, trading)


def test_what_came_out_is_not_taken_back(database: Database) -> None:
    begun(database)

    async def sold(tables: Tables) -> None:
        for seat in range(SEATS):
            await act(tables, seat, "bid:0")
        with pytest.raises(Forbidden):
            await undo(tables, 0)

    asking(database, sold)


def test_a_bot_that_is_to_play_while_the_server_stops_is_no_fault(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    change(database, "UPDATE seats SET bot = 'random' WHERE seat > 0")
    shown(database)

    async def opened_late() -> None:
        bots = BotWorkers(1)
        bots.stop()
        tables = Tables(database, bots, Turns(1), JobWorker(), lambda _table, _message: None)
        await tables.registry.require(ID)
        thinking = asyncio.all_tasks() - {asyncio.current_task()}
        assert thinking
        await asyncio.gather(*thinking)
        await tables.stop()

    asyncio.run(opened_late())
    assert caplog.records == []
