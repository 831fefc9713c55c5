"""SSE-3: where a ship may go. With SSE-7.5 (asteroids), SSE-7.6 (damage) and SSE-8.6 (open borders)."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from stellarch.core import Hex, Reason, Seat
from stellarch.games.small_star_empires import refusals
from stellarch.games.small_star_empires.actions import How
from stellarch.games.small_star_empires.data import Kind
from stellarch.games.small_star_empires.names import name
from stellarch.games.small_star_empires.state import Ship, State

DAMAGED_RANGE = 2
"""How many systems a damaged ship may move in its line (SSE-7.6, SSE-R7)."""


class Bars(NamedTuple):
    """Why a ship may not pass over a hex, and why it may not end there to take it; None where it may."""

    passing: Reason | None
    ending: Reason | None


_FREE = Bars(None, None)  # SSE-3.3, SSE-3.4
_OWN = Bars(None, refusals.OWN)  # SSE-3.4, SSE-3.8
_RIVAL = Bars(refusals.RIVAL, refusals.RIVAL)  # SSE-3.7
_RIVAL_OPEN = Bars(None, refusals.RIVAL)  # SSE-8.6
_ASTEROIDS = Bars(refusals.ASTEROIDS, refusals.ASTEROIDS)  # SSE-7.5
_UNCLAIMED: Mapping[Kind | None, Bars] = {
    None: Bars(refusals.GAP, refusals.GAP),  # SSE-1.8
    Kind.BLACK_HOLE: Bars(refusals.BLACK_HOLE, refusals.BLACK_HOLE),  # SSE-3.5
    Kind.WORMHOLE: Bars(None, refusals.WORMHOLE),  # SSE-3.4, SSE-3.6
}


def bars(state: State, at: Hex, mover: Seat) -> Bars:
    """What a hex is to a ship of `mover`. The list of legal moves and every refusal ask this one function."""
    claim = state.claims.get(at)
    if claim is not None:
        if claim[0] == mover:
            return _OWN
        return _RIVAL_OPEN if state.options.open_borders else _RIVAL
    if at in state.face_up and state.is_asteroid_field(at):
        return _ASTEROIDS
    return _UNCLAIMED.get(state.board.systems.get(at), _FREE)


def bars_ending(state: State, at: Hex, mover: Seat, *, damaged: bool) -> Reason | None:
    """Why a ship may not end on a hex to take it; None when it may."""
    if damaged and at in state.face_down:
        return refusals.DAMAGED_UNEXPLORED  # SSE-7.6
    return bars(state, at, mover).ending


def bars_repair(state: State, at: Hex, mover: Seat, *, damaged: bool) -> Reason | None:
    """Why a ship may not end on a hex for repair; None when it may (SSE-7.6)."""
    if not damaged:
        return refusals.NOT_DAMAGED
    return None if at == state.board.homes[mover] else refusals.NOT_HOME


class Flight(NamedTuple):
    """One way for a ship to get somewhere: where it ends, how, and the rivals' systems it passes over on the way."""

    target: Hex
    how: How
    passed: tuple[Hex, ...] = ()

    @property
    def toll(self) -> int:
        """Colonies to pay (SSE-8.6): one for each rival's system passed over."""
        return len(self.passed)


def flights(state: State, seat: Seat, ship: Ship) -> Iterator[Flight]:
    """Every way for a ship to get where it may end: on a system it can take or, damaged, at home for repair."""
    for line in state.board.lines[ship.at]:
        passed: tuple[Hex, ...] = ()
        for at in line[:DAMAGED_RANGE] if ship.damaged else line:
            passing, ending = bar = bars(state, at, seat)
            if ending is None if not ship.damaged else _damaged_may_end(state, at, seat):
                yield Flight(at, How.LINE, passed)
            if passing is not None:
                break
            if bar is _RIVAL_OPEN:
                passed = (*passed, at)
    for at in state.board.exits.get(ship.at, ()):  # SSE-3.10
        if bars(state, at, seat).ending is None if not ship.damaged else _damaged_may_end(state, at, seat):
            yield Flight(at, How.JUMP)


def _damaged_may_end(state: State, at: Hex, seat: Seat) -> bool:
    return not bars_ending(state, at, seat, damaged=True) or not bars_repair(state, at, seat, damaged=True)


def flight(state: State, seat: Seat, ship: Ship, target: Hex, how: How) -> Flight:
    """The one way to a target; raises Illegal with what is in the way."""
    if target not in state.board.systems:
        raise refusals.GAP.illegal(name(target), at=name(target))
    return _line(state, seat, ship, target) if how is How.LINE else _jump(state, ship, target)


def _line(state: State, seat: Seat, ship: Ship, target: Hex) -> Flight:
    direction = ship.at.direction_to(target)
    if direction is None:
        raise refusals.NOT_A_LINE.illegal(name(ship.at), name(target), at=name(ship.at), target=name(target))  # SSE-3.2
    distance = ship.at.distance(target)
    between = [ship.at.to(direction, steps) for steps in range(1, distance)]
    for at in between:
        if bar := bars(state, at, seat).passing:
            raise bar.illegal(name(at), at=name(at))
    if ship.damaged and distance > DAMAGED_RANGE:
        raise refusals.TOO_FAR.illegal(name(target), at=name(target))  # SSE-7.6
    return Flight(target, How.LINE, tuple(at for at in between if bars(state, at, seat) is _RIVAL_OPEN))


def _jump(state: State, ship: Ship, target: Hex) -> Flight:
    board = state.board
    if not any(state.is_wormhole(near) for near in board.neighbours[ship.at]):
        raise refusals.NO_WORMHOLE.illegal(name(ship.at), at=name(ship.at))  # SSE-3.10
    if target not in board.exits.get(ship.at, ()):
        raise refusals.SAME_WORMHOLE.illegal(name(target), target=name(target))  # SSE-3.11
    return Flight(target, How.JUMP)
