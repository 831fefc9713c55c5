"""Orders about what is lost."""

from stellarch.games.space_wars.actions.notation import Order
from stellarch.games.space_wars.nouns import CargoKind


class Jettison(Order, frozen=True):
    """Remove one piece of cargo from the craft that has too much aboard (SW-D.56)."""

    word = "jettison"

    piece: CargoKind
    """A resource, `slave`, a grade of legion, or a type of fighter or pod."""
