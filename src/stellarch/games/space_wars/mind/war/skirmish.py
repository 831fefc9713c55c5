"""SW-25.10: the small war of a first game. A warlord begins it in a turn that is known beforehand, with the player who
sits before it, keeps away from his capital, and makes peace as soon as it can end the war alone."""

from stellarch.core import Seat
from stellarch.games.space_wars.state import State

BEGINS = 7
"""The turn in which the war is declared; the one before is for those who make ready."""


def victim_of(state: State, seat: Seat) -> Seat | None:
    """Whom a warlord at this seat would make war on: who sits before it, of those who play on."""
    before = [Seat((seat - steps) % len(state.seats)) for steps in range(1, len(state.seats))]
    return next((other for other in before if other in state.living), None)


def is_due(state: State, seat: Seat, victim: Seat) -> bool:
    """Whether a small war is to be declared: there is one, and no other after it."""
    return state.turn >= BEGINS and not state.politics.between(seat, victim).peace_since
