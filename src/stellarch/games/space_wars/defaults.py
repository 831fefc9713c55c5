"""What is done for a seat that does not answer, and what its forms are filled in with (SW-D, SW-23.3.8).

It is the plan of a bot (SW-25), so that a form, a hint and what is played for somebody who is away agree. What a seat
has said itself comes first; and nobody is bound to others without a word: treaties, wars and motions are left alone.
"""

from collections.abc import Callable, Mapping
from typing import cast

from stellarch.core import Decision, Seat
from stellarch.games.space_wars import mind
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.rules.bargaining import deciding
from stellarch.games.space_wars.rules.flow import MOMENTS
from stellarch.games.space_wars.rules.moments import Together, sealed_by
from stellarch.games.space_wars.state import State, remembered
from stellarch.games.space_wars.state.empires import StandingOrders
from stellarch.games.space_wars.state.matters import (
    Balloting,
    Building,
    Choosing,
    Extracting,
    Researching,
    Voting,
)
from stellarch.games.space_wars.view import imagine, view

_SAID: Mapping[type, Callable[[StandingOrders], object]] = {
    Choosing: lambda standing: None,
    Balloting: lambda standing: standing.ballots,
    Voting: lambda standing: None,
    Extracting: lambda standing: not standing.extracts,
    Researching: lambda standing: standing.research,
    Building: lambda standing: standing.works,
}
"""The decisions that are planned, with what standing orders say of each."""


def default(state: State, seat: Seat) -> Order:
    """What is played for a seat that does not answer: as planned, or by the usual orders of the rules."""
    if not _is_planned(state, seat):
        return play.default(state, seat)
    parts = state.stage, state.sectors, state.fleets, state.officers, state.politics, state.sealed.get(seat)
    return remembered(state.empires[seat], "plan", parts, lambda: _planned(state, seat))


def decision(state: State, seat: Seat) -> Decision | None:
    """What is asked of a seat, with what is filled in for it."""
    return play.decision(state, seat, default)


def _planned(state: State, seat: Seat) -> Order:
    """From what the seat can see: others' orders make no difference to it."""
    plan = mind.plan(imagine(view(state, seat), "default"), seat, "default", None, None)
    return cast(Order, plan.actions[0])


def _is_planned(state: State, seat: Seat) -> bool:
    """Whether a plan is made for what a seat owes: not where it has begun to give orders, or has left standing ones."""
    said, moment = _SAID.get(type(state.matter)), MOMENTS.get(type(state.matter))
    if said is None or seat not in deciding(state) or said(state.empires[seat].standing):
        return False
    return not isinstance(moment, Together) or sealed_by(state, seat).orders == moment.rolled(state, seat)
