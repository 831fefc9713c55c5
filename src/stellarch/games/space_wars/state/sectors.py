"""The sectors and what lies in them; all that has a place but no name of its own."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from stellarch.core import Seat
from stellarch.games.space_wars.geometry import At
from stellarch.games.space_wars.state.counts import (
    NO_LEVELS,
    NO_SMALL,
    NO_TOKENS,
    Legions,
    Levels,
    Small,
    Tokens,
    minus,
    plus,
)


class Project(msgspec.Struct, frozen=True, omit_defaults=True):
    """A craft that is laid down in a shipyard, and the points that have gone into it (SW-16.2.4)."""

    craft: str
    points: int
    by: Seat | None = None
    """Who has laid it down, and loses it with the system (SW-16.2.5); None in games of rules version 1."""


class System(msgspec.Struct, frozen=True, omit_defaults=True):
    """The surface of a planet or star, and the structures around it."""

    levels: Levels = NO_LEVELS
    singles: frozenset[str] = frozenset()
    """Structures of which there is one or none (SW-1.3.4)."""
    orbital_cities: int = 0
    natives: int = 0
    slaves: int = 0
    slaves_used: int = 0
    """Slaves that saved credits in this turn's extraction (SW-8.2.4)."""
    aliens: int = 0
    contamination: int = 0
    legions: Mapping[Seat, Legions] = {}
    small: Mapping[Seat, Small] = {}
    """Fighters and pods on the surface."""
    weapons: int = 0
    """Special weapons, which serve the manager of the system (SW-17.3.1)."""
    project: Project | None = None

    @property
    def cities(self) -> int:
        """City levels and orbital cities (SW-1.3.2)."""
        return self.levels.city + self.orbital_cities

    @property
    def laboratories(self) -> int:
        return self.levels.research_center

    def legions_of(self, seat: Seat) -> Legions:
        return self.legions.get(seat, Legions())

    def small_of(self, seat: Seat) -> Small:
        return self.small.get(seat, NO_SMALL)


class Sector(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies in a sector, apart from capital starships, bases and officers."""

    owner: Seat | None = None
    """Whose flag is on it."""
    tokens: Tokens = NO_TOKENS
    mines: int = 0
    """Mine fields; they are the owner's (SW-9.7.6)."""
    gate: Seat | None = None
    """Whose artificial gate floats here."""
    small: Mapping[Seat, Small] = {}
    """Fighters and pods in space."""
    system: System | None = None


class Sectors(msgspec.Struct, frozen=True, dict=True):
    """All sectors, by number. What follows from them is worked out once and kept with them; but not what follows from
    tokens, which are made and carried all the time: so it stays known while nothing but tokens changes."""

    each: tuple[Sector, ...]

    def __getitem__(self, at: At) -> Sector:
        return self.each[at]

    def __len__(self) -> int:
        return len(self.each)

    def items(self) -> Iterator[tuple[At, Sector]]:
        return cast("Iterator[tuple[At, Sector]]", enumerate(self.each))

    def system(self, at: At) -> System:
        """The system of a sector that has one."""
        system = self.each[at].system
        assert system is not None, f"no system in sector {at}"
        return system

    @cached_property
    def systems(self) -> tuple[At, ...]:
        """The sectors in which a system lies."""
        return tuple(at for at, sector in self.items() if sector.system is not None)

    @cached_property
    def infested(self) -> tuple[At, ...]:
        """The sectors in whose systems aliens are."""
        return tuple(at for at in self.systems if self.system(at).aliens)

    @cached_property
    def owned(self) -> Mapping[Seat, tuple[At, ...]]:
        """The sectors with each seat's flag."""
        found: dict[Seat, list[At]] = {}
        for at, sector in self.items():
            if sector.owner is not None:
                found.setdefault(sector.owner, []).append(at)
        return {seat: tuple(sectors) for seat, sectors in found.items()}

    @cached_property
    def artificial_gates(self) -> Mapping[Seat, tuple[At, ...]]:
        """Where the gates of each seat float; they are all joined (SW-9.5.4)."""
        found: dict[Seat, list[At]] = {}
        for at, sector in self.items():
            if sector.gate is not None:
                found.setdefault(sector.gate, []).append(at)
        return {seat: tuple(sectors) for seat, sectors in found.items()}

    def owned_by(self, seat: Seat) -> tuple[At, ...]:
        return self.owned.get(seat, ())

    # Changes

    def with_sector(self, at: At, **changes: Any) -> "Sectors":
        """With another owner, other tokens, mines, gate, small craft or system."""
        changed = Sectors((*self.each[:at], replace(self.each[at], **changes), *self.each[at + 1 :]))
        if changes.keys() == {"tokens"}:
            changed.__dict__.update(self.__dict__)
        return changed

    def with_system(self, at: At, **changes: Any) -> "Sectors":
        return self.with_sector(at, system=replace(self.system(at), **changes))

    def with_tokens_added(self, at: At, tokens: Tokens) -> "Sectors":
        return self.with_sector(at, tokens=plus(self.each[at].tokens, tokens))

    def with_tokens_taken(self, at: At, tokens: Tokens) -> "Sectors":
        return self.with_sector(at, tokens=minus(self.each[at].tokens, tokens))

    def with_level(self, at: At, structure: str, by: int = 1) -> "Sectors":
        """A levelled structure raised (or, below zero, lowered) by this many levels."""
        levels = self.system(at).levels
        changed = levels._replace(**{structure: getattr(levels, structure) + by})
        assert min(changed) >= 0, f"{structure} of {levels}"
        return self.with_system(at, levels=changed)

    def with_legions(self, at: At, seat: Seat, legions: Legions) -> "Sectors":
        """With just these legions of a seat on the surface."""
        return self.with_system(at, legions=_entry(self.system(at).legions, seat, legions))

    def with_small_on_surface(self, at: At, seat: Seat, small: Small) -> "Sectors":
        return self.with_system(at, small=_entry(self.system(at).small, seat, small))

    def with_small_in_space(self, at: At, seat: Seat, small: Small) -> "Sectors":
        return self.with_sector(at, small=_entry(self.each[at].small, seat, small))

    def small_in_space(self, at: At, seat: Seat) -> Small:
        return self.each[at].small.get(seat, NO_SMALL)


def _entry(counts: Mapping[Seat, Any], seat: Seat, count: Any) -> Mapping[Seat, Any]:
    """One seat's count replaced; who has none is not listed."""
    others = {other: theirs for other, theirs in counts.items() if other != seat}
    return dict(sorted({**others, seat: count}.items())) if any(count) else others
