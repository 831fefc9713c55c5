"""The chapters of the game. Which orders, events, doings and moments there are is found in them.

A chapter is a module with all of one subject: its orders, what can come of them, why they are refused, and the rules.
"""

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar, Union

from stellarch.games.space_wars import chapters, notation
from stellarch.games.space_wars.chapter import Doing
from stellarch.games.space_wars.chapters.general import File, Form
from stellarch.games.space_wars.chapters.standing import Work
from stellarch.games.space_wars.notation import Order, read_order
from stellarch.games.space_wars.reported import SwEvent
from stellarch.games.space_wars.rules.moments import Moment

T = TypeVar("T")

_NAMES = (
    *("general", "halting", "standing", "turn", "opening"),
    *("drift", "effects", "losses", "relocation"),
    *("council", "offices", "motions", "floor", "laws"),
    *("declarations", "treaties", "war", "peace", "offers", "exchanges", "pledges", "goals"),
    *("income", "extraction"),
    *("movement", "gates", "jumps", "warp", "flags", "loading", "launching", "transfers", "mining"),
    *("visits", "missions", "cleaning", "spying", "officers", "capital", "routes", "arrival"),
    *("command", "battle.starting", "battle.interception", "battle.mustering", "battle.orders", "battle.fighting"),
    *("battle.zones", "battle.preparing", "battle.weapons", "battle.run", "battle.boarding", "battle.breakthrough"),
    *("battle.withdraw", "battle.ending", "bombardment"),
    *("ground.invading", "ground.fighting", "ground.committing", "ground.losing", "ground.ending", "ground.aliens"),
    *("conquest", "research", "construction", "people", "academy", "building", "shipyards", "bases", "repair"),
    *("contamination", "elimination", "winning"),
)
"""In the order in which what a player may do is listed."""

CHAPTERS: tuple[ModuleType, ...] = tuple(import_module(f"{chapters.__name__}.{name}") for name in _NAMES)


def _classes(base: type[T]) -> Iterator[type[T]]:
    """Those that the chapters define, but for what some of them have in common."""
    for chapter in CHAPTERS:
        for name, found in vars(chapter).items():
            is_own = isinstance(found, type) and found.__module__ == chapter.__name__
            if is_own and issubclass(found, base) and not name.startswith("_"):
                yield found


def _values(base: type[T]) -> Iterator[T]:
    """Those that the chapters make; one that another chapter imports counts once."""
    found = (value for chapter in CHAPTERS for value in vars(chapter).values() if isinstance(value, base))
    yield from {id(value): value for value in found}.values()


ORDERS: tuple[type[Order], ...] = tuple(_classes(Order))
EVENTS: tuple[type[SwEvent], ...] = tuple(_classes(SwEvent))
DOINGS: tuple[Doing, ...] = tuple(_values(Doing))
MOMENTS: tuple[Moment[Any], ...] = tuple(_values(Moment))  # type: ignore[type-abstract]

AnyAction: Any = Union[ORDERS]  # noqa: UP007 - of a list
AnyEvent: Any = Union[EVENTS]  # noqa: UP007 - of a list
_ONE = tuple(kind for kind in ORDERS if kind not in (Form, File))
notation.AnyOrder = Union[_ONE]  # type: ignore[assignment]  # noqa: UP007 - of a list
notation.AnyWork = Work  # type: ignore[assignment]


def read_action(text: str) -> Order:
    """The order with this short form; raises BadNotation."""
    return read_order(text, ORDERS)
