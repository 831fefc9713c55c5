"""The values that pass between a game and the other rooms: orders, facts, views, score sheets, what is asked."""

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from stellarch.core.options import Value
from stellarch.core.seats import Seat
from stellarch.core.telling import Message, said
from stellarch.core.text import Text


def _tag(class_name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


LONGEST_ACTION = 16_000
"""No short form of an action is longer than this many characters."""


class ActionTooLong(Message, frozen=True):
    most: int


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=_tag):
    """An order a seat gives. Its `str` is one short word that reads back: no spaces, braces or semicolons."""

    entry_prefix: ClassVar[str] = "order-"
    """Its words: the order Move is `order-move`, since an event or a heading may be called the same."""

    gives_up: ClassVar[bool] = False
    """Whether the seat leaves the game by it."""

    def seen_by(self, actor: Seat, viewer: Seat | None) -> "Action | None":
        """The order as a seat (None: a spectator) may know that `actor` gave it; None where it is not for all."""
        return self


class Weight(Enum):
    """How much an event matters to a reader: log, report, chronicle and page choose by it what they tell first."""

    FORMALITY = "formality"
    """The game goes on, as when orders are in: it goes without saying where anything else is told."""
    DETAIL = "detail"
    """How something came about that is told besides, such as a vote."""
    ROUTINE = "routine"
    """It follows from the order as it was given, so that many of them may be counted instead of told."""
    NOTE = "note"
    """It matters to those it is about, and to nobody else."""
    NEWS = "news"
    ANNALS = "annals"
    """It belongs into a history of the game, as the decisions of a council do."""
    HEADLINE = "headline"
    """It changes the course of the game, as wars and treaties do."""


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=_tag):
    """A fact that came of an action. Log, animation and statistics are made from events alone."""

    weight: ClassVar[Weight] = Weight.NEWS
    reveals: ClassVar[bool] = False
    """True where chance or a secret came out: no undo goes back past it."""

    @property
    def about(self) -> frozenset[Seat]:
        """The seats that it is about: those that its fields name."""
        found = [getattr(self, field) for field in _seat_fields(type(self))]
        return frozenset(seat for each in found for seat in (each if isinstance(each, tuple) else (each,))) - {None}

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """The event as a seat (None: a spectator) may know it; an outline, or None, where it is not for all."""
        return self

    def told(self, names: Sequence[str]) -> Text:
        """One sentence for the log, with the names of the seats."""
        return said(self, names)


@cache
def _seat_fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event that are a seat, maybe none, or several seats."""
    hints = get_type_hints(kind)
    return tuple(field for field in kind.__struct_fields__ if _names_seats(hints[field]))


def _names_seats(hint: Any) -> bool:
    return hint is Seat or (get_origin(hint) in (tuple, Union) and Seat in get_args(hint))


class View(msgspec.Struct, frozen=True):
    """All that one seat (`you`), or a spectator, may see. Built field by field, never by deleting from a state."""

    you: Seat | None


class Row(msgspec.Struct, frozen=True):
    """One row of the score sheet: a value for each seat, and the rows it is the sum of, if any."""

    key: str
    label: Text
    values: tuple[int, ...]
    parts: tuple["Row", ...] = ()


class Standings(msgspec.Struct, frozen=True):
    """Who is where, at any time: a rank for each seat (1 is best; tied seats share it) and the score sheet."""

    over: bool
    ranks: tuple[int, ...]
    rows: tuple[Row, ...]
    ending: str | None = None
    """How the game was decided, where there is more than one way: a key of `Game.endings`."""
    round: int | None = None
    """Which round of play it is, in a game that counts them."""
    counts: str = "total"
    """The key of the row that players race for: a sum of the others, or the one that matters most."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; empty while the game runs."""
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if self.over and rank == 1)

    @property
    def totals(self) -> tuple[int, ...]:
        """The number of each seat that players race for."""
        return self.row(self.counts)

    def row(self, key: str) -> tuple[int, ...]:
        return next(row.values for row in self.rows if row.key == key)


class Decision(msgspec.Struct, frozen=True):
    """What is asked of a seat, in words, for the page, the terminal, bots and notices alike."""

    kind: str
    """Which of the game's decisions it is: stable, for programs."""
    label: Text
    """What to decide, as a heading: "Choose your technologies"."""
    default: Any
    """The action that is played for a seat that does not answer."""
    sealed: bool = False
    """Whether the answer stays unseen until all of them are in; until then it may be replaced."""
    together: bool = False
    """Whether others are asked at the same time, so that nobody waits for anybody's answer."""


class FirstGame(msgspec.Struct, frozen=True):
    """How somebody's first game is best played: some options, and what they mean in a sentence."""

    note: Text
    options: Mapping[str, Value] = {}
    players: int | None = None
    """How many play it, where that is not the usual number; also the default at a terminal."""
    bots: tuple[str, ...] = ()
    """Who plays the first of the other seats at a table in the browser; the others are played by the weakest."""


S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Step(NamedTuple, Generic[S]):
    """What an action leads to."""

    state: S
    events: tuple[Event, ...] = ()
