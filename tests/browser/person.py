"""Somebody at a browser: looks at the page, points, taps and presses keys. Knows no more than the page shows."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

from tests.server.running import GAME

TINY = {"board": "r.f5-a12X1.g5-1e2RO.h5-11O1b", "first_player": 0}
"""Fifteen systems with two wormholes and a black hole: a game of about ten moves, red to begin."""


class Person:
    """One person at one device."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.links: dict[int, str] = {}

    # Getting to a table

    def opens(self, address: str) -> Response | None:
        return self.page.goto(address)

    def sits_at(self, *players: dict[str, Any], **given: Any) -> str:
        """Makes a table and opens it; its address. The other seats' links are kept."""
        made = self.page.request.post("/api/tables", data={"game": GAME, "players": list(players), **given})
        assert made.ok, made.text()
        address = f"/t/{made.json()['id']}"
        self.links = {link["seat"]: f"{address}#{link['key']}" for link in made.json()["links"]}
        self.opens(address)
        # Space Wars begins with a form in the board's place where nobody advises.
        expect(self.shown if given.get("game") == "space-wars" else self.board).to_be_visible()
        return address

    def leaves(self) -> None:
        self.page.close()

    # Seeing

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid", name=re.compile("Board|Plateau"))

    @property
    def cells(self) -> Locator:
        return self.page.locator("[data-name]")

    @property
    def ships(self) -> Locator:
        """Ships that can move; where there is only one, it is picked by itself."""
        return self.page.locator('[data-name][aria-label*="Can move."], [data-name][aria-label*="Picked."]')

    @property
    def ends(self) -> Locator:
        """Where the ship that is picked may end."""
        return self.page.locator('[data-name][aria-label*="can end here"]')

    @property
    def verdict(self) -> Locator:
        """Who won, once the game is over."""
        return self.page.locator(".end").get_by_role("heading", level=1)

    @property
    def log(self) -> Locator:
        """The lines of the log; what else can be pressed there is no line."""
        return self.page.get_by_role("list", name="Log").locator("button[data-number]")

    @property
    def shown(self) -> Locator:
        """The page of the table, which carries the number of the position it shows."""
        return self.page.locator(".page[data-number]")

    @property
    def number(self) -> int:
        return int(self.shown.get_attribute("data-number") or -1)

    @property
    def to_be_said(self) -> Locator:
        """What a reader of the screen says of its own accord."""
        return self.page.locator('p[aria-live="polite"]')

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-name="{name}"]')

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()

    def sees_move(self, number: int) -> None:
        expect(self.shown).to_have_attribute("data-number", str(number))

    def is_to_move(self) -> bool:
        """Waits for the turn: whether it has come, or else the game is over."""
        expect(self.ships.or_(self.verdict).first).to_be_visible()
        return not self.verdict.is_visible()

    # Acting

    def presses(self, wanted: Locator) -> None:
        """With the mouse, or on a phone with a finger."""
        if self.touch:
            wanted.tap()
        else:
            wanted.click()

    def picks_ship(self) -> None:
        ship = self.ships.nth(self.number % self.ships.count())
        if ship.get_attribute("aria-selected") != "true":
            self.presses(ship)
        expect(self.ends.first).to_be_visible()

    def plays_a_move(self) -> None:
        """Ship, end, piece, and the button that says so; some of each kind as the game goes on."""
        before = self.number
        self.picks_ship()
        self.presses(self.ends.nth(before % self.ends.count()))
        pieces = self.page.get_by_role("radiogroup", name="What is placed").get_by_role("radio", disabled=False)
        self.presses(pieces.nth(before // 2 % pieces.count()))
        self.presses(self.page.get_by_role("button", name=re.compile("^(Colony|Trade Station) at ")))
        expect(self.shown).not_to_have_attribute("data-number", str(before))

    def plays_a_move_by_keys(self) -> None:
        """N for the next ship, E for the next end, C or T for the piece, Enter twice."""
        before = self.number
        self.keys("n")
        if self.focused.get_attribute("aria-selected") != "true":
            self.keys("Enter")
        expect(self.ends.first).to_be_visible()
        self.keys(*["e"] * (1 + before % self.ends.count()), "t" if before % 4 == 0 else "c", "Enter", "Enter")
        expect(self.shown).not_to_have_attribute("data-number", str(before))

    def types(self, text: str) -> None:
        """A move in writing, in the box for it."""
        box = self.page.get_by_role("textbox", name=re.compile("Type a move|Saisir un coup"))
        box.fill(text)
        box.press("Enter")

    def moves(self, text: str) -> None:
        """A move in writing that is legal, and has been played; bots may have answered since."""
        before = self.number
        self.types(text)
        expect(self.shown).not_to_have_attribute("data-number", str(before))

    # Keys

    @property
    def focused(self) -> Locator:
        return self.page.locator(":focus")

    def keys(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def tabs_to(self, wanted: Locator) -> None:
        """Presses Tab until it is there."""
        expect(wanted).to_be_visible()
        for _ in range(80):
            if wanted.evaluate("wanted => wanted === document.activeElement"):
                return
            self.keys("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")
