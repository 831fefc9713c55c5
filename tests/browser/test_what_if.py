"""What if: a finished game tried with a friend from any of its positions, a running one alone; links to any point."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY
from tests.browser.test_accessibility import faults_in_both_themes
from tests.browser.test_analysis import BOTH, plays_and_resigns


def test_a_link_to_a_point_leads_to_a_what_if_with_a_friend(open_page: OpenPage) -> None:
    ada, ben = open_page(), open_page(phone=True)
    address = plays_and_resigns(ada)
    ben.opens(f"{address}/3")
    expect(ben.page.locator(".page[data-number='3']")).to_be_visible()
    ben.page.get_by_role("button", name="What if").click()
    ben.page.get_by_label("The others").select_option("A friend, by a link")
    assert faults_in_both_themes(ben) == []
    ben.page.get_by_role("button", name="Begin", exact=True).click()
    link = ben.page.get_by_role("dialog").get_by_role("textbox").first
    expect(link).to_have_value(re.compile("/t/[0-9a-f]+#"))
    where = link.input_value()
    ada.opens(re.sub("^.*(?=/t/)", "", where))
    ada.sees("What if: counts for nothing")
    ada.page.get_by_role("link", name="To the game it comes from").click()
    expect(ada.page.locator(".page[data-number='3']")).to_be_visible()
    assert ada.page.url.endswith(f"{address}/3")


def test_a_running_game_is_tried_alone_from_what_one_sees(open_page: OpenPage) -> None:
    ada = open_page()
    address = ada.sits_at(*BOTH, options=TINY)
    ada.page.get_by_role("button", name="What if").click()
    expect(ada.page.get_by_label("The others").locator("option")).to_have_text(["Bots", "I play them all"])
    ada.page.get_by_label("The others").select_option("I play them all")
    ada.page.get_by_role("button", name="Begin", exact=True).click()
    ada.sees("What if: counts for nothing")
    expect(ada.board).to_be_visible()
    assert faults_in_both_themes(ada) == []
    assert not ada.page.url.endswith(address)


def test_a_tablet_in_the_middle_shows_the_board_alone_and_codes_for_phones(open_page: OpenPage) -> None:
    ada = open_page()
    address = ada.sits_at({"name": "Ada", "yours": True}, {"name": "Ben"}, options=TINY)
    kept = [f"links.{address.rpartition('/')[2]}", json.dumps({1: ada.links[1].partition("#")[2]})]
    ada.page.evaluate("([name, keys]) => localStorage.setItem(`stellarch.${name}`, keys)", kept)  # as a set-up does
    ada.opens(f"{address}/board")
    expect(ada.page.get_by_role("status").filter(has_text="to move")).to_be_visible()
    expect(ada.page.get_by_role("navigation")).to_have_count(0)
    assert faults_in_both_themes(ada) == []
    ada.page.get_by_role("button", name="Join by phone").click()
    expect(ada.page.get_by_role("dialog").get_by_role("img")).to_have_count(2)
    assert faults_in_both_themes(ada) == []
