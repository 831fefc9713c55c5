"""The home page has a door for each game; newcomers say once what to be called."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.server.running import FRIEND, ME


def test_three_doors_with_picture_players_and_length(open_page: OpenPage) -> None:
    ada = open_page(phone=True)
    ada.opens("/")
    for name, players in (("Small Star Empires", "2 to 4"), ("Galaxy Empires", "2 to 4"), ("Space Wars", "2 to 9")):
        door = ada.page.get_by_role("article", name=name)
        expect(door).to_contain_text(re.compile(rf"{players} players.*\d.(min|h)"))
        expect(door.get_by_role("button", name="Play now")).to_be_visible()
        expect(door.get_by_role("button", name="First game")).to_be_visible()
        expect(door.locator("img")).to_have_js_property("complete", True)
        assert door.locator("img").evaluate("picture => picture.naturalWidth") > 100, name
    width = ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, "nothing runs off a phone"


def test_a_link_is_pasted_and_a_name_is_given_where_it_leads(open_page: OpenPage) -> None:
    ada, ben = open_page(), open_page(expected="422")
    ada.sits_at(ME, {}, options={"first_player": 0})
    ben.opens("/")
    field = ben.page.get_by_role("textbox", name="Link to a table")
    field.fill("hello")
    field.press("Enter")
    ben.sees("This is not a link to a table here.")
    field.fill(f"http://example.org{ada.links[1]}")
    field.press("Enter")
    name = ben.page.get_by_label("You play as Green. What is your name?")
    name.fill("Ada")
    name.press("Enter")
    ben.sees("Somebody at this table is already called Ada.")
    name.fill("Ben")
    name.press("Enter")
    expect(name).to_have_count(0)
    ada.sees("Ben")
    ben.sits_at(FRIEND | {"yours": True, "name": "Ben"}, {})
    expect(ben.page.get_by_text("What is your name?")).to_have_count(0)
