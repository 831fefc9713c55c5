"""Somebody's first game: begun from the home page as the rulebook advises, and explained as it is played."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY

ME, BOT = {"name": "Ada", "yours": True}, {"name": "Robot", "bot": "random"}


def test_the_first_game_is_without_holes_against_the_weakest_and_explained(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/")
    ada.page.get_by_role("button", name="First game").first.click()
    expect(ada.board).to_be_visible()
    table = ada.page.request.get(f"/api/tables/{ada.page.url.split('/')[-1]}").json()
    assert table["options"]["holes"] is False
    assert {system["kind"] for system in table["now"]["view"]["systems"]}.isdisjoint({"O", "X"})
    assert [seat["bot"] for seat in table["table"]["seats"]] == [None, "level-1"]
    guide = ada.page.get_by_role("tabpanel")
    expect(guide.get_by_role("button", name="Choose a ship")).to_have_attribute("aria-expanded", "true")
    assert ada.is_to_move()
    ada.plays_a_move()
    expect(guide.get_by_role("button", name="Fly as far as you like")).to_have_attribute("aria-expanded", "true")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_guide_is_sent_away_and_called_again(open_page: OpenPage, phone: bool) -> None:
    ada = open_page(phone=phone)
    ada.sits_at(ME, BOT, options=TINY)
    guide = ada.page.get_by_role("tab", name=re.compile("How to play"))
    expect(guide).to_have_count(0)
    if phone:
        ada.presses(ada.page.get_by_role("button", name="Settings"))
    ada.presses(ada.page.get_by_role("button", name="Keys and help"))
    ada.presses(ada.page.get_by_role("button", name="Explain the game as I play"))
    ada.presses(guide)
    expect(ada.page.get_by_role("button", name="Choose a ship")).to_be_visible()
    ada.presses(ada.page.get_by_role("button", name="I know how to play"))
    expect(guide).to_have_count(0)
    expect(ada.board).to_be_visible()


@pytest.mark.parametrize(
    ("language", "game", "titles"),
    [
        ("en-GB", "Small Star Empires", ["Fly", "Settle", "Jump", "Count"]),
        ("fr-FR", "Small Star Empires", ["Filer", "S’établir", "Sauter", "Compter"]),
        ("en-GB", "Galaxy Empires", ["Four corners", "Claim", "Deal and fight", "Win"]),
        ("fr-FR", "Galaxy Empires", ["Quatre coins", "Revendiquer", "Négocier et combattre", "Gagner"]),
    ],
)
def test_each_game_is_introduced_in_pictures(open_page: OpenPage, language: str, game: str, titles: list[str]) -> None:
    ada = open_page(language=language)
    ada.opens("/")
    intro = ada.page.locator("details").filter(has_text=game)
    intro.locator("summary").click()
    expect(intro.get_by_role("heading", level=4)).to_have_text([re.compile(title) for title in titles])
    expect(intro.locator(".picture svg")).to_have_count(len(titles))
