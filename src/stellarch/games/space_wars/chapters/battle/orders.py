"""SW-10: orders of a round of battle, which the state holds while the battle lasts.

Craft go by their names, fighters and pods by names that they have in this battle (`star_fighter3`). Some decisions are
made by one order (`withdraw:cruiser1`), others by several and an `end`: aims, runs, repairs.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Union, get_args

from stellarch.core import Fact, Message, Named, Phrase
from stellarch.games.space_wars.notation import Order, Secret, read_order
from stellarch.games.space_wars.nouns import Piece, kinds, noun, of_kind, piece

# Orders


Weapon = Literal["laser", "ion", "torpedo"]


class BattlePlace(Phrase):
    """Where something can go that is no craft."""

    SURFACE = "surface"
    SPACE = "space"


class Spoils(Phrase):
    WEAPONS = "weapons"


class CoreFire(Phrase):
    """The core fire of a round, which each side has in the core of the other."""

    OF_DEFENDER = "core_of_defender"
    OF_ATTACKER = "core_of_attacker"


_PHRASES: Mapping[str, Phrase] = {phrase.value: phrase for kind in (BattlePlace, Spoils, CoreFire) for phrase in kind}


def _craft_or_place(name: str) -> Any:
    return _PHRASES.get(name) or piece(name)


def _step(name: str) -> Any:
    return _PHRASES.get(name) or (noun("battle_step", name) if name in kinds()["battle_step"] else name)


CraftOrPlace = Annotated[str, Named(_craft_or_place)]


class TakesRow(Message, frozen=True):
    row: str
    craft: tuple[Piece, ...]


class GoesTo(Message, frozen=True):
    unit: Piece
    to: CraftOrPlace


class GoesAlong(Message, frozen=True):
    unit: Piece
    carrier: Piece


class Dispose(Secret, frozen=True):
    """Where one's side stands: at the start (SW-D.35), in the zone later on (SW-D.39), in line and core (SW-D.44)."""

    word = "dispose"

    line: tuple[str, ...] = ()
    core: tuple[str, ...] = ()
    skirmish: tuple[str, ...] = ()
    """Fighters and pods in the zone; the others stay where they are, or go `aboard`."""
    aboard: Mapping[str, str] = {}
    """Fighters and pods that leave the zone, or space: to which craft, or to the `surface`."""

    @Fact
    def rows(self) -> tuple[TakesRow | GoesTo, ...]:
        """Who stands where; nothing of rows that stay empty."""
        rows = {"line": self.line, "core": self.core, "skirmish": self.skirmish}
        standing = [TakesRow(row, craft) for row, craft in rows.items() if craft]
        return (*standing, *(GoesTo(unit, to) for unit, to in self.aboard.items()))


class Cloak(Order, frozen=True):
    """An undamaged capital starship hides behind a special weapon for this round (SW-D.37)."""

    word = "cloak"

    craft: Piece


class Patch(Order, frozen=True):
    """A special weapon repairs a damage point of its carrier between two rounds (SW-D.37)."""

    word = "patch"

    craft: Piece


class Target(Order, frozen=True):
    """One attack goes to a target (SW-D.38, SW-D.41, SW-D.42)."""

    word = "target"

    craft: Piece
    weapon: Annotated[Weapon, of_kind("weapon")]
    number: int
    """Which of its attacks with this weapon, from 1."""
    target: Piece
    special: bool = False
    """Whether a special weapon of the craft is spent on the roll."""


class Run(Order, frozen=True):
    """A fighter or pod leaves the zone to attack a craft (SW-D.40)."""

    word = "run"

    unit: Piece
    target: Piece
    general: Piece | None = None
    """Who rides in the pod."""
    special: str | None = None
    """The craft whose special weapon the pod takes along."""


class BreakThrough(Order, frozen=True):
    """Craft of the line go into the enemy core (SW-D.43)."""

    word = "break_through"

    craft: tuple[Piece, ...] = ()


class Return(Order, frozen=True):
    """Craft come back from the enemy core to the line (SW-D.45)."""

    word = "return"

    craft: tuple[Piece, ...] = ()


class Withdraw(Order, frozen=True):
    """Craft leave the battle, or try to (SW-D.46)."""

    word = "withdraw"

    craft: tuple[Piece, ...] = ()
    aboard: Mapping[str, str] = {}
    """Fighters and pods of the zone that go with one of them."""
    special: tuple[str, ...] = ()
    """Those of them that spend a special weapon on their admiral's roll (SW-29.7)."""

    @Fact
    def along(self) -> tuple[GoesAlong, ...]:
        return tuple(GoesAlong(unit, carrier) for unit, carrier in self.aboard.items())


class Hold(Secret, frozen=True):
    """In battle orders: do nothing in a step of this round."""

    word = "hold"

    step: Annotated[str, Named(_step)]


RoundOrder = Union[  # noqa: UP007 - read by msgspec
    Dispose, Cloak, Patch, Target, Run, BreakThrough, Return, Withdraw, Hold
]


class BattleOrders(Secret, frozen=True):
    """All that a commander orders for the rest of a round (SW-23.3.1): the same as these orders, each in its step.

    What cannot be done any more when its step comes is skipped; a step of which the orders say nothing is decided by
    the software.
    """

    word = "battle_orders"

    orders: tuple[RoundOrder, ...]

    def __str__(self) -> str:
        return f"{self.word}:{','.join(map(str, self.orders))}"

    @classmethod
    def read(cls, parts: str | None) -> "BattleOrders":
        return cls(tuple(read_order(part, get_args(RoundOrder)) for part in (parts or "").split(",") if part))  # type: ignore[misc]


# Events


def die_with(die: int, modifier: int) -> str:
    return f"{die}{modifier:+d}" if modifier else str(die)
