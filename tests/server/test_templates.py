"""A game whose choices are too many to list: its templates are sent out, and come back filled in."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.core.toy_auction import TOY_AUCTION
from tests.server.toys import Client, server_with, table_of


@pytest.fixture
def ada(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    with server_with(TOY_AUCTION, tmp_path, monkeypatch) as client:
        yield client


@pytest.fixture
def auction(ada: Client, tmp_path: Path) -> str:
    """A table at which this device has both seats."""
    return table_of(TOY_AUCTION, tmp_path, {"Ada": ada, "Ben": ada})


def shown(client: Client, table: str, seat: int) -> dict[str, Any]:
    return dict(client.get(f"/api/tables/{table}", params={"seat": seat}).json())


def play(client: Client, table: str, seat: int, after: int, action: Any) -> Any:
    return client.post(f"/api/tables/{table}/actions", json={"seat": seat, "after": after, "action": action})


def test_a_template_is_sent_with_its_blanks(ada: Client, auction: str) -> None:
    bid, offer = shown(ada, auction, 0)["templates"]
    assert (bid["type"], bid["blanks"]) == ("bid", {"coins": {"type": "amount", "least": 0, "most": 10}})
    assert [blank["type"] for blank in offer["blanks"].values()] == ["pick", "several", "amount", "words"]


def test_a_template_filled_in_is_played(ada: Client, auction: str) -> None:
    answer = play(ada, auction, 0, 0, {"type": "bid", "coins": 3})
    assert [entry["text"] for entry in answer.json()["log"]] == ["bid:3"]


def test_a_template_filled_in_twice_is_played_once(ada: Client, auction: str) -> None:
    for written in ({"type": "bid", "coins": 3}, "bid:3"):
        assert play(ada, auction, 0, 0, written).json()["now"]["number"] == 1


def test_a_template_filled_in_beyond_its_range_is_refused_with_its_rule(ada: Client, auction: str) -> None:
    refused = play(ada, auction, 0, 0, {"type": "bid", "coins": 11})
    assert (refused.status_code, refused.json()["rule"]) == (422, "TOY-1")


def test_it_can_be_asked_whether_a_filling_would_do(ada: Client, auction: str) -> None:
    asked = [{"seat": 0, "action": {"type": "bid", "coins": coins}} for coins in (10, 11)]
    verdicts = [ada.post(f"/api/tables/{auction}/why", json=ask).json() for ask in asked]
    assert [(verdict["legal"], verdict["rule"]) for verdict in verdicts] == [(True, None), (False, "TOY-1")]
    assert verdicts[0]["events"] == [{"type": "bid_made", "seat": 0, "coins": 10}]


def test_an_offer_with_every_kind_of_blank_is_heard_only_by_the_two(ada: Client, auction: str) -> None:
    offer = {"type": "offer", "to": 1, "crates": [0], "price": 4, "note": "Going, going; gone!"}
    assert play(ada, auction, 0, 0, offer).status_code == 200
    assert [entry["events"][0]["type"] for entry in shown(ada, auction, 1)["log"][1:]] == ["offer_made"]
