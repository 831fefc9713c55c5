"""SW-27.3, SW-27.4: spacecraft, their values and costs."""

import re
from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from stellarch.games.space_wars.tables.reading import by_id, read, require
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES

PIECE = re.compile(r"([a-z_]+?)([1-9][0-9]*)")
"""The name of a craft or officer: its kind and its number."""

_FILE = "spacecraft.toml"


class Cost(msgspec.Struct, frozen=True):
    """Tokens of mechanical, electronic and chemical material and of crystal D, and credits."""

    m: int
    e: int
    c: int
    d: int
    cr: int


class Weapon(NamedTuple):
    """A number of attacks of a strength (SW-11.1.2)."""

    attacks: int
    strength: int


class CraftSheet(msgspec.Struct, frozen=True, rename={"group": "class"}):
    """What is printed on a craft's counter."""

    id: str
    group: Literal["fighter", "pod", "capital", "base"]
    battle: bool
    """Whether it is a battle craft (SW-1.2.6)."""
    defence: int
    move: int
    laser: Weapon
    ion: Weapon
    torpedo: Weapon
    laser_range: int
    bomb: int
    capacity: int
    cargo: tuple[str, ...]
    mode: Literal["passive", "active", "none"]
    screen_skirmish: float
    screen_line: float
    blockade: float
    breakthrough: bool
    conquers: bool
    """Whether it can put a flag on a free sector (SW-9.4.2)."""
    yard: int
    tech: str
    limit: int
    cost: Cost

    @property
    def is_small(self) -> bool:
        """Fighters and pods are counted; only capital starships and bases are pieces of their own."""
        return self.group in ("fighter", "pod")


class Spacecraft(msgspec.Struct, frozen=True):
    craft: tuple[CraftSheet, ...]


CRAFT: Mapping[str, CraftSheet] = by_id(_FILE, read(_FILE, Spacecraft).craft)
SMALL = tuple(sheet.id for sheet in CRAFT.values() if sheet.is_small)
BASES = tuple(sheet.id for sheet in CRAFT.values() if sheet.group == "base")

require(_FILE, "tech", (sheet.tech for sheet in CRAFT.values() if sheet.tech), TECHNOLOGIES)
