"""When somebody sleeps or is on holiday: then clocks of games by days may stand still, and no letters are sent.

hours = await peoples_hours.of(person)
hours.is_quiet(utc), hours.is_on_holiday(utc), hours.next_change(utc)
"""

from collections.abc import Callable, Collection
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from stellarch.core import Refused
from stellarch.server import messages
from stellarch.server.refusals import Why
from stellarch.server.storage import ClockStore, Database

DAYS_A_YEAR = 30
"""How many days of holiday a person may take in a year."""
_DAY = timedelta(days=1)


class Hours(msgspec.Struct, frozen=True, omit_defaults=True):
    """The hours of one person."""

    zone: str = "UTC"
    quiet: messages.Night | None = None
    """When it is night where they live."""
    holiday: tuple[datetime, datetime] | None = None
    """The last holiday that was begun."""
    used: dict[int, int] = {}
    """How many days of holiday were taken in which year."""

    def is_quiet(self, at: datetime) -> bool:
        if self.quiet is None:
            return False
        local = at.astimezone(ZoneInfo(self.zone))
        begins, ends, minute = self.quiet.begins, self.quiet.ends, local.hour * 60 + local.minute
        return begins <= minute < ends if begins <= ends else not ends <= minute < begins

    def is_on_holiday(self, at: datetime) -> bool:
        return self.holiday is not None and self.holiday[0] <= at < self.holiday[1]

    def next_change(self, at: datetime) -> datetime | None:
        """When a night or a holiday begins or ends next."""
        ends = [self.holiday[1]] if self.holiday is not None and at < self.holiday[1] else []
        nights = () if self.quiet is None else (self.quiet.begins, self.quiet.ends)
        turns = [self._next(minute, at) for minute in nights]
        return min((*ends, *turns), default=None)

    def _next(self, minute: int, at: datetime) -> datetime:
        local = at.astimezone(ZoneInfo(self.zone))
        then = datetime.combine(local.date(), time(minute // 60, minute % 60), local.tzinfo)
        while then.astimezone(UTC) <= at:
            then += _DAY
        return then.astimezone(UTC)

    def days_left(self, at: datetime) -> int:
        return DAYS_A_YEAR - self.used.get(at.year, 0)

    def shown(self, at: datetime) -> messages.Hours:
        until = self.holiday[1].isoformat() if self.holiday is not None and self.is_on_holiday(at) else None
        return messages.Hours(self.zone, self.quiet, until, self.days_left(at), DAYS_A_YEAR)


def read(connection: Connection, people: Collection[str]) -> dict[str, Hours]:
    """The hours of those of some people who have set any; runs inside a job."""
    found = ClockStore(connection).hours(people)
    return {person: msgspec.json.decode(kept, type=Hours) for person, kept in found.items()}


class PeoplesHours:
    def __init__(self, database: Database, utc: Callable[[], datetime]) -> None:
        self._database = database
        self._utc = utc
        self.changed: Callable[[str], None] = lambda _person: None
        """Called with a person whose hours are others now."""

    async def of(self, person: str) -> Hours:
        return await self._database.read(lambda connection: read(connection, [person]).get(person, Hours()))

    async def shown(self, person: str) -> messages.Hours:
        return (await self.of(person)).shown(self._utc())

    async def live_by(self, person: str, wanted: messages.NewHours) -> messages.Hours:
        """Have somebody's nights be as they say."""
        if wanted.zone not in available_timezones():
            raise Refused(Why.NO_SUCH_ZONE)
        has_night = wanted.quiet is not None and wanted.quiet.begins != wanted.quiet.ends
        quiet = wanted.quiet if has_night else None
        return await self._change(person, lambda hours: replace(hours, zone=wanted.zone, quiet=quiet))

    async def go_on_holiday(self, person: str, days: int) -> messages.Hours:
        """Begin a holiday of so many days, or end the one there is where none are asked for. Days that are not used are
        given back, but for the one that has begun."""
        return await self._change(person, lambda hours: self._away(hours, days))

    def _away(self, hours: Hours, days: int) -> Hours:
        now = self._utc()
        used = dict(hours.used)
        if hours.holiday is not None and hours.is_on_holiday(now):
            year = hours.holiday[0].year
            used[year] = used.get(year, 0) - (hours.holiday[1] - now) // _DAY
            hours = replace(hours, holiday=(hours.holiday[0], now))
        if days > DAYS_A_YEAR - used.get(now.year, 0):
            raise Refused(Why.HOLIDAYS_USED)
        if days:
            used[now.year] = used.get(now.year, 0) + days
            hours = replace(hours, holiday=(now, now + days * _DAY))
        return replace(hours, used={year: taken for year, taken in used.items() if taken and year >= now.year - 1})

    async def _change(self, person: str, change: Callable[[Hours], Hours]) -> messages.Hours:
        def store(connection: Connection) -> Hours:
            hours = change(read(connection, [person]).get(person, Hours()))
            ClockStore(connection).set_hours(person, msgspec.json.encode(hours).decode())
            return hours

        hours = await self._database.write(store)
        self.changed(person)
        return hours.shown(self._utc())
