"""SW-1.3, SW-27.5: structures, and the fixed prices of an economy."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from stellarch.games.space_wars.tables.craft import Cost
from stellarch.games.space_wars.tables.reading import by_id, read, require
from stellarch.games.space_wars.tables.technologies import TECHNOLOGIES

_FILE = "structures.toml"


class StructureSheet(msgspec.Struct, frozen=True):
    id: str
    levelled: bool
    where: Literal["planet", "star", "system", "base_sector"]
    capacity: Literal["", "cities", "workshops", "crystal", "orbital_city_cap"]
    tech: str
    cost: Cost | None = None
    """None for workshops: theirs goes by the typology of the planet (SW-27.2)."""
    cr_per_level: int = 0
    """Credits that each level above the first costs more."""
    unique: bool = True


class Prices(msgspec.Struct, frozen=True):
    material_token: int
    crystal_token: int
    high_proficiency_pair: int
    refining_base: int
    repair_point: int
    clone_slave: int
    decontaminate_counter: int
    slave_saving: int
    recycling_by_city_level: Mapping[int, int]


class Structures(msgspec.Struct, frozen=True):
    structure: tuple[StructureSheet, ...]
    prices: Prices
    slave_abuse: Mapping[int, int]


_STRUCTURES = read(_FILE, Structures)

STRUCTURES = by_id(_FILE, _STRUCTURES.structure)
LEVELLED = tuple(sheet.id for sheet in STRUCTURES.values() if sheet.levelled)
SINGLES = tuple(
    sheet.id for sheet in STRUCTURES.values() if not sheet.levelled and sheet.unique and sheet.where != "base_sector"
)
"""What a surface has or has not (SW-1.3.4); an artificial gate floats in space (SW-16.1.12)."""
PRICES = _STRUCTURES.prices
SLAVE_ABUSE = _STRUCTURES.slave_abuse
"""The credits that the abuse of a slave saves, by the die (SW-16.3.3)."""

require(_FILE, "tech", (sheet.tech for sheet in STRUCTURES.values() if sheet.tech), TECHNOLOGIES)
