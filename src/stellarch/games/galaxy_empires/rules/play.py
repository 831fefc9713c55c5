"""Applying an action: one function for each, and the table that finds it."""

from collections.abc import Callable, Mapping
from typing import Any

from stellarch.core import GameOver, NotYourTurn, Refusal, Seat, Step
from stellarch.core.table import NoSuchSeat, TheGameIsOver
from stellarch.games.galaxy_empires import refusals
from stellarch.games.galaxy_empires.actions import (
    LONGEST_SPEECH,
    Accept,
    AnyAction,
    CallOffer,
    Concede,
    Counter,
    Decline,
    Deploy,
    Disrupt,
    DrawMission,
    EndTurn,
    FightOn,
    Invade,
    Move,
    Place,
    PostOffer,
    Propose,
    ReturnTo,
    RollPp,
    Say,
    Simulate,
    Surrender,
    TakeOffer,
    WarRoll,
    WithdrawOffer,
)
from stellarch.games.galaxy_empires.data import NUMBERS
from stellarch.games.galaxy_empires.events import Conceding, PpRolled, Said
from stellarch.games.galaxy_empires.rules import deploying, errands, missions, movement, planets, trade, turn, war
from stellarch.games.galaxy_empires.rules.actions_left import bars_acting, spend
from stellarch.games.galaxy_empires.rules.course import Course
from stellarch.games.galaxy_empires.rules.elimination import may_leave
from stellarch.games.galaxy_empires.rules.flow import proceed
from stellarch.games.galaxy_empires.rules.winning import settle
from stellarch.games.galaxy_empires.state import Errands, Proposal, State, War


def apply(state: State, seat: Seat, action: AnyAction) -> Step[State]:
    """The state after an action of a seat, and what happened; raises Refused and changes nothing."""
    if state.over:
        raise GameOver(TheGameIsOver(), rule="GE-15.1")
    if seat not in state.seats:
        raise NotYourTurn(NoSuchSeat(seat + 1))
    if not state.players[seat].alive and not isinstance(action, Say):
        raise _not_yours(refusals.OutOfTheGame)
    _require_moment(state, seat, action)
    course = Course(state)
    _APPLY[type(action)](course, seat, action)
    proceed(course)
    return course.step


def _not_yours(reason: type[Refusal]) -> NotYourTurn:
    return NotYourTurn(reason(), rule=reason.rule)


def _require_moment(state: State, seat: Seat, action: AnyAction) -> None:
    """Raises NotYourTurn unless this is the time for such an action, of this seat."""
    if isinstance(action, (PostOffer, WithdrawOffer, Say, Concede, Simulate)):
        return  # in or out of turn (GE-12.17), or for the sides of a war at any time (GE-19.8)
    expected = waiting_on(state)
    if seat not in expected:
        raise _not_yours(refusals.NotOnTurn)
    if not isinstance(action, _AT_THE_MOMENT[type(state.pending)]):
        raise _not_yours(refusals.AnswerFirst if state.pending is not None else refusals.NothingAsked)
    if isinstance(state.pending, War):
        _require_war(state.pending, action)


def _require_war(pending: War, action: AnyAction) -> None:
    if isinstance(action, WarRoll) and not pending.live:
        raise refusals.NotLive().illegal()
    if isinstance(action, FightOn) and pending.live:
        raise _not_yours(refusals.NothingAsked)


_AT_THE_MOMENT: Mapping[type, tuple[type, ...]] = {
    type(None): (
        Move,
        Deploy,
        Invade,
        Disrupt,
        RollPp,
        DrawMission,
        EndTurn,
        Propose,
        TakeOffer,
        CallOffer,
    ),
    War: (FightOn, Surrender, WarRoll),
    Proposal: (Accept, Decline, Counter),
    Errands: (Place, ReturnTo),
}


def waiting_on(state: State) -> frozenset[Seat]:
    """Who owes a decision: in a live war both sides, else exactly one seat (GE-17)."""
    pending = state.pending
    if state.over:
        return frozenset()
    if isinstance(pending, War):
        return frozenset({pending.attacker, pending.defender}) if pending.live else frozenset({pending.defender})
    if isinstance(pending, Proposal):
        return frozenset({pending.offer.to})
    if isinstance(pending, Errands):
        return frozenset({errands.who_decides(state, pending)})
    return frozenset({state.turn.seat})


def _require_action(state: State) -> None:
    if reason := bars_acting(state):
        raise reason().illegal()


def _roll_pp(course: Course, seat: Seat, order: RollPp) -> None:
    """GE-13.1; what is above the most is lost (GE-13.2)."""
    _require_action(course.state)
    state = course.state
    die = 1 + state.chance.below(6, "pp", state.counts.rolls)
    gained = min(die + (state.power(seat, "pp_roll_bonus") or 0), NUMBERS.limits.pp_max - state.players[seat].pp)
    course.go(spend(state).paid(seat, pp=gained).counted(rolls=1), PpRolled(seat, die, gained))
    settle(course)


def _draw(course: Course, seat: Seat, order: DrawMission) -> None:
    _require_action(course.state)
    reason = missions.bars_drawing(course.state, seat, order.discard)
    if reason is not None:
        raise reason.of(most=NUMBERS.limits.missions_in_hand, card=order.discard).illegal()
    course.go(spend(course.state))
    missions.draw(course, seat, order.discard)
    settle(course)


def _say(course: Course, seat: Seat, order: Say) -> None:
    if not 0 < len(order.text) <= LONGEST_SPEECH:
        raise refusals.WrongLength(LONGEST_SPEECH).illegal()
    if order.to is not None and (order.to not in course.state.seats or order.to == seat):
        raise refusals.NoSuchPartner().illegal()
    course.tell(Said(seat, order.to, order.text))


def bars_leaving(state: State, seat: Seat) -> type[Refusal] | None:
    """Why a seat cannot leave the game: it has left, or is leaving (GE-R.42); None when it can."""
    gone = not state.players[seat].alive or seat in state.conceding
    return refusals.OutOfTheGame if gone else None


def _concede(course: Course, seat: Seat, order: Concede) -> None:
    """At once, or when the war or deal under way is over (GE-R.42)."""
    state = course.state
    if reason := bars_leaving(state, seat):
        raise _not_yours(reason)
    course.go(state.changed(conceding=state.conceding | {seat}))
    if not may_leave(state):
        course.tell(Conceding(seat))


_APPLY: Mapping[type, Callable[[Course, Seat, Any], None]] = {
    Move: movement.move,
    Deploy: deploying.deploy,
    Invade: war.declare,
    Disrupt: planets.disrupt,
    RollPp: _roll_pp,
    DrawMission: _draw,
    EndTurn: lambda course, seat, order: turn.end(course),
    Propose: trade.propose,
    Counter: trade.counter,
    Accept: lambda course, seat, order: trade.accept(course),
    Decline: lambda course, seat, order: trade.decline(course),
    PostOffer: trade.post,
    TakeOffer: trade.take,
    CallOffer: trade.call,
    WithdrawOffer: trade.withdraw,
    FightOn: lambda course, seat, order: war.fight_on(course),
    Surrender: lambda course, seat, order: war.surrender(course, seat),
    WarRoll: lambda course, seat, order: war.roll(course, seat),
    Simulate: lambda course, seat, order: war.simulate(course, seat),
    Place: lambda course, seat, order: errands.place(course, order),
    ReturnTo: lambda course, seat, order: errands.return_to(course, order),
    Say: _say,
    Concede: _concede,
}
