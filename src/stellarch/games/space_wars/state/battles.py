"""A space battle on the table: who fights, where each craft stands, what has been declared in this step.

Damage and cargo are kept where they always are, in the fleets. Fighters and pods, which are counted elsewhere, have
names while a battle lasts; those in the zone are counted in the space of the sector, the others aboard or on the
surface.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import force_setattr, replace

from stellarch.core import Seat
from stellarch.games.space_wars.chapters.battle.orders import Dispose, RoundOrder, Run, Target
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state.counts import NO_SMALL, Small
from stellarch.games.space_wars.state.matter import Matter

ZONE, SURFACE = "zone", "surface"
GROUNDED = "surface"
"""The question whether fighters and pods come up from the surface; without them there is no battle (SW-29.2)."""
StepName = Literal[
    "dispose",
    "shield",
    "prepare",
    "zone",
    "skirmish",
    "run",
    "lasers",
    "boarding",
    "rearrange",
    "breakthrough",
    "return",
    "line",
    "core_of_defender",
    "core_of_attacker",
    "withdraw",
    "settle",
]
SideNumber = Literal[0, 1]
"""The attacker is 0, the defender 1 (SW-10.1.2)."""


class Wing(msgspec.Struct, frozen=True):
    """A fighter or pod in a battle."""

    kind: str
    owner: Seat
    place: str
    """`zone`, `surface`, or the craft it is aboard."""


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of a battle: players, and rows of craft from left to right (SW-10.2)."""

    seats: tuple[Seat, ...]
    """Who commands, and the ally."""
    line: tuple[str, ...] = ()
    core: tuple[str, ...] = ()
    beyond: tuple[str, ...] = ()
    """In the enemy core (SW-10.2.6)."""
    taken: frozenset[str] = frozenset()
    """Captured in this round: they neither fire nor screen before the next (SW-10.5.10)."""
    spoils: int = 0
    """Special weapons of enemy craft that were destroyed (SW-17.3.5)."""

    @property
    def commander(self) -> Seat:
        return self.seats[0]

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        return (self.line, self.core, self.beyond)

    @property
    def craft(self) -> tuple[str, ...]:
        """All of its craft on the board."""
        return (*self.line, *self.core, *self.beyond)

    def without(self, gone: set[str]) -> "Side":
        """Rows close up (SW-10.2.7)."""
        if gone.isdisjoint(self.craft):
            return self
        line, core, beyond = (tuple(name for name in row if name not in gone) for row in self.rows)
        return replace(self, line=line, core=core, beyond=beyond)


class Mustering(Matter, frozen=True):
    """A battle is about to begin: allies, and owners of stealth starships, say whether they take part (SW-D.34)."""

    at: At
    attacker: Seat
    defender: Seat
    is_interception: bool = False
    entered: tuple[str, ...] = ()
    """The craft that came in and were intercepted."""
    entered_small: Small = NO_SMALL
    """And the fighters and pods."""
    carried: Small = NO_SMALL
    """And those aboard the craft."""
    command: bool = False
    """Whether who opens it said to command it."""
    answers: Mapping[str, bool] = {}
    """What has been answered, by question."""
    grounded: bool = False
    """Whether the attacked side has nothing there but fighters and pods on the surface (SW-29.2)."""

    @property
    def asks_to_come_up(self) -> bool:
        """Whether it is still open if they come up."""
        return self.grounded and GROUNDED not in self.answers

    @property
    def opener(self) -> Seat:
        return self.defender if self.is_interception else self.attacker


class Intercepting(Matter, frozen=True):
    """Craft have come in: enemies there are asked, one after the other, whether they engage them (SW-D.31)."""

    seat: Seat
    craft: tuple[str, ...]
    at: At
    left: tuple[Seat, ...]
    small: Small = NO_SMALL
    """Fighters and pods that came by a gate."""


class Battle(Matter, frozen=True):
    at: At
    sides: tuple[Side, Side]
    wings: Mapping[str, Wing] = {}
    """Fighters and pods, in the order in which they were counted: so the software lets them fight."""
    counted: tuple[str, ...] = ()
    """That order. What is saved has its mappings sorted, and goes on as if it had not been saved."""
    shields: Mapping[str, int] = {}
    """Of craft, fighters and pods that have any left."""
    unsupplied: frozenset[str] = frozenset()
    """Who was out of supply as the battle began (SW-9.2.9)."""
    entered: tuple[str, ...] = ()
    """The craft that came in and were intercepted (SW-9.9.2)."""
    entered_small: Small = NO_SMALL
    """And the fighters and pods (SW-29.4)."""
    carried: Small = NO_SMALL
    """And those aboard the craft (SW-29.4)."""
    is_interception: bool = False
    entrusted: frozenset[Seat] = frozenset()
    """The players who let the software decide for them in this battle."""
    round: int = 1
    step: StepName = "dispose"
    acted: int = 0
    """How many of the two sides have decided in this step."""
    sealed: Mapping[Seat, Dispose | None] = {}
    """Dispositions that are in; None where one is not shown."""
    filed: Mapping[Seat, tuple[RoundOrder, ...]] = {}
    """Orders for the rest of the round; nobody else is shown what they are."""
    aims: tuple[Target, ...] = ()
    runs: tuple[Run, ...] = ()
    cloaked: frozenset[str] = frozenset()
    patched: frozenset[str] = frozenset()
    able: tuple[int, int] | None = None
    """How many craft of each side can break through in this step; None before it is counted (SW-10.6.5)."""
    attacked: bool = False
    """Whether an attack was made in this round (SW-10.3.5)."""
    won: SideNumber | None = None
    """Who has won, once the battle is over (SW-10.3.6)."""

    def __post_init__(self) -> None:
        order = tuple(name for name in self.counted if name in self.wings)
        if order and order != tuple(self.wings):
            force_setattr(self, "wings", {name: self.wings[name] for name in order})

    def side_of(self, seat: Seat) -> SideNumber:
        return 0 if seat in self.sides[0].seats else 1

    def with_side(self, side: SideNumber, **changes: Any) -> "Battle":
        changed = replace(self.sides[side], **changes)
        return replace(self, sides=(changed, self.sides[1]) if side == 0 else (self.sides[0], changed))

    def in_zone(self, side: SideNumber) -> tuple[str, ...]:
        """Its fighters and pods in the skirmish zone."""
        seats = self.sides[side].seats
        return tuple(name for name, wing in self.wings.items() if wing.place == ZONE and wing.owner in seats)

    def wings_of(self, side: SideNumber) -> tuple[str, ...]:
        seats = self.sides[side].seats
        return tuple(name for name, wing in self.wings.items() if wing.owner in seats)

    def is_on_board(self, side: SideNumber) -> bool:
        return bool(self.sides[side].craft) or bool(self.in_zone(side))

    def as_seen_by(self, seat: Seat | None) -> "Battle":
        """Without what the other side has sealed or ordered for the round (SW-24.1.2). That it has, everybody sees: it
        is not asked any more."""
        sealed = {other: order if other == seat else None for other, order in self.sealed.items()}
        filed = {other: orders if other == seat else () for other, orders in self.filed.items()}
        return replace(self, sealed=sealed, filed=filed)
