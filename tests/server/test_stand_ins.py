"""A bot plays the seat of somebody who is away; the seat stays theirs, and is given back on their return."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from tests.server.running import FRIEND, ME, Server, new_table, play, running, table


def test_a_bot_sits_in_over_a_restart_and_gives_the_seat_back(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as ada, server.client() as ben:
        made = new_table(ada, ME, FRIEND, options={"first_player": 1})
        ben.post(f"/api/tables/{made['id']}/enter", json={"key": made["links"][0]["key"]})
        server.stop()
        with sqlite3.connect(server.database) as file:
            file.execute("INSERT INTO stand_ins VALUES (?, 1, 0, 'greedy', 'time', NULL)", (made["id"],))
        server.start()
        shown = until(server, ada, made["id"], lambda state: state["waiting_on"] == [0])
        seat = shown["table"]["seats"][1]
        assert (seat["kind"], seat["yours"]) == ("person", False)
        assert seat["stand_in"] == {"bot": "greedy", "why": "time", "since": 0}
        assert table(ben, made["id"])["table"]["seats"][1]["yours"], "the seat still is the person's"

        back = ben.post(f"/api/tables/{made['id']}/seats/1/back").json()
        assert back["table"]["seats"][1]["stand_in"] is None
        assert back["stood_in"] == [{"seat": 1, "bot": "greedy", "first": 0, "last": 1}], "history names both"
        play(ada, made["id"], 0, 1, shown["choices"][0]["text"])
        assert table(ben, made["id"])["waiting_on"] == [1], "no bot plays any more"


def until(
    server: Server, client: httpx.Client, table_id: str, holds: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """The table, once something holds of it."""
    for _ in range(1200):
        state = table(client, table_id)
        if holds(state):
            return state
        server.require_up()
        time.sleep(0.05)
    raise AssertionError(f"it never came to that: {state['waiting_on']}")
