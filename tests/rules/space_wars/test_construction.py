"""SW-16.1 to SW-16.3, SW-14.1.6: structures, shipyards, academies, natives and slaves."""

import pytest

from stellarch.core import Refused
from stellarch.games.space_wars.chapters.construction import DieSeen
from stellarch.games.space_wars.chapters.losses import CraftAbandoned
from stellarch.games.space_wars.chapters.people import NativeConverted
from stellarch.games.space_wars.state import Legions, Levels, Project, State, System, Tokens
from stellarch.games.space_wars.tables.tiles import SYSTEMS
from tests.rules.space_wars.given import (
    A,
    B,
    Side,
    at,
    begin,
    given,
    happened,
    offered,
    play,
    refused,
    system,
    tokens,
    told,
)

WORLD = "draconis_31"
PLENTY = Tokens(9, 9, 9, 9)


def colony(on: System, lying: Tokens = PLENTY, tile: str = WORLD, b: Side | None = None, **said: object) -> State:
    """A construction phase in which A has one system besides an empty home, with these tokens beside it."""
    a = A(systems={tile: on}, **{"credits": 60, **said})
    state = given(a, b or B(), tiles={"2-3": tile}, sectors={"2-3": {"owner": A.seat, "system": on, "tokens": lying}})
    return begin(state, "construction_repair")


def builds(*orders: str) -> tuple[str, ...]:
    """A's orders, and then both are done."""
    return (*(f"A {order}" for order in orders), "A end", "B end")


@pytest.mark.rule("SW-16.2.5")
def test_what_was_laid_down_is_lost_when_its_player_leaves_the_system() -> None:
    """A's legions held a world of B, and are gone: B does not finish A's cruiser."""
    yard = System(Levels(shipyard=2), project=Project("cruiser", 2, A.seat))
    state = given(A(), B(systems={WORLD: yard}), tiles={"2-3": WORLD}, relations={(A, B): {"military": "war"}})
    begun = begin(state, "construction_repair")
    assert system(begun, WORLD).project is None
    assert not begun.fleets.of(B.seat)
    held = state.with_system(at(state, WORLD), legions={A.seat: Legions(regular=1)})
    assert begin(held, "construction_repair").fleets.count(A.seat, "cruiser") == 1


@pytest.mark.rule("SW-29.15")
def test_a_player_who_loses_what_was_laid_down_is_told() -> None:
    yard = System(Levels(shipyard=2), project=Project("cruiser", 2, A.seat))
    state = given(A(), B(systems={WORLD: yard}), tiles={"2-3": WORLD}, relations={(A, B): {"military": "war"}})
    assert CraftAbandoned(A.seat, WORLD, "cruiser") in happened(state, "construction_repair")[1]
    mine = given(A(systems={WORLD: yard}), B(), tiles={"2-3": WORLD})
    after, events = told(
        begin(mine, "declaration"), f"A offer:1/flag@{WORLD}=1/-", "A end", "B end", "B accept:0/1", "B end"
    )
    assert system(after, WORLD).project is None
    assert CraftAbandoned(A.seat, WORLD, "cruiser") in events


@pytest.mark.rule("SW-16.2.5")
def test_who_lays_a_craft_down_is_remembered_with_it() -> None:
    after = play(colony(System(Levels(shipyard=2))), *builds(f"order:{WORLD}/cruiser"))
    assert system(after, WORLD).project == Project("cruiser", 2, A.seat)


# Where and what


@pytest.mark.rule("SW-16.1.1")
@pytest.mark.rule("SW-16.1.2")
@pytest.mark.rule("SW-16.1.7")
@pytest.mark.example("SW-T.42")
def test_a_workshop_costs_material_of_its_own_type() -> None:
    state = colony(System(Levels(city=1)), Tokens(3, 0, 0))
    after = play(state, *builds(f"build:{WORLD}/mechanical_workshop"))
    assert system(after, WORLD).levels.mechanical_workshop == 1
    assert tokens(after, WORLD) == Tokens(1, 0, 0)
    assert after.empires[A.seat].credits == 57


@pytest.mark.rule("SW-16.1.1")
def test_materials_must_lie_in_the_sector() -> None:
    state = colony(System(Levels(city=1)), Tokens(1, 0, 0))
    assert refused(state, f"A build:{WORLD}/mechanical_workshop") == "SW-16.1.1"
    assert f"build:{WORLD}/mechanical_workshop" not in offered(state, A)


@pytest.mark.rule("SW-16.1.1")
def test_so_must_the_credits() -> None:
    state = colony(System(), credits=2)
    assert refused(state, f"A build:{WORLD}/mechanical_workshop") == "SW-16.1.1"


@pytest.mark.rule("SW-16.1.1")
def test_nobody_builds_in_a_system_of_others() -> None:
    assert refused(colony(System()), f"B build:{WORLD}/city") == "SW-16.1.1"
    assert refused(colony(System()), "A build:nowhere/city") == "SW-16.1.1"


@pytest.mark.rule("SW-1.4.10")
@pytest.mark.rule("SW-16.1.1")
def test_nothing_is_built_in_a_blocked_system() -> None:
    state = colony(System(aliens=1))
    assert refused(state, f"A build:{WORLD}/city") == "SW-1.4.10"
    assert offered(state, A) == ["end"]


@pytest.mark.rule("SW-16.1.3")
@pytest.mark.example("SW-T.45")
def test_the_second_level_needs_the_technology() -> None:
    on = System(Levels(city=1))
    assert refused(colony(on), f"A build:{WORLD}/city") == "SW-16.1.3"
    after = play(colony(on, Tokens(1, 1, 1), known="level_2_buildings"), *builds(f"build:{WORLD}/city"))
    assert (system(after, WORLD).levels.city, after.empires[A.seat].credits, sum(tokens(after, WORLD))) == (2, 54, 0)


@pytest.mark.rule("SW-16.1.3")
@pytest.mark.example("SW-T.46")
def test_a_small_planet_takes_two_levels() -> None:
    small = next(name for name, tile in _planets("small"))
    state = colony(System(Levels(research_center=2)), tile=small, known="level_3_buildings")
    assert refused(state, f"A build:{small}/research_center") == "SW-16.1.3"


def _planets(size: str, cities: int | None = None) -> list[tuple[str, object]]:
    return [
        (name, tile)
        for name, tile in SYSTEMS.items()
        if tile.is_planet and tile.size == size and cities in (None, tile.cities) and tile.kind != "home_planet"
    ]


@pytest.mark.rule("SW-R.67")
@pytest.mark.rule("SW-16.1.4")
@pytest.mark.example("SW-T.47")
@pytest.mark.parametrize(
    ("size", "printed", "known", "most"),
    [
        ("small", 2, "terraforming_c_1", 2),
        ("medium", 2, "terraforming_c_1", 3),
        ("medium", 2, "terraforming_c_1 terraforming_c_2", 3),
        ("large", 2, "terraforming_c_1 terraforming_c_2", 4),
        ("medium", 2, "", 2),
    ],
)
def test_terraforming_makes_room_for_cities_within_the_size(size: str, printed: int, known: str, most: int) -> None:
    found = _planets(size, printed)
    if not found:
        pytest.skip(f"no {size} planet has room for {printed} cities")
    (name, _), *_ = found
    buildings = "level_2_buildings level_3_buildings level_4_buildings"
    for level in range(1, 5):
        state = colony(System(Levels(city=level)), tile=name, known=f"{buildings} {known}")
        assert (refused(state, f"A build:{name}/city") is None) == (level < most)


@pytest.mark.rule("SW-16.1.3")
def test_the_three_kinds_of_workshops_share_their_room() -> None:
    room = SYSTEMS[WORLD].workshops
    on = System(Levels(mechanical_workshop=1, electronic_workshop=room - 1))
    assert refused(colony(on), f"A build:{WORLD}/chemical_workshop") == "SW-16.1.3"


@pytest.mark.rule("SW-16.1.5")
def test_cities_are_for_planets_and_crystal_workshops_for_stars() -> None:
    star = next(name for name, tile in _stars())
    known = "crystal_d_workshop personal_radiation_gear"
    assert refused(colony(System(), tile=star, known=known), f"A build:{star}/city") == "SW-16.1.5"
    assert refused(colony(System(), known=known), f"A build:{WORLD}/crystal_workshop") == "SW-16.1.5"
    assert refused(colony(System(), tile=star, known=known), f"A build:{star}/crystal_workshop") is None


def _stars() -> list[tuple[str, object]]:
    return [(name, tile) for name, tile in SYSTEMS.items() if tile.is_star]


@pytest.mark.rule("SW-16.1.6")
def test_nothing_is_built_on_a_star_without_radiation_gear() -> None:
    star = next(name for name, _ in _stars())
    state = colony(System(), tile=star, known="crystal_d_workshop")
    assert refused(state, f"A build:{star}/crystal_workshop") == "SW-16.1.6"
    assert refused(state, f"A build:{star}/shipyard") == "SW-16.1.6"


@pytest.mark.rule("SW-16.1.8")
def test_a_higher_shield_replaces_a_lower_one() -> None:
    on = System(singles=frozenset({"planetary_shield_a"}))
    after = play(colony(on, known="planetary_shield_b"), *builds(f"build:{WORLD}/planetary_shield_b"))
    assert system(after, WORLD).singles == {"planetary_shield_b"}
    assert after.empires[A.seat].credits == 60 - 8


@pytest.mark.rule("SW-16.1.8")
def test_the_technology_of_a_higher_class_serves_for_a_lower_one_but_no_shield_is_lowered() -> None:
    assert refused(colony(System(), known="planetary_shield_c"), f"A build:{WORLD}/planetary_shield_a") is None
    assert refused(colony(System(), known="planetary_shield_a"), f"A build:{WORLD}/planetary_shield_b") == "SW-15.2.1"
    better = System(singles=frozenset({"planetary_shield_c"}))
    assert refused(colony(better, known="planetary_shield_c"), f"A build:{WORLD}/planetary_shield_b") == "SW-16.1.8"


@pytest.mark.rule("SW-1.3.4")
def test_a_system_has_at_most_one_of_each_single_structure() -> None:
    on = System(singles=frozenset({"space_academy"}))
    assert refused(colony(on, known="space_academy"), f"A build:{WORLD}/space_academy") == "SW-1.3.4"


@pytest.mark.rule("SW-1.3.5")
def test_orbital_cities_are_counted_and_limited_by_size() -> None:
    medium = next(name for name, _ in _planets("medium"))
    state = colony(System(orbital_cities=2), tile=medium, known="orbital_city")
    after = play(state, f"A build:{medium}/orbital_city", "A end")
    assert refused(play(state, f"A build:{medium}/orbital_city"), f"A build:{medium}/orbital_city") == "SW-16.1.3"
    assert system(play(after, "B end"), medium).orbital_cities == 3


@pytest.mark.rule("SW-R.68")
@pytest.mark.rule("SW-16.1.9")
def test_an_outpost_becomes_an_orbital_base_where_the_materials_lie() -> None:
    here = {"2-3": {"owner": A.seat, "tokens": Tokens(3, 2, 1)}}
    a = A(known="orbital_base", craft="outpost1@2-3", officers="engineer1@outpost1")
    state = begin(given(a, B(), sectors=here), "construction_repair")
    after = play(state, *builds("upgrade_base:outpost1"))
    assert [craft.kind for craft in after.fleets.craft.values()] == ["orbital_base"]
    assert after.officers["engineer1"].place == "orbital_base1"
    assert after.empires[A.seat].credits == 12
    unknown = begin(given(A(craft="outpost1@2-3"), B(), sectors=here), "construction_repair")
    assert refused(unknown, "A upgrade_base:outpost1") == "SW-15.2.1"


@pytest.mark.rule("SW-16.2.6")
def test_an_outpost_of_this_turn_waits_until_the_next() -> None:
    """Its number hangs on what others build at the same time, so nobody can name it yet."""
    state = colony(System(Levels(shipyard=2)), known="orbital_base")
    ordered = play(state, f"A order:{WORLD}/outpost")
    assert refused(ordered, "A upgrade_base:outpost1") == "SW-16.2.6"
    later = begin(play(ordered, "A end", "B end"), "construction_repair")
    assert refused(later, "A upgrade_base:outpost1") is None


@pytest.mark.rule("SW-16.1.10")
def test_an_artificial_gate_needs_a_base_of_ones_own() -> None:
    here = {"2-3": {"owner": A.seat, "tokens": Tokens(2, 2, 0, 1)}}
    state = begin(given(A(known="gate_technology", craft="outpost1@2-3"), B(), sectors=here), "construction_repair")
    assert play(state, *builds("build_gate:2-3")).sectors[play(state).galaxy.find("2-3")].gate == A.seat  # type: ignore[index]
    without = begin(given(A(known="gate_technology"), B(), sectors=here), "construction_repair")
    assert refused(without, "A build_gate:2-3") == "SW-16.1.10"


@pytest.mark.rule("SW-16.1.11")
def test_what_is_built_stays_when_there_is_no_room_for_it_any_more() -> None:
    state = colony(System(Levels(city=4)))
    assert system(play(state, *builds()), WORLD).levels.city == 4


# Shipyards


@pytest.mark.rule("SW-16.2.1")
@pytest.mark.rule("SW-16.2.2")
@pytest.mark.rule("SW-16.2.6")
@pytest.mark.example("SW-T.43")
def test_a_shipyard_has_as_many_points_as_its_level() -> None:
    state = play(colony(System(Levels(shipyard=3))), f"A order:{WORLD}/corvette", f"A order:{WORLD}/star_fighter")
    assert refused(state, f"A order:{WORLD}/star_fighter") == "SW-16.2.1"
    after = play(state, "A end", "B end")
    assert after.fleets.count(A.seat, "corvette") == 1
    assert system(after, WORLD).small[A.seat].star_fighter == 1


@pytest.mark.rule("SW-29.14")
def test_a_shipyard_built_or_raised_has_its_points_at_once() -> None:
    known = "level_2_buildings level_3_buildings"
    built = play(colony(System(Levels(city=1)), known=known), f"A build:{WORLD}/shipyard")
    assert f"order:{WORLD}/star_fighter" in offered(built, A)
    used = play(built, f"A order:{WORLD}/star_fighter")
    assert refused(used, f"A order:{WORLD}/star_fighter") == "SW-16.2.1"
    raised = play(used, f"A build:{WORLD}/shipyard", f"A order:{WORLD}/star_fighter")
    assert refused(raised, f"A order:{WORLD}/star_fighter") == "SW-16.2.1"
    with pytest.raises(Refused, match="level 2 and has used all its construction points"):
        play(raised, f"A order:{WORLD}/star_fighter")
    before = colony(System(Levels(city=1)), known=known).changed(rules=3)
    with pytest.raises(Refused, match="was built this turn"):
        play(before, f"A build:{WORLD}/shipyard", f"A order:{WORLD}/star_fighter")


@pytest.mark.rule("SW-29.14")
def test_points_of_a_raised_shipyard_go_first_into_what_is_laid_down() -> None:
    state = colony(System(Levels(shipyard=2)), known="level_2_buildings level_3_buildings")
    orders = f"order:{WORLD}/cruiser", f"build:{WORLD}/shipyard"
    after = play(state, *builds(*orders))
    assert system(after, WORLD).project is None
    assert after.fleets.count(A.seat, "cruiser") == 1


@pytest.mark.rule("SW-R.70")
@pytest.mark.rule("SW-16.2.4")
@pytest.mark.example("SW-T.44")
def test_a_craft_that_needs_more_points_is_laid_down_and_finished_later() -> None:
    state = colony(System(Levels(shipyard=2)), Tokens(3, 2, 1))
    laid = play(state, *builds(f"order:{WORLD}/cruiser"))
    assert (laid.fleets.count(A.seat, "cruiser"), laid.empires[A.seat].credits) == (0, 54)
    assert sum(tokens(laid, WORLD)) == 0
    next_turn = begin(laid, "construction_repair")
    assert next_turn.fleets.count(A.seat, "cruiser") == 1
    assert next_turn.stage.points[next_turn.galaxy.find(WORLD)] == 1  # type: ignore[union-attr,index]


@pytest.mark.rule("SW-16.2.4")
def test_a_shipyard_has_one_craft_laid_down() -> None:
    state = play(colony(System(Levels(shipyard=2))), f"A order:{WORLD}/cruiser")
    assert refused(state, f"A order:{WORLD}/cruiser") == "SW-16.2.1"


@pytest.mark.rule("SW-16.2.3")
def test_large_craft_need_a_high_shipyard() -> None:
    state = colony(System(Levels(shipyard=2)), known="huge_starships")
    assert refused(state, f"A order:{WORLD}/dreadnought") == "SW-16.2.3"


@pytest.mark.rule("SW-R.69")
@pytest.mark.rule("SW-16.2.7")
def test_legions_come_from_shipyards_cyborgs_with_their_technology() -> None:
    state = colony(System(Levels(shipyard=2)), known="cyborg_legion")
    after = play(state, *builds(f"order:{WORLD}/regular", f"order:{WORLD}/cyborg"))
    assert system(after, WORLD).legions[A.seat] == Legions(regular=1, cyborg=1)
    assert refused(colony(System(Levels(shipyard=2))), f"A order:{WORLD}/cyborg") == "SW-15.2.1"


@pytest.mark.rule("SW-1.2.10")
def test_no_craft_is_built_above_the_number_of_its_counters() -> None:
    craft = " ".join(f"corvette{number}@1-1" for number in range(1, 9))
    assert refused(colony(System(Levels(shipyard=2)), craft=craft), f"A order:{WORLD}/corvette") == "SW-1.2.10"


@pytest.mark.rule("SW-6.3.11")
def test_the_law_on_heavy_craft_keeps_dreadnoughts_from_being_started() -> None:
    on = System(Levels(shipyard=4))
    a = A(known="huge_starships", credits=60, systems={WORLD: on})
    here = {"2-3": {"owner": A.seat, "system": on, "tokens": PLENTY}}
    state = begin(given(a, B(), tiles={"2-3": WORLD}, sectors=here, laws="ban_heavy_craft"), "construction_repair")
    assert refused(state, f"A order:{WORLD}/dreadnought") == "SW-6.3.11"


# Academies and research centers


@pytest.mark.rule("SW-16.3.1")
def test_an_academy_does_one_thing_a_turn() -> None:
    state = colony(System(singles=frozenset({"space_academy"})))
    trained = play(state, f"A train:{WORLD}/admiral")
    assert refused(trained, f"A train:{WORLD}/consul") == "SW-16.3.1"
    after = play(trained, "A end", "B end")
    assert (after.officers["admiral1"].stars, after.empires[A.seat].credits) == (1, 51)


@pytest.mark.rule("SW-16.3.1")
@pytest.mark.parametrize(("die", "legions"), [(2, Legions(regular=1)), (3, Legions(veteran=1))])
def test_a_regular_becomes_a_veteran_on_three(die: int, legions: Legions) -> None:
    on = System(singles=frozenset({"space_academy"}), legions={A.seat: Legions(regular=1)})
    after = play(colony(on, dice=(die,)), *builds(f"drill:{WORLD}/regular"))
    assert system(after, WORLD).legions[A.seat] == legions
    assert after.empires[A.seat].credits == 58


@pytest.mark.rule("SW-16.3.4")
def test_a_research_center_of_level_three_clones_one_slave_a_turn() -> None:
    state = colony(System(Levels(research_center=3)), known="cloning_knowledge")
    cloned = play(state, f"A clone:{WORLD}")
    assert refused(cloned, f"A clone:{WORLD}") == "SW-16.3.4"
    assert system(play(cloned, "A end", "B end"), WORLD).slaves == 1
    low = colony(System(Levels(research_center=2)), known="cloning_knowledge")
    assert refused(low, f"A clone:{WORLD}") == "SW-16.3.4"


@pytest.mark.rule("SW-16.3.5")
def test_a_research_center_on_a_star_makes_special_weapons() -> None:
    star = next(name for name, _ in _stars())
    known = "special_weapons personal_radiation_gear"
    state = colony(System(Levels(research_center=1)), tile=star, known=known)
    forged = play(state, f"A forge:{star}")
    assert refused(forged, f"A forge:{star}") == "SW-16.3.5"
    assert system(play(forged, "A end", "B end"), star).weapons == 1
    assert refused(colony(System(Levels(research_center=1)), known=known), f"A forge:{WORLD}") == "SW-16.3.5"


# Natives and slaves


@pytest.mark.rule("SW-14.1.6")
@pytest.mark.rule("SW-14.1.7")
@pytest.mark.example("SW-T.34")
@pytest.mark.parametrize(
    ("die", "known", "natives", "city"),
    [(1, "", 0, 0), (4, "", 1, 0), (5, "", 0, 1), (4, "native_slave_conversion", 0, 1)],
)
def test_a_die_is_rolled_for_each_native(die: int, known: str, natives: int, city: int) -> None:
    after = play(colony(System(natives=1), known=known, dice=(die,)), *builds(f"convert:{WORLD}/roll"))
    assert (system(after, WORLD).natives, system(after, WORLD).levels.city) == (natives, city)


@pytest.mark.rule("SW-14.1.6")
def test_for_each_native_once_a_turn() -> None:
    state = play(colony(System(natives=1), dice=(3,)), f"A convert:{WORLD}/roll")
    assert refused(state, f"A convert:{WORLD}/roll") == "SW-14.1.6"


@pytest.mark.rule("SW-14.1.7")
def test_a_native_founds_no_city_where_there_is_no_room() -> None:
    full = System(Levels(city=SYSTEMS[WORLD].cities), natives=1)
    assert refused(colony(full), f"A convert:{WORLD}/roll") == "SW-14.1.7"


@pytest.mark.rule("SW-14.1.8")
@pytest.mark.rule("SW-6.3.9")
def test_with_the_technology_natives_become_slaves_without_a_roll() -> None:
    state = colony(System(natives=1), known="native_slave_conversion")
    assert system(play(state, *builds(f"convert:{WORLD}/enslave")), WORLD).slaves == 1
    assert refused(colony(System(natives=1)), f"A convert:{WORLD}/enslave") == "SW-15.2.1"


@pytest.mark.rule("SW-16.3.2")
def test_idle_slaves_save_a_credit_each_of_what_is_built_there() -> None:
    after = play(colony(System(slaves=2)), *builds(f"build:{WORLD}/city"))
    assert after.empires[A.seat].credits == 60 - (3 - 2)
    tired = play(colony(System(slaves=2, slaves_used=2)), *builds(f"build:{WORLD}/city"))
    assert tired.empires[A.seat].credits == 57


@pytest.mark.rule("SW-16.3.3")
@pytest.mark.example("SW-T.35")
def test_a_slave_worked_to_death_saves_what_the_die_says() -> None:
    after = play(colony(System(slaves=1), dice=(4,)), *builds(f"abuse:{WORLD}", f"build:{WORLD}/city"))
    assert (system(after, WORLD).slaves, after.empires[A.seat].credits) == (0, 60)


@pytest.mark.rule("SW-16.3.3")
def test_what_is_saved_and_not_used_is_lost() -> None:
    after = play(colony(System(slaves=1), dice=(6,)), *builds(f"abuse:{WORLD}", f"build:{WORLD}/city"))
    assert after.empires[A.seat].credits == 60
    later = play(begin(after, "construction_repair"), f"A build:{WORLD}/research_center", "A end", "B end")
    assert later.empires[A.seat].credits == 56


# What is sealed


@pytest.mark.rule("SW-24.1.3")
def test_a_die_is_known_to_its_player_alone_until_all_are_done() -> None:
    state = colony(System(natives=1), dice=(5,))
    rolled, events = told(state, f"A convert:{WORLD}/roll")
    brought = NativeConverted(A.seat, WORLD, 5, "city")
    assert events == (DieSeen(A.seat, brought),)
    assert "they found a city (5)" in events[0].told(["Ada", "Ben"]).en, "the die is told with what it brings"
    assert [event.seen_by(B.seat) for event in events] == [None]
    _, events = told(rolled, "A end", "B end")
    assert brought in events


@pytest.mark.rule("SW-23.3.7")
def test_orders_with_dice_are_not_taken_back_others_are() -> None:
    state = colony(System(Levels(shipyard=1), natives=1), dice=(5,))
    assert refused(play(state, f"A convert:{WORLD}/roll"), "A revise") == "SW-23.3.7"
    ordered = play(state, f"A order:{WORLD}/regular")
    assert play(ordered, "A revise").sealed == {}
    both = play(state, f"A convert:{WORLD}/roll", f"A order:{WORLD}/regular")
    assert [str(order) for order in play(both, "A revise").sealed[A.seat].orders] == [f"convert:{WORLD}/roll"]


@pytest.mark.rule("SW-23.3.5")
def test_a_form_holds_no_dice_for_a_refusal_would_tell_how_they_fall() -> None:
    state = colony(System(natives=1), dice=(5,))
    assert refused(state, f"A form:convert:{WORLD}/roll") == "SW-23.3.5"


@pytest.mark.rule("SW-4.3.7")
def test_what_can_be_ordered_can_be_carried_out() -> None:
    on = System(Levels(2, 1, 1, 0, 0, 3, 2), frozenset({"space_academy"}), natives=2, slaves=2)
    state = colony(on, known="level_2_buildings level_3_buildings cloning_knowledge", dice=(2, 4, 5, 6))
    for order in offered(state, A):
        assert refused(state, f"A {order}") is None, order


@pytest.mark.rule("SW-R.64")
def test_natives_found_a_city_above_the_level_that_one_may_build() -> None:
    state = colony(System(Levels(city=1), natives=1), dice=(5,))
    assert refused(state, f"A build:{WORLD}/city") == "SW-16.1.3"
    assert system(play(state, *builds(f"convert:{WORLD}/roll")), WORLD).levels.city == 2


@pytest.mark.rule("SW-R.8")
@pytest.mark.rule("SW-1.4.10")
def test_a_blocked_system_does_nothing_at_all() -> None:
    on = System(Levels(research_center=3, shipyard=2), frozenset({"space_academy"}), natives=1, slaves=1, aliens=1)
    state = colony(on, known="cloning_knowledge native_slave_conversion special_weapons")
    for order in ("build:{}/city", "order:{}/regular", "train:{}/spy", "clone:{}", "convert:{}/roll", "abuse:{}"):
        assert refused(state, f"A {order.format(WORLD)}") == "SW-1.4.10", order
    assert offered(state, A) == ["end"]


@pytest.mark.rule("SW-16.3.2")
def test_slaves_save_on_structures_and_craft_but_not_on_legions() -> None:
    state = colony(System(Levels(shipyard=2), slaves=1))
    assert play(state, *builds(f"order:{WORLD}/regular")).empires[A.seat].credits == 60 - 2
    assert play(state, *builds(f"order:{WORLD}/star_fighter")).empires[A.seat].credits == 60
