"""Events of SW-5: what the rulebook calls events appear, move, act and go; missions appear."""

from collections.abc import Mapping
from typing import Literal

from stellarch.core import Fact, Seat, Weight
from stellarch.games.space_wars.nouns import EventKind, MissionKind, Place
from stellarch.games.space_wars.reported import GalaxyEvent
from stellarch.games.space_wars.tables.happenings import MISSIONS


class CoreRolled(GalaxyEvent, frozen=True):
    """The die of the event phase (SW-5.1.1); of a continuum break where that is the place (SW-5.3.1)."""

    weight = Weight.DETAIL
    reveals = True

    at: Place
    die: int
    outcome: str


class HappeningAppeared(GalaxyEvent, frozen=True):
    reveals = True

    number: int
    kind: EventKind
    at: Place
    dice: tuple[int, int]


class NoCounterLeft(GalaxyEvent, frozen=True):
    """All counters of a type are in play, so nothing appears (SW-5.1.3)."""

    reveals = True

    kind: EventKind
    dice: tuple[int, int]


class MissionAppeared(GalaxyEvent, frozen=True):
    reveals = True

    mission: MissionKind
    at: Place
    dice: tuple[int, ...] = ()

    @Fact
    def level(self) -> int:
        return MISSIONS[self.mission].level


class MissionGone(GalaxyEvent, frozen=True):
    """Swallowed by the core, a supernova or a black hole; it goes back to the supply (SW-5.1.6)."""

    mission: MissionKind
    at: Place


class HappeningRolled(GalaxyEvent, frozen=True):
    """The dice for direction and speed (SW-5.2.2)."""

    weight = Weight.DETAIL
    reveals = True

    number: int
    kind: EventKind
    dice: tuple[int, int]

    @Fact
    def direction(self) -> int:
        return self.dice[0]

    @Fact
    def speed(self) -> int:
        return self.dice[1]


class HappeningMoved(GalaxyEvent, frozen=True):
    """One sector further (SW-5.2.2)."""

    number: int
    kind: EventKind
    origin: Place
    target: Place


Cause = Literal["left", "core", "supernova", "black_hole", "spent"]


class HappeningGone(GalaxyEvent, frozen=True):
    number: int
    kind: EventKind
    at: Place
    cause: Cause


class SectorEmptied(GalaxyEvent, frozen=True):
    """Everything in a sector is gone but the flag (SW-5.3.2, SW-5.3.3, SW-5.3.12)."""

    is_blow = True

    kind: EventKind
    at: Place


class SurfaceRazed(GalaxyEvent, frozen=True):
    """A meteor has struck (SW-5.3.6)."""

    is_blow = True

    at: Place


class GapOpened(GalaxyEvent, frozen=True):
    """Craft, orbital cities and mine fields that a Berilan gap has swallowed (SW-5.3.8)."""

    at: Place
    craft: tuple[str, ...] = ()
    small: int = 0
    orbital_cities: int = 0
    mines: int = 0

    @Fact
    def losses(self) -> int:
        return len(self.craft) + self.small + self.orbital_cities + self.mines

    def strikes(self, seat: Seat) -> bool:
        return bool(self.losses)


class Contaminated(GalaxyEvent, frozen=True):
    is_blow = True
    reveals = True

    at: Place
    die: int
    counters: int
    """How many lie there now."""


class ResourcesLost(GalaxyEvent, frozen=True):
    """Resources that vanished in a sector, aboard craft too (SW-5.3.11, SW-5.3.13)."""

    is_blow = True

    kind: EventKind
    at: Place
    lost: Mapping[str, int]

    @Fact
    def count(self) -> int:
        return sum(self.lost.values())


class CrystalLeft(GalaxyEvent, frozen=True):
    """A phasic fluid has met a nebula (SW-5.3.12)."""

    reveals = True

    at: Place
    die: int


class AliensLanded(GalaxyEvent, frozen=True):
    is_blow = True
    reveals = True

    at: Place
    die: int
    landed: int


class PlasmaStruck(GalaxyEvent, frozen=True):
    """What a plasma blast has done to a sector (SW-5.3.15)."""

    is_blow = True
    reveals = True

    at: Place
    damage: Mapping[str, int]
    """Damage by craft."""
    destroyed: tuple[str, ...]
    small: int
    """Fighters and pods that were destroyed."""
    surface: int
    """Units and structure levels of the surface that were destroyed."""
    dice: tuple[int, ...] = ()
    """Two for each craft, then two for each fighter and pod, then one for each unit of the surface (SW-22.1.2)."""

    @Fact
    def in_space(self) -> int:
        return len(self.destroyed) + self.small
