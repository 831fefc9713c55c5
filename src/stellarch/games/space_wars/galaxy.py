"""SW-2.2, SW-2.3: the tiles and where they lie; the deal, whether it is fair, and how it is mended.

A sector goes by the name of its system, or else by ring and place: `draconis_31`, `4-7`.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

import msgspec

from stellarch.core import Chance, Seat
from stellarch.games.space_wars.geometry import (
    CORE,
    At,
    Board,
    board,
    coordinates,
    distance,
    read_coordinates,
    ring_of,
    sector,
)
from stellarch.games.space_wars.tables.tiles import (
    FAIR_DEAL,
    GATE_LETTERS,
    KINDS,
    MAPS,
    NEBULAS,
    STARTS,
    SYSTEM_KINDS,
    SYSTEMS,
    MapName,
    MapSheet,
    SystemTile,
)

_GATES = {f"star_gate_{letter.lower()}": letter for letter in GATE_LETTERS}
_HOMES = tuple(system.id for system in SYSTEMS.values() if system.kind == "home_planet")
MOST_SWAPS = 6000


class Galaxy(msgspec.Struct, frozen=True, dict=True):
    """A deal: the tile in each sector, by its system's name or its kind (`star_gate_a` with its letter)."""

    tiles: tuple[str, ...]
    homes: tuple[At, ...]
    """Where each seat's home lies."""

    @cached_property
    def board(self) -> Board:
        return board(next(sheet.rings for sheet in MAPS.values() if sum(sheet.tiles.values()) == len(self.tiles)))

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """What kind of tile lies in each sector."""
        return tuple(_kind(tile) for tile in self.tiles)

    @cached_property
    def systems(self) -> Mapping[At, SystemTile]:
        """The sectors in which a system lies."""
        return {At(at): SYSTEMS[tile] for at, tile in enumerate(self.tiles) if tile in SYSTEMS}

    @cached_property
    def gates(self) -> Mapping[str, tuple[At, ...]]:
        """The star gates of each letter."""
        found: dict[str, list[At]] = {letter: [] for letter in GATE_LETTERS}
        for at, tile in enumerate(self.tiles):
            if tile in _GATES:
                found[_GATES[tile]].append(At(at))
        return {letter: tuple(sectors) for letter, sectors in found.items()}

    @cached_property
    def _by_system(self) -> Mapping[str, At]:
        return {tile.id: at for at, tile in self.systems.items()}

    def gate_letter(self, at: At) -> str | None:
        return _GATES.get(self.tiles[at])

    def is_nebula(self, at: At) -> bool:
        return self.kinds[at] in NEBULAS

    @cached_property
    def closed(self) -> frozenset[At]:
        """Core and supernovas: nobody enters, and what is moved there is gone (SW-2.2.6)."""
        return frozenset(At(at) for at, kind in enumerate(self.kinds) if KINDS[kind].enter == "never")

    def is_closed(self, at: At) -> bool:
        return at in self.closed

    def stops(self, at: At) -> bool:
        """Whether craft that enter end their movement (SW-2.2.7)."""
        return KINDS[self.kinds[at]].stop

    def name(self, at: At) -> str:
        """The short form of a sector."""
        tile = self.tiles[at]
        return tile if tile in SYSTEMS else coordinates(at)

    def find(self, name: str) -> At | None:
        """The sector with this short form; also by ring and place where a system lies."""
        found = self._by_system.get(name)
        if found is None:
            found = read_coordinates(name)
        return found if found in self.board else None


def _kind(tile: str) -> str:
    return SYSTEMS[tile].kind if tile in SYSTEMS else "star_gate" if tile in _GATES else tile


# The deal


def deal(map_name: MapName, players: int, chance: Chance) -> Galaxy:
    """Tiles and homes at random (SW-2.3, SW-21.1.3 to SW-21.1.6)."""
    sheet = MAPS[map_name]
    box = _box(sheet, players, chance)
    inner = _inner(sheet, box, chance)
    places = chance.shuffled(STARTS[map_name, players], "homes")
    homes = tuple(sector(sheet.home_ring, place) for place in places)
    for home in _HOMES[:players]:
        box.remove(home)
    outer = chance.shuffled(box, "outer")
    tiles = ["galaxy_core"]
    for at in board(sheet.rings).sectors[1:]:
        if at in homes:
            tiles.append(_HOMES[homes.index(at)])
        else:
            tiles.append((inner if ring_of(at) <= sheet.inner_rings else outer).pop())
    return Galaxy(tuple(tiles), homes)


def _box(sheet: MapSheet, players: int, chance: Chance) -> list[str]:
    """Every tile of a map but the core. Of systems that are more than it needs, some are drawn (SW-21.1.6)."""
    box: list[str] = []
    for kind, count in sheet.tiles.items():
        if kind == "star_gate":
            box += [tile for tile in _GATES for _ in range(count // len(_GATES))]
        elif kind in SYSTEM_KINDS:
            wanted = {*_green_giants(), *_HOMES[:players]}
            drawn = chance.shuffled([system.id for system in SYSTEMS.values() if system.kind == kind], "box", kind)
            box += sorted(drawn, key=lambda system: system not in wanted)[:count]
        elif kind != "galaxy_core":
            box += [kind] * count
    return box


def _green_giants() -> tuple[str, ...]:
    return tuple(
        system.id for system in SYSTEMS.values() if system.kind == "large_planet" and system.typology == "green"
    )


def _inner(sheet: MapSheet, box: list[str], chance: Chance) -> list[str]:
    """The tiles of the inner rings, shuffled; they are taken out of the box (SW-2.3.2)."""
    inner: list[str] = []

    def take(what: str, count: int, fits: Callable[[str], bool], different: bool = False) -> None:
        found = chance.shuffled([tile for tile in box if fits(tile)], "inner", what)
        if different:
            found = list(dict.fromkeys(found))
        for tile in found[:count]:
            box.remove(tile)
            inner.append(tile)

    green = _green_giants()
    take("large star", sheet.inner.large_star, lambda tile: _kind(tile) == "large_star")
    take("green", sheet.inner.large_green_planet, lambda tile: tile in green)
    take("other", sheet.inner.other_system, lambda tile: tile in SYSTEMS and _kind(tile) != "home_planet")
    take("gate", sheet.inner.star_gate, lambda tile: tile in _GATES, different=True)
    take("nebula", sheet.inner.nebula, lambda tile: tile in NEBULAS, different=True)
    take("asteroids", sheet.inner.asteroid_field, lambda tile: tile == "asteroid_field")
    take("space", sheet.inner.free_space, lambda tile: tile == "free_space")
    return chance.shuffled(inner, "inner rings")


# Fair or not


def shortfall(galaxy: Galaxy, seat: Seat) -> int:
    """How much capacity a seat's home lacks around it, in all; none in a fair deal (SW-2.3.6)."""
    return _shortfall(galaxy.tiles, galaxy.homes[seat], galaxy.board)


def _shortfall(tiles: tuple[str, ...] | list[str], home: At, on: Board) -> int:
    cities, workshops, crystal = [0] * 4, [0] * 4, [0] * 4
    for at in on.ball(home, 3)[1:]:
        system = SYSTEMS.get(tiles[at])
        if system is not None:
            for within in range(distance(home, at), 4):
                cities[within] += system.cities
                workshops[within] += system.workshops
                crystal[within] += system.crystal
    return (
        max(0, FAIR_DEAL.cities_within_1 - cities[1])
        + max(0, FAIR_DEAL.workshops_within_1 - workshops[1])
        + max(0, FAIR_DEAL.cities_within_2 - cities[2])
        + max(0, FAIR_DEAL.workshops_within_2 - workshops[2])
        + max(0, FAIR_DEAL.crystal_within_3 - crystal[3])
    )


def wronged(galaxy: Galaxy) -> tuple[Seat, ...]:
    """The seats whose homes miss a condition."""
    return tuple(Seat(seat) for seat in range(len(galaxy.homes)) if shortfall(galaxy, Seat(seat)))


def repaired(galaxy: Galaxy, chance: Chance) -> Galaxy:
    """The deal mended by swaps that never make it worse, until no home misses anything (SW-2.3.8)."""
    tiles, on = list(galaxy.tiles), galaxy.board
    inner_rings = next(sheet.inner_rings for sheet in MAPS.values() if sheet.rings == on.rings)
    outer = [at for at in on.sectors if ring_of(at) > inner_rings and at not in galaxy.homes]
    inner = [at for at in on.sectors if at != CORE and ring_of(at) <= inner_rings]
    lacks = {home: _shortfall(tiles, home, on) for home in galaxy.homes}
    for attempt in range(1, MOST_SWAPS + 1):
        if not any(lacks.values()):
            break
        one, other = _swap(tiles, inner, outer, chance, attempt)
        tiles[one], tiles[other] = tiles[other], tiles[one]
        after = {home: _shortfall(tiles, home, on) for home in _near(galaxy.homes, one, other)}
        if sum(after.values()) > sum(lacks[home] for home in after):
            tiles[one], tiles[other] = tiles[other], tiles[one]
        else:
            lacks.update(after)
    return Galaxy(tuple(tiles), galaxy.homes)


def _near(homes: Iterable[At], one: At, other: At) -> list[At]:
    """The homes that a swap can help or harm."""
    return [home for home in homes if distance(home, one) <= 3 or distance(home, other) <= 3]


def _swap(tiles: list[str], inner: list[At], outer: list[At], chance: Chance, attempt: int) -> tuple[At, At]:
    """Two sectors of the outer rings; every fourth time a small or medium star further in and a planet further out."""
    if attempt % 4 == 0:
        stars = [at for at in inner if _kind(tiles[at]) in ("medium_star", "small_star")]
        planets = [at for at in outer if _kind(tiles[at]).endswith("_planet")]
        if stars and planets:
            return chance.choice(stars, "star", attempt), chance.choice(planets, "planet", attempt)
    first = chance.below(len(outer), "swap", attempt, 1)
    second = chance.below(len(outer) - 1, "swap", attempt, 2)
    return outer[first], outer[second + (second >= first)]
