"""The rules within reach: from every page, at the table on every width, and from one rule to the next."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY

ME, BOT = {"name": "Ada", "yours": True}, {"name": "Robot", "bot": "random"}


def test_the_rules_of_one_game_lead_to_those_of_another(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/rules")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Rules of Small Star Empires")
    ada.page.get_by_role("radio", name="Galaxy Empires").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Rules of Galaxy Empires")
    expect(ada.page.locator("[id='GE-1.1']")).to_be_visible()
    ada.page.go_back()
    expect(ada.page.locator("[id='SSE-1.1']")).to_be_visible()


def test_a_rule_leads_to_the_rules_it_names(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/rules/small-star-empires/SSE-3.7")
    named = ada.page.locator("[id='SSE-3.7'] dd").get_by_role("link", name="SSE-8.6")
    named.click()
    expect(ada.page).to_have_url(re.compile(r"/rules/small-star-empires/SSE-8\.6$"))
    expect(ada.page.locator("[id='SSE-8.6']")).to_be_in_viewport()


@pytest.mark.parametrize(
    "size",
    [{"phone": True}, {"viewport": {"width": 800, "height": 900}}, {}],
    ids=["phone", "middle", "wide"],
)
def test_the_rules_are_read_at_the_table(open_page: OpenPage, size: dict[str, object]) -> None:
    ada = open_page(**size)
    ada.sits_at(ME, BOT, options=TINY)
    ada.presses(ada.page.get_by_role("button", name="Rules", exact=True))
    rules = ada.page.get_by_role("dialog", name="Rules of Small Star Empires")
    rules.get_by_role("searchbox").fill("homeworld always controlled")
    ada.presses(rules.locator("dd").get_by_role("link", name="SSE-8.6").first)
    expect(rules.locator("[id='SSE-8.6']")).to_be_in_viewport()
    ada.keys("Escape")
    expect(rules).to_have_count(0)
    expect(ada.board).to_be_visible()


def test_the_help_leads_to_the_rules(open_page: OpenPage) -> None:
    ada = open_page()
    ada.sits_at(ME, BOT, options=TINY)
    ada.page.get_by_role("button", name="Keys and help").click()
    help_ = ada.page.get_by_role("dialog", name="Keys")
    help_.get_by_role("button", name="Read all the rules").click()
    rules = ada.page.get_by_role("dialog", name="Rules of Small Star Empires")
    rules.locator("[id='SSE-2.7']").get_by_role("link", name="SSE-9", exact=True).click()
    expect(rules.locator("[id='SSE-9.1']")).to_be_in_viewport()
