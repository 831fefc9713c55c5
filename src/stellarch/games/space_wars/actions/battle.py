"""SW-9.9, SW-10: orders of space battles.

Craft go by their names, fighters and pods by names that they have in this battle (`star_fighter3`). Some decisions are
made by one order (`withdraw:cruiser1`), others by several and an `end`: aims, runs, repairs.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Union, get_args

from stellarch.core import Fact, Message, Named, Phrase, Seat
from stellarch.games.space_wars.actions.general import Secret
from stellarch.games.space_wars.actions.notation import Order, read_order
from stellarch.games.space_wars.nouns import Piece, Place, kinds, noun, of_kind, piece

Weapon = Literal["laser", "ion", "torpedo"]
Scope = Literal["battle", "turn", "game"]
"""For how long the software leads."""


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


class Engage(Order, frozen=True):
    """Start a battle against a player (SW-D.33)."""

    word = "battle"

    sector: Place
    player: Seat
    command: bool = False
    """Command it oneself, where the software would (SW-21.1.14)."""


class Intercept(Order, frozen=True):
    """Engage craft that have just come in (SW-D.31)."""

    word = "intercept"

    command: bool = False


class LetPass(Order, frozen=True):
    """Let craft that have just come in be (SW-D.31)."""

    word = "let_pass"


class Join(Order, frozen=True):
    """Take part in the battle with one's craft (SW-D.34)."""

    word = "join"


class StayOut(Order, frozen=True):
    """Keep one's craft out of the battle (SW-D.34)."""

    word = "stay_out"


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


class Shield(Order, frozen=True):
    """What the orbital shield generator protects: up to four capital starships, or one base (SW-D.36)."""

    word = "shield"

    craft: tuple[Piece, ...]


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


class Settle(Order, frozen=True):
    """After the battle: where a fighter or pod goes, or which craft takes the `weapons` that were won (SW-D.65)."""

    word = "settle"

    unit: CraftOrPlace
    place: CraftOrPlace
    """A craft, the `surface`, or `space`."""


class Hold(Secret, frozen=True):
    """In battle orders: do nothing in a step of this round."""

    word = "hold"

    step: Annotated[str, Named(_step)]


class Entrust(Order, frozen=True):
    """Let the software lead one's side: in this battle from now on (SW-24.2.2), or in all battles of this turn or of
    the game (SW-29.6)."""

    word = "entrust"

    scope: Scope = "battle"


class Lead(Order, frozen=True):
    """Lead one's own side again, in this battle and in those to come (SW-29.6)."""

    word = "lead"


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
