"""Somebody's first game of Space Wars, played by doing what the page says: the map first, an aim a turn, and an adviser
whose plan one click accepts."""

import re
from collections import Counter

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.browser.test_accessibility import faults_on

MOST_CLICKS = 12
"""Nobody should have to press more often in a turn."""
DIGEST = re.compile("^Go to turn")


def begins(ada: Person) -> None:
    ada.opens("/")
    ada.presses(ada.page.get_by_role("button", name="First game").nth(2))
    expect(next_button(ada)).to_be_enabled()


def next_button(ada: Person) -> Locator:
    """The one light button: the adviser's, or that of the digest."""
    return ada.page.locator(".adviser .main, .learned .main").first


def turn_of(ada: Person) -> int:
    view = ada.page.request.get(f"/api/tables/{ada.page.url.split('/')[-1]}").json()["now"]["view"]
    return int(view["turn"])


def flags_of(ada: Person) -> int:
    view = ada.page.request.get(f"/api/tables/{ada.page.url.split('/')[-1]}").json()["now"]["view"]
    return sum(sector.get("owner") == 0 for sector in view["sectors"]["each"])


def follows(ada: Person, until: str) -> Counter[int]:
    """Does what the page says until a button says so; how many clicks each turn took."""
    clicks: Counter[int] = Counter()
    while True:
        button = next_button(ada)
        expect(button).to_be_enabled()
        label = button.inner_text().strip()
        if label == until:
            return clicks
        before = ada.page.locator(".page").get_attribute("data-number")
        clicks[turn_of(ada)] += 1
        ada.presses(button)
        if not DIGEST.match(label):
            expect(ada.page.locator(".page")).not_to_have_attribute("data-number", before or "")


def test_the_map_comes_first_then_flags_and_science_each_with_one_click(open_page: OpenPage) -> None:
    ada = open_page(advised=True)
    begins(ada)
    expect(ada.page.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")
    expect(ada.page.get_by_role("heading", name="You set out knowing three things")).to_be_visible()
    expect(ada.page.get_by_role("listitem").filter(has_text="You are Arcadia")).to_have_attribute(
        "aria-current", "step"
    )
    ada.sees(re.compile(r"^3\s+cities, 2\s+laboratories, 7\s+craft"))  # beside the home, which stands in the light
    assert faults_on(ada) == []
    ada.page.keyboard.press("Enter")  # the same as the one light button
    expect(ada.page.get_by_role("heading", name="Plant your flag on two worlds")).to_be_visible()
    expect(
        ada.page.get_by_role("tab", name=re.compile("^Council: Opens in turn 4|^Council, Opens in turn 4"))
    ).to_have_count(1)
    assert flags_of(ada) == 1
    expect(next_button(ada)).to_be_enabled()
    assert faults_on(ada) == []
    clicks = follows(ada, "Go to turn 2")
    assert flags_of(ada) >= 3
    expect(ada.page.get_by_role("heading", name="Turn 1 is over")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="What you learned")).to_be_visible()
    assert faults_on(ada) == []
    ada.presses(next_button(ada))
    clicks += follows(ada, "Go to turn 3")
    assert clicks[1] <= 2, clicks
    assert max(clicks.values()) <= MOST_CLICKS, clicks


def test_one_does_it_by_hand_or_sends_the_adviser_away(open_page: OpenPage) -> None:
    ada = open_page(advised=True)
    begins(ada)
    ada.presses(ada.page.get_by_role("button", name="Choose among all"))
    expect(ada.page.get_by_role("radio", name="Level 3 buildings")).to_be_visible()
    ada.presses(ada.page.get_by_role("button", name="Back to the adviser’s plan"))
    ada.presses(next_button(ada))
    ada.presses(ada.page.get_by_role("button", name="I know this: unlock everything"))
    expect(ada.page.get_by_role("tab", name=re.compile("Opens in turn"))).to_have_count(0)
    ada.presses(ada.page.get_by_role("tab", name="This turn"))
    ada.presses(ada.page.get_by_role("button", name="Send the adviser away").last)
    expect(ada.page.locator(".adviser")).to_have_count(0)
    expect(
        ada.page.get_by_role("region", name=re.compile("Put motions|Move your craft|declare", re.IGNORECASE)).first
    ).to_be_visible()


def test_on_a_phone_the_plan_is_under_the_thumb(open_page: OpenPage) -> None:
    ada = open_page(advised=True, phone=True)
    begins(ada)
    expect(next_button(ada)).to_be_in_viewport()
    ada.presses(next_button(ada))
    expect(ada.page.get_by_role("heading", name="Plant your flag on two worlds")).to_be_visible()
    expect(next_button(ada)).to_be_enabled()
    expect(next_button(ada)).to_be_in_viewport()
    assert faults_on(ada) == []
