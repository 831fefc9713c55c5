"""What a player may choose on a turn (SSE-3.1), after refueling (SSE-7.9), and when passing is allowed (SSE-8.9)."""

from collections.abc import Iterator

from stellarch.core import Decision, Hex, Phrase, Seat, said
from stellarch.core.once import asked_once
from stellarch.games.small_star_empires.actions import AnyAction, Move, Pass, Refuel, Repair, Stop
from stellarch.games.small_star_empires.rules.control import placings
from stellarch.games.small_star_empires.rules.movement import bars_ending, flights
from stellarch.games.small_star_empires.state import State


class Asked(Phrase):
    """What a seat on turn can be asked."""

    MOVE = "move"
    MOVE_OR_PASS = "move_or_pass"
    REFUEL = "refuel"


def legal(state: State, seat: Seat) -> list[AnyAction]:
    """Everything the seat on turn may do, always in the same order."""
    return [] if state.over or seat != state.turn else list(_choices(state))


@asked_once
def _choices(state: State) -> tuple[AnyAction, ...]:
    seat = state.turn
    if state.refueling is not None:
        return (*refuels(state, seat, state.refueling), Stop())
    choices = tuple(moves(state, seat))
    return (*choices, Pass()) if choices and may_pass(state, seat) else choices


def decision(state: State, seat: Seat) -> Decision | None:
    """What the seat on turn is asked."""
    choices = legal(state, seat)
    if not choices:
        return None
    if state.refueling is not None:
        asked = Asked.REFUEL
    else:
        asked = Asked.MOVE_OR_PASS if isinstance(choices[-1], Pass) else Asked.MOVE
    return Decision(asked.value, said(asked), choices[0])


def moves(state: State, seat: Seat, *, toll_free: bool = False) -> Iterator[Move | Repair]:
    """What each ship may do at the end of each of its flights: place one of the pieces, or be repaired."""
    supply, claims, face_down = state.supplies[seat], state.claims, state.face_down
    origin: Hex | None = None
    for ship in state.ships[seat] if supply.unplaced else ():  # without a piece no ship moves (SSE-R8, SSE-R11)
        if ship.at == origin:
            continue  # ships on one system are interchangeable (SSE-3.12); fleets are kept sorted
        origin, damaged = ship
        for target, how, passed in flights(state, seat, ship):
            if passed and toll_free:
                continue
            if not damaged or target not in claims:
                for piece in placings(supply, len(passed), target in face_down):
                    yield Move(origin, target, how, piece)
            elif len(passed) <= supply.colonies:  # at home: no other claimed system is one to end on
                yield Repair(origin, target, how)


def has_move(state: State, seat: Seat) -> bool:
    return next(moves(state, seat), None) is not None


def may_pass(state: State, seat: Seat) -> bool:
    """Whether a seat may pass though it could move: only when every move would cost a toll (SSE-8.9)."""
    return state.options.open_borders and next(moves(state, seat, toll_free=True), None) is None


def refuels(state: State, seat: Seat, at: Hex) -> Iterator[Refuel]:
    """The steps a ship may take from the refueling station it has just reached (SSE-7.9)."""
    for near in state.board.neighbours[at]:
        if not bars_ending(state, near, seat, damaged=False):
            for piece in placings(state.supplies[seat], unexplored=near in state.face_down):
                yield Refuel(near, piece)
