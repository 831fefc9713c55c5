"""Learning Space Wars at the table: the guide of a first game, words that explain themselves, hints one can take."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

BOT = {"name": "Orrin", "bot": "level-1"}

STANDS_STILL = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def sits_down(page: Page, **options: object) -> None:
    players = [{"name": "Ines", "yours": True}, BOT]
    made = page.request.post("/api/tables", data={"game": "space-wars", "players": players, "options": options})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_each_phase_is_explained_when_it_first_comes_and_again_when_it_is_called(open_page: OpenPage) -> None:
    page = open_page().page
    sits_down(page)
    expect(page.get_by_role("complementary", name="Setting out")).to_be_visible()
    page.get_by_role("button", name="Understood").click()
    expect(page.get_by_role("complementary", name="Setting out")).to_have_count(0)
    page.get_by_role("button", name="Explain this phase").click()
    expect(page.get_by_role("complementary", name="Setting out")).to_be_visible()
    page.get_by_role("button", name=re.compile("Send|Choose|As suggested")).last.click()
    expect(page.get_by_role("complementary", name="Treaties")).to_be_visible()
    page.get_by_role("complementary", name="Treaties").get_by_role("button", name="I know how to play").click()
    expect(page.get_by_role("complementary", name="Treaties")).to_have_count(0)
    page.get_by_role("tab", name="How to play").click()
    page.get_by_role("button", name="Guide me again").click()
    expect(page.get_by_role("complementary", name="Treaties")).to_be_visible()


def test_a_word_explains_itself_to_mouse_and_keys_and_leads_to_its_rule(open_page: OpenPage) -> None:
    page = open_page().page
    sits_down(page)
    tip, word = page.get_by_role("tooltip"), page.get_by_role("radio", name="Level 3 buildings")
    word.scroll_into_view_if_needed()
    page.evaluate(STANDS_STILL)  # a tip goes when its word moves
    word.hover()
    expect(tip).to_contain_text("SW-20.")
    tip.hover()
    expect(tip).to_be_visible()
    page.get_by_role("heading", level=1).hover()
    expect(tip).to_have_count(0)
    page.get_by_role("checkbox", name="Movement range 2").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tip).to_contain_text("The supply range is 2.")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    expect(page.get_by_role("checkbox", name="Movement range 2")).to_have_accessible_description(
        "The supply range is 2."
    )
