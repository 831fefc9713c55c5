"""Your games as an inbox: what waits, looked at and opened by keys, put away, and found again; on a phone by touch."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.browser.test_accessibility import faults_in_both_themes
from tests.browser.test_your_tables import makes, plays
from tests.server.running import FRIEND, ME

CLEO = {"name": "Cleo"}


def rows(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Games", exact=True).get_by_role(
        "link", name=re.compile("moves?|begun")
    )


def test_ones_games_are_gone_through_by_keys_and_put_away(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/games")
    ada.sees("No games yet")
    over = makes(ada, ME, FRIEND, **TINY)
    plays(ada, over, "free")
    theirs = makes(ada, ME, CLEO, **TINY)
    plays(ada, theirs, "choices")
    makes(ada, ME, FRIEND, **TINY)
    waits = makes(ada, ME, FRIEND | {"yours": True}, **TINY)
    plays(ada, waits, "choices")
    ada.opens("/games")
    expect(ada.page.get_by_role("heading", level=2)).to_contain_text(
        [re.compile("Waiting for you +2"), re.compile("Others’ turn +1"), re.compile("Finished +1"), re.compile("last")]
    )
    expect(rows(ada).first).to_have_attribute("aria-current", "true")
    ada.keys("j", "j")
    expect(ada.focused).to_have_attribute("aria-label", re.compile("^Cleo. Small Star Empires.*Cleo sits down"))
    expect(ada.page.get_by_role("complementary", name="Cleo")).to_be_visible()
    ada.keys("e")
    ada.sees("Put away")
    expect(rows(ada)).to_have_count(3)
    ada.keys("4")
    expect(rows(ada)).to_have_count(1)
    ada.keys("1")
    assert faults_in_both_themes(ada) == []
    ada.keys("Enter")
    expect(ada.page).to_have_url(re.compile("/t/"))


def test_on_a_phone_a_touch_opens_the_table(open_page: OpenPage) -> None:
    ada = open_page(phone=True)
    table_id = makes(ada, ME, FRIEND, **TINY)
    ada.opens("/games")
    expect(rows(ada)).to_have_count(1)
    assert faults_in_both_themes(ada) == []
    rows(ada).first.tap()
    expect(ada.page).to_have_url(re.compile(f"/t/{table_id}"))


def test_a_key_on_the_first_page_begins_a_game_and_another_leads_to_ones_games(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/")
    expect(ada.page.get_by_role("button", name=re.compile("Play now"))).to_have_count(3)
    ada.keys("1")
    expect(ada.page).to_have_url(re.compile("/t/"))
    ada.opens("/rules")
    ada.keys("g", "g")
    expect(ada.page).to_have_url(re.compile("/games$"))
    expect(rows(ada)).to_have_count(1)
