"""Live wars on a real server: only rolls are held to the clock, and none that comes early is lost (GE-19)."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.live_war import DEVICE, TABLE, at_war, store
from tests.server.running import play, running, table


class Sitting:
    """All seats of a table at war, on one device."""

    def __init__(self, client: httpx.Client, attacker: int, defender: int) -> None:
        self.client, self.attacker, self.defender = client, attacker, defender

    def sees(self, seat: int) -> dict[str, Any]:
        return table(self.client, TABLE, seat=seat)

    def plays(self, seat: int, action: str, after: int | None = None) -> dict[str, Any]:
        on = self.sees(seat)["now"]["number"] if after is None else after
        answer = play(self.client, TABLE, seat, on, action)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def rolls(self, seat: int) -> int:
        """How often a side has rolled in this war."""
        side = "attack" if seat == self.attacker else "defence"
        events = (event for entry in self.sees(seat)["log"] for event in entry["events"])
        return sum(event["type"] == "war_tick" and event[side] is not None for event in events)

    def wait_until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            assert self.client.get("/api/health").status_code == 200
            time.sleep(0.05)


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Callable[..., Sitting]]:
    """A server with one table, at which a war was just declared."""
    with ExitStack() as stack:

        def begun(*, hits: bool | None = None) -> Sitting:
            game, attacker, defender = at_war(hits=hits)
            store(tmp_path / "stellarch.db", game)
            server = stack.enter_context(running(tmp_path))
            client = stack.enter_context(server.client())
            client.cookies.set("stellarch_device", DEVICE)
            return Sitting(client, attacker, defender)

        yield begun


@pytest.mark.rule("GE-19.3", "GE-19.4")
def test_a_roll_that_comes_too_soon_falls_when_its_time_has_come(begin: Callable[..., Sitting]) -> None:
    sitting = begin(hits=False)
    early = sitting.plays(sitting.attacker, "dice")
    assert (early["held"], sitting.rolls(sitting.attacker)) == (1, 0)
    assert early["ready_in"] > 0
    again = sitting.plays(sitting.attacker, "dice", early["now"]["number"])
    assert again["held"] == 2
    assert sitting.sees(sitting.defender)["held"] == 0
    sitting.wait_until(lambda: sitting.rolls(sitting.attacker) == 2)
    assert sitting.sees(sitting.attacker)["held"] == 0


@pytest.mark.rule("GE-19.4", "GE-12.17", "GE-R.42")
def test_talk_and_concessions_wait_for_no_clock(begin: Callable[..., Sitting]) -> None:
    sitting = begin()
    before = sitting.sees(sitting.attacker)["now"]["number"]
    said = sitting.plays(sitting.attacker, "say@all:good%20luck")
    assert said["now"]["number"] == before + 1
    assert said["ready_in"] > 0
    assert said["held"] == 0
    sitting.plays(sitting.defender, "concede")
    assert sitting.defender in sitting.sees(0)["now"]["view"]["conceding"] or not sitting.sees(0)["now"]["view"]["war"]


@pytest.mark.rule("GE-19.7")
def test_a_surrender_takes_effect_on_arrival(begin: Callable[..., Sitting]) -> None:
    """The attacker has hit once. The defender has just rolled and may not yet again, and surrenders: at once, though
    the position it saw when it pressed the button was that before its own last roll."""
    sitting = begin(hits=True)
    sitting.plays(sitting.attacker, "dice")
    sitting.wait_until(lambda: sitting.rolls(sitting.attacker) > 0)
    seen = sitting.sees(sitting.defender)
    assert "surrender" in {choice["text"] for choice in seen["choices"]}
    rolled = sitting.plays(sitting.defender, "dice")
    assert rolled["now"]["number"] > seen["now"]["number"]
    if rolled["now"]["view"]["war"]:
        over = sitting.plays(sitting.defender, "surrender", seen["now"]["number"])
        assert over["now"]["view"]["war"] is None


@pytest.mark.rule("GE-19.8")
@pytest.mark.parametrize("bot", ["random", "level-2"])
def test_a_war_between_two_bots_is_simulated(tmp_path: Path, bot: str) -> None:
    game, attacker, defender = at_war()
    store(tmp_path / "stellarch.db", game, dict.fromkeys((attacker, defender), bot))
    with running(tmp_path) as server, server.client() as client:
        client.cookies.set("stellarch_device", DEVICE)
        sitting = Sitting(client, attacker, defender)
        onlooker = next(seat for seat in range(4) if seat not in (attacker, defender))
        sitting.wait_until(lambda: sitting.sees(onlooker)["now"]["view"]["war"] is None)
        log = [entry for entry in sitting.sees(onlooker)["log"] if entry["number"] > len(game.log)]
        assert [entry["text"] for entry in log[:2]] == ["simulate", "simulate"]
        assert "dice" not in {entry["text"] for entry in log}
        ticks = [event for entry in log for event in entry["events"] if event["type"] == "war_tick"]
        assert ticks
        assert all(tick["attack"] and tick["defence"] for tick in ticks)


@pytest.mark.rule("GE-19.8")
def test_a_bot_agrees_where_a_person_would_have_the_war_simulated(tmp_path: Path) -> None:
    game, attacker, defender = at_war()
    store(tmp_path / "stellarch.db", game, {defender: "level-3"})
    with running(tmp_path) as server, server.client() as client:
        client.cookies.set("stellarch_device", DEVICE)
        sitting = Sitting(client, attacker, defender)
        sitting.plays(attacker, "simulate")
        sitting.wait_until(lambda: not (sitting.sees(attacker)["now"]["view"]["war"] or {"live": False})["live"])
        said = {entry["seat"] for entry in sitting.sees(attacker)["log"] if entry["text"] == "simulate"}
        assert said == {attacker, defender}
