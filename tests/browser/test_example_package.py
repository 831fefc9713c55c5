"""A game of another package, of which the page has nothing but what the game shows of itself: a map of hexes."""

import re
import textwrap
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DIST, OpenPage
from tests.browser.person import Person
from tests.browser.test_accessibility import faults_on
from tests.packages import install_example
from tests.server.running import ME, Server, running

FINISHER = {"bot": "hex-nim-finisher"}
OWN_BOT = """
    class Miser:
        name = "miser"

        def choose(self, game, view, choices, seed):
            return min(choices, key=lambda take: len(take.row))
"""
TAKE = re.compile(r"^Take [a-g]\d")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which the package is installed."""
    if not DIST.exists():
        pytest.skip("the page is not built: make page")
    folder = tmp_path_factory.mktemp("packages")
    install_example(folder / "site")
    (folder / "site" / "mine.py").write_text(textwrap.dedent(OWN_BOT))
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(folder / "site"))
        with running(folder, "--bot=mine:Miser") as server:
            yield server


def stones(person: Person) -> Locator:
    return person.page.locator('[data-name][aria-label*="Stone"]')


def is_to_move(person: Person) -> bool:
    """Waits for the turn: whether it has come, or else the game is over."""
    expect(person.page.locator('[aria-label*="Can be chosen"]').or_(person.verdict).first).to_be_visible()
    return not person.verdict.is_visible()


def test_it_is_found_at_home_and_pointed_at_to_its_end(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/")
    door = ada.page.get_by_role("article", name="Hex-Nim")
    expect(door.locator("svg[role=img]")).to_be_visible()
    door.get_by_role("button", name="Play now").click()
    while is_to_move(ada):
        before = ada.number
        stones(ada).first.click()
        expect(ada.page.get_by_role("button", name=TAKE)).to_be_enabled()
        lit = ada.page.locator('[aria-label*="Lit, can be chosen"]')
        if lit.count():
            lit.last.click()
        ada.presses(ada.page.get_by_role("button", name=TAKE))
        expect(ada.shown).not_to_have_attribute("data-number", str(before))
    expect(ada.verdict).to_have_text(re.compile("wins?"))


def test_by_keys_alone_and_from_the_list_in_words(open_page: OpenPage) -> None:
    ada = open_page()
    ada.sits_at(ME, ME, game="hex-nim", options={"radius": 1})
    ada.tabs_to(ada.page.locator('[role="gridcell"][tabindex="0"]'))
    ada.keys("Enter", "ArrowRight", "Enter")
    expect(ada.to_be_said).to_contain_text("Take c4 and c5: Enter confirms.")
    ada.keys("Enter")
    ada.sees_move(1)
    expect(stones(ada)).to_have_count(5)
    ada.page.get_by_text("actions", exact=False).first.click()
    ada.page.get_by_role("list").get_by_role("button", name="Take d3 to d5").click()
    ada.page.locator(".main", has_text="Take d3 to d5").click()
    ada.sees_move(2)
    assert faults_on(ada) == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_on_a_phone(open_page: OpenPage, scheme: str) -> None:
    ada = open_page(phone=True, color_scheme=scheme)
    ada.sits_at(ME, FINISHER, game="hex-nim")
    assert is_to_move(ada)
    assert faults_on(ada) == []
    ada.presses(ada.cell("d4"))
    ada.presses(ada.cell("d6"))
    ada.presses(ada.page.get_by_role("button", name="Take d4 to d6"))
    expect(ada.cell("d5")).to_have_attribute("aria-label", re.compile("Empty"))


def test_bots_that_were_added_are_chosen_by_name(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/new/hex-nim")
    opponent = ada.page.get_by_role("combobox", name=re.compile("^Level"))
    added = opponent.locator("optgroup[label='Added to this server'] option")
    expect(added).to_have_text(["hex-nim-finisher", "miser"])
    opponent.select_option("miser")
    ada.page.get_by_role("button", name="Start the game").click()
    assert is_to_move(ada)
    before = stones(ada).count()
    ada.presses(ada.cell("d4"))
    ada.presses(ada.page.get_by_role("button", name="Take d4"))
    expect(stones(ada)).to_have_count(before - 2)
