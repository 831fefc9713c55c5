"""What may not be done, the page says why: the sentence, the rule, and the systems it is about."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.server.running import BOT, ME


@pytest.fixture
def ada(open_page: OpenPage) -> Person:
    """Red, to move, with all ships on f5; f8 is a black hole, f9 lies behind it."""
    ada = open_page()
    ada.sits_at(ME, BOT, options=TINY)
    assert ada.is_to_move()
    return ada


def is_on(mark: Locator, cell: Locator) -> bool:
    """Whether a mark lies on a system."""
    inner, outer = mark.bounding_box(), cell.bounding_box()
    assert inner is not None
    assert outer is not None
    x, y = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"] / 2
    return (
        abs(outer["x"] + outer["width"] / 2 - x) < outer["width"] / 2 and outer["y"] < y < outer["y"] + outer["height"]
    )


def test_a_click_where_no_ship_may_end_says_why(ada: Person) -> None:
    ada.cell("f8").click()
    refusal = ada.page.locator(".callout")
    expect(refusal.get_by_role("heading", name="Not there")).to_be_visible()
    expect(refusal.get_by_role("button", name="SSE-3.5")).to_be_visible()
    expect(refusal).to_contain_text("black hole")
    expect(ada.page.locator('p[aria-live="assertive"]')).to_contain_text("SSE-3.5")


def test_what_stands_in_the_way_is_marked(ada: Person) -> None:
    ada.cell("f9").click()
    marks = ada.page.locator(".bad-disc")
    expect(marks).to_have_count(2)
    assert [is_on(mark, ada.cell(name)) for mark, name in zip(marks.all(), ("f8", "f9"), strict=True)] == [True, True]


def test_a_refusal_goes_when_the_person_goes_on(ada: Person) -> None:
    ada.cell("f8").click()
    expect(ada.page.locator(".callout")).to_be_visible()
    ada.cell("f7").click()
    expect(ada.page.locator(".callout")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Colony at f7")).to_be_enabled()


def test_a_key_asks_why_not(ada: Person) -> None:
    ada.tabs_to(ada.page.locator('[role="gridcell"][tabindex="0"]'))
    ada.keys("ArrowRight", "ArrowRight", "ArrowRight", "w")
    expect(ada.page.locator(".callout")).to_contain_text("SSE-3.5")
    ada.keys("Escape")
    expect(ada.page.locator(".callout")).to_have_count(0)


@pytest.mark.parametrize(
    ("typed", "rule"), [("f5>f8:c", "SSE-3.5"), ("f5>f9:c", "SSE-3.5"), ("f5>g4:c", "SSE-1.8"), ("f5>h9:c", "SSE-3.2")]
)
def test_a_typed_move_that_is_against_a_rule_says_which(ada: Person, typed: str, rule: str) -> None:
    ada.types(typed)
    expect(ada.page.get_by_role("alert").get_by_role("button", name=rule)).to_be_visible()
    ada.sees_move(0)


def test_a_typed_move_that_is_none_says_so(ada: Person) -> None:
    ada.types("hello")
    expect(ada.page.get_by_role("alert")).to_contain_text("hello")


def test_the_rule_opens(ada: Person) -> None:
    ada.cell("f8").click()
    ada.page.get_by_role("button", name="SSE-3.5").click()
    rule = ada.page.get_by_role("dialog", name="Rule SSE-3.5")
    expect(rule).to_contain_text("It may not end on or pass over a black hole.")
    rule.get_by_role("button", name="Read all the rules").click()
    rules = ada.page.get_by_role("dialog", name="Rules of Small Star Empires")
    expect(rules.locator('[id="SSE-3.5"]')).to_be_in_viewport()
    ada.keys("Escape")
    expect(rules).to_have_count(0)


def test_a_rule_is_found_by_its_words(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/rules")
    ada.page.get_by_role("searchbox").fill("black hole pass over")
    expect(ada.page.get_by_role("definition").first).to_have_text(re.compile("black hole"))
    expect(ada.page.locator('[id="SSE-3.5"]')).to_be_visible()
    expect(ada.page.locator('[id="SSE-4.1"]')).to_have_count(0)
