"""Officers, missions, freight routes, standing orders and the inspector of Space Wars: one decision of every kind, at
one table, so that the browser is opened once."""

import re

from playwright.sync_api import Locator, Page, expect

from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.browser.conftest import OpenPage
from tests.browser.positions import set_up
from tests.browser.test_accessibility import faults_on
from tests.browser.test_space_wars_at_war import number
from tests.rules.space_wars.given import A, B, begin, given
from tests.server.running import Server

HOME = System(Levels(city=3, research_center=2, shipyard=1), weapons=1)
THEIRS = System(Levels(city=2, research_center=3))


def staffed() -> State:
    """A spy abroad with a special weapon, one of B at home, officers at a mission and an anomaly, two freighters."""
    state = given(
        A(
            systems={A.home: HOME, "moss_71": System(Levels(city=1))},
            craft=f"corvette1@{B.home} cruiser1@3-9 freight1@{A.home} freight2@moss_71",
            officers=f"spy1@corvette1 security1**@{A.home} medic1@cruiser1 general1@cruiser1 scientist1@cruiser1",
        ),
        B(systems={B.home: THEIRS}, craft=f"corvette2@{A.home}", officers=f"spy2@corvette2 security2@{B.home}"),
        tiles={"3-1": "moss_71"},
        events="space_anomaly@3-9",
        missions="m08@3-9 m10@2-9",
        sectors={"moss_71": {"tokens": Tokens(0, 0, 5)}},
        turn=3,
    )
    return begin(state.changed(fleets=state.fleets.with_craft("corvette1", weapons=1)), "player_subphases")


def presses(page: Page, wanted: Locator) -> None:
    """Presses, and waits until it has been played."""
    before = number(page)
    wanted.click()
    expect(page.locator(".page[data-number]")).not_to_have_attribute("data-number", str(before))


def turns_to(page: Page, leaf: str) -> None:
    page.get_by_role("radio", name=leaf, exact=True).click()


def test_officers_act_with_their_chances_and_freighters_go_their_routes(open_page: OpenPage, site: Server) -> None:
    ines = open_page()
    page = ines.page
    ines.opens(set_up(site.database, staffed(), bots="greedy")[0])
    page.get_by_role("button", name="I know how to play").first.click()

    page.get_by_role("button", name=re.compile("officers can act")).click()
    spy = page.get_by_role("article", name="Spy 1")
    expect(spy).to_contain_text("aboard corvette 1 · Boralis Prime")
    stealing = spy.get_by_role("button", name=re.compile("^Steal the research"))
    expect(stealing).to_contain_text("3 research points")
    expect(stealing).to_contain_text("2 in 6")
    expect(stealing).to_contain_text("−1 security officer · caught: 2 in 6")
    spy.get_by_role("checkbox", name=re.compile("special weapon")).check()
    expect(stealing).to_contain_text("3 in 6")
    expect(spy.get_by_role("group", name="Cannot")).to_contain_text("SW-17.1.2")
    assert faults_on(ines) == []
    presses(page, stealing)
    expect(page.get_by_role("region", name="What came of it")).to_contain_text("spy 1 tries to steal the research")

    security = page.get_by_role("article", name="Security officer 1")
    expect(security).to_contain_text("−2 for every foreign spy at Arcadia Prime.")
    expect(page.get_by_role("row", name=re.compile("Arcadia Prime"))).to_contain_text("spy 2")
    presses(page, security.get_by_role("button", name=re.compile("^Look for spies with security officer 1 Each")))
    expect(security).to_contain_text("Security officer 1 has acted this turn already.")
    presses(page, security.get_by_role("button", name="Aboard freighter 1"))
    expect(security).to_contain_text("aboard freighter 1")
    scientist = page.get_by_role("article", name="Scientist 1")
    presses(page, scientist.get_by_role("button", name=re.compile("^Visit the space anomaly.*1 to 3 research points")))

    turns_to(page, "Missions")
    congress = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Trade congress"))
    expect(congress).to_contain_text("Consul: you have none")
    expect(congress).to_contain_text("None of your officers is in sector 2-9")
    presses(page, page.get_by_role("button", name=re.compile("^Try it with general 1, medic 1.*4 in 6")))
    expect(page.get_by_role("region", name="What came of it")).to_contain_text("Alien nest")

    turns_to(page, "Freight")
    page.get_by_role("button", name="Give it a route: freighter 2").click()
    form = page.get_by_role("form", name="A new route")
    expect(form.get_by_role("combobox", name="Loads at")).to_have_value("moss_71")
    expect(form.get_by_role("combobox", name="Puts down at")).to_have_value(A.home)
    expect(form.get_by_role("button", name="Chemical material 5 there")).to_have_attribute("aria-pressed", "true")
    presses(page, form.get_by_role("button", name="Set the route"))
    route = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Freighter 2"))
    expect(route).to_contain_text("1 turn one way")
    presses(page, route.get_by_role("button", name="Go on now"))
    page.get_by_role("tab", name="Board").click()
    expect(page.locator("[data-route='freight2']")).to_be_attached()

    page.get_by_role("tab", name="Sector").click()
    page.locator("[data-name='3-1']").click()
    looked = page.get_by_role("region", name="Moss 71")
    expect(looked).to_contain_text("No space academy: no officers are trained here.")
    page.locator("[data-name='3-9']").click()
    page.get_by_role("region", name="Free space").locator("summary").first.click()
    expect(page.get_by_role("region", name="Free space")).to_contain_text("Out of supply: one step a turn")
    assert faults_on(ines) == []

    page.get_by_role("tab", name="Fleets").click()
    presses(page, page.get_by_role("button", name="End it"))
    expect(page.get_by_text("No freighter has a route yet.")).to_be_visible()
    turns_to(page, "Standing orders")
    page.get_by_text("Set your posture").click()
    page.get_by_role("radio", name="Bold").click()
    presses(page, page.get_by_role("form", name="Set your posture").get_by_role("button", name="Order it"))
    expect(page.get_by_role("definition").filter(has_text="Bold")).to_be_visible()


def test_a_route_is_set_from_the_map_of_a_phone(open_page: OpenPage, site: Server) -> None:
    ines = open_page(phone=True)
    page = ines.page
    ines.opens(set_up(site.database, staffed(), bots="greedy")[0])
    page.get_by_role("button", name="I know how to play").first.tap()
    page.get_by_role("tab", name="Sector").tap()
    page.locator("[data-name='3-1']").tap()
    page.get_by_role("button", name=re.compile("choose where")).tap()  # the sheet has folded away from the map
    page.get_by_role("button", name="A route begins here").tap()
    page.get_by_role("button", name="Set the route").tap()
    expect(page.locator("[data-route='freight2']")).to_be_attached()
