"""Events of SW-9.9, SW-10 and SW-11: space battles."""

from collections.abc import Mapping

import msgspec

from stellarch.core import Fact, Message, Seat, Weight
from stellarch.core.grammar import Counted, Noun
from stellarch.games.space_wars.nouns import BattleStep, Piece, Place, noun, piece, some_craft
from stellarch.games.space_wars.reported import BattleEvent


class LetThrough(BattleEvent, frozen=True):
    """Nobody engages craft that have come in (SW-9.9.1)."""

    seat: Seat
    at: Place


class BattleBegun(BattleEvent, frozen=True):
    """Two sides fight in a sector (SW-10.1); who commands comes first."""

    at: Place
    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]
    is_interception: bool


class Joined(BattleEvent, frozen=True):
    """A player whose craft could stay out of a battle takes part, or does not (SW-D.34)."""

    seat: Seat
    at: Place
    joins: bool


class CameUp(BattleEvent, frozen=True):
    """A player who is attacked sends fighters up from the surface, or keeps them there: then there is no battle
    (SW-29.2)."""

    seat: Seat
    at: Place
    comes: bool


class Disclosed(BattleEvent, frozen=True):
    """Where both sides stand, as is seen when both have decided (SW-10.2.5, SW-10.4.1, SW-10.6.8)."""

    weight = Weight.NOTE
    reveals = True

    at: Place
    round: int
    line: tuple[tuple[str, ...], tuple[str, ...]]
    core: tuple[tuple[str, ...], tuple[str, ...]]
    zone: tuple[tuple[str, ...], tuple[str, ...]]

    @Fact
    def in_line(self) -> int:
        return len(self.line[0])

    @Fact
    def in_core(self) -> int:
        return len(self.core[0])

    @Fact
    def in_zone(self) -> int:
        return len(self.zone[0])

    @Fact
    def defenders(self) -> tuple[int, ...]:
        return len(self.line[1]), len(self.core[1]), len(self.zone[1])


class Shielded(BattleEvent, frozen=True):
    """What the orbital shield generator protects (SW-11.3.4)."""

    weight = Weight.NOTE

    seat: Seat
    craft: tuple[Piece, ...]


class WeaponSpent(BattleEvent, frozen=True):
    """A special weapon cloaks its carrier, or repairs it (SW-11.4.1, SW-17.3.3)."""

    weight = Weight.NOTE

    seat: Seat
    craft: Piece
    cloaks: bool


class Shot(msgspec.Struct, frozen=True):
    """One attack: who fired with what at whom, the die, the number to reach, and what was added."""

    by: str
    weapon: str
    target: str
    die: int
    need: int
    modifier: int
    hit: bool


class Volley(BattleEvent, frozen=True):
    """All attacks of a step; their results apply together (SW-10.6.2)."""

    weight = Weight.NOTE
    reveals = True

    step: BattleStep
    at: Place
    shots: tuple[Shot, ...]

    @Fact
    def fired(self) -> int:
        return len(self.shots)

    @Fact
    def hits(self) -> int:
        return sum(shot.hit for shot in self.shots)


class Struck(BattleEvent, frozen=True):
    """What the hits came to (SW-11.2.1, SW-11.3.5)."""

    weight = Weight.NOTE

    hits: Mapping[str, int]
    destroyed: tuple[Piece, ...]

    @Fact
    def struck(self) -> tuple["UnitStruck", ...]:
        return tuple(UnitStruck(unit, count) for unit, count in self.hits.items())


class UnitStruck(Message, frozen=True):
    unit: Piece
    hits: int


class RunMade(BattleEvent, frozen=True):
    """Fighters and pods go for craft (SW-10.5.1)."""

    weight = Weight.NOTE

    seat: Seat
    runs: Mapping[str, str]
    """Whom each goes for."""

    @Fact
    def count(self) -> int:
        return len(self.runs)

    @Fact
    def targets(self) -> tuple[Piece, ...]:
        return tuple(dict.fromkeys(self.runs.values()))


class Boarded(BattleEvent, frozen=True):
    """A pod boards a craft, or tries to (SW-10.5.8)."""

    weight = Weight.NOTE
    reveals = True

    seat: Seat
    pod: Piece
    target: Piece
    die: int
    need: int
    modifier: int
    success: bool

    @Fact
    def rolled(self) -> str:
        return _rolled(self.die, self.modifier)


def _rolled(die: int, modifier: int) -> str:
    return f"{die}{modifier:+d}" if modifier else str(die)


class CrewLost(BattleEvent, frozen=True):
    """Officers and legions aboard a captured craft are eliminated (SW-10.5.10)."""

    seat: Seat
    craft: Piece
    officers: tuple[str, ...] = ()
    legions: int = 0

    @Fact
    def lost(self) -> tuple[Noun | Counted, ...]:
        legions = [Counted(self.legions, Noun("-legion"))] if self.legions else []
        return (*map(piece, self.officers), *legions)


class PrizeRemoved(BattleEvent, frozen=True):
    """What a captor has no counters for is removed: the craft itself, or some of what is aboard (SW-1.2.10)."""

    seat: Seat
    craft: Piece
    small: tuple[str, ...] = ()
    weapons: int = 0

    @Fact
    def aboard(self) -> tuple[Counted, ...]:
        weapons = [Counted(self.weapons, noun("counter", "special_weapon"))] if self.weapons else []
        return (*some_craft(self.small), *weapons)


class OfficerLost(BattleEvent, frozen=True):
    """A general shares the fate of his pod (SW-10.5.9)."""

    seat: Seat
    officer: Piece


class BrokeThrough(BattleEvent, frozen=True):
    """Craft went into the enemy core, or came back from there (SW-10.6.3, SW-10.6.8)."""

    weight = Weight.NOTE

    seat: Seat
    craft: tuple[Piece, ...]
    back: bool = False


class Withdrew(BattleEvent, frozen=True):
    """Craft left the battle (SW-10.7); an admiral may have rolled for his."""

    seat: Seat
    craft: tuple[Piece, ...]


class WithdrawalRolled(BattleEvent, frozen=True):
    """An admiral tries to leave a core with enemies in it (SW-10.7.2)."""

    reveals = True

    seat: Seat
    craft: Piece
    die: int
    need: int
    modifier: int = 0
    """1 where a special weapon was spent (SW-29.7)."""

    @Fact
    def success(self) -> bool:
        return self.die + self.modifier >= self.need

    @Fact
    def rolled(self) -> str:
        return _rolled(self.die, self.modifier)


class BattleOrderSkipped(BattleEvent, frozen=True):
    """A battle order could not be carried out any more when its step came (SW-23.3.4)."""

    weight = Weight.NOTE

    seat: Seat
    order: str


class BattleEnded(BattleEvent, frozen=True):
    """A battle is over; who has craft on the board, alone, has won (SW-10.3.6)."""

    ends_fight = True
    weight = Weight.HEADLINE

    at: Place
    rounds: int
    winners: tuple[Seat, ...]


class SpoilsTaken(BattleEvent, frozen=True):
    """Special weapons of destroyed enemy craft come aboard (SW-17.3.5)."""

    seat: Seat
    craft: Piece
    weapons: int


class MinesStruck(BattleEvent, frozen=True):
    """Craft came into mine fields (SW-9.7.3)."""

    reveals = True

    seat: Seat
    at: Place
    dice: Mapping[str, int]
    """What each craft rolled."""
    need: int
    small_lost: int = 0
    """Fighters and pods that were destroyed."""

    @Fact
    def hit(self) -> tuple["Noun | SmallCraftMined", ...]:
        small = [SmallCraftMined(self.small_lost)] if self.small_lost else []
        return (*(piece(craft) for craft, die in self.dice.items() if die >= self.need), *small)


class SmallCraftMined(Message, frozen=True):
    count: int


class DefenceFired(BattleEvent, frozen=True):
    """An orbital defense project fires at craft that come in (SW-9.9.5)."""

    reveals = True

    seat: Seat
    """Whose craft."""
    at: Place
    shots: tuple[Shot, ...]

    @Fact
    def hit(self) -> tuple[Piece, ...]:
        return tuple(dict.fromkeys(shot.target for shot in self.shots if shot.hit))
