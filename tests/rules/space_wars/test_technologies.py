"""SW-20: what each technology does in play. What those of war do comes with battles, bombardment and ground combat."""

from collections.abc import Callable
from typing import Any

import pytest

from stellarch.games.space_wars.chapters.building import city_capacity, workshop_capacity
from stellarch.games.space_wars.chapters.income import from_trade
from stellarch.games.space_wars.chapters.movement import points
from stellarch.games.space_wars.chapters.research import points as research_points
from stellarch.games.space_wars.rules.supply import is_in_supply
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from stellarch.games.space_wars.tables.technologies import ROWS, TECHNOLOGIES
from tests.cases import for_each
from tests.rules.space_wars.given import A, B, C, D, at, begin, given, play, refused, system, tokens

PLENTY = Tokens(20, 20, 20, 20)
PLANET, STAR = "veridia_11", "rigel_major"  # both large

CHART = [
    (f"SW-20.{row}.{place}", technology.id)
    for row, technologies in enumerate(ROWS.values(), 1)
    for place, technology in enumerate(technologies, 1)
]
"""Every technology, and the rule that says what it does."""


def works(known: str, on: System | None = None) -> State:
    """A's works on a large planet and a large star, with everything else that they need."""
    site = on or System(Levels(research_center=3, shipyard=4), natives=1)
    return begin(
        given(
            A(credits=99, known=known, systems={PLANET: site, STAR: site}, craft="outpost1@2-6", holds="2-6"),
            B(),
            tiles={"2-0": PLANET, "2-3": STAR},
            sectors={name: {"tokens": PLENTY} for name in ("2-0", "2-3", "2-6")},
        ),
        "construction_repair",
    )


GEAR = "personal_radiation_gear"

MAKES_POSSIBLE = [
    ("SW-20.4.2", "planetary_shield_a", f"build:{PLANET}/planetary_shield_a", ""),
    ("SW-20.4.5", "planetary_shield_b", f"build:{PLANET}/planetary_shield_b", "planetary_shield_a"),
    ("SW-20.4.7", "orbital_shield_generator", f"build:{PLANET}/orbital_shield_generator", ""),
    ("SW-20.4.8", "planetary_shield_c", f"build:{PLANET}/planetary_shield_c", "planetary_shield_b"),
    ("SW-20.6.1", "construction_starship", f"order:{PLANET}/construction_starship", ""),
    ("SW-20.6.4", "special_weapons", f"forge:{STAR}", GEAR),
    ("SW-20.6.5", "gate_technology", "build_gate:2-6", ""),
    ("SW-20.6.6", "orbital_defense_project", f"build:{PLANET}/orbital_defense_project", ""),
    ("SW-20.6.8", "cyborg_legion", f"order:{PLANET}/cyborg", ""),
    ("SW-20.7.1", "scientific_starship", f"order:{PLANET}/scientific_starship", ""),
    ("SW-20.9.2", "consular_starship", f"order:{PLANET}/consular_starship", ""),
    ("SW-20.9.4", "native_slave_conversion", f"convert:{PLANET}/enslave", ""),
    ("SW-20.9.7", "business_center", f"build:{PLANET}/business_center", ""),
    ("SW-20.10.2", "crystal_d_workshop", f"build:{STAR}/crystal_workshop", GEAR),
    ("SW-20.10.3", "space_academy", f"build:{PLANET}/space_academy", ""),
    ("SW-20.10.5", "fuel_refinery", f"build:{PLANET}/fuel_refinery", ""),
    ("SW-20.10.6", "recycling_center", f"build:{PLANET}/recycling_center", ""),
    ("SW-20.10.7", "orbital_city", f"build:{PLANET}/orbital_city", ""),
    ("SW-20.10.9", "planetary_jump_interdictor", f"build:{PLANET}/jump_interdictor", ""),
    ("SW-20.12.1", "boarding_pod", f"order:{PLANET}/boarding_pod", ""),
    ("SW-20.12.2", "orbital_base", "upgrade_base:outpost1", ""),
    ("SW-20.12.3", "advanced_star_fighter", f"order:{PLANET}/advanced_star_fighter", ""),
    ("SW-20.12.4", "advanced_cruiser", f"order:{PLANET}/advanced_cruiser", ""),
    ("SW-20.12.7", "huge_starships", f"order:{PLANET}/carrier", ""),
    ("SW-20.12.7", "huge_starships", f"order:{PLANET}/dreadnought", ""),
    ("SW-20.12.8", "stealth_starship", f"order:{PLANET}/stealth_starship", ""),
    ("SW-20.12.10", "moon_technology", f"order:{PLANET}/artificial_moon", ""),
    ("SW-20.13.3", "cloning_knowledge", f"clone:{PLANET}", ""),
]


@for_each(("rule", "technology", "order", "besides"), MAKES_POSSIBLE)
def test_what_a_technology_makes_possible(rule: str, technology: str, order: str, besides: str) -> None:
    assert (rule, technology) in CHART
    assert refused(works(besides), f"A {order}") == "SW-15.2.1"
    assert refused(works(f"{besides} {technology}"), f"A {order}") is None


@pytest.mark.parametrize(
    ("rule", "unit", "technology", "level"),
    [
        ("SW-20.6.1", "construction_starship", "construction_starship", 2),
        ("SW-20.6.8", "cyborg", "cyborg_legion", 1),
        ("SW-20.7.1", "scientific_starship", "scientific_starship", 2),
        ("SW-20.9.2", "consular_starship", "consular_starship", 2),
        ("SW-20.12.1", "boarding_pod", "boarding_pod", 1),
        ("SW-20.12.3", "advanced_star_fighter", "advanced_star_fighter", 1),
        ("SW-20.12.4", "advanced_cruiser", "advanced_cruiser", 2),
        ("SW-20.12.7", "carrier", "huge_starships", 3),
        ("SW-20.12.7", "dreadnought", "huge_starships", 3),
        ("SW-20.12.8", "stealth_starship", "stealth_starship", 2),
        ("SW-20.12.10", "artificial_moon", "moon_technology", 4),
    ],
)
def test_the_lowest_shipyard_for_what_it_makes_possible(rule: str, unit: str, technology: str, level: int) -> None:
    for yard in range(1, 5):
        state = works(technology, System(Levels(shipyard=yard)))
        assert refused(state, f"A order:{PLANET}/{unit}") == (None if yard >= level else "SW-16.2.3")


@pytest.mark.rule("SW-20.13.1")
def test_radiation_gear_opens_the_stars() -> None:
    assert refused(works(""), f"A build:{STAR}/shipyard") == "SW-16.1.6"
    assert refused(works(f"{GEAR} level_4_buildings"), f"A build:{STAR}/research_center") is None


@pytest.mark.rule("SW-20.9.7")
def test_a_business_center_doubles_what_cities_pay() -> None:
    on = System(Levels(city=3), singles=frozenset({"business_center"}))
    state = begin(given(A(systems={A.home: on}), B()), "income_extraction")
    assert state.empires[A.seat].credits == 20 + 2 * 3


@pytest.mark.parametrize(
    ("rule", "known", "highest"),
    [
        ("SW-20.10.1", "level_2_buildings", 2),
        ("SW-20.10.4", "level_3_buildings", 3),
        ("SW-20.10.8", "level_4_buildings", 4),
    ],
)
def test_how_high_one_may_build(rule: str, known: str, highest: int) -> None:
    for level in range(4):
        state = works(known, System(Levels(research_center=level)))
        assert (refused(state, f"A build:{PLANET}/research_center") is None) == (level < highest)


@pytest.mark.parametrize(
    ("rule", "known", "more", "capacity"),
    [
        ("SW-20.11.1", "terraforming_c_1", 1, city_capacity),
        ("SW-20.11.2", "terraforming_w_1", 1, workshop_capacity),
        ("SW-20.11.3", "terraforming_c_2", 2, city_capacity),
        ("SW-20.11.4", "terraforming_w_2", 2, workshop_capacity),
    ],
)
def test_terraforming_adds_to_the_printed_capacity(
    rule: str, known: str, more: int, capacity: Callable[..., int]
) -> None:
    state = given(A(known=known), B(), tiles={"2-0": "boreas_20", "2-3": "glacier_19"})  # 2 cities; 2 workshops
    planet = at(state, "boreas_20" if capacity is city_capacity else "glacier_19")
    assert (capacity(state, A.seat, planet), capacity(state, B.seat, planet)) == (2 + more, 2)


# Movement


@pytest.mark.parametrize(
    ("rule", "known", "steps"),
    [
        ("SW-20.5.1", "movement_range_2", 2),
        ("SW-20.5.4", "movement_range_3", 3),
        ("SW-20.5.5", "movement_range_4", 4),
        ("SW-20.5.8", "unlimited_movement_range", 5),
    ],
)
def test_how_far_supply_reaches(rule: str, known: str, steps: int) -> None:
    for far in range(1, 6):
        state = given(A(known=known, craft=f"corvette1@4-{2 + far}"), B())
        assert is_in_supply(state, "corvette1") == (far <= steps)


@pytest.mark.rule("SW-20.5.6")
def test_advanced_propulsion_gives_capital_starships_a_point() -> None:
    state = given(A(known="advanced_propulsion", craft="cruiser1@4-2 outpost1@4-2"), B(craft="cruiser2@4-14"))
    assert [points(state, name) for name in ("cruiser1", "outpost1", "cruiser2")] == [2, 1, 1]


GATES = {"4-3": "star_gate_a", "2-6": "star_gate_a"}


def moving(known: str, craft: str, **said: Any) -> State:
    return begin(given(A(known=known, craft=craft, holds="4-3"), B(), **said), "player_subphases")


ORDERS_OF_A_STEP: list[tuple[str, str, str, str, str, dict[str, Any]]] = [
    # rule, technology, the order, what refuses it without, craft, what else there is
    ("SW-20.5.3", "star_gates_navigation", "gate:cruiser1/2-6", "SW-9.5.1", "cruiser1@4-3", {"tiles": GATES}),
    (
        "SW-20.5.7",
        "capital_starship_space_jump",
        "jump:cruiser1/2-6/4-3",
        "SW-9.6.1",
        "cruiser1@4-3 outpost1@4-3",
        {"sectors": {"4-3": {"tokens": Tokens(fuel=1)}}},
    ),
    (
        "SW-20.6.2",
        "pulsar_interference_wrapper",
        "move:cruiser1/4-4",
        "SW-5.3.17",
        "cruiser1@4-3",
        {"events": "pulsar_interference@4-3"},
    ),
    ("SW-20.6.3", "mines_field", "lay_mine:construction_starship1", "SW-9.7.1", "construction_starship1@4-3", {}),
    ("SW-20.7.2", "space_scanner", "move:cruiser1/4-4", "SW-2.2.8", "cruiser1@4-3", {"tiles": {"4-4": "nebula_red"}}),
    ("SW-20.7.2", "space_scanner", "move:cruiser1/4-4", "SW-5.3.18", "cruiser1@4-3", {"events": "space_storm@4-4"}),
    (
        "SW-20.7.4",
        "nebula_resource_extraction",
        "collect:freight1",
        "SW-9.7.5",
        "freight1@4-3",
        {"tiles": {"4-3": "nebula_red"}, "dice": (1,)},
    ),
    (
        "SW-20.7.6",
        "black_hole_degravitation",
        "move:scientific_starship1/4-4",
        "SW-5.3.5",
        "scientific_starship1@4-3",
        {"events": "black_hole@4-4"},
    ),
    (
        "SW-20.8.2",
        "meteor_break_up",
        "shoot_meteor:1",
        "SW-5.3.7",
        "cruiser1@4-3",
        {"events": "meteor@4-3", "dice": (1,)},
    ),
]


@pytest.mark.parametrize(("rule", "known", "order", "otherwise", "craft", "said"), ORDERS_OF_A_STEP)
def test_what_a_technology_lets_craft_do(
    rule: str, known: str, order: str, otherwise: str, craft: str, said: dict[str, Any]
) -> None:
    assert (rule, known) in CHART
    assert refused(moving("", craft, **said), order) == otherwise
    assert refused(moving(known, craft, **said), order) is None


@pytest.mark.rule("SW-20.5.2")
def test_warp_propulsion_keeps_craft_from_being_thrown_and_lets_one_jump() -> None:
    thrown = play(moving("", "cruiser1@4-3", events="space_warp@4-4", dice=(4, 1)), "move:cruiser1/4-4")
    assert thrown.fleets["cruiser1"].at != at(thrown, "4-4")
    state = play(moving("space_warp_propulsion", "cruiser1@4-3", events="space_warp@4-4"), "move:cruiser1/4-4")
    assert state.fleets["cruiser1"].at == at(state, "4-4")
    assert refused(state, "warp:cruiser1/2-2") is None


@pytest.mark.rule("SW-20.12.5")
def test_attenuation_saves_craft_from_the_gap_and_holds_them_there() -> None:
    lost = play(moving("", "corvette1@4-3", events="berilan_gap@4-4"), "move:corvette1/4-4")
    assert "corvette1" not in lost.fleets
    held = play(moving("berilan_gap_attenuation", "corvette1@4-3", events="berilan_gap@4-4"), "move:corvette1/4-4")
    assert held.fleets["corvette1"].at == at(held, "4-4")
    assert refused(held, "move:corvette1/4-5") == "SW-5.3.8"


@pytest.mark.rule("SW-20.12.6")
def test_the_plasma_blast_shield_makes_immune() -> None:
    hurt = play(moving("", "cruiser1@4-3", events="plasma_blast@4-4", dice=(6, 6)), "move:cruiser1/4-4")
    assert hurt.fleets["cruiser1"].damage == 2
    immune = play(moving("plasma_blast_shield", "cruiser1@4-3", events="plasma_blast@4-4"), "move:cruiser1/4-4")
    assert immune.fleets["cruiser1"].damage == 0


@pytest.mark.rule("SW-20.13.2")
def test_decontamination() -> None:
    def state(known: str) -> State:
        dirty = System(contamination=1)
        side = A(known=known, craft=f"scientific_starship1@{A.home}", systems={A.home: dirty})
        return begin(given(side, B()), "player_subphases")

    assert refused(state(""), "decontaminate:scientific_starship1/1") == "SW-18.1.2"
    clean = play(state("decontamination_tech"), "decontaminate:scientific_starship1/1")
    assert system(clean, A.home).contamination == 0


# Credits and materials


@pytest.mark.parametrize(
    ("rule", "known", "cost"),
    [
        ("SW-20.8.1", "refining_cost_9", 9),
        ("SW-20.8.3", "refining_cost_6", 6),
        ("SW-20.8.5", "refining_cost_3", 3),
        ("SW-20.8.7", "refining_cost_1", 1),
    ],
)
def test_what_refining_costs(rule: str, known: str, cost: int) -> None:
    refinery = System(singles=frozenset({"fuel_refinery"}))
    state = given(A(known=known, systems={A.home: refinery}), B(), sectors={A.home: {"tokens": Tokens(crystal_d=1)}})
    after = play(begin(state, "income_extraction"), f"A refine:{A.home}", "A end", "B end")
    assert (after.empires[A.seat].credits, tokens(after, A.home)) == (20 - cost, Tokens(fuel=1))


@pytest.mark.rule("SW-20.6.7")
def test_proficient_workshops_make_two_tokens_for_three_credits() -> None:
    on = System(Levels(mechanical_workshop=1))
    order = f"A extract:{A.home}/mechanical_workshop/2/0"
    assert refused(begin(given(A(systems={A.home: on}), B()), "income_extraction"), order) == "SW-8.2.1"
    state = given(A(systems={A.home: on}, known="high_proficiency_workshop"), B())
    after = play(begin(state, "income_extraction"), order, "A end", "B end")
    assert (after.empires[A.seat].credits, tokens(after, A.home)) == (17, Tokens(2))


@pytest.mark.parametrize(("rule", "level"), [("SW-20.9.1", 2), ("SW-20.9.3", 3), ("SW-20.9.5", 4), ("SW-20.9.8", 5)])
def test_what_trade_pays(rule: str, level: int) -> None:
    sides = A(known=f"trading_ability_{level}"), B(systems={B.home: System(Levels(city=3))})
    assert from_trade(given(*sides, relations={(A, B): {"commercial": True}}), A.seat) == level * 2


# The arithmetic of the short version


@pytest.mark.rule("SW-15.2.7")
@pytest.mark.rule("SW-20.14.2")
def test_a_game_begins_with_a_value_of_seven() -> None:
    order = "choose_technologies:level_3_buildings/trading_ability_2+movement_range_2"
    state = play(begin(given(A(), B()), "technologies"), f"A {order}", f"B {order}")
    assert [empire.value for empire in state.empires] == [7, 7]
    learned = state.with_empire(A.seat, known=state.empires[A.seat].known | {"moon_technology", "space_scanner"})
    assert learned.empires[A.seat].value == 7 + 5 + 2


def cheapest(value: int, known: frozenset[str]) -> int:
    """The fewest points for which a player comes to a value, row by row from the left."""
    fewest = {sum(TECHNOLOGIES[each].level for each in known): 0}
    for row in ROWS.values():
        reached = dict(fewest)
        gained = paid = 0
        for technology in row:
            if technology.id not in known:
                gained, paid = gained + technology.level, paid + sum(technology.squares)
                for start, cost in fewest.items():
                    worth = min(value, start + gained)
                    reached[worth] = min(cost + paid, reached.get(worth, cost + paid))
        fewest = reached
    return fewest[value]


@pytest.mark.rule("SW-20.14.2")
def test_the_cheapest_way_to_ninety_costs_272_points() -> None:
    """Whichever are chosen at the start: it is the least over all of them that counts."""
    threes = [each.id for each in TECHNOLOGIES.values() if each.level == 3]
    twos = [each.id for each in TECHNOLOGIES.values() if each.level == 2]
    pairs = [(one, other) for number, one in enumerate(twos) for other in twos[number + 1 :]]
    chosen = [frozenset({threes[number % len(threes)], *pair}) for number, pair in enumerate(pairs)]
    assert min(cheapest(90, known) for known in chosen) == 272
    assert [sum(squares) / level for level in (2, 5) for squares in [_squares(level)]] == [3.5, 3.2]


def _squares(level: int) -> tuple[int, ...]:
    return next(each.squares for each in TECHNOLOGIES.values() if each.level == level)


@pytest.mark.rule("SW-20.14.3")
def test_research_points_of_the_first_turn() -> None:
    start = System(Levels(research_center=2))
    sides = [player(systems={player.home: start}) for player in (A, B, C, D)]
    for agreements, points_then in ((0, 2), (2, 6), (3, 8)):
        bonds = {(A, partner): {"scientific": True} for partner in (B, C, D)[:agreements]}
        assert research_points(given(*sides, relations=bonds), A.seat) == points_then


@pytest.mark.rule("SW-20.14.5")
def test_thirteen_technologies_in_one_turn_if_each_is_of_another_row() -> None:
    from stellarch.games.space_wars.state import ThisTurn

    state = begin(given(A(this_turn=ThisTurn(research={"mission": 13 * 7})), B()), "research")
    after = play(state, *(f"A research:{row}" for row in ROWS for _ in range(3)), "A end", "B end")
    assert len(after.empires[A.seat].known) == 13


@pytest.mark.rule("SW-16.1.4")
def test_terraforming_does_nothing_for_stars() -> None:
    known = " ".join(technology.id for technology in ROWS["planetology"])
    state = given(A(known=known), B(), tiles={"2-0": "wisp"})
    for capacity in (city_capacity, workshop_capacity):
        assert capacity(state, A.seat, at(state, "wisp")) == 0
