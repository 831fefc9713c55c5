"""What a player may choose on a turn (SSE-3.1), after refueling (SSE-7.9), and when passing is allowed (SSE-8.9)."""

from collections.abc import Iterator
from typing import NamedTuple

from stellarch.core import Hex, Seat
from stellarch.games.small_star_empires.actions import AnyAction, Move, Pass, Refuel, Repair, Stop
from stellarch.games.small_star_empires.rules.control import placings
from stellarch.games.small_star_empires.rules.movement import bars_ending, flights
from stellarch.games.small_star_empires.state import State


class Costed(NamedTuple):
    """A move and the Colonies it costs in tolls."""

    action: Move | Repair
    toll: int


def legal(state: State, seat: Seat) -> list[AnyAction]:
    """Everything the seat on turn may do, always in the same order."""
    if state.over or seat != state.turn:
        return []
    if state.refueling is not None:
        return [*refuels(state, seat, state.refueling), Stop()]
    found = list(moves(state, seat))
    choices: list[AnyAction] = [move.action for move in found]
    if found and may_pass(state, seat):
        choices.append(Pass())
    return choices


def moves(state: State, seat: Seat) -> Iterator[Costed]:
    """Every move and repair of a seat, ship by ship. Without a piece there is none (SSE-R8, SSE-R11)."""
    supply = state.supplies[seat]
    if not supply.unplaced:
        return
    previous: Hex | None = None
    for ship in state.ships[seat]:
        if ship.at == previous:  # ships on one system are interchangeable (SSE-3.12); fleets are kept sorted
            continue
        previous = ship.at
        for target, how, passed in flights(state, seat, ship):
            toll = len(passed)
            if target not in state.claims:
                for piece in placings(supply, toll, target in state.face_down):
                    yield Costed(Move(ship.at, target, how, piece), toll)
            elif toll <= supply.colonies:  # the one claimed system a ship may end on is its homeworld
                yield Costed(Repair(ship.at, target, how), toll)


def has_move(state: State, seat: Seat) -> bool:
    return next(moves(state, seat), None) is not None


def may_pass(state: State, seat: Seat) -> bool:
    """Whether a seat may pass though it could move: only when every move would cost a toll (SSE-8.9)."""
    return state.options.open_borders and all(move.toll for move in moves(state, seat))


def refuels(state: State, seat: Seat, at: Hex) -> Iterator[Refuel]:
    """The steps a ship may take from the refueling station it has just reached (SSE-7.9)."""
    for near in state.board.neighbours[at]:
        if not bars_ending(state, near, seat, damaged=False):
            for piece in placings(state.supplies[seat], unexplored=near in state.face_down):
                yield Refuel(near, piece)
