"""Forms at a table: sealed until all are in, refused by their line, weighed line by line while they are filled in."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.core.toy_colony import TOY_COLONY
from tests.server.toys import Client, server_with, table_of

MEADOW, HILL = (
    {"type": "build", "kind": kind, "site": site} for kind, site in (("house", "meadow"), ("tower", "hill"))
)
BROOK = {"type": "build", "kind": "house", "site": "brook"}
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Egon", "Finn", "Gwen", "Hugo", "Ines")


@pytest.fixture
def ada(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    with server_with(TOY_COLONY, tmp_path, monkeypatch) as client:
        yield client


def device_at(client: Client) -> Client:
    """Another device at the same server."""
    other = TestClient(client.app)
    other.blocking_portal = client.blocking_portal
    return other


@pytest.fixture
def ben(ada: Client) -> Client:
    return device_at(ada)


@pytest.fixture(autouse=True)
def colony(ada: Client, ben: Client, tmp_path: Path) -> str:
    """Nine seats: the second is Ben's, all others are played on Ada's device."""
    return table_of(TOY_COLONY, tmp_path, {name: ben if name == "Ben" else ada for name in NAMES})


def shown(client: Client, seat: int) -> dict[str, Any]:
    return dict(client.get("/api/tables/toy", params={"seat": seat}).json())


def play(client: Client, seat: int, after: int, *orders: object) -> Any:
    works = {"type": "works", "orders": orders}
    return client.post("/api/tables/toy/actions", json={"seat": seat, "after": after, "action": works})


def why(client: Client, seat: int, *orders: object) -> dict[str, Any]:
    works = {"type": "works", "orders": orders}
    return dict(client.post("/api/tables/toy/why", json={"seat": seat, "action": works}).json())


def test_a_refused_form_names_the_line_and_how_far_it_stands(ada: Client) -> None:
    answer = play(ada, 0, 0, MEADOW, BROOK, HILL)
    refused = answer.json()
    assert (answer.status_code, refused["rule"]) == (422, "COL-1")
    assert (refused["at"], refused["stands"]) == (["orders", 2], 2)
    assert shown(ada, 0)["now"]["number"] == 0


def test_the_part_of_the_line_is_named(ada: Client) -> None:
    assert play(ada, 0, 0, MEADOW, {**HILL, "site": "brook"}).json()["at"] == ["orders", 1, "site"]


def test_a_form_is_weighed_line_by_line(ada: Client) -> None:
    verdict = why(ada, 0, MEADOW, MEADOW, HILL, BROOK)
    assert not verdict["legal"]
    assert (verdict["at"], verdict["stands"]) == (["orders", 1], 1)
    lines = verdict["lines"]
    assert [(line["stands"], line["rule"]) for line in lines] == [
        (True, None), (False, "COL-2"), (True, None), (False, "COL-1"),
    ]  # fmt: skip
    assert [(line["costs"], line["leaves"]) for line in lines[:2]] == [
        ("2 coins", "4 coins"),
        (None, None),
    ]


def test_what_others_have_sealed_changes_no_verdict(ada: Client, ben: Client) -> None:
    before = why(ada, 0, MEADOW, HILL)
    play(ben, 1, 0, MEADOW)
    assert why(ada, 0, MEADOW, HILL) == before


def test_who_is_in_is_seen_and_what_is_in_is_not(ada: Client, ben: Client) -> None:
    play(ben, 1, 0, MEADOW)
    table = shown(ada, 0)
    assert 1 not in table["waiting_on"]
    assert table["now"]["view"]["sealed"]["forms"] == {"1": None}
    line = table["log"][-1]
    assert (line["seat"], line["text"], line["action"]) == (1, "", None)
    assert line["told"] == ["Ben is ready."]
    assert "meadow" not in str(table["log"])


def test_a_form_is_replaced_until_the_last_one_is_in(ada: Client, ben: Client) -> None:
    play(ben, 1, 0, MEADOW)
    assert play(ben, 1, 1, HILL).status_code == 200
    assert shown(ada, 0)["log"][-1]["seat"] is None
    for number, seat in enumerate((0, 2, 3, 4, 5, 6, 7, 8), 2):
        assert play(ada, seat, number).status_code == 200
    assert shown(ada, 0)["now"]["view"]["town"]["sites"] == {"hill": 1}
    assert play(ben, 1, 10, BROOK).status_code == 409


def test_a_form_longer_than_any_record_could_hold_is_refused(ada: Client) -> None:
    answer = play(ada, 0, 0, *[{"type": "sell", "site": "x" * 200}] * 150)
    assert answer.status_code == 400
    assert "16000" in answer.json()["detail"]


def test_the_table_says_what_is_asked_until_it_is_answered(ada: Client, ben: Client) -> None:
    asked = shown(ben, 1)["decision"]
    assert (asked["kind"], asked["label"]) == ("works", "Plan your works")
    assert (asked["sealed"], asked["together"], asked["default"]) == (True, True, "works:[]")
    assert asked["action"] == {"type": "works", "orders": []}
    play(ben, 1, 0, MEADOW)
    assert shown(ben, 1)["decision"] is None
    assert [template["type"] for template in shown(ben, 1)["templates"]] == ["works"]


def test_a_spectator_is_asked_nothing(ada: Client) -> None:
    assert device_at(ada).get("/api/tables/toy").json()["decision"] is None
