"""SW-12: orders of the bombardment step."""

from typing import Annotated

from stellarch.games.space_wars.actions.notation import Order
from stellarch.games.space_wars.nouns import Piece, Place, Units, of_kind
from stellarch.games.space_wars.tables.combat import Bombing


class Bombard(Order, frozen=True):
    """Craft bomb the system of their sector (SW-D.47)."""

    word = "bombard"

    sector: Place
    bombing: Annotated[Bombing, of_kind("bombing")] = "conventional"
    craft: tuple[Piece, ...] = ()
    """Which of those that could take part; all, if none is named."""
    special: Units = ()
    """Units on whose dice a special weapon each is spent, by their kind (SW-29.7): `city`, `regular`, `native`."""
