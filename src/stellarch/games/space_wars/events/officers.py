"""Events of SW-17: spies, security officers and medics."""

from collections.abc import Mapping

from stellarch.core import Fact, Seat
from stellarch.games.space_wars.actions.officers import Activity
from stellarch.games.space_wars.nouns import Piece, Place, SpyTarget
from stellarch.games.space_wars.reported import SwEvent


class Spied(SwEvent, frozen=True):
    """What a spy has tried, and what came of it (SW-17.2)."""

    reveals = True

    seat: Seat
    player: Seat
    """The victim."""
    spy: Piece
    activity: Activity
    target: SpyTarget | None
    at: Place
    die: int
    modifier: int
    need: int
    success: bool
    caught: bool
    """Whether the spy is lost (SW-17.2.4)."""

    @Fact
    def bonus(self) -> int:
        return max(self.modifier, 0)

    @Fact
    def malus(self) -> int:
        return max(-self.modifier, 0)

    def strikes(self, seat: Seat) -> bool:
        return seat != self.seat


class SpiesSought(SwEvent, frozen=True):
    """A security officer has looked for spies; a die for each (SW-17.1.12)."""

    reveals = True

    seat: Seat
    officer: Piece
    at: Place
    owners: tuple[Seat, ...]
    """Whose spies they are."""
    dice: Mapping[str, int]
    modifier: int
    caught: tuple[Piece, ...]
    special: tuple[str, ...] = ()
    """On whose dice a special weapon each was spent (SW-29.7)."""


class AliensMade(SwEvent, frozen=True):
    """A medic has let special weapons loose (SW-17.1.7); how many aliens came of it, the landing tells."""

    seat: Seat
    player: Seat | None
    officer: Piece
    at: Place

    def strikes(self, seat: Seat) -> bool:
        return seat != self.seat
