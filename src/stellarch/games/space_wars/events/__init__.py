"""What happens at the table, a module for each chapter. Log, animation and statistics are made from these alone."""

from types import ModuleType
from typing import Any, Union

from stellarch.core import Event
from stellarch.games.space_wars.events import (
    battle,
    bombardment,
    capital,
    contamination,
    council,
    declarations,
    economy,
    forms,
    gates,
    general,
    ground,
    happenings,
    loading,
    losses,
    moves,
    officers,
    research,
    setup,
    visits,
    war,
    winning,
    works,
)

CHAPTERS: tuple[ModuleType, ...] = (
    general,
    forms,
    setup,
    happenings,
    losses,
    council,
    declarations,
    war,
    economy,
    moves,
    gates,
    loading,
    visits,
    officers,
    capital,
    research,
    works,
    contamination,
    battle,
    bombardment,
    ground,
    winning,
)


def _kinds(chapter: ModuleType) -> list[type[Event]]:
    """The events that a chapter defines, in its order."""
    found = (each for each in vars(chapter).values() if isinstance(each, type) and issubclass(each, Event))
    return [kind for kind in found if kind.__module__ == chapter.__name__ and not kind.__name__.startswith("_")]


AnyEvent: Any = Union[tuple(kind for chapter in CHAPTERS for kind in _kinds(chapter))]  # noqa: UP007 - of a list
