"""How an empire comes by a resource that it lacks: what lies elsewhere, what it makes, and who else has some."""

from collections.abc import Iterator, Mapping

from stellarch.core import Message, Phrase, Seat, Text, said
from stellarch.games.space_wars.chapters.extraction import MAKES
from stellarch.games.space_wars.chapters.visits import GUILD
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Piece, Place, Structure
from stellarch.games.space_wars.rules.control import managed_systems
from stellarch.games.space_wars.shown.by_seat import by_seat
from stellarch.games.space_wars.state import State, Tokens

_WORKSHOPS = {made: workshop for workshop, made in MAKES.items()}


def ways_to(state: State, seat: Seat) -> Mapping[str, tuple[Text, ...]]:
    """For each resource, the nearest at hand first. Another player is {0} or {1}, by the number of the seat."""
    return {kind: tuple(_ways(state, seat, kind)) for kind in Tokens._fields}


def _ways(state: State, seat: Seat, kind: str) -> Iterator[Text]:
    if lying := _lying(state, seat, kind):
        yield said(LyingInSystems(_places(state, lying)))
    if aboard := _aboard(state, seat, kind):
        yield said(AboardCraft(tuple(CraftWith(craft, count) for craft, count in aboard.items())))
    yield said(_made(state, seat, kind))
    guild = next((event for event in state.happenings.events if event.kind == GUILD), None)
    if guild is not None:
        yield said(SoldByGuild(state.galaxy.name(guild.at)))
    others = {other: _all(state, other, kind) for other in state.living if other != seat}
    if any(others.values()):
        most = max(others, key=lambda other: others[other])
        yield said(HeldByOther(by_seat(most), others[most]))


def _lying(state: State, seat: Seat, kind: str) -> dict[At, int]:
    systems = managed_systems(state, seat)
    return {at: count for at in systems if (count := getattr(state.sectors[at].tokens, kind))}


def _aboard(state: State, seat: Seat, kind: str) -> dict[str, int]:
    own = state.fleets.of(seat)
    return {craft: count for craft in own if (count := getattr(state.fleets[craft].tokens, kind))}


def _all(state: State, seat: Seat, kind: str) -> int:
    return sum(_lying(state, seat, kind).values()) + sum(_aboard(state, seat, kind).values())


def _made(state: State, seat: Seat, kind: str) -> Message | Phrase:
    if kind not in _WORKSHOPS:
        return WayToFetch.REFINED
    workshop = _WORKSHOPS[kind]
    levels = {at: getattr(state.sectors.system(at).levels, workshop) for at in managed_systems(state, seat)}
    making = {at: level for at, level in levels.items() if level}
    return MadeInSystems(_places(state, making)) if making else MadeNowhere(workshop)


def _places(state: State, counts: Mapping[At, int]) -> tuple["PlaceWith", ...]:
    return tuple(PlaceWith(state.galaxy.name(at), count) for at, count in counts.items())


class WayToFetch(Phrase):
    REFINED = 1


class PlaceWith(Message, frozen=True):
    at: Place
    count: int


class CraftWith(Message, frozen=True):
    craft: Piece
    count: int


class LyingInSystems(Message, frozen=True):
    places: tuple[PlaceWith, ...]


class AboardCraft(Message, frozen=True):
    craft: tuple[CraftWith, ...]


class MadeInSystems(Message, frozen=True):
    """How many at most."""

    places: tuple[PlaceWith, ...]


class MadeNowhere(Message, frozen=True):
    workshop: Structure


class SoldByGuild(Message, frozen=True):
    at: Place


class HeldByOther(Message, frozen=True):
    player: str
    """A mark that the page puts a name in place of."""
    count: int
