"""SW-5.3.21 to SW-5.3.25, SW-5.4, SW-9.1.2, SW-17.1, SW-18.1.2: what officers and craft do besides moving."""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.missions import MissionAttempted, OfficerPromoted, OfficersLost
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import State, System, Tokens
from tests.rules.space_wars.given import A, B, at, begin, given, offered, play, refused, system, tokens, told


def moving(*args: Any, **kwargs: Any) -> State:
    return begin(given(*args, **kwargs), "player_subphases")


def research(state: State) -> dict[str, int]:
    return dict(state.empires[A.seat].this_turn.research)


# Visits

CREW = "scientist1@cruiser1 scientist2**@cruiser1"


@pytest.mark.rule("SW-5.3.21")
@pytest.mark.rule("SW-5.3.25")
@pytest.mark.rule("SW-17.1.9")
def test_each_scientist_and_scientific_starship_visits_an_anomaly_once() -> None:
    side = A(craft="cruiser1@4-3 scientific_starship1@4-3", officers=CREW)
    state = moving(side, B(), events="space_anomaly@4-3", dice=(6, 6, 6))
    assert {choice for choice in offered(state, A) if choice.startswith("visit")} == {
        f"visit:1/{unit}" for unit in ("scientist1", "scientist2", "scientific_starship1")
    }
    state = play(state, "visit:1/scientist1", "visit:1/scientific_starship1", "visit:1/scientist2")
    assert research(state) == {"anomalies": 3 + 4 + 5}
    assert refused(state, "visit:1/scientist1") == "SW-9.1.2"
    assert len(state.happenings.events) == 1


@pytest.mark.rule("SW-5.3.23")
@pytest.mark.rule("SW-17.1.8")
def test_consuls_visit_the_guild_for_credits() -> None:
    side = A(craft="consular_starship1@4-3 cruiser1@4-3", officers="consul1@cruiser1 scientist1@cruiser1")
    state = moving(side, B(), events="gilda_of_traders@4-3", dice=(1, 1))
    state = play(state, "visit:1/consul1", "visit:1/consular_starship1")
    assert state.empires[A.seat].credits == 20 + 1 + 2
    assert refused(state, "visit:1/scientist1") == "SW-5.3.21"
    assert refused(state, "visit:1/cruiser1") == "SW-5.3.21"


@pytest.mark.example("SW-T.69")
@pytest.mark.rule("SW-5.3.24")
def test_an_artifact_is_taken_by_the_best_unit_there() -> None:
    side = A(craft="scientific_starship1@4-3 cruiser1@4-3", officers="scientist1**@cruiser1")
    state = moving(side, B(), events="alien_artifact@4-3", dice=(4,))
    assert refused(state, "visit:1/scientific_starship1") == "SW-5.3.24"
    state = play(state, "visit:1/scientist1")
    assert research(state) == {"artifacts": 8}
    assert state.fleets["cruiser1"].weapons == 2
    assert state.happenings.events == ()


@pytest.mark.rule("SW-5.3.24")
@pytest.mark.rule("SW-1.2.10")
def test_no_more_special_weapons_than_there_are_counters() -> None:
    side = A(craft="scientific_starship1@4-3", systems={A.home: System(weapons=7)})
    state = play(moving(side, B(), events="alien_artifact@4-3", dice=(6,)), "visit:1/scientific_starship1")
    assert state.fleets["scientific_starship1"].weapons == 1


@pytest.mark.rule("SW-5.3.21")
def test_visits_that_cannot_be() -> None:
    side = A(craft="scientific_starship1@4-2", officers="scientist1@4-2")
    state = moving(side, B(officers="scientist2@4-14"), events="space_anomaly@4-3 meteor@4-2")
    assert refused(state, "visit:1/scientific_starship1") == "SW-5.3.21"
    assert refused(state, "visit:2/scientific_starship1") == "SW-5.3.21"
    assert refused(state, "visit:9/scientific_starship1") == "SW-5.3.21"
    assert refused(state, "visit:1/scientist2") == "SW-17.1.2"
    assert refused(state, "visit:1/nobody1") == "SW-9.3.4"


@pytest.mark.rule("SW-9.1.2")
def test_special_actions_come_before_or_after_moves() -> None:
    side = A(craft="scientific_starship1@4-2")
    state = moving(side, B(), events="space_anomaly@4-3", dice=(1,))
    state = play(
        state, "move:scientific_starship1/4-3", "visit:1/scientific_starship1", "move:scientific_starship1/4-4"
    )
    assert research(state) == {"anomalies": 1}


@pytest.mark.rule("SW-5.3.22")
@pytest.mark.rule("SW-9.1.2")
def test_freighters_trade_with_the_guild_as_often_as_they_like() -> None:
    state = moving(A(craft="freight1@4-3 cruiser1@4-3 freight2@4-2", credits=21), B(), events="gilda_of_traders@4-3")
    state = play(state, "trade:freight1/fuel/2", "trade:freight1/crystal_d/1", "trade:freight1/fuel/-1")
    assert state.fleets["freight1"].tokens == Tokens(crystal_d=1, fuel=1)
    assert state.empires[A.seat].credits == 21 - 16 - 4 + 8
    assert refused(state, "trade:freight1/mechanical/5") == "SW-5.3.22"  # no room, no money
    assert refused(state, "trade:freight1/fuel/-2") == "SW-5.3.22"
    assert refused(state, "trade:freight1/fuel/0") == "SW-5.3.22"
    assert refused(state, "trade:freight1/gold/1") == "SW-5.3.22"
    assert refused(state, "trade:freight2/fuel/1") == "SW-5.3.22"
    assert refused(state, "trade:cruiser1/fuel/1") == "SW-5.3.22"
    assert "trade:freight1/mechanical/1" in offered(state, A)


# Missions


@pytest.mark.example("SW-T.67")
@pytest.mark.rule("SW-5.4.3")
@pytest.mark.rule("SW-5.4.4")
def test_a_two_star_officer_makes_up_for_an_unmet_need() -> None:
    state = moving(A(craft="cruiser1@4-3", officers="engineer1**@cruiser1"), B(), missions="m07@4-3", dice=(3,))
    state, events = told(state, "mission:m07/engineer1")
    assert MissionAttempted(A.seat, "m07", ("engineer1",), "4-3", 3, 1, 4, True) in events
    assert "m07" in state.happenings.solved


@pytest.mark.example("SW-T.68")
@pytest.mark.rule("SW-5.4.6")
@pytest.mark.rule("SW-17.1.6")
def test_a_medic_helps_the_team_after_a_failure() -> None:
    side = A(craft="cruiser1@4-3", officers="medic1@cruiser1 engineer1@cruiser1")
    state = moving(side, B(), missions="m13@4-3", dice=(1, 2, 1))
    state, events = told(state, "mission:m13/medic1+engineer1")
    assert OfficersLost(A.seat, {"medic1": 2, "engineer1": 1}, ("engineer1",)) in events
    assert "medic1" in state.officers
    assert "engineer1" not in state.officers
    assert "m13" in state.happenings.missions


@pytest.mark.rule("SW-5.4.5")
@pytest.mark.rule("SW-5.4.7")
def test_a_solved_mission_pays_and_gives_a_star() -> None:
    side = A(craft="cruiser1@4-3", officers="engineer1@cruiser1")
    state = play(moving(side, B(), missions="m02@4-3", dice=(2,)), "mission:m02/engineer1")
    assert state.empires[A.seat].credits == 24
    assert tokens(state, "4-3") == Tokens(2, 1)
    assert state.officers["engineer1"].stars == 2
    assert state.happenings.missions == {}


@pytest.mark.rule("SW-5.4.5")
def test_who_gains_the_star_is_asked_where_several_may() -> None:
    side = A(craft="cruiser1@4-3", officers="engineer1@cruiser1 admiral1@cruiser1 medic1@cruiser1")
    state = moving(side, B(), missions="m07@4-3", dice=(3,))
    state = play(state, "mission:m07/engineer1+admiral1+medic1")
    assert offered(state, A) == ["promote:engineer1", "promote:admiral1"]
    assert refused(state, "promote:medic1") == "SW-5.4.5"
    assert rules.default(state, A.seat) == rules.legal(state, A.seat)[0]
    state = play(state, "promote:admiral1")
    assert [state.officers[name].stars for name in ("engineer1", "admiral1")] == [1, 2]
    assert refused(state, "end") is None


@pytest.mark.rule("SW-1.2.10")
def test_no_star_without_a_counter_for_it() -> None:
    officers = "engineer1@cruiser1 engineer2**@4-2 engineer3**@4-2"
    state = moving(A(craft="cruiser1@4-3", officers=officers), B(), missions="m02@4-3", dice=(6,))
    assert play(state, "mission:m02/engineer1").officers["engineer1"].stars == 1


@pytest.mark.rule("SW-5.4.3")
@pytest.mark.parametrize(("craft", "need"), [("freight1@4-3", 3), ("cruiser2@4-3", 4)])
def test_a_craft_in_the_sector_meets_a_need(craft: str, need: int) -> None:
    side = A(craft=f"cruiser1@4-3 {craft}", officers="consul1@cruiser1")
    _, events = told(moving(side, B(), missions="m10@4-3", dice=(6,)), "mission:m10/consul1")
    assert [event.need for event in events if isinstance(event, MissionAttempted)] == [need]


@pytest.mark.rule("SW-5.4.4")
@pytest.mark.rule("SW-17.3.2")
def test_a_special_weapon_of_the_team_adds_one() -> None:
    side = A(craft="cruiser1@4-3 cruiser2@4-3", officers="spy1@cruiser1")
    state = moving(side, B(), missions="m02@4-3", dice=(3,))
    state = state.changed(fleets=state.fleets.with_craft("cruiser1", weapons=1).with_craft("cruiser2", weapons=1))
    assert refused(state, "mission:m02/spy1/cruiser2") == "SW-17.3.2"
    assert refused(state, "mission:m02/spy1/surface") == "SW-17.3.2"
    assert "mission:m02/spy1/cruiser1" in offered(state, A)
    after = play(state, "mission:m02/spy1/cruiser1")
    assert "m02" in after.happenings.solved  # 3 + 1 reaches 4, with one need unmet
    assert after.fleets["cruiser1"].weapons == 0
    assert after.officers["spy1"].stars == 1  # he met no need


@pytest.mark.rule("SW-5.4.4")
def test_a_natural_one_fails() -> None:
    side = A(craft="cruiser1@4-3", officers="engineer1**@cruiser1")
    state = play(moving(side, B(), missions="m02@4-3", dice=(1, 6)), "mission:m02/engineer1")
    assert "m02" in state.happenings.missions


@pytest.mark.rule("SW-R.29")
@pytest.mark.rule("SW-5.4.2")
@pytest.mark.rule("SW-9.1.2")
def test_a_mission_is_attempted_once_a_turn_and_player() -> None:
    side = A(craft="cruiser1@4-3 cruiser2@4-2", officers="engineer1@cruiser1 medic1@cruiser1 spy1@cruiser2")
    state = moving(side, B(), missions="m02@4-3 m03@4-3", dice=(1, 6, 6))
    for team in ("-", "engineer1+engineer1", "spy1"):
        assert refused(state, f"mission:m02/{team}") == "SW-5.4.2"
    assert refused(state, "mission:m18/engineer1") == "SW-5.4.2"
    state = play(state, "mission:m02/engineer1")
    assert refused(state, "mission:m02/medic1") == "SW-5.4.2"
    assert refused(state, "mission:m03/engineer1") == "SW-9.1.2"
    assert refused(state, "mission:m03/medic1") is None


@pytest.mark.rule("SW-R.93")
@pytest.mark.rule("SW-9.8.10")
def test_the_reward_of_a_mission_may_be_loaded_in_any_sector_in_the_same_step() -> None:
    side = A(craft="freight1@4-3", officers="engineer1@freight1")
    stock = {"4-3": {"owner": B.seat, "tokens": Tokens(3)}}
    state = moving(side, B(), missions="m02@4-3", sectors=stock, dice=(6,))
    assert refused(state, "load:freight1/mechanical=1") == "SW-9.8.4"
    state = play(state, "mission:m02/engineer1")
    assert tokens(state, "4-3") == Tokens(5, 1)
    assert refused(state, "load:freight1/mechanical=3") == "SW-9.8.4"
    state = play(state, "load:freight1/mechanical=2")
    assert refused(state, "load:freight1/mechanical=1") == "SW-9.8.4"
    assert "load:freight1/electronic=1" in offered(state, A)


# Contamination and meteors


@pytest.mark.rule("SW-18.1.2")
def test_a_scientific_starship_removes_contamination() -> None:
    side = A(
        craft="scientific_starship1@4-2 cruiser1@4-2",
        known="decontamination_tech",
        systems={A.home: System(contamination=5)},
        credits=12,
    )
    state = moving(side, B())
    assert refused(state, "decontaminate:scientific_starship1/3") == "SW-18.1.2"
    assert refused(state, "decontaminate:scientific_starship1/0") == "SW-18.1.2"
    assert refused(state, "decontaminate:cruiser1/1") == "SW-18.1.2"
    state = play(state, "decontaminate:scientific_starship1/2")
    assert system(state, A.home).contamination == 3
    assert state.empires[A.seat].credits == 2
    assert refused(state, "decontaminate:scientific_starship1/1") == "SW-9.1.2"


@pytest.mark.rule("SW-5.3.7")
@pytest.mark.parametrize(("die", "gone"), [(5, False), (6, True)])
def test_guns_break_up_a_meteor(die: int, gone: bool) -> None:
    side = A(craft="cruiser1@4-3 cruiser2@4-3 freight1@4-4", known="meteor_break_up")
    state = moving(side, B(), events="meteor@4-3 meteor@4-3 meteor@4-4", dice=(die,))
    assert refused(state, "shoot_meteor:3") == "SW-5.3.7"  # no guns there
    state = play(state, "shoot_meteor:1")
    assert (state.happenings.find(1) is None) == gone  # a value of 4 needs a 6
    assert refused(state, "shoot_meteor:2") == "SW-5.3.7"  # once a turn
    assert refused(moving(A(craft="cruiser1@4-3"), B(), events="meteor@4-3"), "shoot_meteor:1") == "SW-5.3.7"


@pytest.mark.rule("SW-17.1.10")
def test_an_engineer_gives_his_ship_a_point() -> None:
    state = moving(A(craft="cruiser1@4-2", officers="engineer1@cruiser1"), B())
    state = play(state, "move:cruiser1/4-3", "move:cruiser1/4-4")
    assert state.fleets["cruiser1"].at == at(state, "4-4")


@pytest.mark.rule("SW-17.1.3")
@pytest.mark.rule("SW-R.72")
def test_officers_act_where_they_are_aboard_or_on_the_surface() -> None:
    side = A(craft="cruiser1@4-2 cruiser2@4-3", officers=f"scientist1@{A.home} scientist2@cruiser1 scientist3@cruiser2")
    state = moving(side, B(), events="space_anomaly@4-2", dice=(1, 1))
    state = play(state, "visit:1/scientist1", "visit:1/scientist2")
    assert refused(state, "visit:1/scientist3") == "SW-5.3.21"


@pytest.mark.rule("SW-5.4.4")
@pytest.mark.rule("SW-5.4.5")
def test_of_two_officers_of_a_type_the_better_one_meets_the_need() -> None:
    """So the team has his bonus, and it is not he who gains a star."""
    side = A(craft="cruiser1@4-3", officers="engineer1@cruiser1 engineer2**@cruiser1")
    state, events = told(moving(side, B(), missions="m02@4-3", dice=(2,)), "mission:m02/engineer1+engineer2")
    assert [event.bonus for event in events if isinstance(event, MissionAttempted)] == [1]
    assert [state.officers[name].stars for name in ("engineer1", "engineer2")] == [1, 2]


@pytest.mark.rule("SW-5.4.5")
def test_a_player_who_has_two_stars_gains_no_other() -> None:
    side = A(craft="cruiser1@4-3", officers="engineer1**@cruiser1")
    state, events = told(moving(side, B(), missions="m02@4-3", dice=(6,)), "mission:m02/engineer1")
    assert not any(isinstance(event, OfficerPromoted) for event in events)
    assert state.pending == ()


@pytest.mark.rule("SW-5.4.6")
@pytest.mark.rule("SW-17.1.6")
def test_of_two_medics_the_better_one_helps() -> None:
    side = A(craft="cruiser1@4-3", officers="medic1@cruiser1 medic2**@cruiser1 spy1@cruiser1")
    state = moving(side, B(), missions="m13@4-3", dice=(1, 1, 1, 1))
    assert set(play(state, "mission:m13/medic1+medic2+spy1").officers.each) == {"medic1", "medic2", "spy1"}
    alone = moving(side, B(), missions="m13@4-3", dice=(1, 1, 1))
    assert set(play(alone, "mission:m13/medic1+spy1").officers.each) == {"medic2"}
