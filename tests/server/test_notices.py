"""What waits for people reaches them while they are away: once, by the ways they want, and nobody who is here."""

import asyncio
import base64
import json
import os
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from stellarch.server import messages
from stellarch.server.mail import Mailer, mail_settings
from stellarch.server.notices.leaving import Leaving
from stellarch.server.notices.outside import Outside, Private, is_web_address
from stellarch.server.notices.paces import by_day, letter_hour
from stellarch.server.notices.post import Post
from stellarch.server.people.hours import Hours
from stellarch.server.storage.notices import Ledger, LetterRow, Pace
from stellarch.server.tables.presence import Caller, Presence
from tests.server.listener import Heard, Listener, listening
from tests.server.mailbox import Mailbox, html_of, open_mailbox, text_of
from tests.server.running import FRIEND, ME, Server, new_table, running, table
from tests.server.test_agreeing import DAYS, answer, ask
from tests.server.test_seen import make_a_move
from tests.server.timing import House, Watch, house
from tests.server.watching import live, next_of

AT_ONCE = {"STELLARCH_NOTICES_AFTER": "0", "STELLARCH_NOTICES_EVERY": "0", "STELLARCH_NOTICES_RETRY": "0.02"}


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with telling(tmp_path_factory.mktemp("notices"), box, "--private-webhooks") as found:
        yield found


@pytest.fixture(scope="module")
def listener() -> Iterator[Listener]:
    with listening() as found:
        yield found


@contextmanager
def telling(folder: Path, box: Mailbox, *flags: str, **given: str) -> Iterator[Server]:
    """A server that sends letters, and tells at once."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**box.settings, **AT_ONCE, **given}.items():
            patch.setenv(name, value)
        with running(folder, *flags) as found:
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


def sit_down(ada: httpx.Client, ben: httpx.Client, **given: Any) -> str:
    """A table that Ada has made, to which Ben has come by a link."""
    made = new_table(ada, ME, FRIEND, options={"first_player": 0}, **given)
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


def said(answer: httpx.Response) -> dict[str, Any]:
    assert answer.is_success, answer.text
    return dict(answer.json())


def told(heard: Heard) -> dict[str, Any]:
    return dict(json.loads(heard.body))


def test_letters_stop_by_one_click_without_signing_in(
    ada: httpx.Client, ben: httpx.Client, new_device: Callable[[], httpx.Client], box: Mailbox
) -> None:
    id_ = sit_down(ada, ben)
    confirm(ben, box, "one-click@example.org")
    wish(ben, mail=True)
    make_a_move(ada, id_=id_)
    (letter,) = digests(box, "one-click@example.org", 1)
    link = urlsplit(letter["List-Unsubscribe"].strip("<>")).path
    click = {"List-Unsubscribe": "One-Click"}  # as a mail program asks, from nowhere and with no cookie
    assert said(new_device().post(link, data=click)) == {"stopped": True}
    assert said(ben.get("/api/me/notices"))["wishes"]["mail"] is False
    assert said(new_device().post("/api/notices/stop/abc", data=click)) == {"stopped": False}


def test_several_games_come_in_one_letter(ada: httpx.Client, ben: httpx.Client, box: Mailbox) -> None:
    at = [sit_down(ada, ben) for _ in range(3)]
    confirm(ben, box, "many@example.org")
    for id_ in at:
        make_a_move(ada, id_=id_)
    wish(ben, mail=True)
    (letter,) = digests(box, "many@example.org", 1)
    assert letter["Subject"] == "3 games wait for you"
    assert all(f"/t/{id_}" in text_of(letter) for id_ in at)


def test_nobody_who_is_here_is_told(server: Server, ada: httpx.Client, ben: httpx.Client, box: Mailbox) -> None:
    id_ = sit_down(ada, ben)
    other = sit_down(ada, ben)
    confirm(ben, box, "here@example.org")
    wish(ben, mail=True)
    with live(server, ben, id_) as socket:
        next_of(socket, "presence")
        make_a_move(ada, id_=id_)
        make_a_move(ada, id_=other)
        time.sleep(0.5)
        assert len(box.to("here@example.org")) == 1, "only the letter that confirmed the address"


def test_nobody_is_called_to_a_game_that_is_paused_until_it_goes_on(
    ada: httpx.Client, ben: httpx.Client, box: Mailbox
) -> None:
    id_ = sit_down(ada, ben, time=DAYS)
    confirm(ben, box, "pause@example.org")
    wish(ben, mail=True, kinds={"mail": ["turn"]})
    agree(ada, ben, id_, "pause")
    make_a_move(ada, id_=id_)
    time.sleep(0.5)
    assert len(box.to("pause@example.org")) == 1, "only the letter that confirmed the address"
    agree(ada, ben, id_, "resume")
    (letter,) = digests(box, "pause@example.org", 1)
    assert f"/t/{id_}" in text_of(letter)


def agree(ada: httpx.Client, ben: httpx.Client, id_: str, what: str) -> None:
    (vote,) = said(ask(ada, id_, what, 0))["votes"]
    said(answer(ben, id_, vote["number"], 1))


def test_a_letter_that_has_gone_meanwhile_does_not_go_again(box: Mailbox, tmp_path: Path) -> None:
    now = datetime.now(UTC)
    letter = LetterRow("a-letter", "ben", "once@example.org", "Your move", "It is.", "<p>It is.</p>", now, now)

    async def life(house: House) -> None:
        registry = house.tables.registry
        leaving = Leaving(registry.database)
        await leaving.start()
        post = Post(registry, Mailer(mail_settings(box.settings)), leaving, "http://stars.example/", timedelta())
        await registry.database.write(lambda connection: Ledger(connection).claim_letter(letter, [], "stop"))
        await post.go_on(letter, now)  # it was found when the server began
        await post.go_on(letter, now)  # and once more, while it was on its way

    asyncio.run(in_a_house(tmp_path, life))
    assert len(box.to("once@example.org")) == 1


async def in_a_house(folder: Path, life: Callable[[House], Awaitable[None]]) -> None:
    async with house(folder / "stellarch.db", Watch()) as found:
        await life(found)


def test_a_webhook_of_a_table_is_told_whose_turn_it_is_and_how_it_ended(
    ada: httpx.Client, ben: httpx.Client, listener: Listener
) -> None:
    id_ = sit_down(ada, ben)
    assert ben.post(f"/api/tables/{id_}/hooks", json={"url": f"{listener.url}/no"}).status_code == 403
    for form in ("json", "discord"):
        said(ada.post(f"/api/tables/{id_}/hooks", json={"url": f"{listener.url}/{form}", "form": form}))
    first = told(listener.wait_for(1, "/json")[0])
    assert (first["kind"], first["seats"]) == ("turn", [{"seat": 0, "name": "Ada"}])
    make_a_move(ada, id_=id_)
    plain, room = told(listener.wait_for(2, "/json")[1]), told(listener.wait_for(2, "/discord")[1])
    assert plain["text"] == "Small Star Empires with Ada and Ben: Ben to move."
    assert plain["link"].endswith(f"/t/{id_}")
    assert room == {
        "content": f"Small Star Empires with Ada and Ben: Ben to move.\n{plain['link']}",
        "allowed_mentions": {"parse": []},
    }
    shown = said(ada.get(f"/api/tables/{id_}/hooks"))["hooks"]
    assert [hook["host"] for hook in shown] == ["127.0.0.1"] * 2
    assert "/json" not in str(shown), "the address is a secret"


def test_a_webhook_that_keeps_failing_is_switched_off_and_its_host_is_told(
    ada: httpx.Client, ben: httpx.Client, listener: Listener, box: Mailbox
) -> None:
    id_ = sit_down(ada, ben)
    confirm(ada, box, "host@example.org")
    listener.answers["/failing"] = (500, {})
    said(ada.post(f"/api/tables/{id_}/hooks", json={"url": f"{listener.url}/failing"}))
    assert text_of(box.wait_for(2, "host@example.org")[-1]).startswith("The webhook to 127.0.0.1 failed")
    (hook,) = said(ada.get(f"/api/tables/{id_}/hooks"))["hooks"]
    assert (hook["trouble"], hook["failures"]) == ("refused", 6)
    tries = listener.at("/failing")
    assert len(tries) == 6
    assert len({one.body for one in tries}) == 1, "each try is the same, and has the same id"
    make_a_move(ada, id_=id_)
    time.sleep(0.5)
    assert len(listener.at("/failing")) == 6


def test_a_listener_that_hangs_and_one_that_leads_elsewhere_hold_nothing_up(
    ada: httpx.Client, ben: httpx.Client, listener: Listener
) -> None:
    listener.hangs.add("/hanging")
    listener.answers["/elsewhere"] = (302, {"Location": f"{listener.url}/secret"})
    id_ = sit_down(ada, ben)
    for path in ("hanging", "elsewhere", "well"):
        said(ada.post(f"/api/tables/{id_}/hooks", json={"url": f"{listener.url}/{path}"}))
    listener.wait_for(1, "/well")
    listener.wait_for(2, "/elsewhere")
    make_a_move(ada, id_=id_)
    listener.wait_for(2, "/well")
    assert not listener.at("/secret"), "a redirect is not followed"
    listener.hangs.clear()


class Browser:
    """What a browser keeps to itself, and what it hands out when it may be told while it is closed."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def told(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": urlsafe(point), "auth": urlsafe(self.auth)}

    def shows(self, heard: Heard) -> dict[str, Any]:
        plain = http_ece.decrypt(heard.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(plain))


def urlsafe(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def test_a_closed_browser_is_told_in_secret_by_a_server_that_signs(
    ada: httpx.Client, ben: httpx.Client, listener: Listener
) -> None:
    id_ = sit_down(ada, ben)
    browser = Browser(f"{listener.url}/push")
    page = said(ben.post("/api/me/notices/browsers", json=browser.told))
    assert page["browsers"] == 1
    wish(ben, "fr", push=True)
    make_a_move(ada, id_=id_)
    (heard,) = listener.wait_for(1, "/push")
    shown = browser.shows(heard)
    assert shown["title"] == "À vous de jouer : Small Star Empires avec Ada"
    assert shown["link"].endswith(f"/t/{id_}")
    assert b"Ada" not in heard.body
    signed, key = re.fullmatch(r"vapid t=(\S+),k=(\S+)", heard.headers["authorization"]).groups()  # type: ignore[union-attr]
    assert key == page["push_key"]
    assert verified(signed, key)["aud"] == listener.url


def verified(signed: str, key: str) -> dict[str, Any]:
    """What a push service reads in the signature, if it is the key's."""
    text, _, signature = signed.rpartition(".")
    raw = base64.urlsafe_b64decode(signature + "==")
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point = base64.urlsafe_b64decode(key + "==")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    public.verify(encode_dss_signature(r, s), text.encode(), ec.ECDSA(SHA256()))
    return dict(json.loads(base64.urlsafe_b64decode(text.partition(".")[2] + "==")))


def test_a_browser_that_is_gone_is_forgotten(ada: httpx.Client, ben: httpx.Client, listener: Listener) -> None:
    id_ = sit_down(ada, ben)
    listener.answers["/gone"] = (410, {})
    said(ben.post("/api/me/notices/browsers", json=Browser(f"{listener.url}/gone").told))
    wish(ben, push=True)
    make_a_move(ada, id_=id_)
    listener.wait_for(1, "/gone")
    for _ in range(200):
        if said(ben.get("/api/me/notices"))["browsers"] == 0:
            break
        time.sleep(0.02)
    else:
        raise AssertionError("it is still there")


INSIDE = [
    "http://127.0.0.1/",
    "http://10.1.2.3/",
    "http://169.254.169.254/latest",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://0.0.0.0/",
    "http://user:word@example.org/",
    "ftp://example.org/",
    "https://example.org:22/",
]


@pytest.mark.parametrize("url", INSIDE)
def test_a_webhook_does_not_lead_inside(url: str) -> None:
    assert not is_web_address(url, private=False)


@pytest.mark.parametrize("host", ["localhost", "2130706433", "127.1", "0x7f.1"])
def test_a_name_that_leads_inside_is_not_called(host: str, listener: Listener) -> None:
    async def call() -> None:
        outside = Outside(private=False)
        try:
            await outside.post(f"http://{host}:{listener.port}/inside", b"", {})
        finally:
            await outside.close()

    with pytest.raises(Private):
        asyncio.run(call())
    assert not listener.at("/inside")


NIGHT = Hours("Europe/Paris", messages.Night(begins=22 * 60, ends=7 * 60))


@pytest.mark.parametrize(
    ("at", "sent"),
    [
        ("2026-01-10T12:00", "2026-01-10T12:00"),
        ("2026-01-10T23:30", "2026-01-11T06:00"),
        ("2026-07-10T04:00", "2026-07-10T05:00"),
    ],
)
def test_nothing_is_sent_at_night_where_a_person_lives(at: str, sent: str) -> None:
    assert by_day(NIGHT, utc(at)) == utc(sent)


@pytest.mark.parametrize(
    ("pace", "at", "comes"),
    [
        ("hour", "2026-01-10T12:00", "2026-01-10T12:00"),
        ("twice", "2026-01-10T12:00", "2026-01-10T17:00"),
        ("twice", "2026-01-10T17:01", "2026-01-11T07:00"),
        ("day", "2026-01-10T12:00", "2026-01-11T07:00"),
    ],
)
def test_letters_come_at_the_hours_that_somebody_wants(pace: Pace, at: str, comes: str) -> None:
    assert letter_hour(pace, NIGHT, utc(at)) == utc(comes)


def utc(written: str) -> datetime:
    return datetime.fromisoformat(written).replace(tzinfo=UTC)


def test_a_page_in_sight_keeps_letters_away_and_one_behind_others_does_not() -> None:
    presence = Presence()
    presence.join("table", Caller("ada", "127.0.0.1"))
    assert presence.is_here("ada"), "a page that says nothing is looked at"
    presence.note_sight("ada", in_sight=False)
    assert not presence.is_here("ada")
    presence.note_sight("ada", in_sight=True)
    presence.note_sight("ada", in_sight=False)
    assert presence.is_here("ada"), "she looks at another device"
    presence.note_sight("ben", in_sight=True)
    assert presence.is_here("ben"), "at any page, not at a table alone"


def test_a_letter_says_that_somebody_wrote_and_not_what(ada: httpx.Client, ben: httpx.Client, box: Mailbox) -> None:
    id_ = sit_down(ada, ben)
    confirm(ben, box, "talk@example.org")
    wish(ben, mail=True)
    line = {"text": "my secret plan", "mark": "line number one", "seat": 0, "to": 1}
    said(ada.post(f"/api/tables/{id_}/talk", json=line))
    (letter,) = digests(box, "talk@example.org", 1)
    assert letter["Subject"] == "News from your games"
    assert text_of(letter).startswith("Ada wrote to you alone: Small Star Empires with Ada\nhttp://localhost")
    assert "secret" not in text_of(letter) + html_of(letter)
