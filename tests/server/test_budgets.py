"""How much may be asked for: by a device, by an address, by kind; and in what turns work is done."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from stellarch.server.budgets import Budget, TooMuch, network_of
from stellarch.server.messages import NewPlayer, NewTable
from stellarch.server.storage import Database
from stellarch.server.tables.service import Tables
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.jobs import JobWorker
from stellarch.server.workers.turns import Turns
from tests.server.running import BOT, GAME, ME, Server, new_table, running, table
from tests.server.watching import live, next_of

FOREVER_FAIR = {"game": GAME, "players": 4, "options": {"fairness": 1.0}}


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# Budgets


def test_a_budget_is_spent_and_fills_again() -> None:
    clock = Clock()
    budget = Budget(60, clock)
    for _ in range(60):
        budget.take("ada")
    with pytest.raises(TooMuch):
        budget.take("ada")
    clock.now = 1.0
    budget.take("ada")
    with pytest.raises(TooMuch) as refusal:
        budget.take("ada")
    assert refusal.value.seconds == 1


def test_each_has_a_budget_of_their_own() -> None:
    budget = Budget(1, Clock())
    budget.take("ada")
    budget.take("ben")


def test_a_flood_from_everywhere_takes_no_more_than_so_much_memory() -> None:
    budget = Budget(10, Clock())
    for number in range(30_000):
        budget.take(str(number))
    assert len(budget) == 20_000


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_a_network_of_version_6_counts_as_one(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.fixture(scope="module")
def frugal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """200 requests a minute: 10 tables for a device, 40 for an address; and a proxy that is believed."""
    with running(tmp_path_factory.mktemp("frugal"), "--requests-per-minute=200", "--proxy=127.0.0.1") as server:
        yield server


def make(client: httpx.Client, **headers: str) -> int:
    order = {"game": GAME, "players": [ME, BOT], "options": {"first_player": 0}}
    return client.post("/api/tables", json=order, headers=headers).status_code


def asked_until_refused(ask: Callable[[], int], answered: int) -> int:
    """How often it was answered before there was too much of it. Budgets fill meanwhile: on a busy machine it is more
    often than a minute's worth."""
    for times in range(150):
        if (status := ask()) == 429:
            return times
        assert status == answered
    raise AssertionError("it was never too much")


def test_a_device_makes_so_many_tables_and_then_others_still_can(frugal: Server) -> None:
    there = {"X-Forwarded-For": "192.0.2.1"}
    with frugal.client() as ada, frugal.client() as ben:
        ada.get("/api/tables", headers=there)
        ben.get("/api/tables", headers=there)
        assert asked_until_refused(lambda: make(ada, **there), 201) >= 10
        assert make(ben, **there) == 201


def test_reports_count_by_their_kind(frugal: Server) -> None:
    """Each may go over a whole log; 40 of the 200 requests of a minute may be such."""
    there = {"X-Forwarded-For": "192.0.2.4"}
    with frugal.client() as ada:
        ada.headers.update(there)
        made = new_table(ada, ME, BOT)["id"]
        report = f"/api/tables/{made}/report?after=-1"
        assert asked_until_refused(lambda: ada.get(report).status_code, 200) >= 40
        assert table(ada, made)["seat"] == 0


def test_a_flood_without_cookies_is_counted_by_its_address(frugal: Server) -> None:
    refused = 0
    for _ in range(90):
        with frugal.client() as nobody:
            refused += make(nobody, **{"X-Forwarded-For": "192.0.2.2"}) == 429
    assert refused
    with frugal.client() as elsewhere:
        assert make(elsewhere, **{"X-Forwarded-For": "192.0.2.3"}) == 201


def test_only_a_named_proxy_is_believed(tmp_path: Path) -> None:
    with running(tmp_path, "--requests-per-minute=20") as server, server.client() as eve:
        answers = [
            eve.get("/api/health", headers={"X-Forwarded-For": f"192.0.2.{number}"}).status_code for number in range(90)
        ]
    assert answers[-1] == 429


# Turns


async def served(
    turns: Turns, who: str, order: list[str], clock: Clock, seconds: float, weight: float = 1.0, device: str = ""
) -> None:
    async with turns.turn(who, weight, device=device, kind=f"takes {seconds}"):
        order.append(device or who)
        await asyncio.sleep(0)
        clock.now += seconds


def test_who_has_been_served_least_goes_next() -> None:
    async def scene() -> list[str]:
        clock, order = Clock(), list[str]()
        turns = Turns(1, clock)
        crowd = [asyncio.create_task(served(turns, "crowd", order, clock, 2.0)) for _ in range(20)]
        await asyncio.sleep(0)
        late = asyncio.create_task(served(turns, "ada", order, clock, 0.2))
        await asyncio.gather(*crowd, late)
        return order

    assert asyncio.run(scene()).index("ada") <= 2


def test_who_comes_as_many_devices_has_the_turns_of_one() -> None:
    async def scene(address: str) -> int:
        clock, order = Clock(), list[str]()
        turns = Turns(1, clock)
        await served(turns, "crowd", order, clock, 8.0, device="first")
        await served(turns, "elsewhere", order, clock, 0.1, device="second")  # so that it is known how long such take
        crowd = [served(turns, "crowd", order, clock, 8.0, device=f"device {number}") for number in range(24)]
        waiting = [asyncio.create_task(each) for each in crowd]
        await asyncio.sleep(0)
        late = asyncio.create_task(served(turns, address, order, clock, 0.1, device="newcomer"))
        await asyncio.gather(*waiting, late)
        return order.index("newcomer") - 2

    assert asyncio.run(scene("home")) <= 2
    assert asyncio.run(scene("crowd")) <= 2, "a short question goes before long ones of the same address"


def test_a_quick_answer_waits_for_no_long_thought_however_many_addresses_ask_for_one() -> None:
    async def scene(places: int) -> list[str]:
        clock, order = Clock(), list[str]()
        turns = Turns(places, clock)
        for who, seconds in (("crowd", 8.0), ("ada", 0.1)):  # so that it is known how long such take
            await served(turns, who, [], clock, seconds)
        hold = asyncio.Event()

        async def long(address: str) -> None:
            async with turns.turn(address, kind="takes 8.0"):
                order.append(address)
                await hold.wait()
                clock.now += 8.0

        crowd = [asyncio.create_task(long(f"10.0.0.{number}")) for number in range(24)]
        await asyncio.sleep(0)
        late = [asyncio.create_task(served(turns, "ada", order, clock, 0.1)) for _ in range(3)]
        if places > 1:
            await asyncio.gather(*late)
        hold.set()
        await asyncio.gather(*crowd, *late)
        return order

    assert asyncio.run(scene(1))[1:4] == ["ada"] * 3, "they go before all that have not begun"
    assert asyncio.run(scene(3))[2:5] == ["ada"] * 3, "and of several places one is kept for them"


def test_a_table_counts_for_the_address_it_was_made_from(database: Database) -> None:
    """A request without a cookie is a new device: else each would be somebody new."""

    async def parties() -> set[str]:
        jobs, lines = JobWorker(), Turns(1)
        jobs.start()
        tables = Tables(database, BotWorkers(1), lines, jobs, lambda _table, _message: None)
        players = [NewPlayer(name="Eve", yours=True), NewPlayer(bot="random")]
        found = set()
        try:
            for number in range(3):
                made = await tables.creation.create(NewTable(GAME, players), f"device {number}", f"2001:db8::{number}")
                async with tables.registry.open(made.id) as opened:
                    found.add(tables.registry.presence.party(opened).address)
        finally:
            await tables.stop()
            jobs.stop()
        return found

    assert asyncio.run(parties()) == {"2001:db8::/64"}


def test_having_been_away_gives_no_right_to_every_turn() -> None:
    async def scene() -> list[str]:
        clock, order = Clock(), list[str]()
        turns = Turns(1, clock)
        for _ in range(10):
            await served(turns, "ada", order, clock, 5.0)
        both = [served(turns, who, order, clock, 1.0) for _ in range(10) for who in ("ada", "ben")]
        await asyncio.gather(*both)
        return order[10:]

    order = asyncio.run(scene())
    assert order[:12].count("ada") >= 3


def test_who_gives_up_waiting_leaves_the_line() -> None:
    async def scene() -> list[str]:
        clock, order = Clock(), list[str]()
        turns = Turns(1, clock)
        async with turns.turn("ada"):
            gone = asyncio.create_task(served(turns, "ben", order, clock, 1.0))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        await asyncio.wait_for(served(turns, "cleo", order, clock, 1.0), 60)
        return order

    assert asyncio.run(scene()) == ["cleo"]


# Work that nobody waits for


def test_a_board_that_nobody_waits_for_is_not_looked_for(server: Server) -> None:
    with server.client() as eve:
        for _ in range(3):
            with pytest.raises(httpx.ReadTimeout):
                eve.post("/api/preview", json=FOREVER_FAIR, timeout=0.5)
        plain = eve.post("/api/preview", json={"game": GAME, "players": 2})
        assert plain.status_code == 200


def test_a_board_beyond_reach_is_refused_in_words(ada: httpx.Client) -> None:
    refused = ada.post("/api/preview", json=FOREVER_FAIR)
    assert (refused.status_code, refused.json()["rule"]) == (422, "SSE-9.7")
    assert refused.json()["why"]


def test_no_table_is_made_whose_board_takes_too_long_to_find(ada: httpx.Client) -> None:
    seats = [ME, BOT, BOT, BOT]
    refused = ada.post("/api/tables", json={"game": GAME, "players": seats, "options": {"fairness": 1.0}})
    assert (refused.status_code, refused.json()["rule"]) == (422, "SSE-9.7")


# Games between bots


def test_bots_alone_wait_for_somebody_to_look_on(server: Server, ada: httpx.Client) -> None:
    made = new_table(ada, BOT, BOT)["id"]
    assert [table(ada, made)["table"]["number"] for _ in range(3)] == [0, 0, 0]
    with live(server, ada, made) as socket:
        assert next_of(socket, "changed")["number"] > 0
