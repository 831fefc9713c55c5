"""Events of SW-18."""

from stellarch.core import Seat
from stellarch.games.space_wars.nouns import Place, Units
from stellarch.games.space_wars.reported import GalaxyEvent


class UnitsLost(GalaxyEvent, frozen=True):
    """What contamination cost a system (SW-18.1.1)."""

    reveals = True

    system: Place
    dice: tuple[int, ...]
    lost_on: int
    lost: Units

    def strikes(self, seat: Seat) -> bool:
        return bool(self.lost)


class RevoltQuelled(GalaxyEvent, frozen=True):
    reveals = True

    system: Place
    die: int
    need: int


class SlavesRevolted(GalaxyEvent, frozen=True):
    """A revolt, what it destroyed, and how many slaves are left (SW-18.2.3)."""

    is_blow = True
    reveals = True

    system: Place
    die: int
    dice: tuple[int, ...]
    lost: Units
    left: int


class ContaminationFaded(GalaxyEvent, frozen=True):
    system: Place
    counters: int
