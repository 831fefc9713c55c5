"""Events of SW-5.3 and SW-5.4 that players bring about: visits, trade, missions."""

from collections.abc import Mapping

from stellarch.core import Fact, Seat
from stellarch.core.grammar import Counted
from stellarch.games.space_wars.nouns import EventKind, MissionKind, Piece, Place, Resource, gains, noun
from stellarch.games.space_wars.reported import SwEvent


class Visited(SwEvent, frozen=True):
    """What a visit brought: research points, credits, special weapons."""

    reveals = True

    seat: Seat
    kind: EventKind
    unit: Piece
    at: Place
    die: int
    research: int = 0
    credits: int = 0
    weapons: int = 0
    modifier: int = 0
    """1 where a special weapon was spent (SW-29.7)."""

    @Fact
    def gains(self) -> tuple[Counted, ...]:
        return gains({"research_point": self.research, "credits": self.credits, "special_weapon": self.weapons})


class Traded(SwEvent, frozen=True):
    seat: Seat
    freight: Piece
    resource: Resource
    amount: int
    """Bought, or below zero sold."""
    credits: int
    """Gained, or below zero paid."""
    at: Place

    @Fact
    def is_sale(self) -> bool:
        return self.amount < 0

    @Fact
    def tokens(self) -> Counted:
        return Counted(abs(self.amount), noun("resource", self.resource))

    @Fact
    def sum(self) -> int:
        return abs(self.credits)


class MissionAttempted(SwEvent, frozen=True):
    """The roll for a mission (SW-5.4.4)."""

    reveals = True

    seat: Seat
    mission: MissionKind
    team: tuple[Piece, ...]
    at: Place
    die: int
    bonus: int
    need: int
    solved: bool


class MissionRewarded(SwEvent, frozen=True):
    seat: Seat
    mission: MissionKind
    at: Place
    credits: int
    research: int
    tokens: Mapping[str, int]

    @Fact
    def gains(self) -> tuple[Counted, ...]:
        return gains({"credits": self.credits, "research_point": self.research, **self.tokens})


class OfficerPromoted(SwEvent, frozen=True):
    seat: Seat
    officer: Piece


class OfficersLost(SwEvent, frozen=True):
    """After a failed mission a die is rolled for everybody in the team (SW-5.4.6)."""

    reveals = True

    seat: Seat
    dice: Mapping[str, int]
    lost: tuple[Piece, ...]

    def strikes(self, seat: Seat) -> bool:
        return bool(self.lost)


class Decontaminated(SwEvent, frozen=True):
    seat: Seat
    at: Place
    counters: int


class MeteorShot(SwEvent, frozen=True):
    reveals = True

    seat: Seat
    at: Place
    die: int
    need: int
    hit: bool
    modifier: int = 0
    """1 where a special weapon was spent (SW-29.7)."""
