"""The server is killed again and again in the middle of play. No move that was acknowledged is lost, none is played
twice, and who repeats what was not acknowledged is answered as if nothing had happened."""

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from stellarch.core import Record, verify
from stellarch.games import find_game
from stellarch.server.tables.logbook import PAGE
from tests.server.running import GAME, Server

KILLS = 20
LONGEST_PEACE = 0.5
"""Seconds between the first move after coming up and being killed, at most."""

SITTINGS: list[tuple[list[dict[str, Any]], dict[str, Any]]] = [
    ([{"yours": True}, {"bot": "random"}], {"first_player": 0, "unexplored": True}),
    ([{"yours": True}, {"yours": True}], {"open_borders": True}),
    ([{"bot": "random"}, {"yours": True}, {"yours": True}], {"first_player": 1, "campaign": True, "unexplored": True}),
]
"""A person begins, so that everybody has something to lose, however seldom a bot gets to its move."""


class Stubborn:
    """A device that plays game after game, and repeats every request until it is answered."""

    def __init__(self, server: Server, number: int, stop: threading.Event) -> None:
        self.client = server.client()
        self.players, self.options = SITTINGS[number]
        self.chance = random.Random(number)
        self.stop = stop
        self.acknowledged: dict[str, list[tuple[int, str, int, str]]] = {}
        self.moves = 0
        self.repeated = 0

    def play(self) -> None:
        while not self.stop.is_set():
            table_id = self.new_table()
            state = self.look(table_id)
            while state["waiting_on"] and not self.stop.is_set():
                if state["seat"] in state["waiting_on"]:
                    self.act(table_id, state)
                state = self.look(table_id)

    def new_table(self) -> str:
        body = {"game": GAME, "players": self.players, "options": self.options}
        table_id = str(self._insist(lambda: self.client.post("/api/tables", json=body)).json()["id"])
        self.acknowledged[table_id] = []
        return table_id

    def look(self, table_id: str) -> dict[str, Any]:
        return dict(self._insist(lambda: self.client.get(f"/api/tables/{table_id}")).json())

    def act(self, table_id: str, state: dict[str, Any]) -> None:
        """Play a choice, or now and then take the last one back; note what the server said it did."""
        seat, number = state["seat"], state["now"]["number"]
        if state["undo"] == "free" and self.chance.random() < 0.2:
            self.take_back(table_id, number)
            return
        action = self.chance.choice(state["choices"])["text"]
        played = {"seat": seat, "after": number, "action": action}
        answer = self._insist(lambda: self.client.post(f"/api/tables/{table_id}/actions", json=played))
        assert answer.status_code == 200, answer.text
        self.acknowledged[table_id].append((number + 1, "action", seat, action))
        self.moves += 1

    def take_back(self, table_id: str, number: int) -> None:
        asked = {"after": number}
        before = self.repeated
        answer = self._insist(lambda: self.client.post(f"/api/tables/{table_id}/undo", json=asked))
        if answer.status_code == 409:  # it had been done, though the answer was lost
            assert self.repeated > before
            assert answer.json()["number"] > number
        else:
            assert answer.status_code == 200, answer.text
        # A long log comes in pages, so its lines are known by their numbers.
        (line,) = (line for line in self.look(table_id)["log"] if line["number"] == number + 1)
        assert line["kind"] == "undo"
        self.acknowledged[table_id].append((number + 1, "undo", line["seat"], line["text"]))

    def _insist(self, request: Callable[[], httpx.Response]) -> httpx.Response:
        tries_left = 100
        while tries_left:
            try:
                return request()
            except httpx.TransportError:
                self.repeated += 1
                tries_left -= self.stop.is_set()  # while the cuts last there is always another try
                time.sleep(0.1)
        raise AssertionError("the server is gone")


def wait_for_a_move(server: Server, devices: dict[Stubborn, Future[None]]) -> None:
    before = sum(device.moves for device in devices)
    while sum(device.moves for device in devices) == before:
        for playing in devices.values():
            if playing.done():
                playing.result()  # raises what went wrong there
        server.require_up()
        time.sleep(0.01)


def kill_again_and_again(server: Server, devices: dict[Stubborn, Future[None]]) -> None:
    """Each time when there has been play for a moment, or before it has even come up."""
    chance = random.Random("power cuts")
    for _ in range(KILLS):
        if chance.random() < 0.25:
            server.begin()
            time.sleep(chance.random())
        else:
            server.start()
            wait_for_a_move(server, devices)
            time.sleep(chance.random() * LONGEST_PEACE)
        server.kill()


def stored_log(server: Server, table_id: str) -> list[tuple[int, str, int, str]]:
    file = sqlite3.connect(server.database)
    found = file.execute("SELECT number, kind, seat, text FROM log WHERE table_id = ? ORDER BY number", (table_id,))
    log = found.fetchall()
    file.close()
    return log


@pytest.mark.timeout(2400)
def test_power_cuts_lose_and_repeat_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path)
    stop = threading.Event()
    with ThreadPoolExecutor(len(SITTINGS)) as threads:
        sitting = [Stubborn(server, number, stop) for number in range(len(SITTINGS))]
        devices = {device: threads.submit(device.play) for device in sitting}
        try:
            kill_again_and_again(server, devices)
            server.start()
        finally:
            stop.set()
        for playing in devices.values():
            playing.result()
    assert all(device.repeated and device.moves for device in devices)
    for device in devices:
        for table_id, acknowledged in device.acknowledged.items():
            assert_kept(server, device, table_id, acknowledged)
        device.client.close()
    assert server.stop() == 0
    file = sqlite3.connect(server.database)
    assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    file.close()


def assert_kept(server: Server, device: Stubborn, table_id: str, acknowledged: list[tuple[int, str, int, str]]) -> None:
    """The people's lines of the log are those acknowledged, each once; all lines follow each other and the rules."""
    log = stored_log(server, table_id)
    people = [seat for seat, player in enumerate(device.players) if "bot" not in player]
    assert [line for line in log if line[2] in people] == acknowledged
    assert [line[0] for line in log] == list(range(1, len(log) + 1))
    shown = device.look(table_id)
    stored = [(number, text) for number, _, _, text in log]
    seen = [(entry["number"], entry["text"]) for entry in shown["log"] if 0 < entry["number"] <= len(log)]
    assert seen == stored[-len(seen) :]
    assert len(seen) == len(log) or len(shown["log"]) >= PAGE, "of a long log, the last page"
    if not shown["waiting_on"]:
        record = Record.read(device.client.get(f"/api/tables/{table_id}/record").text)
        assert all(check.holds for check in verify(find_game(GAME), record))
