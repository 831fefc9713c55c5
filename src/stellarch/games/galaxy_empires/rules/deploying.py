"""GE-8: new fleets."""

from collections.abc import Iterator

from stellarch.core import Illegal, Seat
from stellarch.games.galaxy_empires import refusals
from stellarch.games.galaxy_empires.actions import Deploy
from stellarch.games.galaxy_empires.data import AREAS, NUMBERS, Kind
from stellarch.games.galaxy_empires.events import Deployed
from stellarch.games.galaxy_empires.galaxy import AREA_OF, TILES
from stellarch.games.galaxy_empires.rules.actions_left import bars_spending, spend_on_fleet
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.winning import settle
from stellarch.games.galaxy_empires.state import Fleet, State

_COST = NUMBERS.costs.fleet


def deployments(state: State, seat: Seat) -> Iterator[Deploy]:
    """Every open tile of a capital the player holds, if there is money (GE-8.1, GE-8.3)."""
    if state.players[seat].cash < _COST or bars_spending(state, "deploy") is not None:
        return
    yield from map(Deploy, _open_yards(state, seat))


def _open_yards(state: State, seat: Seat) -> Iterator[str]:
    for area in state.territories(seat):
        if AREAS[area].kind is Kind.CAPITAL:
            yield from state.open_tiles(area)


def stops_deploying(state: State, seat: Seat) -> Illegal | None:
    """Why no fleet can be deployed anywhere now; None when one can (GE-8.2)."""
    cash = state.players[seat].cash
    if reason := bars_spending(state, "deploy"):
        return reason.illegal()
    if cash < _COST:
        return refusals.NO_MONEY_FOR_FLEET.illegal(cost=_COST, cash=cash)
    return None if any(_open_yards(state, seat)) else refusals.CAPITAL_FULL.illegal()


def check(state: State, seat: Seat, order: Deploy) -> None:
    if order.tile not in TILES:
        raise refusals.NO_SUCH_TILE.illegal(order.tile, tile=order.tile)
    area = AREA_OF[order.tile]
    if AREAS[area].kind is not Kind.CAPITAL or state.holders.get(area) != seat:
        raise refusals.NOT_A_CAPITAL.illegal(order.tile)
    if order.tile in state.fleets:
        raise refusals.CAPITAL_TILE_TAKEN.illegal(order.tile, tile=order.tile)
    cash = state.players[seat].cash
    if cash < _COST:
        raise refusals.NO_MONEY_FOR_FLEET.illegal(order.tile, cost=_COST, cash=cash)
    reason = bars_spending(state, "deploy", new_action=order.new_action)
    if reason is not None:
        raise reason.illegal(order.tile)


def deploy(course: Course, seat: Seat, order: Deploy) -> None:
    check(course.state, seat, order)
    player = course.state.players[seat]
    fleet = Fleet(seat, player.faction, player.built + 1)
    state = spend_on_fleet(course.state, "deploy", new_action=order.new_action)
    state = state.with_player(seat, built=fleet.number).paid(seat, -_COST).with_fleet(order.tile, fleet)
    course.go(state, Deployed(seat, fleet.name, order.tile, _COST))
    settle(course)
