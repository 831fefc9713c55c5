"""A table that cannot be opened is set aside: its players are told so, and nobody else hears of it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.running import FRIEND, ME, Server, new_table, running, table

_ADD_LINE = (
    "INSERT INTO log (table_id, number, kind, seat, text, at) "
    "VALUES (?, 1, 'action', {seat}, '{text}', '2026-01-01 00:00:00')"
)
DAMAGES = {
    "a game nobody knows": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "options that are no JSON": "UPDATE tables SET options = '{' WHERE id = ?",
    "options of another version": """UPDATE tables SET options = '{"dragons": 3}' WHERE id = ?""",
    "an action against the rules": _ADD_LINE.format(seat=1, text="a1>a2:c"),
    "rules of a later version": "UPDATE tables SET rules = 99 WHERE id = ?",
    "a line that is no action": _ADD_LINE.format(seat=0, text="checkmate"),
}
LATER = "This game follows version 99 of the rules"
WHY = "This table cannot be opened: another version of Stellarch wrote it, or it is damaged. Nothing was changed."


Damaged = tuple[Server, httpx.Client, dict[str, str], str]


def is_told(why: str, damage: str) -> bool:
    """Whether the cause is given, as well as it can be known."""
    return why.startswith(LATER) if "later version" in damage else why == WHY


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    """A server started again after some of Ada's tables were damaged: those, by their damage, and one that is well."""
    server = Server(tmp_path_factory.mktemp("damaged"))
    with server.client() as ada:
        server.start()
        broken = {damage: new_table(ada, ME, FRIEND, listed=True)["id"] for damage in DAMAGES}
        well = new_table(ada, ME, FRIEND, listed=True)["id"]
        server.stop()
        with closing(sqlite3.connect(server.database)) as file, file:
            for damage, table_id in broken.items():
                file.execute(DAMAGES[damage], (table_id,))
        server.start()
        try:
            yield server, ada, broken, well
        finally:
            server.stop()


def test_the_lobby_shows_the_others(damaged: Damaged) -> None:
    server, _, _, well = damaged
    with server.client() as stranger:
        listed = stranger.get("/api/tables")
    assert listed.status_code == 200
    assert [found["id"] for found in listed.json()] == [well]


@pytest.mark.parametrize("damage", DAMAGES)
def test_its_players_are_told_in_their_list(damaged: Damaged, damage: str) -> None:
    _, ada, broken, well = damaged
    mine = {found["id"]: found for found in ada.get("/api/tables", params={"mine": True}).json()}
    assert is_told(mine[broken[damage]]["problem"], damage)
    assert [seat["name"] for seat in mine[broken[damage]]["seats"]] == ["Ada", "Ben"]
    assert mine[well]["problem"] is None


@pytest.mark.parametrize("damage", DAMAGES)
def test_opening_it_says_what_is_wrong(damaged: Damaged, damage: str) -> None:
    _, ada, broken, _ = damaged
    answer = ada.get(f"/api/tables/{broken[damage]}")
    assert (answer.status_code, answer.json()["type"]) == (410, "table/unreadable")
    assert is_told(answer.json()["why"], damage)


def test_it_is_logged_with_its_cause(damaged: Damaged) -> None:
    server, ada, broken, _ = damaged
    for table_id in broken.values():
        ada.get(f"/api/tables/{table_id}")
        assert f"table {table_id} cannot be opened and is set aside" in server.log.read_text()


def test_many_of_them_do_not_push_the_others_out_of_the_lobby(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada, server.client() as ben:
        well = new_table(ada, ME, FRIEND, listed=True)["id"]
        broken = [new_table(ada, ME, FRIEND, listed=True)["id"] for _ in range(55)]
        server.stop()
        with closing(sqlite3.connect(server.database)) as file, file:
            file.execute("UPDATE tables SET game = 'chess' WHERE id != ?", (well,))
        server.start()
        listed = [info["id"] for info in ben.get("/api/tables").json()]
        assert listed == [well], f"{len(broken)} tables cannot be opened"
        assert table(ada, well)["table"]["id"] == well
