"""The map of Space Wars: found by name, looked into, laid over with what follows from the position."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage


def at_the_map(page: Page) -> None:
    players = [{"name": "Ines", "yours": True}, {"name": "Orrin", "yours": True}]
    made = page.request.post("/api/tables", data={"game": "space-wars", "players": players})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    page.get_by_role("tab", name="Board").click()
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_sector_is_found_by_its_name_and_looked_into(open_page: OpenPage) -> None:
    page = open_page().page
    at_the_map(page)
    page.get_by_role("button", name="Find a sector").click()
    page.keyboard.type("arcad")
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name=re.compile("Small map"))).to_be_visible()
    page.get_by_role("tab", name="Sector").click()
    expect(page.get_by_role("region", name="Arcadia Prime")).to_contain_text("Shipyard")


def test_an_overlay_says_what_it_shows(open_page: OpenPage) -> None:
    page = open_page().page
    at_the_map(page)
    page.get_by_role("radio", name="Supply and range").click()
    expect(page.get_by_text("how far your supply reaches")).to_be_visible()
