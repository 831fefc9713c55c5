"""Time: how long players may think, and what happens when their time is up."""

from typing import Annotated, Literal

import msgspec

_MINUTE, _DAY = 60, 24 * 3600
Seconds = Annotated[int, msgspec.Meta(ge=0, le=60 * _DAY)]


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long the players of a table may think.

    Without limit; so long for each move; Fischer, a stock that grows by a little with each move; or days for each move,
    with a bank that is drawn on when they are over.
    """

    kind: Literal["none", "move", "fischer", "days"] = "none"
    move: Seconds = 0
    """For each move; in Fischer's way, what a move adds."""
    stock: Seconds = 0
    """What there is at the start; by days, the bank."""
    nights: bool = True
    """Whether the clock of a game by days runs in a player's quiet hours."""
    out: Literal["default", "bot", "resign"] = "default"
    """What happens when time is up: the game's default is played, a bot takes the seat, or the player gives up."""


ClockState = Literal["waiting", "running", "low", "out", "paused", "holiday", "night", "gathering"]
"""A clock runs in the states running and low; low is less than a fifth. It waits while others move; it stands still in
a pause, on holiday, at night, and until every seat is taken."""


class Clock(msgspec.Struct, frozen=True):
    """The clock of a seat that a person plays, at the moment at which it was asked for. A page counts on from there."""

    seat: int
    state: ClockState
    left: float
    """Seconds of the stock or of the move, without the bank."""
    bank: float
    """Seconds of the bank, which are used when there is nothing left."""
    full: float
    """What `left` is a part of: the time for a move, or the stock at the start."""
    line: float = 0.0
    """Seconds that delays of the network may still cost without cost to the player."""


class Clocks(msgspec.Struct, frozen=True):
    """The clocks of a table."""

    control: TimeControl
    seats: tuple[Clock, ...]
    now: float
    """When this was so: in seconds that the server has run in all. It never goes back."""
    paused: bool = False
    until: str | None = None
    """When the pause ends by itself."""


_MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, le=24 * 60 - 1)]


class Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when it is night, in minutes after midnight."""

    begins: _MinuteOfDay
    ends: _MinuteOfDay


class Hours(msgspec.Struct, frozen=True):
    """When somebody sleeps or is on holiday. In those hours nothing is sent to them; clocks of games by days stand
    still on holiday, and at night where the table says so."""

    zone: str
    """The time zone, such as Europe/Paris."""
    quiet: Night | None
    """When it is night there; none where they have not said."""
    holiday: str | None
    """Until when they are on holiday, if they are."""
    days_left: int
    """How many days of holiday this year still has."""
    days_a_year: int


class NewHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The nights of who asks."""

    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    quiet: Night | None = None


class NewHoliday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A holiday from now on; of no days, the end of it."""

    days: Annotated[int, msgspec.Meta(ge=0, le=30)]
