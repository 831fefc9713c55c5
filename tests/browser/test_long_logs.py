"""The log of a long game: its newest lines come first, those before when somebody leafs back to them."""

import json
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Locator, Route, expect

from stellarch.server.secrets import hashed, new_id
from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.server.running import GAME, Server

LINES, KEY = 1001, "long" * 8
"""More lines than the page fetches by itself."""


@pytest.fixture
def ada(open_page: OpenPage, site: Server) -> Person:
    """Has played the same move and taken it back five hundred times, and played it once more. What her page fetches by
    itself is there."""
    table = new_id()
    add_table(site, table)
    ada = open_page()
    with ada.page.expect_response("**/course*"):
        ada.opens(f"/t/{table}#{KEY}")
    expect(ada.board).to_be_visible()
    expect(line(ada, LINES)).to_be_in_viewport()
    return ada


def add_table(site: Server, table: str) -> None:
    rows = [
        (number, *(("action", "f5>f7:s") if number % 2 else ("undo", f"-{number - 1}")))
        for number in range(1, LINES + 1)
    ]
    noon = "2026-07-01 12:00:00.000000"
    with closing(sqlite3.connect(site.database, timeout=30)) as file, file:
        file.execute(
            "INSERT INTO tables (id, game, rules, options, seed, listed, over, created)"
            " VALUES (?, ?, 1, ?, 's', 0, 0, ?)",
            (table, GAME, json.dumps(TINY), noon),
        )
        file.executemany(
            "INSERT INTO seats (table_id, seat, name, key_hash) VALUES (?, ?, ?, ?)",
            [(table, 0, "Ada", hashed(KEY)), (table, 1, "Ben", hashed("nobody's"))],
        )
        file.executemany(
            "INSERT INTO log (table_id, number, kind, seat, text, at) VALUES (?, ?, ?, 0, ?, ?)",
            [(table, *row, noon) for row in rows],
        )


def line(person: Person, number: int) -> Locator:
    return person.page.locator(f'[role=list] button[data-number="{number}"]')


def leafs_back(person: Person) -> None:
    person.page.locator(".scroll").hover()
    person.page.mouse.wheel(0, -100_000)


def first_drawn(person: Person) -> int:
    return int(person.log.first.get_attribute("data-number") or 0)


def test_who_leafs_back_comes_to_the_beginning(ada: Person) -> None:
    expect(line(ada, 0)).to_have_count(0)
    while before := first_drawn(ada):
        leafs_back(ada)
        expect(ada.log.first).not_to_have_attribute("data-number", str(before))
    leafs_back(ada)
    expect(line(ada, 0)).to_be_in_viewport()
    assert ada.log.count() < LINES / 4


def test_what_is_read_stays_where_it_is_while_lines_come_in_before_it(ada: Person) -> None:
    coming: list[Route] = []
    ada.page.route("**/log?*", lambda route: coming.append(route))
    with ada.page.expect_request("**/log?*"):
        leafs_back(ada)
    read = first_drawn(ada)
    expect(line(ada, read)).to_be_in_viewport()
    coming[0].continue_()
    expect(line(ada, read - 1)).to_be_attached()
    expect(line(ada, read)).to_be_in_viewport()
