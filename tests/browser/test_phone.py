"""Small screens: nothing that can be pressed is covered or cut, however the phone is held."""

from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.server.running import GAME, ME, QUIET_BOT

GALAXY = "galaxy-empires"
UPRIGHT, ON_ITS_SIDE = ViewportSize(width=390, height=844), ViewportSize(width=740, height=360)
DESK = ViewportSize(width=1400, height=900)

# The corners, sides and middle of every tool, and whether a hex of the board lies under one of them.
_COVERED = """tools => tools.flatMap(tool => {
    const {left, right, top, bottom} = tool.getBoundingClientRect();
    const over = [top, (top + bottom) / 2, bottom - 1];
    return [left, (left + right) / 2, right - 1].flatMap(x => over.map(y => [x, y]))
        .flatMap(([x, y]) => document.elementsFromPoint(x, y))
        .map(under => under.closest('[data-name]')?.dataset.name).filter(Boolean);
})"""
_CUT = """tabs => tabs.filter(tab => {
    const row = tab.parentElement.getBoundingClientRect(), {left, right} = tab.getBoundingClientRect();
    return left < row.left - 1 || right > row.right + 1;
}).map(tab => tab.title)"""


def sits_at(person: Person, game: str, count: int) -> None:
    players = [ME, *[QUIET_BOT] * (count - 1)]
    made = person.page.request.post("/api/tables", data={"game": game, "players": players})
    person.opens(f"/t/{made.json()['id']}")
    expect(person.board).to_be_visible()


@pytest.mark.parametrize("held", [UPRIGHT, ON_ITS_SIDE, DESK], ids=["upright", "on its side", "desk"])
@pytest.mark.parametrize(("game", "count"), [(GALAXY, 4), (GAME, 2)])
def test_the_tools_of_the_board_cover_no_hex(open_page: OpenPage, game: str, count: int, held: Any) -> None:
    ada = open_page(phone=held is not DESK, viewport=held)
    sits_at(ada, game, count)
    tools = ada.page.locator(".board .tools .tool")
    expect(tools.first).to_be_visible()
    assert tools.evaluate_all(_COVERED) == []


def test_the_tools_of_the_board_cover_no_hex_while_the_past_is_looked_at(open_page: OpenPage) -> None:
    ada = open_page()
    sits_at(ada, GALAXY, 4)
    before = ada.number
    ada.page.get_by_role("button", name="Roll for points").click()
    expect(ada.shown).not_to_have_attribute("data-number", str(before))
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.get_by_role("button", name="Watch from the start").click()
    expect(ada.page.get_by_role("button", name="Back to now")).to_be_visible()
    assert ada.page.locator(".board .tools .tool").evaluate_all(_COVERED) == []


@pytest.mark.parametrize("width", [320, 390])
def test_no_tab_is_cut(open_page: OpenPage, width: int) -> None:
    ada = open_page(phone=True, viewport=ViewportSize(width=width, height=740))
    sits_at(ada, GALAXY, 4)
    tabs = ada.page.get_by_role("tab")
    expect(tabs.first).to_be_visible()
    assert tabs.count() >= 6
    assert tabs.evaluate_all(_CUT) == []


def test_on_its_side_everything_can_be_reached(open_page: OpenPage) -> None:
    ada = open_page(phone=True, viewport=ON_ITS_SIDE)
    sits_at(ada, GAME, 2)
    ada.is_to_move()
    ada.plays_a_move()
    ada.presses(ada.page.get_by_role("tab", name="Scores"))
    reaches(ada.page.get_by_role("row", name="Total"))
    ada.presses(ada.page.get_by_role("tab", name="Move"))
    reaches(ada.page.get_by_role("button", name="Resign"))


def reaches(wanted: Locator) -> None:
    """It is there, or can be scrolled to."""
    wanted.scroll_into_view_if_needed()
    expect(wanted).to_be_in_viewport(ratio=1)
