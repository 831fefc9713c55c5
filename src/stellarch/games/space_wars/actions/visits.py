"""SW-5.3, SW-5.4, SW-9.1.2: special actions of the movement step. Events in play go by their numbers."""

from stellarch.core import Fact
from stellarch.core.grammar import Counted
from stellarch.games.space_wars.actions.notation import Order
from stellarch.games.space_wars.nouns import MissionKind, Piece, Resource, noun


class Visit(Order, frozen=True):
    """A craft or officer visits an anomaly, an artifact or the Guild of Traders (SW-D.27)."""

    word = "visit"

    event: int
    unit: str
    special: bool = False
    """Whether a special weapon that is with the visitor is spent on the roll (SW-29.7)."""


class Trade(Order, frozen=True):
    """A freighter buys from the Guild of Traders or, with an amount below zero, sells (SW-D.28)."""

    word = "trade"

    freight: Piece
    resource: Resource
    amount: int

    @Fact
    def is_sale(self) -> bool:
        return self.amount < 0

    @Fact
    def tokens(self) -> Counted:
        return Counted(abs(self.amount), noun("resource", self.resource))


class Mission(Order, frozen=True):
    """Officers attempt a mission (SW-D.25)."""

    word = "mission"

    mission: MissionKind
    team: tuple[Piece, ...]
    weapon: str | None = None
    """Where a special weapon is spent: the craft of one of the team, or the `surface`."""


class Promote(Order, frozen=True):
    """Who of the team gains a second star (SW-D.26)."""

    word = "promote"

    officer: Piece


class Decontaminate(Order, frozen=True):
    """A scientific starship removes contamination (SW-D.30)."""

    word = "decontaminate"

    craft: Piece
    counters: int


class ShootMeteor(Order, frozen=True):
    """The craft in a meteor's sector fire at it (SW-D.30)."""

    word = "shoot_meteor"

    event: int
    special: str | None = None
    """The craft whose special weapon is spent on the roll (SW-29.7)."""
