"""Why a player at turn cannot do what a turn is for: known before it is tried."""

from collections.abc import Iterator
from typing import Literal

from stellarch.core import Illegal, Seat
from stellarch.games.galaxy_empires.rules import deploying, missions, trade
from stellarch.games.galaxy_empires.rules.actions_left import bars_acting
from stellarch.games.galaxy_empires.state import State

Order = Literal["deploy", "roll_pp", "draw_mission", "propose"]
"""A kind of order that cannot be given now, whatever is filled in."""


def barred(state: State, seat: Seat) -> Iterator[tuple[Order, Illegal]]:
    """What the active player cannot do now, each with its reason; nothing while an answer is awaited."""
    if seat == state.turn.seat and state.pending is None and not state.over:
        yield from ((order, stop) for order, stop in _stops(state, seat) if stop is not None)


def _stops(state: State, seat: Seat) -> Iterator[tuple[Order, Illegal | None]]:
    yield "deploy", deploying.stops_deploying(state, seat)
    yield "roll_pp", reason().illegal() if (reason := bars_acting(state)) else None
    yield "draw_mission", missions.stops_drawing(state, seat)
    yield "propose", trade.stops_proposing(state, seat)
