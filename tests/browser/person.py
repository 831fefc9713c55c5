"""Somebody at a browser: looks at the page, clicks and types. What may be done is read from the table, as the page reads it."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.running import GAME

PIECES = {"c": "Colony", "s": "Trade Station"}


class Person:
    """One person at one device."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # Getting to a table

    def sits_at(self, *players: dict[str, Any], **given: Any) -> str:
        """Makes a table and opens it; its id."""
        wanted = {"game": GAME, "players": list(players), **given}
        made = self.page.request.post("/api/tables", data=wanted)
        assert made.ok, made.text()
        table_id = str(made.json()["id"])
        self.page.goto(f"/t/{table_id}")
        self.links = {link["seat"]: f"/t/{table_id}#{link['key']}" for link in made.json()["links"]}
        return table_id

    @property
    def table_id(self) -> str:
        return self.page.url.split("/t/")[1].split("#")[0].split("?")[0]

    # Seeing

    def sees(self, words: str) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()

    def state(self) -> dict[str, Any]:
        return dict(self.page.request.get(f"/api/tables/{self.table_id}").json())

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-name="{name}"]')

    def is_over(self) -> bool:
        return bool(self.state()["table"]["over"])

    def waits_for_turn(self) -> list[dict[str, Any]]:
        """The choices, once it is this device's turn and the page shows it; none when the game is over."""
        while True:
            state = self.state()
            if state["table"]["over"]:
                return []
            if state["choices"]:
                self.page.locator(f'[data-number="{state["now"]["number"]}"]').first.wait_for(state="attached")
                return list(state["choices"])
            self.page.wait_for_timeout(50)

    # Acting

    def plays_by_mouse(self, choice: dict[str, Any]) -> None:
        """Ship, end, piece, confirm."""
        action = choice["action"]
        if action["type"] == "move":
            origin, target = choice["text"].split(":")[0].replace("~", ">").split(">")
            if self.cell(origin).get_attribute("aria-selected") != "true":
                self.cell(origin).click()
            self.cell(target).click()
            self.page.get_by_role("radio", name=PIECES[action["place"]]).click()
        self.page.get_by_role("button", name="Confirm").click()

    def types(self, text: str) -> None:
        """A move in notation, in the box for it."""
        box = self.page.get_by_role("textbox", name="Type a move")
        box.fill(text)
        box.press("Enter")
