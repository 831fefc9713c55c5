"""SW-2: the board, the tiles, the deal."""

from collections import Counter

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from stellarch.core import Chance, Hex, Seat
from stellarch.games.space_wars.galaxy import deal, repaired, shortfall, wronged
from stellarch.games.space_wars.geometry import (
    HEXES,
    At,
    board,
    coordinates,
    distance,
    place_of,
    read_coordinates,
    ring_of,
    sector,
    size_of,
    spoke,
)
from stellarch.games.space_wars.layout import lay_out
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.tables.tiles import KINDS, MAPS, STARTS, SYSTEMS, MapName
from tests.rules.space_wars.given import A, B, given, system

TABLES: list[tuple[MapName, int]] = [(sheet.id, players) for sheet in MAPS.values() for players in sheet.players]


@pytest.mark.rule("SW-2.1.1")
@pytest.mark.parametrize(("rings", "sectors"), [(6, 127), (5, 91), (4, 61)])
def test_ring_r_has_6r_sectors(rings: int, sectors: int) -> None:
    counts = Counter(ring_of(at) for at in board(rings).sectors)
    assert sum(counts.values()) == sectors == size_of(rings)
    assert counts == {0: 1, **{ring: 6 * ring for ring in range(1, rings + 1)}}


@pytest.mark.rule("SW-2.1.2")
def test_directions_run_clockwise_from_north() -> None:
    first_ring = [HEXES[at] for at in board(6).neighbours[0]]
    assert first_ring == [Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0)]


@pytest.mark.rule("SW-2.1.3")
def test_a_ring_is_as_far_from_the_core_as_its_number_and_closes() -> None:
    for at in board(6).sectors[1:]:
        following = sector(ring_of(at), place_of(at) + 1)
        assert distance(At(0), at) == ring_of(at)
        assert distance(at, following) == 1


@pytest.mark.rule("SW-2.1.4")
@pytest.mark.example("SW-T.66")
def test_a_place_is_counted_from_the_spoke_that_runs_north() -> None:
    at = sector(4, (2 - 1) * 4 + 3)
    assert HEXES[at] == Hex(4, -1)
    assert [spoke(direction, 3) for direction in range(1, 7)] == [sector(3, place) for place in (0, 3, 6, 9, 12, 15)]


def test_a_sector_reads_back() -> None:
    assert [read_coordinates(coordinates(at)) for at in board(6).sectors] == list(board(6).sectors)
    for wrong in ("7-0", "1-6", "0-1", "4-07", "4", "a-b", ""):
        assert read_coordinates(wrong) is None


def test_a_sector_goes_by_its_system() -> None:
    galaxy = given(A(), B(), tiles={"2-3": "draconis_31"}).galaxy
    at = sector(2, 3)
    assert (galaxy.name(at), galaxy.find("draconis_31"), galaxy.find("2-3")) == ("draconis_31", at, at)
    assert galaxy.find("5-0") is None  # beyond the four rings of a duel
    assert galaxy.find("veridia_11") is None


def test_balls_and_lines_keep_to_the_board() -> None:
    duel = board(4)
    assert duel.ball(At(0), 4) == duel.sectors
    assert duel.beyond(sector(4, 0), 1) is None
    assert duel.beyond(sector(3, 0), 1) == sector(4, 0)


@pytest.mark.rule("SW-2.2.1")
def test_the_box_holds_127_tiles() -> None:
    counts = {kind.id: kind.count for kind in KINDS.values()}
    assert sum(counts.values()) == 127
    assert counts["free_space"] == 127 - 91
    assert counts["star_gate"] == 12
    assert {counts[f"nebula_{colour}"] for colour in ("blue", "red", "green", "yellow")} == {3}


@pytest.mark.rule("SW-2.2.3")
@pytest.mark.rule("SW-2.2.4")
@pytest.mark.rule("SW-2.2.5")
def test_systems() -> None:
    green = [tile.id for tile in SYSTEMS.values() if tile.kind == "large_planet" and tile.typology == "green"]
    assert len(green) == 2
    for tile in SYSTEMS.values():
        assert not (tile.crystal if tile.is_planet else tile.cities + tile.workshops)
        assert max(tile.cities, tile.workshops, tile.crystal) <= tile.limits.max_level
    homes = {
        (tile.size, tile.cities, tile.workshops, tile.crystal)
        for tile in SYSTEMS.values()
        if tile.kind == "home_planet"
    }
    assert homes == {("large", 4, 4, 0)}


@pytest.mark.rule("SW-2.3.1")
@pytest.mark.rule("SW-2.3.2")
@pytest.mark.rule("SW-2.3.3")
@pytest.mark.rule("SW-2.3.4")
@pytest.mark.rule("SW-21.1.3")
@pytest.mark.rule("SW-21.1.4")
@pytest.mark.rule("SW-21.1.5")
@pytest.mark.rule("SW-21.1.6")
@pytest.mark.parametrize(("map_name", "players"), TABLES)
def test_what_a_deal_holds(map_name: MapName, players: int) -> None:
    sheet, galaxy = MAPS[map_name], deal(map_name, players, Chance("a deal"))
    assert galaxy.tiles[0] == "galaxy_core"
    assert Counter(galaxy.kinds) == sheet.tiles
    assert len({tile for tile in galaxy.tiles if tile in SYSTEMS}) == len(galaxy.systems)
    inner = [At(at) for at in range(1, size_of(sheet.inner_rings))]
    kinds = Counter(galaxy.kinds[at] for at in inner)
    assert {"veridia_11", "silvana_12"} <= {galaxy.tiles[at] for at in inner}
    assert kinds["large_star"] == sheet.inner.large_star
    assert {letter for at in inner if (letter := galaxy.gate_letter(at))} == set("ABCD")
    nebulas = [galaxy.kinds[at] for at in inner if galaxy.is_nebula(at)]
    assert len(nebulas) == len(set(nebulas)) == sheet.inner.nebula
    assert (kinds["free_space"], kinds["asteroid_field"]) == (sheet.inner.free_space, sheet.inner.asteroid_field)
    assert not kinds["home_planet"]
    assert {place_of(home) for home in galaxy.homes} == set(STARTS[map_name, players])
    assert {ring_of(home) for home in galaxy.homes} == {sheet.home_ring}
    assert [galaxy.kinds[home] for home in galaxy.homes] == ["home_planet"] * players


@pytest.mark.rule("SW-R.10")
@pytest.mark.rule("SW-2.3.5")
@pytest.mark.rule("SW-2.3.10")
@pytest.mark.example("SW-T.79")
def test_homes_of_absent_players_are_ordinary_planets() -> None:
    state = lay_out(Options(), deal("standard", 6, Chance("six")), Chance("six"))
    homes = [at for at, tile in state.galaxy.systems.items() if tile.kind == "home_planet"]
    free = [at for at in homes if at not in state.galaxy.homes]
    assert (len(homes), len(free), len(state.sectors)) == (9, 3, 127)
    assert {state.sectors.system(at).natives for at in free} == {2}
    assert {state.sectors.system(at).natives for at in state.galaxy.homes} == {0}
    natives = {0: 0, 1: 0, 2: 0, 3: 1, 4: 2}
    for at, tile in state.galaxy.systems.items():
        if at not in state.galaxy.homes and tile.is_planet:
            assert state.sectors.system(at).natives == natives[tile.cities]


FAIR = {"4-1": "veridia_11", "4-3": "silvana_12", "3-1": "rigel_major"}  # next to A's home, which lies at 4-2


@pytest.mark.rule("SW-2.3.6")
@pytest.mark.parametrize(
    ("tiles", "lacks"),
    [
        ({}, 2 + 2 + 5 + 5 + 2),
        ({"4-1": "fern_72"}, 0 + 1 + 3 + 4 + 2),  # cities 2, workshops 1
        ({"4-1": "veridia_11", "4-3": "silvana_12"}, 2),  # no crystal
        ({"4-1": "veridia_11", "4-3": "silvana_12", "4-5": "wisp"}, 0),  # three sectors away
        ({"4-1": "veridia_11", "4-3": "silvana_12", "4-6": "wisp"}, 2),  # four
        (FAIR, 0),
    ],
)
def test_what_a_home_must_have_around_it(tiles: dict[str, str], lacks: int) -> None:
    assert shortfall(given(A(), B(), tiles=tiles).galaxy, Seat(0)) == lacks


@pytest.mark.rule("SW-2.3.8")
@settings(max_examples=25, deadline=None)
@drawn(table=st.sampled_from(TABLES), seed=st.integers(0, 10**6))
def test_a_mended_deal_is_fair_and_has_the_same_tiles(table: tuple[MapName, int], seed: int) -> None:
    before = deal(*table, Chance(f"deal {seed}"))
    after = repaired(before, Chance(f"repair {seed}"))
    assert wronged(after) == ()
    assert after.homes == before.homes
    assert [after.tiles[home] for home in after.homes] == [before.tiles[home] for home in before.homes]
    assert Counter(after.tiles) == Counter(before.tiles)


@pytest.mark.rule("SW-2.3.8")
def test_a_fair_deal_is_left_as_it_is() -> None:
    galaxy = given(A(), B(), tiles={**FAIR, "4-13": "ferron_13", "4-15": "titanis_14", "4-12": "altair_major"}).galaxy
    assert repaired(galaxy, Chance("any")) == galaxy


@pytest.mark.rule("SW-21.1.16")
def test_the_same_seed_deals_the_same_galaxy() -> None:
    once, again, other = (deal("standard", 9, Chance(seed)) for seed in ("one", "one", "two"))
    assert once == again != other
    assert list(once.systems) == sorted(once.systems)


def test_an_empty_position_is_empty() -> None:
    assert system(given(A(), B()), A.home).cities == 0
