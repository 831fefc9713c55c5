"""SW-9.1.4, SW-14.2: orders for the close of a sub-phase. Sectors and craft are named."""

from stellarch.games.space_wars.actions.notation import Order
from stellarch.games.space_wars.nouns import Piece, Place


class MoveCapital(Order, frozen=True):
    """Move the capital to another planet when the sub-phase closes (SW-D.54); or, after it was lost, put it there
    (SW-D.55)."""

    word = "move_capital"

    sector: Place


class ControlDamage(Order, frozen=True):
    """Spend a special weapon on a point of damage (SW-D.54)."""

    word = "control_damage"

    craft: Piece
