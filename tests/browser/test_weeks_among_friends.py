"""A game by days among three people in three browsers: nobody is there all the time, and nobody misses anything."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DIST, OpenPage
from tests.browser.person import Person
from tests.server.running import ME, Server, running
from tests.server.test_agreeing import DAYS, have_waited


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    if not DIST.exists():
        pytest.skip("the page is not built: make page")
    with running(tmp_path) as found:
        yield found


def test_three_people_play_by_days_and_a_bot_keeps_a_seat_warm(open_page: OpenPage, server: Server) -> None:
    # The server stops and starts while the pages are open: that they lose the line is expected.
    lost = "WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET"
    ada, ben, cleo = (open_page(base_url=server.url, expected=lost) for _ in range(3))
    address = ada.sits_at(ME, {"name": "Ben"}, {"name": "Cleo"}, options={"first_player": 0}, time=DAYS)
    ben.opens(ada.links[1])
    cleo.opens(ada.links[2])
    cleo.sees("Ada to move")
    cleo.leaves()

    planned = ada.page.request.get(f"/api{address.replace('/t/', '/tables/')}").json()["choices"][0]["text"]
    gives_an_answer_in_advance(ben, planned)
    ben.leaves()
    ada.types(planned)
    ada.sees_move(2)  # Ben's answer was played at once, though he is not there
    ada.leaves()

    have_waited(server, address.removeprefix("/t/"), days=2)
    ada, ben = (again(person) for person in (ada, ben))
    ada.opens(address)
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.sees("A bot for Cleo")
    ada.page.get_by_role("button", name="Ask: A bot for Cleo").click()
    ben.opens(address)
    ben.sees("Since you last looked")
    ben.sees("Played by your if-then")
    ben.page.get_by_role("button", name="Agree").click()
    ben.sees_move(3)

    ada.keys("Escape")
    ada.sees_move(3)
    plays_in_turn(ada)
    cleo = again(cleo)
    cleo.opens(address)
    cleo.sees("A bot plays your seat, Cleo.")
    cleo.sees(re.compile("Since you last looked"))
    expect(cleo.page.locator(".digbar .sr").first).to_have_text("4 moves")
    cleo.page.get_by_role("button", name="Take it back").click()
    plays_in_turn(ben)
    plays_in_turn(cleo)
    ada.sees_move(6)


def gives_an_answer_in_advance(person: Person, planned: str) -> None:
    """What Ada may play, in writing, and what is answered, on the board."""
    person.page.get_by_role("button", name="Choose a move of Ada on the board").click()
    person.sees("What might Ada play?")
    person.moves(planned)
    person.sees("And what do you answer?")
    plays_in_turn(person)
    person.page.get_by_role("button", name="Seal this line").click()
    person.sees("1 answer waits for Ada.")


def plays_in_turn(person: Person) -> None:
    """A move, as soon as it is theirs."""
    assert person.is_to_move()
    person.plays_a_move()


def again(person: Person) -> Person:
    """The same person in the same browser, days later."""
    return Person(person.page.context.new_page(), touch=person.touch)
