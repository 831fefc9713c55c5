"""SW-17.1.2, SW-17.3.1: officers and special weapons change places within a sector."""

from collections.abc import Iterator

from stellarch.core import Refusal, Seat, Weight
from stellarch.games.space_wars.chapter import Bar, Course, Doing, Order, State, SwEvent, bar, require
from stellarch.games.space_wars.chapters.movement import bars_commanding
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.nouns import Aboard, Anything, Piece, Place, Sector, Spot, sector_noun
from stellarch.games.space_wars.rules.control import manager

# Orders


class Transfer(Order, frozen=True):
    """An officer goes aboard a craft of the same sector, or to its `surface` (SW-D.21)."""

    word = "transfer"

    officer: Piece
    to: Aboard


class PassWeapons(Order, frozen=True):
    """Special weapons go from one craft to another in the sector, or from or to the `surface` (SW-D.21)."""

    word = "pass_weapons"

    source: Aboard
    target: Aboard
    count: int = 1


# Events


class OfficerTransferred(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    officer: Piece
    to: Spot
    """A craft, or a sector for its surface."""
    aboard: bool


class WeaponsPassed(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    source: str
    target: str
    count: int
    at: Place


# Refusals


class NoSuchOfficer(Refusal, frozen=True):
    rule = "SW-17.1.2"
    officer: Anything


class NotYourOfficer(Refusal, frozen=True):
    rule = "SW-17.1.2"
    officer: Piece


class LoadingElsewhere(Refusal, frozen=True):
    rule = "SW-17.1.2"
    one: Piece
    here: Place
    other: Piece
    there: Place


class LoadingNotManaged(Refusal, frozen=True):
    rule = "SW-17.1.2"
    at: Sector


class AlreadyThere(Refusal, frozen=True):
    rule = "SW-17.1.2"
    officer: Piece


class SamePlace(Refusal, frozen=True):
    rule = "SW-17.3.1"


class NoWeapons(Refusal, frozen=True):
    rule = "SW-17.3.1"
    there: int
    count: int


# Rules


SURFACE = "surface"


def is_managed_surface(state: State, seat: Seat, at: At) -> bool:
    return state.sectors[at].system is not None and manager(state, at) == seat


def bars_serving(state: State, seat: Seat, officer: str) -> Bar | None:
    """Why a player cannot give orders to an officer."""
    if officer not in state.officers:
        return bar(NoSuchOfficer, officer, officer=officer)
    if state.officers[officer].owner != seat:
        return bar(NotYourOfficer, officer, officer=officer)
    return None


def _bars_place(state: State, seat: Seat, piece: str, at: At, to: str) -> Bar | None:
    """Why something in a sector cannot go to a craft or the surface there."""
    if to == SURFACE:
        if is_managed_surface(state, seat, at):
            return None
        return bar(LoadingNotManaged, state.galaxy.name(at), at=sector_noun(state.galaxy, at))
    if barred := bars_commanding(state, seat, to):
        return barred
    if state.fleets[to].at != at:
        here, there = state.galaxy.name(at), state.galaxy.name(state.fleets[to].at)
        facts = {"one": piece, "here": here, "other": to, "there": there}
        return bar(LoadingElsewhere, piece, to, **facts)
    return None


def bars_transfer(state: State, seat: Seat, officer: str, to: str) -> Bar | None:
    if barred := bars_serving(state, seat, officer):
        return barred
    at, place = state.place_of_officer(officer), state.officers[officer].place
    if barred := _bars_place(state, seat, officer, at, to):
        return barred
    if place == (at if to == SURFACE else to):
        return bar(AlreadyThere, officer, officer=officer)
    return None


def _transfer(course: Course, seat: Seat, order: Transfer) -> None:
    state = course.state
    require(bars_transfer(state, seat, order.officer, order.to))
    at, is_aboard = state.place_of_officer(order.officer), order.to != SURFACE
    officers = state.officers.with_officer(order.officer, place=order.to if is_aboard else at)
    moved = OfficerTransferred(seat, order.officer, order.to if is_aboard else course.named(at), is_aboard)
    course.go(state.changed(officers=officers), moved)


def weapons_at(state: State, at: At, place: str) -> int:
    """The special weapons with a craft, or on the surface of a sector."""
    return state.sectors.system(at).weapons if place == SURFACE else state.fleets[place].weapons


def with_weapons(state: State, at: At, place: str, by: int) -> State:
    """With this many more special weapons in a place, or less."""
    count = weapons_at(state, at, place) + by
    assert count >= 0, f"{place} has not {-by} special weapons"
    if place == SURFACE:
        return state.with_system(at, weapons=count)
    return state.changed(fleets=state.fleets.with_craft(place, weapons=count))


def bars_pass_weapons(state: State, seat: Seat, source: str, target: str, count: int) -> Bar | None:
    if source == target:
        return bar(SamePlace)
    first, second = (target, source) if source == SURFACE else (source, target)  # the first is a craft
    if barred := bars_commanding(state, seat, first):
        return barred
    at = state.fleets[first].at
    if barred := _bars_place(state, seat, first, at, second):
        return barred
    there = weapons_at(state, at, source)
    return None if 1 <= count <= there else bar(NoWeapons, source, there=there, count=count)


def _pass_weapons(course: Course, seat: Seat, order: PassWeapons) -> None:
    require(bars_pass_weapons(course.state, seat, order.source, order.target, order.count))
    at = course.state.fleets[order.target if order.source == SURFACE else order.source].at
    state = with_weapons(course.state, at, order.source, -order.count)
    state = with_weapons(state, at, order.target, order.count)
    course.go(state, WeaponsPassed(seat, order.source, order.target, order.count, course.named(at)))


def _choices(state: State, seat: Seat) -> Iterator[Transfer | PassWeapons]:
    for officer in state.officers.of(seat):
        at, place = state.place_of_officer(officer), state.officers[officer].place
        if place != at and is_managed_surface(state, seat, at):
            yield Transfer(officer, SURFACE)
        yield from (Transfer(officer, craft) for craft in state.fleets.here(seat, at) if craft != place)
    for craft in state.fleets.of(seat):
        at, weapons = state.fleets[craft].at, state.fleets[craft].weapons
        has_surface = is_managed_surface(state, seat, at)
        if weapons:
            others = (other for other in state.fleets.here(seat, at) if other != craft)
            targets = (*others, SURFACE) if has_surface else others
            yield from (PassWeapons(craft, target, count) for target in targets for count in sorted({1, weapons}))
        if has_surface and (stored := state.sectors.system(at).weapons):
            yield from (PassWeapons(SURFACE, craft, count) for count in sorted({1, stored}))


TRANSFERRING = Doing(_choices, {Transfer: _transfer, PassWeapons: _pass_weapons})
