"""What waits for people reaches them while they are away: once, by the ways they want, and nobody who is here."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.mailbox import Mailbox, html_of, open_mailbox, text_of
from tests.server.running import FRIEND, ME, Server, new_table, running, table
from tests.server.test_seen import make_a_move

AT_ONCE = {"STELLARCH_NOTICES_AFTER": "0", "STELLARCH_NOTICES_EVERY": "0"}


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with telling(tmp_path_factory.mktemp("notices"), box) as found:
        yield found


@contextmanager
def telling(folder: Path, box: Mailbox, **given: str) -> Iterator[Server]:
    """A server that sends letters, and tells at once."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**box.settings, **AT_ONCE, **given}.items():
            patch.setenv(name, value)
        with running(folder) as found:
            yield found


def confirm(device: httpx.Client, box: Mailbox, address: str) -> None:
    """Keep the account with an address."""
    before = len(box.to(address))
    assert device.post("/api/me/letters", json={"address": address}).is_success
    letter = box.wait_for(before + 1, address)[-1]
    secret = text_of(letter).partition("#letter=")[2].split()[0]
    opened = device.post("/api/me/letters/open", json={"secret": secret})
    assert opened.is_success, opened.text


def wish(device: httpx.Client, language: str = "en", **given: Any) -> dict[str, Any]:
    answer = device.post("/api/me/notices", json=given, headers={"Accept-Language": language})
    assert answer.is_success, answer.text
    return dict(answer.json())


def sit_down(ada: httpx.Client, ben: httpx.Client) -> str:
    """A table that Ada has made, to which Ben has come by a link."""
    made = new_table(ada, ME, FRIEND, options={"first_player": 0})
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    return str(made["id"])


def digests(box: Mailbox, address: str, count: int) -> list[Any]:
    """The letters to an address, after the first that confirmed it."""
    return box.wait_for(count + 1, address)[1:]


def test_whose_turn_it_is_gets_a_letter_in_their_language(ada: httpx.Client, ben: httpx.Client, box: Mailbox) -> None:
    id_ = sit_down(ada, ben)
    confirm(ben, box, "ben@example.org")
    wish(ben, "de", mail=True)
    make_a_move(ada, id_=id_)
    (letter,) = digests(box, "ben@example.org", 1)
    assert letter["Subject"] == "Du bist am Zug: Small Star Empires mit Ada"
    text, page = text_of(letter), html_of(letter)
    assert f"/t/{id_}" in text
    assert f"/t/{id_}" in page
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert table(ben, id_)["decision"]["label"]
