"""Hints in games between people: seen by all, or switched off by the player who makes the table."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY
from tests.server.running import FRIEND, ME


def test_everybody_sees_who_asks_for_a_hint(open_page: OpenPage) -> None:
    ada, ben = open_page(), open_page()
    ada.sits_at(ME, FRIEND, options=TINY)
    ben.opens(ada.links[1])
    ben.sees("Ada to move")
    ada.page.get_by_role("button", name="Hint").click()
    ada.sees("Everybody at the table sees that you asked.")
    ben.sees("Ada asks for a hint")


def test_who_makes_the_table_may_switch_hints_off(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/new")
    expect(ada.page.get_by_role("switch", name="Hints")).to_have_count(0)
    ada.page.get_by_role("radiogroup", name="Who plays Green").get_by_role("radio", name="By link").click()
    ada.page.get_by_role("radiogroup", name="First player").get_by_role("radio", name="Red").click()
    ada.page.get_by_role("switch", name="Hints").click()
    ada.page.get_by_role("button", name="Start the game").click()
    ada.page.get_by_role("link", name="Go to the table").click()
    assert ada.is_to_move()
    expect(ada.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)
