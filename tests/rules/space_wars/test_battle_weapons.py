"""SW-11, SW-9.2.10, SW-17.1.4: weapons, modifiers, damage and shields."""

import pytest

from stellarch.games.space_wars.chapters.battle.weapons import (
    Attack,
    attacks,
    defence,
    guns,
    modifier,
    need,
    points_left,
)
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.state import Legions, Levels, Small, System
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.tables.combat import SPACE
from tests.cases import for_each
from tests.rules.space_wars.battles import HERE, battle, damage, fight, idle, meeting
from tests.rules.space_wars.given import A, B, offered, play, refused, told

ION = Attack("cruiser1", "ion", 1)


@pytest.mark.example("SW-T.7")
@pytest.mark.example("SW-T.8")
@pytest.mark.rule("SW-11.1.3")
@pytest.mark.rule("SW-11.1.5")
@pytest.mark.rule("SW-11.1.6")
@pytest.mark.parametrize(("known", "damaged"), [("ion_attack_2 ion_attack_3", 1), ("", 0)])
def test_technology_adds_one_at_most(known: str, damaged: int) -> None:
    state = idle(battle("cruiser1", "corvette1", known=(known, ""), dice=(3,)), "line")
    assert need(state, fight(state), ION, "corvette1") == 4
    assert modifier(state, fight(state), ION, "corvette1") == damaged
    after = play(state, "A target:cruiser1/ion/1/corvette1", "A end", "B end")
    assert damage(after, "corvette1") == damaged


SERIES = [
    (f"SW-20.{chapter}.{3 * (level - 2) + place + 1}", weapon, kind, level)
    for chapter, kind in ((1, "attack"), (2, "defense"))
    for level in (2, 3, 4, 5)
    for place, weapon in enumerate(("laser", "ion", "torpedo"))
]


@for_each(("rule", "weapon", "kind", "level"), SERIES)
def test_each_step_of_a_series_counts(rule: str, weapon: str, kind: str, level: int) -> None:
    """Against an equal enemy it decides nothing, against one a step behind it is worth one."""
    steps = [f"{weapon}_{kind}_{number}" for number in range(2, level + 1)]
    other = "defense" if kind == "attack" else "attack"
    equal = [f"{weapon}_{other}_{number}" for number in range(2, level + 1)]
    for known, expected in ((equal, 0), (equal[:-1], 1)):
        pair = (" ".join(steps), " ".join(known))
        state = battle("cruiser1 corvette1", "cruiser2", known=pair if kind == "attack" else pair[::-1])
        attack = Attack("cruiser1", weapon, 1)  # type: ignore[arg-type]
        assert modifier(state, fight(state), attack, "cruiser2") == (expected if kind == "attack" else -expected)


@pytest.mark.example("SW-T.9")
@pytest.mark.rule("SW-11.1.4")
@pytest.mark.rule("SW-11.1.7")
@pytest.mark.rule("SW-17.1.4")
def test_a_natural_one_misses_whatever_is_added() -> None:
    officers = ("admiral1**@dreadnought1", "")
    state = battle("dreadnought1", "corvette1", known=("torpedo_attack_2", ""), officers=officers, dice=(1, 2))
    state = idle(state, "line")
    torpedo = Attack("dreadnought1", "torpedo", 1)
    assert (need(state, fight(state), torpedo, "corvette1"), modifier(state, fight(state), torpedo, "corvette1")) == (
        3,
        3,
    )
    shots = "A target:dreadnought1/torpedo/1/corvette1", "A target:dreadnought1/torpedo/2/corvette1", "A end", "B end"
    assert damage(play(state, *shots), "corvette1") == 1  # only the 2 hits


@pytest.mark.example("SW-T.10")
@pytest.mark.rule("SW-11.1.4")
def test_a_natural_six_hits_whatever_is_taken_off() -> None:
    state = idle(battle("corvette1", "artificial_moon1", known=("", "torpedo_defense_2"), dice=(6,)), "line")
    torpedo = Attack("corvette1", "torpedo", 1)
    assert need(state, fight(state), torpedo, "artificial_moon1") == 6
    assert modifier(state, fight(state), torpedo, "artificial_moon1") == -1
    after = play(state, "A target:corvette1/torpedo/1/artificial_moon1", "A end", "B end")
    assert damage(after, "artificial_moon1") == 1


@pytest.mark.rule("SW-11.1.1")
def test_who_can_hit_whom() -> None:
    """Ions and torpedoes are not aimed at fighters, lasers not at craft."""
    state = idle(battle("cruiser1", "cruiser2", small={B: Small(star_fighter=1)}), "line")
    assert refused(state, "A target:cruiser1/ion/1/star_fighter1") == "SW-11.1.1"
    assert refused(state, "A target:cruiser1/laser/1/cruiser2") == "SW-11.1.2"


@pytest.mark.rule("SW-11.1.2")
def test_so_many_attacks_of_a_strength() -> None:
    state = idle(battle("dreadnought1", "cruiser2"), "line")
    assert guns(state, fight(state), "dreadnought1", "ion") == (3, 3)
    assert len(attacks(state, fight(state), ("dreadnought1",), "ion", "torpedo")) == 6
    assert refused(state, "A target:dreadnought1/ion/4/cruiser2") == "SW-11.1.2"
    aimed = play(state, "A target:dreadnought1/ion/3/cruiser2")
    assert refused(aimed, "A target:dreadnought1/ion/3/cruiser2") == "SW-11.1.2"


@pytest.mark.rule("SW-11.1.8")
def test_one_officer_of_a_type_counts() -> None:
    state = battle("cruiser1", "cruiser2", officers=("admiral1@cruiser1 admiral2**@cruiser1", ""))
    assert modifier(state, fight(state), ION, "cruiser2") == 2


@pytest.mark.rule("SW-11.1.7")
@pytest.mark.rule("SW-17.3.2")
@pytest.mark.rule("SW-D.42")
def test_a_special_weapon_adds_one_to_one_roll() -> None:
    state = battle("cruiser1", "cruiser2", craft={"cruiser1": {"weapons": 1}}, dice=(4, 4))
    state = play(idle(state, "line"), "A target:cruiser1/ion/1/cruiser2/yes")
    assert refused(state, "A target:cruiser1/ion/2/cruiser2/yes") == "SW-17.3.2"
    after = play(state, "A target:cruiser1/ion/2/cruiser2", "A end", "B end")
    assert damage(after, "cruiser2") == 1  # need 5: 4 + 1 hits, 4 does not
    assert after.fleets["cruiser1"].weapons == 0


@pytest.mark.example("SW-T.11")
@pytest.mark.rule("SW-11.2.1")
@pytest.mark.rule("SW-11.2.2")
@pytest.mark.rule("SW-R.57")
def test_damage_lowers_weapons_and_ends_a_craft() -> None:
    state = idle(battle("cruiser1", "cruiser2", craft={"cruiser2": {"damage": 2}}, dice=(5,)), "line")
    assert guns(state, fight(state), "cruiser2", "ion") == (2, 1)
    assert guns(state, fight(state), "cruiser2", "torpedo") == (1, 1)
    assert points_left(state, fight(state), "cruiser2") == 1
    after = play(state, "A target:cruiser1/ion/1/cruiser2", "A end", "B end")
    assert "cruiser2" not in after.fleets


@pytest.mark.example("SW-T.12")
@pytest.mark.rule("SW-11.2.2")
def test_damage_leaves_less_room() -> None:
    cargo = {"transport1": {"legions": Legions(regular=6)}}
    state = idle(battle("cruiser1", "transport1", craft=cargo, dice=(4,)), "line")
    state = play(state, "A target:cruiser1/ion/1/transport1", "A end")
    assert capacity(state.fleets["transport1"]) == 4
    assert offered(state, B) == ["jettison:regular"]
    after = play(state, "B jettison:regular", "B jettison:regular")
    assert after.fleets["transport1"].legions == Legions(regular=4)
    assert isinstance(after.matter, Battle)


@pytest.mark.rule("SW-11.2.3")
def test_what_is_printed_as_nothing_stays_nothing() -> None:
    state = battle("corvette1", "carrier1 freight1", craft={"carrier1": {"damage": 1}})
    assert guns(state, fight(state), "carrier1", "torpedo").attacks == 0
    assert attacks(state, fight(state), ("freight1",), "laser", "ion", "torpedo") == []


@pytest.mark.example("SW-T.13")
@pytest.mark.rule("SW-11.3.1")
@pytest.mark.rule("SW-11.3.5")
@pytest.mark.rule("SW-20.4.9")
def test_shields_go_before_damage() -> None:
    known = ("", "capital_shield_1 capital_shield_2")
    state = idle(battle("cruiser1 corvette1", "dreadnought1", known=known, dice=(6, 6, 6)), "line")
    assert fight(state).shields == {"dreadnought1": 2}
    shots = [
        f"A target:cruiser1/{weapon}/{number}/dreadnought1"
        for weapon, number in (("ion", 1), ("ion", 2), ("torpedo", 1))
    ]
    after = play(state, *shots, "A end", "B end")
    assert damage(after, "dreadnought1") == 1
    assert fight(after).shields == {}
    assert guns(after, fight(after), "dreadnought1", "ion") == (3, 2)
    assert guns(after, fight(after), "dreadnought1", "torpedo") == (3, 2)


@pytest.mark.parametrize(
    ("rule", "known", "shields"),
    [
        ("SW-20.4.1", "star_base_shield_1", {"outpost1": 1}),
        ("SW-20.4.4", "star_base_shield_1 star_base_shield_2", {"outpost1": 2}),
        ("SW-20.4.3", "capital_shield_1", {"cruiser1": 1}),
        ("SW-11.3.2", "pod_fighter_shield", {"advanced_star_fighter1": 1, "boarding_pod1": 1}),
        ("SW-20.4.6", "pod_fighter_shield", {"advanced_star_fighter1": 1, "boarding_pod1": 1}),
        ("SW-11.3.1", "", {}),
    ],
)
def test_who_begins_with_shields(rule: str, known: str, shields: dict[str, int]) -> None:
    small = {A: Small(star_fighter=1, advanced_star_fighter=1, boarding_pod=1)}
    state = idle(battle("cruiser1 outpost1", "cruiser2", known=(known, ""), small=small), "line")
    assert fight(state).shields == shields


@pytest.mark.rule("SW-11.3.3")
@pytest.mark.rule("SW-17.1.10")
def test_a_two_star_engineer_adds_a_shield() -> None:
    state = battle(
        "cruiser1 cruiser3 outpost1",
        "cruiser2",
        officers=("engineer1**@cruiser1 engineer2@cruiser3 engineer3**@outpost1", ""),
    )
    assert fight(idle(state, "line")).shields == {"cruiser1": 1, "outpost1": 1}


GENERATOR = System(Levels(city=1), singles=frozenset({"orbital_shield_generator"}))
ON_A_PLANET = {"tiles": {HERE: "draconis_31"}, "sectors": {"draconis_31": {"owner": B.seat, "system": GENERATOR}}}


@pytest.mark.rule("SW-11.3.4")
@pytest.mark.rule("SW-D.36")
def test_the_generator_shields_four_starships_or_a_base() -> None:
    craft = "cruiser2 cruiser3 cruiser4 corvette2 corvette3 outpost1"
    state = idle(battle("corvette1", craft, **ON_A_PLANET), "shield")
    assert refused(state, "B shield:cruiser2+outpost1") == "SW-11.3.4"
    assert refused(state, "B shield:cruiser2+cruiser3+cruiser4+corvette2+corvette3") == "SW-11.3.4"
    assert refused(state, "B shield:corvette1") == "SW-11.3.4"
    assert fight(play(state, "B shield:outpost1")).shields == {"outpost1": 2}
    four = play(state, "B shield:cruiser2+cruiser3+cruiser4+corvette2")
    assert fight(four).shields == {"cruiser2": 1, "cruiser3": 1, "cruiser4": 1, "corvette2": 1}
    assert fight(play(state, "B auto")).shields.keys() >= {"cruiser2", "cruiser3", "cruiser4"}


@pytest.mark.rule("SW-D.36")
def test_with_few_starships_the_software_shields_a_base() -> None:
    state = idle(battle("corvette1", "cruiser2 outpost1", **ON_A_PLANET), "shield")
    assert fight(play(state, "B auto")).shields == {"outpost1": 2}


@pytest.mark.rule("SW-11.3.5")
def test_shields_end_with_the_battle() -> None:
    state, events = told(
        meeting("cruiser1", "corvette1", known=("capital_shield_1", ""), dice=[6] * 30), f"A battle:{HERE}/1"
    )
    assert not state.pending
    assert events


@pytest.mark.rule("SW-11.4.1")
@pytest.mark.rule("SW-D.37")
@pytest.mark.rule("SW-17.3.4")
@pytest.mark.rule("SW-20.7.7")
def test_a_cloak_makes_a_starship_harder_to_hit_for_a_round() -> None:
    said = {"cruiser1": {"weapons": 2}, "corvette1": {"weapons": 1, "damage": 1}, "outpost1": {"weapons": 1}}
    state = battle("cruiser1 corvette1 outpost1", "cruiser2", known=("cloaking_technology", ""), craft=said, dice=(1,))
    state = idle(state, "prepare")
    for craft in ("corvette1", "outpost1"):
        assert refused(state, f"A cloak:{craft}") == "SW-11.4.1"
    state = play(state, "A cloak:cruiser1")
    assert fight(state).step == "line"  # there is nothing else to prepare
    assert refused(state, "A cloak:cruiser1") == "SW-10.3.1"
    assert defence(state, fight(state), "cruiser1") == 4
    assert state.fleets["cruiser1"].weapons == 1
    state = play(state, "A target:cruiser1/ion/1/cruiser2", "A end", "B end")
    later = idle(state, "prepare", 2)
    assert defence(later, fight(later), "cruiser1") == 3


@pytest.mark.example("SW-T.14")
@pytest.mark.rule("SW-9.2.10")
@pytest.mark.rule("SW-9.2.9")
@pytest.mark.rule("SW-R.43")
def test_out_of_supply_weapons_and_defence_are_weaker() -> None:
    state = battle(
        "cruiser1 corvette1", "cruiser2 corvette2", is_supplied=False, known=("unlimited_movement_range", "")
    )
    assert fight(state).unsupplied == {"cruiser2", "corvette2"}
    assert (defence(state, fight(state), "cruiser2"), guns(state, fight(state), "cruiser2", "ion")) == (2, (2, 1))
    assert need(state, fight(state), ION, "cruiser2") == 4
    assert need(state, fight(state), Attack("cruiser2", "ion", 1), "corvette1") == 5
    assert points_left(state, fight(state), "cruiser2") == 3


@pytest.mark.rule("SW-10.3.4")
@pytest.mark.rule("SW-17.3.3")
@pytest.mark.rule("SW-D.37")
def test_between_rounds_a_special_weapon_repairs_its_carrier() -> None:
    said = {"cruiser1": {"weapons": 2, "damage": 2}}
    state = battle("cruiser1", "cruiser2", craft=said, dice=(1,))
    assert "patch:cruiser1" not in offered(idle(state, "line"), A)
    state = play(idle(state, "line"), "A target:cruiser1/ion/1/cruiser2", "A end", "B end")
    state = play(idle(state, "prepare", 2), "A patch:cruiser1")
    assert (state.fleets["cruiser1"].damage, state.fleets["cruiser1"].weapons) == (1, 1)
    state = play(state, "A patch:cruiser1")
    assert (state.fleets["cruiser1"].damage, state.fleets["cruiser1"].weapons) == (0, 0)
    assert refused(state, "A patch:cruiser1") is not None


def test_the_table_of_hits() -> None:
    for strength in range(1, 7):
        for against in range(1, 10):
            assert SPACE.need(strength, against) == max(2, min(6, 4 + against - strength))
