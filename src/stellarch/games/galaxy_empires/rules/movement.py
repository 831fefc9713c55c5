"""GE-7: repositioning fleets and claiming territories. With GE-11.1 (landing on a planet)."""

from collections.abc import Iterator

from stellarch.core import Illegal, Refusal, Seat
from stellarch.games.galaxy_empires import refusals
from stellarch.games.galaxy_empires.actions import Move
from stellarch.games.galaxy_empires.data import AREAS, NUMBERS, Kind
from stellarch.games.galaxy_empires.events import CapitalExposed, Claimed, FleetMoved, Landed
from stellarch.games.galaxy_empires.galaxy import AREA_OF, CENTERS, EYE, TILES, TILES_OF
from stellarch.games.galaxy_empires.rules import promises
from stellarch.games.galaxy_empires.rules.actions_left import bars_spending, spend_on_fleet
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.elimination import eliminate, owner_of_home
from stellarch.games.galaxy_empires.rules.winning import settle
from stellarch.games.galaxy_empires.state import State


def is_passage(origin: str, target: str) -> bool:
    """Whether a move leads through the wormhole from one political center to the other (GE-7.7)."""
    return AREA_OF[origin] in CENTERS and AREA_OF[target] in CENTERS and AREA_OF[origin] != AREA_OF[target]


def uses_wormhole(origin: str, target: str) -> bool:
    """Passing, entering and leaving all count (GE-7.9, GE-R.8)."""
    return EYE in (origin, target) or is_passage(origin, target)


def is_wormhole_blocked(state: State, seat: Seat) -> bool:
    fleet = state.fleets.get(EYE)
    return fleet is not None and fleet.owner != seat


# The list of moves and every refusal ask the same function, `bars_moving`, and `bars_spending`.


def bars_entering(state: State, seat: Seat, area: str) -> type[Refusal] | None:
    """Why a fleet may not cross into an area at all; None when it may (GE-7.5)."""
    kind, holder = AREAS[area].kind, state.holders.get(area)
    if kind is Kind.BLACK_HOLE:
        return refusals.IntoBlackHole
    if state.galaxy.is_closed(area):
        return refusals.ClosedArea
    if kind is Kind.NEUTRAL and not state.open_tiles(area):
        return refusals.ZoneFull
    if kind is Kind.PLANET and len(state.contracts_of(seat)) >= NUMBERS.limits.mining_fleets_per_player:
        return refusals.TooManyContracts
    if holder is not None and holder != seat:
        if state.fleets_in(area):
            return refusals.HeldByRival
        return promises.bars(state, seat, promises.against(seat, holder), promises.into(area))
    return promises.bars(state, seat, promises.into(area))


def bars_moving(state: State, seat: Seat, origin: str, target: str) -> type[Refusal] | None:
    """Why the fleet on a tile may not go to another, actions left aside; None when it may."""
    area = AREA_OF[target]
    if origin in state.contracts:
        return refusals.UnderContract
    if area == AREA_OF[origin]:
        return refusals.NotOpen if target in state.fleets else None
    passage = is_passage(origin, target)
    if passage and is_wormhole_blocked(state, seat):
        return refusals.WormholeBlocked
    if not passage and AREAS[area].kind is not Kind.BLACK_HOLE and TILES[origin].distance(TILES[target]) != 1:
        return refusals.NotAdjacent
    return bars_entering(state, seat, area) or (refusals.NotOpen if target in state.fleets else None)


def targets(state: State, seat: Seat, origin: str) -> Iterator[str]:
    """Where the fleet on a tile may go, actions left aside."""
    return (tile for tile in _within_reach(state, origin) if bars_moving(state, seat, origin, tile) is None)


def _within_reach(state: State, origin: str) -> Iterator[str]:
    """The tiles of the same area, those next to the tile, and those beyond the wormhole (GE-7.4, GE-7.7)."""
    home = AREA_OF[origin]
    yield from TILES_OF[home]
    yield from (tile for tile in state.galaxy.near[origin] if AREA_OF[tile] != home)
    if home in CENTERS:
        yield from (tile for center in CENTERS if center != home for tile in TILES_OF[center])


def moves(state: State, seat: Seat) -> Iterator[Move]:
    """Every move of the active player. A `new_action` is named only where the action under way does not allow it."""
    under_way = state.turn.open if state.turn.open is not None and state.turn.open.kind == "move" else None
    if under_way is None and not state.turn.actions:
        return
    for origin in state.fleets_of(seat):
        fleet = state.fleets[origin].name
        for target in targets(state, seat, origin):
            wormhole = uses_wormhole(origin, target)
            if bars_spending(state, "move", fleet, wormhole=wormhole) is None:
                yield Move(origin, target)
            elif under_way is not None and state.turn.actions:
                yield Move(origin, target, new_action=True)


def check(state: State, seat: Seat, move: Move) -> None:
    """Raises Illegal unless the fleet may move so."""
    for tile in (move.origin, move.target):
        if tile not in TILES:
            raise refusals.NoSuchTile(tile).illegal(tile)
    fleet = state.fleets.get(move.origin)
    if fleet is None or fleet.owner != seat:
        raise refusals.NoFleet(move.origin).illegal(move.origin)
    reason = bars_moving(state, seat, move.origin, move.target)
    if reason is not None:
        raise _refused(state, seat, move, reason)
    wormhole = uses_wormhole(move.origin, move.target)
    reason = bars_spending(state, "move", fleet.name, wormhole=wormhole, new_action=move.new_action)
    if reason is not None:
        raise reason().illegal(move.origin, move.target)


def _refused(state: State, seat: Seat, move: Move, reason: type[Refusal]) -> Illegal:
    area = AREA_OF[move.target]
    about: tuple[str, ...] = (move.origin, move.target)
    if reason is refusals.HeldByRival:
        about = (*about, *state.fleets_in(area))
    if reason is refusals.WormholeBlocked:
        about = (*about, EYE)
    holder = state.holders.get(area)
    who = "" if holder is None else state.players[holder].faction
    tile = move.origin if reason is refusals.UnderContract else move.target
    return reason.of(tile=tile, origin=move.origin, area=area, who=who).illegal(*about)


def move(course: Course, seat: Seat, order: Move) -> None:
    """One fleet's move, with its claim, any elimination, and the start of a contract (GE-15.8)."""
    check(course.state, seat, order)
    state, area = course.state, AREA_OF[order.target]
    fleet, crosses = state.fleets[order.origin], area != AREA_OF[order.origin]
    wormhole = uses_wormhole(order.origin, order.target)
    state = spend_on_fleet(state, "move", fleet.name, wormhole=wormhole, new_action=order.new_action)
    passage = is_passage(order.origin, order.target)
    course.go(
        state.with_fleet_moved(order.origin, order.target),
        FleetMoved(seat, fleet.name, order.origin, order.target, passage),
    )
    if crosses:
        _enter(course, seat, area, order.target)
    tell_if_exposed(course, seat, order.origin)
    settle(course)


def _enter(course: Course, seat: Seat, area: str, tile: str) -> None:
    """What comes of crossing into an area: a flag (GE-7.10), a contract (GE-11.1), or nothing."""
    state, holder = course.state, course.state.holders.get(area)
    kinds = [promises.into(area)]
    if holder is not None and holder != seat:
        kinds.append(promises.against(seat, holder))
    promises.note_breach(course, seat, *kinds)
    if AREAS[area].kind is Kind.PLANET:
        deliveries = NUMBERS.mining.deliveries
        contracts = {**course.state.contracts, tile: deliveries}
        course.go(course.state.changed(contracts=contracts), Landed(seat, area, deliveries))
    elif area in state.galaxy.territories and holder != seat:
        course.go(course.state.with_holder(area, seat), Claimed(seat, area, holder))
        fallen = owner_of_home(course, area)
        if fallen is not None and fallen != seat:
            eliminate(course, fallen, seat)


def tell_if_exposed(course: Course, seat: Seat, origin: str) -> None:
    """A fleet left a tile: was it the last one in the player's own capital?"""
    home = course.state.players[seat].home
    if AREA_OF[origin] == home and not course.state.fleets_in(home):
        course.tell(CapitalExposed(seat))
