"""A bot gives its reasons: for the move it advises, and for the one it played."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import Person

PLAYERS: list[dict[str, Any]] = [{"name": "Ada", "yours": True}, {"name": "Vega", "bot": "level-3"}]
KNOWN = {"board": "r.f5-a1231b.g5-12R1G.h5-11B21", "first_player": 0}


@pytest.fixture
def ada(open_page: OpenPage) -> Person:
    ada = open_page()
    ada.sits_at(*PLAYERS, options=KNOWN)
    return ada


def test_a_hint_says_what_is_expected_of_it(ada: Person) -> None:
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.get_by_role("region", name="Hint")).to_contain_text(re.compile(r"Chance to win: Ada \d+ %"))


def test_a_bot_says_why_it_played_a_move(ada: Person) -> None:
    ada.plays_a_move()
    ada.sees_move(2)
    ada.page.get_by_role("button", name="Why this move?").click()
    expect(ada.page.get_by_role("list", name=re.compile("^Why "))).to_contain_text("Chance to win: Vega")


def test_the_level_of_a_bot_is_shown(ada: Person) -> None:
    ada.sees("bot · Pilot")
