"""One's own games as a list: what waits, what others did meanwhile as one's seat may know it, and what is put away."""

import asyncio
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine

from stellarch.games import find_game
from stellarch.server import messages
from stellarch.server.storage import Database, SeatRow, Store, TableRow
from tests.server.asking import asking
from tests.server.running import FRIEND, ME, new_table, play, table


def inbox(client: httpx.Client) -> dict[str, Any]:
    found = client.get("/api/inbox")
    assert found.status_code == 200, found.text
    return {game["table"]["id"]: game for game in found.json()["games"]}


def moves(client: httpx.Client, table_id: str) -> None:
    state = table(client, table_id)
    answer = play(client, table_id, state["seat"], state["now"]["number"], state["choices"][0]["text"])
    assert answer.status_code == 200, answer.text


def test_a_game_says_what_others_did_since_one_last_looked(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, options={"first_player": 0})
    table_id = made["id"]
    ben.post(f"/api/tables/{table_id}/enter", json={"key": made["links"][0]["key"]})
    before = inbox(ada)[table_id]
    assert (before["news"], before["unseen"], before["table"]["waiting_on"]) == (None, 0, [0])
    moves(ada, table_id)
    ada.post(f"/api/tables/{table_id}/seen", json={"number": 1})
    assert inbox(ada)[table_id]["news"] is None, "what one did oneself is no news"
    moves(ben, table_id)
    found = inbox(ada)[table_id]
    assert (found["by"], found["unseen"], found["table"]["waiting_on"]) == (1, 1, [0])
    assert found["news"].startswith("Ben ")
    french = ada.get("/api/inbox", headers={"Accept-Language": "fr"}).json()["games"]
    assert found["news"] not in [game["news"] for game in french]
    ada.post(f"/api/tables/{table_id}/seen", json={"number": 2})
    assert inbox(ada)[table_id]["unseen"] == 0


def test_what_others_sealed_is_no_news(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, FRIEND | {"name": "Cleo"}, game="space-wars")
    ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
    state = table(ben, made["id"])
    play(ben, made["id"], 1, 0, state["decision"]["action"])
    assert table(ben, made["id"])["now"]["number"] == 1
    lines = table(ada, made["id"])["log"]
    known = [sentence for line in lines if line["number"] for sentence in line["told"]]
    news = inbox(ada)[made["id"]]["news"]
    assert news is None or news in known


def test_what_is_put_away_is_back_when_it_waits_for_one_again(ada: httpx.Client, ben: httpx.Client) -> None:
    made = new_table(ada, ME, FRIEND, options={"first_player": 0})
    table_id = made["id"]
    ben.post(f"/api/tables/{table_id}/enter", json={"key": made["links"][0]["key"]})
    moves(ada, table_id)
    assert ada.post(f"/api/inbox/{table_id}", json={"away": True}).json() == {"away": True}
    assert (inbox(ada)[table_id]["away"], inbox(ben)[table_id]["away"]) == (True, False)
    moves(ben, table_id)
    assert not inbox(ada)[table_id]["away"]
    ada.post(f"/api/inbox/{table_id}", json={"away": True})
    ada.post(f"/api/inbox/{table_id}", json={"away": False})
    assert not inbox(ada)[table_id]["away"]
    with httpx.Client(base_url=ada.base_url) as stranger:
        assert stranger.post(f"/api/inbox/{table_id}", json={"away": True}).status_code == 403


def test_two_hundred_games_are_asked_of_the_database_as_often_as_two(file: Path) -> None:
    asked = Counter[str]()

    def note(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        if statement.startswith("SELECT"):
            asked["all"] += 1

    event.listen(Engine, "before_cursor_execute", note)
    try:
        counts = [_asked(file.with_name(f"{many}.db"), many, asked) for many in (2, 200)]
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert counts[0] == counts[1] > 0


def _asked(file: Path, many: int, asked: Counter[str]) -> int:
    """How often the database is asked for the list of somebody's games, once it is stored how each of them stands."""
    game, now = find_game("small-star-empires"), datetime(2026, 7, 1, tzinfo=UTC)

    def store(connection: Connection) -> None:
        for number in range(many):
            row = TableRow(f"t{number}", game.id, game.rules_version, "{}", "seed", False, False, now)
            Store(connection).add_table(row, [SeatRow(seat, f"Player {seat}", None, None) for seat in range(2)])
            Store(connection).hold(row.id, 0, "ada")

    async def write() -> None:
        await database.write(store)

    database = Database(f"sqlite:///{file}")
    database.start()
    try:
        asyncio.run(write())
        asking(database, lambda tables: tables.inbox.games("ada"))
        asked.clear()
        found: messages.Inbox = asking(database, lambda tables: tables.inbox.games("ada"))
        assert len(found.games) == many
        return asked["all"]
    finally:
        database.stop()
