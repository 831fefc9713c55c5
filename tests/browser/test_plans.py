"""A hint that is a plan: its orders are read beforehand, carried out with one click, and stopped."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.positions import set_up
from tests.browser.test_accessibility import faults_on
from tests.browser.test_keys import at_a_border
from tests.server.running import Server


def asked_for_a_plan(page: Page) -> int:
    """Asks for a hint; how many orders follow the first, which can be read, or folded away."""
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_text(re.compile("^After that, [0-9]+.more orders"))).to_be_visible()
    orders = hint.get_by_role("list").last.get_by_role("listitem")
    expect(orders.first).to_be_visible()
    further = orders.count()
    assert further > 1
    expect(hint.get_by_role("button", name=f"Do this and the {further} that follow")).to_be_visible()
    return further


def test_a_plan_is_carried_out_with_one_click_and_each_order_is_in_the_log(open_page: OpenPage, site: Server) -> None:
    ines = open_page()
    page = ines.page
    ines.opens(set_up(site.database, at_a_border())[0])
    further = asked_for_a_plan(page)
    assert faults_on(ines) == []
    page.get_by_role("button", name=f"Do this and the {further} that follow").click()
    ines.sees_move(further + 1)
    expect(page.get_by_role("region", name="The plan of the hint")).to_have_count(0)
    log = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()["log"]
    assert [line["seat"] for line in log[1:]] == [0] * (further + 1)


def test_a_plan_is_stopped_after_the_order_that_is_under_way(open_page: OpenPage, site: Server) -> None:
    held: list[Route] = []
    ines = open_page()
    page = ines.page
    ines.opens(set_up(site.database, at_a_border())[0])
    further = asked_for_a_plan(page)
    page.route("**/actions", lambda route: held.append(route))
    page.get_by_role("button", name=f"Do this and the {further} that follow").click()
    plan = page.get_by_role("region", name="The plan of the hint")
    expect(plan).to_contain_text(f"Order 1 of {further + 1}")
    plan.get_by_role("button", name="Stop here").click()
    held[0].continue_()
    expect(plan).to_contain_text(f"1 of {further + 1} orders carried out. You stopped it there.")
    ines.sees_move(1)
