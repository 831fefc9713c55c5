"""If-thens: what a seat plays if the others play this. Only its own seat knows of them; a line is carried out where it
is met exactly, and not otherwise."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import ME, Server, new_table, play, running, table
from tests.server.test_stand_ins import until


class Sitting:
    """A table of people on devices of their own. The first of them begins."""

    def __init__(self, server: Server, *devices: httpx.Client, **given: Any) -> None:
        self.server, self.devices = server, devices
        others = [{"name": name} for name in ("Ben", "Cleo")][: len(devices) - 1]
        given = {"options": {"first_player": 0}, **given}
        made = new_table(devices[0], ME, *others, **given)
        self.id = made["id"]
        for device, link in zip(devices[1:], made["links"], strict=True):
            device.post(f"/api/tables/{self.id}/enter", json={"key": link["key"]})

    def sees(self, seat: int) -> dict[str, Any]:
        return table(self.devices[seat], self.id)

    def plays(self, seat: int, action: str) -> dict[str, Any]:
        answer = play(self.devices[seat], self.id, seat, self.sees(seat)["now"]["number"], action)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def asks(self, way: str, seat: int, **given: Any) -> httpx.Response:
        return self.devices[seat].post(f"/api/tables/{self.id}/if-thens{way}", json={"seat": seat, **given})

    def gives(self, seat: int, *steps: str) -> httpx.Response:
        return self.asks("", seat, steps=steps)

    def looks(self, seat: int, *steps: str) -> dict[str, Any]:
        found = self.asks("/look", seat, steps=steps)
        assert found.status_code == 200, found.text
        return dict(found.json())

    def may_come(self, seat: int, *steps: str) -> list[str]:
        """What may come next, as far as a seat can foresee it."""
        return [choice["text"] for choice in self.looks(seat, *steps)["table"]["choices"]]

    def lines(self, seat: int) -> list[dict[str, Any]]:
        found = self.sees(seat)["in_advance"]["if_thens"]
        assert isinstance(found, list)
        return found

    def comes_to(self, number: int) -> dict[str, Any]:
        return until(self.server, self.devices[0], self.id, lambda state: state["now"]["number"] >= number)


@pytest.fixture
def sitting(server: Server, new_device: Callable[[], httpx.Client]) -> Sitting:
    return Sitting(server, new_device(), new_device())


def line_of(sitting: Sitting, seat: int, length: int, last: bool = False) -> list[str]:
    """The first (or the last) of what may come, again and again."""
    steps: list[str] = []
    for _ in range(length):
        steps.append(sitting.may_come(seat, *steps)[-1 if last else 0])
    return steps


def test_a_line_is_played_as_soon_as_it_is_met_and_goes_on(sitting: Sitting) -> None:
    this, that, then, and_that = steps = line_of(sitting, 1, 4)
    given = sitting.gives(1, *steps)
    assert given.status_code == 200
    (line,) = given.json()["in_advance"]["if_thens"]
    assert [(step["seat"], step["text"]) for step in line["steps"]] == [(0, this), (1, that), (0, then), (1, and_that)]
    assert all(step["order"] for step in line["steps"])

    sitting.plays(0, this)
    sitting.comes_to(2)
    (line,) = sitting.lines(1)
    assert (line["state"], line["met"]) == ("waits", 2)
    sitting.plays(0, then)
    log = sitting.comes_to(4)["log"]
    assert [entry["text"] for entry in log[1:]] == steps
    (line,) = sitting.lines(1)
    assert (line["state"], line["at"]) == ("played", 4)
    assert [entry["by_itself"] for entry in sitting.sees(1)["log"]] == [None, None, "if_then", None, "if_then"]


def test_anything_else_ends_the_line_and_nothing_is_played(sitting: Sitting) -> None:
    this, that = line_of(sitting, 1, 2)
    other = next(text for text in sitting.may_come(1) if text != this)
    sitting.gives(1, this, that)
    sitting.plays(0, other)
    (line,) = sitting.lines(1)
    assert (line["state"], line["at"]) == ("unmet", 1)
    assert sitting.sees(1)["waiting_on"] == [1]


def test_the_first_line_that_fits_is_played_and_lines_may_branch(sitting: Sitting) -> None:
    one, other = sitting.may_come(1)[:2]
    to_one, to_other = sitting.may_come(1, one)[0], sitting.may_come(1, other)[1]
    sitting.gives(1, one, to_one)
    sitting.gives(1, other, to_other)
    sitting.plays(0, other)
    sitting.comes_to(2)
    assert [line["state"] for line in sitting.lines(1)] == ["unmet", "played"]


def test_a_line_is_checked_by_the_rules_when_it_is_given(sitting: Sitting) -> None:
    this = sitting.may_come(1)[0]
    illegal = sitting.gives(1, this, this)
    assert (illegal.status_code, illegal.json()["rule"][:4]) == (422, "SSE-")
    assert sitting.gives(1, "nonsense", "pass").status_code in (400, 422)
    assert "your own answer" in sitting.gives(1, this).json()["why"]
    assert "Begin with" in sitting.gives(1).json()["why"]
    assert "It is your turn" in sitting.gives(0, this, "pass").json()["why"]
    that = sitting.may_come(1, this)[0]
    assert "cannot leave" in sitting.gives(1, this, "resign").json()["why"]
    sitting.gives(1, this, that)
    another = sitting.may_come(1, this)[1]
    assert "have an answer" in sitting.gives(1, this, another).json()["why"]
    assert len(sitting.lines(1)) == 1


def test_a_line_may_be_taken_back_until_it_is_met(sitting: Sitting) -> None:
    this, that = line_of(sitting, 1, 2)
    sitting.gives(1, this, that)
    assert sitting.asks("/withdraw", 1, number=1).json()["in_advance"]["if_thens"] == []
    assert sitting.asks("/withdraw", 1, number=1).status_code == 404
    sitting.plays(0, this)
    assert sitting.sees(1)["waiting_on"] == [1]


def test_only_who_holds_the_seat_gives_looks_at_and_takes_back_lines(sitting: Sitting) -> None:
    this, that = line_of(sitting, 1, 2)
    for way, given in (("", {"steps": [this, that]}), ("/look", {"steps": [this]}), ("/withdraw", {})):
        answer = sitting.devices[0].post(f"/api/tables/{sitting.id}/if-thens{way}", json={"seat": 1, **given})
        assert answer.status_code == 403


def test_nobody_else_can_tell_that_a_line_was_given(sitting: Sitting, new_device: Callable[[], httpx.Client]) -> None:
    watching = new_device()
    watching.get("/api/tables")

    def wire() -> list[bytes]:
        """All that the others can ask for, byte by byte."""
        others = (sitting.devices[0], watching)
        paths = (
            f"/api/tables/{sitting.id}",
            f"/api/tables/{sitting.id}/course",
            "/api/tables",
            "/api/tables?mine=true",
        )
        return [device.get(path).content for device in others for path in paths]

    before = wire()
    this, that = line_of(sitting, 1, 2)
    sitting.gives(1, this, that)
    assert wire() == before
    assert sitting.lines(0) == []
    assert table(watching, sitting.id)["in_advance"] is None
    sitting.plays(0, this)
    sitting.comes_to(2)
    assert all(entry["by_itself"] is None for entry in sitting.sees(0)["log"] + table(watching, sitting.id)["log"])


def test_a_take_back_ends_lines_and_takes_back_what_they_played(sitting: Sitting) -> None:
    this, that, then, and_that = line_of(sitting, 1, 4)
    sitting.gives(1, this, that, then, and_that)
    sitting.plays(0, this)
    sitting.comes_to(2)
    sitting.devices[0].post(f"/api/tables/{sitting.id}/undo", json={"after": 2})
    sitting.devices[1].post(f"/api/tables/{sitting.id}/undo/answer", json={"seat": 1, "yes": True})
    shown = sitting.comes_to(3)
    assert shown["log"][-1]["takes"] == [1, 2]
    assert shown["waiting_on"] == [0]
    (line,) = sitting.lines(1)
    assert (line["state"], line["met"], line["at"]) == ("unmet", 2, 3)
    sitting.plays(0, this)
    assert sitting.sees(1)["waiting_on"] == [1], "it is not played a second time"


def test_of_two_devices_each_sees_the_lines_of_the_other(
    sitting: Sitting, new_device: Callable[[], httpx.Client]
) -> None:
    this, that = line_of(sitting, 1, 2)
    sitting.gives(1, this, that)
    link = sitting.devices[1].post(f"/api/tables/{sitting.id}/seats/1/link").json()
    new = new_device()
    new.post(f"/api/tables/{sitting.id}/enter", json={"key": link["key"]})
    assert len(table(new, sitting.id)["in_advance"]["if_thens"]) == 1


def test_where_something_comes_out_a_line_ends(server: Server, new_device: Callable[[], httpx.Client]) -> None:
    sitting = Sitting(server, new_device(), new_device(), new_device(), game="galaxy-empires", options={})
    (active,) = sitting.sees(0)["waiting_on"]
    me = next(seat for seat in range(3) if seat != active)
    rolled = sitting.looks(me, "roll")
    assert "Dice" in rolled["why"]
    assert not rolled["can_wait"]
    assert rolled["table"]["choices"] == []
    assert sitting.gives(me, "roll", "end").status_code in (409, 422)


def test_an_answer_in_advance_is_given_in_a_game_with_dice_and_cards(
    server: Server, new_device: Callable[[], httpx.Client]
) -> None:
    """The last answer may roll the dice: only what follows from them cannot be foreseen."""
    sitting = Sitting(server, new_device(), new_device(), new_device(), game="galaxy-empires", options={})
    (active,) = sitting.sees(0)["waiting_on"]
    shown = sitting.looks((active + 1) % 3, "end")
    me = shown["table"]["seat"]
    sitting.devices[me].get(f"/api/tables/{sitting.id}")
    assert sitting.gives(me, "end", "roll").status_code == 200
    sitting.plays(active, "end")
    sitting.comes_to(2)
    (line,) = sitting.lines(me)
    assert line["state"] == "played"


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        yield server


def test_a_line_that_was_met_is_carried_out_once_after_a_power_cut(alone: Server) -> None:
    """The server dies when what met the line is stored, and the answer is not."""
    with alone.client() as ada, alone.client() as ben:
        sitting = Sitting(alone, ada, ben)
        this, that = line_of(sitting, 1, 2)
        sitting.gives(1, this, that)
        alone.kill()
        with sqlite3.connect(alone.database) as file:
            file.execute(
                "INSERT INTO log (table_id, number, kind, seat, text, at) VALUES (?, 1, 'action', 0, ?, ?)",
                (sitting.id, this, "2026-11-19 12:00:00.000000"),
            )
        alone.start()
        read = sqlite3.connect(f"file:{alone.database}?mode=ro", uri=True)
        for _ in range(600):  # nobody asks for the table
            rows = read.execute(
                "SELECT number, seat, text, by_itself FROM log WHERE table_id = ?", (sitting.id,)
            ).fetchall()
            if len(rows) > 1:
                break
            time.sleep(0.05)
        read.close()
        assert rows == [(1, 0, this, None), (2, 1, that, "if_then")]
        alone.kill()
        alone.start()
        assert [entry["text"] for entry in sitting.sees(0)["log"][1:]] == [this, that]


def test_what_another_seals_can_be_neither_foreseen_nor_answered(
    server: Server, new_device: Callable[[], httpx.Client]
) -> None:
    """In a phase in which all decide at the same time, whoever is in waits for others whose orders stay unseen."""
    sitting = Sitting(server, new_device(), new_device(), game="space-wars", options={})
    state = sitting.sees(0)
    assert state["decision"]["sealed"]
    played = play(sitting.devices[0], sitting.id, 0, state["now"]["number"], state["decision"]["action"])
    assert played.json()["waiting_on"] == [1]
    ahead = sitting.looks(0)
    assert "would not see this" in ahead["why"]
    assert (ahead["table"]["choices"], ahead["table"]["templates"]) == ([], [])
