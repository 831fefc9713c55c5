"""Telling webhooks and browsers. Each is told one thing at a time; what fails is tried again after ever longer pauses,
and what fails too often is switched off.

A parcel is stored before it goes. Where the server dies while it goes, a webhook with JSON and a browser get the same
one again, and know it by its id or its tag; a chat room would show it twice, so there it counts as lost.
"""

import hashlib
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import Connection

from stellarch.server.notices import parcels
from stellarch.server.notices.asking import asked_of
from stellarch.server.notices.digest import asked_line
from stellarch.server.notices.outside import Outside, Private, Unreachable
from stellarch.server.notices.paces import by_day
from stellarch.server.notices.parcels import Group, spoken
from stellarch.server.notices.standing import Standing, holds, standings
from stellarch.server.notices.vapid import Vapid
from stellarch.server.people.hours import Hours, read
from stellarch.server.storage.notices import HookRow, Ledger, NoticeRow, PushRow, Trouble, WishRow
from stellarch.server.tables.registry import Registry

_LOG = logging.getLogger(__name__)
MOST_FAILURES = 6
"""One after the other, until a webhook is switched off."""
_GONE = (404, 410)
_AGAIN = 4
"""How many times longer each pause is than the one before."""
_LONGEST_PAUSE = timedelta(hours=1)
_WHILE_HERE = timedelta(seconds=60)
_TIME_TO_LIVE = 24 * 3600

Receiver = PushRow | HookRow


class _Due(NamedTuple):
    receiver: Receiver | None
    wish: WishRow | None
    rows: list[NoticeRow]
    found: dict[str, Standing]
    hours: Hours


class Outlets:
    def __init__(self, registry: Registry, outside: Outside, base: str, retry: timedelta) -> None:
        self._registry = registry
        self._database = registry.database
        self._outside = outside
        self._base = base
        self._retry = retry
        self.vapid: Vapid | None = None
        """None where no browser can be told while it is closed."""
        self.switched_off: Callable[[HookRow], Awaitable[None]] = _nobody
        """Called when a webhook has failed too often."""

    async def tell(self, person: str, name: str, now: datetime) -> None:
        """Tell one receiver all that is due."""
        due = await self._database.read(lambda connection: _due(connection, person, name))
        receiver = due.receiver
        if receiver is None or (isinstance(receiver, HookRow) and receiver.trouble is not None):
            await self._write(lambda ledger: ledger.settle(due.rows, "failed"))
            return
        if (later := max((row.due for row in due.rows), default=now)) > now:  # it has just failed
            await self._write(lambda ledger: ledger.put_off(due.rows, later))
            return
        still = [row for row in due.rows if holds(row, due.found.get(row.table_id or ""))]
        over = [row for row in due.rows if row not in still]
        await self._write(lambda ledger: ledger.settle(over, "dropped"))
        of_table = isinstance(receiver, HookRow) and receiver.table_id is not None
        if not of_table and self._registry.presence.is_here(person):
            await self._write(lambda ledger: ledger.put_off(still, now + _WHILE_HERE))
            return
        if isinstance(receiver, PushRow) and (morning := by_day(due.hours, now)) > now:
            await self._write(lambda ledger: ledger.put_off(still, morning))
            return
        for group in parcels.groups(still, due.found):
            if not await self._told(receiver, group, due.wish, now):
                rest, later = [row for row in still if row not in group.rows], self._after(group, now)
                await self._write(lambda ledger: ledger.put_off(rest, later))  # noqa: B023 - run before the loop ends
                return

    async def _told(self, receiver: Receiver, group: Group, wish: WishRow | None, now: datetime) -> bool:
        """Tell one thing; whether more may be told at once."""
        told = group.first.told or await self._written(receiver, group, wish)
        await self._write(lambda ledger: ledger.claim(group.rows, told))
        try:
            status, _ = await self._sent(receiver, group, told)
        except Private:
            await self._failed(receiver, group, now, "private")
            return False
        except Unreachable as fault:
            await self._failed(receiver, group, now, perhaps_taken=fault.perhaps_taken)
            return False
        if 200 <= status < 300:
            await self._write(lambda ledger: _worked(ledger, receiver, group.rows))
            return True
        _LOG.warning("a notice was answered with %d", status)
        await self._failed(receiver, group, now, "gone" if status in _GONE else None)
        return False

    async def _written(self, receiver: Receiver, group: Group, wish: WishRow | None) -> str:
        language = "en" if wish is None else wish.language
        if isinstance(receiver, HookRow):
            of_table = receiver.table_id is not None
            written_in = receiver.language if of_table else language
            return parcels.for_hook(group, self._base, written_in, receiver.form, of_table=of_table)
        return parcels.for_browser(group, self._base, language, await self._asked(group, language))

    async def _asked(self, group: Group, language: str) -> str:
        """What is asked, and how much time is left for it."""
        row, standing = group.first, group.standing
        if row.kind != "turn" or row.seat is None:
            return ""
        asked = await asked_of(self._registry, standing.row.id, row.seat)
        left = standing.left(row.seat, self._registry.lifetime.now())
        return asked_line(asked, left, spoken(language))

    async def _sent(self, receiver: Receiver, group: Group, told: str) -> tuple[int, Mapping[str, str]]:
        if isinstance(receiver, HookRow):
            headers = {"Content-Type": "application/json", "Idempotency-Key": group.id}
            return await self._outside.post(receiver.url, told.encode(), headers)
        if self.vapid is None:
            raise Unreachable
        topic = hashlib.sha256(f"{group.standing.row.id} {group.first.kind}".encode()).hexdigest()[:32]
        body = await self._registry.do(self.vapid.sealed, receiver, told)
        return await self._outside.post(receiver.endpoint, body, self.vapid.headers(receiver, topic, _TIME_TO_LIVE))

    async def try_browser(self, row: PushRow, told: str, link: str) -> bool:
        """Whether a browser's push service takes a trial."""
        if self.vapid is None:
            return False
        parcel = parcels.trial(told, link)
        try:
            body = await self._registry.do(self.vapid.sealed, row, parcel)
            status, _ = await self._outside.post(row.endpoint, body, self.vapid.headers(row, "trial", 60))
        except Unreachable:
            return False
        if status in _GONE:
            await self._write(lambda ledger: ledger.remove_push(push_id=row.id))
        return 200 <= status < 300

    async def _failed(
        self,
        receiver: Receiver,
        group: Group,
        now: datetime,
        trouble: Trouble | None = None,
        *,
        perhaps_taken: bool = False,
    ) -> None:
        failures = max(group.first.tries, receiver.failures if isinstance(receiver, HookRow) else 0) + 1
        is_hopeless = failures >= MOST_FAILURES
        is_off = trouble is not None or (is_hopeless and isinstance(receiver, HookRow))
        is_lost = perhaps_taken and isinstance(receiver, HookRow) and receiver.form == "discord"

        def store(ledger: Ledger) -> None:
            if is_off:
                _give_up(ledger, receiver, failures, trouble or "refused")
                ledger.settle(ledger.of_receiver(group.first.person, group.first.receiver), "failed")
                return
            if isinstance(receiver, HookRow):
                ledger.note_hook(receiver.id, failures)
            if is_lost or is_hopeless:
                ledger.settle(group.rows, "lost" if is_lost else "failed")
            else:
                ledger.release(group.rows, self._after(group, now))

        await self._write(store)
        if is_off and isinstance(receiver, HookRow):
            await self.switched_off(receiver)

    def _after(self, group: Group, now: datetime) -> datetime:
        """When to try again."""
        pause: timedelta = min(self._retry * _AGAIN**group.first.tries, _LONGEST_PAUSE)
        return now + pause

    async def go_on(self, now: datetime) -> None:
        """With what was being told when the server ended."""

        def store(connection: Connection) -> None:
            ledger = Ledger(connection)
            rows = ledger.claimed()
            chats = {f"hook {hook.id}" for hook in ledger.hooks() if hook.form == "discord"}
            ledger.settle([row for row in rows if row.receiver in chats], "lost")
            ledger.release([row for row in rows if row.receiver not in chats], now)

        await self._database.write(store)

    async def _write(self, work: Callable[[Ledger], None]) -> None:
        await self._database.write(lambda connection: work(Ledger(connection)))


async def _nobody(_hook: HookRow) -> None:
    return


def _due(connection: Connection, person: str, name: str) -> _Due:
    ledger = Ledger(connection)
    way, _, receiver_id = name.partition(" ")
    receiver = ledger.push(receiver_id) if way == "push" else ledger.hook(receiver_id)
    rows = ledger.decided_for(person, name)
    hours = read(connection, [person]).get(person, Hours())
    at: Collection[str] = {row.table_id for row in rows if row.table_id is not None}
    return _Due(receiver, ledger.wish(person), rows, standings(connection, at), hours)


def _worked(ledger: Ledger, receiver: Receiver, rows: Sequence[NoticeRow]) -> None:
    ledger.settle(rows, "sent")
    if isinstance(receiver, HookRow) and receiver.failures:
        ledger.note_hook(receiver.id, 0)


def _give_up(ledger: Ledger, receiver: Receiver, failures: int, trouble: Trouble) -> None:
    """A webhook is switched off, which its host is told; a browser that is gone is forgotten."""
    if isinstance(receiver, HookRow):
        ledger.note_hook(receiver.id, failures, trouble)
    else:
        ledger.remove_push(push_id=receiver.id)
