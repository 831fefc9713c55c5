"""A guest keeps the name with a passkey or on paper, and finds the games again on another device."""

import re
from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.browser.test_accessibility import DEVICES, faults_in_both_themes
from tests.server.running import FRIEND, ME, Server


def by_name(site: Server) -> dict[str, str]:
    """Passkeys hold for a name, not for a number."""
    return {"base_url": site.url.replace("127.0.0.1", "localhost")}


def with_authenticator(person: Person) -> tuple[CDPSession, str]:
    """What unlocks passkeys on this device, and who owns it is there."""
    line = person.page.context.new_cdp_session(person.page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return line, line.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def passkeys_of(person: tuple[CDPSession, str]) -> list[dict[str, Any]]:
    line, authenticator = person
    found: list[dict[str, Any]] = line.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})[
        "credentials"
    ]
    return found


def is_called(person: Person, name: str) -> None:
    person.page.get_by_label("Your name at every table").fill(name)
    person.page.get_by_role("button", name="Save name").click()
    person.sees(f"You are {name}, a guest")


def test_a_guest_keeps_the_name_with_a_passkey_and_plays_on_elsewhere(open_page: OpenPage, site: Server) -> None:
    ada = open_page(**by_name(site))
    keys = with_authenticator(ada)
    address = ada.sits_at({**ME, "name": "Ines"}, FRIEND, options=TINY)
    ada.opens("/you")
    ada.sees("You are a guest")
    is_called(ada, "Ines")
    assert faults_in_both_themes(ada) == []
    ada.page.get_by_role("button", name="Keep my name with a passkey").click()
    ada.sees("Your name is kept.")
    ada.sees("Passkey for localhost")
    assert faults_in_both_themes(ada) == []

    phone = open_page(phone=True, **by_name(site))
    line, authenticator = with_authenticator(phone)
    for passkey in passkeys_of(keys):  # as the phone has it from the person's other devices
        line.send("WebAuthn.addCredential", {"authenticatorId": authenticator, "credential": passkey})
    phone.opens("/you")
    phone.presses(phone.page.get_by_role("button", name="With a passkey", exact=True))
    phone.sees("Welcome back, Ines.")
    assert faults_in_both_themes(phone) == []
    phone.opens("/games")
    phone.presses(phone.page.locator(f'a[href^="{address}"]').first)
    assert phone.is_to_move()
    phone.plays_a_move()
    ada.opens(address)
    ada.sees_move(1)


def test_words_on_paper_open_the_account_and_take_along_what_was_played_here(open_page: OpenPage) -> None:
    ada = open_page()
    ada.opens("/you")
    is_called(ada, "Ines")
    ada.page.get_by_label("Words on paper").check(force=True)
    ada.page.get_by_role("button", name="Keep my name on paper").click()
    ada.sees("Write this down")
    number, words = ada.page.locator(".paper dd").all_inner_texts()
    assert faults_in_both_themes(ada) == []

    other = open_page()
    other.sits_at(ME, FRIEND, options=TINY)
    other.opens("/you")
    other.page.get_by_role("button", name="With words on paper").click()
    other.sees("Take 1 game of this browser along")
    other.page.get_by_role("textbox", name="Number").fill(number)
    other.page.get_by_role("textbox", name="Four words").fill(words.upper())
    other.page.get_by_role("button", name="Come back").click()
    other.sees("Welcome back, Ines.")
    other.sees(re.compile("Your name and 1 game open"))
    ada.page.reload()
    ada.sees(re.compile("Your name and 1 game open"))
    ada.page.get_by_role("button", name=re.compile("^Sign out: ")).click()
    expect(ada.page.get_by_role("button", name=re.compile("^Sign out: "))).to_have_count(0)
    other.page.reload()
    other.sees("You are a guest")


@DEVICES
def test_a_person_has_a_page_with_rating_results_and_games(open_page: OpenPage, phone: bool) -> None:
    ada, ben = open_page(phone=phone), open_page()
    address = ada.sits_at(ME, FRIEND, options=TINY, listed=True)
    ben.opens(ada.links[1])
    ben.sees("Ada")
    ada.plays_a_move()
    gives_up = {"seat": 1, "after": ada.number, "action": "resign"}
    assert ben.page.request.post(f"/api/tables/{address.removeprefix('/t/')}/actions", data=gives_up).ok
    expect(ada.verdict).to_be_visible()
    ada.opens("/person/me")
    ada.sees("1 finished game")
    ada.sees("1st of 2")
    ada.sees("Where the points come from in Small Star Empires")
    expect(ada.page.get_by_role("img", name=re.compile("1 times ahead"))).to_be_visible()
    assert faults_in_both_themes(ada) == []
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
