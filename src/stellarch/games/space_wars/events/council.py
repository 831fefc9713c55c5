"""Events of SW-6."""

from stellarch.core import Fact, Seat, Weight
from stellarch.games.space_wars.actions.council import Ballot, MotionKind, Proposal
from stellarch.games.space_wars.nouns import Card, Office, Piece, Place, Resource
from stellarch.games.space_wars.reported import CouncilEvent


class _OfAll(CouncilEvent, frozen=True):
    """It names players, but is about all of them alike."""

    @property
    def about(self) -> frozenset[Seat]:
        return frozenset()


class CouncilMet(_OfAll, frozen=True):
    """Votes are counted, and with them the turn order is fixed (SW-6.1)."""

    weight = Weight.ANNALS

    president: Seat
    votes: tuple[int, ...]
    order: tuple[Seat, ...]

    @Fact
    def count(self) -> int:
        return self.votes[self.president]


class CouncilSkipped(CouncilEvent, frozen=True):
    """Nobody can take part (SW-6.1.10)."""


class AnarchyBegun(CouncilEvent, frozen=True):
    """Two players are left: no council, no laws (SW-19.5.1)."""

    weight = Weight.HEADLINE


class Appointed(CouncilEvent, frozen=True):
    seat: Seat
    office: Office


class OfficesPaid(CouncilEvent, frozen=True):
    """Each holder of an office is paid (SW-6.1.6)."""

    seats: tuple[Seat, ...]
    credits: int


class CouncilCraftPlaced(CouncilEvent, frozen=True):
    seat: Seat
    craft: Piece
    at: Place


class OrderSet(_OfAll, frozen=True):
    proposers: tuple[Seat, ...]
    voters: tuple[Seat, ...]


class _AboutMotion(CouncilEvent, frozen=True):
    """A fact about one motion of this council."""

    number: int
    by: Seat
    kind: MotionKind
    card: Card
    players: tuple[Seat, ...] = ()
    sector: Place | None = None

    @Fact
    def motion(self) -> Proposal:
        return Proposal(self.kind, self.card, self.players, self.sector)


class MotionTabled(_AboutMotion, frozen=True):
    reveals = True


class MotionDropped(_AboutMotion, frozen=True):
    """Somebody has proposed the same already (SW-6.2.9)."""

    weight = Weight.DETAIL


class _MotionClosed(_AboutMotion, frozen=True):
    weight = Weight.ANNALS

    @property
    def about(self) -> frozenset[Seat]:
        """Those whom the motion is about, and no longer the one who made it."""
        return frozenset(self.players)


class MotionVetoed(_MotionClosed, frozen=True):
    pass


class MotionDecided(_MotionClosed, frozen=True):
    ayes: int = 0
    noes: int = 0
    passed: bool = False


class VoteCast(CouncilEvent, frozen=True):
    weight = Weight.DETAIL

    seat: Seat
    number: int
    value: Ballot
    votes: int
    freed: int = 0
    reveals = True


class BankPaid(CouncilEvent, frozen=True):
    """Humanitarian aid or a sanction (SW-6.4.5, SW-6.4.6); below zero it is paid to the bank."""

    seat: Seat
    credits: int

    @Fact
    def amount(self) -> int:
        return abs(self.credits)

    @Fact
    def is_gain(self) -> bool:
        return self.credits >= 0


class MaterialPlaced(CouncilEvent, frozen=True):
    """By the industrial plan (SW-6.4.11)."""

    weight = Weight.NOTE

    seat: Seat
    at: Place
    resource: Resource
