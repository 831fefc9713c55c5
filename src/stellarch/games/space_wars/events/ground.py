"""Events of SW-13 and SW-14.1: ground battles, aliens, conquest."""

from typing import Union

from stellarch.core import Fact, Message, Seat, Weight
from stellarch.games.space_wars.nouns import Cargo, LegionKind, Piece, Place
from stellarch.games.space_wars.reported import BattleEvent


class InvasionBegun(BattleEvent, frozen=True):
    """Legions land on a system (SW-13.1); without a defender's name nobody or only aliens are there."""

    seat: Seat
    at: Place
    loser: Seat | None


class GroundRound(BattleEvent, frozen=True):
    """One round: strengths and their column, the die, what was added, and what both sides lose (SW-13.2)."""

    weight = Weight.NOTE
    reveals = True

    at: Place
    round: int
    strengths: tuple[int, int]
    column: str
    die: int
    modifier: int
    lost: tuple[int, int]

    @Fact
    def attack(self) -> int:
        return self.strengths[0]

    @Fact
    def defence(self) -> int:
        return self.strengths[1]

    @Fact
    def rolled(self) -> str:
        return (
            f"{self.die} {'+' if self.modifier > 0 else '-'} {abs(self.modifier)}" if self.modifier else f"{self.die}"
        )

    @Fact
    def attacker_loses(self) -> int:
        return self.lost[0]

    @Fact
    def defender_loses(self) -> int:
        return self.lost[1]


class LegionsLost(BattleEvent, frozen=True):
    """Which legions fell in a round (SW-13.2.8)."""

    seat: Seat
    at: Place
    legions: Cargo


class LegionUpgraded(BattleEvent, frozen=True):
    """A survivor of a round gains a grade (SW-13.2.11)."""

    weight = Weight.NOTE

    seat: Seat
    at: Place
    legion: LegionKind
    """The grade it has now."""


class OfficerFell(BattleEvent, frozen=True):
    """An officer dies with all legions of the round (SW-13.2.9)."""

    seat: Seat
    officer: Piece


class InvasionStopped(BattleEvent, frozen=True):
    """The attacker breaks off, and the legions are back aboard (SW-13.3.1)."""

    ends_fight = True

    seat: Seat
    at: Place


class SystemHeld(BattleEvent, frozen=True):
    """The attacker has no legion left (SW-13.3.2); without a name aliens hold the system."""

    ends_fight = True

    seat: Seat | None
    at: Place
    attacker: Seat


class CitiesTurnNative(Message, frozen=True):
    count: int


class OrbitalCitiesLost(Message, frozen=True):
    count: int


class ConquestOfficersLost(Message, frozen=True):
    officers: tuple[Piece, ...]


class SmallCraftLost(Message, frozen=True):
    count: int


def _costs(event: Union["SystemConquered", "SystemRaided"]) -> tuple[Message, ...]:
    """What the system loses."""
    costs = {
        CitiesTurnNative(event.natives): event.natives,
        OrbitalCitiesLost(event.orbital_cities): event.orbital_cities,
        ConquestOfficersLost(event.officers): event.officers,
        SmallCraftLost(event.small): event.small,
    }
    return tuple(cost for cost, count in costs.items() if count)


class SystemConquered(BattleEvent, frozen=True):
    """The winner controls the system; cities are natives, and whoever stood there besides is gone (SW-14.1)."""

    ends_fight = True

    seat: Seat
    at: Place
    loser: Seat | None
    """Who managed it before; None: nobody, or aliens."""
    natives: int = 0
    """City levels that have become natives."""
    orbital_cities: int = 0
    officers: tuple[str, ...] = ()
    small: int = 0
    """Fighters and pods that were removed."""
    costs = Fact(_costs)


class SystemRaided(BattleEvent, frozen=True):
    """Won in a free fire zone without war: ravaged, and left to its manager (SW-6.4.14)."""

    seat: Seat
    at: Place
    loser: Seat | None
    natives: int = 0
    orbital_cities: int = 0
    officers: tuple[str, ...] = ()
    small: int = 0
    costs = Fact(_costs)


class SystemGivenBack(BattleEvent, frozen=True):
    """Won by somebody who is not at war with its owner, who has control again (SW-13.3.5)."""

    seat: Seat
    at: Place
    owner: Seat


class LegionsStayed(BattleEvent, frozen=True):
    """Which legions stay in a system that was won (SW-13.3.3)."""

    seat: Seat
    at: Place
    legions: Cargo


class WeaponsTaken(BattleEvent, frozen=True):
    """Special weapons of a surface go aboard with whoever does not stay there (SW-13.3.4)."""

    seat: Seat
    at: Place
    craft: Piece
    count: int


class AliensBeaten(BattleEvent, frozen=True):
    """The last alien of a system is dead (SW-13.4.8)."""

    at: Place


class SystemInfested(BattleEvent, frozen=True):
    """Aliens have won a system, and all who lived there are aliens now (SW-13.4.5, SW-13.4.10)."""

    at: Place
    aliens: int
    owner: Seat | None = None
    officers: tuple[str, ...] = ()
    small: int = 0


class CapitalLost(BattleEvent, frozen=True):
    """An enemy has conquered a capital: half of the treasury is loot, the rest is lost (SW-14.2.3)."""

    loser: Seat
    seat: Seat
    at: Place
    loot: int
