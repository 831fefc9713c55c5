"""SW-25.5: what bots do in their sub-phases. With two players A's home is 4-2, and 4-1, 4-3, 3-1 and 3-2 are next
to it."""

from typing import Any

import pytest
from msgspec.structs import replace

from stellarch.core import Chance, Seat
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.mind.levels import Skill
from stellarch.games.space_wars.mind.line import Line
from stellarch.games.space_wars.mind.moves.errands import run_errands
from stellarch.games.space_wars.mind.moves.traffic import Traffic
from stellarch.games.space_wars.mind.moves.ways import Ways
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.rules.supply import in_supply_at
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from stellarch.games.space_wars.state.empires import StandingOrders
from tests.rules.space_wars.given import A, B, Side, at, begin, given, play

from .asked import SOBER, asked, orders, said
from .bot_games import bot_game

HOME = System(Levels(city=3, mechanical_workshop=1, electronic_workshop=1, shipyard=2, research_center=2))


def mine(**said: Any) -> Side:
    return A(**{"systems": {A.home: HOME}, "known": "movement_range_2", **said})


def moving(*sides: Side, **said: Any) -> State:
    """A is about to move."""
    return begin(given(*sides, *(() if len(sides) > 1 else (B(),)), order=(A, B), **said), "player_subphases")


def moved(state: State) -> State:
    """After all that A plans, as far as it is one plan."""
    return play(state, *(f"A {order}" for order in orders(asked(state, A)) if order != "end"))


def surveyed(state: State) -> Survey:
    return Survey(state, A.seat, SOBER, Skill.MASTERLY, state.chance)


# Flags


@pytest.mark.rule("SW-25.5")
def test_planets_are_flagged_before_empty_space() -> None:
    """2 of 6 ways lead to planets, and nothing else is as good."""
    state = moving(mine(craft=f"corvette1@{A.home}"), tiles={"4-1": "draconis_31", "4-4": "eridani_21"})
    after = moved(state)
    owned = {after.galaxy.name(sector) for sector in after.sectors.owned_by(A.seat)}
    assert owned & {"draconis_31", "eridani_21"}
    assert "claims" in said(asked(state, A))


@pytest.mark.rule("SW-25.5")
def test_no_two_craft_go_for_the_same_planet() -> None:
    tiles = {"4-0": "draconis_31", "4-4": "eridani_21"}
    state = moving(mine(craft=f"corvette1@{A.home} corvette2@{A.home}"), tiles=tiles)
    after = moved(state)
    assert {after.galaxy.name(after.fleets[name].at) for name in ("corvette1", "corvette2")} == {
        "draconis_31",
        "eridani_21",
    }


@pytest.mark.rule("SW-25.5")
def test_a_planet_is_worth_a_longer_way_than_space() -> None:
    state = moving(mine(craft=f"cruiser1@{A.home}"), tiles={"4-5": "pelagia_15"})
    assert "on its way to Pelagia 15" in said(asked(state, A))


@pytest.mark.rule("SW-25.5")
def test_freighters_put_up_no_flags_and_stay_where_nothing_is_to_be_carried() -> None:
    assert orders(asked(moving(mine(craft=f"freight1@{A.home}")), A)) == ["end"]


# Safety


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize("event", ["black_hole", "berilan_gap", "plasma_blast", "pulsar_interference", "space_warp"])
def test_nobody_goes_where_an_event_does_harm(event: str) -> None:
    tiles = {"4-1": "draconis_31"}
    safe, harmed = (
        moving(mine(craft=f"corvette1@{A.home}"), tiles=tiles, events=events) for events in ("", f"{event}@4-1")
    )
    assert "move:corvette1/draconis_31" in orders(asked(safe, A))
    assert not any("draconis_31" in order for order in orders(asked(harmed, A)))


@pytest.mark.rule("SW-25.5")
def test_with_the_technology_a_blast_does_no_harm() -> None:
    side = mine(craft=f"corvette1@{A.home}", known="movement_range_2 plasma_blast_shield")
    state = moving(side, tiles={"4-1": "draconis_31"}, events="plasma_blast@4-1")
    assert "move:corvette1/draconis_31" in orders(asked(state, A))


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize(("enemy", "goes"), [("cruiser1@draconis_31 cruiser2@draconis_31", False), ("", True)])
def test_nobody_goes_where_stronger_enemies_stand(enemy: str, goes: bool) -> None:
    sides = mine(craft=f"corvette1@{A.home}"), B(craft=enemy)
    state = moving(*sides, tiles={"4-1": "draconis_31"}, relations={(A, B): {"military": "war"}})
    assert ("move:corvette1/draconis_31" in orders(asked(state, A))) == goes


@pytest.mark.rule("SW-25.5")
def test_laden_freighters_keep_out_of_clouds_that_eat_their_cargo() -> None:
    state = moving(mine(craft=f"freight1@{A.home} freight2@{A.home}"), events="neutronic_cloud@4-1")
    craft = state.fleets.with_craft("freight1", tokens=Tokens(electronic=2))
    state = state.changed(fleets=craft)
    ways = Ways(surveyed(state))
    assert not ways.open_to(state, "freight1")[at(state, "4-1")]
    assert ways.open_to(state, "freight2")[at(state, "4-1")]


# How long ways are


@pytest.mark.rule("SW-9.2.10")
@pytest.mark.parametrize(("known", "turns"), [("movement_range_4", 2.0), ("", 3.0)])
def test_out_of_supply_a_way_takes_a_turn_a_sector(known: str, turns: float) -> None:
    """Four sectors with two points each; supply ends after one, and craft that rest outside go on by one."""
    state = moving(mine(craft=f"corvette1@{A.home}", known=known))
    journey = Ways(surveyed(state)).journey(state, "corvette1")
    assert journey.turns[at(state, "4-6")] == turns


@pytest.mark.rule("SW-2.2.7")
def test_a_way_through_asteroids_takes_longer_than_one_around() -> None:
    state = moving(mine(craft=f"corvette1@{A.home}"), tiles={"4-1": "asteroid_field"})
    journey = Ways(surveyed(state)).journey(state, "corvette1")
    assert journey.turns[at(state, "4-1")] == 1.0
    assert journey.turns[at(state, "4-0")] > 1.0


@pytest.mark.rule("SW-25.5")
def test_gates_are_passed_where_they_save_turns() -> None:
    tiles = {"4-1": "star_gate_a", "4-12": "star_gate_a", "3-9": "pelagia_15", "4-13": "veridia_11"}
    side = mine(craft=f"corvette1@{A.home}", known="movement_range_2 star_gates_navigation")
    state = moving(side, tiles=tiles)
    plan = orders(asked(state, A))
    assert "gate:corvette1/4-12" in plan


# Freighters


def needy(**said: Any) -> State:
    """A has a bare planet two sectors away from a home full of materials."""
    systems = {A.home: HOME, "pelagia_15": System()}
    side = mine(systems=systems, credits=30, **said)
    stored = {A.home: {"tokens": Tokens(10, 8, 8, 2)}}
    return moving(side, tiles={"4-4": "pelagia_15"}, sectors=stored)


@pytest.mark.rule("SW-25.5")
def test_freighters_bring_the_new_planet_what_its_first_works_want() -> None:
    state = needy(craft=f"freight1@{A.home}")
    after = moved(state)
    brought = after.sectors[at(after, "pelagia_15")].tokens
    assert any(brought)
    assert brought == surveyed(state).works.missing[at(state, "pelagia_15")]
    assert sum(brought) + sum(after.sectors[at(after, A.home)].tokens) == 28
    assert "brings Pelagia 15 what its next works want" in said(asked(state, A))


@pytest.mark.rule("SW-25.5")
def test_what_one_freighter_brings_no_other_does() -> None:
    state = needy(craft=f"freight1@{A.home} freight2@{A.home} freight3@{A.home}")
    missing = surveyed(state).works.missing[at(state, "pelagia_15")]
    after = moved(state)
    assert after.sectors[at(after, "pelagia_15")].tokens == missing


@pytest.mark.rule("SW-25.5")
def test_what_cannot_be_built_with_yet_is_worth_less() -> None:
    state = needy(craft=f"freight1@{A.home}")
    traffic, pelagia = Traffic(surveyed(state)), at(state, "pelagia_15")
    wanted = dict(traffic.wanted[pelagia])
    part = {**wanted, "chemical": wanted["chemical"] - 1}
    price = traffic.survey.works.prices["chemical"]
    assert traffic.value(pelagia, wanted) > traffic.value(pelagia, part) + price
    traffic.bring(pelagia, part)
    assert traffic.wanted[pelagia] == {**dict.fromkeys(wanted, 0), "chemical": 1}


@pytest.mark.rule("SW-25.5")
def test_what_one_freighter_has_loaded_is_not_there_for_another() -> None:
    """There is chemical material for one of two planets only."""
    systems = {A.home: HOME, "pelagia_15": System(), "draconis_31": System()}
    side = mine(systems=systems, credits=40, craft=f"freight1@{A.home} freight2@{A.home}")
    stored = {A.home: {"tokens": Tokens(0, 12, 1, 0)}}
    state = moving(side, tiles={"4-4": "pelagia_15", "4-0": "draconis_31"}, sectors=stored)
    loads = [order for order in orders(asked(state, A)) if order.startswith("load")]
    assert sum("chemical=1" in order for order in loads) <= 1
    traffic = Traffic(surveyed(state))
    traffic.take(at(state, A.home), {"chemical": traffic.spare[at(state, A.home)]["chemical"]})
    assert traffic.spare[at(state, A.home)]["chemical"] == 0


@pytest.mark.rule("SW-25.5")
def test_a_plan_goes_on_where_a_freighter_may_be_lost_on_its_way() -> None:
    """The way home leads past an enemy's orbital defence; the bot imagines how its dice would fall."""
    side = mine(systems={A.home: HOME, "pelagia_15": System()}, credits=30, craft="freight1@pelagia_15")
    armed = B(systems={"draconis_31": System(singles=frozenset({"orbital_defense_project"}))})
    tiles = {"4-4": "pelagia_15", "4-3": "draconis_31"}
    stored = {A.home: {"tokens": Tokens(10, 8, 8, 2)}}
    state = moving(side, armed, tiles=tiles, sectors=stored, relations={(A, B): {"military": "war", "war_since": 1}})
    for sector in (sector for sector in state.galaxy.board.sectors if state.sectors[sector].owner is None):
        state = state.with_sector(sector, owner=B.seat, mines=3)
    state = state.with_empire(A.seat, standing=StandingOrders(posture="bold"))  # else a bot says this first
    plans = [SPACE_WARS.plan(SPACE_WARS.view(state, A.seat), str(seed)) for seed in range(6)]
    assert all("move:freight1/draconis_31" in orders(plan) for plan in plans)


@pytest.mark.rule("SW-25.5")
def test_an_empty_freighter_goes_back_for_more() -> None:
    state = needy(craft="freight1@pelagia_15")
    plan = orders(asked(state, A))
    assert plan[:2] == ["move:freight1/4-3", f"move:freight1/{A.home}"]
    assert "goes to fetch" in said(asked(state, A))


@pytest.mark.rule("SW-25.5")
@pytest.mark.rule("SW-5.3.22")
def test_at_the_guild_what_works_wait_for_is_bought() -> None:
    systems = {A.home: HOME, "pelagia_15": System()}
    side = mine(systems=systems, credits=40, craft="freight1@4-1")
    state = moving(side, tiles={"4-4": "pelagia_15"}, events="gilda_of_traders@4-1")
    bought = [order for order in orders(asked(state, A)) if order.startswith("trade:freight1/")]
    assert bought
    assert "the Guild has it" in said(asked(state, A))


# Outposts


@pytest.mark.rule("SW-25.5")
def test_an_outpost_follows_until_supply_reaches_what_is_owned() -> None:
    systems = {A.home: HOME, "pelagia_15": System(Levels(city=1))}
    state = moving(mine(systems=systems, craft=f"outpost1@{A.home}"), tiles={"4-6": "pelagia_15"})
    assert not in_supply_at(state, A.seat, at(state, "pelagia_15"))
    assert "supply reaches Pelagia 15" in said(asked(state, A))
    for _ in range(3):
        state = moved(state)
        state = state.changed(fleets=state.fleets.rested())
    assert in_supply_at(state, A.seat, at(state, "pelagia_15"))
    assert "move:outpost1" not in " ".join(orders(asked(state, A)))  # it stays where it is needed


@pytest.mark.rule("SW-25.5")
def test_an_outpost_that_serves_nothing_better_stays() -> None:
    assert orders(asked(moving(mine(craft=f"outpost1@{A.home}")), A)) == ["end"]


# Visits, missions, errands


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize(("where", "goes"), [("4-6", True), ("4-8", False)])
def test_scientific_starships_go_to_anomalies_within_four_sectors(where: str, goes: bool) -> None:
    state = moving(mine(craft=f"scientific_starship1@{A.home}"), events=f"space_anomaly@{where}")
    plan = asked(state, A)
    assert any(order.startswith("move:scientific_starship1") for order in orders(plan)) == goes
    assert ("space anomaly" in said(plan)) == goes


@pytest.mark.rule("SW-25.5")
def test_an_artifact_is_better_than_an_anomaly_as_near() -> None:
    events = "space_anomaly@4-4 alien_artifact@4-0"
    state = moving(mine(craft=f"scientific_starship1@{A.home}"), events=events)
    assert orders(asked(state, A)) == [
        "move:scientific_starship1/4-1",
        "move:scientific_starship1/4-0",
        "visit:2/scientific_starship1",
    ]


@pytest.mark.rule("SW-25.5")
def test_a_visit_ends_the_plan_since_nobody_knows_the_die() -> None:
    state = moving(mine(craft=f"scientific_starship1@4-1 corvette1@{A.home}"), events="space_anomaly@4-1", dice=(4,))
    assert orders(asked(state, A)) == ["visit:1/scientific_starship1"]
    after = moved(state)
    assert "visit:1/scientific_starship1" not in orders(asked(after, A))
    assert orders(asked(after, A))[-1] == "end"


@pytest.mark.rule("SW-25.5")
def test_the_consular_starship_calls_on_the_guild() -> None:
    state = moving(mine(craft=f"consular_starship1@{A.home}"), events="gilda_of_traders@4-4")
    assert orders(asked(state, A))[-1] == "visit:1/consular_starship1"


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize(("officers", "goes"), [("general1 medic1", True), ("general1", False)])
def test_officers_go_to_missions_whose_needs_are_met(officers: str, goes: bool) -> None:
    """Mission 8 needs a general and a medic."""
    aboard = " ".join(f"{officer}@{A.home}" for officer in officers.split())
    state = moving(mine(craft=f"cruiser1@{A.home}", officers=aboard), missions="m08@4-4")
    plan = orders(asked(state, A))
    assert ("transfer:general1/cruiser1" in plan) == goes
    assert ("sets out" in said(asked(state, A))) == goes


@pytest.mark.rule("SW-25.5")
def test_a_team_that_is_there_tries() -> None:
    side = mine(craft="cruiser1@4-4", officers="general1@cruiser1 medic1@cruiser1")
    state = moving(side, missions="m08@4-4")
    assert orders(asked(state, A)) == ["mission:m08/general1+medic1"]
    assert "67 times in 100" in said(asked(state, A))


@pytest.mark.rule("SW-25.5")
def test_a_hopeless_mission_is_left_alone() -> None:
    state = moving(mine(craft="cruiser1@4-4", officers="general1@cruiser1"), missions="m14@4-4")
    assert not any(order.startswith("mission") for order in orders(asked(state, A)))


@pytest.mark.rule("SW-25.5")
def test_the_second_star_goes_to_who_makes_most_of_it() -> None:
    side = mine(craft="cruiser1@4-4", officers="security1@cruiser1 engineer1@cruiser1")
    state = play(moving(side, missions="m12@4-4", dice=(6,)), "A mission:m12/security1+engineer1")
    assert orders(asked(state, A)) == ["promote:engineer1"]


@pytest.mark.rule("SW-25.5")
def test_contamination_of_ones_own_is_removed() -> None:
    systems = {A.home: HOME, "pelagia_15": System(contamination=2)}
    side = mine(systems=systems, craft="scientific_starship1@pelagia_15", known="decontamination_tech", credits=30)
    state = moving(side, tiles={"4-4": "pelagia_15"})
    assert "decontaminate:scientific_starship1/2" in orders(asked(state, A))


@pytest.mark.rule("SW-25.5")
def test_a_meteor_is_shot_at() -> None:
    side = mine(craft="cruiser1@4-4", known="meteor_break_up")
    assert orders(asked(moving(side, events="meteor@4-4"), A)) == ["shoot_meteor:1"]


# Power at home


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize(("relation", "stays"), [("war", True), ("none", False)])
def test_power_stays_at_the_capital_while_enemies_are_near(relation: str, stays: bool) -> None:
    sides = mine(craft=f"cruiser1@{A.home}"), B(craft="cruiser2@4-4")
    state = moving(*sides, tiles={"4-1": "draconis_31"}, relations={(A, B): {"military": relation}})
    assert ("move:cruiser1/draconis_31" not in orders(asked(state, A))) == stays


# Whole games


@pytest.mark.rule("SW-25.5")
def test_bots_settle_planets_and_keep_them_in_supply() -> None:
    *_, last = bot_game("settlers", 4, turns=6)
    state = last.before
    for seat in map(Seat, range(4)):
        systems = [where for where in state.sectors.owned_by(seat) if where in state.galaxy.systems]
        assert len(systems) >= 5
        assert sum(in_supply_at(state, seat, where) for where in systems) * 2 >= len(systems)


def test_a_plan_is_played_as_it_was_meant_until_something_comes_out() -> None:
    """In peace nothing in a sub-phase comes out but dice, so that a plan is mostly the whole of it."""
    decisions = [decided for decided in bot_game("whole", 3, turns=4) if decided.before.phase == "player_subphases"]
    assert sum(str(decided.plan.actions[-1]) == "end" for decided in decisions) >= 0.8 * len(decisions)


@pytest.mark.rule("SW-25.9")
def test_no_plan_follows_from_what_is_hidden() -> None:
    """Other dice to come, and other orders in the sealed forms of the others: the same plan."""
    for decided in bot_game("hidden", 3, turns=3):
        others = {seat: sealed for seat, sealed in decided.before.sealed.items() if seat != decided.seat}
        emptied = {seat: replace(sealed, orders=()) for seat, sealed in others.items()}
        hidden = decided.before.changed(chance=Chance("other dice"), sealed={**decided.before.sealed, **emptied})
        assert SPACE_WARS.plan(SPACE_WARS.view(hidden, decided.seat), decided.seed) == decided.plan


@pytest.mark.rule("SW-25.5")
def test_a_starship_that_was_lost_earlier_in_the_step_runs_no_errand() -> None:
    state = moving(mine(craft=f"scientific_starship1@{A.home}"), events="space_anomaly@3-1")
    survey = surveyed(state)
    assert run_errands(Line(state, A.seat), survey, Ways(survey)) == {"scientific_starship1"}
    lost = state.changed(fleets=state.fleets.without(("scientific_starship1",)))
    assert not run_errands(Line(lost, A.seat), survey, Ways(survey))
