"""GE-11: mining contracts and their disruption. (A fleet lands by a move, GE-11.1.)"""

from collections.abc import Iterator

from stellarch.core import Illegal, Refusal, Seat
from stellarch.games.galaxy_empires import refusals
from stellarch.games.galaxy_empires.actions import Disrupt
from stellarch.games.galaxy_empires.data import AREAS, NUMBERS, Kind
from stellarch.games.galaxy_empires.events import ContractCompleted, Delivered, Disrupted, FleetLost
from stellarch.games.galaxy_empires.galaxy import AREA_OF, PLANETS, TILES_OF
from stellarch.games.galaxy_empires.rules import promises, versions
from stellarch.games.galaxy_empires.rules.actions_left import bars_acting, spend
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.income import pay_instalments
from stellarch.games.galaxy_empires.rules.winning import settle
from stellarch.games.galaxy_empires.state import Errand, State

_COST = NUMBERS.costs.disrupt_cash


def delivery_of(state: State, seat: Seat) -> int:
    """What a delivery pays a player (GE-11.4)."""
    return state.power(seat, "mining_income") or NUMBERS.mining.delivery


def deliver(course: Course, seat: Seat) -> None:
    """GE-4.4: every contract takes an action and pays, and with it what is owed for each delivery (GE-11.4)."""
    for tile in course.state.contracts_of(seat):
        if course.over:
            return
        state = course.state
        cash = delivery_of(state, seat)
        left = state.contracts[tile] - 1
        state = state.paid(seat, cash).changed(contracts={**state.contracts, tile: left})
        state = state.with_turn(actions=state.turn.actions - 1)
        course.go(state, Delivered(seat, AREA_OF[tile], cash, left))
        pay_instalments(course, seat, "each_delivery")
        settle(course)


def fulfilled(course: Course, seat: Seat) -> tuple[Errand, ...]:
    """GE-11.6: the fleets of contracts that have paid in full go home."""
    done = tuple(tile for tile in course.state.contracts_of(seat) if not course.state.contracts[tile])
    if not versions.contracts_end_at_home(course.state):
        for tile in done:
            course.tell(ContractCompleted(seat, AREA_OF[tile]))
    return tuple(Errand(tile, "home") for tile in course.state.in_order(done))


def bars_disrupting(state: State, seat: Seat, planet: str) -> type[Refusal] | None:
    """Why a planet's miner may not be destroyed; None when it may (GE-11.7)."""
    (tile,) = TILES_OF[planet]
    miner = state.fleets.get(tile)
    if miner is None or miner.owner == seat:
        return refusals.NothingToDisrupt
    if len(besiegers(state, seat, planet)) < NUMBERS.limits.disrupt_adjacent_fleets:
        return refusals.TooFewNear
    if state.players[seat].cash < _COST:
        return refusals.NoMoneyToDisrupt
    if reason := bars_acting(state):
        return reason
    return promises.bars(state, seat, *_forbidden(state, seat, planet, miner.owner))


def besiegers(state: State, seat: Seat, planet: str) -> tuple[str, ...]:
    """The seat's fleets next to a planet, those under contract elsewhere left out (GE-R.22)."""
    beside = state.galaxy.rims[planet] - state.contracts.keys()
    return tuple(sorted(tile for tile in beside if tile in state.fleets and state.fleets[tile].owner == seat))


def _forbidden(state: State, seat: Seat, planet: str, victim: Seat) -> tuple[promises.Forbids, ...]:
    return promises.disrupting(seat, planet, victim), promises.against(seat, victim)


def disruptions(state: State, seat: Seat) -> Iterator[Disrupt]:
    return (Disrupt(planet) for planet in PLANETS if bars_disrupting(state, seat, planet) is None)


def disrupt(course: Course, seat: Seat, order: Disrupt) -> None:
    if order.planet not in AREAS or AREAS[order.planet].kind is not Kind.PLANET:
        raise refusals.NoSuchArea(order.planet).illegal(order.planet)
    reason = bars_disrupting(course.state, seat, order.planet)
    if reason is not None:
        raise _refused(course.state, seat, order.planet, reason)
    (tile,) = TILES_OF[order.planet]
    miner = course.state.fleets[tile]
    promises.note_breach(course, seat, *_forbidden(course.state, seat, order.planet, miner.owner))
    course.go(
        spend(course.state).paid(seat, -_COST).without_fleets(tile),
        Disrupted(seat, miner.owner, order.planet, _COST),
        FleetLost(miner.owner, miner.name, tile, seat),
    )
    settle(course)


def _refused(state: State, seat: Seat, planet: str, reason: type[Refusal]) -> Illegal:
    (tile,) = TILES_OF[planet]
    miner = state.fleets.get(tile)
    who = "" if miner is None else state.players[miner.owner].faction
    return reason.of(area=planet, cost=_COST, cash=state.players[seat].cash, who=who).illegal(
        tile, *besiegers(state, seat, planet)
    )
