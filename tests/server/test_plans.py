"""Bots that answer with plans: what is played of one is stored and told at once, and survives a power cut whole or not
at all."""

import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from tests.bots.orchard import bears_most
from tests.server.running import Server, new_table, play, table
from tests.server.watching import live, next_of

FARMER = {"bot": "level-2", "name": "Halley"}
ADA = {"name": "Ada", "yours": True}
KILLS = 4


class Orchards(Server):
    """A server with the orchard among its games."""

    def command_with(self, *flags: str) -> list[str]:
        return ["tests.server.with_orchard" if word == "stellarch" else word for word in super().command_with(*flags)]


@contextmanager
def killed_at_the_end(server: Orchards) -> Iterator[Orchards]:
    server.start()
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="module")
def orchards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Orchards]:
    with killed_at_the_end(Orchards(tmp_path_factory.mktemp("orchards"))) as server:
        yield server


class Stored(NamedTuple):
    seat: int
    text: str
    at: str


def stored(server: Server, made: str) -> list[Stored]:
    file = sqlite3.connect(server.database)
    found = file.execute("SELECT seat, text, at FROM log WHERE table_id = ? ORDER BY number", (made,)).fetchall()
    file.close()
    return [Stored(*row) for row in found]


def moments(log: list[Stored]) -> list[list[str]]:
    """The lines of the log, those together that were stored at one moment."""
    return [[line.text for line in lines] for _, lines in groupby(log, key=lambda line: (line.seat, line.at))]


def planted(ada: httpx.Client, *players: dict[str, Any], **options: Any) -> str:
    """A table at which Ada has planted her two apples."""
    made = str(new_table(ada, ADA, *players, game="orchard", options=options)["id"])
    for tree in (0, 1):
        number = table(ada, made)["now"]["number"]
        assert play(ada, made, 0, number, f"plant:{tree}").status_code == 200
    return made


def wait_for_turn(server: Server, ada: httpx.Client, made: str, after: int) -> dict[str, Any]:
    """The table when the bots have played and it is Ada's turn again."""
    with live(server, ada, made) as page:
        while True:
            state = table(ada, made)
            if state["now"]["number"] > after and state["waiting_on"] == [0]:
                return state
            next_of(page, "changed")


def test_a_plan_is_stored_at_one_moment_and_told_as_one_change(orchards: Orchards) -> None:
    with orchards.client() as ada:
        made = planted(ada, FARMER)
        before = wait_for_turn(orchards, ada, made, 3)["now"]["number"]
        with live(orchards, ada, made) as page:
            assert play(ada, made, 0, before, "rest").status_code == 200
            numbers: list[int] = []
            while not numbers or numbers[-1] < before + 5:
                numbers.append(next_of(page, "changed")["number"])
    assert set(numbers) <= {before, before + 1, before + 5}  # where it stood, after Ada's rest, after the whole plan
    assert moments(stored(orchards, made))[-1] == ["pick:1", "pick:1", "pick:1", "rest"]


def test_what_was_planned_is_explained_by_the_plan_it_belongs_to(orchards: Orchards) -> None:
    with orchards.client() as ada:
        made = planted(ada, FARMER)
        before = wait_for_turn(orchards, ada, made, 3)["now"]["number"]
        play(ada, made, 0, before, "rest")
        wait_for_turn(orchards, ada, made, before)
        first, later = (ada.get(f"/api/tables/{made}/actions/{before + n}/why").json()["why"] for n in (2, 5))
    assert first["brings"][0] == later["brings"][0] == bears_most(1).en
    assert later["brings"] == ["Tree 1 bears most.", "It was planned some moves before."]


def test_a_plan_ends_where_something_comes_out_and_the_bot_is_asked_anew(orchards: Orchards) -> None:
    with orchards.client() as ada:
        made = planted(ada, {"bot": "level-2:shaker", "name": "Halley"})
        before = wait_for_turn(orchards, ada, made, 3)["now"]["number"]
        play(ada, made, 0, before, "rest")
        wait_for_turn(orchards, ada, made, before)
        shake, *rest = moments(stored(orchards, made))[-2:]
        assert [seat["bot"] for seat in table(ada, made)["table"]["seats"]] == [None, "level-2:shaker"]
    assert len(shake) == 1
    assert shake[0].startswith("shake:")
    assert rest[0][-1] == "rest"


def test_a_hint_tells_what_the_plan_goes_on_with_and_each_order_is_played_like_any_other(orchards: Orchards) -> None:
    with orchards.client() as ada:
        made = planted(ada, FARMER)
        number = wait_for_turn(orchards, ada, made, 3)["now"]["number"]
        hint = ada.post(f"/api/tables/{made}/hint", json={"seat": 0}).json()
        orders = [hint["action"], *(order["action"] for order in hint["further"])]
        assert [order["order"] for order in hint["further"]][-1] == "rest"
        for after, order in enumerate(orders, number):
            assert play(ada, made, 0, after, order).status_code == 200
    assert [line.text for line in stored(orchards, made)][number : number + 4] == ["pick:1", "pick:1", "pick:1", "rest"]


def test_a_line_says_whether_something_came_out_by_it(orchards: Orchards) -> None:
    with orchards.client() as ada:
        made = planted(ada, FARMER)
        number = wait_for_turn(orchards, ada, made, 3)["now"]["number"]
        lines = [play(ada, made, 0, number + n, text).json()["log"][-1] for n, text in enumerate(("pick:1", "shake:1"))]
    assert [line["reveals"] for line in lines] == [False, True]


def test_an_unknown_character_is_refused(orchards: Orchards) -> None:
    with orchards.client() as ada:
        wrong = {"game": "orchard", "players": [ADA, {"bot": "level-2:trader"}]}
        assert ada.post("/api/tables", json=wrong).status_code == 422
        info = next(game for game in ada.get("/api/games").json() if game["id"] == "orchard")
    assert [(one["id"], one["about"]) for one in info["characters"]] == [
        ("gatherer", "Never shakes."),
        ("shaker", "Likes to shake."),
    ]


@pytest.mark.timeout(600)
def test_power_cuts_leave_every_plan_whole_or_not_begun(tmp_path: Path) -> None:
    """Four bots play on by themselves while somebody looks on, and the server is killed again and again."""
    chance, seen = random.Random("power cuts"), 0
    with killed_at_the_end(Orchards(tmp_path)) as server, server.client() as ada:
        made = str(new_table(ada, *[FARMER] * 4, game="orchard", options={"endless": True})["id"])
        for _ in range(KILLS):
            with live(server, ada, made) as page:
                now = seen
                while now <= seen:
                    now = next_of(page, "changed")["number"]
                time.sleep(chance.random() * 0.2)
                server.kill()
            log = stored(server, made)
            assert len(log) >= now > seen, "what was told is stored"
            seen = len(log)
            for plan in moments(log):
                assert plan[-1] == "rest" or [text[:5] for text in plan] == ["plant"] * 2
            server.start()
