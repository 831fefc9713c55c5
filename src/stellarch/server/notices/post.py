"""Letters with what waits: at most so often, word for word the same where one may have to go twice.

A letter is stored before it goes, with its Message-ID. Where the server dies while it goes, nobody can know whether it
was taken: it goes again with the same Message-ID and the same words, which mail servers and readers know to be the same
letter. One that was certainly not taken is torn up instead, and another is written when it is time.
"""

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection

from stellarch.core import Language
from stellarch.server.mail import Mailer, MailFailed
from stellarch.server.notices import digest
from stellarch.server.notices.asking import asked_of
from stellarch.server.notices.leaving import Leaving
from stellarch.server.notices.paces import by_day, letter_hour
from stellarch.server.notices.parcels import spoken
from stellarch.server.notices.standing import Standing, holds, standings
from stellarch.server.people import key_rows
from stellarch.server.people.hours import Hours, read
from stellarch.server.secrets import hashed, new_secret
from stellarch.server.storage import Store
from stellarch.server.storage.notices import Ledger, LetterRow, NoticeRow, WishRow
from stellarch.server.tables.registry import Registry

_LOG = logging.getLogger(__name__)
_WAITS = (60, 300, 1800, 7200, 21600)
"""Seconds between tries to send a letter."""
_STALE = timedelta(hours=1)
"""After which a letter that may not have been taken is written anew."""


class _Due(NamedTuple):
    """What is known of somebody before a letter to them is written."""

    wish: WishRow | None
    address: str | None
    rows: list[NoticeRow]
    found: dict[str, Standing]
    hours: Hours


class Preview(NamedTuple):
    """What would come: by push, and by letter."""

    short: str
    asked: str
    subject: str
    text: str
    is_specimen: bool


class Post:
    def __init__(self, registry: Registry, mailer: Mailer, leaving: Leaving, base: str, every: timedelta) -> None:
        self._registry = registry
        self._database = registry.database
        self._mailer = mailer
        self._leaving = leaving
        self._base = base
        self._every = every

    async def write(self, person: str, now: datetime) -> None:
        """Send somebody a letter with all that waits, or find out that none is needed, or not yet."""
        due = await self._database.read(lambda connection: _due(connection, person))
        wish, address = due.wish, due.address
        if wish is None or not wish.mail or address is None:
            await self._drop(due.rows)
            return
        if (later := max((row.due for row in due.rows), default=now)) > now:  # the last one has just failed
            await self._put_off(due.rows, later)
            return
        if self._registry.presence.is_here(person):
            await self._put_off(due.rows, now + _WHILE_HERE)
            return
        if (again := self._not_before(due, wish, now)) is not None:
            await self._put_off(due.rows, again)
            return
        rows, over = _still(due)
        await self._drop(over)
        if rows:
            stop = hashed(self._leaving.token(person))
            letter = await self._written(wish, address, rows, due.found, now)
            await self._database.write(lambda connection: Ledger(connection).claim_letter(letter, rows, stop))
            await self.send(letter, now)

    async def send(self, letter: LetterRow, now: datetime) -> None:
        """Send a letter that is stored."""
        link = f"{self._base}api/notices/stop/{self._leaving.token(letter.person)}"
        headers = {
            "Message-ID": f"<{letter.id}@{self._mailer.domain}>",
            "List-Unsubscribe": f"<{link}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        try:
            await self._mailer.send(letter.address, letter.subject, letter.text, letter.html, headers)
        except MailFailed as fault:
            _LOG.warning("a digest was not sent: %s", fault.fault)
            await self._failed(letter, fault, now)
        else:
            await self._database.write(lambda connection: Ledger(connection).settle_letter(letter, "sent"))

    async def _failed(self, letter: LetterRow, fault: MailFailed, now: datetime) -> None:
        wait = now + timedelta(seconds=_WAITS[min(letter.tries, len(_WAITS) - 1)])

        def store(connection: Connection) -> None:
            ledger = Ledger(connection)
            if fault.for_good:
                ledger.settle_letter(letter, "failed")
                ledger.trouble_with_mail(letter.person, "refused")
            elif fault.perhaps_taken and now - letter.written < _STALE:
                ledger.try_letter_again(letter, wait)
            else:
                ledger.take_letter_back(letter, wait)

        await self._database.write(store)

    async def go_on(self, found: LetterRow, now: datetime) -> None:
        """With a letter that may have been taken: before the server ended, or before it gave up waiting. Since it was
        found it may have gone, so it is looked up again, now that its reader is told one thing at a time."""
        letter = await self._database.read(lambda connection: Ledger(connection).letter(found.id))
        if letter is None or letter.due > now:
            return
        if now - letter.written < _STALE:
            await self.send(letter, now)
        else:
            await self._database.write(lambda connection: Ledger(connection).take_letter_back(letter, now))

    def _not_before(self, due: _Due, wish: WishRow, now: datetime) -> datetime | None:
        """When the next letter may go, if that is later."""
        first = min((row.decided for row in due.rows), default=now)
        after = now if wish.lettered is None else wish.lettered + self._every
        when = by_day(due.hours, max(now, after, letter_hour(wish.pace, due.hours, first)))
        return when if when > now else None

    async def _put_off(self, rows: Sequence[NoticeRow], due: datetime) -> None:
        await self._database.write(lambda connection: Ledger(connection).put_off(rows, due))

    async def _drop(self, rows: Sequence[NoticeRow]) -> None:
        if rows:
            await self._database.write(lambda connection: Ledger(connection).settle(rows, "dropped"))

    async def preview(self, person: str, language: Language) -> Preview:
        """The letter that would come now. Where nothing waits, one with a game that is made up."""
        found = await self._database.read(lambda connection: _due(connection, person).found)
        waiting, count = await self._waiting(person, found)
        told = waiting or [digest.specimen(f"{self._base}t/")]
        written = digest.letter(told, count or 1, [], self._links("..."), language)
        title, body = digest.notice(told[0], language)
        return Preview(title, body, written.subject, written.text, not waiting)

    async def _written(
        self, wish: WishRow, address: str, rows: Sequence[NoticeRow], found: dict[str, Standing], now: datetime
    ) -> LetterRow:
        person, language = wish.person, spoken(wish.language)
        waiting, count = await self._waiting(person, found)
        news = [
            digest.News(
                row.kind,
                found[row.table_id].game,
                found[row.table_id].others(found[row.table_id].seats_of(person)),
                found[row.table_id].name_of(row.by) or "Stellarch",
                f"{self._base}t/{row.table_id}",
            )
            for row in rows
            if row.kind != "turn" and row.table_id in found
        ]
        links = self._links(self._leaving.token(person))
        written = digest.letter(waiting, count, news[: digest.MOST_GAMES], links, language)
        return LetterRow(new_secret()[:32], person, address, *written, due=now, written=now)

    async def _waiting(self, person: str, found: dict[str, Standing]) -> tuple[list[digest.Waiting], int]:
        """The games that wait for somebody, the most urgent first, as far as a letter tells them; and how many there
        are."""
        now = self._registry.lifetime.now()
        turns = sorted(
            ((turn, one) for one in found.values() if (turn := one.turn_of(person)) is not None),
            key=lambda pair: (pair[1].left(pair[0].seat, now) or timedelta.max, pair[0].since),
        )
        waiting = [
            digest.Waiting(
                one.game,
                one.others(one.seats_of(person)),
                one.facts.round,
                await asked_of(self._registry, one.row.id, turn.seat),
                one.left(turn.seat, now),
                f"{self._base}t/{one.row.id}",
            )
            for turn, one in turns[: digest.MOST_GAMES]
        ]
        return waiting, len(turns)

    def _links(self, token: str) -> digest.Links:
        return digest.Links(f"{self._base}notices", f"{self._base}stop#{token}")


def _due(connection: Connection, person: str) -> _Due:
    ledger = Ledger(connection)
    rows = ledger.decided_for(person, "mail")
    mine = {row.table_id for row in rows if row.table_id is not None} | set(Store(connection).running_of(person, 500))
    hours = read(connection, [person]).get(person, Hours())
    return _Due(ledger.wish(person), address_of(connection, person), rows, standings(connection, mine), hours)


def address_of(connection: Connection, person: str) -> str | None:
    """The newest address that somebody has confirmed."""
    mine = [key.mark for key in key_rows.of_person(connection, person) if key.kind == "mail"]
    return mine[-1] if mine else None


def _still(due: _Due) -> tuple[list[NoticeRow], list[NoticeRow]]:
    """What is still to be told, and what is not: turns that were played meanwhile."""
    rows: list[NoticeRow] = []
    over: list[NoticeRow] = []
    for row in due.rows:
        (rows if holds(row, due.found.get(row.table_id or "")) else over).append(row)
    return rows, over


_WHILE_HERE = timedelta(seconds=60)
