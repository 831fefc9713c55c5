"""What began under an older version of the rules is played to its end by it.

`before_version_2.sql` is a database as the server left it when every game had one version of its rules: tables that
run, and one that is over. All people at them play on one device.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from stellarch.core import Record, Table, verify
from stellarch.games import find_game
from tests.server.player import Player
from tests.server.running import ME, Server, new_table, play, running, table

BEFORE = Path(__file__).with_name("before_version_2.sql")
DEVICE = "the-device-that-played-under-version-1"


@contextmanager
def on_the_database_of_then(folder: Path) -> Iterator[Server]:
    with closing(sqlite3.connect(folder / "stellarch.db")) as database:
        database.executescript(BEFORE.read_text())
    with running(folder) as server:
        yield server


@contextmanager
def the_device_of_then(server: Server) -> Iterator[httpx.Client]:
    """The device that all people of the old tables play on."""
    with server.client() as client:
        client.cookies.set("stellarch_device", DEVICE)
        yield client


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of today on the database of then; each test plays at a table of its own."""
    with on_the_database_of_then(tmp_path_factory.mktemp("old")) as server:
        yield server


@pytest.fixture
def ann(old: Server) -> Iterator[httpx.Client]:
    with the_device_of_then(old) as client:
        yield client


def does(client: httpx.Client, table_id: str, seat: int, action: str) -> dict[str, Any]:
    """What is seen after an action that is played now."""
    answer = play(client, table_id, seat, table(client, table_id)["now"]["number"], action)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def record_of(client: httpx.Client, table_id: str) -> Record:
    return Record.read(client.get(f"/api/tables/{table_id}/record").text)


@pytest.mark.parametrize("table_id", ["smallstar", "withbot"])
def test_an_old_table_is_played_to_its_end(old: Server, ann: httpx.Client, table_id: str) -> None:
    player = Player(old, ann, table_id, "old", resigns=0.05)
    player.play_to_the_end()
    found = record_of(ann, table_id)
    assert found.rules == 1
    assert all(check.holds for check in verify(find_game(found.game), found))


def test_where_names_were_used_twice_they_still_are(ann: httpx.Client) -> None:
    """The log holds an offer taken by a name that another had before (GE-17.11 is of version 2)."""
    seen = table(ann, "offers", seat=0)
    assert "take@1-0-1" in [entry["text"] for entry in seen["log"]]
    assert [offer["name"] for offer in seen["now"]["view"]["offers"]] == ["1-0-1"]
    does(ann, "offers", 1, "withdraw@1-0-1")
    offers = does(ann, "offers", 1, "post@0:$200:-:-")["now"]["view"]["offers"]
    assert [offer["name"] for offer in offers] == ["1-0-1"]
    for seat in (1, 2, 3):
        does(ann, "offers", seat, "concede")
    found = record_of(ann, "offers")
    assert (found.rules, Table.from_record(find_game(found.game), found).is_over) == (1, True)


def test_a_concession_that_waited_for_a_miner_still_does(ann: httpx.Client) -> None:
    """Ada leaves as version 1 had it: after Ben's miner is home, and after an income of her own (GE-R.42)."""
    assert table(ann, "concession")["now"]["view"]["conceding"] == [0]
    told = does(ann, "concession", 1, "return:F2>C1")["log"][-1]["events"]
    kinds = [event["type"] for event in told]
    assert kinds.index("income_paid") < kinds.index("eliminated")


def test_a_game_that_was_over_still_has_its_record(ann: httpx.Client) -> None:
    found = record_of(ann, "over")
    assert found.rules == 1
    assert Table.from_record(find_game(found.game), found).is_over


def test_a_new_table_follows_the_newest_rules(ann: httpx.Client) -> None:
    made = new_table(ann, ME, {"name": "Ben", "yours": True}, game="galaxy-empires")["id"]
    does(ann, made, 1, "concede")
    assert record_of(ann, made).rules == find_game("galaxy-empires").rules_version


def test_every_table_of_the_old_database_opens_but_one_of_rules_to_come(tmp_path: Path) -> None:
    with on_the_database_of_then(tmp_path) as server, the_device_of_then(server) as ann:
        with closing(sqlite3.connect(server.database)) as database:
            database.execute("UPDATE tables SET rules = 99 WHERE id = 'smallstar'")
            database.commit()
        refused = ann.get("/api/tables/smallstar")
        assert (refused.status_code, refused.json()["type"]) == (410, "table/unreadable")
        assert "version 99 of the rules of Small Star Empires" in refused.json()["why"]
        listed = {found["id"]: found["over"] for found in ann.get("/api/tables", params={"mine": True}).json()}
        others = {"offers": False, "concession": False, "withbot": False, "over": True}
        assert listed.items() >= others.items()
        for other in others:
            assert ann.get(f"/api/tables/{other}").status_code == 200
