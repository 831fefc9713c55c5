"""What `stellarch odds` has to say."""

from enum import Enum

from stellarch.core import Message, Phrase, Sayable
from stellarch.games.space_wars.odds import Share


class OddsWords(Phrase):
    EXACT = 1
    BOTH_FORCES = 2
    BOTH_ARMIES = 3
    CRAFT_AND_SURFACE = 4


class Side(Enum):
    ATTACKER = 1
    DEFENDER = 2


class Likely(Message, frozen=True):
    """A chance in percent, and between what it lies where it was found by chance."""

    percent: float
    low: float
    high: float
    exact: bool

    @classmethod
    def of(cls, share: Share | float) -> "Likely":
        low, high = (share.low, share.high) if isinstance(share, Share) else (share, share)
        found = share.share if isinstance(share, Share) else share
        return cls(100 * found, 100 * low, 100 * high, low == high)


# Battles in space


class SideWins(Message, frozen=True):
    side: Side
    share: Likely


class NobodyWins(Message, frozen=True):
    share: Likely


class SideLoses(Message, frozen=True):
    side: Side
    lost: Sayable


class Rounds(Message, frozen=True):
    rounds: float


class Fought(Message, frozen=True):
    """How often it was fought to find out."""

    battles: int


# Landings and bombs


class SystemTaken(Message, frozen=True):
    share: Likely


class LandingBeaten(Message, frozen=True):
    share: Likely


class LandingBrokenOff(Message, frozen=True):
    share: Likely


class LegionsLost(Message, frozen=True):
    side: Side
    lost: float
    left: Sayable


class EachUnitDestroyed(Message, frozen=True):
    share: Likely


class DestroyedOnAverage(Message, frozen=True):
    lost: Sayable


class CityLevels(Message, frozen=True):
    count: int
    share: Likely


class ShieldFalls(Message, frozen=True):
    share: Likely


class Undefended(Message, frozen=True):
    share: Likely


class NothingFalls(Message, frozen=True):
    share: Likely


class Counters(Message, frozen=True):
    count: int


# What cannot be reckoned


class NotThisGame(Message, frozen=True):
    path: str


class NoSector(Message, frozen=True):
    place: str


class NoSystem(Message, frozen=True):
    place: str


class NoFight(Message, frozen=True):
    where: Sayable


class NobodyLands(Message, frozen=True):
    where: Sayable


class NobodyBombs(Message, frozen=True):
    where: Sayable


class WhoAttacks(Message, frozen=True):
    seats: int


class TooFewActions(Message, frozen=True):
    actions: int
