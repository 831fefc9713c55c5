"""Three people around one screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import Person

PLAYERS = [{"name": name, "yours": True} for name in ("Ada", "Ben", "Cleo")]
KNOWN = {"board": "r.f5-a1231b.g5-12R1G.h5-c1B21", "first_player": 0}
"""Sixteen systems, all of them known: nothing here is left to chance."""
UNKNOWN = {**KNOWN, "board": "r.f5-a1e31b.g5-12R1G.h5-c1B21", "unexplored": True}
"""The same, but nobody knows what is at f7, two systems from Ada's ships."""


@pytest.fixture
def screen(open_page: OpenPage) -> Person:
    screen = open_page()
    screen.sits_at(*PLAYERS, options=KNOWN)
    return screen


@pytest.fixture
def explored(open_page: OpenPage) -> Person:
    """Where Ada has just flown to f7, and everybody sees what is there. Whatever it is, somebody is to move."""
    screen = open_page()
    screen.sits_at(*PLAYERS, options=UNKNOWN)
    expect(screen.cell("f7")).to_have_attribute("aria-label", re.compile("^Unexplored system"))
    screen.cell("f7").click()
    screen.page.get_by_role("button", name="Colony at f7").click()
    screen.sees_move(1)
    assert screen.is_to_move()
    return screen


def test_the_turn_goes_round(screen: Person) -> None:
    for name in ("Ada", "Ben", "Cleo", "Ada"):
        expect(screen.page.get_by_role("heading", name=f"{name} to move")).to_be_visible()
        assert screen.is_to_move()
        screen.plays_a_move()


def test_a_tile_is_turned_up(explored: Person) -> None:
    expect(explored.cell("f7")).not_to_have_attribute("aria-label", re.compile("Unexplored"))


def test_what_was_turned_up_cannot_be_taken_back(explored: Person) -> None:
    expect(explored.page.get_by_role("button", name="Take back")).to_have_count(0)


def test_a_move_is_taken_back_at_once_where_nobody_else_has_a_say(screen: Person) -> None:
    screen.moves("f5>f7:c")
    expect(screen.page.get_by_role("heading", name="Ben to move")).to_be_visible()
    screen.page.get_by_role("button", name="Take back").click()
    screen.sees("Ada takes a move back")
    expect(screen.page.get_by_role("heading", name="Ada to move")).to_be_visible()
    expect(screen.cell("f7")).to_have_attribute("aria-label", re.compile("Free"))


def test_move_after_move_is_taken_back(screen: Person) -> None:
    screen.moves("f5>f7:c")
    assert screen.is_to_move()
    screen.moves("f10>f8:c")
    for number, name in ((3, "Ben"), (4, "Ada")):
        screen.page.get_by_role("button", name="Take back").click()
        screen.sees_move(number)
        expect(screen.page.get_by_role("heading", name=f"{name} to move")).to_be_visible()
    expect(screen.page.get_by_role("button", name="Take back")).to_have_count(0)


def test_what_a_flight_costs_is_said_before_it_is_flown(open_page: OpenPage) -> None:
    screen = open_page()
    screen.sits_at(*PLAYERS[:2], options={"board": "r.f5-a1211b", "open_borders": True, "first_player": 0})
    toll = screen.page.get_by_text("one Colony is paid")
    screen.moves("f5>f6:c")
    assert screen.is_to_move()
    screen.moves("f10>f7:c")
    assert screen.is_to_move()
    screen.cell("f5").click()
    screen.cell("f8").click()
    expect(toll).to_be_visible()
    screen.page.get_by_role("button", name="Colony at f8").click()
    screen.sees_move(3)
    screen.sees("pays one Colony")


def test_the_log_leads_into_the_past_and_back(screen: Person) -> None:
    for _ in range(3):
        assert screen.is_to_move()
        screen.plays_a_move()
    settled = screen.page.locator('[aria-label*="Colony of"], [aria-label*="Your Colony"], [aria-label*="Station of"]')
    assert screen.is_to_move()
    screen.log.first.click()
    screen.sees("The start")
    screen.sees_move(0)
    expect(settled).to_have_count(0)
    expect(screen.ships).to_have_count(0)

    screen.page.get_by_role("button", name="One move on").click()
    screen.sees("Move 1 of 3")
    screen.page.get_by_role("button", name="Back to now").click()
    screen.sees_move(3)
    assert screen.is_to_move()
