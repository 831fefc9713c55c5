"""Every kind of decision is made at the page once: those that a turn at peace or a plain battle does not bring."""

import re
from collections.abc import Mapping
from typing import get_args

from playwright.sync_api import Page, expect

from stellarch.games.space_wars.chapters.battle.fighting import STEPS
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.flow import MOMENTS
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.state.ground import GroundBattle, GroundStepName
from tests.browser.conftest import OpenPage
from tests.browser.decisions import POSITIONS
from tests.browser.positions import set_up
from tests.server.running import Server

AT_PEACE = "agenda chairing ballot declarations answers extraction subphases research works repairs"
"""What is decided in test_peaceful_decisions.py."""

PRESSED: Mapping[str, tuple[str, ...]] = {
    "redealing": ("Ask for a new deal",),
    "proposing": ("^Free trade act",),
    "vetoing": ("^Veto$",),
    "voting": ("^Vote for motion 1",),
    "planning": ("^Electronic material",),
    "speaking": ("^Offer Orrin a commercial agreement",),
    "considering": ("^Accept$",),
    "peace on terms": ("^Accept$",),
    "refounding": ("^Make Arcadia Prime your capital",),
    "relocating": ("^Withdraw cruiser 1 to sector 3-4",),
    "promoting": ("^Give admiral 1 a second star",),
    "overloaded": ("^Throw 1 veteran legion overboard",),
    "intercepting": ("^Command it yourself",),
    "mustering": ("^Fight beside Orrin",),
    "battle: breakthrough": ("^Cruiser 1",),
    "battle: withdraw": ("^All of them",),
    "groundbattle: losses": ("^One less: Regular legion", "^One more: Veteran legion"),
    "groundbattle: press_on": ("^Break off",),
    "groundbattle: garrison": ("^One more: Regular legion",),
}
"""What is pressed before the one button; where a press plays at once, the button is not needed any more."""


def presses(page: Page, name: str) -> None:
    wanted = re.compile(name)
    found = (page.get_by_role(role, name=wanted) for role in ("button", "radio", "checkbox"))
    first, *others = found
    for other in others:
        first = first.or_(other)
    first.first.click()


def test_each_of_them_is_asked_and_answered(open_page: OpenPage, site: Server) -> None:
    ines = open_page()
    page = ines.page
    for name in POSITIONS.keys() - {"capital moved", "mines and guns"}:
        state, seat = POSITIONS[name]()
        ines.opens(set_up(site.database, state)[seat])
        asked = rules.decision(state, seat)
        assert asked is not None, name
        expect(page.get_by_role("region", name=asked.label.en, exact=True), name).to_be_visible()
        for press in PRESSED.get(name, ()):
            presses(page, press)
        played, main = page.locator('.page[data-number]:not([data-number="0"])'), page.locator(".now .btn.main:enabled")
        expect(played.or_(main).first, name).to_be_visible()
        if ines.number == 0:  # while what was pressed is being played, the button cannot be
            main.click()
        expect(ines.shown, name).not_to_have_attribute("data-number", "0")


def test_what_awaits_one_is_said_before_the_order_and_told_after_it(open_page: OpenPage, site: Server) -> None:
    ines = open_page()
    state, seat = POSITIONS["mines and guns"]()
    ines.opens(set_up(site.database, state)[seat])
    for origin, target, warning, fact in (
        ("3-4", "3-3", "Mines in", "[Mm]ines"),
        ("3-6", "3-5", "orbital defence", "orbital defence"),
    ):
        ines.cell(origin).click()
        ines.cell(target).click()
        expect(ines.page.get_by_role("region", name="Move your craft and act")).to_contain_text(re.compile(warning))
        before = ines.number
        ines.page.get_by_role("button", name=re.compile("^Go to")).click()
        expect(ines.shown).not_to_have_attribute("data-number", str(before))
        expect(ines.page.get_by_role("list", name="Log")).to_contain_text(re.compile(fact))


def test_the_capital_is_moved(open_page: OpenPage, site: Server) -> None:
    ines = open_page()
    state, seat = POSITIONS["capital moved"]()
    ines.opens(set_up(site.database, state)[seat])
    ines.page.get_by_text("1 other order").click()
    presses(ines.page, "Draconis 31.*capital")
    expect(ines.shown).to_have_attribute("data-number", "1")
    ines.page.get_by_role("button", name="End the movements").click()
    expect(ines.page.get_by_role("list", name="Log")).to_contain_text(re.compile("capital.*Draconis 31"))


def kind_of(state: State, seat: int) -> str:
    asked = rules.decision(state, state.seats[seat])
    assert asked is not None
    return asked.kind


def test_no_kind_of_decision_is_left_out() -> None:
    positions = [prepared() for prepared in POSITIONS.values()]
    driven = {kind_of(state, seat) for state, seat in positions} | {*AT_PEACE.split()}
    assert {moment.kind for moment in MOMENTS.values() if moment.kind} == driven
    steps: set[str] = {state.matter.step for state, _ in positions if isinstance(state.matter, (Battle, GroundBattle))}
    asking = {name for name, step in STEPS.items() if hasattr(step, "asks")}
    assert steps == {*asking, *get_args(GroundStepName)}
