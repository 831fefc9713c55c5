"""Events of SW-18."""

from stellarch.core import Event
from stellarch.games.space_wars.nouns import Place, Units


class UnitsLost(Event, frozen=True):
    """What contamination cost a system (SW-18.1.1)."""

    reveals = True

    system: Place
    dice: tuple[int, ...]
    lost_on: int
    lost: Units


class RevoltQuelled(Event, frozen=True):
    reveals = True

    system: Place
    die: int
    need: int


class SlavesRevolted(Event, frozen=True):
    """A revolt, what it destroyed, and how many slaves are left (SW-18.2.3)."""

    reveals = True

    system: Place
    die: int
    dice: tuple[int, ...]
    lost: Units
    left: int


class ContaminationFaded(Event, frozen=True):
    system: Place
    counters: int
