"""Events of SW-2 and SW-3."""

from stellarch.core import Event, Seat
from stellarch.games.space_wars.nouns import Technology


class GalaxyDealt(Event, frozen=True):
    """The tiles are laid out; `deals` counts the times (SW-2.3)."""

    reveals = True

    homes: tuple[str, ...]
    """Where each seat's home lies, by ring and place."""
    deals: int
    repaired: bool = False


class NewDealAsked(Event, frozen=True):
    seat: Seat


class DealAccepted(Event, frozen=True):
    seat: Seat


class TechnologiesRevealed(Event, frozen=True):
    """What a player starts with, shown when all have chosen (SW-3.1.5)."""

    reveals = True

    seat: Seat
    technologies: tuple[Technology, ...]
