"""What a player may choose on a turn (SSE-3.1), after refueling (SSE-7.9), and when passing is allowed (SSE-8.9)."""

from collections.abc import Iterator

from stellarch.core import Hex, Seat
from stellarch.games.small_star_empires.actions import AnyAction, Move, Pass, Refuel, Repair, Stop
from stellarch.games.small_star_empires.rules.control import placings
from stellarch.games.small_star_empires.rules.movement import Flight, bars_ending, flights
from stellarch.games.small_star_empires.state import Ship, State


def legal(state: State, seat: Seat) -> list[AnyAction]:
    """Everything the seat on turn may do, always in the same order."""
    if state.over or seat != state.turn:
        return []
    if state.refueling is not None:
        return [*refuels(state, seat, state.refueling), Stop()]
    choices: list[AnyAction] = [move for ship, way in ways(state, seat) for move in _endings(state, seat, ship, way)]
    if choices and may_pass(state, seat):
        choices.append(Pass())
    return choices


def ways(state: State, seat: Seat) -> Iterator[tuple[Ship, Flight]]:
    """Every flight of every ship. Without a piece there is none (SSE-R8, SSE-R11)."""
    if not state.supplies[seat].unplaced:
        return
    previous: Hex | None = None
    for ship in state.ships[seat]:
        if ship.at != previous:  # ships on one system are interchangeable (SSE-3.12); fleets are kept sorted
            for way in flights(state, seat, ship):
                yield ship, way
        previous = ship.at


def _endings(state: State, seat: Seat, ship: Ship, way: Flight) -> list[Move | Repair]:
    """What a ship may do at the end of a flight: place one of the pieces, or be repaired."""
    target, how, passed = way
    if target not in state.claims:
        pieces = placings(state.supplies[seat], len(passed), target in state.face_down)
        return [Move(ship.at, target, how, piece) for piece in pieces]
    # The one claimed system a ship may end on is its homeworld.
    return [Repair(ship.at, target, how)] if len(passed) <= state.supplies[seat].colonies else []


def has_move(state: State, seat: Seat) -> bool:
    return any(_endings(state, seat, ship, way) for ship, way in ways(state, seat))


def may_pass(state: State, seat: Seat) -> bool:
    """Whether a seat may pass though it could move: only when every move would cost a toll (SSE-8.9)."""
    free = (_endings(state, seat, ship, way) for ship, way in ways(state, seat) if not way.passed)
    return state.options.open_borders and not any(free)


def refuels(state: State, seat: Seat, at: Hex) -> Iterator[Refuel]:
    """The steps a ship may take from the refueling station it has just reached (SSE-7.9)."""
    for near in state.board.neighbours[at]:
        if not bars_ending(state, near, seat, damaged=False):
            for piece in placings(state.supplies[seat], unexplored=near in state.face_down):
                yield Refuel(near, piece)
