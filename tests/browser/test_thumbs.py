"""Space Wars in a hand: what a thumb must find, and what a finger cannot point at."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.positions import set_up
from tests.browser.test_accessibility import faults_on
from tests.browser.test_offers_and_pace import in_want
from tests.browser.test_officers_and_freight import staffed
from tests.rules.space_wars.battles import meeting
from tests.server.running import Server

LONG_ENOUGH = 700
"""Milliseconds, for a finger that rests."""


def holds(page: Page, wanted: Locator) -> None:
    """A finger rests on it, and is lifted."""
    wanted.scroll_into_view_if_needed()
    page.wait_for_timeout(200)
    box = wanted.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(LONG_ENOUGH)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_held_finger_asks_what_something_is_and_orders_nothing(open_page: OpenPage, site: Server) -> None:
    page = open_page(phone=True).page
    page.goto(set_up(site.database, in_want("construction_repair"), bots="greedy")[0])
    page.get_by_role("button", name="All", exact=True).tap()
    corvette = page.get_by_role("button", name=re.compile("^Corvette"))
    holds(page, corvette)
    expect(page.get_by_role("tooltip")).to_contain_text("A light and quick warship")
    expect(page.get_by_text("No order yet.").first).to_be_visible()
    page.get_by_role("heading", name="Construction").tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_question_is_read_from_its_beginning_and_a_line_that_cannot_stand_says_why(
    open_page: OpenPage, site: Server
) -> None:
    ines = open_page(phone=True)
    page = ines.page
    page.goto(set_up(site.database, in_want("council"), bots="greedy")[0])
    page.get_by_role("button", name=re.compile("^Free trade act")).tap()
    page.get_by_role("button", name=re.compile("^Science charter")).tap()
    expect(page.get_by_role("alert")).to_contain_text("Science charter")
    page.locator("summary", has_text="2 orders").tap()
    page.get_by_role("button", name="Remove: Science charter").tap()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert faults_on(ines) == []
    pane = page.get_by_role("tabpanel")
    pane.evaluate("pane => pane.scrollTo(0, pane.scrollHeight)")
    before = ines.number
    page.get_by_role("button", name="Send and go on").tap()
    expect(ines.shown).not_to_have_attribute("data-number", str(before))
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()


def test_what_is_shown_on_the_map_is_not_hidden_by_the_sheet(open_page: OpenPage, site: Server) -> None:
    page = open_page(phone=True).page
    page.goto(set_up(site.database, staffed(), bots="greedy")[0])
    page.get_by_role("tab", name="Fleets").tap()
    page.get_by_role("button", name="3-9", exact=True).tap()
    expect(page.get_by_role("tab", name="Move")).to_have_attribute("aria-selected", "true")
    expect(page.locator("[data-name='3-9']")).to_be_in_viewport()


def test_the_board_of_a_battle_has_no_serious_fault(open_page: OpenPage, site: Server) -> None:
    ines = open_page(phone=True)
    ines.opens(set_up(site.database, meeting("cruiser1 dreadnought1", "cruiser3 corvette1"), bots="greedy")[0])
    assert faults_on(ines) == []
    ines.page.get_by_role("button", name="Command it yourself").tap()
    expect(ines.page.locator('[data-unit="dreadnought1"]')).to_be_visible()
    assert faults_on(ines) == []
