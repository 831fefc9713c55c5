"""SW-17: what officers do in secret or by force, in the movement step."""

from typing import Literal

from stellarch.games.space_wars.actions.notation import Order
from stellarch.games.space_wars.nouns import Piece

Activity = Literal["steal_research", "destroy_structure", "kill_officer"]


class Spy(Order, frozen=True):
    """A spy tries something in another player's sector (SW-D.29)."""

    word = "spy"

    officer: str
    activity: Activity
    target: str | None = None
    """The structure to destroy, or the officer to kill."""
    special: bool = False
    """Whether a special weapon that is with the spy is spent on the roll."""


class Search(Order, frozen=True):
    """A security officer looks for foreign spies in the sector (SW-D.30)."""

    word = "search"

    officer: Piece
    special: tuple[Piece, ...] = ()
    """The spies on whose dice a special weapon each is spent (SW-29.7)."""


class Infest(Order, frozen=True):
    """A medic makes aliens out of special weapons (SW-D.30)."""

    word = "infest"

    officer: Piece
