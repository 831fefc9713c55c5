"""What happens at the table. Log lines, animations, statistics and event missions are made from these alone."""

from typing import Literal, Union

from msgspec.structs import replace

from stellarch.core import Event, Fact, Seat, Weight
from stellarch.games.galaxy_empires.bargains import Bargain, bargain
from stellarch.games.galaxy_empires.names import AreaName, ConditionName, MissionName
from stellarch.games.galaxy_empires.offers import Clause, Terms


class GameStarted(Event, frozen=True):
    """The cards are drawn, the order rolled for, the fleets in place (GE-2, GE-3)."""

    reveals = True

    factions: tuple[str, ...]
    rolls: tuple[tuple[tuple[Seat, int], ...], ...]
    """The opening rolls: all of them, then those who tied for highest, and again (GE-3.2)."""
    first: Seat


class TurnStarted(Event, frozen=True):
    weight = Weight.FORMALITY

    seat: Seat
    round: int
    turn: int


class IncomePaid(Event, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    cash: int
    pp: int


class InstalmentPaid(Event, frozen=True):
    """A payment under a clause; less than promised where there was no more, and then due again (GE-12.14, GE-12.21)."""

    weight = Weight.ROUTINE

    seat: Seat
    to: Seat
    amount: int
    short: int = 0
    is_due_again: bool = False


class Delivered(Event, frozen=True):
    """A mining delivery (GE-11.4)."""

    weight = Weight.ROUTINE

    seat: Seat
    planet: AreaName
    cash: int
    left: int


class FleetMoved(Event, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    fleet: str
    origin: str
    target: str
    passage: bool = False


class Claimed(Event, frozen=True):
    seat: Seat
    area: AreaName
    loser: Seat | None = None


class Landed(Event, frozen=True):
    """A mining contract begins (GE-11.1)."""

    seat: Seat
    planet: AreaName
    deliveries: int


class CapitalExposed(Event, frozen=True):
    """No fleet is left in a player's own capital: a fleet that enters it eliminates the player (GE-7.14)."""

    seat: Seat


class Deployed(Event, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    fleet: str
    tile: str
    cost: int


class WarDeclared(Event, frozen=True):
    """A war begins; with the exact odds, where they are known: attacker wins, defender wins, both fall."""

    weight = Weight.HEADLINE

    attacker: Seat
    defender: Seat
    area: AreaName
    invaders: tuple[str, ...]
    defenders: tuple[str, ...]
    cost: int
    odds: tuple[float, float, float]

    @Fact
    def attack(self) -> int:
        return len(self.invaders)

    @Fact
    def defence(self) -> int:
        return len(self.defenders)


class WarTick(Event, frozen=True):
    """Dice of a war: of both sides, or in a live war of one. A sum of 7 destroys a fleet (GE-9.9)."""

    weight = Weight.ROUTINE
    reveals = True

    attacker: Seat
    defender: Seat
    attack: tuple[int, int] | None
    defence: tuple[int, int] | None
    invaders: int
    """Fleets left after it."""
    defenders: int
    odds: tuple[float, float, float]
    """From here on, without surrender: attacker wins, defender wins, both fall."""


class SimulationAgreed(Event, frozen=True):
    """A side of a live war would have the rest of it simulated; with the other's word it is (GE-19.8)."""

    weight = Weight.ROUTINE

    seat: Seat
    other: Seat
    by_both: bool


class FleetLost(Event, frozen=True):
    """A fleet destroyed: in a war, by a disruption, or for want of a place to go."""

    weight = Weight.ROUTINE

    seat: Seat
    fleet: str
    tile: str
    by: Seat | None = None


class WarEnded(Event, frozen=True):
    weight = Weight.HEADLINE

    attacker: Seat
    defender: Seat
    area: AreaName
    outcome: Literal["won", "lost", "mutual", "surrendered"]
    """For the attacker."""
    strength: tuple[int, int]
    lost: tuple[int, int]
    cash: int
    """Spoils or reparations of the side that won."""
    passage: bool


class FleetPlaced(Event, frozen=True):
    """A survivor of an invasion takes its place (GE-9.20)."""

    weight = Weight.ROUTINE

    seat: Seat
    fleet: str
    origin: str
    target: str


class FleetReturned(Event, frozen=True):
    """A fleet goes home, or to ground of its owner (GE-9.19, GE-12.6, GE-12.7)."""

    weight = Weight.ROUTINE

    seat: Seat
    fleet: str
    origin: str
    target: str


class ContractCompleted(Event, frozen=True):
    seat: Seat
    planet: AreaName


class Disrupted(Event, frozen=True):
    seat: Seat
    victim: Seat
    planet: AreaName
    cost: int


class OfferMade(Event, frozen=True):
    """Terms put to another: now (`proposed`, `countered`) or standing. Only the two know them (GE-R.32)."""

    maker: Seat
    to: Seat
    how: Literal["proposed", "countered", "posted"]
    terms: Terms | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat in (self.maker, self.to):
            return self
        return None if self.how == "posted" else replace(self, terms=None)

    @Fact
    def bargain(self) -> Bargain | None:
        return None if self.terms is None else bargain(self.terms, self.maker, self.to)


class OfferEnded(Event, frozen=True):
    """A proposal is declined, or a standing offer withdrawn or lapsed."""

    maker: Seat
    to: Seat
    how: Literal["declined", "withdrawn", "lapsed"]
    standing: bool

    def seen_by(self, seat: Seat | None) -> Event | None:
        return None if self.standing and seat not in (self.maker, self.to) else self


class DealMade(Event, frozen=True):
    """A deal is done, for all to know (GE-R.32)."""

    weight = Weight.HEADLINE

    maker: Seat
    to: Seat
    terms: Terms
    cost: int

    @Fact
    def bargain(self) -> Bargain:
        return bargain(self.terms, self.maker, self.to)


class CardPassed(Event, frozen=True):
    """A mission card changes hands; what it is, the receiver alone learns (GE-12.10)."""

    reveals = True

    seat: Seat
    to: Seat
    mission: MissionName | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, self.to) else replace(self, mission=None)


class PromiseEnded(Event, frozen=True):
    """A clause has run out, or is void because a party is gone."""

    parties: tuple[Seat, Seat]
    clause: Clause
    kept: bool


class PromiseBroken(Event, frozen=True):
    """A clause is broken, where promises are on honour (GE-R.25)."""

    weight = Weight.HEADLINE

    seat: Seat
    to: Seat
    clause: Clause


class PpRolled(Event, frozen=True):
    reveals = True

    seat: Seat
    die: int
    gained: int


class MissionDrawn(Event, frozen=True):
    weight = Weight.ROUTINE
    reveals = True

    seat: Seat
    card: int
    mission: MissionName | None
    shuffled: bool = False
    """Whether the discard pile was shuffled into a new deck first (GE-14.3)."""

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, mission=None)


class MissionDiscarded(Event, frozen=True):
    weight = Weight.ROUTINE

    seat: Seat
    card: int
    mission: MissionName | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, mission=None)


class MissionCompleted(Event, frozen=True):
    weight = Weight.HEADLINE
    reveals = True

    seat: Seat
    mission: MissionName
    bounty: int
    pp: int = 0


class Eliminated(Event, frozen=True):
    weight = Weight.HEADLINE

    seat: Seat
    captor: Seat | None


class Conceding(Event, frozen=True):
    """A player will leave when the war or deal under way is over (GE-R.42)."""

    seat: Seat


class Said(Event, frozen=True):
    seat: Seat
    to: Seat | None
    text: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if self.to is None or seat in (self.seat, self.to) else None


class TurnEnded(Event, frozen=True):
    weight = Weight.FORMALITY

    seat: Seat


class GameWon(Event, frozen=True):
    weight = Weight.HEADLINE

    seat: Seat
    condition: ConditionName
    round: int


AnyEvent = Union[  # noqa: UP007 - one alias that msgspec and mypy both read
    GameStarted,
    TurnStarted,
    IncomePaid,
    InstalmentPaid,
    Delivered,
    FleetMoved,
    Claimed,
    Landed,
    CapitalExposed,
    Deployed,
    WarDeclared,
    WarTick,
    SimulationAgreed,
    FleetLost,
    WarEnded,
    FleetPlaced,
    FleetReturned,
    ContractCompleted,
    Disrupted,
    OfferMade,
    OfferEnded,
    DealMade,
    CardPassed,
    PromiseEnded,
    PromiseBroken,
    PpRolled,
    MissionDrawn,
    MissionDiscarded,
    MissionCompleted,
    Eliminated,
    Conceding,
    Said,
    TurnEnded,
    GameWon,
]
