"""Events of SW-9: movement, and what awaits craft where they come to."""

from typing import Literal

from stellarch.core import Seat, Weight
from stellarch.games.space_wars.nouns import Hazard, Piece, Place, SubPhaseStep
from stellarch.games.space_wars.reported import SwEvent

How = Literal["step", "gate", "jump", "warp"]


class SubPhaseBegun(SwEvent, frozen=True):
    """A player, or two allies together (SW-9.1.3)."""

    weight = Weight.FORMALITY

    players: tuple[Seat, ...]


class StepEnded(SwEvent, frozen=True):
    weight = Weight.FORMALITY

    seat: Seat
    step: SubPhaseStep


class CraftMoved(SwEvent, frozen=True):
    """Craft went from one sector to another, with all that is aboard."""

    weight = Weight.ROUTINE

    seat: Seat
    craft: tuple[Piece, ...]
    origin: Place
    to: Place
    how: How = "step"


class SectorFlagged(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    at: Place


class CraftThrown(SwEvent, frozen=True):
    """A space warp threw a craft (SW-5.3.19)."""

    is_blow = True
    reveals = True

    seat: Seat
    craft: Piece
    dice: tuple[int, int]
    """For the direction and for the distance."""
    origin: Place
    to: Place


class CraftSwallowed(SwEvent, frozen=True):
    """Craft came where nothing lasts: core, supernova, black hole, Berilan gap."""

    is_blow = True

    seat: Seat
    craft: tuple[Piece, ...]
    small: int
    """Fighters and pods that were lost too."""
    at: Place
    by: Hazard
    """The kind of event or tile."""
