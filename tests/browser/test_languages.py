"""English, French and German, dark and light: as the browser asks, until the visitor says otherwise."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.catalogue import only_english, words_on
from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.server.running import BOT, FRIEND, ME


@pytest.fixture
def marie(open_page: OpenPage) -> Person:
    return open_page(language="fr-FR", expected="status of 404")


def english_on(person: Person) -> set[str]:
    """What the person reads in English though the page could say it in French."""
    games = {language: _games(person, language) for language in ("en", "fr")}
    patterns = only_english(games["en"], games["fr"])
    return {words for words in words_on(person.page) if any(pattern.fullmatch(words) for pattern in patterns)}


def _games(person: Person, language: str) -> Any:
    return person.page.request.get("/api/games", headers={"Accept-Language": language}).json()


def reads_french(person: Person) -> None:
    assert english_on(person) == set()
    expect(person.page.locator("html")).to_have_attribute("lang", "fr")


def test_english_is_known_when_it_is_read(open_page: OpenPage) -> None:
    ada = open_page()
    ada.sits_at(ME, BOT, options=TINY)
    assert english_on(ada) >= {"Colony", "16 left", "Black hole at f8.", "Your ship can end here."}


@pytest.mark.parametrize(
    ("address", "waits_for"),
    [
        ("/", "Comment on joue"),
        ("/new", "Commencer la partie"),
        ("/tables", "Tables ouvertes"),
        ("/rules", "SSE-1.1"),
        ("/nowhere", "Que des étoiles"),
        ("/t/nowhere", "Cette table"),
    ],
)
def test_every_page_is_french_for_a_french_browser(marie: Person, address: str, waits_for: str) -> None:
    marie.opens(address)
    marie.sees(waits_for)
    reads_french(marie)


def test_the_table_is_french_from_the_first_move_to_the_last(marie: Person) -> None:
    address = marie.sits_at(ME, FRIEND, options=TINY)
    marie.sees("Déplacez un vaisseau")
    reads_french(marie)
    for button in ("Inviter", "Réglages", "Touches et aide"):
        marie.page.get_by_role("button", name=button).click()
        expect(marie.page.get_by_role("dialog")).to_be_visible()
        reads_french(marie)
        marie.keys("Escape")
    marie.cell("f8").click()
    expect(marie.page.locator(".callout")).to_contain_text("trou noir")
    marie.types("f5>f8:c")
    marie.sees("trou noir")
    reads_french(marie)
    marie.moves("f5>f7:c")
    marie.sees("Ben n’est pas encore là")
    reads_french(marie)

    marie.page.request.post(
        f"/api{address.replace('/t/', '/tables/')}/actions", data={"seat": 0, "after": 1, "action": "resign"}
    )
    expect(marie.verdict).to_be_visible()
    reads_french(marie)


def test_the_language_is_switched_and_remembered(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/")
    ada.sees("Play now")
    ada.page.get_by_label("Language").select_option("fr")
    ada.sees("Jouer")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.page.reload()
    ada.sees("Jouer")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.page.get_by_label("Langue").select_option("en")
    ada.sees("Play now")


def test_a_german_browser_gets_german(open_page: OpenPage) -> None:
    ina = open_page(language="de-AT")
    ina.opens("/")
    ina.sees("Jetzt spielen")
    expect(ina.page.locator("html")).to_have_attribute("lang", "de")


def test_a_table_changes_its_language_where_it_stands(open_page: OpenPage) -> None:
    """What is laid out, said and asked is told anew; nothing is opened again."""
    ada = open_page()
    ada.sits_at(ME, FRIEND, options=TINY)
    ada.moves("f5>f7:c")
    ada.page.evaluate("window.isTheSame = true")
    log = ada.page.get_by_role("list", name=re.compile("^(Log|Verlauf)$"))
    expect(log).to_contain_text("Ada begins.")
    ada.page.get_by_label("Language").select_option("de")
    expect(log).to_contain_text("Ada beginnt.")
    expect(log).not_to_contain_text("begins")
    expect(ada.cell("f8")).to_have_attribute("aria-label", re.compile("^Schwarzes Loch"))
    ada.page.get_by_label("Sprache").select_option("en")
    expect(log).to_contain_text("Ada begins.")
    assert ada.page.evaluate("window.isTheSame")


def test_another_language_gets_english(open_page: OpenPage) -> None:
    jan = open_page(language="nl-NL")
    jan.opens("/")
    jan.sees("Play now")
    expect(jan.page.locator("html")).to_have_attribute("lang", "en")


def test_the_theme_is_the_systems_until_it_is_switched_and_is_remembered(open_page: OpenPage) -> None:
    ada = open_page(color_scheme="light")
    ada.opens("/")
    page = ada.page.locator("html")
    expect(page).to_have_attribute("data-theme", "light")
    ada.page.get_by_role("button", name="Dark").click()
    expect(page).to_have_attribute("data-theme", "dark")
    ada.page.reload()
    expect(page).to_have_attribute("data-theme", "dark")
    ada.sees("Play now")
    ada.page.get_by_role("button", name="Light").click()
    expect(page).to_have_attribute("data-theme", "light")


def test_language_and_theme_are_switched_at_the_table(open_page: OpenPage) -> None:
    ada = open_page(phone=True)
    ada.sits_at(ME, BOT, options=TINY)
    ada.presses(ada.page.get_by_role("button", name="Settings"))
    ada.presses(ada.page.get_by_role("button", name="Français"))
    ada.presses(ada.page.get_by_role("button", name="Papier"))
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.cell("f8")).to_have_attribute("aria-label", re.compile("^Trou noir"))
