"""The page of notices: ways, what is told by which, quiet hours, and what comes."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import faults_in_both_themes, faults_on
from tests.server.mailbox import Mailbox, open_mailbox, text_of
from tests.server.running import FRIEND, ME, Server, running


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def site(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**box.settings, "STELLARCH_NOTICES_AFTER": "0", "STELLARCH_NOTICES_EVERY": "0"}.items():
            patch.setenv(name, value)
        with running(tmp_path_factory.mktemp("site"), "--private-webhooks") as server:
            yield server


def test_somebody_chooses_what_comes_and_when(open_page: OpenPage, box: Mailbox) -> None:
    ada = open_page()
    ada.page.request.post("/api/tables", data={"game": "small-star-empires", "players": [ME, FRIEND]})
    ada.page.request.post("/api/me/letters", data={"address": "ada@example.org"})
    secret = text_of(box.wait_for(1, "ada@example.org")[0]).partition("#letter=")[2].split()[0]
    assert ada.page.request.post("/api/me/letters/open", data={"secret": secret}).ok
    ada.opens("/notices")
    mail = ada.page.get_by_role("switch", name="E-mail digest on")
    turn = ada.page.get_by_role("checkbox", name="It is my move: E-mail")
    expect(turn).to_be_disabled()
    mail.check()
    expect(turn).to_be_checked()
    ada.page.get_by_role("checkbox", name="Someone writes to the table: E-mail").check()
    ada.page.get_by_label("From", exact=True).fill("23:00")
    ada.page.get_by_role("button", name="Save quiet hours").click()
    expect(ada.page.get_by_role("img", name="quiet from 23:00 to 07:00")).to_be_visible()
    assert faults_in_both_themes(ada) == []
    ada.page.reload()
    expect(ada.page.get_by_role("checkbox", name="Someone writes to the table: E-mail")).to_be_checked()
    ada.page.get_by_role("button", name="No quiet hours").click()
    expect(ada.page.get_by_role("button", name="Save quiet hours")).to_be_visible()
    ada.opens(f"/stop#{'0' * 64}")
    ada.page.get_by_role("button", name="Stop letters").click()
    ada.sees("This link is not one of ours")
    assert faults_on(ada) == []


def test_a_webhook_is_set_up_and_taken_away_on_a_phone(open_page: OpenPage) -> None:
    ada = open_page(phone=True)
    ada.opens("/notices")
    ada.page.get_by_role("button", name="Set up").click()
    ada.page.get_by_label("Address").fill("https://chat.example.org/secret-part")
    ada.page.get_by_role("button", name="Add webhook").click()
    expect(ada.page.get_by_role("switch", name="Webhook on")).to_be_checked()
    assert "secret-part" not in ada.page.content()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults_in_both_themes(ada) == []
    ada.page.get_by_role("button", name=re.compile("^Remove the webhook to chat")).click()
    expect(ada.page.get_by_role("switch", name="Webhook on")).to_be_disabled()


def test_a_host_has_a_chat_room_follow_the_table(open_page: OpenPage) -> None:
    ada = open_page()
    ada.sits_at(ME, FRIEND)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Notices", exact=True).click()
    ada.page.get_by_label("Address").fill("https://discord.com/api/webhooks/1/secret-part")
    expect(ada.page.get_by_label("Form")).to_have_value("discord")
    ada.page.get_by_label("Address").fill("http://127.0.0.1:65500/nobody-is-there")
    ada.page.get_by_role("button", name="Add webhook").click()
    expect(ada.page.get_by_text("127.0.0.1")).to_be_visible()
    assert faults_in_both_themes(ada) == []
    ada.page.get_by_role("button", name="Remove the webhook to 127.0.0.1").click()
