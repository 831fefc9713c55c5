"""SW-1: players, pieces, structures; what there is, and what it counts for."""

from typing import Any

import pytest

from stellarch.core import BadOptions
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.income import from_cities
from stellarch.games.space_wars.chapters.research import points
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.rules.control import manager, presence
from stellarch.games.space_wars.rules.supply import supply
from stellarch.games.space_wars.rules.votes import votes
from stellarch.games.space_wars.state import Legions, Levels, Small, State, System, Tokens
from stellarch.games.space_wars.tables.craft import CRAFT
from stellarch.games.space_wars.tables.ground import LEGIONS, OFFICERS, POPULACE, RAW, RESOURCES
from stellarch.games.space_wars.tables.structures import LEVELLED, SINGLES, STRUCTURES
from stellarch.games.space_wars.tables.tiles import SYSTEMS
from tests.rules.space_wars.given import A, B, C, at, begin, given, offered, play, refused, system, tokens

WAR = {"military": "war"}
PLENTY = Tokens(20, 20, 20, 20)
PLANETS = {"small": "moss_71", "medium": "draconis_31", "large": "veridia_11"}
BUILDINGS = "level_2_buildings level_3_buildings level_4_buildings"


def building(on: System, tile: str = "veridia_11", known: str = "", **said: Any) -> State:
    """A construction phase in which A has a system with all the materials that one could wish for."""
    side = A(credits=99, known=known, systems={tile: on}, **said)
    return begin(given(side, B(), tiles={"2-0": tile}, sectors={"2-0": {"tokens": PLENTY}}), "construction_repair")


# Players


@pytest.mark.rule("SW-1.1.1")
@pytest.mark.parametrize(("players", "may"), [(1, False), (2, True), (6, True), (9, True), (10, False)])
def test_two_to_nine_take_part(players: int, may: bool) -> None:
    assert SPACE_WARS.players.usual == 6
    if may:
        assert len(SPACE_WARS.start(Options(), players, "any").state.seats) == players
    else:
        with pytest.raises(BadOptions) as refusal:
            SPACE_WARS.start(Options(), players, "any")
        assert refusal.value.rule == "SW-1.1.1"


@pytest.mark.rule("SW-1.1.4")
@pytest.mark.rule("SW-R.1")
@pytest.mark.parametrize(
    ("relation", "enemy", "friendly"),
    [
        ("war", True, False),
        ("none", False, False),
        ("non_aggression", False, False),
        ("cooperation", False, True),
        ("alliance", False, True),
    ],
)
def test_who_is_an_enemy_and_who_a_friend(relation: str, enemy: bool, friendly: bool) -> None:
    state = given(A(holds="3-3"), B(craft="cruiser1@3-3"), relations={(A, B): {"military": relation}})
    assert (manager(state, at(state, "3-3")) != A.seat) == enemy  # only an enemy takes control away
    assert supply(state, A.seat).reaches(at(state, B.home)) == friendly  # only friends share supply
    assert supply(state, A.seat).reaches(at(state, A.home))  # everybody is a friend of himself


# Craft, ground forces, resources


@pytest.mark.rule("SW-1.2.1", "SW-1.2.2", "SW-1.2.3", "SW-1.2.4", "SW-1.2.5", "SW-R.77")
@pytest.mark.parametrize(
    ("group", "kinds"),
    [
        ("fighter", "star_fighter heavy_star_fighter advanced_star_fighter"),
        ("pod", "boarding_pod"),
        (
            "capital",
            "corvette cruiser advanced_cruiser carrier dreadnought stealth_starship freight transport "
            "consular_starship scientific_starship construction_starship",
        ),
        ("base", "outpost orbital_base artificial_moon"),
    ],
)
def test_the_kinds_of_spacecraft(group: str, kinds: str) -> None:
    assert {sheet.id for sheet in CRAFT.values() if sheet.group == group} == set(kinds.split())
    assert {sheet.group for sheet in CRAFT.values()} == {"fighter", "pod", "capital", "base"}


@pytest.mark.rule("SW-1.2.6", "SW-R.2")
@pytest.mark.parametrize(
    "kind",
    [
        *("star_fighter", "heavy_star_fighter", "advanced_star_fighter", "corvette", "cruiser", "advanced_cruiser"),
        *("carrier", "dreadnought", "stealth_starship", "outpost", "orbital_base", "artificial_moon"),
    ],
)
def test_battle_craft_take_control_of_space(kind: str) -> None:
    assert manager(_in_space_of_b(kind), at(_in_space_of_b(kind), "3-3")) == A.seat


@pytest.mark.rule("SW-1.2.6", "SW-R.2")
@pytest.mark.parametrize(
    "kind",
    ["boarding_pod", "freight", "transport", "consular_starship", "scientific_starship", "construction_starship"],
)
def test_unarmed_craft_do_not(kind: str) -> None:
    assert manager(_in_space_of_b(kind), at(_in_space_of_b(kind), "3-3")) == B.seat


def _in_space_of_b(kind: str) -> State:
    """One craft of A in a sector of B, with whom A is at war."""
    is_small = CRAFT[kind].is_small
    there: dict[str, Any] = {"small": {A.seat: Small(**{kind: 1})}} if is_small else {}
    side = A(craft="" if is_small else f"{kind}1@3-3")
    return given(side, B(holds="3-3"), sectors={"3-3": there}, relations={(A, B): WAR})


@pytest.mark.rule("SW-1.2.1", "SW-1.2.7")
@pytest.mark.parametrize(("kind", "strength"), [("regular", 1), ("veteran", 2), ("elite", 3), ("cyborg", 4)])
def test_the_strength_of_legions(kind: str, strength: int) -> None:
    assert set(LEGIONS) == {"regular", "veteran", "elite", "cyborg"}
    for slaves in range(1, 6):
        on = System(slaves=slaves, legions={A.seat: Legions(**{kind: 1})})
        after = begin(given(A(systems={A.home: on}), B(), dice=(1,)), "contamination_slave")
        assert after.rolls == int(slaves > strength)  # a die is rolled where slaves outnumber the strength


@pytest.mark.rule("SW-1.2.8")
def test_resources() -> None:
    assert list(RESOURCES) == ["mechanical", "electronic", "chemical", "crystal_d", "fuel"] == list(Tokens._fields)
    assert RAW == ("mechanical", "electronic", "chemical")


@pytest.mark.rule("SW-1.2.9", "SW-R.3")
def test_natives_slaves_and_aliens() -> None:
    """Natives do not stop a flag, slaves revolt, aliens block; none of them is a military presence."""
    assert {unit.id: unit.strength for unit in POPULACE.values()} == {"native": 0, "slave": 1, "alien": 1}
    on = System(natives=3, slaves=2)
    state = given(A(craft="corvette1@4-2"), B(), tiles={"4-3": "draconis_31"}, systems={"draconis_31": on})
    assert presence(state, at(state, "draconis_31")) == frozenset()
    flagged = play(begin(state, "player_subphases"), "move:corvette1/draconis_31")
    assert flagged.sectors[at(flagged, "draconis_31")].owner == A.seat
    assert system(flagged, "draconis_31").natives == 3


@pytest.mark.rule("SW-1.2.11")
def test_credits_are_at_hand_everywhere_and_tokens_only_where_they_lie() -> None:
    stock = {A.home: {"tokens": PLENTY}}
    state = begin(
        given(A(systems={"moss_71": System()}), B(), tiles={"1-1": "moss_71"}, sectors=stock), "construction_repair"
    )
    assert refused(state, "A build:moss_71/city") == "SW-16.1.1"
    brought = state.with_sector(at(state, "moss_71"), tokens=Tokens(1, 1, 1))
    after = play(brought, "A build:moss_71/city", "A end", "B end")
    assert (after.empires[A.seat].credits, tokens(after, A.home)) == (17, PLENTY)


# Structures


@pytest.mark.rule("SW-1.3.1")
def test_structures_with_levels() -> None:
    assert LEVELLED == (
        "city",
        "mechanical_workshop",
        "electronic_workshop",
        "chemical_workshop",
        "crystal_workshop",
        "research_center",
        "shipyard",
    )


@pytest.mark.rule("SW-1.3.2", "SW-R.4")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_level_counts_as_one_more_of_its_kind(level: int) -> None:
    levels = Levels(city=level, mechanical_workshop=level, research_center=level, shipyard=level)
    state = given(A(systems={A.home: System(levels)}), B(), C())
    assert votes(state)[A.seat] == from_cities(state, A.seat) == points(state, A.seat) == level
    extracting = begin(state, "income_extraction")
    assert refused(extracting, f"A extract:{A.home}/mechanical_workshop/{level}/0") is None
    assert refused(extracting, f"A extract:{A.home}/mechanical_workshop/{level + 1}/0") == "SW-8.2.1"
    yard = play(building(System(levels)), *["A order:veridia_11/regular"] * level)
    assert refused(yard, "A order:veridia_11/regular") == "SW-16.2.1"


@pytest.mark.rule("SW-1.3.6")
@pytest.mark.parametrize(("size", "most"), [("small", 2), ("medium", 3), ("large", 4)])
def test_the_size_of_a_system_limits_levels(size: str, most: int) -> None:
    tile = PLANETS[size]
    for level in range(1, 5):
        state = building(System(Levels(shipyard=level)), tile, known=BUILDINGS)
        assert refused(state, f"A build:{tile}/shipyard") == (None if level < most else "SW-16.1.3")


@pytest.mark.rule("SW-1.3.7", "SW-R.5")
@pytest.mark.parametrize("tile", ["moss_71", "wisp", "veridia_11"])
def test_single_structures_and_orbital_cities_fit_every_system(tile: str) -> None:
    known = " ".join(sheet.tech for sheet in STRUCTURES.values() if sheet.tech) + " personal_radiation_gear"
    where = {"planet", "system"} if SYSTEMS[tile].is_planet else {"star", "system"}
    for structure in (*SINGLES, "orbital_city"):
        if STRUCTURES[structure].where in where:
            assert refused(building(System(), tile, known), f"A build:{tile}/{structure}") is None, structure


# Ownership


@pytest.mark.rule("SW-1.4.8", "SW-R.7")
def test_neither_presence_nor_control_changes_the_owner() -> None:
    sides = A(craft="cruiser1@4-3"), B(holds="4-4", systems={"moss_71": System(legions={A.seat: Legions(1)})})
    state = given(*sides, tiles={"2-0": "moss_71"}, relations={(A, B): WAR})
    state = play(begin(state, "player_subphases"), "A move:cruiser1/4-4")
    for name in ("4-4", "moss_71"):
        assert (manager(state, at(state, name)), state.sectors[at(state, name)].owner) == (A.seat, B.seat)
    assert not any(choice.startswith("flag") for choice in offered(state, A))
    assert refused(state, "A flag:4-4") == "SW-9.4.1"


@pytest.mark.rule("SW-R.6")
def test_where_both_sides_are_nobody_manages() -> None:
    sides = A(holds="3-3", craft="cruiser1@3-3"), B(craft="corvette1@3-3")
    state = given(*sides, relations={(A, B): WAR})
    assert manager(state, at(state, "3-3")) is None
    alone = given(A(holds="3-3"), sides[1], relations={(A, B): WAR})
    assert manager(alone, at(alone, "3-3")) == B.seat


# Standard units and structures


@pytest.mark.rule("SW-3.1.7", "SW-R.13")
def test_what_is_built_without_technology() -> None:
    state = building(System(Levels(shipyard=4)))
    units = ["outpost", "star_fighter", "heavy_star_fighter", "corvette", "cruiser", "freight", "transport", "regular"]
    for unit in (*CRAFT, *LEGIONS):
        if unit not in ("orbital_base", "veteran", "elite"):  # which no shipyard builds
            assert refused(state, f"A order:veridia_11/{unit}") == (None if unit in units else "SW-15.2.1"), unit
    standard = ["city", "mechanical_workshop", "electronic_workshop", "chemical_workshop", "research_center"]
    for structure in standard:
        assert refused(state, f"A build:veridia_11/{structure}") is None
        raised = play(state, f"A build:veridia_11/{structure}")
        assert refused(raised, f"A build:veridia_11/{structure}") == "SW-16.1.3"
    for structure in SINGLES:
        assert refused(state, f"A build:veridia_11/{structure}") == "SW-15.2.1"
    assert refused(building(System()), "A build:veridia_11/shipyard") is None


@pytest.mark.rule("SW-17.1.1")
def test_an_academy_trains_officers_of_eight_types_with_one_star() -> None:
    state = building(System(singles=frozenset({"space_academy"})))
    trained = [choice.partition("/")[2] for choice in offered(state, A) if choice.startswith("train")]
    officers = ["admiral", "general", "medic", "consul", "scientist", "engineer", "security", "spy"]
    assert trained == [*officers, "regular"]
    assert list(OFFICERS) == officers
    for kind in officers:
        after = play(state, f"A train:veridia_11/{kind}", "A end", "B end")
        assert after.officers[f"{kind}1"].stars == 1
