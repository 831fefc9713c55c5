"""What there is to say of a thought: verdicts, comparisons, figures."""

from enum import Enum

from stellarch.core import Message, Phrase, Sayable, Seat


class Sentence(Message, frozen=True):
    """An order that stands alone."""

    order: Sayable


class Points(Message, frozen=True):
    number: int


class Chance(Message, frozen=True):
    """In whole percent. None or all of them is said only where it is `exact`."""

    percent: int
    exact: bool


class Prospect(Phrase):
    """A chance to win, held against everybody's equal share."""

    IN_HAND = 1
    GOOD = 2
    EVEN = 3
    POOR = 4
    SLIM = 5


class End(Enum):
    WIN = 1
    LOSS = 2
    SHARED = 3


class Verdict(Message, frozen=True):
    """How a game ends for a seat; the margin in points is above zero, or 0 for a tie-break."""

    seat: Seat
    end: End
    margin: Points | None
    is_level: bool


# What an action does


class Change(Message, frozen=True):
    """A row of the score sheet, and how it changes."""

    label: Sayable
    number: int


class Gains(Message, frozen=True):
    points: Points
    rows: tuple[Change, ...]


class Costs(Message, frozen=True):
    points: Points
    rows: tuple[Change, ...]


class AtOnce(Message, frozen=True):
    rows: tuple[Change, ...]


class Outlook(Message, frozen=True):
    seat: Seat
    prospect: Prospect
    chance: Chance


class Proven(Message, frozen=True):
    verdict: Verdict


class NothingBetter(Message, frozen=True):
    """In place of an aim."""


class PartOfAPlan(Message, frozen=True):
    pass


class NotWeighed(Message, frozen=True):
    pass


# How another compares: what follows "that", then the sentence around it


class Level(Phrase):
    """Two actions that cannot be told apart."""

    TOO_FEW_TRIES = 1


class ProvenToo(Message, frozen=True):
    verdict: Verdict


class Leaves(Message, frozen=True):
    seat: Seat
    prospect: Prospect
    chance: Chance


class EndsWith(Message, frozen=True):
    """The points that a seat ends with more or fewer, row by row."""

    seat: Seat
    points: Points
    more: bool
    rows: tuple[Change, ...]


class Compared(Message, frozen=True):
    """Surely better or worse."""

    better: bool
    chance: Chance
    instead: Chance
    changes: tuple[EndsWith, ...]


class But(Message, frozen=True):
    """What speaks on one side and then on the other; there may be nothing on the first."""

    one: tuple[Sayable, ...]
    other: tuple[Sayable, ...]


class NextBest(Message, frozen=True):
    order: Sayable
    how: But


class JustAsGood(Message, frozen=True):
    """Chances that are equal as far as anybody can tell; and what differs, if anything does."""

    order: Sayable
    how: But | None


class AlsoPossible(Message, frozen=True):
    """What was not weighed against the rest, and what it does."""

    order: Sayable
    how: But | None
    does: Sayable | None


class Stronger(Message, frozen=True):
    order: Sayable
    how: But


class AlsoGood(Message, frozen=True):
    """What the bot would have played, where another was that it cannot tell from it."""

    order: Sayable
    how: But


class PlannedBetter(Message, frozen=True):
    order: Sayable
    how: Sayable


# Figures


class OfSeat(Message, frozen=True):
    seat: Seat
    number: int | Chance


class Chances(Message, frozen=True):
    chances: tuple[OfSeat, ...]


class PointsExpected(Message, frozen=True):
    points: tuple[OfSeat, ...]


class Tried(Message, frozen=True):
    action: str
    chance: Chance
    low: int
    high: int
    visits: int


class Glanced(Message, frozen=True):
    action: str
    chance: Chance


class Exact(Message, frozen=True):
    action: str
    verdict: Verdict


class Line(Message, frozen=True):
    actions: tuple[str, ...]


class Nodes(Message, frozen=True):
    nodes: int
    method: str
