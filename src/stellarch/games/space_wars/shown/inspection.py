"""What a sector, a world or a craft lacks and why, with the rule: for players who look into a sector."""

from collections.abc import Iterator, Mapping

import msgspec

from stellarch.core import Message, Phrase, Seat, said
from stellarch.games.space_wars.chapters.building import city_capacity, workshop_capacity
from stellarch.games.space_wars.chapters.extraction import MAKES
from stellarch.games.space_wars.chapters.movement import bars_stepping
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import EventKind
from stellarch.games.space_wars.rules.control import blockade, is_blocked, managed_systems
from stellarch.games.space_wars.rules.entry import bars_entry
from stellarch.games.space_wars.rules.plans import as_own_sub_phase
from stellarch.games.space_wars.rules.supply import is_in_supply
from stellarch.games.space_wars.shown.glossary import Explained
from stellarch.games.space_wars.state import State


class Lack(Phrase):
    # Of a system
    ROOM_FOR_CITY = 1
    LARGER_PLANET = 2
    ROOM_FOR_WORKSHOPS = 3
    MORE_WORKSHOPS = 4
    SHIPYARD = 5
    ACADEMY = 6
    # Of a craft
    SUPPLY = 7
    FLAG = 8


class Inspection(msgspec.Struct, frozen=True, omit_defaults=True):
    closed: Mapping[At, Explained] = {}
    """Why one's craft may not enter a sector by choice; those with papers of their own may."""
    blocked: Mapping[At, tuple[Explained, ...]] = {}
    """Why a system brings nothing to its manager."""
    lacks: Mapping[At, tuple[Explained, ...]] = {}
    """What cannot be done in a system of one's own, and why."""
    hindered: Mapping[str, tuple[Explained, ...]] = {}
    """What one's own craft cannot do, and why."""


def inspection(state: State, you: Seat | None) -> Inspection:
    blocked = {at: tuple(_blocks(state, at)) for at in state.sectors.systems if is_blocked(state, at)}
    if you is None:
        return Inspection(blocked=blocked)
    closed = ((at, bars_entry(state, you, at)) for at, _ in state.sectors.items())
    moving = as_own_sub_phase(state, you)
    hindered = {craft: tuple(_hinders(state, moving, craft)) for craft in state.fleets.of(you)}
    return Inspection(
        closed={at: Explained.why_not(bar) for at, bar in closed if bar is not None},
        blocked=blocked,
        lacks={at: tuple(_lacks(state, you, at)) for at in managed_systems(state, you)},
        hindered={craft: reasons for craft, reasons in hindered.items() if reasons},
    )


# Systems


def _blocks(state: State, at: At) -> Iterator[Explained]:
    if aliens := state.sectors.system(at).aliens:
        yield Explained("SW-1.4.9", said(HasAliens(aliens)))
    for event in state.happenings.at(at):
        if event.kind in ("berilan_gap", "plasma_blast"):
            yield Explained("SW-1.4.9", said(HasEvent(event.kind)))
    points, enough = blockade(state, at)
    if points >= enough:
        yield Explained("SW-14.3.1", said(UnderBlockade(f"{points:g}", enough)))


def _lacks(state: State, you: Seat, at: At) -> Iterator[Explained]:
    system, tile = state.sectors.system(at), state.galaxy.systems[at]
    workshops = sum(getattr(system.levels, workshop) for workshop in MAKES if workshop != "crystal_workshop")
    if not tile.is_star:
        most = tile.limits.max_level
        if system.levels.city >= (room := city_capacity(state, you, at)):
            yield Explained("SW-16.1.4", said(Lack.ROOM_FOR_CITY if room < most else Lack.LARGER_PLANET))
        if workshops >= (room := workshop_capacity(state, you, at)):
            yield Explained("SW-16.1.4", said(Lack.ROOM_FOR_WORKSHOPS if room < most else Lack.MORE_WORKSHOPS))
    if not system.levels.shipyard:
        yield Explained("SW-16.2.1", said(Lack.SHIPYARD))
    if "space_academy" not in system.singles:
        yield Explained("SW-16.3.1", said(Lack.ACADEMY))


class HasAliens(Message, frozen=True):
    count: int


class HasEvent(Message, frozen=True):
    kind: EventKind


class UnderBlockade(Message, frozen=True):
    points: str
    enough: int


# Craft


def _hinders(state: State, moving: State, craft: str) -> Iterator[Explained]:
    """As it stands now, and as it could move in its player's own sub-phase."""
    if craft in moving.fleets and (barred := bars_stepping(moving, craft)):
        yield Explained.why_not(barred)
    if not is_in_supply(state, craft):
        yield Explained("SW-9.2.10", said(Lack.SUPPLY))
    if damage := state.fleets[craft].damage:
        yield Explained("SW-16.4.2", said(HasDamage(damage)))
    if state.fleets[craft].sheet.group == "capital" and not state.fleets[craft].sheet.conquers:
        yield Explained("SW-9.4.2", said(Lack.FLAG))


class HasDamage(Message, frozen=True):
    points: int
