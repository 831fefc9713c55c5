"""What a calculation answers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from stellarch.core.intervals import wilson


class Share(NamedTuple):
    """How likely something is, and between what that lies with 95 %; all three alike where it is exact."""

    share: float
    low: float
    high: float


def share_of(likely: float, fought: int) -> Share:
    """A share with its interval: of this many that were fought; exact where none was."""
    if not fought:
        return Share(*[round(likely, 6)] * 3)
    return Share(round(likely, 4), *wilson(likely * fought, fought))


class Outcomes(NamedTuple):
    """What came of many battles, or of all that are possible."""

    won: tuple[float, float, float]
    """The shares of the attacker, the defender and neither."""
    rounds: float
    """On average."""
    lost: Sequence[float]
    """For each unit how likely it is to be lost."""
    battles: int
    """How many were fought; 0 where the shares are exact."""

    def share(self, of: int) -> Share:
        return share_of(self.won[of], self.battles)


@dataclass(frozen=True, slots=True)
class SideOdds:
    """What a battle comes to for one side."""

    wins: Share
    """Alone on the board at the end (SW-10.3.6)."""
    lost: Mapping[str, float]
    """Craft, fighters and pods that are destroyed or captured, on average, by kind."""
    worth_lost: float
    """What these cost, on average: materials and credits."""
    dangers: Mapping[str, float]
    """For each craft how likely it is to be lost."""


@dataclass(frozen=True, slots=True)
class BattleOdds:
    attacker: SideOdds
    defender: SideOdds
    neither: Share
    """Nobody wins: both sides are left, or none."""
    rounds: float
    """On average."""
    battles: int
    """How many were fought to find out; 0 where the figures are exact."""

    @property
    def is_exact(self) -> bool:
        return not self.battles


@dataclass(frozen=True, slots=True)
class Army:
    """What an invasion costs one side."""

    lost: float
    """How many legions or aliens fewer there are afterwards, on average."""
    left: Mapping[str, float]
    """What is left, by grade, on average: survivors rise (SW-13.2.11), and legions that fall to aliens are aliens."""


@dataclass(frozen=True, slots=True)
class InvasionOdds:
    wins: Share
    """Nobody defends the system any more, and the attacker has a legion left (SW-13.3.2)."""
    loses: Share
    """The attacker has nobody left."""
    stops: Share
    """The attacker breaks off, as the software does from a ratio below 1:1 (SW-D.52)."""
    attacker: Army
    defender: Army
    rounds: float
    """On average."""
    battles: int
    """How many were fought to find out; 0 where the figures are exact."""

    @property
    def is_exact(self) -> bool:
        return not self.battles


@dataclass(frozen=True, slots=True)
class BombardmentOdds:
    """What a bombardment does to a surface; all of it is exact."""

    chance: float
    """How likely each unit that can be struck is to be removed (SW-12.1.7)."""
    lost: Mapping[str, float]
    """What is removed on average, by kind: `city`, `regular`, `native`."""
    cities: tuple[float, ...]
    """How likely it is that no city level, one, two and so on are destroyed, orbital cities among them."""
    shield_falls: float
    """How likely the planetary shield is to go."""
    undefended: float
    """How likely it is that nobody is left who could defend the system."""
    nothing: float
    """How likely it is that nothing is removed at all."""
    counters: int
    """Contamination counters that fall besides (SW-12.1.9), as far as the system takes them."""

    @property
    def any_city(self) -> float:
        """How likely at least one city level is to be destroyed."""
        return round(1 - self.cities[0], 6)
