"""Two friends at two devices: what one plays the other sees, whatever happens to the line between them."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.server.running import FRIEND, ME, running

LOST_LINE = r"ERR_(FAILED|INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONNECTION_\w+)|WebSocket connection"
REFUSED = "status of 40"
TABLE = re.compile(r"/api/tables/[^/]+$")


@pytest.fixture
def ada(open_page: OpenPage) -> Person:
    """At a table of two on a small board, red, and to move."""
    ada = open_page(expected=LOST_LINE)
    ada.sits_at(ME, FRIEND, options=TINY)
    return ada


@pytest.fixture
def ben(open_page: OpenPage, ada: Person) -> Person:
    """Has opened the link of the other seat."""
    ben = open_page(expected=f"{LOST_LINE}|{REFUSED}")
    ben.opens(ada.links[1])
    ben.sees("Ada to move")
    return ben


def test_a_link_from_the_set_up_page_seats_a_friend(open_page: OpenPage) -> None:
    ada, ben = open_page(), open_page()
    ada.opens("/new")
    ada.page.get_by_role("radiogroup", name="Who plays Green").get_by_role("radio", name="By link").click()
    ada.page.get_by_role("radiogroup", name="First player").get_by_role("radio", name="Red").click()
    ada.page.get_by_role("button", name="Start the game").click()
    ben.opens(ada.page.get_by_role("textbox", name="Link for Green").input_value())
    ada.page.get_by_role("link", name="Go to the table").click()
    assert ada.is_to_move()
    ben.sees("Red to move")
    assert "#" not in ben.page.url, "the key of the link is a secret and leaves the address"


def test_moves_of_one_appear_at_the_other(ada: Person, ben: Person) -> None:
    loads = []
    ben.page.on("load", lambda page: loads.append(page.url))
    ada.moves("f5>f7:c")
    assert ben.is_to_move()
    expect(ben.cell("f7")).to_have_attribute("aria-label", re.compile("Colony of Ada"))
    ben.moves("h9>h8:s")
    assert ada.is_to_move()
    expect(ada.cell("h8")).to_have_attribute("aria-label", re.compile("Trade Station of Ben"))
    assert loads == []


def test_one_who_reloads_goes_on(ada: Person, ben: Person) -> None:
    ada.moves("f5>f7:c")
    assert ben.is_to_move()
    ben.page.reload()
    assert ben.is_to_move()
    ben.moves("h9>h8:c")
    assert ada.is_to_move()


def test_one_who_was_away_catches_up(ada: Person, ben: Person) -> None:
    ben.page.context.set_offline(True)
    ada.moves("f5>f7:c")
    assert ben.number == 0
    ben.page.context.set_offline(False)
    ben.sees_move(1)
    assert ben.is_to_move()
    ben.moves("h9>h8:c")
    assert ada.is_to_move()


def test_what_could_not_be_fetched_is_fetched_later(ada: Person, ben: Person) -> None:
    ben.page.route(TABLE, lambda route: route.abort())
    with ben.page.expect_event("requestfailed"):
        ada.moves("f5>f7:c")
    ben.page.unroute(TABLE)
    ben.sees_move(1)


def test_a_move_made_without_a_line_is_sent_when_it_is_back(ada: Person, ben: Person) -> None:
    ada.page.context.set_offline(True)
    ada.types("f5>f7:c")
    ada.sees("Connection lost.")
    ada.page.context.set_offline(False)
    ada.sees_move(1)
    assert ben.is_to_move()


def test_the_server_falls_over_and_the_game_goes_on(open_page: OpenPage, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = open_page(base_url=server.url, expected=LOST_LINE)
        ben = open_page(base_url=server.url, expected=LOST_LINE)
        ada.sits_at(ME, FRIEND, options=TINY)
        ben.opens(ada.links[1])
        ben.sees("Ada to move")
        server.kill()
        ben.sees("Connection lost.")
        ada.types("f5>f7:c")
        ada.sees("Your move will be sent as soon as the connection is back.")
        server.start()
        assert ben.is_to_move()
        ben.moves("h9>h8:c")
        assert ada.is_to_move()
        for person in (ada, ben):
            expect(person.page.get_by_text("Connection lost.")).to_have_count(0)
            person.leaves()


def test_a_spectator_sees_the_moves_and_cannot_act(open_page: OpenPage, ada: Person) -> None:
    eve = open_page()
    eve.opens(ada.page.url)
    eve.sees("You are watching.")
    ada.moves("f5>f7:c")
    eve.sees_move(1)
    expect(ada.page.get_by_text("1 watching")).to_be_visible()
    expect(eve.ships).to_have_count(0)
    expect(eve.page.get_by_role("textbox")).to_have_count(0)
    expect(eve.page.get_by_role("radio")).to_have_count(0)
    for button in ("Resign", "Take back", "Hint", "Allow"):
        expect(eve.page.get_by_role("button", name=button)).to_have_count(0)
    eve.cell("h9").click()
    eve.sees("Ben’s homeworld")


def test_a_take_back_is_asked_for_and_allowed(ada: Person, ben: Person) -> None:
    ada.moves("f5>f7:c")
    ada.page.get_by_role("button", name="Ask to take back").click()
    ada.sees("Waiting for Ben.")
    ben.sees("Ada asks to take back a move.")
    ben.page.get_by_role("button", name="Allow").click()
    ben.sees("Ada takes a move back")
    assert ada.is_to_move()
    for person in (ada, ben):
        expect(person.cell("f7")).to_have_attribute("aria-label", re.compile("Free"))


def test_a_take_back_may_be_refused(ada: Person, ben: Person) -> None:
    ada.moves("f5>f7:c")
    ada.page.get_by_role("button", name="Ask to take back").click()
    ben.page.get_by_role("button", name="Refuse").click()
    expect(ada.page.get_by_text("Waiting for Ben.")).to_have_count(0)
    assert ben.is_to_move()
    expect(ada.cell("f7")).to_have_attribute("aria-label", re.compile("Your Colony"))


def test_a_link_opened_on_a_second_device_plays_too(open_page: OpenPage, ada: Person, ben: Person) -> None:
    phone = open_page(phone=True)
    phone.opens(ada.links[1])
    ada.moves("f5>f7:c")
    assert phone.is_to_move()
    phone.plays_a_move()
    ben.sees_move(2)
    assert ada.is_to_move()


def test_a_link_opened_in_the_tab_that_watches_takes_the_seat(open_page: OpenPage, ada: Person) -> None:
    ben = open_page()
    ben.opens(ada.page.url)
    ben.sees("You are watching.")
    ben.opens(ada.links[1])
    ben.sees("Ada is thinking.")
    assert "#" not in ben.page.url


def test_a_new_link_shuts_the_old_devices_out(open_page: OpenPage, ada: Person, ben: Person) -> None:
    old, late, new = open_page(), open_page(expected=REFUSED), open_page()
    old.opens(ada.links[1])
    old.sees("Ada to move")
    ben.page.get_by_role("button", name="Invite").click()
    ben.page.get_by_role("button", name="New link for Ben").click()
    old.sees("You are watching.")

    late.opens(ada.links[1])
    expect(late.page.get_by_role("alert")).to_be_visible()
    late.sees("You are watching.")

    new.opens(ben.page.get_by_role("textbox", name="Link for Ben").input_value())
    ada.moves("f5>f7:c")
    assert new.is_to_move()
    new.moves("h9>h8:c")
    ben.sees_move(2)
