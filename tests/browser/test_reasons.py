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
    hint = ada.page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text(re.compile(r"Fly from \w\d to \w\d \(.*\) and place a (Colony|Trade Station) there\."))
    expect(hint).to_contain_text(re.compile(r"You then have .* \(\d+ %\)|Proven: you "))
    figures = hint.get_by_text(re.compile("Computed with"))
    expect(figures).not_to_be_visible()
    hint.get_by_text("The figures").click()
    expect(figures).to_be_visible()


def test_a_bot_says_why_it_played_a_move(ada: Person) -> None:
    ada.plays_a_move()
    ada.sees_move(2)
    ada.page.get_by_role("button", name="Why this move?").click()
    why = ada.page.get_by_role("group", name=re.compile("^Why "))
    expect(why).to_contain_text(re.compile("Vega then has|Proven: Vega|Better: fly"))  # a pilot slips now and then


def test_the_level_of_a_bot_is_shown(ada: Person) -> None:
    ada.sees("bot · Pilot")
