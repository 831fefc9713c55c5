"""Events of SW-7.3 and SW-7.4."""

from collections.abc import Mapping
from typing import Literal

from stellarch.core import Fact, Message, Seat, Weight
from stellarch.games.space_wars.nouns import Place
from stellarch.games.space_wars.reported import WarEvent
from stellarch.games.space_wars.terms import PeaceLasts
from stellarch.games.space_wars.things import handed_over

PeaceWay = Literal["agreed", "forced", "imposed"]


class WarDeclared(WarEvent, frozen=True):
    """On a player, and on that player's ally (SW-7.3.2)."""

    weight = Weight.HEADLINE

    seat: Seat
    targets: tuple[Seat, ...]
    cost: int = 0
    """The tax on it (SW-6.3.16)."""
    reveals = True


class PeaceMade(WarEvent, frozen=True):
    """Between two sides, by whatever way: with the sectors that have another flag, or what changes hands."""

    weight = Weight.HEADLINE

    mine: tuple[Seat, ...]
    """Of the side that offered it, or forced it."""
    theirs: tuple[Seat, ...]
    way: PeaceWay
    turns: int = 0
    """For how many turns it binds."""
    flags: Mapping[str, Seat] = {}
    """Sectors and who has them now, after a peace that was not agreed on."""
    gives: Mapping[str, int] = {}
    asks: Mapping[str, int] = {}
    reveals = True

    @Fact
    def terms(self) -> tuple[Message, ...]:
        """Who gives what to whom, who keeps which sectors, and for how long it binds."""
        kept = {seat: tuple(at for at, to in self.flags.items() if to == seat) for seat in self.flags.values()}
        return (
            *handed_over(self.mine[0], self.theirs[0], self.gives, self.asks),
            *(KeepsSectors(seat, sectors) for seat, sectors in kept.items()),
            *([PeaceLasts(self.turns)] if self.turns else []),
        )


class KeepsSectors(Message, frozen=True):
    seat: Seat
    sectors: tuple[Place, ...]
