"""Events of SW-9: movement, and what awaits craft where they come to."""

from typing import Literal

from stellarch.core import Event, Seat
from stellarch.games.space_wars.nouns import Hazard, Piece, Place, SubPhaseStep

How = Literal["step", "gate", "jump", "warp"]


class SubPhaseBegun(Event, frozen=True):
    """A player, or two allies together (SW-9.1.3)."""

    players: tuple[Seat, ...]


class StepEnded(Event, frozen=True):
    seat: Seat
    step: SubPhaseStep


class CraftMoved(Event, frozen=True):
    """Craft went from one sector to another, with all that is aboard."""

    seat: Seat
    craft: tuple[Piece, ...]
    origin: Place
    to: Place
    how: How = "step"


class SectorFlagged(Event, frozen=True):
    seat: Seat
    at: Place


class CraftThrown(Event, frozen=True):
    """A space warp threw a craft (SW-5.3.19)."""

    reveals = True

    seat: Seat
    craft: Piece
    dice: tuple[int, int]
    """For the direction and for the distance."""
    origin: Place
    to: Place


class CraftSwallowed(Event, frozen=True):
    """Craft came where nothing lasts: core, supernova, black hole, Berilan gap."""

    seat: Seat
    craft: tuple[Piece, ...]
    small: int
    """Fighters and pods that were lost too."""
    at: Place
    by: Hazard
    """The kind of event or tile."""
