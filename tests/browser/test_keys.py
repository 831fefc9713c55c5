"""The keys of Space Wars, one after the other at one table: on the map, and at the desks in its place."""

import re

from playwright.sync_api import expect

from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.browser.positions import set_up
from tests.rules.space_wars.given import A, B, begin, given
from tests.server.running import Server

HOME = System(Levels(city=2, shipyard=1))


def at_a_border() -> State:
    """Four craft together at A's home, 4-2, with something to load; a sector of B's not far from it."""
    craft = " ".join(f"{name}@{A.home}" for name in ("cruiser1", "cruiser2", "corvette1", "freight1"))
    state = given(
        A(systems={A.home: HOME}, craft=craft, holds="3-1"),
        B(holds="3-3"),
        sectors={A.home: {"tokens": Tokens(2, 1, 1)}},
        turn=3,
    )
    return begin(state, "player_subphases")


def stands_on(ines: Person, name: str) -> None:
    ines.cell(name).focus()
    expect(ines.focused).to_have_attribute("data-name", name)


def to_the_map(ines: Person) -> None:
    ines.keys("Alt+0")
    expect(ines.focused).to_have_attribute("role", "gridcell")


def test_every_key_of_the_map_and_the_desks(open_page: OpenPage, site: Server) -> None:
    ines, home = open_page(), "4-2"
    page, heard = ines.page, ines.to_be_said
    ines.opens(set_up(site.database, at_a_border())[0])
    expect(ines.board).to_be_visible()
    to_the_map(ines)

    # X: who goes is ticked; Alt 0 leads back to the map.
    stands_on(ines, home)
    ines.keys("x")
    crew = page.get_by_role("group", name="Craft that go")
    expect(crew.get_by_role("checkbox", checked=True)).to_have_count(0)
    corvette = crew.get_by_role("checkbox", name=re.compile("Corvette"))
    expect(crew.get_by_role("checkbox").first).to_be_focused()
    corvette.press("Space")
    expect(crew.get_by_role("checkbox", checked=True)).to_have_count(1)

    # Q: the way is laid sector by sector, and sent with Enter.
    to_the_map(ines)
    stands_on(ines, "3-1")
    ines.keys("q")
    expect(heard).to_have_text(re.compile("^A way of 1 step"))
    stands_on(ines, "3-3")
    ines.keys("q")
    expect(heard).to_have_text(re.compile("^The way cannot go on here"))
    stands_on(ines, "2-0")
    ines.keys("q")
    expect(heard).to_have_text(re.compile("^A way of 2 steps"))
    assert ines.number == 0
    ines.keys("Enter")
    ines.sees_move(1)
    expect(ines.cell("2-0")).to_have_accessible_name(re.compile("Yours: corvette"))

    # L: what can be loaded where one stands.
    ines.keys("Escape", "Escape")
    stands_on(ines, home)
    ines.keys("l")
    expect(ines.focused).to_have_accessible_name(re.compile("^Load .* onto freighter 1"))
    stands_on(ines, "3-1")
    ines.keys("l")
    expect(heard).to_have_text("Nothing can be loaded or unloaded here now.")

    # B: the desk of works, at this world; T: the desk of treaties, with the owner of this sector.
    stands_on(ines, home)
    ines.keys("b")
    expect(page.get_by_role("heading", name="Arcadia Prime")).to_be_visible()
    to_the_map(ines)
    stands_on(ines, "3-3")
    ines.keys("b")
    expect(heard).to_have_text("You can only build on worlds that you hold.")
    ines.keys("t")
    expect(page.get_by_role("heading", name=re.compile("Orrin"))).to_be_visible()
    to_the_map(ines)
    stands_on(ines, home)
    ines.keys("t")
    expect(heard).to_have_text("This sector belongs to nobody else.")

    # At a desk the same keys speak of the sector that was looked into.
    ines.keys("i", "Alt+6")
    expect(page.get_by_role("heading", name="Research", exact=True)).to_be_visible()
    ines.keys("b")
    expect(page.get_by_role("heading", name="Arcadia Prime")).to_be_visible()

    # M and O: the small map, the overlays.
    to_the_map(ines)
    ines.keys("+", "+", "+", "+")
    small = page.get_by_role("img", name=re.compile("Small map"))
    expect(small).to_be_visible()
    ines.keys("m")
    expect(small).to_have_count(0)
    ines.keys("m", "o")
    expect(small).to_be_visible()
    expect(page.get_by_role("radio", name="Who controls what")).to_be_checked()

    # W, [ ], Z, R, H, /: why not, the log, take back, say it again, a hint, a move in writing.
    stands_on(ines, home)
    ines.keys("Escape", "Enter", "0")
    expect(ines.focused).to_have_attribute("aria-selected", "true")
    stands_on(ines, "3-9")
    ines.keys("w")
    expect(page.get_by_text("Not there")).to_be_visible()
    ines.keys("Escape", "Escape", "[")
    expect(page.get_by_text("The start")).to_be_visible()
    ines.keys("]")
    expect(page.get_by_text("The start")).to_have_count(0)
    ines.keys("r")
    expect(heard).to_have_text(re.compile("corvette", re.IGNORECASE))
    ines.keys("z")
    ines.sees_move(2)
    stands_on(ines, home)
    ines.keys("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    ines.keys("/")
    expect(ines.focused).to_have_accessible_name(re.compile("Type a move"))

    # Letters are letters where one writes.
    ines.keys("x", "q", "m")
    expect(ines.focused).to_have_value("xqm")

    to_the_map(ines)
    ines.keys("?")
    keys = page.get_by_role("dialog", name="Keys")
    for key in ("Q", "X", "L", "B", "T", "M", "W", "O", "Z", "H", "R", "[", "]", "/", ".", "?", "Space"):
        expect(keys.locator("kbd").get_by_text(key, exact=True).first).to_be_visible()
