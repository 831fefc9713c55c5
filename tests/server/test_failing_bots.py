"""Bots that fail: the game goes on, and nobody is told that the bot has played."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import BOT, ME, Server, new_table, play, table
from tests.server.watching import live, next_of

FAILED = "The bot playing Halley failed; the game's default was played in its place."


@pytest.fixture
def stopped(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.kill()


def let_its_bot_fail(server: Server) -> None:
    """As after an update that has dropped a bot: a worker that is asked for it raises."""
    file = sqlite3.connect(server.database)
    file.execute("UPDATE seats SET bot = 'level-99' WHERE bot IS NOT NULL")
    file.commit()
    file.close()


def play_first(server: Server, ada: httpx.Client, made: str, until: int) -> dict[str, Any]:
    """Ada plays her first choice; then the bot's answers are waited for."""
    state = table(ada, made)
    with live(server, ada, made) as page:
        number = state["now"]["number"]
        assert play(ada, made, 0, number, state["choices"][0]["text"]).status_code == 200
        while number < until:
            number = next_of(page, "changed")["number"]
    return table(ada, made)


def test_a_default_is_not_passed_off_as_the_bots(stopped: Server) -> None:
    stopped.start()
    with stopped.client() as ada:
        made = new_table(ada, ME, {**BOT, "name": "Halley"}, options={"first_player": 0})["id"]
        played_well = play_first(stopped, ada, made, until=2)
        stopped.stop()
        let_its_bot_fail(stopped)
        stopped.start()
        played_by_default = play_first(stopped, ada, made, until=4)
        lists = [ada.get("/api/tables?mine=true").json()]
        stopped.stop()
        stopped.start()
        lists.append(ada.get("/api/tables?mine=true").json())
        after_a_restart = table(ada, made)

        assert [entry["bot_failed"] for entry in played_well["log"]] == [False] * 3
        assert not played_well["table"]["seats"][1]["failed"]
        for state in (played_by_default, after_a_restart):
            assert [entry["bot_failed"] for entry in state["log"]] == [False] * 4 + [True]
            assert state["log"][4]["told"][-1] == FAILED
            assert [seat["failed"] for seat in state["table"]["seats"]] == [False, True]
        for (listed,) in lists:
            assert [seat["failed"] for seat in listed["seats"]] == [False, True]

        asked = ada.get(f"/api/tables/{made}/actions/4/why")
        assert (asked.status_code, asked.json()["type"]) == (404, "table/not-found")
    assert "level-99" in stopped.log.read_text()


def test_who_asks_a_bot_that_fails_is_told_so(stopped: Server) -> None:
    stopped.start()
    with stopped.client() as ada:
        made = new_table(ada, ME, {**BOT, "name": "Halley"}, options={"first_player": 0})["id"]
        play_first(stopped, ada, made, until=2)
        stopped.stop()
        let_its_bot_fail(stopped)
        stopped.start()
        asked = ada.get(f"/api/tables/{made}/actions/2/why")
    assert (asked.status_code, asked.json()["type"]) == (503, "bot/failed")
    assert asked.json()["why"].startswith("The bot could not answer")
