"""A device that knows no rule: it acts on the choices it is sent, and learns what happened by hints and numbers."""

import random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from tests.server.running import Server, play, table
from tests.server.watching import live, message


class Player:
    """One device at one table, with as many seats as it holds; none makes it a spectator."""

    def __init__(self, server: Server, client: httpx.Client, table_id: str, seed: str, *, resigns: float = 0) -> None:
        self.server = server
        self.client = client
        self.table_id = table_id
        self.chance = random.Random(seed)
        self.resigns = resigns
        self.known = -1
        self.state: dict[str, Any] = {}

    def enter(self, key: str) -> None:
        entered = self.client.post(f"/api/tables/{self.table_id}/enter", json={"key": key})
        assert entered.status_code == 200, entered.text

    @property
    def is_over(self) -> bool:
        return not self.state["waiting_on"]

    @property
    def seats(self) -> list[int]:
        return [seat["seat"] for seat in self.state["table"]["seats"] if seat["yours"]]

    def play_to_the_end(self) -> dict[str, Any]:
        """Play until nobody is waited on; the last state this device was sent."""
        with live(self.server, self.client, self.table_id) as socket:
            self.fetch()
            while not self.is_over:
                if set(self.seats) & set(self.state["waiting_on"]):
                    self.act()
                else:
                    self.wait(socket)
        return self.state

    def fetch(self) -> None:
        """What is new since the number this device knows."""
        self.take_in(table(self.client, self.table_id, after=self.known))

    def act(self) -> None:
        """Play one of the choices of a seat that is waited on; where another was quicker, look again."""
        if self.state["seat"] not in self.state["waiting_on"]:
            self.fetch()
            return
        answer = play(self.client, self.table_id, self.state["seat"], self.known, self.choice())
        if answer.status_code == 409:  # the table has moved on, so that it is another's turn or another decision
            self.fetch()
        else:
            assert answer.status_code == 200, answer.text
            self.take_in(answer.json())

    def choice(self) -> str:
        offered = self.state["free"] if self.chance.random() < self.resigns else self.state["choices"]
        return str(self.chance.choice(offered)["text"])

    def wait(self, socket: ClientConnection) -> None:
        """Wait for the hint that the table has moved on."""
        heard = message(socket)
        if heard["type"] == "changed" and heard["number"] > self.known:
            self.fetch()

    def take_in(self, state: dict[str, Any]) -> None:
        """Remember a state; its log must go on exactly where this device's knowledge ends."""
        numbers = [entry["number"] for entry in state["log"]]
        assert numbers == list(range(self.known + 1, self.known + 1 + len(numbers))), (self.known, numbers)
        self.known += len(numbers)
        assert state["now"]["number"] == self.known == state["table"]["number"]
        self.state = state
