"""A turn of Space Wars at peace, decision by decision: council, treaties, war and peace declared, income, movement,
research, construction, natives, repair. One table for all, so that the browser is opened once."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Locator, Page, expect

from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.browser.positions import set_up
from tests.browser.test_accessibility import faults_on
from tests.rules.space_wars.given import A, B, C, begin, given
from tests.server.running import Server

HOME = System(Levels(city=3, mechanical_workshop=1, electronic_workshop=1, research_center=2, shipyard=2))
CITY = System(Levels(city=1))


def three_powers() -> State:
    """A has most cities, so presides; a world of natives, a damaged cruiser, and material to build with."""
    state = given(
        A(credits=40, systems={A.home: HOME, "moss_71": System(natives=1)}, craft="corvette1@4-2 cruiser1@4-2"),
        B(systems={B.home: CITY}),
        C(systems={C.home: CITY}),
        tiles={"3-1": "moss_71"},
        sectors={A.home: {"tokens": Tokens(6, 6, 6)}},
    )
    return state.changed(fleets=state.fleets.with_craft("cruiser1", damage=1))


class Others:
    """Those at the other seats, who answer at once, by what is usual unless they are told what to do."""

    def __init__(self, addresses: Sequence[str], device: APIRequestContext) -> None:
        self.device = device
        self.table = addresses[0].partition("#")[0].removeprefix("/t/")
        for address in addresses[1:]:
            entered = device.post(f"/api/tables/{self.table}/enter", data={"key": address.partition("#")[2]})
            assert entered.ok, entered.text()

    def seen_by(self, seat: int) -> Any:
        return self.device.get(f"/api/tables/{self.table}?seat={seat}").json()

    def answer(self, seat: int, *orders: dict[str, Any]) -> None:
        state = self.seen_by(seat)
        action = {"type": "form", "orders": orders} if orders else state["decision"]["action"]
        given = {"seat": seat, "after": state["now"]["number"], "action": action}
        played = self.device.post(f"/api/tables/{self.table}/actions", data=given)
        assert played.ok, played.text()

    def answer_all(self, kind: str) -> None:
        """Each of them who owes a decision of this kind, as often as it is asked: a motion may have to be another."""
        while owing := [seat for seat in (1, 2) if self._owes(seat, kind)]:
            self.answer(owing[0])

    def _owes(self, seat: int, kind: str) -> bool:
        state = self.seen_by(seat)
        return seat in state["waiting_on"] and bool(state["decision"]["kind"] == kind)


def removes_what_is_filled_in(page: Page) -> None:
    """What a hint would do is in the way of what the test wants."""
    orders = page.get_by_role("button", name=re.compile("^Remove: (?!.*natives)"))
    while orders.count():
        orders.first.click()


def asked(page: Page, title: str) -> Locator:
    """What is to be done now."""
    card = page.get_by_role("region", name=title, exact=True)
    expect(card).to_be_visible()
    return card


def sends(page: Page) -> None:
    page.get_by_role("button", name="Send and go on").click()


def at_the_table(open_page: OpenPage, site: Server, phase: str, **more: Any) -> tuple[Person, Others]:
    addresses = set_up(site.database, begin(three_powers(), phase))
    ines = open_page(**more)
    ines.opens(addresses[0])
    return ines, Others(addresses, open_page().page.request)


def test_a_turn_at_peace_decision_by_decision(open_page: OpenPage, site: Server) -> None:
    ines, others = at_the_table(open_page, site, "council")
    page = ines.page

    asked(page, "Put motions to the council")
    removes_what_is_filled_in(page)
    page.get_by_role("button", name=re.compile("^Science fair")).click()
    sends(page)
    others.answer(1, {"type": "propose", "kind": "law", "card": "open_gates", "players": []})
    others.answer_all("agenda")

    asked(page, "Chair the council")
    page.get_by_role("group", name="Appoint: Chief of Trade").get_by_role("button", name="Orrin").click()
    expect(page.get_by_role("list", name="Offices").get_by_role("listitem").last).to_contain_text("Orrin")
    page.get_by_role("group", name="Appoint: Chief of Security").get_by_role("button", name="Suri").click()
    page.get_by_role("listitem").filter(has_text="Open gates").get_by_role("button", name="Veto").click()
    expect(page.get_by_text("vetoed", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^(Send and go on|Done|Go on)")).click()

    asked(page, "Vote on the motions")
    page.get_by_role("radiogroup", name="Your vote: Science fair").get_by_role("radio", name="For").click()
    sends(page)
    others.answer_all("ballot")

    asked(page, "Declare treaties, war and peace")
    page.get_by_role("button", name=re.compile("Offer Orrin.*commercial")).click()
    page.get_by_role("group", name="Relations").get_by_role("button", name="Suri").click()
    page.get_by_role("button", name="Declare war on Suri").click()
    sends(page)
    others.answer(1, {"type": "offer_treaty", "player": 0, "treaty": "scientific"})
    others.answer_all("declarations")

    asked(page, "Answer the offers made to you")
    page.get_by_role("group", name=re.compile("Orrin offers you: scientific")).get_by_role(
        "button", name="Accept"
    ).click()
    sends(page)
    others.answer_all("answers")

    asked(page, "Extract, refine and recycle")
    page.get_by_role("button", name="One more: Mechanical workshop, Arcadia Prime").click()
    expect(page.get_by_role("list", name="1 order")).to_be_visible()
    sends(page)
    others.answer_all("extraction")

    asked(page, "Move your craft and act")
    page.locator("[data-name='4-2']").click()
    page.get_by_role("group", name="Craft that go").get_by_label("Cruiser 1").uncheck()
    page.locator("[data-name='4-3']").click()
    page.get_by_role("button", name=re.compile("Go to")).click()
    expect(page.locator("[data-name='4-3']")).to_have_accessible_name(re.compile("Your flag"))
    page.locator("[data-name='4-2']").press("Escape")
    page.get_by_role("button", name="End the movements").click()
    others.answer_all("subphases")

    asked(page, "Spend your research points")
    filled_in = page.locator('button[aria-label^="Give a square back"]:enabled')
    expect(filled_in.first).to_be_visible()
    while filled_in.count():
        filled_in.first.click()
    page.get_by_role("button", name="Buy the next square: Propulsion").click()
    sends(page)
    others.answer_all("research")

    asked(page, "Build")
    before = ines.number
    page.get_by_role("button", name=re.compile("natives of Moss 71|native.*Moss 71")).first.click()
    expect(ines.shown).not_to_have_attribute("data-number", str(before))  # what is filled in then depends on the die
    removes_what_is_filled_in(page)
    page.get_by_role("navigation", name="Your worlds").get_by_role("button", name=re.compile("Arcadia")).click()
    page.get_by_role("button", name=re.compile("^Chemical workshop")).click()
    sends(page)
    others.answer_all("works")

    asked(page, "Repair your craft")
    page.get_by_role("button", name=re.compile("Repair.*cruiser 1", re.IGNORECASE)).first.click()
    sends(page)
    others.answer_all("repairs")
    expect(page.get_by_text("Turn 2 · council")).to_be_visible()

    page.get_by_role("tab", name="Treaties").click()
    page.get_by_role("group", name="Relations").get_by_role("button", name="Suri").click()
    expect(page.get_by_text("War, since turn 1.", exact=True)).to_be_visible()


def test_peace_is_offered_and_made(open_page: OpenPage, site: Server) -> None:
    state = three_powers()
    at_war = state.changed(turn=2, politics=state.politics.with_relation(A.seat, B.seat, military="war", war_since=1))
    addresses = set_up(site.database, begin(at_war, "declaration"))
    page = open_page().page
    page.goto(addresses[0])
    others = Others(addresses, open_page().page.request)
    page.get_by_role("button", name="Offer Orrin peace").click()
    sends(page)
    others.answer_all("declarations")
    others.answer(1, {"type": "accept", "player": 0, "offer": 1})
    page.get_by_role("tab", name="Treaties").click()
    expect(page.get_by_text("No treaty.")).to_be_visible()


@pytest.mark.parametrize(("phone", "color_scheme"), [(False, "dark"), (True, "light")], ids=["wide", "phone"])
def test_no_desk_has_a_serious_fault(open_page: OpenPage, site: Server, phone: bool, color_scheme: str) -> None:
    ines, _ = at_the_table(open_page, site, "council", phone=phone, color_scheme=color_scheme)
    page = ines.page
    expect(page.get_by_role("heading", name="Put to the council")).to_be_visible()
    tabs = page.get_by_role("tab")
    for tab in [tabs.nth(place) for place in range(tabs.count())]:
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert faults_on(ines) == [], tab.get_attribute("title")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, tab.get_attribute("title")
