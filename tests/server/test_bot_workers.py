"""Worker processes that die, hang or think for nobody are replaced, and every question is answered."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from stellarch.core import Seat
from stellarch.games import find_game
from stellarch.server.errors import BotFailed
from stellarch.server.workers.bots import BotWorkers
from stellarch.server.workers.jobs import JobWorker
from tests.server.processes import needs_proc, wait_until_gone, workers
from tests.server.running import BOT, GAME, ME, Server, new_table, play, table

PATIENCE = 30.0
"""Seconds: a busy machine must be able to start a worker in this time."""
pytestmark = [needs_proc, pytest.mark.timeout(600)]

game = find_game(GAME)
start = game.start(game.options(), 2, "1").state
seat = Seat(min(game.waiting_on(start)))


def working(test: Callable[[BotWorkers], Awaitable[None]]) -> None:
    """Run a test with one worker that has already answered once."""

    async def run() -> None:
        bots = BotWorkers(1, PATIENCE)
        bots.start()
        try:
            assert await choice(bots)
            await test(bots)
        finally:
            bots.stop()

    asyncio.run(run())
    wait_until_gone(workers(os.getpid()))


async def choice(bots: BotWorkers, bot: str = "random") -> tuple[str, ...]:
    return await bots.choose(game, start, seat, bot, "seed")


def signalled(signal_: signal.Signals) -> set[int]:
    hit = workers(os.getpid())
    for pid in hit:
        os.kill(pid, signal_)
    return hit


@pytest.mark.parametrize("fate", [signal.SIGSTOP, signal.SIGKILL])
def test_a_worker_that_hangs_or_dies_is_replaced_and_the_question_asked_again(fate: signal.Signals) -> None:
    async def test(bots: BotWorkers) -> None:
        hit = signalled(fate)
        assert await choice(bots)
        wait_until_gone(hit)

    working(test)


def test_a_bot_that_raises_costs_no_worker() -> None:
    async def test(bots: BotWorkers) -> None:
        before = workers(os.getpid())
        with pytest.raises(BotFailed):
            await choice(bots, "level-99")
        assert await choice(bots)
        assert workers(os.getpid()) == before

    working(test)


@pytest.mark.parametrize("fate", [signal.SIGSTOP, signal.SIGKILL])
def test_the_process_that_deals_boards_is_replaced_too(fate: signal.Signals) -> None:
    async def run() -> None:
        jobs = JobWorker(PATIENCE)
        jobs.start()
        try:
            assert await jobs.do("Ada", 60, str.upper, "fair") == "FAIR"
            hit = signalled(fate)
            assert await jobs.do("Ada", 60, str.upper, "fair") == "FAIR"
            wait_until_gone(hit)
        finally:
            jobs.stop()

    asyncio.run(run())


def test_nothing_is_thought_for_nobody() -> None:
    async def test(bots: BotWorkers) -> None:
        thinking = workers(os.getpid())
        asked = asyncio.create_task(choice(bots, "contract@90000s"))
        waiting = asyncio.create_task(choice(bots))
        given_up = asyncio.create_task(choice(bots, "contract@90000s"))
        await asyncio.sleep(0.5)
        given_up.cancel()
        asked.cancel()
        assert await waiting
        wait_until_gone(thinking)

    working(test)


@pytest.fixture
def stopped(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.kill()


def test_a_worker_that_hangs_does_not_keep_the_server_from_stopping(stopped: Server) -> None:
    stopped.start()
    with stopped.client() as ada:
        made = new_table(ada, ME, BOT, options={"first_player": 0})["id"]
        move = table(ada, made)["choices"][0]["text"]
        hung = workers(stopped.pid)
        for pid in hung:
            os.kill(pid, signal.SIGSTOP)
        assert play(ada, made, 0, 0, move).status_code == 200  # now a bot is to think
        assert stopped.stop() == 0
    wait_until_gone(hung)
