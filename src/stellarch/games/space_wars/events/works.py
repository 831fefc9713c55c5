"""Events of SW-16, and of natives and slaves (SW-14.1)."""

from typing import Literal

from stellarch.core import Event, Seat
from stellarch.games.space_wars.nouns import CraftKind, LegionKind, Piece, Place, Structure


class StructureBuilt(Event, frozen=True):
    seat: Seat
    system: Place
    structure: Structure
    level: int
    """The level it has now; 1 for a structure without levels."""
    credits: int


class CraftBuilt(Event, frozen=True):
    seat: Seat
    system: Place
    craft: CraftKind
    """Its kind."""


class CraftLaidDown(Event, frozen=True):
    seat: Seat
    system: Place
    craft: CraftKind
    points: int
    need: int


class CraftAbandoned(Event, frozen=True):
    """A craft that was laid down is lost with its system or its shipyard (SW-16.2.5)."""

    seat: Seat
    system: Place
    craft: CraftKind


class LegionRaised(Event, frozen=True):
    seat: Seat
    system: Place
    legion: LegionKind


class OfficerTrained(Event, frozen=True):
    seat: Seat
    system: Place
    officer: Piece


class LegionDrilled(Event, frozen=True):
    """A legion became a better one, or did not (SW-16.3.1)."""

    reveals = True

    seat: Seat
    system: Place
    legion: LegionKind
    die: int
    better: LegionKind | None


class SlaveCloned(Event, frozen=True):
    seat: Seat
    system: Place


class WeaponForged(Event, frozen=True):
    seat: Seat
    system: Place


class NativeConverted(Event, frozen=True):
    """What a die made of a native (SW-14.1.6)."""

    reveals = True

    seat: Seat
    system: Place
    die: int
    result: Literal["lost", "nothing", "city"]


class NativeEnslaved(Event, frozen=True):
    seat: Seat
    system: Place


class SlaveAbused(Event, frozen=True):
    reveals = True

    seat: Seat
    system: Place
    die: int
    credits: int


class DieSeen(Event, frozen=True):
    """What a die brings that fell while all still decide: for its player alone, and it cannot be taken back."""

    reveals = True

    seat: Seat
    fell: NativeConverted | SlaveAbused | LegionDrilled
    """What all are told when the orders are opened."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class BaseUpgraded(Event, frozen=True):
    seat: Seat
    sector: Place
    base: Piece


class GateBuilt(Event, frozen=True):
    seat: Seat
    sector: Place


class Repaired(Event, frozen=True):
    seat: Seat
    craft: Piece
    damage: int
    """What is left of it."""


class RepairSkipped(Event, frozen=True):
    """The owner of a facility had used it up (SW-4.3.7)."""

    seat: Seat
    craft: Piece
