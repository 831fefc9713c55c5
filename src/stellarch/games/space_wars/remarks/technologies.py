"""What a technology does for an empire, in figures: the position with it is compared with that without."""

from collections.abc import Callable, Mapping

from stellarch.core import Message, Seat
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.nouns import Buildable, Technology
from stellarch.games.space_wars.remarks.counting import (
    Change,
    changes,
    room_for_cities,
    room_for_workshops,
    supplied,
)
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.structures import STRUCTURES
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES


class Earns(Message, frozen=True):
    technology: Technology
    changes: tuple[Change, ...]


class Supplies(Message, frozen=True):
    technology: Technology
    systems: int
    then: int


class MakesRoom(Message, frozen=True):
    technology: Technology
    room: Counted
    then: int


class Raises(Message, frozen=True):
    technology: Technology
    level: int
    then: int


class Trades(Message, frozen=True):
    technology: Technology
    level: int
    then: int


class Allows(Message, frozen=True):
    """What can be built then; nothing where that is called as the technology is."""

    technology: Technology
    things: tuple[Buildable, ...]


Rise = Callable[[State, State, Seat, str], Message | None]


def effect(state: State, seat: Seat, technology: str) -> Message | None:
    """The most telling thing that a technology changes; None where that is left to battles and the chart."""
    after = state.with_empire(seat, known=state.empires[seat].known | {technology})
    gains = tuple(changes(state, after, seat))
    if gains:
        return Earns(technology, gains)
    rise = _RISES.get(TECHNOLOGIES[technology].series or "")
    if rise is not None and (told := rise(state, after, seat, technology)) is not None:
        return told
    things = _allowed(technology)
    return Allows(technology, () if things == (_SAME_NAME.get(technology, technology),) else things) if things else None


_SAME_NAME = {"crystal_d_workshop": "crystal_workshop", "planetary_jump_interdictor": "jump_interdictor"}
"""Structures that are called as their technology is, though by another id; others have the id of theirs."""


def _allowed(technology: str) -> tuple[str, ...]:
    """Craft and structures that need it."""
    craft = (sheet.id for sheet in CRAFT.values() if sheet.tech == technology)
    return (*craft, *(sheet.id for sheet in STRUCTURES.values() if sheet.tech == technology))


def _range(before: State, after: State, seat: Seat, technology: str) -> Message | None:
    then, now = supplied(before, seat), supplied(after, seat)
    return Supplies(technology, now, then) if now > then else None


def _room(figure: Callable[[State, Seat], int], unit: Noun) -> Rise:
    def rise(before: State, after: State, seat: Seat, technology: str) -> Message | None:
        then, now = figure(before, seat), figure(after, seat)
        return MakesRoom(technology, Counted(now, unit), then) if now > then else None

    return rise


def _series(series: str, told: type[Raises] | type[Trades]) -> Rise:
    def rise(before: State, after: State, seat: Seat, technology: str) -> Message | None:
        then, now = (state.empires[seat].series(series) for state in (before, after))
        return told(technology, now, then) if now > then else None

    return rise


_RISES: Mapping[str, Rise] = {
    "movement_range": _range,
    "terraforming_c": _room(room_for_cities, Noun("-city")),
    "terraforming_w": _room(room_for_workshops, Noun("-workshop")),
    "buildings": _series("buildings", Raises),
    "trading": _series("trading", Trades),
}
