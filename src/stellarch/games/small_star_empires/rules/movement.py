"""SSE-3: where a ship may go. With SSE-7.5 (asteroids), SSE-7.6 (damage) and SSE-8.6 (open borders)."""

from collections.abc import Iterator
from typing import NamedTuple

from stellarch.core import Hex, Illegal, Reason, Seat
from stellarch.games.small_star_empires import refusals
from stellarch.games.small_star_empires.actions import How
from stellarch.games.small_star_empires.data import Kind
from stellarch.games.small_star_empires.names import can_be_named, name
from stellarch.games.small_star_empires.state import Ship, State

DAMAGED_RANGE = 2
"""How many systems a damaged ship may move in its line (SSE-7.6, SSE-R7)."""


class Flight(NamedTuple):
    """One way for a ship to get somewhere: where it ends, how, and the rivals' systems it passes over on the way."""

    target: Hex
    how: How
    passed: tuple[Hex, ...] = ()

    @property
    def toll(self) -> int:
        """Colonies to pay (SSE-8.6): one for each rival's system passed over."""
        return len(self.passed)


def bars_passing(state: State, at: Hex, mover: Seat) -> Reason | None:
    """Why a ship of `mover` may not pass over a hex; None when it may."""
    kind = state.board.systems.get(at)
    if kind is None:
        return refusals.GAP  # SSE-1.8
    if kind is Kind.BLACK_HOLE:
        return refusals.BLACK_HOLE  # SSE-3.5
    claim = state.claims.get(at)
    if claim is not None:
        # SSE-3.7, unless borders are open (SSE-8.6); the own systems are no obstacle (SSE-3.4)
        return None if claim[0] == mover or state.options.open_borders else refusals.RIVAL
    if at in state.face_up and state.is_asteroid_field(at):
        return refusals.ASTEROIDS  # SSE-7.5
    return None


def bars_ending(state: State, at: Hex, mover: Seat, *, damaged: bool) -> Reason | None:
    """Why a ship may not end on a hex to take it; None when it may. (A repair ends at home: `bars_repair`.)"""
    claim = state.claims.get(at)
    if claim is not None:
        return refusals.OWN if claim[0] == mover else refusals.RIVAL  # SSE-3.8, SSE-3.7
    kind = state.board.systems.get(at)
    if kind is Kind.WORMHOLE:
        return refusals.WORMHOLE  # SSE-3.6
    if kind is Kind.BLACK_HOLE:
        return refusals.BLACK_HOLE  # SSE-3.5
    if kind is None:
        return refusals.GAP  # SSE-1.8
    if at in state.face_up and state.is_asteroid_field(at):
        return refusals.ASTEROIDS  # SSE-7.5
    if damaged and at in state.face_down:
        return refusals.DAMAGED_UNEXPLORED  # SSE-7.6
    return None


def bars_repair(state: State, at: Hex, mover: Seat, *, damaged: bool) -> Reason | None:
    """Why a ship may not end on a hex for repair; None when it may (SSE-7.6)."""
    if not damaged:
        return refusals.NOT_DAMAGED
    return None if at == state.board.homes[mover] else refusals.NOT_HOME


def flights(state: State, seat: Seat, ship: Ship) -> Iterator[Flight]:
    """Every hex a ship can get to, by each way, whether or not it may end there."""
    for line in state.board.lines[ship.at]:
        passed: tuple[Hex, ...] = ()
        for distance, at in enumerate(line, 1):
            if ship.damaged and distance > DAMAGED_RANGE:
                break
            yield Flight(at, How.LINE, passed)
            if bars_passing(state, at, seat):
                break
            if state.holder(at) not in (None, seat):
                passed = (*passed, at)
    for at in state.board.exits.get(ship.at, ()):
        yield Flight(at, How.JUMP)


def flight(state: State, seat: Seat, ship: Ship, target: Hex, how: How) -> Flight:
    """The one way to a target; raises Illegal with what is in the way."""
    if target not in state.board.systems:
        raise refusals.GAP.illegal(_about(target), at=_about(target))
    return _line(state, seat, ship, target) if how is How.LINE else _jump(state, ship, target)


def _line(state: State, seat: Seat, ship: Ship, target: Hex) -> Flight:
    direction = ship.at.direction_to(target)
    if direction is None:
        raise refusals.NOT_A_LINE.illegal(name(ship.at), name(target), at=name(ship.at), target=name(target))  # SSE-3.2
    passed: list[Hex] = []
    for distance, at in enumerate(ship.at.line(direction), 1):
        if ship.damaged and distance > DAMAGED_RANGE:
            raise refusals.TOO_FAR.illegal(name(target), at=name(target))  # SSE-7.6
        if at == target:
            return Flight(target, How.LINE, tuple(passed))
        if bar := bars_passing(state, at, seat):
            raise bar.illegal(_about(at), at=_about(at))
        if state.holder(at) not in (None, seat):
            passed.append(at)
    raise AssertionError("a line goes on until it reaches its target")


def _jump(state: State, ship: Ship, target: Hex) -> Flight:
    board = state.board
    if not any(state.is_wormhole(near) for near in board.neighbours[ship.at]):
        raise refusals.NO_WORMHOLE.illegal(name(ship.at), at=name(ship.at))  # SSE-3.10
    if target not in board.exits.get(ship.at, ()):
        raise refusals.SAME_WORMHOLE.illegal(name(target), target=name(target))  # SSE-3.11
    return Flight(target, How.JUMP)


def refuse_ending(bar: Reason, at: Hex) -> Illegal:
    return bar.illegal(_about(at), at=_about(at))


def _about(at: Hex) -> str:
    return name(at) if can_be_named(at) else str(at)
