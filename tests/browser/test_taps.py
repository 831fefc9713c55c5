"""A finger on the map: its tap is for the hex that was seen under it when it went down, however the map moves."""

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, FloatRect, Locator, Page, ViewportSize, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.browser.positions import set_up
from tests.browser.test_galaxy_empires import fleets
from tests.browser.test_galaxy_empires import sits as sits_at_galaxy_empires
from tests.browser.test_ships_on_the_map import a_fleet
from tests.server.running import ME, QUIET_BOT, Server

LOWER = ViewportSize(width=390, height=500)
"""The bar of the browser and the keyboard have come up."""

_HAS_MOVED = """([name, y]) => {
    const {top, height} = document.querySelector(`[data-name="${name}"]`).getBoundingClientRect();
    return Math.abs(top + height / 2 - y) > height / 2;
}"""


def small_star_empires(ada: Person, site: Server) -> Locator:
    ada.sits_at(ME, QUIET_BOT, options={"first_player": 0})
    return ada.ships


def galaxy_empires(ada: Person, site: Server) -> Locator:
    sits_at_galaxy_empires(ada, ME, QUIET_BOT)
    return fleets(ada)


def space_wars(ada: Person, site: Server) -> Locator:
    ada.opens(set_up(site.database, a_fleet())[0])
    return ada.page.locator('[data-name][aria-label*="Has craft that can move"]')


def middle(of: Locator) -> dict[str, float]:
    box: FloatRect | None = of.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


class Finger:
    """Goes down and is lifted without asking what the page makes of it."""

    def __init__(self, page: Page) -> None:
        self.wire: CDPSession = page.context.new_cdp_session(page)

    def down(self, at: dict[str, float]) -> None:
        self.wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})

    def up(self) -> None:
        self.wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", [small_star_empires, galaxy_empires, space_wars])
def test_a_map_that_moves_under_a_finger_keeps_the_tap(
    open_page: OpenPage, site: Server, game: Callable[[Person, Server], Locator]
) -> None:
    ada = open_page(phone=True)
    piece = game(ada, site).last
    expect(piece).to_be_visible()
    name, before = piece.get_attribute("data-name"), middle(piece)
    finger = Finger(ada.page)
    finger.down(before)
    ada.page.set_viewport_size(LOWER)
    ada.page.wait_for_function(_HAS_MOVED, arg=[name, before["y"]])
    finger.up()
    expect(ada.cell(name or "")).to_have_attribute("aria-selected", "true")
