"""What a bot thinks of a decision, so that it can explain itself; and the search the numbers come from.

A search belongs to a game and has no clock: it is run for a number of nodes at a time, and the caller watches the
time. The same view, seed and number of nodes always give the same thought, so every number can be computed again.
"""

from abc import ABC, abstractmethod

import msgspec

from stellarch.core.text import Text
from stellarch.core.values import Action


class Expected(msgspec.Struct, frozen=True):
    """One row of the score sheet as it is expected to end, a mean for each seat."""

    key: str
    label: Text
    values: tuple[float, ...]


class Forecast(msgspec.Struct, frozen=True):
    """How a game is expected to end: each seat's chance to win (together 1), and its points row by row."""

    chances: tuple[float, ...]
    rows: tuple[Expected, ...]
    adds_up: bool = True
    """Whether the rows are points of one total, rather than things of several kinds."""

    def total(self, seat: int) -> float:
        return sum(row.values[seat] for row in self.rows)


class Candidate(msgspec.Struct, frozen=True):
    """One action that was thought about, by its short form, and what is expected of it.

    `value` is the chance to win of the seat that decides, a shared win counting in part; the truth lies between
    `low` and `high` 95 times in 100, or for certain where the candidate is proven.
    """

    action: str
    value: float
    low: float
    high: float
    visits: int
    forecast: Forecast
    line: tuple[str, ...]
    """The play that is expected, from this action on."""
    proven: bool = False
    margin: int | None = None
    """The lead in points at the end with best play, where it is proven."""

    def is_surely_better_than(self, other: "Candidate") -> bool:
        """Whether the bounds of the two do not overlap."""
        return self.low > other.high


class Part(msgspec.Struct, frozen=True):
    """One of several things that an action holds or a plan goes on with, in words; and what it does, where there are
    words for that."""

    order: Text
    why: Text | None = None


class Remarks(msgspec.Struct, frozen=True):
    """What a game has to say of an action in its own words, from what the rules make of the position before and after
    it; whatever is a number in it can be counted again."""

    does: tuple[Text, ...]
    """What it does and what it prevents, in sentences, the most telling first."""
    pros: tuple[Text, ...] = ()
    """What another action has for it that this one lacks, each as a verb that follows "that"."""
    cons: tuple[Text, ...] = ()
    """What that one would lose or leave to others."""


class Lesson(msgspec.Struct, frozen=True):
    """What is to be learned from a decision, and the rule where it is written."""

    text: Text
    rule: str
    """Its id in the rulebook."""


class Coaching(msgspec.Struct, frozen=True):
    """What a game says to a player besides an order and its remarks; whatever is a number can be counted again."""

    aim: Text | None = None
    """What the turn is for, and why; nothing where an order serves no purpose that can be named."""
    race: Text | None = None
    """Who wins at this pace, and when."""
    threat: Text | None = None
    """What the others could do next that hurts most."""
    lesson: Lesson | None = None


class Thought(msgspec.Struct, frozen=True):
    """What a bot makes of a decision: its candidates, the best first, and how much work it was."""

    seat: int
    method: str
    nodes: int
    candidates: tuple[Candidate, ...]
    reasons: tuple[Text, ...] = ()
    """Why the best one, in sentences: what figures cannot say."""
    causes: tuple[Text | None, ...] = ()
    """Why each action of the best one's line, where there is a reason of its own."""
    instead: str | None = None
    """The next best where nothing was measured, by its short form."""

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def of(self, action: str) -> Candidate | None:
        """What was thought of an action, if it was thought of."""
        return next((candidate for candidate in self.candidates if candidate.action == action), None)


class Search(ABC):
    """Thinking under way about one decision; it can be stopped and gone on with after any number of nodes."""

    slow: bool = False
    """Whether nodes cost far more than levels reckon with, as where nothing is compiled yet."""
    hint_nodes: int = 60
    """The nodes of a hint: as many as take about a second. A number and not a time, so that asking again gives the same
    figures."""

    @abstractmethod
    def run(self, nodes: int) -> bool:
        """Search about this many more nodes; True when there is nothing left to find out."""

    @abstractmethod
    def thought(self) -> Thought:
        """What is thought so far."""


class Character(msgspec.Struct, frozen=True):
    """What a bot is like, whatever its level: what it is fond of and what it shies away from."""

    name: Text
    about: Text
    """In one sentence."""


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays, for people to choose from: a way of searching, and how much of it."""

    name: Text
    about: Text
    method: str
    nodes: int
    slips: float = 0.0
    """The share of decisions in which it plays anything legal, as people who begin do."""


class Plan(msgspec.Struct, frozen=True):
    """What a seat means to do, one action after another, as long as nothing comes in between; and why, in words."""

    actions: tuple[Action, ...]
    reasons: tuple[Text, ...] = ()
    """For all of it, the weightiest first."""
    causes: tuple[Text | None, ...] = ()
    """Why each action, as far as there is a reason of its own; nothing where the reasons are for all of them."""
    instead: Action | None = None
    """What would have come next, in place of the first: to be told, not to be played."""

    def __post_init__(self) -> None:
        if not self.actions:
            raise ValueError("a plan needs an action to begin with")
