"""SW-2.2, SW-2.3, SW-21: tiles, systems, maps, starting places."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from stellarch.core import BadData
from stellarch.games.space_wars.tables.reading import by_id, read, require

_FILE = "tiles.toml"

MapName = Literal["standard", "compact", "duel"]
Size = Literal["small", "medium", "large"]
Typology = Literal[
    "green", "grey", "blue", "red", "white", "home", "star_blue", "star_white", "star_yellow", "star_red"
]


class TileKind(msgspec.Struct, frozen=True):
    """What a tile is, and whether craft enter it by choice."""

    id: str
    count: int
    enter: Literal["always", "never", "tech"]
    stop: bool
    """Whether a craft that enters it ends its movement (SW-2.2.7)."""


class SizeLimits(msgspec.Struct, frozen=True):
    """What the size of a system limits."""

    id: Size
    max_level: int
    contamination_cap: int
    orbital_city_cap: int
    blockade_points: int


class SystemTile(msgspec.Struct, frozen=True):
    """A planet or star with its printed capacities (SW-27.1)."""

    id: str
    kind: str
    size: Size
    typology: Typology
    cities: int
    workshops: int
    crystal: int

    @property
    def is_star(self) -> bool:
        return self.kind.endswith("_star")

    @property
    def is_planet(self) -> bool:
        return not self.is_star

    @property
    def limits(self) -> SizeLimits:
        return SIZES[self.size]

    @property
    def natives(self) -> int:
        """The natives it holds at the start, where it is nobody's home (SW-2.3.10)."""
        return _TILES.natives_by_city_capacity[self.cities]


class Price(msgspec.Struct, frozen=True):
    material: int
    credits: int


class WorkshopCost(msgspec.Struct, frozen=True):
    """What a workshop level costs on planets of one typology (SW-27.2)."""

    typology: Typology
    mechanical: Price
    electronic: Price
    chemical: Price


class InnerRings(msgspec.Struct, frozen=True):
    """What lies in the inner rings of a map (SW-2.3.2)."""

    large_star: int
    large_green_planet: int
    other_system: int
    star_gate: int
    nebula: int
    asteroid_field: int
    free_space: int


class MapSheet(msgspec.Struct, frozen=True):
    """A size of the galaxy, for this many players."""

    id: MapName
    players: tuple[int, ...]
    rings: int
    inner_rings: int
    home_ring: int
    tiles: Mapping[str, int]
    inner: InnerRings


class StartRow(msgspec.Struct, frozen=True):
    """Where the homes lie, by their places in the home ring."""

    map: MapName
    players: int
    positions: tuple[int, ...]


class FairDeal(msgspec.Struct, frozen=True):
    """What a home must have around it (SW-2.3.6)."""

    cities_within_1: int
    workshops_within_1: int
    cities_within_2: int
    workshops_within_2: int
    crystal_within_3: int
    max_random_deals: int


class Gates(msgspec.Struct, frozen=True):
    letters: tuple[str, ...]
    per_letter: int


class Tiles(msgspec.Struct, frozen=True):
    kind: tuple[TileKind, ...]
    size: tuple[SizeLimits, ...]
    natives_by_city_capacity: Mapping[int, int]
    star_gates: Gates
    system: tuple[SystemTile, ...]
    workshop_cost: tuple[WorkshopCost, ...]
    map: tuple[MapSheet, ...]
    start: tuple[StartRow, ...]
    fair_deal: FairDeal


_TILES = read(_FILE, Tiles)

KINDS = by_id(_FILE, _TILES.kind)
SIZES = by_id(_FILE, _TILES.size)
SYSTEMS = by_id(_FILE, _TILES.system)
MAPS = by_id(_FILE, _TILES.map)
WORKSHOP_COSTS: Mapping[str, WorkshopCost] = {cost.typology: cost for cost in _TILES.workshop_cost}
STARTS: Mapping[tuple[str, int], tuple[int, ...]] = {(row.map, row.players): row.positions for row in _TILES.start}
FAIR_DEAL = _TILES.fair_deal
GATE_LETTERS = _TILES.star_gates.letters
NEBULAS = tuple(kind for kind in KINDS if kind.startswith("nebula_"))
SYSTEM_KINDS = tuple(kind for kind in KINDS if kind.endswith(("_planet", "_star")))

require(_FILE, "system.kind", (system.kind for system in SYSTEMS.values()), SYSTEM_KINDS)
require(_FILE, "workshop_cost", (tile.typology for tile in SYSTEMS.values() if tile.is_planet), WORKSHOP_COSTS)
for _kind in SYSTEM_KINDS:
    if sum(system.kind == _kind for system in SYSTEMS.values()) != KINDS[_kind].count:
        raise BadData(_FILE, _kind, "the systems of this kind are not as many as its tiles")
for _map in MAPS.values():
    require(_FILE, f"map.{_map.id}", _map.tiles, KINDS)
    if sum(_map.tiles.values()) != 1 + 3 * _map.rings * (_map.rings + 1):
        raise BadData(_FILE, f"map.{_map.id}", "has not as many tiles as sectors")
    if sum(msgspec.structs.astuple(_map.inner)) != 3 * _map.inner_rings * (_map.inner_rings + 1):
        raise BadData(_FILE, f"map.{_map.id}", "has not as many inner tiles as inner sectors")
    if not all((_map.id, players) in STARTS for players in _map.players):
        raise BadData(_FILE, f"map.{_map.id}", "has no start row for a number of players")
