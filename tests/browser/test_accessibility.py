"""For everybody: an audit by axe, keys, a visible focus, and words for those who listen."""

import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.server.running import BOT, FRIEND, ME

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
DEVICES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
THEMES: tuple[Literal["dark", "light"], ...] = ("light", "dark")

# Whether something can be told to have the focus: by its own outline, that of what it stands in, or a hexagon's ring.
_IS_MARKED = """element => {
  const outlined = (one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  const ring = element.querySelector('.ring');
  return ring ? getComputedStyle(ring).display !== 'none' : outlined(element) || outlined(element.parentElement);
}"""


_AT_REST = """async () => {  // what one motion changes may begin another
  const last = performance.now() + 2000;
  for (let moving; performance.now() < last && (moving = document.getAnimations()).length; )
    await Promise.race([
      Promise.all(moving.map((one) => one.finished.catch(() => undefined))),
      new Promise((done) => setTimeout(done, 2000)),
    ]);
}"""


def faults_on(person: Person) -> list[str]:
    """What axe finds wrong and holds to be serious: the rule, what is wrong, and where."""
    person.page.evaluate(_AT_REST)  # colours on their way from one to another are nobody's to read
    if not AXE.exists():
        pytest.skip("axe-core is not here: make page fetches it")
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{fault['id']}: {fault['help']}: {[node['target'] for node in fault['nodes']]}"
        for fault in found
        if fault["impact"] in GRAVE
    ]


def faults_in_both_themes(person: Person) -> list[str]:
    """The theme is that of the system, which may change it at any time."""
    found: list[str] = []
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme)
        expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
        found += faults_on(person)
    return found


@DEVICES
@pytest.mark.parametrize(("address", "waits_for"), [("/", "How it is played"), ("/new", "Start the game")])
def test_a_page_has_no_serious_fault(open_page: OpenPage, address: str, waits_for: str, phone: bool) -> None:
    ada = open_page(phone=phone)
    ada.opens(address)
    ada.sees(waits_for)
    ada.page.wait_for_load_state("networkidle")
    assert faults_in_both_themes(ada) == []


@pytest.mark.parametrize(("address", "waits_for"), [("/tables", "Take a free seat"), ("/rules", "SSE-1.1")])
def test_lobby_and_rules_have_no_serious_fault(open_page: OpenPage, address: str, waits_for: str) -> None:
    ada = open_page()
    ada.opens(address)
    ada.sees(waits_for)
    assert faults_in_both_themes(ada) == []


@DEVICES
def test_a_table_has_no_serious_fault(open_page: OpenPage, phone: bool) -> None:
    ada = open_page(phone=phone)
    ada.sits_at(ME, BOT, options={**TINY, "unexplored": True})
    assert ada.is_to_move()
    ada.plays_a_move()
    assert ada.is_to_move()
    ada.picks_ship()
    ada.presses(ada.ends.first)
    assert faults_in_both_themes(ada) == []


def test_a_refusal_a_hint_and_the_past_have_no_serious_fault(open_page: OpenPage) -> None:
    ada = open_page()
    ada.sits_at(ME, FRIEND, options=TINY)
    ada.cell("f8").click()
    ada.types("f5>f8:c")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    expect(ada.page.locator(".callout")).to_be_visible()
    assert faults_in_both_themes(ada) == []
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.get_by_role("region", name="Hint")).to_be_visible()
    assert faults_in_both_themes(ada) == []
    ada.moves("f5>f7:c")
    ada.page.get_by_role("button", name="Take back").click()
    ada.sees("Ada takes a move back")
    ada.log.first.click()
    ada.sees("The start")
    assert faults_in_both_themes(ada) == []


@DEVICES
def test_the_end_has_no_serious_fault(open_page: OpenPage, phone: bool) -> None:
    ada = open_page(phone=phone)
    ada.sits_at(ME, BOT, options=TINY)
    while ada.is_to_move():
        ada.plays_a_move()
    assert faults_in_both_themes(ada) == []


@pytest.mark.parametrize("button", ["Invite", "Settings", "Keys and help", "Resign"])
def test_a_dialog_has_no_serious_fault_and_gives_the_focus_back(open_page: OpenPage, button: str) -> None:
    ada = open_page()
    ada.sits_at(ME, FRIEND, options=TINY)
    opener = ada.page.get_by_role("button", name=button)
    opener.press("Enter")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert faults_on(ada) == []
    ada.keys("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_the_board_is_one_stop_of_the_tab_key(open_page: OpenPage) -> None:
    ada = open_page()
    ada.sits_at(ME, BOT, options=TINY)
    stop = ada.board.locator('[tabindex="0"]')
    expect(stop).to_have_count(1)
    ada.tabs_to(stop)
    ada.keys("ArrowRight", "ArrowRight")
    expect(ada.cell("f7")).to_be_focused()
    ada.keys("Tab")
    expect(ada.board.locator(":focus")).to_have_count(0)
    ada.keys("Shift+Tab")
    expect(ada.cell("f7")).to_be_focused()


@pytest.mark.parametrize("address", ["/", "/new", "/tables", "table"])
def test_wherever_tab_leads_the_focus_can_be_seen(open_page: OpenPage, address: str) -> None:
    ada = open_page()
    if address == "table":
        ada.sits_at(ME, BOT, options=TINY)
    else:
        ada.opens(address)
    expect(ada.page.get_by_role("main")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    seen = 0
    for _ in range(60):
        ada.keys("Tab")
        if ada.focused.count() == 0:
            break
        assert ada.focused.evaluate(_IS_MARKED), ada.focused.evaluate("element => element.outerHTML.slice(0, 200)")
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_nothing_reaches_beyond_the_edge_of_the_smallest_screen(open_page: OpenPage, language: str) -> None:
    """320 pixels: a small phone, or a screen of 1280 on which everything is four times as large."""
    ada = open_page(phone=True, language=language, viewport=ViewportSize(width=320, height=640))
    for address in ("/", "/new", "/tables", "/rules", "table"):
        if address == "table":
            ada.sits_at(ME, BOT, options=TINY)
        else:
            ada.opens(address)
        ada.page.wait_for_load_state("networkidle")
        assert ada.page.evaluate("document.documentElement.scrollWidth") == 320, address


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_letters_twice_as_large_are_cut_off_nowhere_on_the_first_page(open_page: OpenPage, language: str) -> None:
    """Its pictures reach beyond the edge, so nobody could scroll to words that did."""
    ada = open_page(phone=True, language=language)
    ada.opens("/")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    words = ada.page.locator("main :is(h1, h2, h3, p, .btn)")
    assert words.evaluate_all("all => all.map((one) => Math.ceil(one.getBoundingClientRect().right))") != []
    assert words.evaluate_all("all => all.filter((one) => one.getBoundingClientRect().right > 391).length") == 0


def test_the_first_stop_leads_past_the_bar(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/")
    ada.sees("Play now")
    ada.keys("Tab")
    expect(ada.focused).to_have_text("Skip to the content")
    expect(ada.focused).to_be_in_viewport()
    ada.keys("Enter", "Tab")
    expect(ada.focused).to_have_attribute("placeholder", "Paste a link to join a table")


def test_the_last_move_is_said_and_what_is_asked_now(open_page: OpenPage) -> None:
    ada, ben = open_page(), open_page()
    ada.sits_at(ME, FRIEND, options=TINY)
    ben.opens(ada.links[1])
    ben.sees("Ada to move")
    ada.moves("f5>f7:s")
    expect(ben.to_be_said).to_have_text(re.compile(r"Ada.*f7.*Trade Station.*Move a ship\."))
    expect(ben.page).to_have_title(re.compile("^Move a ship · "))
    ben.tabs_to(ben.board.locator('[tabindex="0"]'))
    ben.keys("r")
    expect(ben.to_be_said).to_have_text(re.compile("Ada.*f7.*Trade Station"))


def test_a_system_says_what_it_is_and_what_may_be_done(open_page: OpenPage) -> None:
    ada = open_page()
    ada.sits_at(ME, BOT, options=TINY)
    assert ada.is_to_move()
    expect(ada.cell("f7")).to_have_accessible_name("Star with two planets at f7. Free. Your ship can end here.")
    expect(ada.cell("h9")).to_have_accessible_name(re.compile("^Homeworld at h9"))


def test_the_policy_of_the_page_is_strict_and_no_page_breaks_it(open_page: OpenPage) -> None:
    """What a page does against its policy is an error, and `open_page` takes none."""
    ada = open_page()
    for address in ("/", "/new", "/tables", "/rules"):
        answer = ada.opens(address)
        assert answer is not None
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy or "default-src 'none'" in policy
        assert "unsafe-eval" not in policy
        ada.page.wait_for_load_state("networkidle")
    ada.sits_at(ME, BOT, options=TINY)
    assert ada.is_to_move()
    ada.plays_a_move()


def test_what_is_against_the_policy_would_be_noticed(open_page: OpenPage) -> None:
    ada = open_page(expected="forbidden by the policy|Content Security Policy")
    ada.opens("/")
    with ada.page.expect_console_message(lambda message: "forbidden by the policy: script-src" in message.text):
        ada.page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: '1'}))")
