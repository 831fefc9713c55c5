"""GE-8: new fleets."""

from collections.abc import Iterator

from stellarch.core import Illegal, Refusal, Seat
from stellarch.games.galaxy_empires import refusals
from stellarch.games.galaxy_empires.actions import Deploy
from stellarch.games.galaxy_empires.data import AREAS, NUMBERS, Kind
from stellarch.games.galaxy_empires.events import Deployed
from stellarch.games.galaxy_empires.galaxy import AREA_OF, TILES, TILES_OF
from stellarch.games.galaxy_empires.rules.actions_left import bars_spending, spend_on_fleet
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.winning import settle
from stellarch.games.galaxy_empires.state import Fleet, State

_COST = NUMBERS.costs.fleet


# The list of deployments and every refusal ask the same two functions, and `bars_spending`.


def bars_yard(state: State, seat: Seat, tile: str) -> type[Refusal] | None:
    """Why no fleet of a seat can be deployed on a tile; None when one can (GE-8.1)."""
    area = AREA_OF[tile]
    if AREAS[area].kind is not Kind.CAPITAL or state.holders.get(area) != seat:
        return refusals.NotACapital
    return refusals.CapitalTileTaken if tile in state.fleets else None


def bars_paying(state: State, seat: Seat) -> type[Refusal] | None:
    """Why a seat cannot pay for a fleet; None when it can (GE-8.3)."""
    return refusals.NoMoneyForFleet if state.players[seat].cash < _COST else None


def deployments(state: State, seat: Seat) -> Iterator[Deploy]:
    """Every open tile of a capital the player holds, if there is money."""
    if bars_paying(state, seat) is None and bars_spending(state, "deploy") is None:
        yield from map(Deploy, _open_yards(state, seat))


def _open_yards(state: State, seat: Seat) -> Iterator[str]:
    for area in state.territories(seat):
        if AREAS[area].kind is Kind.CAPITAL:
            yield from (tile for tile in TILES_OF[area] if bars_yard(state, seat, tile) is None)


def stops_deploying(state: State, seat: Seat) -> Illegal | None:
    """Why no fleet can be deployed anywhere now; None when one can (GE-8.2)."""
    if reason := bars_spending(state, "deploy") or bars_paying(state, seat):
        return reason.of(cost=_COST, cash=state.players[seat].cash).illegal()
    return None if any(_open_yards(state, seat)) else refusals.CapitalFull().illegal()


def check(state: State, seat: Seat, order: Deploy) -> None:
    if order.tile not in TILES:
        raise refusals.NoSuchTile(order.tile).illegal(order.tile)
    reason = (
        bars_yard(state, seat, order.tile)
        or bars_paying(state, seat)
        or bars_spending(state, "deploy", new_action=order.new_action)
    )
    if reason is not None:
        raise reason.of(tile=order.tile, cost=_COST, cash=state.players[seat].cash).illegal(order.tile)


def deploy(course: Course, seat: Seat, order: Deploy) -> None:
    check(course.state, seat, order)
    player = course.state.players[seat]
    fleet = Fleet(seat, player.faction, player.built + 1)
    state = spend_on_fleet(course.state, "deploy", new_action=order.new_action)
    state = state.with_player(seat, built=fleet.number).paid(seat, -_COST).with_fleet(order.tile, fleet)
    course.go(state, Deployed(seat, fleet.name, order.tile, _COST))
    settle(course)
