"""A guest keeps the name with a link by mail, and comes back with the code of a letter on another device."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessibility import faults_in_both_themes
from tests.server.mailbox import Mailbox, open_mailbox, text_of
from tests.server.running import FRIEND, ME, Server, running


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def site(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in box.settings.items():
            patch.setenv(name, value)
        with running(tmp_path_factory.mktemp("site")) as server:
            yield server


def test_a_name_is_kept_and_found_again_by_mail(open_page: OpenPage, box: Mailbox) -> None:
    ada = open_page()
    ada.page.request.post("/api/tables", data={"game": "small-star-empires", "players": [ME, FRIEND]})
    ada.opens("/you")
    ada.page.get_by_role("radio", name=re.compile("^Link by e-mail")).check(force=True)
    ada.page.get_by_role("button", name="Keep my name by e-mail").click()
    ada.page.get_by_label("Your e-mail address").fill("ada@example.org")
    ada.page.get_by_role("button", name="Send the link").click()
    ada.sees(re.compile("A letter is on its way to ada@example.org"))
    assert faults_in_both_themes(ada) == []
    secret = text_of(box.wait_for(1, "ada@example.org")[0]).partition("#letter=")[2].split()[0]
    ada.opens("/")
    ada.opens(f"/you#letter={secret}")
    ada.page.get_by_role("button", name="Go on").click()
    ada.sees("Link to ada@example.org")
    assert secret not in ada.page.url

    phone = open_page(phone=True, language="fr-FR")
    phone.opens("/you")
    phone.presses(phone.page.get_by_role("button", name="Par courriel", exact=True))
    phone.page.get_by_label("Votre adresse de courriel").fill("ada@example.org")
    phone.presses(phone.page.get_by_role("button", name="Envoyer le lien"))
    letter = text_of(box.wait_for(2, "ada@example.org")[1])
    code = re.search(r"\b[2-9a-z]{4}-[2-9a-z]{4}\b", letter)
    assert code is not None
    phone.page.get_by_label("Code du courriel").fill(code[0])
    phone.presses(phone.page.get_by_role("button", name="Ouvrir", exact=True))
    expect(phone.page.get_by_text("Bon retour")).to_be_visible()
    phone.sees("Lien vers ada@example.org")
    assert faults_in_both_themes(phone) == []
