"""What a game teaches with: lessons, whose tasks are done on the real board, and puzzles with one proven answer.

Both begin at a position that a game came to: it is dealt from a seed and played so far. From there on the rules of the
game decide, as at any table; a task only says when it is done.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from stellarch.core.record import SEAT_LETTERS, Played
from stellarch.core.seats import Seat
from stellarch.core.telling import Sayable
from stellarch.core.values import Action, Event


def read_moves(text: str) -> Iterator[Played]:
    """Actions as a record writes them, without numbers: "a d6>d9:c b j8>j5:c"."""
    words = text.split()
    for letter, action in zip(words[::2], words[1::2], strict=True):
        yield Played(SEAT_LETTERS.index(letter), action)


def write_moves(played: Sequence[Played]) -> str:
    return " ".join(f"{SEAT_LETTERS[one.seat]} {one.action}" for one in played)


class Opening(msgspec.Struct, frozen=True):
    """How a position came about."""

    players: int
    seed: str
    rules: int
    options: dict[str, Any] = {}
    moves: str = ""
    names: tuple[str, ...] = ()
    """What the players are called; by default, what the game calls their seats."""


class Attempt(NamedTuple):
    """What a learner has done of a task: each action with all that came of it, and where that has led."""

    before: Any
    """The state in which the task begins."""
    state: Any
    actions: tuple[Action, ...]
    events: tuple[Event, ...]


class Task(NamedTuple):
    """Something to do, in a position of its own."""

    words: Sayable
    """What is to be done. Its entry has two parts more: a `hint`, and what is said once it is `done`."""
    opening: Opening
    is_done: Callable[[Attempt], bool]
    answers: str
    """Actions that do it."""
    seat: Seat = Seat(0)
    most: int = 1
    """How many actions it may take."""


class Lesson(NamedTuple):
    """A few tasks about one thing."""

    id: str
    title: Sayable
    """Its entry has a part `about`: what it is about, in a few words."""
    minutes: int
    tasks: tuple[Task, ...]


class Line(msgspec.Struct, frozen=True):
    """A move and best play after it, to the end of the game."""

    moves: str
    lead: int
    """By how many points the one who solves is ahead then."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position in which exactly one move wins, and what each of the moves comes to."""

    id: str
    opening: Opening
    seat: int
    best: Line
    replies: tuple[Line, ...]
    """Every answer to the best move."""
    others: tuple[Line, ...]
    """Every other move, the least bad first."""
    positions: int
    """How many were looked at to prove it."""
    themes: tuple[str, ...]
    difficulty: int
    """From 1, the easiest, to 5."""


class Teaching:
    """What a game brings for learners; by default, nothing."""

    @property
    def lessons(self) -> Sequence[Lesson]:
        """The lessons, in the order in which they are best taken."""
        return ()

    @property
    def puzzles(self) -> Sequence[Puzzle]:
        """The puzzles, the easiest first."""
        return ()

    def theme(self, theme: str) -> Sayable:
        """A theme of the puzzles; its entry has a part `about`."""
        raise NotImplementedError
