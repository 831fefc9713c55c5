"""Who somebody is: a name that stays, keys that open an account elsewhere, devices, programs, and being forgotten."""

import io
import json
import re
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from stellarch.server.secrets import hashed
from tests.server.mailbox import Mailbox, open_mailbox, text_of
from tests.server.running import FRIEND, GAME, ME, new_table, play, running, table

NewDevice = Callable[[], httpx.Client]


def said(answer: httpx.Response) -> dict[str, Any]:
    assert answer.is_success, answer.text
    return dict(answer.json())


def me(device: httpx.Client) -> dict[str, Any]:
    return said(device.get("/api/me"))


def words_of(device: httpx.Client) -> dict[str, str]:
    """The device's person takes an account by four words."""
    return dict(said(device.post("/api/me/words", json={}))["paper"])


def test_a_guest_has_a_name_that_stays(ada: httpx.Client) -> None:
    assert me(ada)["name"] is None
    called = said(ada.post("/api/me/name", json={"name": "  Ada   L. "}))
    assert (called["name"], called["account"], called["devices"]) == ("Ada L.", False, [])
    assert me(ada)["name"] == "Ada L."
    assert ada.post("/api/me/name", json={"name": "A\u202eda"}).status_code == 422


def test_four_words_open_the_account_on_another_device(ada: httpx.Client, new_device: NewDevice) -> None:
    ada.post("/api/me/name", json={"name": "Ada"})
    at = new_table(ada, ME, FRIEND)["id"]
    cookie = ada.cookies["stellarch_device"]
    paper = words_of(ada)
    assert ada.cookies["stellarch_device"] != cookie, "the browser has another cookie, whoever knew the old one"
    other = new_device()
    assert table(other, at)["seat"] is None
    wrong = other.post("/api/me/words/open", json={**paper, "words": "bako bako bako bako"})
    assert wrong.status_code == 422
    assert me(other)["name"] is None
    found = said(other.post("/api/me/words/open", json=paper))
    assert (found["name"], found["account"], found["games"]) == ("Ada", True, 1)
    assert table(other, at)["seat"] == 0
    assert len(me(ada)["devices"]) == 2


@pytest.mark.parametrize(
    "odd", ["\\udad5\\udfa9\\u00f5***************", "a" * 17, "\\u0000", "\\ud800", "\\ud800\\udc00"]
)
@pytest.mark.parametrize("path", ["devices/sign-out", "keys/remove", "tokens/withdraw"])
def test_odd_ids_are_refused(ada: httpx.Client, path: str, odd: str) -> None:
    answer = ada.post(f"/api/me/{path}", content=f'{{"id": "{odd}"}}', headers={"content-type": "application/json"})
    assert answer.status_code in (400, 404)


def test_all_that_is_kept_of_somebody_can_be_taken_along_but_for_what_opens_the_account(ada: httpx.Client) -> None:
    ada.post("/api/me/name", json={"name": "Ada"})
    at = new_table(ada, ME, {"name": "Also Ada", "yours": True}, options={"first_player": 0})["id"]
    play(ada, at, 0, 0, "resign")
    paper = words_of(ada)
    answer = ada.get("/api/me/data")
    assert answer.headers["content-type"] == "application/zip"
    file = zipfile.ZipFile(io.BytesIO(answer.content))
    assert file.testzip() is None
    assert set(file.namelist()) == {"you.json", f"games/{at}.json"}
    kept = file.read("you.json").decode()
    assert json.loads(kept)["name"] == "Ada"
    assert at in kept
    assert paper["words"] not in kept
    assert "held" not in kept
    assert hashed(ada.cookies["stellarch_device"].partition(".")[0]) not in kept


@pytest.mark.parametrize(("rights", "may"), [("read", ()), ("play", ("play",)), ("host", ("play", "host"))])
def test_a_token_may_do_what_it_was_made_for_and_never_touch_the_account(
    ada: httpx.Client, new_device: NewDevice, rights: str, may: tuple[str, ...]
) -> None:
    at = new_table(ada, ME, FRIEND, options={"first_player": 0})["id"]
    made = said(ada.post("/api/me/tokens", json={"label": "my bot", "rights": rights}))
    program = new_device()
    program.headers["authorization"] = f"Bearer {made['token']}"
    choice = table(program, at)["choices"][0]["text"]
    assert table(program, at)["seat"] == 0
    done = {
        "play": program.post(f"/api/tables/{at}/actions", json={"seat": 0, "after": 0, "action": choice}),
        "host": program.post("/api/tables", json={"game": GAME, "players": [ME, FRIEND]}),
    }
    assert {what for what, answer in done.items() if answer.is_success} == set(may)
    assert {answer.status_code for what, answer in done.items() if what not in may} <= {403}
    for path in ("words", "tokens", "devices/code", "forget", "name", "letters", "passkeys/new", "devices/sign-out"):
        assert program.post(f"/api/me/{path}", json={}).status_code == 403
    assert program.get("/api/me/data").status_code == 403
    assert not program.cookies
    ada.post("/api/me/tokens/withdraw", json={"id": made["info"]["id"]})
    assert program.get(f"/api/tables/{at}").status_code == 403


def test_a_letter_keeps_the_account_and_opens_it_elsewhere_for_who_asked_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_mailbox() as box:
        for name, value in box.settings.items():
            monkeypatch.setenv(name, value)
        with running(tmp_path) as server, server.client() as ada, server.client() as other, server.client() as eve:
            at = new_table(ada, ME, FRIEND)["id"]
            secret, _ = _letter(ada, box, 1)
            assert eve.post("/api/me/letters/open", json={"secret": secret}).status_code == 422
            assert said(ada.post("/api/me/letters/open", json={"secret": secret}))["account"]
            assert ada.post("/api/me/letters/open", json={"secret": secret}).status_code == 422, "it is good once"
            _, code = _letter(other, box, 2)
            assert eve.post("/api/me/letters/open", json={"code": code}).status_code == 422
            assert other.post("/api/me/letters/open", json={"code": "2222-2222"}).status_code == 422
            assert said(other.post("/api/me/letters/open", json={"code": code}))["games"] == 1
            assert table(other, at)["seat"] == 0


def _letter(device: httpx.Client, box: Mailbox, number: int) -> tuple[str, str]:
    """The secret of the link and the code of a letter that a device asks for."""
    said(device.post("/api/me/letters", json={"address": "Ada@example.org"}))
    text = text_of(box.wait_for(number, "ada@example.org")[-1])
    code = re.search(r"\b[2-9a-z]{4}-[2-9a-z]{4}\b", text)
    assert code is not None
    return text.partition("#letter=")[2].split()[0], code[0]


def test_who_is_forgotten_is_named_nowhere_and_others_play_on(ada: httpx.Client, ben: httpx.Client) -> None:
    ada.post("/api/me/name", json={"name": "Ada"})
    made = new_table(ada, ME, FRIEND, options={"first_player": 0})
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    assert ada.post("/api/me/forget", json={"really": "yes"}).status_code == 400
    said(ada.post("/api/me/forget", json={"really": "forget me"}))
    assert me(ada)["name"] is None
    names = [seat["name"] for seat in table(ben, made["id"])["table"]["seats"]]
    assert names == ["Someone", "Ben"]
    for _ in range(1500):
        if table(ben, made["id"])["table"]["number"]:
            return
        time.sleep(0.02)
    raise AssertionError("no bot plays on for who has left")
