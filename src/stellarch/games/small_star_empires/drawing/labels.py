"""What the drawings call things, where a label is due and the rulebook's sentence would be too long."""

from stellarch.core import Phrase, Seat
from stellarch.games.small_star_empires.state import Standing
from stellarch.games.small_star_empires.view import SseView


class Drawn(Phrase):
    SHIP = 1
    DAMAGED_SHIP = 2
    TO_MOVE = 3
    PASSED = 4
    RESIGNED = 5
    ON_THE_CARDS = 6


class Shape(Phrase):
    """What stands for a seat besides its colour."""

    TRIANGLE = 0
    SQUARE = 1
    DISC = 2
    STAR = 3


_STANDINGS = {Standing.PASSED: Drawn.PASSED, Standing.RESIGNED: Drawn.RESIGNED}


def standing(view: SseView, seat: Seat) -> Drawn | None:
    """Whether a player is to move, or takes no more turns."""
    return Drawn.TO_MOVE if view.turn == seat else _STANDINGS.get(view.players[seat].standing)
