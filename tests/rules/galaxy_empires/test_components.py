"""GE-1: the board, its areas, and what stands on it."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping

import pytest

from stellarch.core import Hex, tell
from stellarch.games.galaxy_empires.data import AREAS, FACTIONS, MAP, MISSIONS, Kind
from stellarch.games.galaxy_empires.galaxy import AREA_OF, PLANETS, TILES, TILES_OF, galaxy, is_territory, kind_of
from stellarch.games.galaxy_empires.names import FactionTitle, mission_label
from stellarch.games.galaxy_empires.rules import movement
from stellarch.games.galaxy_empires.state import Fleet
from tests.cases import for_each
from tests.rules.galaxy_empires.given import C, Empire, G, H, V, actions, cash, fleets, given, holds, play, pp, refused

BOARD = galaxy()

KINDS = [
    # rule     kind                 areas  tiles of each
    ("GE-1.1", Kind.CAPITAL,        4,     5),
    ("GE-1.1", Kind.FRONTIER,       8,     3),
    ("GE-1.1", Kind.STATION,        4,     3),
    ("GE-1.1", Kind.CENTER,         2,     2),
    ("GE-1.1", Kind.WORMHOLE,       1,     1),
    ("GE-1.1", Kind.NEUTRAL,        6,     2),
    ("GE-1.1", Kind.PLANET,         4,     1),
    ("GE-1.1", Kind.BLACK_HOLE,     2,     1),
]  # fmt: skip

# The table of chapter 1: an area, its tiles, and the areas it touches. Black holes are closed.
TABLE = """
cap_nw    A1 A2 B1 C1 C2  fr_nw_n fr_nw_w
fr_nw_n   D1 E1 D2        cap_nw fr_nw_w nz_nw st_n
fr_nw_w   B2 A3 C3        cap_nw fr_nw_n nz_nw nz_w st_w
cap_ne    I1 I2 J1 K1 K2  fr_ne_n fr_ne_e
fr_ne_n   H1 G1 H2        cap_ne fr_ne_e nz_ne st_n
fr_ne_e   J2 K3 I3        cap_ne fr_ne_n nz_ne nz_e st_e
cap_se    I7 I8 J7 K7 K8  fr_se_s fr_se_e
fr_se_s   H7 G8 H6        cap_se fr_se_e nz_se st_s
fr_se_e   J6 K6 I6        cap_se fr_se_s nz_se nz_e st_e
cap_sw    A7 A8 B7 C7 C8  fr_sw_s fr_sw_w
fr_sw_s   D7 E8 D6        cap_sw fr_sw_w nz_sw st_s
fr_sw_w   B6 A6 C6        cap_sw fr_sw_s nz_sw nz_w st_w
st_n      F1 E2 G2        fr_nw_n fr_ne_n nz_nw nz_ne pl_n
st_e      J4 J3 J5        fr_ne_e fr_se_e nz_e
st_s      F7 E7 G7        fr_sw_s fr_se_s nz_sw nz_se pl_s
st_w      B4 B3 B5        fr_nw_w fr_sw_w nz_w
pc_w      E4 E5           nz_nw nz_sw pl_w wormhole
pc_e      G4 G5           nz_ne nz_se pl_e wormhole
wormhole  F4              pc_w pc_e
nz_nw     D3 E3           fr_nw_n fr_nw_w st_n pc_w nz_w pl_n pl_w
nz_ne     H3 G3           fr_ne_n fr_ne_e st_n pc_e nz_e pl_n pl_e
nz_se     H5 G6           fr_se_s fr_se_e st_s pc_e nz_e pl_s pl_e
nz_sw     D5 E6           fr_sw_s fr_sw_w st_s pc_w nz_w pl_s pl_w
nz_w      C4 C5           fr_nw_w fr_sw_w st_w nz_nw nz_sw pl_w
nz_e      I4 I5           fr_ne_e fr_se_e st_e nz_ne nz_se pl_e
pl_n      F2              st_n nz_nw nz_ne
pl_s      F6              st_s nz_sw nz_se
pl_w      D4              pc_w nz_nw nz_sw nz_w
pl_e      H4              pc_e nz_ne nz_se nz_e
bh_n      F3
bh_s      F5
"""
ROWS = [line.split() for line in TABLE.split("\n") if line]


def areas_beside(area: str) -> set[str]:
    """The areas next to an area, the closed ones too."""
    at = {place: tile for tile, place in TILES.items()}
    beside = {near for tile in TILES_OF[area] for near in TILES[tile].neighbours()}
    return {AREA_OF[at[near]] for near in beside & at.keys()} - {area}


def is_one_piece(tiles: Iterable[str]) -> bool:
    left = {TILES[tile] for tile in tiles}
    ahead = [left.pop()]
    while ahead:
        reached = left & set(ahead.pop().neighbours())
        left -= reached
        ahead += reached
    return not left


@pytest.mark.parametrize(("rule", "kind", "number", "tiles"), KINDS)
def test_how_many_areas_of_each_kind_there_are(rule: str, kind: Kind, number: int, tiles: int) -> None:
    assert [len(area.tiles) for area in AREAS.values() if area.kind is kind] == [tiles] * number


@pytest.mark.rule("GE-1.1")
def test_the_board_has_79_tiles_in_31_areas() -> None:
    assert (len(TILES), len(set(TILES.values())), len(AREAS)) == (79, 79, 31)


@pytest.mark.rule("GE-1.1")
def test_every_area_is_one_piece() -> None:
    assert all(is_one_piece(tiles) for tiles in TILES_OF.values())


@pytest.mark.rule("GE-1.1")
def test_the_board_stays_one_piece_without_planets_and_black_holes() -> None:
    assert is_one_piece(TILES)
    assert is_one_piece(tile for tile in TILES if kind_of(tile) not in (Kind.PLANET, Kind.BLACK_HOLE))


@pytest.mark.rule("GE-1.1")
def test_a_label_is_the_column_and_the_row_from_the_top() -> None:
    for label, (q, r) in TILES.items():
        top = -7 if q % 2 else -6
        assert label == f"{'ABCDEFGHIJK'[q + 5]}{(2 * r + q - top) // 2 + 1}"


@pytest.mark.rule("GE-1.2", "GE-R.1")
def test_19_areas_are_territories() -> None:
    kinds = Counter(area.kind for area in AREAS.values() if is_territory(area.id))
    assert kinds == {Kind.CAPITAL: 4, Kind.FRONTIER: 8, Kind.STATION: 4, Kind.CENTER: 2, Kind.WORMHOLE: 1}
    assert len(BOARD.territories) == MAP.map.claimable_territories == 19


@pytest.mark.rule("GE-1.2")
def test_nobody_holds_a_neutral_zone_or_a_planet() -> None:
    state = play(given(C(fleets="D2 E3")), "D2>D3", "E3>F2")
    assert holds(state, C) == "cap_nw fr_nw_n"


@pytest.mark.rule("GE-1.3")
def test_tiles_that_share_an_edge_are_adjacent() -> None:
    assert BOARD.near["D2"] == ("C2", "C3", "D1", "D3", "E2", "E3")


@pytest.mark.rule("GE-1.3")
@for_each("row", ROWS)
def test_the_table_of_areas(row: list[str]) -> None:
    area, *rest = row
    tiles = [word for word in rest if word in TILES]
    assert sorted(tiles) == sorted(TILES_OF[area])
    assert BOARD.touches[area] == set(rest) - set(tiles)


@pytest.mark.rule("GE-1.4")
@pytest.mark.parametrize("corner", ["nw", "ne", "se", "sw"])
def test_a_capital_lies_behind_its_two_frontiers(corner: str) -> None:
    assert areas_beside(f"cap_{corner}") == {f"fr_{corner}_{corner[0]}", f"fr_{corner}_{corner[1]}"}


@pytest.mark.rule("GE-1.5")
@pytest.mark.parametrize("station", ["st_n", "st_e", "st_s", "st_w"])
def test_a_station_lies_between_two_corners(station: str) -> None:
    frontiers = [area for area in areas_beside(station) if AREAS[area].kind is Kind.FRONTIER]
    assert len({AREAS[area].corner for area in frontiers}) == 2


@pytest.mark.rule("GE-1.6")
def test_what_the_wormhole_touches() -> None:
    assert areas_beside("wormhole") == {"pc_w", "pc_e", "bh_n", "bh_s"}


@pytest.mark.rule("GE-1.6")
def test_every_tile_of_a_political_center_touches_the_wormhole() -> None:
    assert set(BOARD.near["F4"]) == {"E4", "E5", "G4", "G5"}


def left_right(at: Hex) -> Hex:
    return Hex(-at.q, at.r + at.q)


def top_bottom(at: Hex) -> Hex:
    return Hex(at.q, -at.r - at.q)


@pytest.mark.rule("GE-1.7")
@pytest.mark.parametrize("mirror", [left_right, top_bottom])
def test_a_mirror_maps_areas_on_areas_of_the_same_kind(mirror: Callable[[Hex], Hex]) -> None:
    at = {place: tile for tile, place in TILES.items()}
    for area, tiles in TILES_OF.items():
        (image,) = {AREA_OF[at[mirror(TILES[tile])]] for tile in tiles}
        assert AREAS[image].kind is AREAS[area].kind


def moves_from(empire: Empire) -> Mapping[str, int]:
    """How many moves each area is from a capital, on a board on which nobody else stands."""
    state = given(C(fleets=""), H(fleets=""), V(fleets=""), G(fleets=""))
    fleet = Fleet(empire.seat(state), empire.faction, 1)
    far = dict.fromkeys(TILES_OF[empire.capital], 0)
    ahead = deque(far)
    while ahead:
        tile = ahead.popleft()
        mining = {tile: 3} if kind_of(tile) is Kind.PLANET else {}
        for target in movement.targets(state.changed(fleets={tile: fleet}, contracts=mining), fleet.owner, tile):
            if target not in far:
                far[target] = far[tile] + 1
                ahead.append(target)
    return {area: min(far[tile] for tile in TILES_OF[area]) for area in AREAS if not BOARD.is_closed(area)}


@pytest.mark.rule("GE-1.7")
def test_how_far_everything_is_from_a_capital() -> None:
    far = moves_from(C)
    by_distance = {moves: {area for area in far if far[area] == moves} for moves in range(1, 8)}
    assert by_distance[1] == {"fr_nw_n", "fr_nw_w"}
    assert by_distance[2] == {"st_n", "st_w", "nz_nw", "nz_w"}
    assert by_distance[3] == {"pc_w", "pl_n", "pl_w"}
    assert by_distance[4] >= {"pc_e", "wormhole", "fr_ne_n", "fr_sw_w"}
    assert by_distance[5] >= {"cap_ne", "cap_sw"}
    assert by_distance[7] == {"cap_se"}


@pytest.mark.rule("GE-1.7")
def test_all_four_seats_are_equivalent() -> None:
    profiles = [Counter((AREAS[area].kind, far) for area, far in moves_from(empire).items()) for empire in (C, H, V, G)]
    assert all(profile == profiles[0] for profile in profiles)


@pytest.mark.rule("GE-1.8")
def test_a_tile_holds_one_fleet() -> None:
    assert refused(given(C(fleets="C2 D2")), "C2>D2") == "GE-1.8"
    assert refused(given(C(fleets="C1 C2")), "C1>C2") == "GE-1.8"


@pytest.mark.rule("GE-1.9")
def test_no_fleet_goes_to_a_black_hole() -> None:  # GE-X.18
    assert refused(given(C(fleets="E3")), "E3>F3") == "GE-1.9"


@pytest.mark.rule("GE-1.10")
def test_a_card_fixes_name_colour_and_corner() -> None:
    cards = FACTIONS.values()
    assert [(card.id, card.corner, card.capital, card.color_name) for card in cards] == [
        ("carmine", "nw", "cap_nw", "red"),
        ("helion", "ne", "cap_ne", "gold"),
        ("verdant", "se", "cap_se", "green"),
        ("glacier", "sw", "cap_sw", "cyan"),
    ]
    assert len({tell(FactionTitle(card.id)) for card in cards}) == len({card.glyph for card in cards}) == 4


@pytest.mark.rule("GE-1.10")
@pytest.mark.parametrize("empire", [C, H, V, G])
def test_factions_have_the_same_rules(empire: Empire) -> None:
    (before,) = [near for near, following in zip((G, C, H, V), (C, H, V, G), strict=True) if following == empire]
    begun = play(given(empire(mining="F2", pp=0, cash=0), turn=before, pp=[3]), "end")
    after = play(begun, "roll")
    assert (cash(after, empire), pp(after, empire)) == (100 + 300, 3)


@pytest.mark.rule("GE-1.11")
def test_the_deck_has_32_different_missions() -> None:
    assert len(MISSIONS) == len({tell(mission_label(mission)) for mission in MISSIONS}) == 32


@pytest.mark.rule("GE-1.12")
def test_money_is_never_negative() -> None:
    state = given(C(fleets="", cash=1499))
    after = play(state, "+A1", "+B1")
    assert (cash(after, C), refused(after, "+C1")) == (499, "GE-8.2")


@pytest.mark.rule("GE-1.12")
def test_political_points_go_from_0_to_15() -> None:
    assert pp(play(given(C(pp=11), pp=[6]), "roll"), C) == 15
    assert refused(given(C(fleets="D1", pp=6), H(fleets="F1")), "D1xst_n") == "GE-9.5"


@pytest.mark.rule("GE-1.13", "GE-R.2")
def test_the_number_of_fleets_is_not_limited() -> None:
    everywhere = "D1 D2 E1 A3 B2 C3 E2 F1 G2 B3 B4 B5 E4 E5 D3 E3 C4 C5 A1 A2 B1 C1"
    after = play(given(C(fleets=everywhere, cash=500)), "+C2")
    assert len(fleets(after, C).split()) == 23
    assert actions(after) == 1


@pytest.mark.rule("GE-1.3")
def test_a_planet_can_be_landed_on_from_four_tiles_or_more() -> None:
    assert all(len(BOARD.rims[planet]) >= 4 for planet in PLANETS)
