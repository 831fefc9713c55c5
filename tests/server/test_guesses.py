"""Words and letters cannot be guessed in any number, from one address or from many; the owner gets in all the same."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stellarch.core import Refused
from stellarch.server.budgets import TooMuch
from stellarch.server.mail import Mailer
from stellarch.server.messages import OpenByWords, Paper
from stellarch.server.people.accounts import Accounts, Arrived, Asker
from stellarch.server.people.guesses import Guesses
from stellarch.server.people.identities import Identities
from stellarch.server.people.sign_in import SignIn
from stellarch.server.secrets import hashed, new_secret
from stellarch.server.storage import Database
from tests.server.test_budgets import Clock

HOME, ELSEWHERE = "203.0.113.7", "198.51.100.9"
WRONG = "bako bako bako bako"
Try = Callable[[SignIn, Paper], Awaitable[None]]


def asker_at(address: str) -> Asker:
    """A browser that nobody knows yet."""
    device = new_secret()
    return Asker(hashed(device), device, address)


def try_with(file: Path, work: Try, clock: Clock) -> None:
    """A server's ways to sign in, and the paper of somebody who lives at HOME."""

    async def run() -> None:
        database = Database(f"sqlite:///{file}")
        database.start()
        ways = SignIn(database, Accounts(database, Identities(database), letters=False), Mailer(None), Guesses(clock))
        await ways.start()
        paper, _ = await ways.write_words(asker_at(HOME))
        try:
            await work(ways, paper)
        finally:
            database.stop()

    asyncio.run(run())


async def opened(ways: SignIn, paper: Paper, words: str, address: str) -> Arrived:
    return await ways.open_by_words(asker_at(address), OpenByWords(paper.number, words))


async def guesses(ways: SignIn, paper: Paper, address: str) -> bool:
    """Whether a wrong guess was looked at; nobody looks at one that comes too soon."""
    try:
        await opened(ways, paper, WRONG, address)
    except TooMuch:
        return False
    except Refused:
        return True
    raise AssertionError("wrong words have opened an account")


def test_one_address_is_slowed_and_another_is_not(file: Path) -> None:
    clock = Clock()

    async def work(ways: SignIn, paper: Paper) -> None:
        assert [await guesses(ways, paper, ELSEWHERE) for _ in range(12)].count(True) == 10
        assert not await guesses(ways, paper, ELSEWHERE)
        await opened(ways, paper, paper.words, "192.0.2.1")
        clock.now += 60
        assert await guesses(ways, paper, ELSEWHERE)

    try_with(file, work, clock)


def test_many_addresses_are_slowed_at_one_account_and_its_owner_gets_in_at_home(file: Path) -> None:
    async def work(ways: SignIn, paper: Paper) -> None:
        looked_at = [await guesses(ways, paper, f"198.51.{n}.1") for n in range(34)]
        assert looked_at.count(True) == 30
        with pytest.raises(TooMuch):
            await opened(ways, paper, paper.words, "192.0.2.1")
        assert (await opened(ways, paper, paper.words, HOME)).person

    try_with(file, work, Clock())


def test_a_number_that_nobody_has_is_slowed_alike(file: Path) -> None:
    async def work(ways: SignIn, paper: Paper) -> None:
        nobodys = Paper("00000000" if paper.number != "00000000" else "11111111", "")
        looked_at = [await guesses(ways, nobodys, f"198.51.{n}.1") for n in range(34)]
        assert looked_at.count(True) == 30

    try_with(file, work, Clock())


def test_letters_to_one_address_are_few_except_from_its_owners_home() -> None:
    kept = Guesses(Clock())
    for n in range(6):
        kept.count_letter(f"198.51.{n}.1", "ada@example.org", at_home=False)
    with pytest.raises(TooMuch):
        kept.count_letter("198.51.100.1", "ada@example.org", at_home=False)
    kept.count_letter(HOME, "ada@example.org", at_home=True)
    kept.count_letter("198.51.100.1", "ben@example.org", at_home=False)
