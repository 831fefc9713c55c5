"""SW-23: for each decision who is asked, what the choices are, and what happens by default.

The decisions of set-up, extraction and research stand with their chapters.
"""

from typing import Any

import pytest

from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.rules.space_wars.given import A, B, C, D, Player, Side, at, begin, given, offered, play, system

HOME = System(Levels(city=3))


def cities(player: Player, count: int, **said: Any) -> Side:
    return player(systems={player.home: System(Levels(city=count), slaves=said.pop("slaves", 0))}, **said)


def asked(state: State) -> set[str]:
    return {"ABCDEFGHI"[seat] for seat in rules.waiting_on(state)}


def usual(state: State, player: Player) -> str:
    """What is played for a player who does not answer; of a form, its orders."""
    return str(rules.default(state, player.seat)).removeprefix("form:")


def words(state: State, player: Player) -> set[str]:
    """The kinds of orders that are among the choices, but for the form that holds all of them."""
    return {choice.partition(":")[0] for choice in offered(state, player)} - {"form"}


# Offers


def declaring(*sides: Side, **said: Any) -> State:
    return begin(given(*(sides or (A(), B(), C())), **said), "declaration")


@pytest.mark.rule("SW-D.3")
@pytest.mark.rule("SW-D.12")
def test_a_player_who_declares_may_offer_and_by_default_does_not() -> None:
    state = declaring()
    assert asked(state) == {"A", "B", "C"}
    for partner in (1, 2):
        for treaty in ("commercial", "scientific", "non_aggression", "cooperation"):
            assert f"offer_treaty:{partner}/{treaty}" in offered(state, A)
    assert {"offer_treaty", "make_offer", "end"} <= words(state, A)
    assert usual(state, A) in ("end", "")


@pytest.mark.rule("SW-D.4")
@pytest.mark.parametrize("pace", ["guided", "live"])
def test_a_player_who_receives_an_offer_accepts_or_by_default_declines(pace: str) -> None:
    state = play(declaring(pace=pace), "A offer_treaty:1/commercial")
    if pace == "guided":
        state = play(state, "A end", "B end", "C end")
    assert asked(state) == {"B"}
    assert {"decline:0/1", "accept:0/1"} <= set(offered(state, B))
    after = play(state, "B auto")
    assert not after.politics.between(A.seat, B.seat).commercial


@pytest.mark.rule("SW-D.10")
def test_a_treaty_may_be_broken_alone_or_together_and_by_default_stands() -> None:
    state = declaring(relations={(A, B): {"military": "non_aggression"}})
    breaks = {choice for choice in offered(state, A) if choice.startswith("break_treaty")}
    assert breaks == {"break_treaty:1/non_aggression", "break_treaty:1/non_aggression/yes"}
    assert usual(state, A) in ("end", "")
    poor = declaring(A(credits=19), B(), C(), relations={(A, B): {"military": "non_aggression"}})
    assert {choice for choice in offered(poor, A) if choice.startswith("break")} == {
        "break_treaty:1/non_aggression/yes"
    }


# The council


def four(**said: Any) -> State:
    sides = cities(A, 12), cities(B, 9, slaves=2), cities(C, 9), cities(D, 4)
    return begin(given(*sides, **said), "council")


PASSED = ("A end", "B end", "C end", "D end")
CHIEFS = ("A auto", "A auto", "A auto")


@pytest.mark.rule("SW-D.5")
def test_the_president_names_chiefs_by_default_the_next_by_votes() -> None:
    state = play(four(), *PASSED)
    assert asked(state) == {"A"}
    assert words(state, A) == {"appoint"}
    assert {choice.rpartition("/")[2] for choice in offered(state, A)} == {"1", "2", "3"}
    assert [usual(state, A), usual(play(state, "A auto"), A)] == ["appoint:security/1", "appoint:relationships/2"]


@pytest.mark.rule("SW-D.6")
def test_the_president_may_set_the_order_which_by_default_is_the_turn_order() -> None:
    state = play(four(pace="live"), *CHIEFS)
    assert asked(state) == {"A"}
    assert "set_order" in words(state, A)
    assert usual(state, A) == "end"
    assert asked(play(state, "A end")) == {"A"}  # the first to propose
    turned = play(state, "A set_order:3+2+1+0/3+2+1+0", "A end")
    assert asked(turned) == {"D"}


@pytest.mark.rule("SW-D.7")
@pytest.mark.parametrize(("pace", "nothing"), [("guided", ""), ("live", "pass")])
def test_participants_propose_laws_repeals_and_protocols_or_by_default_nothing(pace: str, nothing: str) -> None:
    state = four(pace=pace, laws="no_veto")
    if pace == "live":
        state = play(state, *CHIEFS, "A end")
    assert asked(state) == ({"A", "B", "C", "D"} if pace == "guided" else {"A"})
    assert {"propose:law/free_trade", "propose:repeal/no_veto"} <= set(offered(state, A))
    assert {"propose:protocol/galactic_truce"} <= set(offered(state, A))
    assert usual(state, A).startswith(nothing)
    after = play(state, "A auto")
    assert not any(motion.by == A.seat for motion in getattr(after.stage, "docket", ()))


@pytest.mark.rule("SW-D.8")
def test_the_president_may_veto_and_by_default_lets_it_be() -> None:
    state = play(four(), "B propose:law/free_trade/-/-", *PASSED, *CHIEFS)
    assert {"end", "veto:1"} <= set(offered(state, A))
    assert usual(state, A) == "end"
    live = play(four(pace="live"), *CHIEFS, "A end", "A propose:law/free_trade/-/-")
    assert (asked(live), offered(live, A)) == ({"A"}, ["no_veto", "veto:1"])
    assert usual(live, A) == "no_veto"


@pytest.mark.rule("SW-D.9")
@pytest.mark.rule("SW-29.16")
def test_every_participant_votes_and_by_default_for_his_own_motion_alone_and_frees_nobody() -> None:
    state = play(four(), "A propose:law/free_trade/-/-", *PASSED, *CHIEFS, "A end")
    assert asked(state) == {"A", "B", "C", "D"}
    assert {f"vote:1/{value}" for value in ("for", "against", "abstain")} <= set(offered(state, B))
    assert [usual(state, player) for player in (A, B)] == ["vote:1/for", ""]
    after = play(state, "A auto", "B auto", "C auto", "D auto")
    assert after.politics.laws == frozenset({"free_trade"})
    assert system(after, B.home).slaves == 2
    before = play(state.changed(rules=3), "A auto", "B auto", "C auto", "D auto")
    assert before.politics.laws == frozenset()


@pytest.mark.rule("SW-D.9")
@pytest.mark.rule("SW-29.16")
def test_at_the_pace_live_too_one_votes_for_ones_own_motion() -> None:
    state = play(four(pace="live"), *CHIEFS, "A end", "A propose:law/free_trade/-/-", "A no_veto")
    assert usual(state, A) == "vote:1/for"
    assert usual(play(state, "A auto"), B) == "vote:1/abstain"


@pytest.mark.rule("SW-D.64")
def test_everybody_with_a_capital_chooses_a_material_by_default_the_scarcest() -> None:
    state = play(four(), "A propose:protocol/industrial_plan/-/-", *PASSED, *CHIEFS, "A end")
    stock = Tokens(2, 0, 1)
    state = state.with_sector(at(state, B.home), tokens=stock)
    state = play(state, "A vote:1/for/-", *PASSED)
    assert asked(state) == {"A", "B", "C", "D"}
    assert offered(state, B) == ["plan:electronic", "plan:chemical", "plan:mechanical"]
    assert usual(state, B) == "plan:electronic"


# Movement


def moving(*sides: Side, **said: Any) -> State:
    return begin(given(*(sides or (A(), B())), **said), "player_subphases")


def choices_of(state: State, word: str) -> list[str]:
    return [choice for choice in offered(state, A) if choice.startswith(f"{word}:")]


@pytest.mark.rule("SW-D.19")
@pytest.mark.rule("SW-D.32")
def test_the_active_player_moves_step_by_step_until_he_ends() -> None:
    gates = {"4-3": "star_gate_a", "2-6": "star_gate_a"}
    side = A(craft="corvette1@4-2 cruiser1@4-3", known="star_gates_navigation")
    state = moving(side, B(craft="cruiser2@4-14"), tiles=gates)
    assert asked(state) == {"A"}
    assert "move:corvette1/4-1" in offered(state, A)
    assert choices_of(state, "gate") == ["gate:cruiser1/2-6"]
    assert "end" in offered(state, A)
    assert asked(play(state, "A end")) == {"B"}
    spent = play(state, "move:corvette1/4-1", "move:corvette1/4-0", "gate:cruiser1/2-6", "move:cruiser1/2-7")
    assert usual(spent, A) == "end"


@pytest.mark.rule("SW-D.20")
def test_a_jump_names_craft_target_and_fuel() -> None:
    fuel = {"4-3": {"tokens": Tokens(fuel=1)}}
    known = "capital_starship_space_jump"
    assert "jump" in words(moving(A(craft="cruiser1@4-2 outpost1@4-3", known=known), B(), sectors=fuel), A)
    assert "jump" not in words(moving(A(craft="cruiser1@4-2 outpost1@4-3"), B(), sectors=fuel), A)
    assert "jump" not in words(moving(A(craft="cruiser1@4-2 outpost1@4-3", known=known), B()), A)


@pytest.mark.rule("SW-D.21")
def test_cargo_officers_and_special_weapons_change_place() -> None:
    home = System(weapons=1)
    side = A(craft="freight1@4-2 cruiser1@4-2", officers="spy1@cruiser1", systems={A.home: home})
    state = moving(side, B(), sectors={A.home: {"tokens": Tokens(1)}})
    assert {"load", "transfer", "pass_weapons"} <= words(state, A)
    assert "unload" in words(play(state, "load:freight1/mechanical=1"), A)


@pytest.mark.rule("SW-D.22")
def test_mines_are_laid_or_removed_and_nebulas_are_searched() -> None:
    known = "mines_field nebula_resource_extraction"
    side = A(craft="construction_starship1@4-2 construction_starship2@4-3 freight1@3-2", known=known, holds="4-3")
    state = moving(side, B(), tiles={"3-2": "nebula_red"}, sectors={"4-3": {"mines": 3}})
    assert choices_of(state, "lay_mine") == ["lay_mine:construction_starship1"]
    assert choices_of(state, "sweep_mine") == ["sweep_mine:construction_starship2"]
    assert choices_of(state, "collect") == ["collect:freight1"]


@pytest.mark.rule("SW-D.23")
def test_a_free_sector_is_flagged_unless_the_order_says_no() -> None:
    state = moving(A(craft="corvette1@4-2"), B())
    flagged, left = play(state, "move:corvette1/4-3"), play(state, "move:corvette1/4-3/no")
    assert flagged.sectors[at(state, "4-3")].owner == A.seat
    assert left.sectors[at(state, "4-3")].owner is None
    assert choices_of(left, "flag") == ["flag:4-3"]


@pytest.mark.rule("SW-D.24")
def test_a_player_who_comes_into_a_warp_may_jump_and_by_default_stays() -> None:
    side = A(craft="cruiser1@4-2", known="space_warp_propulsion")
    state = play(moving(side, B(), events="space_warp@4-3"), "move:cruiser1/4-3")
    targets = {choice.rpartition("/")[2] for choice in choices_of(state, "warp")}
    assert {"4-4", "1-1", "4-7"} <= targets
    assert not targets & {"4-3", "0-0", "4-8", B.home}  # where it is; closed; five sectors away; not to be entered
    assert not usual(state, A).startswith("warp")


@pytest.mark.rule("SW-D.25")
def test_a_mission_is_attempted_by_a_team() -> None:
    side = A(craft="cruiser1@4-3", officers="engineer1@cruiser1 medic1@cruiser1")
    state = moving(side, B(), missions="m02@4-3")
    assert {"mission:m02/engineer1", "mission:m02/engineer1+medic1"} <= set(offered(state, A))
    armed = state.changed(fleets=state.fleets.with_craft("cruiser1", weapons=1))
    assert "mission:m02/engineer1/cruiser1" in offered(armed, A)
    assert "mission:m02/engineer1/cruiser1" not in offered(state, A)
    assert not usual(state, A).startswith("mission")


@pytest.mark.rule("SW-D.26")
def test_who_gains_a_star_is_asked_and_by_default_is_the_first_who_was_needed() -> None:
    side = A(craft="cruiser1@4-3", officers="engineer1@cruiser1 admiral1@cruiser1 medic1@cruiser1")
    state = play(moving(side, B(), missions="m07@4-3", dice=(6,)), "mission:m07/engineer1+admiral1+medic1")
    assert (asked(state), offered(state, A)) == ({"A"}, ["promote:engineer1", "promote:admiral1"])
    assert usual(state, A) == "promote:engineer1"


@pytest.mark.rule("SW-D.27")
@pytest.mark.parametrize(
    ("event", "unit"),
    [
        ("space_anomaly", "scientific_starship1"),
        ("alien_artifact", "scientific_starship1"),
        ("gilda_of_traders", "consular_starship1"),
    ],
)
def test_what_can_be_visited_is_visited_by_default(event: str, unit: str) -> None:
    state = moving(A(craft=f"{unit}@4-3"), B(), events=f"{event}@4-3", dice=(1,))
    assert choices_of(state, "visit") == [f"visit:1/{unit}"]
    assert usual(state, A) == f"visit:1/{unit}"
    assert usual(play(state, "A auto"), A) == "end"


@pytest.mark.rule("SW-D.28")
def test_freighters_buy_and_sell_at_the_guild() -> None:
    state = moving(A(craft="freight1@4-3"), B(), events="gilda_of_traders@4-3")
    loaded = state.changed(fleets=state.fleets.with_craft("freight1", tokens=Tokens(fuel=1)))
    assert set(choices_of(state, "trade")) == {
        f"trade:freight1/{resource}/1" for resource in ("mechanical", "electronic", "chemical", "crystal_d", "fuel")
    }
    assert "trade:freight1/fuel/-1" in offered(loaded, A)
    assert not usual(state, A).startswith("trade")


@pytest.mark.rule("SW-D.30")
def test_contamination_and_meteors_are_left_alone_by_default() -> None:
    side = A(
        craft="scientific_starship1@4-2 cruiser1@4-3",
        known="decontamination_tech meteor_break_up",
        systems={A.home: System(contamination=2)},
    )
    state = moving(side, B(), events="meteor@4-3")
    assert "decontaminate:scientific_starship1/1" in offered(state, A)
    assert choices_of(state, "shoot_meteor") == ["shoot_meteor:1"]
    assert not usual(state, A).startswith(("decontaminate", "shoot_meteor"))


# Construction


def building(on: System, known: str = "", **said: Any) -> State:
    stock = {A.home: {"tokens": Tokens(9, 9, 9, 9)}}
    side = A(systems={A.home: on}, known=known, credits=60, **said)
    return begin(given(side, B(systems={B.home: System(natives=1)}), sectors=stock), "construction_repair")


@pytest.mark.rule("SW-D.58")
@pytest.mark.rule("SW-D.59")
def test_all_may_build_structures_and_craft() -> None:
    state = building(System(Levels(city=1, shipyard=1)), known="level_2_buildings")
    assert {"A", "B"} == asked(state)
    builds = {choice.partition("/")[2] for choice in choices_of(state, "build")}
    workshops = {"mechanical_workshop", "electronic_workshop", "chemical_workshop"}
    assert builds == {"city", *workshops, "research_center", "shipyard"}
    orders = {choice.partition("/")[2] for choice in choices_of(state, "order")}
    assert orders == {
        *("star_fighter", "heavy_star_fighter", "corvette", "freight", "transport", "outpost", "regular"),
    }


@pytest.mark.rule("SW-D.60")
def test_academies_and_research_centers_do_nothing_by_default() -> None:
    on = System(Levels(research_center=3), frozenset({"space_academy"}))
    state = building(on, known="cloning_knowledge special_weapons")
    assert {"train", "clone"} <= words(state, A)
    assert usual(state, A) in ("end", "")


@pytest.mark.rule("SW-D.61")
def test_natives_are_rolled_for_by_default_where_there_is_room() -> None:
    state = building(System(natives=1), known="native_slave_conversion")
    assert choices_of(state, "convert") == [f"convert:{A.home}/roll", f"convert:{A.home}/enslave"]
    assert usual(state, A) == f"convert:{A.home}/roll"
    full = building(System(Levels(city=4), natives=1))
    assert usual(full, A) in ("end", "")


@pytest.mark.rule("SW-D.62")
def test_slaves_save_by_default_and_outposts_stay_as_they_are() -> None:
    craft = f"outpost1@{A.home}"
    state = building(System(slaves=2), known="orbital_base gate_technology", craft=craft)
    assert {"abuse", "upgrade_base", "build_gate"} <= words(state, A)
    assert usual(state, A) in ("end", "")
    after = play(state, f"A build:{A.home}/city", "A end", "B end")
    assert after.empires[A.seat].credits == 60 - (3 - 2)


@pytest.mark.rule("SW-D.63")
@pytest.mark.parametrize(("credits", "repaired"), [(6, 0), (7, 1), (10, 2)])
def test_damage_is_repaired_by_default_while_there_are_more_than_six_credits(credits: int, repaired: int) -> None:
    side = A(systems={A.home: System(Levels(shipyard=4))}, craft=f"dreadnought1@{A.home}", credits=credits)
    state = given(side, B(systems={B.home: System(natives=1)}))
    state = state.changed(fleets=state.fleets.with_craft("dreadnought1", damage=3))
    state = play(begin(state, "construction_repair"), "A end", "B end")
    assert asked(state) == {"A"}
    assert choices_of(state, "repair") == [f"repair:{A.home}/dreadnought1"]
    assert play(state, "A auto").fleets["dreadnought1"].damage == 3 - repaired
