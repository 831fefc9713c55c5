"""SSE-3: where a ship may go. With SSE-7.5 (asteroids), SSE-7.6 (damage) and SSE-8.6 (open borders)."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from stellarch.core import Hex, Refusal, Seat
from stellarch.core.hexes import between
from stellarch.games.small_star_empires import refusals
from stellarch.games.small_star_empires.actions import How
from stellarch.games.small_star_empires.data import Kind, Tile
from stellarch.games.small_star_empires.names import name
from stellarch.games.small_star_empires.state import Ship, State

_LINE, _JUMP = How  # by name once: an enum searches for its members each time

DAMAGED_RANGE = 2
"""How many systems a damaged ship may move in its line (SSE-7.6, SSE-R7)."""


class Bars(NamedTuple):
    """Why a ship may not pass over a hex, and why it may not end there to take it; None where it may."""

    passing: type[Refusal] | None
    ending: type[Refusal] | None


_FREE = Bars(None, None)  # SSE-3.3, SSE-3.4
_OWN = Bars(None, refusals.Own)  # SSE-3.4, SSE-3.8
_RIVAL = Bars(refusals.Rival, refusals.Rival)  # SSE-3.7
_RIVAL_OPEN = Bars(None, refusals.Rival)  # SSE-8.6
_UNCLAIMED: Mapping[Kind | Tile | None, Bars] = {
    **dict.fromkeys((*Kind, *Tile), _FREE),
    None: Bars(refusals.Gap, refusals.Gap),  # SSE-1.8
    Tile.ASTEROID_FIELD: Bars(refusals.Asteroids, refusals.Asteroids),  # SSE-7.5
    Kind.BLACK_HOLE: Bars(refusals.IsBlackHole, refusals.IsBlackHole),  # SSE-3.5
    Kind.WORMHOLE: Bars(None, refusals.IsWormhole),  # SSE-3.4, SSE-3.6
}


def bars(state: State, at: Hex, mover: Seat) -> Bars:
    """What a hex is to a ship of `mover`. The list of legal moves and every refusal ask this one function."""
    claim = state.claims.get(at)
    if claim is None:
        return _UNCLAIMED[state.face_up.get(at) or state.board.systems.get(at)]
    if claim.seat == mover:
        return _OWN
    return _RIVAL_OPEN if state.options.open_borders else _RIVAL


def bars_ending(state: State, at: Hex, mover: Seat, *, damaged: bool) -> type[Refusal] | None:
    """Why a ship may not end on a hex to take it; None when it may."""
    if damaged and at in state.face_down:
        return refusals.DamagedUnexplored  # SSE-7.6
    return bars(state, at, mover).ending


def bars_repair(state: State, at: Hex, mover: Seat, *, damaged: bool) -> type[Refusal] | None:
    """Why a ship may not end on a hex for repair; None when it may (SSE-7.6)."""
    if not damaged:
        return refusals.NotDamaged
    return None if at == state.board.homes[mover] else refusals.NotHome


Flight = tuple[Hex, How, tuple[Hex, ...]]
"""One way for a ship to get somewhere: where it ends, how, and the rivals' systems it passes over, a Colony to be
paid for each (SSE-8.6)."""


def flights(state: State, seat: Seat, ship: Ship) -> Iterator[Flight]:
    """Every way for a ship to get where it may end: on a system it can take or, damaged, at home for repair."""
    origin, damaged = ship
    for line in state.board.lines[origin]:
        passed: tuple[Hex, ...] = ()
        for at in line[:DAMAGED_RANGE] if damaged else line:
            passing, ending = bar = bars(state, at, seat)
            if _damaged_may_end(state, at, seat) if damaged else ending is None:
                yield at, _LINE, passed
            if passing is not None:
                break
            if bar is _RIVAL_OPEN:
                passed = (*passed, at)
    for at in state.board.exits.get(origin, ()):  # SSE-3.10
        if _damaged_may_end(state, at, seat) if damaged else bars(state, at, seat).ending is None:
            yield at, _JUMP, ()


def _damaged_may_end(state: State, at: Hex, seat: Seat) -> bool:
    return not bars_ending(state, at, seat, damaged=True) or not bars_repair(state, at, seat, damaged=True)


def passed_over(state: State, seat: Seat, ship: Ship, target: Hex, how: How) -> tuple[Hex, ...]:
    """The rivals' systems on the one way to a target (SSE-8.6); raises Illegal with what is in the way."""
    if target not in state.board.systems:
        raise refusals.Gap(target).illegal(name(target))
    if how is _LINE:
        return _passed_in_line(state, seat, ship, target)
    _require_jump(state, ship, target)
    return ()


def _passed_in_line(state: State, seat: Seat, ship: Ship, target: Hex) -> tuple[Hex, ...]:
    crossed = between(ship.at, target)
    if crossed is None:
        raise refusals.NotALine(ship.at, target).illegal(name(ship.at), name(target))  # SSE-3.2
    passed = []
    for at in crossed:
        bar = bars(state, at, seat)
        if bar.passing is not None:
            raise bar.passing.of(at=at).illegal(name(at))
        if bar is _RIVAL_OPEN:
            passed.append(at)
    if ship.damaged and len(crossed) >= DAMAGED_RANGE:
        raise refusals.TooFar(target).illegal(name(target))  # SSE-7.6
    return tuple(passed)


def _require_jump(state: State, ship: Ship, target: Hex) -> None:
    board = state.board
    if not any(state.is_wormhole(near) for near in board.neighbours[ship.at]):
        raise refusals.NoWormhole(ship.at).illegal(name(ship.at))  # SSE-3.10
    if target not in board.exits.get(ship.at, ()):
        raise refusals.SameWormhole(target).illegal(name(target))  # SSE-3.11
