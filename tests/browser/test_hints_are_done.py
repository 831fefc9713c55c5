"""A hint is done with one press."""

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
