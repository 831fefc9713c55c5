"""Where the rules of a game forbid talk for a while, none goes through: neither to the table nor to one alone."""

from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient

from stellarch.core import Seat, Talk
from tests.core.toy_auction import ToyAuction
from tests.server.toys import Client, server_with, table_of


class _Silence(Talk):
    """Who is waited on keeps silent."""

    def hushed(self, state: Any, seat: Seat) -> bool:
        return seat in SilentAuction().waiting_on(state)


class SilentAuction(ToyAuction):
    talk = _Silence()


def say(client: Client, seat: int, to: int | None = None) -> tuple[int, str | None]:
    asked = {"text": "hm", "mark": uuid4().hex, "seat": seat, "to": to}
    answer = client.post("/api/tables/toy/talk", json=asked)
    return answer.status_code, answer.json().get("why")


def test_who_must_be_silent_says_nothing_and_is_told_nothing_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server_with(SilentAuction(), tmp_path, monkeypatch) as ada:
        ben = TestClient(ada.app)
        ben.blocking_portal = ada.blocking_portal
        table_of(SilentAuction(), tmp_path, {"Ada": ada, "Ben": ben})
        devices = (ada, ben)
        silent = ada.get("/api/tables/toy").json()["waiting_on"]
        others = [seat for seat in (0, 1) if seat not in silent]
        assert silent, "the game waits for somebody"
        refused = (403, "The rules forbid talk just now.")
        for seat in silent:
            assert say(devices[seat], seat) == refused
            assert say(devices[seat], seat, to=1 - seat) == refused
            assert devices[seat].get("/api/tables/toy/talk").json()["hushed"] == [seat]
        for seat in others:
            assert say(devices[seat], seat)[0] == 200, "to all one may talk"
            assert say(devices[seat], seat, to=silent[0]) == refused
