"""Who asks for much of a game's past holds nobody up who looks or plays, and is not given more than a share."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from stellarch.core import Event, Paragraph, Text
from stellarch.games import GAMES
from stellarch.server.budgets import TooMuch
from stellarch.server.histories import Histories
from stellarch.server.messages import Play
from stellarch.server.storage import Database
from stellarch.server.tables import Tables
from tests.core.large_auction import LARGE_AUCTION, LargeAuction
from tests.server.test_large_tables import ID, asking, device, stored

T = TypeVar("T")
STRANGERS = [f"10.0.0.{number}" for number in range(4)]
SECONDS = 60


class SlowToTell(LargeAuction):
    """A game whose report takes as long as a test wants."""

    def __init__(self) -> None:
        self.asked, self.gate, self.begun = 0, threading.Event(), threading.Event()

    def report(self, view: Any, events: Sequence[Event], names: Sequence[str]) -> Sequence[Paragraph]:
        self.asked += 1
        self.begun.set()
        assert self.gate.wait(SECONDS)
        return [Paragraph(Text("Then", "Puis"), ())]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> SlowToTell:
    game = SlowToTell()
    monkeypatch.setitem(GAMES, LARGE_AUCTION.id, game)
    return game


@pytest.fixture
def database(file: Path, slow: SlowToTell) -> Iterator[Database]:
    database = Database(f"sqlite:///{file}")
    database.start()
    asyncio.run(_awaited(database.write(lambda connection: stored(connection, 200))))
    yield database
    database.stop()


async def _awaited(awaitable: Awaitable[T]) -> T:
    return await awaitable


def test_while_strangers_have_reports_made_others_look_and_play(database: Database, slow: SlowToTell) -> None:
    async def all_at_once(tables: Tables) -> list[Any]:
        reports = [
            asyncio.create_task(tables.looking.report(ID, "", None, after, 200, STRANGERS[after % 4]))
            for after in range(12)
        ]
        await asyncio.to_thread(slow.begun.wait, SECONDS)
        seen = await tables.looking.shown(ID, device(0), 0)
        seat, after = seen.waiting_on[0], seen.now.number
        async with tables.hall.open(ID) as table:
            action = str(table.game.default(table.state, seat))  # type: ignore[arg-type]
        played = await tables.playing.play(ID, device(seat), Play(seat, after, action))
        assert played.now.number == after + 1
        assert (await tables.looking.log(ID, device(0), 0, after)).entries
        assert not any(report.done() for report in reports)
        slow.gate.set()
        return await asyncio.gather(*reports)

    assert len(asking(database, all_at_once)) == 12


def test_the_same_is_told_once_and_who_asks_for_too_much_at_once_is_refused(
    database: Database, slow: SlowToTell
) -> None:
    async def all_at_once(tables: Tables) -> list[Any]:
        reports = [
            asyncio.create_task(tables.looking.report(ID, "", None, after, 200, STRANGERS[0]))
            for after in (*[1] * 6, *range(2, 16))
        ]
        await asyncio.to_thread(slow.begun.wait, SECONDS)
        slow.gate.set()
        return await asyncio.gather(*reports, return_exceptions=True)

    found = asking(database, all_at_once)
    assert [isinstance(one, TooMuch) for one in found] == [False] * 17 + [True] * 3
    assert slow.asked == 12


def test_the_time_that_was_spent_is_counted_and_what_is_known_costs_nothing() -> None:
    now, spent = [0.0], [7.0]

    async def asked() -> None:
        histories = Histories(lambda: now[0], lambda work: (work(), spent[0]))
        tell: Callable[[int, str], Awaitable[int]] = lambda key, who: histories.tell(key, who, lambda: key)  # noqa: E731
        assert [await tell(key, "10.0.0.1") for key in (1, 2)] == [1, 2]
        with pytest.raises(TooMuch):
            await tell(3, "10.0.0.1")
        assert await tell(1, "10.0.0.1") == 1
        assert await tell(3, "10.0.0.2") == 3
        now[0] += 60
        assert await tell(4, "10.0.0.1") == 4
        await histories.stop()

    asyncio.run(asked())
