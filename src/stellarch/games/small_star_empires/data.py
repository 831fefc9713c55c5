"""The printed facts: tiles, layouts and numbers, read from `data/*.toml` and checked once, when the program starts."""

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files
from typing import TypeVar

import msgspec

from stellarch.core import BadData, Direction, Hex

T = TypeVar("T")


class Edition(StrEnum):
    """An edition is its tiles and its scoring together (SSE-8.10)."""

    PRINT_AND_PLAY = "print_and_play"
    RETAIL = "retail"


class Kind(StrEnum):
    """What a system is (SSE-1.7). The value is its sign in data files and drawn boards."""

    HOMEWORLD = "H"
    ONE_PLANET = "1"
    TWO_PLANETS = "2"
    THREE_PLANETS = "3"
    RED_NEBULA = "R"
    GREEN_NEBULA = "G"
    BLUE_NEBULA = "B"
    EMPTY = "."
    WORMHOLE = "O"
    BLACK_HOLE = "X"


PLANETS: Mapping[Kind, int] = {Kind.ONE_PLANET: 1, Kind.TWO_PLANETS: 2, Kind.THREE_PLANETS: 3}
NEBULAE: tuple[Kind, ...] = (Kind.RED_NEBULA, Kind.GREEN_NEBULA, Kind.BLUE_NEBULA)


class Tile(StrEnum):
    """What an unexplored tile can show when it is turned up (SSE-7.4 to 7.9)."""

    THREE_PLANETS = "three_planets"
    TWO_PLANETS = "two_planets"
    CHROMATIC_NEBULA = "chromatic_nebula"
    ASTEROID_FIELD = "asteroid_field"
    ABANDONED_TRADE_STATION = "abandoned_trade_station"
    REFUELING_STATION = "refueling_station"


class Face(msgspec.Struct, frozen=True):
    """One printed face of a main tile: its middle, and its ring clockwise from north-west."""

    centre: Kind
    ring: tuple[Kind, Kind, Kind, Kind, Kind, Kind]


class Slot(msgspec.Struct, frozen=True):
    """A place for a main tile; `centre` is the middle its tile must have: O, X, 1 or ? for any."""

    at: Hex
    centre: str


class HomeSlot(msgspec.Struct, frozen=True):
    """A place for a home tile: its homeworld, and the direction in which its empty system lies."""

    at: Hex
    empty: Direction


class Layout(msgspec.Struct, frozen=True):
    """A printed arrangement of tiles for a number of players (SSE-2.1)."""

    players: int
    main: tuple[Slot, ...]
    home: tuple[HomeSlot, ...]


class Pieces(msgspec.Struct, frozen=True):
    colonies: int
    trade_stations: int


class Loose(msgspec.Struct, frozen=True):
    wormhole: int
    black_hole: int


class EditionData(msgspec.Struct, frozen=True):
    source: str
    main: Mapping[str, Face]
    loose: Loose = Loose(0, 0)


class Supply(msgspec.Struct, frozen=True):
    colonies: int
    trade_stations: int
    ships_by_players: Mapping[int, int]


class CampaignData(msgspec.Struct, frozen=True):
    supply_by_players: Mapping[int, Pieces]
    target_by_players: Mapping[int, int]


class NebulaPoints(msgspec.Struct, frozen=True):
    nebulae: tuple[int, int, int, int]


class CommonPoints(msgspec.Struct, frozen=True):
    largest_territory: int
    trade_station_per_adjacent_rival: int
    abandoned_trade_station_bonus: int
    refueling_station_bonus: int
    open_borders_per_received_colony: int


class Scoring(msgspec.Struct, frozen=True):
    print_and_play: NebulaPoints
    retail: NebulaPoints
    both: CommonPoints


class HomeShape(msgspec.Struct, frozen=True):
    relative_to_direction: Mapping[str, int]


class Tiles(msgspec.Struct, frozen=True):
    """All of `tiles.toml`."""

    edition: Mapping[Edition, EditionData]
    home: HomeShape
    unexplored: Mapping[int, Mapping[Tile, int]]
    supply: Supply
    campaign: CampaignData
    scoring: Scoring


class Layouts(msgspec.Struct, frozen=True):
    """All of `layouts.toml`."""

    layout: Mapping[str, Layout]


def _load(name: str, kind: type[T]) -> T:
    text = files(__package__).joinpath("data", name).read_text("utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), kind, str_keys=True)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as fault:
        raise BadData(name, "", str(fault)) from None


TILES: Tiles = _load("tiles.toml", Tiles)
LAYOUTS: Mapping[str, Layout] = _load("layouts.toml", Layouts).layout


def faces(edition: Edition) -> Mapping[str, Face]:
    """The faces of an edition's main tiles by name: "A" in print-and-play, "Aa" and "Ab" in retail."""
    return TILES.edition[edition].main


def deck(size: int) -> tuple[Tile, ...]:
    """Every unexplored tile of a printing, in the order of the data file."""
    return tuple(tile for tile, count in TILES.unexplored[size].items() for _ in range(count))


def nebula_points(edition: Edition) -> tuple[int, int, int, int]:
    """Points for none, one, two and three nebulae of a colour (SSE-6.2)."""
    scoring = TILES.scoring
    return (scoring.print_and_play if edition is Edition.PRINT_AND_PLAY else scoring.retail).nebulae


def ships(players: int) -> int:
    """Ships for each player (SSE-1.3)."""
    return TILES.supply.ships_by_players[players]


def supply(players: int, *, campaign: bool) -> Pieces:
    """What each player starts with (SSE-1.4, SSE-8.1)."""
    if campaign:
        return TILES.campaign.supply_by_players[players]
    return Pieces(TILES.supply.colonies, TILES.supply.trade_stations)


def _check() -> None:
    for size, tiles in TILES.unexplored.items():
        if sum(tiles.values()) != size:
            raise BadData("tiles.toml", f"unexplored.{size}", f"holds {sum(tiles.values())} tiles")
    for name, layout in LAYOUTS.items():
        if len(layout.home) != layout.players:
            raise BadData("layouts.toml", name, f"has {len(layout.home)} homes for {layout.players} players")


_check()
