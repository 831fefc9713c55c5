"""A hint is done with one press, dice are seen, and a turn does not end unasked."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.server.running import BOT, ME

GALAXY = "galaxy-empires"


def test_a_turn_by_hints_alone(open_page: OpenPage) -> None:
    ada = open_page()
    for game in (GALAXY, "space-wars"):
        ada.sits_at(ME, BOT, game=game)
        for _ in range(3):
            ask = ada.page.locator(".now").get_by_role("button", name="Hint")
            expect(ask).to_be_enabled()
            before = ada.number
            ask.click()
            card = ada.page.get_by_role("region", name="Hint")
            card.locator(".btn.main").click()
            expect(ada.shown).not_to_have_attribute("data-number", str(before))


def test_dice_are_seen_and_a_fleet_that_could_move_is_not_forgotten(open_page: OpenPage) -> None:
    ada = open_page()
    address = ada.sits_at(ME, BOT, game=GALAXY)
    ada.page.get_by_role("button", name="Roll for points").click()
    expect(ada.page.locator(".fallen")).to_contain_text(re.compile(r"Ada rolls a \d: \d PP"))
    ada.page.locator(".fallen").click()
    expect(ada.page.locator(".fallen")).to_have_count(0)
    choices = ada.page.request.get(f"/api{address.replace('/t/', '/tables/')}").json()["choices"]
    ada.moves(next(one["text"] for one in choices if one["action"]["type"] == "move"))
    before = ada.number
    end = ada.page.get_by_role("button", name="End turn")
    end.click()
    asks = ada.page.get_by_role("dialog", name="Your turn would end here")
    expect(asks).to_contain_text("You could still move another fleet first.")
    asks.get_by_role("button", name="No, play on").click()
    assert ada.number == before
    end.click()
    asks.get_by_role("button", name="Do it anyway").click()
    expect(ada.shown).not_to_have_attribute("data-number", str(before))
    ada.sees("Since your last turn")
