"""Who asks for much of a game's past holds nobody up who looks or plays, and is not given more than a share."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from stellarch.core import Action, Caveat, Chronicle, Event, Paragraph, Seat, Step, Text
from stellarch.games import GAMES
from stellarch.server.budgets import TooMuch
from stellarch.server.messages import Ask, Play
from stellarch.server.storage import Database
from stellarch.server.tables.service import Tables
from stellarch.server.workers.background import Background
from tests.core.large_auction import LARGE_AUCTION, LargeAuction, played
from tests.server.asking import asking
from tests.server.test_large_tables import ID, person, stored

T = TypeVar("T")
STRANGERS = [f"10.0.0.{number}" for number in range(4)]
SECONDS = 60


class SlowChronicle(Chronicle):
    def __init__(self) -> None:
        self.asked, self.gate, self.begun = 0, threading.Event(), threading.Event()

    def report(self, view: Any, events: Sequence[Event], names: Sequence[str]) -> Sequence[Paragraph]:
        self.asked += 1
        self.begun.set()
        assert self.gate.wait(SECONDS)
        return [Paragraph(Text("Then", "Puis"), ())]


class SlowToTell(LargeAuction):
    """A game whose report, and what is said of an action, take as long as a test wants."""

    chronicle: SlowChronicle  # type: ignore[misc]  # of each game, since each test counts anew

    def __init__(self) -> None:
        self.chronicle = SlowChronicle()

    def caveats(self, view: Any, action: Action, names: Sequence[str]) -> Sequence[Caveat]:
        self.chronicle.report(view, (), names)
        return ()


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


def of_strangers(tables: Tables) -> list[Coroutine[Any, Any, Any]]:
    return [tables.queries.report(ID, "", None, after, 200, STRANGERS[after % 4]) for after in range(12)]


def of_a_rival(tables: Tables) -> list[Coroutine[Any, Any, Any]]:
    """Each asks for something else, so that each has to be answered."""
    return [tables.queries.why(ID, person(8), Ask(8, f"bid:{bid}"), STRANGERS[bid % 4]) for bid in range(12)]


@pytest.mark.parametrize("questions", [of_strangers, of_a_rival])
def test_while_others_ask_for_much_one_looks_and_plays(
    database: Database, slow: SlowToTell, questions: Callable[[Tables], list[Coroutine[Any, Any, Any]]]
) -> None:
    async def all_at_once(tables: Tables) -> list[Any]:
        asked = [asyncio.create_task(question) for question in questions(tables)]
        await asyncio.to_thread(slow.chronicle.begun.wait, SECONDS)
        seen = await tables.queries.shown(ID, person(0), 0)
        seat, after = seen.waiting_on[0], seen.now.number
        async with tables.registry.open(ID) as table:
            action = str(table.game.default(table.state, seat))  # type: ignore[arg-type]
        played = await tables.actions.play(ID, person(seat), Play(seat, after, action))
        assert played.now.number == after + 1
        if questions is of_strangers:
            assert (await tables.queries.log(ID, person(0), 0, after)).entries
        assert not any(question.done() for question in asked)
        slow.chronicle.gate.set()
        return await asyncio.gather(*asked)

    assert len(asking(database, all_at_once)) == 12


def test_who_asks_for_pages_of_the_log_without_end_is_refused(database: Database) -> None:
    async def all_at_once(tables: Tables) -> list[Any]:
        await tables.queries.shown(ID, person(0), 0)
        pages = [tables.queries.log(ID, "", None, before, STRANGERS[0]) for before in range(1, 41)]
        return await asyncio.gather(*pages, return_exceptions=True)

    found = asking(database, all_at_once)
    assert [isinstance(page, TooMuch) for page in found] == [False] * 12 + [True] * 28


class Counting(LargeAuction):
    """A game that counts what is played."""

    def __init__(self) -> None:
        self.played = 0

    def apply(self, state: Any, seat: Seat, action: Any) -> Step[Any]:
        self.played += 1
        return super().apply(state, seat, action)


def test_who_asks_for_an_analysis_does_not_have_the_whole_game_played_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, ended = Counting(), played(1000, rounds=20)
    lines = len(ended.history.lines)
    monkeypatch.setitem(GAMES, LARGE_AUCTION.id, game)
    asyncio.run(_awaited(database.write(lambda connection: stored(connection, lines, "ended", ended))))

    async def asked_by_all(tables: Tables) -> tuple[int, int]:
        await tables.registry.require("ended")
        before = game.played
        begun = await asyncio.gather(*(tables.analyses.so_far("ended", 0, stranger) for stranger in STRANGERS))
        return begun[0].total, game.played - before

    total, again = asking(database, asked_by_all)
    assert total == lines
    assert again < lines / 2


def test_the_same_is_told_once_and_who_asks_for_too_much_at_once_is_refused(
    database: Database, slow: SlowToTell
) -> None:
    async def all_at_once(tables: Tables) -> list[Any]:
        await tables.registry.require(ID)  # else some would be asked for only when others are answered
        reports = [
            asyncio.create_task(tables.queries.report(ID, "", None, after, 200, STRANGERS[0]))
            for after in (*[1] * 6, *range(2, 16))
        ]
        await asyncio.to_thread(slow.chronicle.begun.wait, SECONDS)
        slow.chronicle.gate.set()
        return await asyncio.gather(*reports, return_exceptions=True)

    found = asking(database, all_at_once)
    assert [isinstance(one, TooMuch) for one in found] == [False] * 17 + [True] * 3
    assert slow.chronicle.asked == 12


def test_the_time_that_was_spent_is_counted_and_what_is_known_costs_nothing() -> None:
    now, spent = [0.0], [7.0]

    async def asked() -> None:
        histories = Background(lambda: now[0], lambda work: (work(), spent[0]))
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
