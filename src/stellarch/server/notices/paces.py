"""When something may be sent to a person: by day where they live, and letters no more often than they want them."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from stellarch.server.people.hours import Hours
from stellarch.server.storage.notices import Pace

_HOURS: dict[Pace, tuple[int, ...]] = {"hour": (), "twice": (8, 18), "day": (8,)}
"""When letters come, where they come at set hours."""
_MOST_CHANGES = 8


def by_day(hours: Hours, at: datetime) -> datetime:
    """A time itself, or when the night or the holiday ends into which it falls."""
    for _ in range(_MOST_CHANGES):
        if not (hours.is_quiet(at) or hours.is_on_holiday(at)) or (after := hours.next_change(at)) is None:
            break
        at = after
    return at


def letter_hour(pace: Pace, hours: Hours, at: datetime) -> datetime:
    """The next hour at which letters come, or the time itself."""
    if not (chosen := _HOURS[pace]):
        return at
    zone = ZoneInfo(hours.zone)
    today = at.astimezone(zone).date()
    times = (
        datetime.combine(today + timedelta(days=day), time(hour), zone).astimezone(UTC)
        for day in (0, 1)
        for hour in chosen
    )
    return next(when for when in times if when >= at)
