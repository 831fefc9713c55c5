"""Orders in advance: what a seat will do if it comes to that."""

from typing import Annotated

import msgspec

from stellarch.core import Text
from stellarch.server.messages.in_advance import ForeseenStep
from stellarch.server.messages.tables import Seat, TableState, Written

MOST_STEPS = 12
"""Of a line: foreseen actions and answers together."""
MOST_LINES = 20
"""That one seat may have waiting at a table."""

Steps = Annotated[list[Written], msgspec.Meta(max_length=MOST_STEPS)]
OccasionName = Annotated[str, msgspec.Meta(max_length=24)]
LineNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Foresee(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game may go on: what the others do and what is answered, in their order. Whose action each is follows from
    the game."""

    seat: Seat
    steps: Steps


class AskAhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about an action that would come after a line."""

    line: Foresee
    action: Written


class Withdraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a line back, or put away one that has ended; all of them where none is named."""

    seat: Seat
    number: LineNumber | None = None


class LeaveStanding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played for a seat until it says otherwise."""

    seat: Seat
    until: Annotated[list[OccasionName], msgspec.Meta(max_length=8)] | None = None
    """Pass until one of these occasions comes; none to be asked."""
    declines: bool = False
    only: bool | None = None
    habit: bool | None = None
    """Where given, whether this person's only legal answers are played at every table."""


class Foreseen(msgspec.Struct, frozen=True):
    """The table as it would be after a line, seen through the seat that decides there. What is hidden from who asks is
    made up, so that nothing is told by it."""

    table: TableState
    steps: tuple[ForeseenStep, ...]
    can_wait: bool
    """Whether the line may be given as it is: its last step is an answer."""
    why: Text | None
    """Why it cannot go on; none where it can."""
