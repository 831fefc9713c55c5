"""Boards: tiles laid on hexes, and the systems they make (SSE-1, SSE-2).

A board is the tuple of its tiles; everything else (systems, lines, neighbours) is computed from them once.
Boards are values: an edit gives a new board.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import permutations

from stellarch.core import CLOCKWISE, Direction, Hex, Seat
from stellarch.games.small_star_empires.data import NEBULAE, PLANETS, Edition, Kind, faces

RING: tuple[Direction, ...] = (
    Direction.NW,
    Direction.NE,
    Direction.E,
    Direction.SE,
    Direction.SW,
    Direction.W,
)
"""The order in which a tile's ring is written: clockwise from north-west."""


@dataclass(frozen=True, slots=True)
class MainTile:
    """A tile of seven systems: where its middle lies, which face is up, how far it is turned, what lies on top."""

    at: Hex
    face: str
    turn: int = 0
    on_top: Kind | None = None

    def systems(self, edition: Edition) -> Iterator[tuple[Hex, Kind]]:
        face = faces(edition)[self.face]
        yield self.at, self.on_top or face.centre
        for direction, kind in zip(RING, face.ring, strict=True):
            yield self.at.to(direction.turned(self.turn)), kind


@dataclass(frozen=True, slots=True)
class HomeTile:
    """A tile of four systems: the homeworld of a seat, an empty system in one direction, a star on each side of it;
    and what lies on top of the empty one."""

    at: Hex
    seat: Seat
    empty: Direction
    on_top: Kind | None = None

    def systems(self, edition: Edition) -> Iterator[tuple[Hex, Kind]]:
        yield self.at, Kind.HOMEWORLD
        yield self.at.to(self.empty), self.on_top or Kind.EMPTY
        yield self.at.to(self.empty.turned(1)), Kind.TWO_PLANETS
        yield self.at.to(self.empty.turned(-1)), Kind.ONE_PLANET


@dataclass(frozen=True, slots=True)
class LooseSystem:
    """A single system on no tile: for boards drawn by hand, in tests and studies. `seat` is given for a homeworld."""

    at: Hex
    kind: Kind
    seat: Seat | None = None

    def systems(self, edition: Edition) -> Iterator[tuple[Hex, Kind]]:
        yield self.at, self.kind


AnyTile = MainTile | HomeTile | LooseSystem


@dataclass(frozen=True)
class Board:
    """Tiles in place. Two boards are equal when their tiles are."""

    edition: Edition
    tiles: tuple[AnyTile, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles, key=_reading_order)))

    @cached_property
    def systems(self) -> Mapping[Hex, Kind]:
        """Every system by its hex, row by row; where tiles overlap, the first in reading order shows."""
        found: dict[Hex, Kind] = {}
        for tile in self.tiles:
            for at, kind in tile.systems(self.edition):
                found.setdefault(at, kind)
        return {at: found[at] for at in sorted(found, key=_row_by_row)}

    @cached_property
    def claimable(self) -> tuple[Hex, ...]:
        """The systems in which a piece can ever be placed."""
        never = (Kind.HOMEWORLD, Kind.WORMHOLE, Kind.BLACK_HOLE)
        return tuple(at for at, kind in self.systems.items() if kind not in never)

    @cached_property
    def overlaps(self) -> tuple[Hex, ...]:
        """The hexes that more than one tile covers."""
        covered = Counter(at for tile in self.tiles for at, _ in tile.systems(self.edition))
        return tuple(at for at in self.systems if covered[at] > 1)

    @cached_property
    def tile_of(self) -> Mapping[Hex, AnyTile]:
        """The tile each system lies on."""
        return {at: self.tiles[number] for at, number in self.sectors.items()}

    @cached_property
    def sectors(self) -> Mapping[Hex, int]:
        """The number of the tile each system lies on, in reading order."""
        found: dict[Hex, int] = {}
        for number, tile in enumerate(self.tiles):
            for at, _ in tile.systems(self.edition):
                found.setdefault(at, number)
        return found

    @cached_property
    def homes(self) -> Mapping[Seat, Hex]:
        """Each seat's homeworld, by seat."""
        homes = {tile.seat: tile.at for tile in self.tiles if not isinstance(tile, MainTile) and tile.seat is not None}
        return dict(sorted(homes.items()))

    @cached_property
    def neighbours(self) -> Mapping[Hex, tuple[Hex, ...]]:
        """The systems that share an edge with each system (SSE-1.8), clockwise from east."""
        return {at: tuple(ahead[at] for ahead in self._ahead.values() if at in ahead) for at in self.systems}

    @cached_property
    def wormholes(self) -> tuple[Hex, ...]:
        return self.of_kind(Kind.WORMHOLE)

    @cached_property
    def lines(self) -> Mapping[Hex, tuple[tuple[Hex, ...], ...]]:
        """From each system, the systems in each of the six directions up to the first gap or black hole.

        No line goes further for any seat (SSE-1.8, SSE-3.5), so this much is known before the game begins.
        """
        return {at: tuple(tuple(self._line(at, direction)) for direction in CLOCKWISE) for at in self.systems}

    @cached_property
    def exits(self) -> Mapping[Hex, tuple[Hex, ...]]:
        """From each system beside a wormhole, the systems beside another one (SSE-3.10, SSE-3.11), row by row.

        A ship beside two wormholes may leave by either (SSE-R14), so the exits are a union over both.
        """
        beside = {hole: frozenset(self.neighbours[hole]) for hole in self.wormholes}
        found: dict[Hex, set[Hex]] = {}
        for entry, out in permutations(beside, 2):
            for at in beside[entry]:
                found.setdefault(at, set()).update(beside[out])
        return {at: tuple(sorted(reached, key=_row_by_row)) for at, reached in found.items()}

    def of_kind(self, kind: Kind) -> tuple[Hex, ...]:
        return tuple(at for at, found in self.systems.items() if found is kind)

    def planets(self, at: Hex) -> int:
        return PLANETS.get(self.systems[at], 0)

    def nebulae(self) -> tuple[Hex, ...]:
        return tuple(at for at, kind in self.systems.items() if kind in NEBULAE)

    def with_tile(self, tile: AnyTile) -> "Board":
        """The board with one more tile."""
        return replace(self, tiles=(*self.tiles, tile))

    def without(self, at: Hex) -> "Board":
        """The board without the tile that covers a hex."""
        gone = self.tile_of.get(at)
        return replace(self, tiles=tuple(tile for tile in self.tiles if tile is not gone))

    def turned(self, sixths: int) -> "Board":
        """The whole board turned clockwise around the origin by this many times 60 degrees."""
        return replace(self, tiles=tuple(_turned(tile, sixths) for tile in self.tiles))

    def __str__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        from stellarch.games.small_star_empires.board_text import write_board

        return write_board(self)

    def __repr__(self) -> str:
        return f"read_board({str(self)!r})"

    def _line(self, at: Hex, direction: Direction) -> Iterator[Hex]:
        ahead = self._ahead[direction]
        while (reached := ahead.get(at)) is not None and self.systems[reached] is not Kind.BLACK_HOLE:
            yield reached
            at = reached

    @cached_property
    def _ahead(self) -> Mapping[Direction, Mapping[Hex, Hex]]:
        """The system next to each one, by direction.

        It is the very object that is the key in `systems`: what a dictionary need not compare, it finds faster.
        """
        own = {at: at for at in self.systems}
        return {way: {at: own[near] for at in own if (near := at.to(way)) in own} for way in CLOCKWISE}


def _row_by_row(at: Hex) -> tuple[int, int]:
    return at.r, at.q


def _reading_order(tile: AnyTile) -> tuple[int, int, int, str]:
    # Homes last and by seat, so that a board string ends with its seats in order; tiles that overlap by what they are.
    seat = -1 if isinstance(tile, MainTile) or tile.seat is None else tile.seat
    return seat, tile.at.r, tile.at.q, repr(tile)


def _turned(tile: AnyTile, sixths: int) -> AnyTile:
    if isinstance(tile, MainTile):
        return replace(tile, at=tile.at.turned(sixths), turn=(tile.turn + sixths) % 6)
    if isinstance(tile, HomeTile):
        return replace(tile, at=tile.at.turned(sixths), empty=tile.empty.turned(sixths))
    return replace(tile, at=tile.at.turned(sixths))
