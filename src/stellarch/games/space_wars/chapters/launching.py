"""SW-29.3: fighters and pods fly up from a surface and land on it, without a carrier and without cost."""

from collections.abc import Iterator

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, require
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Cargo, CargoKind, Place
from stellarch.games.space_wars.rules.control import managed_systems, manager
from stellarch.games.space_wars.rules.entry import EntryNoSuchSector
from stellarch.games.space_wars.rules.versions import fights_from_surfaces
from stellarch.games.space_wars.state.counts import Small, minus, plus
from stellarch.games.space_wars.tables.craft import SMALL

# Orders


class Launch(Order, frozen=True):
    """Fighters and pods fly up from the surface of a system that one manages (SW-29.3)."""

    word = "launch"

    sector: Place
    small: Cargo


class Land(Order, frozen=True):
    """Fighters and pods in space go down to the surface of a system that one manages (SW-29.3)."""

    word = "land"

    sector: Place
    small: Cargo


# Events


class Flew(SwEvent, frozen=True):
    """Fighters and pods fly up from a surface, or land on it (SW-29.3)."""

    weight = Weight.ROUTINE

    seat: Seat
    small: Cargo
    at: Place
    up: bool


# Refusals


class NeedsACarrier(Refusal, frozen=True):
    rule = "SW-29.3"


class NotYourSurface(Refusal, frozen=True):
    rule = "SW-29.3"
    here: Place


class NoFliers(Refusal, frozen=True):
    rule = "SW-29.3"


class NotSoManyFliers(Refusal, frozen=True):
    rule = "SW-29.3"
    here: Place
    piece: CargoKind
    there: int
    count: int


# Rules


def _there(state: State, seat: Seat, at: At, order: Launch | Land) -> Small:
    """Those who could fly: on the surface, or in space."""
    if isinstance(order, Launch):
        return state.sectors.system(at).small_of(seat)
    return state.sectors.small_in_space(at, seat)


def bars_flying(state: State, seat: Seat, order: Launch | Land) -> Bar | None:
    at = state.galaxy.find(order.sector)
    if at is None:
        return bar(EntryNoSuchSector, order.sector, at=order.sector)
    if not fights_from_surfaces(state):
        return bar(NeedsACarrier, order.sector)
    if state.sectors[at].system is None or manager(state, at) != seat:
        return bar(NotYourSurface, order.sector, here=order.sector)
    if not order.small or min(order.small.values()) < 1 or not set(order.small) <= set(SMALL):
        return bar(NoFliers, order.sector)
    for kind, count in order.small.items():
        there = getattr(_there(state, seat, at, order), kind)
        if count > there:
            facts = {"here": order.sector, "piece": kind, "there": there, "count": count}
            return bar(NotSoManyFliers, order.sector, **facts)
    return None


def _fly(course: Course, seat: Seat, order: Launch | Land) -> None:
    state = course.state
    require(bars_flying(state, seat, order))
    at, small, is_up = state.galaxy.find(order.sector), Small(**order.small), isinstance(order, Launch)
    assert at is not None
    below, above = state.sectors.system(at).small_of(seat), state.sectors.small_in_space(at, seat)
    below, above = (minus(below, small), plus(above, small)) if is_up else (plus(below, small), minus(above, small))
    sectors = state.sectors.with_small_on_surface(at, seat, below).with_small_in_space(at, seat, above)
    course.go(state.changed(sectors=sectors), Flew(seat, order.small, course.named(at), is_up))


def _choices(state: State, seat: Seat) -> Iterator[Launch | Land]:
    """One of a kind, or all; of several kinds an order may hold more."""
    if not fights_from_surfaces(state):
        return
    for at in managed_systems(state, seat):
        for order in (Launch, Land):
            small = _there(state, seat, at, order(state.galaxy.name(at), {}))
            for kind in (kind for kind, count in zip(SMALL, small, strict=True) if count):
                for count in sorted({1, getattr(small, kind)}):
                    yield order(state.galaxy.name(at), {kind: count})


LAUNCHING = Doing(_choices, {Launch: _fly, Land: _fly})
