"""How a game went: round by round for everybody, in a report for each seat, and at the end as a page to keep."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from stellarch.core import Record, Table, Weight
from stellarch.core.wire import plain, written
from stellarch.games.space_wars import SPACE_WARS
from stellarch.server import messages
from stellarch.server.storage import Database, LogRow, SeatRow, Store, TableRow
from stellarch.server.tables import logbook
from stellarch.server.tables.service import Tables
from stellarch.server.workers.chronicles import chronicle
from stellarch.server.workers.jobs import JobWorker
from tests.server.asking import asking, awaited

ID, PERSON = "story", "a person"
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
RECORD = Path(__file__).parents[1] / "records" / "version_2_short_two_players.sw"


@cache
def game() -> Table[Any, Any]:
    return Table.from_record(SPACE_WARS, Record.read(RECORD.read_text("utf-8")))


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    database = Database(f"sqlite:///{tmp_path_factory.mktemp('story') / 'tables.db'}")
    database.start()
    asyncio.run(awaited(database.write(stored)))
    yield database
    database.stop()


def stored(connection: Connection) -> None:
    options = msgspec.json.encode(game().record().options).decode()
    row = TableRow(ID, SPACE_WARS.id, game().record().rules, options, game().seed, True, False, NOON)
    names = [player.name for player in game().players]
    Store(connection).add_table(row, [SeatRow(seat, name, None, None) for seat, name in enumerate(names)])
    Store(connection).hold(ID, 0, PERSON)
    for line in game().history.lines:
        Store(connection).append(ID, LogRow(line.number, "action", line.seat, line.text, NOON))


def test_each_round_has_the_score_sheet_of_its_end(database: Database) -> None:
    story = asking(database, lambda tables: tables.queries.story(ID))
    rounds = [each.round for each in story.rounds]
    assert rounds == list(range(rounds[-1] + 1))
    assert rounds[-1] == game().standings.round
    for each in story.rounds:
        assert each.values == tuple(row.values for row in SPACE_WARS.standings(game().state_at(each.number)).rows)
    assert [row.key for row in story.rows][-1] == "value"


def test_the_rounds_tell_what_belongs_into_a_history_and_nothing_else(database: Database) -> None:
    story = asking(database, lambda tables: tables.queries.story(ID))
    told = [msgspec.json.decode(written(each.event))["type"] for round_ in story.rounds for each in round_.told]
    events = [event for entry in game().log for event in entry.events]
    assert told == [
        plain(event)["type"]
        for event in events
        if event.weight in (Weight.ANNALS, Weight.HEADLINE) and event.seen_by(None) is not None
    ]
    assert "technology_learned" in told


def test_what_is_known_is_not_sent_again(database: Database) -> None:
    story = asking(database, lambda tables: tables.queries.story(ID))
    known = story.rounds[0].number
    assert asking(database, lambda tables: tables.queries.story(ID, known)).rounds == story.rounds[1:]


def test_a_round_that_has_ended_is_worked_out_once_for_all_who_ask(database: Database) -> None:
    async def twice(tables: Tables) -> list[messages.Story]:
        return [await tables.queries.story(ID) for _ in range(2)]

    one, other = asking(database, twice)
    assert other == one
    assert [again is first for first, again in zip(one.rounds[:-1], other.rounds, strict=False)] == [True] * (
        len(one.rounds) - 1
    )


def test_somebody_under_another_name_is_told_of_by_it(database: Database) -> None:
    async def renamed(tables: Tables) -> tuple[messages.Story, messages.Story]:
        before = await tables.queries.story(ID)
        async with tables.registry.open(ID) as table:
            table.reseat(replace(table.seats[0], name="Hypatia"))
        return before, await tables.queries.story(ID)

    before, after = asking(database, renamed)
    old, new = ([one.told.en for each in story.rounds for one in each.told] for story in (before, after))
    assert not any("Hypatia" in text for text in old)
    assert any("Hypatia" in text for text in new)


def test_a_report_goes_back_no_further_than_so_many_lines(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    last, few = len(game().log), 40

    async def reports(tables: Tables) -> list[messages.Report]:
        from_there = await tables.queries.report(ID, PERSON, 0, last - few, last)
        monkeypatch.setattr(logbook, "MOST_REPORTED", few)
        return [from_there, await tables.queries.report(ID, PERSON, 0, -1, last)]

    from_there, all_of_it = asking(database, reports)
    assert all_of_it == from_there


def test_a_seat_is_told_what_has_happened_the_most_important_first(database: Database) -> None:
    found = asking(database, lambda tables: tables.queries.report(ID, PERSON, 0, -1, len(game().log)))
    headings = [paragraph.about.en for paragraph in found.paragraphs]
    assert "You" in headings
    assert headings.index("You") < headings.index("Others")
    assert asking(database, lambda tables: tables.queries.report(ID, PERSON, 0, 3, 3)).paragraphs == ()


def test_a_finished_game_is_told_as_a_page_to_keep(database: Database) -> None:
    async def told(tables: Tables) -> str:
        jobs = JobWorker()
        jobs.start()
        try:
            return await chronicle(jobs, await tables.queries.record(ID), "fr", "somebody")
        finally:
            jobs.stop()

    page = asking(database, told)
    assert page.startswith("<!doctype html>")
    assert "Arcadia" in page
    assert 'lang="fr"' in page
