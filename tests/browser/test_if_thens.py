"""If they play this, I play that: laid out on the board, sealed, played when it is met, told when it is not."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.browser.test_accessibility import faults_in_both_themes
from tests.server.running import FRIEND, ME


@pytest.fixture
def ada(open_page: OpenPage) -> Person:
    ada = open_page()
    ada.sits_at(ME, FRIEND, options=TINY)
    return ada


def comes_to_wait(person: Person, ada: Person) -> None:
    person.opens(ada.links[1])
    person.sees("Ada to move")


def lays_out(person: Person, *moves: str) -> None:
    """A line, move by move in writing; the board of what may come stays open."""
    person.page.get_by_role("button", name="Choose a move of Ada on the board").click()
    person.sees("What might Ada play?")
    for number, move in enumerate(moves, 1):
        person.types(move)
        person.sees_move(number)


def seals(person: Person) -> None:
    person.page.get_by_role("button", name="Seal this line").click()
    person.sees("Sealed.")


def test_one_line_is_met_and_played_and_another_is_not_and_says_so(open_page: OpenPage, ada: Person) -> None:
    ben = open_page()
    comes_to_wait(ben, ada)
    lays_out(ben, "f5>f7:c", "h9>h8:s")
    ben.sees("Seal the line, or go on")
    seals(ben)
    ben.sees("1 answer waits for Ada.")
    lays_out(ben, "f5>f6:c")
    ben.sees("And what do you answer?")
    assert faults_in_both_themes(ben) == []
    ben.page.get_by_role("button", name="One step back").click()
    ben.sees_move(0)
    ben.types("f5>f6:c")
    ben.sees_move(1)
    ben.types("h9>h8:c")
    ben.sees_move(2)
    seals(ben)
    ben.sees("2 answers wait for Ada.")
    expect(ada.page.get_by_text("Sealed.")).to_have_count(0)

    ada.types("f5>f7:c")
    ada.sees_move(2)
    expect(ada.cell("h8")).to_have_attribute("aria-label", re.compile("Trade Station of Ben"))
    expect(ada.page.get_by_text("Played by your if-then")).to_have_count(0)
    ben.sees("Played, as of move 2.")
    ben.sees("Not met: move 1 was another one. Nothing was played.")
    ben.sees("Played by your if-then")
    assert faults_in_both_themes(ben) == []
    ben.page.get_by_role("button", name="Put line 2 away").click()
    expect(ben.page.get_by_text("Not met:")).to_have_count(0)


def test_a_line_is_laid_out_by_keys_alone_and_escape_leaves(open_page: OpenPage, ada: Person) -> None:
    ben = open_page()
    comes_to_wait(ben, ada)
    ben.tabs_to(ben.page.locator('[role="gridcell"][tabindex="0"]'))
    ben.keys("i")
    ben.sees("What might Ada play?")
    for _ in range(2):
        ben.tabs_to(ben.page.locator('[role="gridcell"][tabindex="0"]'))
        ben.plays_a_move_by_keys()
    ben.page.get_by_role("button", name="Seal this line").press("Enter")
    ben.sees("1 answer waits for Ada.")
    ben.page.get_by_role("button", name="Take line 1 back").press("Enter")
    expect(ben.page.get_by_text("Sealed.")).to_have_count(0)
    ben.tabs_to(ben.page.locator('[role="gridcell"][tabindex="0"]'))
    ben.keys("i")
    ben.sees("What might Ada play?")
    ben.keys("Escape")
    if ben.page.get_by_text(
        "What might Ada play?"
    ).is_visible():  # the only ship was picked by itself, and is let go first
        ben.keys("Escape")
    ben.sees("Ada to move")


def test_a_line_is_laid_out_with_a_thumb(open_page: OpenPage, ada: Person) -> None:
    ben = open_page(phone=True)
    comes_to_wait(ben, ada)
    ben.presses(ben.page.get_by_role("button", name="Choose a move of Ada on the board"))
    ben.sees("What might Ada play?")
    ben.plays_a_move()
    ben.plays_a_move()
    assert faults_in_both_themes(ben) == []
    ben.presses(ben.page.get_by_role("button", name="Seal this line"))
    ben.sees("1 answer waits for Ada.")
    assert faults_in_both_themes(ben) == []


def test_the_only_answer_and_passing_are_left_standing_in_the_settings(open_page: OpenPage) -> None:
    ada, ben = open_page(), open_page()
    ada.sits_at(ME, FRIEND, game="galaxy-empires")
    ben.opens(ada.links[1])
    ben.sees(re.compile("Ada to move|Your turn|Your move"))
    ben.page.get_by_role("button", name="Settings").click()
    for label in ("Play my only legal answer by itself", "Decline every offer", "Pass my turns"):
        ben.page.get_by_role("switch", name=label).click()
        expect(ben.page.get_by_role("switch", name=label)).to_be_checked()
    ben.page.get_by_role("checkbox", name="Somebody breaks a promise to me").uncheck()
    expect(ben.page.get_by_role("checkbox", name="Somebody makes me an offer")).to_be_checked()
    ben.keys("Escape")
    ben.sees("Your turns are passed until:")
    ben.page.reload()
    ben.sees("Somebody makes me an offer")
