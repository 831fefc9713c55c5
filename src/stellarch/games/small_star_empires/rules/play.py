"""Applying an action: one function for each, and the table that finds it."""

from collections.abc import Callable, Mapping
from typing import Any

from stellarch.core import Event, GameOver, Illegal, NotYourTurn, Refusal, Seat, Step
from stellarch.core.hexes import Hex
from stellarch.core.table import NoSuchSeat, TheGameIsOver
from stellarch.games.small_star_empires import refusals
from stellarch.games.small_star_empires.actions import AnyAction, How, Move, Pass, Piece, Refuel, Repair, Resign, Stop
from stellarch.games.small_star_empires.events import Passed, Resigned, ShipMoved, ShipRepaired, TollPaid
from stellarch.games.small_star_empires.names import name
from stellarch.games.small_star_empires.rules.arrival import arrive
from stellarch.games.small_star_empires.rules.choices import may_pass
from stellarch.games.small_star_empires.rules.control import bars_placing
from stellarch.games.small_star_empires.rules.movement import bars_ending, bars_repair, passed_over
from stellarch.games.small_star_empires.rules.turn_order import end_turn, is_decided
from stellarch.games.small_star_empires.state import Ship, Standing, State


def apply(state: State, seat: Seat, action: AnyAction) -> Step[State]:
    """The state after an action of a seat, and what happened; raises Refused and changes nothing."""
    if state.over:
        raise GameOver(TheGameIsOver(), rule="SSE-5.2")
    if seat not in range(state.players):
        raise NotYourTurn(NoSuchSeat(seat + 1))
    if not isinstance(action, Resign):
        _require_turn(state, seat, action)
    return _APPLY[type(action)](state, seat, action)


def _require_turn(state: State, seat: Seat, action: AnyAction) -> None:
    if seat != state.turn:
        raise NotYourTurn(refusals.NotOnTurn(), rule="SSE-2.6")
    refueled = isinstance(action, (Refuel, Stop))
    if refueled and state.refueling is None:
        raise refusals.NotRefueling().illegal()
    if not refueled and state.refueling is not None:
        raise refusals.RefuelingFirst(state.refueling).illegal(name(state.refueling))


def _move(state: State, seat: Seat, move: Move) -> Step[State]:
    ship = _ship(state, seat, move.origin)
    passed = passed_over(state, seat, ship, move.target, move.how)
    if bar := bars_ending(state, move.target, seat, damaged=ship.damaged):
        raise _refuse_at(bar, move.target)
    _require_placing(state, seat, move.target, move.place, toll=len(passed))
    flown = _fly(state, seat, ship, Ship(move.target, ship.damaged), move.how, passed)
    return _land(flown, seat, move.target, move.place)


def _repair(state: State, seat: Seat, repair: Repair) -> Step[State]:
    """SSE-7.6: nothing is placed, and the turn ends."""
    ship = _ship(state, seat, repair.origin)
    if not state.supplies[seat].unplaced:
        raise refusals.NothingLeft().illegal()  # SSE-R11
    passed = passed_over(state, seat, ship, repair.target, repair.how)
    if bar := bars_repair(state, repair.target, seat, damaged=ship.damaged):
        raise _refuse_at(bar, ship.at if bar is refusals.NotDamaged else repair.target)
    if len(passed) > state.supplies[seat].colonies:
        raise _refuse_placing(refusals.CannotPay, state, seat, repair.target, len(passed))
    flown, events = _fly(state, seat, ship, Ship(repair.target), repair.how, passed)
    return _end(flown, (*events, ShipRepaired(seat, repair.target)))


def _refuel(state: State, seat: Seat, step: Refuel) -> Step[State]:
    """SSE-7.9: one step, no jump, to an adjacent system, which is taken as after any move."""
    assert state.refueling is not None
    origin = state.refueling
    if origin.distance(step.target) != 1:
        raise refusals.NotAdjacent(step.target, origin).illegal(name(step.target))
    if bar := bars_ending(state, step.target, seat, damaged=False):
        raise _refuse_at(bar, step.target)
    _require_placing(state, seat, step.target, step.place)
    flown = _fly(state.with_turn(seat), seat, _ship(state, seat, origin), Ship(step.target), How.LINE)
    return _land(flown, seat, step.target, step.place)


def _stop(state: State, seat: Seat, stop: Stop) -> Step[State]:
    return _end(state.with_turn(seat))


def _pass(state: State, seat: Seat, given: Pass) -> Step[State]:
    if not may_pass(state, seat):
        raise refusals.MustMove().illegal()  # SSE-3.1, SSE-8.9
    return _end(state.with_standing(seat, Standing.PASSED), (Passed(seat, forced=False),))


def _resign(state: State, seat: Seat, given: Resign) -> Step[State]:
    """SSE-5.3: possible at any time; what the player controls stays where it is."""
    if state.standing[seat] is Standing.RESIGNED:
        raise refusals.AlreadyOut().illegal()
    gone = state.with_standing(seat, Standing.RESIGNED)
    if seat == state.turn or is_decided(gone):
        return _end(gone.with_turn(state.turn), (Resigned(seat),))
    return Step(gone, (Resigned(seat),))


_APPLY: Mapping[type, Callable[[State, Seat, Any], Step[State]]] = {
    Move: _move,
    Repair: _repair,
    Refuel: _refuel,
    Stop: _stop,
    Pass: _pass,
    Resign: _resign,
}


def _ship(state: State, seat: Seat, at: Hex) -> Ship:
    ship = state.ship_at(seat, at)
    if ship is None:
        raise _refuse_at(refusals.NoShip, at)
    return ship


def _fly(state: State, seat: Seat, before: Ship, after: Ship, how: How, passed: tuple[Hex, ...] = ()) -> Step[State]:
    """The ship in its new place, tolls paid on the way (SSE-8.6)."""
    events: list[Event] = [ShipMoved(seat, before.at, after.at, how)]
    for at in passed:
        payee = state.claims[at].seat
        state = state.with_toll(seat, payee)
        events.append(TollPaid(seat, payee, at))
    return Step(state.with_ship(seat, before, after), tuple(events))


def _land(flown: Step[State], seat: Seat, at: Hex, place: Piece) -> Step[State]:
    """What happens where the ship has flown to, and the end of the turn."""
    after, events = arrive(flown.state, seat, at, place)
    return _end(after, flown.events + events)


def _end(state: State, events: tuple[Event, ...] = ()) -> Step[State]:
    """What came of an action, and the end of the turn unless the ship may go on (SSE-7.9)."""
    return end_turn(state, events) if state.refueling is None else Step(state, events)


def _require_placing(state: State, seat: Seat, at: Hex, piece: Piece, toll: int = 0) -> None:
    if bar := bars_placing(state.supplies[seat], piece, toll=toll, unexplored=at in state.face_down):
        raise _refuse_placing(bar, state, seat, at, toll)


def _refuse_at(bar: type[Refusal], at: Hex) -> Illegal:
    return bar.of(at=at).illegal(name(at))


def _refuse_placing(bar: type[Refusal], state: State, seat: Seat, at: Hex, toll: int) -> Illegal:
    return bar.of(at=at, toll=toll, colonies=state.supplies[seat].colonies).illegal(name(at))
