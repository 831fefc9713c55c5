"""The board as it is played: which tiles touch, which areas are open, and how far it is from one to another (GE-1)."""

from collections import deque
from collections.abc import Iterable, Mapping
from functools import cache, cached_property

from stellarch.core import Hex
from stellarch.games.galaxy_empires.data import AREAS, FACTIONS, MAP, Kind, PlanetCount

TILES: Mapping[str, Hex] = {tile.label: tile.at for area in AREAS.values() for tile in area.tiles}
AREA_OF: Mapping[str, str] = {tile.label: area.id for area in AREAS.values() for tile in area.tiles}
TILES_OF: Mapping[str, tuple[str, ...]] = {
    area.id: tuple(sorted(tile.label for tile in area.tiles)) for area in AREAS.values()
}
PLANETS: tuple[str, ...] = tuple(area.id for area in AREAS.values() if area.kind is Kind.PLANET)
CENTERS: tuple[str, ...] = tuple(area.id for area in AREAS.values() if area.kind is Kind.CENTER)
WORMHOLE: str = next(area.id for area in AREAS.values() if area.kind is Kind.WORMHOLE)
EYE: str = TILES_OF[WORMHOLE][0]
"""The one tile of the wormhole."""

_AT = {at: label for label, at in TILES.items()}


def kind_of(tile: str) -> Kind:
    """What kind of area a tile belongs to."""
    return AREAS[AREA_OF[tile]].kind


def is_territory(area: str) -> bool:
    """Whether an area can be held at all (GE-1.2)."""
    return MAP.kinds[AREAS[area].kind].claimable


class Galaxy:
    """The board with some of its areas closed: the corners nobody plays (GE-20.4)."""

    def __init__(self, dormant: frozenset[str]) -> None:
        self.dormant = dormant
        self.near: Mapping[str, tuple[str, ...]] = {tile: self._open_neighbours(tile) for tile in TILES}
        """The tiles that share an edge with a tile and that a fleet could ever stand on (GE-1.3, GE-1.9)."""
        self.territories: tuple[str, ...] = tuple(area for area in AREAS if is_territory(area) and area not in dormant)
        self.rims: Mapping[str, frozenset[str]] = {area: self._rim(area) for area in AREAS}
        """The tiles from which a fleet could step into an area."""

    def is_closed(self, area: str) -> bool:
        return area in self.dormant or AREAS[area].kind is Kind.BLACK_HOLE

    def _open_neighbours(self, tile: str) -> tuple[str, ...]:
        beside = (_AT.get(at) for at in TILES[tile].neighbours())
        return tuple(sorted(near for near in beside if near is not None and not self.is_closed(AREA_OF[near])))

    def _rim(self, area: str) -> frozenset[str]:
        if self.is_closed(area):
            return frozenset()
        return frozenset(near for tile in TILES_OF[area] for near in self.near[tile]) - set(TILES_OF[area])

    @cached_property
    def touches(self) -> Mapping[str, frozenset[str]]:
        """The areas that share a border with an area (GE-1.3)."""
        return {area: frozenset(AREA_OF[tile] for tile in rim) for area, rim in self.rims.items()}

    @cached_property
    def two_off(self) -> Mapping[str, frozenset[str]]:
        """The areas that border on what an area touches, and not on the area itself."""
        return {
            area: frozenset(far for near in beside for far in self.touches[near]) - beside - {area}
            for area, beside in self.touches.items()
        }

    @cached_property
    def steps(self) -> Mapping[str, Mapping[str, int]]:
        """How many tile steps it is from any tile to each other, planets and closed areas left out (GE-R.17)."""
        return {tile: self._distances(tile) for tile in TILES}

    def _distances(self, start: str) -> Mapping[str, int]:
        found, ahead = {start: 0}, deque([start])
        while ahead:
            tile = ahead.popleft()
            for near in self.near[tile]:
                if near not in found and kind_of(near) is not Kind.PLANET:
                    found[near] = found[tile] + 1
                    ahead.append(near)
        return found


@cache
def galaxy(dormant: frozenset[str] = frozenset()) -> Galaxy:
    return Galaxy(dormant)


def dormant_areas(factions: Iterable[str], closing: str) -> frozenset[str]:
    """What is closed when only these factions play: nothing, their capitals, or their whole corners (GE-20)."""
    empty = {card.corner for card in FACTIONS.values()} - {FACTIONS[faction].corner for faction in factions}
    kinds = {"none": (), "capital": (Kind.CAPITAL,), "corner": (Kind.CAPITAL, Kind.FRONTIER)}[closing]
    return frozenset(area.id for area in AREAS.values() if area.kind in kinds and area.corner in empty)


def closed_planets(count: PlanetCount) -> frozenset[str]:
    """The planets that are burnt out: those in the east and in the west, so that all corners are alike (GE-20.9)."""
    return frozenset() if count == "four" else frozenset(planet for planet in PLANETS if TILES[TILES_OF[planet][0]].q)
