"""Three people around one screen, on a board with unexplored systems."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import Person

PLAYERS = [{"name": name, "yours": True} for name in ("Ada", "Ben", "Cleo")]


@pytest.fixture
def screen(open_page: OpenPage) -> Person:
    screen = open_page()
    screen.sits_at(*PLAYERS, options={"unexplored": True, "first_player": 0})
    return screen


def explores(screen: Person) -> str:
    """Ends a flight on a system that nobody knows yet, and goes no further; the name of the system."""
    before = screen.number
    screen.picks_ship()
    end = screen.page.locator('[aria-label^="Unexplored system"][aria-label*="can end here"]').first
    name = end.get_attribute("data-name") or ""
    screen.cell(name).click()
    screen.page.get_by_role("button", name=f"Colony at {name}").click()
    expect(screen.shown).not_to_have_attribute("data-number", str(before))
    stop = screen.page.get_by_role("button", name="Stop here")
    expect(screen.ships.or_(stop).first).to_be_visible()
    if stop.is_visible():
        stop.click()
        expect(stop).to_have_count(0)
    return name


def test_the_turn_goes_round(screen: Person) -> None:
    for name in ("Ada", "Ben", "Cleo", "Ada"):
        expect(screen.page.get_by_role("heading", name=f"{name} to move")).to_be_visible()
        assert screen.is_to_move()
        screen.plays_a_move()


def test_a_tile_is_turned_up(screen: Person) -> None:
    name = explores(screen)
    expect(screen.cell(name)).not_to_have_attribute("aria-label", re.compile("Unexplored"))
    expect(screen.page.get_by_role("heading", name="Ben to move")).to_be_visible()


def test_what_was_turned_up_cannot_be_taken_back(screen: Person) -> None:
    explores(screen)
    expect(screen.page.get_by_role("heading", name="Ben to move")).to_be_visible()
    expect(screen.page.get_by_role("button", name="Take back")).to_have_count(0)


def test_a_move_is_taken_back_at_once_where_nobody_else_has_a_say(screen: Person) -> None:
    ship = screen.ships.get_attribute("data-name")
    known = screen.page.locator('[aria-label*="Star with"][aria-label*="can end here"]').first.get_attribute(
        "data-name"
    )
    screen.moves(f"{ship}>{known}:c")
    screen.page.get_by_role("button", name="Take back").click()
    screen.sees("Ada takes back")
    expect(screen.page.get_by_role("heading", name="Ada to move")).to_be_visible()
    expect(screen.cell(str(known))).to_have_attribute("aria-label", re.compile("Free"))


def test_the_log_leads_into_the_past_and_back(screen: Person) -> None:
    for _ in range(3):
        assert screen.is_to_move()
        screen.plays_a_move()
    now = screen.number
    settled = screen.page.locator('[aria-label*="Colony of"], [aria-label*="Your Colony"], [aria-label*="Station of"]')
    assert screen.is_to_move()
    screen.log.first.click()
    screen.sees("The start")
    screen.sees_move(0)
    expect(settled).to_have_count(0)
    expect(screen.ships).to_have_count(0)

    screen.page.get_by_role("button", name="One move on").click()
    screen.sees(f"Move 1 of {now}")
    screen.page.get_by_role("button", name="Back to now").click()
    screen.sees_move(now)
    assert screen.is_to_move()
