"""People at one table: what they say to each other, a bot that sits in for one of them, and the game once more."""

import re
import sqlite3

from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage
from tests.browser.person import TINY, Person
from tests.browser.test_accessibility import DEVICES, faults_in_both_themes
from tests.server.running import FRIEND, ME, Server

LOST_LINE = r"ERR_(FAILED|INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONNECTION_\w+)|WebSocket connection|Unable to preload"
THREE = (ME, FRIEND, {"name": "Cleo"})


def opens_chat(person: Person) -> None:
    person.presses(person.page.get_by_role("tab", name=re.compile("^Chat")))


def says(person: Person, text: str, to: str | None = None) -> None:
    whom = person.page.get_by_role("group", name="To whom")
    person.presses(whom.get_by_role("button", name=to or "All"))
    field = person.page.get_by_role("textbox", name=f"To {to} alone" if to else "Say something to the table")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def line(person: Person, text: str) -> Locator:
    return person.page.get_by_role("region", name="Chat").get_by_text(text)


def test_what_two_say_alone_is_read_by_them_and_unseen_by_the_third(open_page: OpenPage) -> None:
    ada, ben, cleo = open_page(), open_page(phone=True), open_page()
    ada.sits_at(*THREE)
    ben.opens(ada.links[1])
    cleo.opens(ada.links[2])
    for one in (ben, cleo):
        expect(one.board).to_be_visible()
    opens_chat(ada)
    says(ada, "Good evening to all.")
    says(ada, "Leave d4 alone.", to="Ben")
    expect(ben.page.get_by_role("tab", name=re.compile("Chat, 2.unread"))).to_be_visible()
    expect(cleo.page.get_by_role("tab", name=re.compile("Chat, 1.unread"))).to_be_visible()
    opens_chat(ben)
    expect(line(ben, "Leave d4 alone.")).to_be_visible()
    expect(ben.page.get_by_text("only you two")).to_be_visible()
    says(ben, "Only if you let c5 be.", to="Ada")
    expect(line(ada, "Only if you let c5 be.")).to_be_visible()
    opens_chat(cleo)
    says(cleo, "<b>Hello</b> & good luck")
    expect(line(ada, "<b>Hello</b> & good luck")).to_be_visible()
    expect(line(cleo, "Good evening to all.")).to_be_visible()
    assert "d4" not in cleo.page.content()
    assert "c5" not in cleo.page.content()
    ada.presses(ada.page.get_by_role("button", name="About this line of Cleo"))
    ada.presses(ada.page.get_by_role("button", name="Mute Cleo"))
    expect(line(ada, "good luck")).to_have_count(0)
    ada.presses(ada.page.get_by_role("button", name="Listen to Cleo again"))
    expect(line(ada, "good luck")).to_be_visible()


def test_the_others_vote_for_a_bot_and_who_was_absent_takes_the_seat_back(open_page: OpenPage, site: Server) -> None:
    ada, ben, cleo = (open_page(expected=LOST_LINE) for _ in range(3))
    address = ada.sits_at(*THREE, options={"first_player": 0})
    ben.opens(ada.links[1])
    cleo.opens(ada.links[2])
    ada.opens("/")
    site.stop()
    with sqlite3.connect(site.database) as file:  # as if two days had gone by
        file.execute("UPDATE tables SET created = datetime(created, '-2 days'), facts = NULL")
    site.start()
    ben.opens(address)
    expect(ben.page.get_by_text("away").first).to_be_visible()
    ben.presses(ben.page.get_by_role("button", name="Table", exact=True))
    ben.presses(ben.page.get_by_role("button", name="Ask: A bot for Ada"))
    cleo.opens(address)
    card = cleo.page.get_by_role("region", name="Ben asks to have a bot play for Ada")
    cleo.presses(card.get_by_role("button", name="Agree"))
    expect(cleo.page.get_by_text("a bot plays")).to_be_visible()
    expect(card).to_have_count(0)
    ada.opens(address)
    ada.presses(ada.page.get_by_role("button", name="Take it back"))
    expect(ada.page.get_by_role("button", name="Take it back")).to_have_count(0)
    expect(cleo.page.get_by_text("a bot plays")).to_have_count(0)


def test_a_rematch_that_both_want_seats_them_one_further_on(open_page: OpenPage) -> None:
    ada, ben = open_page(), open_page()
    ada.sits_at(ME, FRIEND, options=TINY)
    ben.opens(ada.links[1])
    while ada.is_to_move():
        ada.plays_a_move()
        if not ben.is_to_move():
            break
        ben.plays_a_move()
    expect(ben.verdict).to_be_visible()
    old = ada.page.url
    ada.presses(ada.page.get_by_role("button", name="Play again"))
    expect(ben.page.get_by_role("region", name="Ada asks for a rematch")).to_be_visible()
    ben.presses(ben.page.get_by_role("button", name="Play again"))  # it is asked for already, so that is a yes
    for one in (ada, ben):
        expect(one.board).to_be_visible()
        assert one.page.url != old
    assert ada.page.url == ben.page.url
    names = ben.page.get_by_role("region", name="Players").get_by_role("listitem").locator("b").all_inner_texts()
    assert [name for name in names if name in ("Ada", "Ben")] == ["Ben", "Ada"]
    assert ben.is_to_move(), "the first seat begins, and it is his now"


@DEVICES
def test_chat_vote_and_menu_have_no_serious_fault(open_page: OpenPage, phone: bool) -> None:
    ada, ben = open_page(), open_page(phone=phone)
    ada.sits_at(ME, FRIEND, time={"kind": "days", "move": 86400, "stock": 86400})
    ben.opens(ada.links[1])
    expect(ben.board).to_be_visible()
    ada.presses(ada.page.get_by_role("button", name="Table", exact=True))
    ada.presses(ada.page.get_by_role("button", name="Ask: Pause"))
    expect(ben.page.get_by_role("region", name=re.compile("Ada asks to pause"))).to_be_visible()
    opens_chat(ada)
    says(ada, "Shall we?")
    says(ada, "Between us.", to="Ben")
    assert faults_in_both_themes(ben) == []
    opens_chat(ben)
    ben.presses(ben.page.get_by_role("button", name="About this line of Ada").first)
    assert faults_in_both_themes(ben) == []
