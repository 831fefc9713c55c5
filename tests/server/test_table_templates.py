"""A table that somebody begins again and again is kept under a name: for them alone, on all their devices."""

import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import httpx

from tests.server.running import FRIEND, GAME, ME, table

THURSDAY = {
    "game": GAME,
    "players": [{**ME, "colour": 2}, FRIEND, {"bot": "level-3"}, {"yours": False}],
    "options": {"edition": "print_and_play", "first_player": 1},
    "listed": True,
    "hints": "off",
    "time": {"kind": "days", "move": 259200, "stock": 86400, "nights": False, "out": "bot"},
}


def keeps(device: httpx.Client, name: str, **given: Any) -> httpx.Response:
    return device.post("/api/me/templates", json={"name": name, "table": THURSDAY, **given})


def kept(device: httpx.Client) -> dict[str, Any]:
    return {one["name"]: one["table"] for one in device.get("/api/me/templates").json()}


def why(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["detail"]


def test_a_kept_table_is_begun_again_on_another_device_of_the_account(
    ada: httpx.Client, new_device: Callable[[], httpx.Client]
) -> None:
    assert keeps(ada, "  Our  Thursday game ").is_success
    paper = ada.post("/api/me/words", json={}).json()["paper"]
    phone = new_device()
    assert kept(phone) == {}
    phone.post("/api/me/words/open", json=paper)
    (name, order), *_ = kept(phone).items()
    assert name == "Our Thursday game"
    made = phone.post("/api/tables", json=order)
    assert made.status_code == 201, made.text
    begun = table(phone, made.json()["id"])
    assert begun["seat"] == 0
    (mine,) = phone.get("/api/tables?mine=true").json()
    assert [seat["name"] for seat in mine["seats"]][:2] == ["Ada", "Ben"]
    assert mine["seats"][2]["bot"] == "level-3"
    assert {"edition": "print_and_play", "first_player": 1}.items() <= begun["options"].items()
    control = begun["clocks"]["control"]
    assert {part: control[part] for part in THURSDAY["time"]} == THURSDAY["time"]  # type: ignore[attr-defined]


def test_the_same_name_is_another_table_from_then_on(ada: httpx.Client) -> None:
    keeps(ada, "Thursday")
    keeps(ada, "Thursday", table={**THURSDAY, "players": [ME, FRIEND]})
    assert [len(one["players"]) for one in kept(ada).values()] == [2]


def test_a_table_is_renamed_but_not_to_the_name_of_another(ada: httpx.Client) -> None:
    keeps(ada, "Thursday")
    keeps(ada, "Friday")
    assert why(keeps(ada, "Friday", was="Thursday")) == (422, "You already keep another table under this name.")
    assert keeps(ada, "Sunday", was="Thursday").is_success
    assert set(kept(ada)) == {"Friday", "Sunday"}
    assert why(keeps(ada, "Monday", was="Thursday")) == (404, "You keep no table under this name.")
    assert [one["name"] for one in ada.post("/api/me/templates/remove", json={"name": "Friday"}).json()] == ["Sunday"]


def test_a_person_keeps_twenty_tables_and_none_that_is_too_long(ada: httpx.Client) -> None:
    long = {str(number): "x" * 2000 for number in range(5)}
    assert why(keeps(ada, "Long", table={**THURSDAY, "options": long}))[0] == 422
    assert keeps(ada, "").status_code == 400
    assert keeps(ada, "A\u202eda").status_code == 422
    assert keeps(ada, "Chess", table={**THURSDAY, "game": "chess"}).status_code == 422
    for number in range(20):
        assert keeps(ada, f"Table {number}").is_success
    assert why(keeps(ada, "One more")) == (422, "You keep 20 tables already. Delete one first.")
    assert keeps(ada, "Table 3").is_success, "what is kept can still be changed"
    assert len(kept(ada)) == 20


def test_nobody_else_sees_it_or_takes_it_away(ada: httpx.Client, ben: httpx.Client) -> None:
    keeps(ada, "Thursday")
    assert kept(ben) == {}
    ben.post("/api/me/templates/remove", json={"name": "Thursday"})
    assert keeps(ben, "Mine", was="Thursday").status_code == 404
    assert set(kept(ada)) == {"Thursday"}


def test_it_comes_along_to_an_account_and_the_account_keeps_its_own(
    ada: httpx.Client, new_device: Callable[[], httpx.Client]
) -> None:
    keeps(ada, "Thursday")
    paper = ada.post("/api/me/words", json={}).json()["paper"]
    guest = new_device()
    keeps(guest, "Thursday", table={**THURSDAY, "players": [ME, FRIEND]})
    keeps(guest, "Friday")
    assert guest.post("/api/me/words/open", json={**paper, "take": True}).is_success
    assert {name: len(order["players"]) for name, order in kept(ada).items()} == {"Thursday": 4, "Friday": 4}


def test_it_is_among_ones_data_and_forgotten_with_them(ada: httpx.Client) -> None:
    keeps(ada, "Thursday")
    file = zipfile.ZipFile(io.BytesIO(ada.get("/api/me/data").content))
    (row,) = json.loads(file.read("you.json"))["templates"]
    assert (row["name"], json.loads(row["kept"])["game"]) == ("Thursday", GAME)
    assert ada.post("/api/me/forget", json={"really": "forget me"}).is_success
    assert kept(ada) == {}
