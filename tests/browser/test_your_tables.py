"""The tables of a device, on the first page and in the lobby: whose move it is, how they stand, how they ended."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.server.running import BOT, FRIEND, GAME, ME


def makes(person: Person, *players: dict[str, Any], **options: Any) -> str:
    made = person.page.request.post("/api/tables", data={"game": GAME, "players": list(players), "options": options})
    return str(made.json()["id"])


def plays(person: Person, table_id: str, kind: str) -> None:
    """The first of the choices, or of what may be done besides: there, to resign."""
    now = person.page.request.get(f"/api/tables/{table_id}").json()
    action = {"seat": now["seat"], "after": now["now"]["number"], "action": now[kind][0]["text"]}
    assert person.page.request.post(f"/api/tables/{table_id}/actions", data=action).ok


def cards(person: Person) -> Locator:
    return person.page.get_by_role("region", name=re.compile("Your tables|waits? for you")).locator("article")


@pytest.fixture
def ada(open_page: OpenPage) -> Person:
    """Has a game that is over, one in which Ben is to move, and one in which she is."""
    ada = open_page()
    over = makes(ada, ME, FRIEND, **TINY)
    plays(ada, over, "free")
    theirs = makes(ada, ME, FRIEND, **TINY)
    plays(ada, theirs, "choices")
    makes(ada, ME, FRIEND, **TINY)
    ada.opens("/")
    return ada


def test_the_tables_that_wait_for_you_come_first_and_finished_games_last(ada: Person) -> None:
    expect(cards(ada)).to_have_count(3)
    expect(cards(ada).locator(".state")).to_have_text(["Your move", "Ben to move", "Finished just now"])


def test_a_card_says_for_how_long_somebody_has_been_waited_for(ada: Person) -> None:
    def older(route: Any) -> None:
        tables = route.fetch().json()
        for table in tables:
            table["since"] = "2026-01-01T10:00:00+00:00"
        route.fulfill(body=json.dumps(tables), content_type="application/json")

    ada.page.clock.set_fixed_time("2026-01-01T12:00:00+00:00")
    ada.page.route("**/api/tables?mine=true", older)
    ada.page.reload()
    told = ["Your move, for 2 hours", "Ben to move, for 2 hours", "Finished 2 hours ago"]
    expect(cards(ada).locator(".state")).to_have_text(told)
    ada.page.get_by_label("Language").select_option("fr")
    french = ["À vous de jouer, depuis 2 heures", "À Ben de jouer, depuis 2 heures", "Terminée il y a 2 heures"]
    expect(ada.page.locator("article .state")).to_have_text(french)
    ada.page.unroute_all(behavior="wait")


def test_a_card_says_whose_bot_is_out_of_order(ada: Person) -> None:
    def failed(route: Any) -> None:
        tables = route.fetch().json()
        tables[0]["seats"][1] |= {"kind": "bot", "bot": "level-3", "taken": True, "failed": True}
        route.fulfill(body=json.dumps(tables), content_type="application/json")

    ada.page.route("**/api/tables?mine=true", failed)
    ada.page.reload()
    expect(ada.page.locator("article li .failed")).to_have_text(["bot, out of order"])
    ada.page.unroute_all(behavior="wait")


def test_every_card_has_a_small_picture_of_its_board(ada: Person) -> None:
    for card in cards(ada).all():
        card.scroll_into_view_if_needed()
        expect(card.locator(".picture svg[role=img]")).to_have_count(1)
        assert card.locator(".picture svg[role=img] *").count() > 50


def test_a_finished_game_stays_with_its_result_its_replay_and_its_record(ada: Person) -> None:
    finished = cards(ada).last
    expect(finished).to_contain_text(re.compile(r"Ben not here yet \d+ winner"))
    with ada.page.expect_download() as record:
        finished.get_by_role("link", name="Record").click()
    assert json.loads(record.value.path().read_text())["game"] == GAME
    finished.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("button", name="To the end")).to_be_visible()
    ada.page.go_back()
    cards(ada).last.get_by_role("link", name="Result").click()
    expect(ada.verdict).to_be_visible()


def test_more_tables_than_the_first_page_shows_are_found_in_the_lobby(open_page: OpenPage) -> None:
    ada = open_page()
    for _ in range(7):
        makes(ada, ME, BOT, **TINY)
    ada.opens("/")
    expect(cards(ada)).to_have_count(6)
    ada.page.get_by_role("link", name="All your tables").click()
    expect(ada.page.locator("article")).to_have_count(7)
    expect(ada.page.get_by_role("heading", name="Your tables")).to_be_in_viewport()
