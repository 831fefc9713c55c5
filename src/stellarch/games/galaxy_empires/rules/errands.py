"""Fleets that go home, and survivors that take their places (GE-9.19, GE-9.20, GE-12.6, GE-12.7)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.galaxy_empires import refusals
from stellarch.games.galaxy_empires.actions import Place, ReturnTo
from stellarch.games.galaxy_empires.data import AREAS, Kind
from stellarch.games.galaxy_empires.events import (
    ContractCompleted,
    DealMade,
    FleetLost,
    FleetPlaced,
    FleetReturned,
    WarEnded,
)
from stellarch.games.galaxy_empires.galaxy import AREA_OF
from stellarch.games.galaxy_empires.rules import versions
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.missions import count_events
from stellarch.games.galaxy_empires.state import Errand, Errands, State


def refuges(state: State, errand: Errand) -> tuple[str, ...]:
    """The tiles a fleet may return to: its owner chooses among equals (GE-R.17). None: the fleet is lost."""
    owner = state.fleets[errand.at].owner
    if errand.way == "home" and (home := state.open_tiles(state.players[owner].home)):
        return home
    return _nearest(state, errand.at, state.territories(owner)) or _nearest(
        state, errand.at, (area for area, data in AREAS.items() if data.kind is Kind.NEUTRAL)
    )


def _nearest(state: State, start: str, areas: Iterable[str]) -> tuple[str, ...]:
    steps = state.galaxy.steps[start]
    found = [tile for area in areas for tile in state.open_tiles(area) if tile in steps]
    least = min((steps[tile] for tile in found), default=0)
    return tuple(sorted(tile for tile in found if steps[tile] == least))


def who_decides(state: State, errands: Errands) -> Seat:
    if errands.returning:
        return state.fleets[errands.returning[0].at].owner
    assert isinstance(errands.fact, WarEnded)
    return errands.fact.attacker


def run(course: Course) -> bool:
    """See to every fleet that has only one way to go; False when a player has to choose."""
    while True:
        state, errands = course.state, course.state.pending
        assert isinstance(errands, Errands)
        if errands.returning:
            if _makes_way(course, errands):
                continue
            ways = refuges(state, errands.returning[0])
            if len(ways) > 1:
                return False
            _send(course, errands, ways[0] if ways else None)
        elif errands.placing:
            assert isinstance(errands.fact, WarEnded)
            places = state.open_tiles(errands.fact.area)
            if not places:  # those beyond the tiles stay where they came from (GE-R.18)
                course.go(state.changed(pending=replace(errands, placing=())))
            elif len(places) == len(errands.placing):  # fleets are alike, so there is one way (GE-R.12)
                _put(course, errands, errands.placing[0], places[0])
            else:
                return False
        else:
            return True


def _makes_way(course: Course, errands: Errands) -> bool:
    """A sold fleet that finds no open tile on its buyer's ground lets others of the deal go first; where none of them
    does either, two fleets that were swapped change places (GE-12.7). False where nobody has to make way."""
    state, first = course.state, errands.returning[0]
    if not isinstance(errands.fact, DealMade) or not versions.sold_fleets_make_room(state):
        return False
    sold = {*errands.fact.terms.give.fleets, *errands.fact.terms.get.fleets}
    going = [errand for errand in errands.returning if state.fleets[errand.at].name in sold]
    if first not in going or _has_ground(state, first):
        return False
    free = next((errand for errand in going if _has_ground(state, errand)), None)
    if free is not None:
        rest = tuple(errand for errand in errands.returning if errand is not free)
        course.go(state.changed(pending=replace(errands, returning=(free, *rest))))
    else:
        _swap(course, errands, first, _who_is_in_the_way(state, first, going))
    return True


def _has_ground(state: State, errand: Errand) -> bool:
    return bool(_nearest(state, errand.at, state.territories(state.fleets[errand.at].owner)))


def _who_is_in_the_way(state: State, errand: Errand, going: Sequence[Errand]) -> Errand:
    """The first fleet that was sold away and still stands on ground of this fleet's owner."""
    owner = state.fleets[errand.at].owner
    return next(other for other in going if state.holders.get(AREA_OF[other.at]) == owner)


def _swap(course: Course, errands: Errands, one: Errand, other: Errand) -> None:
    fleets = course.state.fleets
    rest = tuple(errand for errand in errands.returning if errand not in (one, other))
    swapped = {**fleets, one.at: fleets[other.at], other.at: fleets[one.at]}
    course.go(
        course.state.changed(fleets=swapped, pending=replace(errands, returning=rest)),
        FleetReturned(fleets[one.at].owner, fleets[one.at].name, one.at, other.at),
        FleetReturned(fleets[other.at].owner, fleets[other.at].name, other.at, one.at),
    )


def _send(course: Course, errands: Errands, target: str | None) -> None:
    """The first of the returning fleets goes to a tile; with no tile to go to it is removed (GE-9.19)."""
    at = errands.returning[0].at
    fleet = course.state.fleets[at]
    rest = replace(errands, returning=errands.returning[1:])
    state = course.state.changed(pending=rest)
    contracts = {tile: left for tile, left in state.contracts.items() if tile != at}
    if target is None:
        course.go(state.without_fleets(at), FleetLost(fleet.owner, fleet.name, at))
    else:
        moved = state.changed(contracts=contracts).with_fleet_moved(at, target)
        course.go(moved, FleetReturned(fleet.owner, fleet.name, at, target))
    if at in state.contracts and versions.contracts_end_at_home(state):
        course.tell(ContractCompleted(fleet.owner, AREA_OF[at]))
        count_events(course, course.unsettled())  # now, since another fleet may have to wait for its owner's choice


def _put(course: Course, errands: Errands, origin: str, tile: str) -> None:
    fleet = course.state.fleets[origin]
    rest = tuple(waiting for waiting in errands.placing if waiting != origin)
    state = course.state.changed(pending=replace(errands, placing=rest)).with_fleet_moved(origin, tile)
    course.go(state, FleetPlaced(fleet.owner, fleet.name, origin, tile))


# Deciding


def choices(state: State, errands: Errands) -> list[Place | ReturnTo]:
    """What the owner may choose. Fleets are alike: where all find room only the tile matters, else only which fleet."""
    if errands.returning:
        errand = errands.returning[0]
        return [ReturnTo(errand.at, tile) for tile in refuges(state, errand)]
    assert isinstance(errands.fact, WarEnded)
    places = state.open_tiles(errands.fact.area)
    if len(errands.placing) <= len(places):
        return [Place(errands.placing[0], tile) for tile in places]
    return [Place(origin, places[0]) for origin in errands.placing]


def return_to(course: Course, order: ReturnTo) -> None:
    errands = course.state.pending
    if not isinstance(errands, Errands) or not errands.returning:
        raise refusals.NothingAsked().illegal()
    errand = errands.returning[0]
    ways = refuges(course.state, errand)
    if order.origin != errand.at or order.tile not in ways:
        raise refusals.NotARefuge(order.tile, ways).illegal(errand.at, *ways)
    _send(course, errands, order.tile)


def place(course: Course, order: Place) -> None:
    errands = course.state.pending
    if not isinstance(errands, Errands) or errands.returning or not isinstance(errands.fact, WarEnded):
        raise refusals.NothingAsked().illegal()
    if order.origin not in errands.placing:
        raise refusals.NotASurvivor(order.origin).illegal(order.origin)
    area = errands.fact.area
    if AREA_OF.get(order.tile) != area or order.tile in course.state.fleets:
        raise refusals.NotAPlace(order.tile, area).illegal(order.tile)
    _put(course, errands, order.origin, order.tile)


def take_first(course: Course, errands: Errands) -> None:
    """The first of the choices, for a player who is leaving (GE-17.9)."""
    choice = choices(course.state, errands)[0]
    if isinstance(choice, ReturnTo):
        return_to(course, choice)
    else:
        place(course, choice)
