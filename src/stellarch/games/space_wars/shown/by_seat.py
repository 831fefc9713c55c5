"""Players as sentences name them that a page puts the names into: by their seats."""

from stellarch.core import Seat
from stellarch.games.space_wars.state import State


def by_seat(seat: Seat | int) -> str:
    return f"{{{seat}}}"


def all_by_seat(state: State) -> list[str]:
    return [by_seat(seat) for seat in state.seats]
