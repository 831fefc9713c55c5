"""Inviting friends: the one who made the table has a working link for every free seat, whenever they look."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.server.running import FRIEND, ME

REFUSED = "status of 40"


@pytest.fixture
def ada(open_page: OpenPage) -> Person:
    """Has set up a table for herself and a friend, and gone to it."""
    ada = open_page(permissions=["clipboard-read", "clipboard-write"])
    ada.opens("/new")
    ada.page.get_by_role("radiogroup", name="Who plays Green").get_by_role("radio", name="By link").click()
    ada.page.get_by_role("radiogroup", name="First player").get_by_role("radio", name="Red").click()
    ada.page.get_by_role("button", name="Start the game").click()
    return ada


def link_for(person: Person, name: str) -> Locator:
    return person.page.get_by_role("textbox", name=f"Link for {name}")


def opens_invite(person: Person) -> None:
    person.presses(person.page.get_by_role("button", name="Invite"))


def test_the_link_of_a_free_seat_is_found_again_and_works(open_page: OpenPage, ada: Person) -> None:
    sent = link_for(ada, "Green").input_value()
    ada.page.get_by_role("link", name="Go to the table").click()
    ada.page.reload()
    opens_invite(ada)
    expect(link_for(ada, "Green")).to_have_value(sent)
    ada.page.get_by_role("button", name="Copy link").first.click()
    ada.sees("Copied")
    assert ada.page.evaluate("navigator.clipboard.readText()") == sent

    ben = open_page()
    ben.opens(sent)
    ben.sees("Red to move")
    expect(link_for(ada, "Green")).to_have_count(0)
    assert ada.page.evaluate("Object.keys(localStorage).filter(key => key.includes('links'))") == []


def test_a_link_that_the_browser_has_forgotten_is_made_anew(open_page: OpenPage) -> None:
    ada, late, ben = open_page(), open_page(expected=REFUSED), open_page()
    ada.sits_at(ME, FRIEND)
    opens_invite(ada)
    ada.sees("This browser does not remember the link.")
    ada.page.get_by_role("button", name="New link for Ben").click()
    new = link_for(ada, "Ben").input_value()
    ada.page.reload()
    opens_invite(ada)
    expect(link_for(ada, "Ben")).to_have_value(new)
    late.opens(ada.links[1])
    expect(late.page.get_by_role("alert")).to_be_visible()
    ben.opens(new)
    ben.sees(re.compile("Move a ship|Ada to move"))


def test_who_did_not_make_the_table_is_told_who_has_the_links(open_page: OpenPage) -> None:
    ada, ben = open_page(), open_page()
    ada.sits_at(ME, FRIEND, {"name": "Cora"})
    ben.opens(ada.links[1])
    opens_invite(ben)
    ben.sees("Not here yet: Cora. Whoever made the table can send them their link.")
    expect(link_for(ben, "Cora")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="New link for Cora")).to_have_count(0)


def test_a_link_is_shown_as_a_code_and_its_key_travels_in_no_address(ada: Person) -> None:
    key = link_for(ada, "Green").input_value().partition("#")[2]
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.get_by_role("button", name="QR code: Link for Green").click()
    code = ada.page.get_by_role("img", name="QR code: Link for Green")
    expect(code).to_be_visible()
    assert code.evaluate("async image => { await image.decode(); return image.naturalWidth }") > 100
    assert asked, "the code is drawn by the server"
    assert not [url for url in asked if key in url]


def test_links_that_only_this_machine_can_open_say_so(ada: Person) -> None:
    ada.sees("Only this machine can open these links.")
    ada.sees("stellarch serve --lan")
    ada.page.get_by_role("link", name="Go to the table").click()
    opens_invite(ada)
    ada.sees("Only this machine can open these links.")


def test_links_lead_to_the_address_on_the_network(open_page: OpenPage) -> None:
    ada = open_page()
    ada.page.route("**/api/addresses", lambda route: route.fulfill(json={"network": ["http://192.168.7.7:8000/"]}))
    ada.sits_at(ME, FRIEND)
    opens_invite(ada)
    expect(ada.page.get_by_role("textbox", name="Link to watch")).to_have_value(
        re.compile("^http://192.168.7.7:8000/t/")
    )
    expect(ada.page.get_by_text("Only this machine")).to_have_count(0)
