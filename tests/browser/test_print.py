"""A table on paper: the board, the score sheet, the names and the result, and nothing that can be pressed."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.server.running import FRIEND, ME


def prints(page: Page) -> None:
    """As the browser does when a page is printed."""
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")


def shows_on_paper(ada: Person) -> None:
    page = ada.page
    expect(page.get_by_role("img", name="Board")).to_be_visible()
    for name in ("Ada", "Ben"):
        expect(page.get_by_role("columnheader", name=name)).to_be_visible()
    expect(page.get_by_role("rowheader", name="Total")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")  # applied after the next frame


def test_a_game_in_progress_is_printed(open_page: OpenPage) -> None:
    ada = open_page()
    ada.sits_at(ME, FRIEND, options=TINY)
    prints(ada.page)
    ada.sees("Ada · Ben")
    shows_on_paper(ada)
    ada.page.evaluate("dispatchEvent(new Event('afterprint'))")
    ada.page.emulate_media(media="screen")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ada.page.get_by_role("button", name="Resign")).to_be_visible()
    assert ada.is_to_move()


def test_a_finished_game_is_printed_with_its_result_on_one_page(open_page: OpenPage) -> None:
    ada = open_page()
    ada.sits_at(ME, FRIEND, options=TINY)
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ada.verdict).to_be_visible()
    assert len(re.findall(rb"/Type\s*/Page\b", ada.page.pdf(format="A4"))) == 1
    prints(ada.page)
    expect(ada.page.locator(".paper header")).to_contain_text("Ben wins. Ada resigned.")
    shows_on_paper(ada)
