"""Ships are picked on the map itself, one by one or as warships together; what is filled in says what it brings."""

import re

from playwright.sync_api import expect

from stellarch.games.space_wars.state import State, ThisTurn
from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.browser.positions import set_up
from tests.rules.space_wars.given import A, B, begin, given
from tests.server.running import Server

LEAST = 40
"""What a finger hits, in pixels."""


def a_fleet() -> State:
    craft = " ".join(f"{one}@{A.home}" for one in ("corvette1", "cruiser1", "freight1", "outpost1"))
    return begin(given(A(craft=craft), B()), "player_subphases")


def picks_the_fleet(ines: Person) -> None:
    expect(ines.board).to_be_visible()
    ines.presses(ines.page.locator('[data-name][aria-label*="Has craft that can move"]'))


def test_one_ship_takes_two_clicks_or_is_dragged(open_page: OpenPage, site: Server) -> None:
    ines = open_page()
    page = ines.page
    ines.opens(set_up(site.database, a_fleet())[0])
    picks_the_fleet(ines)
    chips = page.get_by_role("group", name="Ships of the group")
    expect(chips.get_by_role("button", pressed=True)).to_have_text(["", ""])  # the warships
    cruiser = chips.get_by_role("button", name="Cruiser 1")
    cruiser.click()
    expect(chips.get_by_role("button", pressed=True)).to_have_accessible_name("Cruiser 1")
    target = page.locator('[data-name][aria-label*="can go here"]').first
    target.click()
    expect(page.get_by_role("button", name=re.compile("^Go to "))).to_be_visible()
    ines.keys("Escape")
    chips.get_by_role("button", name="Corvette 1").drag_to(target)
    expect(page.get_by_role("button", name=re.compile("^Go to "))).to_be_visible()
    expect(chips.get_by_role("button", pressed=True)).to_have_accessible_name("Corvette 1")


def test_on_a_phone_the_map_comes_near_and_the_panel_folds_away(open_page: OpenPage, site: Server) -> None:
    ines = open_page(phone=True)
    page = ines.page
    ines.opens(set_up(site.database, a_fleet())[0])
    picks_the_fleet(ines)
    expect(page.locator(".sheet.peek")).to_be_visible()
    target = page.locator('[data-name][aria-label*="can go here"]').first
    box = target.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LEAST
    ines.presses(target)
    expect(page.locator(".sheet.half")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Go to "))).to_be_visible()


def test_research_is_filled_in_and_the_button_says_what_it_brings(open_page: OpenPage, site: Server) -> None:
    ines = open_page()
    extra = ThisTurn(research={"mission": 7})
    ines.opens(set_up(site.database, begin(given(A(this_turn=extra), B()), "research"))[0])
    send = ines.page.get_by_role("button", name=re.compile(r"^Send and go on: value 0 to 2")).first
    expect(send).to_be_visible()
