"""What a technology does for an empire, in figures: the position with it is compared with that without."""

from collections.abc import Callable, Mapping

from stellarch.core import Seat, Text
from stellarch.core.text import listed
from stellarch.games.space_wars.remarks import words
from stellarch.games.space_wars.remarks.counting import (
    changes,
    room_for_cities,
    room_for_workshops,
    supplied,
)
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.structures import STRUCTURES
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES
from stellarch.games.space_wars.words import capitalised, name

Rise = Callable[[State, State, Seat, Text], Text | None]


def effect(state: State, seat: Seat, technology: str) -> Text | None:
    """The most telling thing that a technology changes; None where that is left to battles and the chart."""
    known = state.empires[seat].known | {technology}
    after, called = state.with_empire(seat, known=known), name("technology", technology)
    gains = list(changes(state, after, seat))
    if gains:
        return words.EARNS.format(technology=called, changes=listed(gains))
    rise = _RISES.get(TECHNOLOGIES[technology].series or "")
    if rise is not None and (said := rise(state, after, seat, called)) is not None:
        return capitalised(said)
    things = _allowed(technology)
    if things == [called]:
        return capitalised(words.ALLOWS_ITSELF.format(technology=called))
    return capitalised(words.ALLOWS.format(technology=called, things=listed(things))) if things else None


def _allowed(technology: str) -> list[Text]:
    """Craft and structures that need it."""
    craft = [name("craft", sheet.id) for sheet in CRAFT.values() if sheet.tech == technology]
    return craft + [name("structure", sheet.id) for sheet in STRUCTURES.values() if sheet.tech == technology]


def _range(before: State, after: State, seat: Seat, called: Text) -> Text | None:
    then, now = supplied(before, seat), supplied(after, seat)
    return words.SUPPLIES.format(technology=called, systems=words.systems(now), then=then) if now > then else None


def _room(figure: Callable[[State, Seat], int], counted: Callable[[int], Text]) -> Rise:
    def rise(before: State, after: State, seat: Seat, called: Text) -> Text | None:
        then, now = figure(before, seat), figure(after, seat)
        return words.MAKES_ROOM.format(technology=called, room=counted(now), then=then) if now > then else None

    return rise


def _series(series: str, told: Text) -> Rise:
    def rise(before: State, after: State, seat: Seat, called: Text) -> Text | None:
        then, now = (state.empires[seat].series(series) for state in (before, after))
        return told.format(technology=called, level=now, then=then) if now > then else None

    return rise


_RISES: Mapping[str, Rise] = {
    "movement_range": _range,
    "terraforming_c": _room(room_for_cities, words.cities),
    "terraforming_w": _room(room_for_workshops, words.workshops),
    "buildings": _series("buildings", words.RAISES),
    "trading": _series("trading", words.TRADES),
}
