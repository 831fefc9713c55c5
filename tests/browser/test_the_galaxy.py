"""The map of Space Wars: found by name, looked into, walked over with keys, laid over with what follows from the
position."""

import re

from playwright.sync_api import Page, expect

from stellarch.games.space_wars.state import Legions, Levels, System
from tests.browser.conftest import OpenPage
from tests.browser.positions import set_up
from tests.rules.space_wars.given import A, B, begin, given
from tests.rules.space_wars.scattered import scattered
from tests.server.running import Server


def at_the_map(page: Page) -> None:
    players = [{"name": "Ines", "yours": True}, {"name": "Orrin", "yours": True}]
    made = page.request.post("/api/tables", data={"game": "space-wars", "players": players})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    page.get_by_role("tab", name="Board").click()
    expect(page.get_by_role("grid", name="Board")).to_be_visible()


def test_a_sector_is_found_by_its_name_and_looked_into(open_page: OpenPage) -> None:
    page = open_page().page
    at_the_map(page)
    page.get_by_role("button", name="Find a sector").click()
    page.keyboard.type("arcad")
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name=re.compile("Small map"))).to_be_visible()
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("^Arcadia Prime, "))
    page.get_by_role("tab", name="Sector").click()
    expect(page.get_by_role("region", name="Arcadia Prime")).to_contain_text("Shipyard")


def test_an_overlay_says_what_it_shows(open_page: OpenPage) -> None:
    page = open_page().page
    at_the_map(page)
    page.get_by_role("radio", name="Supply and range").click()
    expect(page.get_by_text("how far your supply reaches")).to_be_visible()


def test_the_galaxy_is_walked_and_a_group_is_sent_with_keys_alone(open_page: OpenPage, site: Server) -> None:
    garrisoned = System(Levels(city=1), legions={A.seat: Legions(regular=2)})
    state = given(
        A(craft="cruiser1@4-2 corvette1@2-1", systems={"moss_71": garrisoned}),
        B(craft="dreadnought1@3-1"),
        tiles={"3-1": "moss_71"},
        relations={(A, B): {"military": "war"}},
    )
    ines = open_page()
    ines.opens(set_up(site.database, begin(state, "player_subphases"))[0])
    page, here = ines.page, ines.focused
    expect(page.locator('[role=gridcell][tabindex="0"]')).to_have_count(1)
    ines.tabs_to(page.locator('[role=gridcell][tabindex="0"]'))

    ines.keys("v")
    while "Moss 71" not in (here.get_attribute("aria-label") or ""):
        ines.keys("v")
    for what in (", 3-1", "Your flag", "Enemies around it: 4 points", "strength 2", "Orrin: dreadnought"):
        expect(here).to_have_accessible_name(re.compile(what))
    ines.keys("ArrowDown", "ArrowUp")
    expect(here).to_have_accessible_name(re.compile("^Moss 71"))

    ines.keys("n")
    expect(here).to_have_accessible_name(re.compile("Yours: .*Has craft that can move"))
    first = here.get_attribute("data-name")
    ines.keys("n")
    expect(here).not_to_have_attribute("data-name", first or "")
    ines.keys("p", "Enter")
    expect(here).to_have_attribute("aria-selected", "true")
    ines.keys("e")
    expect(here).to_have_accessible_name(re.compile("can go here"))
    ines.keys("Escape", "n", "Enter", "e", "Enter")
    target = here.get_attribute("data-name") or ""
    before = ines.number
    ines.keys("Enter")
    expect(ines.shown).not_to_have_attribute("data-number", str(before))
    expect(ines.cell(target)).to_have_accessible_name(re.compile("Yours: "))

    ines.keys("?")
    keys = page.get_by_role("dialog", name="Keys")
    for does in ("Next, previous of your worlds", "Next, previous group without an order", "Go to what waits for you"):
        expect(keys.get_by_text(does, exact=True)).to_be_visible()


# Whatever has the colour of a seat, and no shape of that seat in its sector. A territory has its
# hatch and its flags, and the small map the shapes of all homes.
_BY_COLOUR_ALONE = """() => {
    const boxOf = (element) => element.getBoundingClientRect();
    const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
    const half = boxOf(document.querySelector('[role=gridcell] .hit')).height / 2;
    const crests = [...document.querySelectorAll('.sw [data-seat]')]
        .map((crest) => ({ seat: crest.dataset.seat, box: boxOf(crest) }));
    return [...document.querySelectorAll('.sw [style*="--seat-"]')]
        .filter((mark) => !mark.closest('[data-seat], .tint, .edge, .small') && boxOf(mark).width)
        .filter((mark) => {
            const [, seat] = /--seat-([0-9])/.exec(mark.getAttribute('style'));
            const box = boxOf(mark);
            return !crests.some((crest) => crest.seat === seat && apart(box, crest.box) < half);
        })
        .map((mark) => `${mark.outerHTML.slice(0, 120)} in ${mark.parentElement.getAttribute('class')}`);
}"""


def test_nobody_is_told_from_others_by_colour_alone(open_page: OpenPage, site: Server) -> None:
    state = begin(scattered(3, 9, craft_each=8), "research")
    page = open_page().page
    page.goto(set_up(site.database, state)[0])
    page.get_by_role("tab", name="Board").click()
    hatches = page.locator(".sw .hatch")
    expect(hatches.first).to_be_attached()
    owners = {sector.owner for _, sector in state.sectors.items()} - {None}
    assert len({hatch.get_attribute("fill") or hatch.get_attribute("style") for hatch in hatches.all()}) == len(owners)
    board = page.get_by_role("grid", name="Board")
    box = board.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for zoom in (0, -700, -600):  # the galaxy, a region, a sector
        page.mouse.wheel(0, zoom)
        page.wait_for_timeout(1200)
        assert page.evaluate(_BY_COLOUR_ALONE) == []
    expect(page.locator(".small [data-seat]")).to_have_count(9)
    page.get_by_role("radio", name="Who controls what").click()
    assert page.evaluate(_BY_COLOUR_ALONE) == []
