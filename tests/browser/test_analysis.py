"""After the end: the game move by move, what it was worth, a link to any move, and a new game from any position."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person

BOTH: list[dict[str, Any]] = [{"name": "Ada", "yours": True}, {"name": "Ben", "yours": True}]


def plays_and_resigns(ada: Person, moves: int = 4) -> str:
    """Plays a few moves of a small game and gives it up; its address."""
    address = ada.sits_at(*BOTH, options=TINY)
    table = f"/api/tables/{address.rpartition('/')[2]}"
    for number in range(moves + 1):
        now = ada.page.request.get(table).json()
        action = now["choices"][0]["text"] if number < moves else "resign"
        played = ada.page.request.post(
            f"{table}/actions", data={"seat": now["seat"], "after": number, "action": action}
        )
        assert played.ok, played.text()
    return address


@pytest.fixture
def ada(open_page: OpenPage) -> Person:
    return open_page()


def weighed(ada: Person) -> None:
    expect(ada.page.get_by_role("progressbar")).to_have_count(0)


def test_a_finished_game_is_read_move_by_move(ada: Person) -> None:
    ada.opens(plays_and_resigns(ada))
    ada.page.get_by_role("link", name="Analyse").click()
    weighed(ada)
    expect(ada.page.get_by_text("Move 5 of 5")).to_be_visible()
    ada.page.get_by_role("button", name="One move back").click()
    expect(ada.page.get_by_text("Move 4 of 5")).to_be_visible()
    expect(ada.page.locator("article .order")).to_contain_text(re.compile("Fly from|Jump through"))
    expect(ada.page.get_by_role("img", name=re.compile("Chances of winning over the game: Ada, Ben"))).to_be_visible()
    expect(ada.page.get_by_role("button", name="One move on")).to_be_in_viewport()
    ada.page.get_by_text("Every move").click()
    moves = ada.page.get_by_role("list", name="Every move").get_by_role("button")
    expect(moves).to_have_count(5)
    moves.nth(1).click()
    expect(ada.page).to_have_url(re.compile("/analysis/2$"))


def test_a_link_leads_to_its_move(ada: Person, open_page: OpenPage) -> None:
    address = plays_and_resigns(ada)
    friend = open_page(language="fr-FR")
    friend.opens(f"{address}/analysis/3")
    expect(friend.page.get_by_text("Coup 3 sur 5")).to_be_visible()
    weighed(friend)
    expect(friend.page.locator("article .order")).to_contain_text(re.compile("Volez de|Passez par"))


def test_the_game_is_played_on_from_a_position(ada: Person) -> None:
    ada.opens(f"{plays_and_resigns(ada)}/analysis/2")
    ada.page.get_by_text("What if", exact=True).click()
    expect(ada.page.get_by_label("You play")).to_have_value("0")
    ada.page.get_by_label("Which bot").select_option("random")
    ada.page.get_by_role("button", name="Begin").click()
    expect(ada.page).not_to_have_url(re.compile("analysis"))
    expect(ada.shown).to_have_attribute("data-number", "2")
    ada.plays_a_move()
    ada.sees_move(4)
