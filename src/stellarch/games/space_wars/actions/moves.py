"""SW-9: orders of the movement step. Craft and sectors are named."""

from stellarch.games.space_wars.actions.notation import Order


class Move(Order, frozen=True):
    """Craft in one sector go to the next one together (SW-D.19).

    A free sector is flagged on the way unless the order says no (SW-D.23).
    """

    word = "move"

    craft: tuple[str, ...]
    to: str
    flag: bool = True


class Flag(Order, frozen=True):
    """Put a flag on a free sector in which one's craft stand (SW-D.23)."""

    word = "flag"

    sector: str


class Warp(Order, frozen=True):
    """Jump from a space warp that the craft has just come into (SW-D.24)."""

    word = "warp"

    craft: str
    to: str
    flag: bool = True
