"""What a chapter is made of: orders (`notation`), events (`reported`), what forbids them, and where they are listed.

A question of the rules that can forbid an order answers with a `Bar`, or None where nothing stands in the way. The list
of choices and the refusal ask the same one: `require(bars_building(state, seat, order))`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from stellarch.core import Illegal, Refusal, Seat, Template
from stellarch.games.space_wars.notation import Order, Secret
from stellarch.games.space_wars.reported import (
    BattleEvent,
    CouncilEvent,
    DealEvent,
    GalaxyEvent,
    GameEvent,
    OwnEvent,
    SwEvent,
    WarEvent,
)
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import State

__all__ = [
    "Bar",
    "BattleEvent",
    "Carry",
    "Choices",
    "CouncilEvent",
    "Course",
    "DealEvent",
    "Doing",
    "GalaxyEvent",
    "GameEvent",
    "Order",
    "OwnEvent",
    "Secret",
    "State",
    "SwEvent",
    "WarEvent",
    "bar",
    "bar_because",
    "require",
]

Carry = Callable[[Course, Seat, Any], None]
"""Carries an order out, or raises Refused and has changed nothing."""
Choices = Iterable[Order | Template]


class Doing(NamedTuple):
    """What a player may do in a step of the sub-phase: orders of a chapter, and how they are listed."""

    choices: Callable[[State, Seat], Choices]
    """All that a player may order now, in the same order always."""
    orders: Mapping[type[Order], Carry]
    steps: tuple[str, ...] = ("movement",)
    usual: Callable[[State, Seat], Iterable[Order]] = lambda state, seat: ()
    """What of it is done for a player who leaves it to the program, one at a time."""
    occasions: Callable[[State, Seat], Iterable[object]] | None = None
    """What a step is for, where it goes by without a question unless there is some of it."""


Facts = Mapping[str, object]


class Bar(NamedTuple):
    """What stands in the way: the reason, the pieces and sectors it is about, and the facts of the case.

    The facts may be a function that finds them: most bars only keep a choice off the list, and nobody reads why.
    """

    reason: type[Refusal]
    about: tuple[str, ...] = ()
    facts: Facts | Callable[[], Facts] = dict

    def illegal(self) -> Illegal:
        facts = self.facts() if callable(self.facts) else self.facts
        return self.reason.of(**facts).illegal(*self.about)


def bar(reason: type[Refusal], *about: str, **facts: object) -> Bar:
    return Bar(reason, about, facts)


def bar_because(reason: type[Refusal], about: tuple[str, ...], facts: Callable[[], Facts]) -> Bar:
    """A bar whose facts are found only when somebody is told."""
    return Bar(reason, about, facts)


def require(barred: Bar | None) -> None:
    """Raises Refused where something stands in the way."""
    if barred is not None:
        raise barred.illegal()
