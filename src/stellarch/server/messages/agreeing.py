"""What people at a table agree on beside the game, and what its host may do."""

from typing import Annotated, Literal

import msgspec

from stellarch.server.messages.tables import Number, OptionValues, Seat

VoteKind = Literal["pause", "resume", "bot", "rematch"]
"""All clocks stand still, or run again; a bot plays the seat of somebody who is absent; the same game once more, with
the seats turned by one."""


# Asking


class AskVote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask the others at the table to agree."""

    kind: VoteKind
    seat: Seat
    """Who asks."""
    about: Seat | None = None
    """Of `bot`: whose seat a bot is to play."""
    days: Annotated[int, msgspec.Meta(ge=1, le=14)] | None = None
    """Of `pause`: for how many days; without, until most want to go on."""
    options: OptionValues = {}
    """Of `rematch`: those of the table that are kept; what is left out is dealt anew."""


class AnswerVote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Number
    seat: Seat
    yes: bool


class Heir(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to be the host."""

    seat: Seat


# Telling


class Vote(msgspec.Struct, frozen=True):
    """Something the table is asked to agree on."""

    number: int
    kind: VoteKind
    by: int
    about: int | None
    days: int | None
    until: str
    """When it lapses."""
    yes: tuple[int, ...]
    no: tuple[int, ...]
    due: tuple[int, ...]
    """Who has not answered yet."""
    all: bool
    """Whether all must agree; else most of them."""


class Together(msgspec.Struct, frozen=True):
    """What the table is asked to agree on, and what one may ask or do there now."""

    votes: tuple[Vote, ...]
    may_ask: tuple[VoteKind, ...]
    absent: tuple[int, ...]
    """Seats that a vote may give to a bot: the game waits for them, and nobody comes."""
    away: tuple[int, ...]
    """Seats of one's own that a bot plays until one takes them back."""
    remind: tuple[int, ...]
    """Seats whose players one may remind that it is their turn."""
    host: bool
    removable: tuple[int, ...]
    """As the host: seats of those who never came."""
    heirs: tuple[int, ...]
    """As the host: seats whose players could be the host."""
    may_resign: bool
    closed: bool
    """The host has closed the table: nothing more is played."""
    next: str | None
    """The table of the rematch."""
