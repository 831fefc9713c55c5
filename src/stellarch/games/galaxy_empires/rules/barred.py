"""Why a player at turn cannot do what a turn is for: said before it is tried."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from stellarch.core import Illegal, Seat, Text
from stellarch.games.galaxy_empires.rules import deploying, missions, trade
from stellarch.games.galaxy_empires.rules.actions_left import bars_acting
from stellarch.games.galaxy_empires.state import State

Order = Literal["deploy", "roll_pp", "draw_mission", "propose"]


class Barred(msgspec.Struct, frozen=True):
    """A kind of order that cannot be given now, whatever is filled in."""

    order: Order
    rule: str
    why: Text


def barred(state: State, seat: Seat) -> tuple[Barred, ...]:
    """What the active player cannot do now, each with its reason; nothing while an answer is awaited."""
    if seat != state.turn.seat or state.pending is not None or state.over:
        return ()
    return tuple(Barred(order, stop.rule or "", stop.why) for order, stop in _stops(state, seat) if stop is not None)


def _stops(state: State, seat: Seat) -> Iterator[tuple[Order, Illegal | None]]:
    yield "deploy", deploying.stops_deploying(state, seat)
    yield "roll_pp", reason.illegal() if (reason := bars_acting(state)) else None
    yield "draw_mission", missions.stops_drawing(state, seat)
    yield "propose", trade.stops_proposing(state, seat)
