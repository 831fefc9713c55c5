"""Galaxy Empires in a browser: what only the page can show. The rules have tests of their own."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.server.running import BOT, ME

GAME = "galaxy-empires"
BEN = {"name": "Ben", "yours": True}
SENSIBLE = ("roll", "draw", "end")


def sits(person: Person, *players: dict[str, Any], **options: Any) -> None:
    person.sits_at(*players, game=GAME, options=options)


def told(person: Person) -> dict[str, Any]:
    """What the server tells this device of the table it is at."""
    address = re.search(r"/t/([^#?]+)", person.page.url)
    assert address is not None
    return dict(person.page.request.get(f"/api/tables/{address[1]}").json())


def waits_for_the_turn(person: Person) -> dict[str, Any]:
    """Until one of this device's seats is asked for something, or the game is over."""
    while True:
        state = told(person)
        if not state["waiting_on"] or state["seat"] in state["waiting_on"]:
            person.sees_move(state["now"]["number"])
            return state
        person.page.wait_for_timeout(100)


def tab(person: Person, name: str) -> Locator:
    return person.page.get_by_role("tab", name=re.compile(name))


def fleets(person: Person) -> Locator:
    return person.page.locator('[data-name][aria-label*="Your fleet. "][aria-label*="Can move."]')


def ends(person: Person) -> Locator:
    return person.page.locator('[data-name][aria-label*="Your fleet can go here."]')


def moves_a_fleet(person: Person) -> None:
    """A fleet, a lit tile of another area, and the button that says so."""
    before = person.number
    person.presses(fleets(person).first)
    person.presses(ends(person).first)
    person.presses(person.page.get_by_role("button", name=re.compile("^Move to ")))
    expect(person.shown).not_to_have_attribute("data-number", str(before))


def test_the_home_page_leads_to_a_game_against_three_bots(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/")
    ada.page.get_by_role("button", name="Galaxy Empires, against 3 bots").click()
    expect(ada.board).to_be_visible()
    assert [seat["kind"] for seat in told(ada)["table"]["seats"]] == ["person", "bot", "bot", "bot"]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_fleet_is_moved_by_pointing(open_page: OpenPage, phone: bool) -> None:
    ada = open_page(phone=phone)
    sits(ada, ME, BEN)
    moves_a_fleet(ada)
    entry = told(ada)["log"][-1]
    assert entry["events"][0]["type"] == "fleet_moved"


def test_a_click_where_no_fleet_may_go_cites_the_rule(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    fleets(ada).first.click()
    ada.cell("F3").click()
    ada.sees("GE-1.9")


def test_a_whole_game_against_three_bots_is_played_in_writing(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BOT, BOT, BOT, round_limit=3)
    while (state := waits_for_the_turn(ada))["waiting_on"]:
        tab(ada, "Log").click()  # a war or an offer opens the tab it is answered in
        choices = [choice["text"] for choice in state["choices"]]
        moves = [text for text in choices if ">" in text]
        wanted = moves[state["now"]["number"] % len(moves)] if moves else None
        ada.moves(wanted or next(text for text in (*SENSIBLE, *choices) if text in choices))
    expect(ada.verdict).to_be_visible()
    sheet = ada.page.get_by_role("table", name="Score sheet")
    expect(sheet.get_by_role("row", name="Territories")).to_be_visible()


def test_a_truce_takes_three_presses_and_stands_in_the_ledger(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    tab(ada, "Trade").click()
    ada.page.get_by_role("button", name=re.compile("^Truce of")).click()
    ada.page.get_by_role("button", name="Propose it now").click()
    ada.page.get_by_role("button", name="Accept").click()
    tab(ada, "Promises").click()
    ada.sees(re.compile("Truce for"))
    ada.sees("running")


def test_missions_lie_face_down_between_turns_at_a_shared_screen(open_page: OpenPage) -> None:
    ada = open_page()
    sits(ada, ME, BEN)
    ada.page.get_by_role("button", name=re.compile("^Draw a mission .* in the deck")).click()
    ada.sees_move(1)
    mission = told(ada)["now"]["view"]["hand"][0]["title"]["en"]
    tab(ada, "Missions").click()
    expect(ada.page.get_by_role("heading", name=mission)).to_have_count(0)
    ada.page.get_by_role("button", name="Show them").click()
    ada.sees(mission)
    for button in ("End turn", "End it"):
        ada.page.get_by_role("button", name=button).click()
    ada.sees_move(2)
    expect(ada.page.get_by_text(mission)).to_have_count(0)


def test_in_french(open_page: OpenPage) -> None:
    ada = open_page(locale="fr-FR")
    sits(ada, ME, BEN)
    ada.sees("Choisissez une flotte")
