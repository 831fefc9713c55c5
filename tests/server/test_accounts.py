"""Who somebody is: a name that stays, keys that open an account elsewhere, devices, programs, and being forgotten."""

import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from stellarch.server.secrets import hashed
from tests.server.running import FRIEND, ME, new_table, play, table

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
