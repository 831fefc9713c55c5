"""Capital starships and bases, each a piece of its own; and officers.

A craft is named by its kind and a number: `cruiser5`. So is an officer: `admiral2`. A number is never used again.
Fighters, pods and legions are counted where they are (`counts`), aboard a craft in its `Craft`.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state.counts import (
    NO_LEGIONS,
    NO_SMALL,
    NO_TOKENS,
    Legions,
    Small,
    Tokens,
)
from stellarch.games.space_wars.tables.craft import BASES, CRAFT, PIECE, CraftSheet
from stellarch.games.space_wars.tables.ground import OfficerKind
from stellarch.games.space_wars.tables.politics import Office


def number_of(piece: str) -> int:
    found = PIECE.fullmatch(piece)
    assert found is not None, piece
    return int(found[2])


class Craft(msgspec.Struct, frozen=True, omit_defaults=True):
    """A capital starship or base, and what is aboard; officers say themselves where they are."""

    kind: str
    owner: Seat
    at: At
    damage: int = 0
    tokens: Tokens = NO_TOKENS
    slaves: int = 0
    legions: Legions = NO_LEGIONS
    small: Small = NO_SMALL
    weapons: int = 0
    """Special weapons (SW-17.3.1)."""
    office: Office | None = None
    """The office whose council craft it is (SW-6.1.7)."""

    @property
    def sheet(self) -> CraftSheet:
        return CRAFT[self.kind]

    @property
    def load(self) -> int:
        """The places that its cargo takes; special weapons and officers take none (SW-9.8.2)."""
        return sum(self.tokens) + self.slaves + sum(self.legions) + sum(self.small)


Stop = Literal["asteroids", "supply", "jump", "thrown", "work", "fought"]
"""It entered an asteroid field; was out of supply; jumped; was thrown; worked instead of moving; was intercepted."""


class Moves(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a craft has done this turn."""

    points: int = 0
    """Movement points spent."""
    stopped: Stop | None = None
    """Why it may not move any more, whatever points it has left."""
    begun: bool = False
    """It has moved: whether it is in supply was checked then (SW-9.2.9)."""
    gated: tuple[At, ...] = ()
    """The sectors it entered by gates (SW-9.5.5)."""
    thrown: bool = False
    """By a space warp (SW-5.3.27)."""
    at_warp: bool = False
    """It came into a space warp that it can make use of (SW-5.3.20)."""
    warped: bool = False
    """It has made use of one."""
    rode: Mapping[str, int] = {}
    """Cargo aboard that has travelled with it this turn, by piece."""
    passed_on: Mapping[str, int] = {}
    """Cargo aboard that has travelled with another craft this turn: it may not travel with this one too (SW-9.8.6)."""
    tired: int = 0
    """Slaves aboard that have worked in this turn's extraction (SW-8.2.4)."""
    acted: bool = False
    """It took its special action (SW-9.1.2)."""
    withdrew: bool = False
    """From a battle (SW-10.7.4)."""


class Base(NamedTuple):
    """An outpost, orbital base or moon, and where it is."""

    name: str
    kind: str
    owner: Seat
    at: At


class Landed(msgspec.Struct, frozen=True):
    """Pieces that a craft has put down this turn after they had travelled with it (SW-9.8.6)."""

    at: At
    piece: str
    owner: Seat | None
    """Whose they are; None for tokens and slaves, which go with the place."""
    carrier: str
    count: int


class Passed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Fighters or pods in space that have passed gates this turn, to these sectors (SW-9.5.5)."""

    seat: Seat
    at: At
    kind: str
    gated: tuple[At, ...]
    supplied: bool
    """Whether they were in supply as they began (SW-9.2.9)."""
    count: int
    fought: bool = False
    """They were intercepted and have not won: they pass no further gate (SW-29.4)."""


class Fleets(msgspec.Struct, frozen=True, dict=True):
    """All capital starships and bases. What follows from them alone is worked out once and kept with them."""

    craft: Mapping[str, Craft]
    made: Mapping[str, int] = {}
    """How many of each kind there have been: these number them."""
    moves: Mapping[str, Moves] = {}
    """What craft have done this turn; forgotten at its end."""
    landed: tuple[Landed, ...] = ()
    """What travelled this turn and lies in a sector now; forgotten at its end."""
    passed: tuple[Passed, ...] = ()
    """Fighters and pods that went through gates this turn; forgotten at its end."""

    def __getitem__(self, name: str) -> Craft:
        return self.craft[name]

    def __contains__(self, name: object) -> bool:
        return name in self.craft

    @cached_property
    def by_sector(self) -> Mapping[At, tuple[str, ...]]:
        found: dict[At, list[str]] = {}
        for name, craft in self.craft.items():
            found.setdefault(craft.at, []).append(name)
        return {at: tuple(names) for at, names in found.items()}

    @cached_property
    def by_owner(self) -> Mapping[Seat, tuple[str, ...]]:
        found: dict[Seat, list[str]] = {}
        for name, craft in self.craft.items():
            found.setdefault(craft.owner, []).append(name)
        return {seat: tuple(names) for seat, names in found.items()}

    @cached_property
    def bases(self) -> tuple["Base", ...]:
        """Outposts, orbital bases and moons: what supply goes out from (SW-9.2).

        The same value for fleets in which other craft have moved, so that what follows from it need not be found anew.
        """
        bases = ((name, craft) for name, craft in self.craft.items() if craft.kind in BASES)
        return tuple(Base(name, craft.kind, craft.owner, craft.at) for name, craft in bases)

    def at(self, at: At) -> tuple[str, ...]:
        """The craft in a sector, by their names."""
        return self.by_sector.get(at, ())

    def of(self, seat: Seat) -> tuple[str, ...]:
        return self.by_owner.get(seat, ())

    def here(self, seat: Seat, at: At) -> tuple[str, ...]:
        """The craft of one seat in a sector."""
        return tuple(name for name in self.at(at) if self.craft[name].owner == seat)

    def count(self, seat: Seat, kind: str) -> int:
        """How many of a kind a seat has of its own; council craft are on loan (SW-6.1.9)."""
        mine = (self.craft[name] for name in self.of(seat))
        return sum(craft.kind == kind and craft.office is None for craft in mine)

    def passed_at(self, seat: Seat, at: At) -> Small:
        """A player's fighters and pods in a sector that came there by gates this turn, or were halted there."""
        groups = [each for each in self.passed if (each.seat, each.at) == (seat, at)]
        return Small(*(sum(each.count for each in groups if each.kind == kind) for kind in Small._fields))

    def moves_of(self, name: str) -> Moves:
        return self.moves.get(name, _NOT_MOVED)

    # Changes

    def with_new(self, craft: Craft) -> tuple["Fleets", str]:
        """With a new craft, and the name it is given."""
        number = self.made.get(craft.kind, 0) + 1
        name = f"{craft.kind}{number}"
        made = {**self.made, craft.kind: number}
        in_order = dict(sorted({**self.craft, name: craft}.items()))  # as a saved state has them, lest choices change
        return replace(self, craft=in_order, made=made), name

    def with_craft(self, name: str, **changes: Any) -> "Fleets":
        return replace(self, craft={**self.craft, name: replace(self.craft[name], **changes)})

    def with_moved(self, names: tuple[str, ...], at: At) -> "Fleets":
        """Craft in another sector, with all that is aboard."""
        return self.with_journey(names, at, {})

    def with_journey(self, names: Iterable[str], at: At, moves: Mapping[str, Moves]) -> "Fleets":
        """Craft in another sector, with all that is aboard, and what they have done this turn by now."""
        changed = {name: replace(self.craft[name], at=at) for name in names}
        fleets = replace(self, craft={**self.craft, **changed}, moves={**self.moves, **moves})
        has_bases = any(craft.kind in BASES for craft in changed.values())
        return fleets if has_bases else self._with_same_bases(fleets)

    def _with_same_bases(self, fleets: "Fleets") -> "Fleets":
        if "bases" in self.__dict__:
            fleets.__dict__["bases"] = self.bases
        return fleets

    def with_moves(self, name: str, **changes: Any) -> "Fleets":
        moves = {**self.moves, name: replace(self.moves_of(name), **changes)}
        return self._with_same_bases(replace(self, moves=moves))

    def with_fought(self, seat: Seat, at: At, small: Small) -> "Fleets":
        """Of the fighters and pods that came into a sector by gates, the last ones have been stopped there."""
        left, passed = small._asdict(), []
        for group in reversed(self.passed):
            is_one = (group.seat, group.at) == (seat, at) and left[group.kind] > 0
            left[group.kind] -= group.count if is_one else 0
            passed.append(replace(group, fought=True) if is_one else group)
        return replace(self, passed=tuple(reversed(passed)))

    def with_halted(self, seat: Seat, at: At, small: Small) -> "Fleets":
        """This many fighters and pods that came with a carrier pass no gate from the sector where it was stopped."""
        halted = (
            Passed(seat, at, kind, (at,), True, count, fought=True) for kind, count in small._asdict().items() if count
        )
        return replace(self, passed=(*self.passed, *halted))

    def without(self, names: tuple[str, ...]) -> "Fleets":
        """Craft that are gone, with all that is aboard; their officers go with them: see `State.without_craft`."""
        gone = set(names)
        craft = {name: craft for name, craft in self.craft.items() if name not in gone}
        moves = {name: moves for name, moves in self.moves.items() if name not in gone}
        return replace(self, craft=craft, moves=moves)

    def rested(self) -> "Fleets":
        """As a new turn finds them: none has moved."""
        return replace(self, moves={}, landed=(), passed=())


_NOT_MOVED = Moves()


class Officer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An officer is aboard a craft, named by it, or on the surface of a system (SW-17.1.2)."""

    kind: OfficerKind
    owner: Seat
    place: At | str
    stars: int = 1


class Officers(msgspec.Struct, frozen=True, dict=True):
    each: Mapping[str, Officer] = {}
    made: Mapping[str, int] = {}
    acted: frozenset[str] = frozenset()
    """Who has acted this turn (SW-9.1.2)."""

    def __getitem__(self, name: str) -> Officer:
        return self.each[name]

    def __contains__(self, name: object) -> bool:
        return name in self.each

    @cached_property
    def by_place(self) -> Mapping[At | str, tuple[str, ...]]:
        found: dict[At | str, list[str]] = {}
        for name, officer in self.each.items():
            found.setdefault(officer.place, []).append(name)
        return {place: tuple(names) for place, names in found.items()}

    def at(self, place: At | str) -> tuple[str, ...]:
        """Who is aboard a craft, or on the surface of a sector's system."""
        return self.by_place.get(place, ())

    def of(self, seat: Seat) -> Iterator[str]:
        return (name for name, officer in self.each.items() if officer.owner == seat)

    def count(self, seat: Seat, kind: OfficerKind, stars: int) -> int:
        return sum(self.each[name].kind == kind and self.each[name].stars == stars for name in self.of(seat))

    # Changes

    def with_new(self, officer: Officer) -> tuple["Officers", str]:
        number = self.made.get(officer.kind, 0) + 1
        name = f"{officer.kind}{number}"
        made = {**self.made, officer.kind: number}
        return replace(self, each={**self.each, name: officer}, made=made), name

    def with_officer(self, name: str, **changes: Any) -> "Officers":
        return replace(self, each={**self.each, name: replace(self.each[name], **changes)})

    def with_acted(self, name: str) -> "Officers":
        return replace(self, acted=self.acted | {name})

    def without(self, names: tuple[str, ...]) -> "Officers":
        gone = set(names)
        each = {name: officer for name, officer in self.each.items() if name not in gone}
        return replace(self, each=each, acted=self.acted - gone)

    def rested(self) -> "Officers":
        return replace(self, acted=frozenset()) if self.acted else self
