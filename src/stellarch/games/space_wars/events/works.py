"""Events of SW-16, and of natives and slaves (SW-14.1)."""

from typing import Literal

from stellarch.core import Event, Seat, Weight
from stellarch.games.space_wars.nouns import CraftKind, LegionKind, Piece, Place, Structure
from stellarch.games.space_wars.reported import SwEvent


class StructureBuilt(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    structure: Structure
    level: int
    """The level it has now; 1 for a structure without levels."""
    credits: int


class CraftBuilt(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    craft: CraftKind
    """Its kind."""


class CraftLaidDown(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    craft: CraftKind
    points: int
    need: int


class CraftAbandoned(SwEvent, frozen=True):
    """A craft that was laid down is lost with its system or its shipyard (SW-16.2.5)."""

    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    craft: CraftKind


class LegionRaised(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    legion: LegionKind


class OfficerTrained(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place
    officer: Piece


class LegionDrilled(SwEvent, frozen=True):
    """A legion became a better one, or did not (SW-16.3.1)."""

    weight = Weight.NOTE
    reveals = True

    seat: Seat
    system: Place
    legion: LegionKind
    die: int
    better: LegionKind | None


class SlaveCloned(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place


class WeaponForged(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place


class NativeConverted(SwEvent, frozen=True):
    """What a die made of a native (SW-14.1.6)."""

    weight = Weight.NOTE
    reveals = True

    seat: Seat
    system: Place
    die: int
    result: Literal["lost", "nothing", "city"]


class NativeEnslaved(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    system: Place


class SlaveAbused(SwEvent, frozen=True):
    weight = Weight.NOTE
    reveals = True

    seat: Seat
    system: Place
    die: int
    credits: int


class DieSeen(SwEvent, frozen=True):
    """What a die brings that fell while all still decide: for its player alone, and it cannot be taken back."""

    reveals = True

    seat: Seat
    fell: NativeConverted | SlaveAbused | LegionDrilled
    """What all are told when the orders are opened."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class BaseUpgraded(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    sector: Place
    base: Piece


class GateBuilt(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    sector: Place


class Repaired(SwEvent, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    craft: Piece
    damage: int
    """What is left of it."""


class RepairSkipped(SwEvent, frozen=True):
    """The owner of a facility had used it up (SW-4.3.7)."""

    weight = Weight.NOTE

    seat: Seat
    craft: Piece
