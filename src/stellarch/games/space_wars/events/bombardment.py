"""Events of SW-12: bombardment."""

from typing import Annotated

from stellarch.core import Fact, Seat
from stellarch.games.space_wars.nouns import Place, Units, of_kind
from stellarch.games.space_wars.reported import BattleEvent
from stellarch.games.space_wars.tables.combat import Bombing


class Bombarded(BattleEvent, frozen=True):
    """What the bombs of a player have done to a system (SW-12.1.7)."""

    reveals = True

    seat: Seat
    player: Seat | None
    """Who managed the system, if it was somebody else."""
    system: Place
    bombing: Annotated[Bombing, of_kind("bombing")]
    craft: tuple[str, ...]
    value: int
    need: int
    modifier: int
    dice: tuple[int, ...]
    """One for each thing that could be struck."""
    lost: Units
    counters: int
    """Contamination that was added (SW-12.1.9)."""
    special: tuple[str, ...] = ()
    """Units on whose dice a special weapon each was spent (SW-29.7)."""

    @Fact
    def spent(self) -> int:
        return len(self.special)
