"""What people say to each other at a table, beside the game."""

from typing import Annotated

import msgspec

from stellarch.server.messages.people import Id
from stellarch.server.messages.tables import Seat

LONGEST_LINE = 500
LineText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE)]
_PRINTED = r"^[^\x00-\x1f\x7f]+(?![\s\S])"


# Asking


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say: from a seat to the table, or to another seat alone; without a seat, among those who watch."""

    text: LineText
    mark: Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern=_PRINTED)]
    """Made up by who sends it: a line that is sent again with the same mark is said once."""
    seat: Seat | None = None
    to: Seat | None = None


class WhichLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id


class Hide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host hides a line from everybody, or shows it again."""

    id: Id
    hidden: bool = True


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """See nothing more of what is said from a seat, or see it again."""

    seat: Seat
    muted: bool = True


class BlockSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Have nothing more to do with who plays a seat of a table."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=_PRINTED)]
    seat: Seat


class Unblock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By the address of their page."""

    address: Id


# Telling


class TalkLine(msgspec.Struct, frozen=True):
    id: str
    seat: int | None
    """Who says it; none for somebody who watches."""
    name: str | None
    """Of somebody who watches, if they have one."""
    to: int | None
    """The seat it is said to alone."""
    text: str
    """Empty where the host has hidden it."""
    at: str
    mine: bool
    hidden: bool = False
    reported: bool = False
    """Somebody has shown it to the host, who reads this."""


class Talk(msgspec.Struct, frozen=True):
    """What one may know of what is said at a table: the newest lines, or those before one."""

    lines: tuple[TalkLine, ...]
    more: bool
    """Whether there are earlier ones."""
    read: str | None
    """The last of these lines that one has read."""
    unread: int
    muted: tuple[int, ...]
    """Seats from which one wants to hear nothing."""
    hushed: tuple[int, ...]
    """Seats of one's own that the rules forbid to talk now."""


class BlockedPerson(msgspec.Struct, frozen=True):
    """Somebody one wants nothing to do with."""

    address: str
    """Of their page."""
    name: str
    """What they were called then."""
    at: str
