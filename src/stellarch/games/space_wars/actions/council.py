"""SW-6: orders of the council. Players are named by their seats, motions by their number, from 1."""

from collections.abc import Mapping
from typing import Literal

from stellarch.core import Fact, Message, Seat
from stellarch.games.space_wars.actions.general import Secret
from stellarch.games.space_wars.actions.notation import Order
from stellarch.games.space_wars.nouns import Card, Office, Place, Resource

MotionKind = Literal["law", "repeal", "protocol"]
Ballot = Literal["for", "against", "abstain"]


class Appoint(Order, frozen=True):
    """The President names somebody to an office (SW-D.5)."""

    word = "appoint"

    office: Office
    player: Seat


class SetOrder(Order, frozen=True):
    """The President says in which order people propose and vote (SW-D.6)."""

    word = "set_order"

    proposers: tuple[Seat, ...]
    voters: tuple[Seat, ...]


class Proposal(Message, frozen=True):
    """What is proposed, in a few words."""

    kind: MotionKind
    card: Card
    players: tuple[Seat, ...] = ()
    sector: Place | None = None


class Propose(Secret, frozen=True):
    """Put a law, the repeal of one, or a protocol with its target to the council (SW-D.7)."""

    word = "propose"

    kind: MotionKind
    card: Card
    players: tuple[Seat, ...] = ()
    sector: Place | None = None

    @Fact
    def motion(self) -> Proposal:
        return Proposal(self.kind, self.card, self.players, self.sector)


class PassProposal(Order, frozen=True):
    """Propose nothing more in this council (SW-D.7)."""

    word = "pass_proposal"


class Veto(Order, frozen=True):
    """The President strikes a motion off the list (SW-D.8)."""

    word = "veto"

    motion: int


class NoVeto(Order, frozen=True):
    """The President lets the motion be voted on (SW-D.8)."""

    word = "no_veto"


class Vote(Secret, frozen=True):
    """Vote on a motion; each slave that is freed for it adds a vote (SW-D.9)."""

    word = "vote"

    motion: int
    value: Ballot
    freed: Mapping[str, int] = {}
    """How many slaves of which system."""


class Plan(Secret, frozen=True):
    """The raw material that the industrial plan brings to one's capital (SW-D.64)."""

    word = "plan"

    material: Resource
