"""Clocks at the table: they run by themselves, say what happens when time is up, and a game ends on time."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY
from tests.server.running import FRIEND, ME

EACH_MOVE = {"kind": "move", "move": 2, "out": "default"}


def test_a_live_game_with_clocks_ends_on_time_though_nobody_moves(open_page: OpenPage) -> None:
    ada, ben = open_page(), open_page(phone=True)
    ada.sits_at(ME, FRIEND, options=TINY, time=EACH_MOVE)
    clocks = ada.page.get_by_role("region", name="Players").locator(".ck")
    expect(clocks).to_have_count(2)
    expect(ada.page.get_by_title("When time is up, the game’s default is played.")).to_have_text("2 s a move")
    expect(ada.page.get_by_role("region", name="Players").locator(".ck.run")).to_have_count(0)

    ben.opens(ada.links[1])
    expect(ben.page.locator(".chip .ck.run, .chip .ck.last").first).to_be_visible()
    expect(ada.page.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    expect(ben.page.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
