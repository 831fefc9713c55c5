"""Dealing with others in seconds, and turns without needless questions: one table of Space Wars for each."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.browser.conftest import OpenPage
from tests.browser.positions import set_up
from tests.browser.test_accessibility import faults_on
from tests.browser.test_peaceful_decisions import Others, asked, sends
from tests.rules.space_wars.given import A, B, C, begin, given
from tests.server.running import Server

HOME = System(Levels(city=2, mechanical_workshop=1, research_center=2, shipyard=1))
CITY = System(Levels(city=1))


def in_want(phase: str) -> State:
    """A lacks chemical material, of which B has brought some to A's home."""
    state = given(
        A(credits=30, systems={A.home: HOME}, craft="corvette1@4-2"),
        B(credits=6, systems={B.home: HOME}, craft="freight1@4-4"),
        C(credits=20, systems={C.home: CITY}),
        sectors={A.home: {"tokens": Tokens(1, 1, 0)}, B.home: {"tokens": Tokens(5, 5, 5)}},
        turn=2,
    )
    home = state.empires[A.seat].home
    return begin(state.changed(fleets=state.fleets.with_craft("freight1", tokens=Tokens(chemical=3), at=home)), phase)


def offers(others: Others, seat: int, gives: dict[str, int], asks: dict[str, int]) -> None:
    """Somebody else makes Ines an offer."""
    action = {"type": "make_offer", "player": 0, "gives": gives, "asks": asks}
    given = {"seat": seat, "after": others.seen_by(seat)["now"]["number"], "action": action}
    made = others.device.post(f"/api/tables/{others.table}/actions", data=given)
    assert made.ok, made.text()


def credits_of(others: Others, seat: int) -> Any:
    return others.seen_by(1)["now"]["view"]["empires"][seat]["credits"]


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_from_what_is_lacking_to_a_bargain_and_offers_answered_meanwhile(
    open_page: OpenPage, site: Server, phone: bool
) -> None:
    addresses = set_up(site.database, in_want("construction_repair"))
    ines, others = open_page(phone=phone), Others(addresses, open_page().page.request)
    page = ines.page
    ines.opens(addresses[0])
    asked(page, "Build") if not phone else expect(page.get_by_role("heading", name="Construction")).to_be_visible()

    page.get_by_role("button", name="All", exact=True).click()
    page.get_by_role("button", name=re.compile("^Chemical workshop")).click()
    way = page.get_by_role("region", name="How to come by chemical material")
    expect(way).to_contain_text("Orrin has most of it: 8.")
    way.get_by_role("button", name=re.compile("^Offer Orrin: 3 chemical material")).click()
    expect(page.get_by_role("spinbutton", name=re.compile("Chemical material aboard"))).to_have_value("3")
    page.get_by_role("button", name="Offer it").click()
    expect(page.get_by_role("heading", name="Your offers")).to_be_visible()

    page.get_by_role("tab", name=re.compile("^Works")).click()
    offers(others, 1, {"no_war": 3}, {"credits": 5})
    offers(others, 1, {"no_war": 3}, {"credits": 2})
    expect(page.get_by_role("tab", name=re.compile("^Treaties.*2"))).to_be_visible()
    if phone:
        page.get_by_role("button", name=re.compile("2.offers wait for your answer")).click()
    best = page.get_by_role("article", name="Orrin offers you: no declaration of war for 3 turns").first
    expect(best).to_contain_text("2 credits")
    expect(best).to_contain_text("Orrin is down to 6 credits.")
    assert faults_on(ines) == []
    best.get_by_role("button", name="Accept").click()
    expect(page.get_by_role("article")).to_have_count(1)
    assert (credits_of(others, 0), credits_of(others, 1)) == (28, 8)

    page.get_by_role("article").get_by_role("button", name="Change").click()
    page.get_by_role("spinbutton", name="Credits").fill("1")
    page.get_by_role("button", name="Offer it").click()
    own = page.locator("section").filter(has=page.get_by_role("heading", name="Your offers")).last
    expect(own.get_by_role("listitem")).to_have_count(2)
    mine = [offer for offer in others.seen_by(1)["now"]["view"]["politics"]["offers"] if offer["by"] == 0]
    assert [offer.get("gives") for offer in mine][-1] == {"credits": 1}


def clicks_through(page: Page, others: Others, title: str, kind: str, button: str = "Send and go on") -> None:
    asked(page, title)
    page.get_by_role("button", name=button).click()
    others.answer_all(kind)


def test_an_empty_turn_is_five_clicks_and_one_for_the_chair_and_what_is_left_undone_is_said(
    open_page: OpenPage, site: Server
) -> None:
    addresses = set_up(site.database, in_want("council"))
    ines, others = open_page(), Others(addresses, open_page().page.request)
    page = ines.page
    ines.opens(addresses[0])

    clicks_through(page, others, "Put motions to the council", "agenda")
    clicks_through(page, others, "Chair the council", "chairing", "Fill the offices as suggested")
    asked(page, "Declare treaties, war and peace")
    expect(page.get_by_role("list", name="Before you send")).to_contain_text("commercial agreement")
    sends(page)
    others.answer_all("declarations")
    others.answer_all("extraction")
    clicks_through(page, others, "Move your craft and act", "subphases", "End the movements")
    clicks_through(page, others, "Spend your research points", "research")
    asked(page, "Build")
    expect(page.get_by_role("list", name="Before you send")).to_contain_text("The shipyard of Arcadia Prime")
    sends(page)
    others.answer_all("works")
    expect(page.get_by_text("Turn 3 · council")).to_be_visible()


def test_a_player_who_likes_is_asked_more_or_less(open_page: OpenPage, site: Server) -> None:
    ines = open_page()
    page = ines.page
    ines.opens(set_up(site.database, in_want("council"))[0])
    asked(page, "Put motions to the council")
    page.get_by_role("switch", name="Ask me each turn for motions").uncheck()
    page.get_by_role("tab", name=re.compile("^Ledger")).click()
    page.get_by_role("switch", name="Ask me each turn what workshops make").check()
    asked(page, "Put motions to the council")

    ines.opens(set_up(site.database, in_want("council"))[0])
    expect(page.get_by_role("region", name="Orrin and Suri to move")).to_be_visible()
    ines.opens(set_up(site.database, in_want("income_extraction"))[0])
    asked(page, "Extract, refine and recycle")
