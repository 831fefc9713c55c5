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
        if not self.battles:
            return Share(*[round(self.won[of], 6)] * 3)
        return Share(round(self.won[of], 4), *wilson(self.won[of] * self.battles, self.battles))


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
