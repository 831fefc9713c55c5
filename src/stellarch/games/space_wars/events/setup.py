"""Events of SW-2 and SW-3."""

from stellarch.core import Seat
from stellarch.games.space_wars.nouns import Technology
from stellarch.games.space_wars.reported import GameEvent


class GalaxyDealt(GameEvent, frozen=True):
    """The tiles are laid out; `deals` counts the times (SW-2.3)."""

    reveals = True

    homes: tuple[str, ...]
    """Where each seat's home lies, by ring and place."""
    deals: int
    repaired: bool = False


class NewDealAsked(GameEvent, frozen=True):
    seat: Seat


class DealAccepted(GameEvent, frozen=True):
    seat: Seat


class TechnologiesRevealed(GameEvent, frozen=True):
    """What a player starts with, shown when all have chosen (SW-3.1.5)."""

    reveals = True

    seat: Seat
    technologies: tuple[Technology, ...]
