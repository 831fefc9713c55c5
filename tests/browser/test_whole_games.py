"""Whole games in a browser, from the first click to the score sheet."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.server.running import BOT, ME


def points(person: Person, row: str) -> list[int]:
    """A row of the score sheet."""
    sheet = person.page.get_by_role("table", name="Score sheet")
    return [int(cell) for cell in sheet.get_by_role("row", name=row).get_by_role("cell").all_inner_texts()]


def sees_who_won(person: Person) -> None:
    """The end of a game: who won, and the score sheet, which adds up."""
    expect(person.verdict).to_have_text(re.compile(r"wins? (by|on)|share the win"))
    parts = [points(person, row) for row in ("Planets", "Nebulae", "Trade Stations", "Bonus")]
    assert points(person, "Total") == [sum(column) for column in zip(*parts, strict=True)]


def test_two_clicks_lead_to_a_game_and_a_mouse_plays_it_to_the_end(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/")
    ada.page.get_by_role("button", name="Play now").first.click()
    while ada.is_to_move():
        ada.plays_a_move()
    sees_who_won(ada)


def test_a_whole_game_by_keys_alone(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/")
    ada.tabs_to(ada.page.get_by_role("button", name="Play now").first)
    ada.keys("Enter")
    assert ada.is_to_move()
    ada.tabs_to(ada.page.locator('[role="gridcell"][tabindex="0"]'))
    while ada.is_to_move():
        ada.plays_a_move_by_keys()
    sees_who_won(ada)
    ada.tabs_to(ada.page.get_by_role("button", name="Play again"))
    ada.keys("Enter")
    expect(ada.verdict).to_have_count(0)
    assert ada.is_to_move()


def test_a_whole_game_on_a_phone(open_page: OpenPage) -> None:
    ada = open_page(phone=True)
    ada.sits_at(ME, BOT, options={"layout": "narrow_two_players"})
    while ada.is_to_move():
        ada.plays_a_move()
    sees_who_won(ada)


def test_two_quick_taps_are_a_ship_and_an_end(open_page: OpenPage) -> None:
    ada = open_page(phone=True)
    ada.sits_at(ME, BOT, options=TINY)
    assert ada.is_to_move()
    spots = [box for name in ("f5", "f7") if (box := ada.cell(name).bounding_box())]
    for box in spots:
        ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ada.page.get_by_role("button", name="Colony at f7")).to_be_visible()


def test_a_short_game_in_which_everything_moves(open_page: OpenPage) -> None:
    ada = open_page(reduced_motion="no-preference")
    ada.sits_at(ME, BOT, options=TINY)
    expect(ada.page.locator("[data-still]")).to_have_count(0)
    while ada.is_to_move():
        ada.plays_a_move()
    expect(ada.page.locator(".verdict.counted")).to_be_visible()
    sees_who_won(ada)
