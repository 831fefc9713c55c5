"""SW-10.2, SW-10.3, SW-10.6, SW-10.7: zones, rounds, line and core, breakthrough, withdrawal."""

import pytest

from stellarch.games.space_wars.chapters.battle.breakthrough import most_through
from stellarch.games.space_wars.chapters.battle.ending import BattleEnded, SpoilsTaken
from stellarch.games.space_wars.chapters.battle.fighting import steps_of
from stellarch.games.space_wars.chapters.battle.weapons import Volley
from stellarch.games.space_wars.chapters.battle.zones import Disclosed
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Levels, Small, System
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.state.matters import SubPhases
from tests.rules.space_wars.battles import HERE, battle, both, damage, fight, flying, idle, meeting, rows, side
from tests.rules.space_wars.given import A, B, at, offered, play, refused, told

# Zones


@pytest.mark.example("SW-T.21")
@pytest.mark.rule("SW-10.2.1")
@pytest.mark.rule("SW-10.2.3")
@pytest.mark.rule("SW-10.2.4")
@pytest.mark.rule("SW-D.35")
def test_half_of_the_capital_starships_stand_in_line() -> None:
    state = battle("corvette1 corvette2 cruiser1 cruiser2 freight1 outpost1", "corvette3")
    assert refused(state, "A dispose:corvette1+corvette2/cruiser1+cruiser2+freight1+outpost1") == "SW-10.2.3"
    for line, core in (
        ("cruiser1+cruiser2+corvette1", "corvette2+freight1+outpost1"),
        ("outpost1+cruiser1+cruiser2+corvette1", "corvette2+freight1"),
    ):
        assert refused(state, f"A dispose:{line}/{core}") is None
    assert refused(state, "A dispose:cruiser1+cruiser2+corvette1/corvette2+freight1") == "SW-10.2.3"  # one is missing
    assert refused(state, "A dispose:cruiser1+cruiser1+cruiser2+corvette1/corvette2+freight1+outpost1") == "SW-10.2.3"
    assert refused(state, "A dispose:corvette3/-") == "SW-10.2.1"


@pytest.mark.rule("SW-10.2.4")
def test_without_capital_starships_nothing_is_in_core() -> None:
    state = battle("outpost1 outpost2", "corvette1")
    assert refused(state, "A dispose:outpost1/outpost2") == "SW-10.2.4"
    assert refused(state, "A dispose:outpost1+outpost2") is None


@pytest.mark.rule("SW-10.2.2")
def test_small_craft_are_in_the_zone_aboard_or_on_the_surface() -> None:
    small = {A: Small(star_fighter=2)}
    carrier = {"carrier1": {"small": Small(star_fighter=7)}}
    state = battle("carrier1 freight1", "corvette1", small=small, craft=carrier)
    lines = "A dispose:carrier1+freight1/-"
    both_in = "star_fighter1+star_fighter2"
    assert refused(state, f"{lines}/star_fighter1/-") == "SW-10.2.2"  # the second would be nowhere
    assert refused(state, f"{lines}/{both_in}/-") is None
    assert refused(state, f"{lines}/star_fighter1/star_fighter2=carrier1") is None
    assert refused(state, f"{lines}/-/star_fighter1=carrier1+star_fighter2=carrier1") == "SW-10.2.2"  # room for one
    assert refused(state, f"{lines}/star_fighter1/star_fighter2=freight1") == "SW-10.2.2"  # no active carrier
    assert refused(state, f"{lines}/star_fighter1/star_fighter2=surface") == "SW-10.2.2"  # there is none
    out = play(state, f"{lines}/{both_in}+star_fighter3/-")
    assert flying(out, A) == Small(star_fighter=3)
    assert out.fleets["carrier1"].small == Small(star_fighter=6)


@pytest.mark.rule("SW-10.2.2")
def test_small_craft_rise_from_a_friendly_surface() -> None:
    system = System(Levels(city=1), small={A.seat: Small(star_fighter=2)})
    said = {"tiles": {HERE: "draconis_31"}, "sectors": {"draconis_31": {"owner": A.seat, "system": system}}}
    state = battle("cruiser1", "corvette1", **said)
    state = play(state, "A dispose:cruiser1/-/star_fighter1/-")
    assert flying(state, A) == Small(star_fighter=1)
    assert state.sectors.system(at(state, HERE)).small_of(A.seat) == Small(star_fighter=1)


@pytest.mark.rule("SW-10.2.5")
def test_both_arrangements_are_disclosed_together() -> None:
    state = battle("cruiser1 corvette1", "cruiser2 corvette2")
    assert rules.waiting_on(state) == {A.seat, B.seat}
    state, events = told(state, "B dispose:cruiser2/corvette2")
    assert not any(isinstance(event, Disclosed) for event in events)
    assert side(state, B).core == ()
    state, events = told(state, "A dispose:cruiser1+corvette1")
    assert any(isinstance(event, Disclosed) for event in events)
    assert (side(state, B).line, side(state, B).core) == (("cruiser2",), ("corvette2",))


@pytest.mark.example("SW-T.93")
@pytest.mark.rule("SW-10.2.7")
@pytest.mark.rule("SW-R.94")
def test_rows_close_up() -> None:
    said = {"craft": {"carrier1": {"damage": 3}}, "small": {B: Small(star_fighter=1)}, "dice": (6,)}
    state = battle("cruiser1 carrier1 corvette1", "cruiser2", **said)
    state = both(state, ("cruiser1 carrier1 corvette1", ""), ("cruiser2", ""))
    state = play(idle(state, "line"), "A end", "B target:cruiser2/ion/1/carrier1", "B end")
    assert side(state, A).line == ("cruiser1", "corvette1")
    state = play(idle(state, "run", 2), "B run:star_fighter1/cruiser1")
    assert "target:corvette1/laser/1/star_fighter1" in offered(state, A)


# Rounds


@pytest.mark.rule("SW-10.3.1")
@pytest.mark.rule("SW-10.3.2")
def test_the_steps_of_the_rounds() -> None:
    first = ("dispose", "skirmish", "run", "line", "breakthrough", "core_of_defender", "withdraw")
    later = ("skirmish", "run", "rearrange", "breakthrough", "return", "line", "core_of_defender", "withdraw")
    assert tuple(step for step in steps_of(1) if step in first) == first
    assert tuple(step for step in steps_of(2) if step in later) == later
    assert not {"rearrange", "return", "zone"} & set(steps_of(1))


@pytest.mark.rule("SW-10.3.3")
def test_shields_are_not_renewed() -> None:
    state = battle("cruiser1", "cruiser2", known=("", "capital_shield_1"), dice=(6,))
    state = play(idle(state, "line"), "A target:cruiser1/ion/1/cruiser2", "A end", "B end")
    assert fight(idle(state, "line", 2)).shields == {}


@pytest.mark.rule("SW-10.3.5")
@pytest.mark.rule("SW-10.3.6")
def test_a_round_without_an_attack_ends_it_without_a_winner() -> None:
    state = idle(battle("cruiser1", "cruiser2"), "line")
    _, events = told(state, "A end", "B end")
    assert BattleEnded(HERE, 1, ()) in events


@pytest.mark.rule("SW-10.3.6")
def test_who_alone_is_on_the_board_has_won() -> None:
    state = idle(battle("cruiser1", "corvette1", craft={"corvette1": {"damage": 1}}, dice=(6,)), "line")
    _, events = told(state, "A target:cruiser1/ion/1/corvette1", "A end", "B end")
    assert BattleEnded(HERE, 1, (A.seat,)) in events


@pytest.mark.rule("SW-10.3.5")
@pytest.mark.rule("SW-R.53")
def test_after_round_twenty_nobody_wins() -> None:
    """Two outposts that always miss."""
    _, events = told(meeting("outpost1", "outpost2", dice=[1] * 200), f"A battle:{HERE}/1")
    assert BattleEnded(HERE, 20, ()) in events
    assert sum(isinstance(event, Volley) for event in events) == 20


@pytest.mark.rule("SW-10.3.7")
@pytest.mark.rule("SW-D.65")
@pytest.mark.rule("SW-R.94")
def test_where_small_craft_go_after_the_battle() -> None:
    said = {
        "small": {A: Small(star_fighter=2)},
        "craft": {"carrier1": {"small": Small(star_fighter=7)}, "corvette1": {"damage": 1}},
    }
    state = battle("carrier1", "corvette1", dice=(6,), **said)
    state = play(state, "A dispose:carrier1/-/star_fighter1+star_fighter2/-")
    state = idle(state, "line")
    state = play(state, "A target:carrier1/ion/1/corvette1", "A end", "B end")
    assert fight(state).step == "settle"
    assert "settle:star_fighter1/carrier1" in offered(state, A)
    assert refused(state, "A settle:star_fighter1/surface") == "SW-10.3.7"
    after = play(state, "A settle:star_fighter2/carrier1")
    assert not after.pending  # there is no room for the other, which stays in space
    assert after.fleets["carrier1"].small == Small(star_fighter=8)
    assert flying(after, A) == Small(star_fighter=1)
    assert play(state, "A auto").fleets["carrier1"].small == Small(star_fighter=8)
    assert flying(play(state, "A end"), A) == Small(star_fighter=2)


@pytest.mark.rule("SW-17.3.5")
@pytest.mark.rule("SW-D.65")
def test_special_weapons_of_a_destroyed_carrier_go_to_the_other_side() -> None:
    said = {"corvette1": {"damage": 1, "weapons": 2}}
    state = idle(battle("cruiser1 corvette2", "corvette1", craft=said, dice=(6,)), "line")
    state = play(state, "A target:cruiser1/ion/1/corvette1", "A end", "B end")
    assert refused(state, "A settle:weapons/corvette1") == "SW-17.3.5"
    after, events = told(state, "A settle:weapons/corvette2")
    assert after.fleets["corvette2"].weapons == 2
    assert SpoilsTaken(A.seat, "corvette2", 2) in events
    assert play(state, "A auto").fleets["cruiser1"].weapons == 2


@pytest.mark.rule("SW-17.3.5")
@pytest.mark.rule("SW-1.2.10")
@pytest.mark.parametrize(("before", "after"), [(5, 7), (7, 8), (8, 8)])
def test_nobody_takes_more_of_them_than_he_has_counters(before: int, after: int) -> None:
    said = {"corvette1": {"damage": 1, "weapons": 2}, "cruiser1": {"weapons": before}}
    state = idle(battle("cruiser1", "corvette1", craft=said, dice=(6,)), "line")
    state = play(state, "A target:cruiser1/ion/1/corvette1", "A end", "B end")
    state, events = told(state, "A settle:weapons/cruiser1")
    assert state.fleets["cruiser1"].weapons == after
    assert [event.weapons for event in events if isinstance(event, SpoilsTaken)] == [after - before] * (after > before)


# Line and core


@pytest.mark.rule("SW-10.6.1")
@pytest.mark.rule("SW-10.6.2")
def test_line_fires_at_line_and_all_results_apply_together() -> None:
    said = {"craft": {"corvette1": {"damage": 1}, "corvette3": {"damage": 1}}, "dice": (6, 6)}
    state = battle("corvette1 corvette2", "corvette3 corvette4", **said)
    state = idle(both(state, ("corvette1", "corvette2"), ("corvette3", "corvette4")), "line")
    assert rules.waiting_on(state) == {A.seat}  # the attacker declares first
    assert refused(state, "A target:corvette2/ion/1/corvette3") == "SW-11.1.2"
    assert refused(state, "A target:corvette1/ion/1/corvette4") == "SW-11.1.1"
    state = play(state, "A target:corvette1/ion/1/corvette3", "A end")
    assert rules.waiting_on(state) == {B.seat}
    state = play(state, "B target:corvette3/ion/1/corvette1", "B end")
    assert "corvette1" not in state.fleets
    assert "corvette3" not in state.fleets


@pytest.mark.example("SW-T.17")
@pytest.mark.rule("SW-10.6.3")
@pytest.mark.rule("SW-10.6.4")
@pytest.mark.rule("SW-D.43")
def test_how_many_break_through() -> None:
    state = battle("dreadnought1 cruiser1 cruiser2 corvette1", "cruiser3 corvette2", dice=(1,))
    state = idle(both(state, ("dreadnought1 cruiser1 cruiser2 corvette1", ""), ("cruiser3 corvette2", "")), "line")
    assert (most_through(state, fight(state), 0), most_through(state, fight(state), 1)) == (3, 0)
    state = play(state, "A target:cruiser1/ion/1/cruiser3", "A end", "B end")
    assert fight(state).able == (3, 0)
    assert refused(state, "A break_through:dreadnought1+cruiser1+cruiser2+corvette1") == "SW-10.6.3"
    assert refused(state, "A break_through:cruiser3") == "SW-10.6.3"
    assert refused(state, "A break_through:cruiser1+cruiser1") == "SW-10.6.3"
    after = play(state, "A break_through:cruiser1+cruiser2")
    assert (side(after, A).line, side(after, A).beyond) == (("dreadnought1", "corvette1"), ("cruiser1", "cruiser2"))


@pytest.mark.rule("SW-10.6.4")
@pytest.mark.parametrize(
    ("line", "most"),
    [
        ("corvette9", 4),
        ("cruiser9", 3),
        ("advanced_cruiser9", 3),
        ("carrier9", 4),
        ("dreadnought9", 2),
        ("freight9 outpost9 stealth_starship9", 4),
    ],
)
def test_what_screens_a_line(line: str, most: int) -> None:
    state = battle("corvette1 corvette2 corvette3 advanced_cruiser4", line)
    state = idle(both(state, ("corvette1 corvette2 corvette3 advanced_cruiser4", ""), (line, "")), "line")
    assert most_through(state, fight(state), 0) == most


@pytest.mark.rule("SW-10.6.5")
def test_both_numbers_are_counted_before_either_moves() -> None:
    """Two corvettes against two: a half screens each, so one of each side can go, also when the other has gone."""
    state = battle("corvette1 corvette2", "corvette3 corvette4")
    state = play(idle(both(state, ("corvette1 corvette2", ""), ("corvette3 corvette4", "")), "line"), "A end", "B end")
    assert fight(state).able == (1, 1)
    state = play(state, "A break_through:corvette1")
    assert fight(state).able == (1, 1)
    assert refused(state, "B break_through:corvette3") is None


@pytest.mark.rule("SW-10.6.6")
@pytest.mark.rule("SW-10.6.7")
@pytest.mark.rule("SW-10.2.6")
@pytest.mark.rule("SW-R.52")
def test_who_broke_through_fires_first_in_that_core() -> None:
    state = battle("corvette1 corvette2", "corvette3 corvette4 freight1", dice=(6,))
    state = both(state, ("corvette1 corvette2", ""), ("corvette3 corvette4", "freight1"))
    state = play(idle(state, "line"), "A end", "B end", "A break_through:corvette1", "B break_through:corvette3")
    assert fight(state).step == "core_of_defender"
    assert rules.waiting_on(state) == {A.seat}
    assert refused(state, "A target:corvette1/ion/1/corvette4") == "SW-11.1.1"
    after = play(state, "A target:corvette1/ion/1/freight1", "A end")
    assert damage(after, "freight1") == 1
    assert side(after, B).beyond == ("corvette3",)  # in a core that is empty: nothing to fire at
    assert fight(after).step in ("withdraw", "skirmish", "rearrange", "prepare")


@pytest.mark.rule("SW-10.6.8")
@pytest.mark.rule("SW-D.44")
@pytest.mark.rule("SW-D.45")
def test_tactical_movement() -> None:
    state = battle("corvette1 corvette2 outpost1", "cruiser1 freight1", dice=(1,))
    state = both(state, ("corvette1 corvette2 outpost1", ""), ("cruiser1", "freight1"))
    state = play(idle(state, "line"), "A target:corvette1/ion/1/cruiser1", "A end", "B end")
    state = idle(state, "rearrange", 2)
    assert rules.waiting_on(state) == {A.seat, B.seat}
    assert refused(state, "A dispose:corvette1/corvette2+outpost1") == "SW-10.6.8"  # bases keep their row
    assert refused(state, "A dispose:outpost1/corvette1+corvette2") is None  # the half rule does not apply
    state = play(state, "A dispose:corvette1+corvette2+outpost1", "B dispose:-/cruiser1+freight1")
    assert side(state, B).line == ()
    state = play(state, "A break_through:corvette1+corvette2")
    assert refused(state, "A return:outpost1") == "SW-10.6.8"
    back = play(state, "A return:corvette1")
    assert (side(back, A).line, side(back, A).beyond) == (("outpost1", "corvette1"), ("corvette2",))


@pytest.mark.rule("SW-10.6.9")
@pytest.mark.rule("SW-10.6.10")
def test_later_fire_is_line_and_each_core() -> None:
    state = battle("corvette1 corvette2", "cruiser1 freight1", dice=(1, 6))
    state = both(state, ("corvette1 corvette2", ""), ("cruiser1", "freight1"))
    state = play(idle(state, "line"), "A target:corvette1/ion/1/cruiser1", "A end", "B end")
    state = play(idle(state, "rearrange", 2), "A auto", "B dispose:-/freight1+cruiser1")
    assert fight(state).able == (2, 0)  # no line, no screen
    state = play(state, "A break_through:corvette1", "A return")
    assert fight(state).step == "core_of_defender"  # the line has no targets
    state = play(state, "A target:corvette1/ion/1/freight1", "A end", "B end")
    assert damage(state, "freight1") == 1


# Withdrawal


@pytest.mark.rule("SW-10.7.1")
@pytest.mark.rule("SW-10.7.3")
@pytest.mark.rule("SW-10.7.4")
@pytest.mark.rule("SW-10.7.5")
@pytest.mark.rule("SW-D.46")
def test_craft_in_the_own_core_withdraw() -> None:
    state = battle("cruiser1 freight1 outpost1", "cruiser2 freight2", dice=(1,))
    state = both(state, ("cruiser1", "freight1 outpost1"), ("cruiser2", "freight2"))
    state = play(idle(state, "line"), "A target:cruiser1/ion/1/cruiser2", "A end", "B end")
    assert fight(state).step == "withdraw"
    assert rules.waiting_on(state) == {B.seat}  # the defender decides first
    assert refused(state, "B withdraw:cruiser2/-") == "SW-10.7.1"
    state = play(state, "B withdraw:freight2/-")
    assert refused(state, "A withdraw:outpost1/-") == "SW-10.7.3"
    assert state.fleets.moves_of("freight2").withdrew
    assert isinstance(state.stage, SubPhases)
    assert state.stage.withdrawn == {"freight2"}
    assert state.fleets["freight2"].at == at(state, HERE)


@pytest.mark.rule("SW-10.7.4")
@pytest.mark.rule("SW-10.1.5")
@pytest.mark.rule("SW-R.56")
def test_who_withdrew_is_not_engaged_again_in_the_sub_phase() -> None:
    state = battle("cruiser1", "corvette2 freight2", craft={"corvette2": {"damage": 1}}, dice=(1, 6, 6))
    state = both(state, ("cruiser1", ""), ("corvette2", "freight2"))
    state = play(idle(state, "line"), "A target:cruiser1/ion/1/corvette2", "A end", "B end")
    state = play(state, "A break_through", "B withdraw:freight2/-")
    state = play(idle(state, "line", 2), "A target:cruiser1/ion/1/corvette2", "A end", "B end")
    assert not any(isinstance(matter, Battle) for matter in state.pending)
    assert "freight2" in state.fleets


@pytest.mark.rule("SW-10.7.3")
def test_small_craft_leave_aboard_a_withdrawing_carrier() -> None:
    said = {"small": {B: Small(star_fighter=2)}, "dice": (1,)}
    state = battle("cruiser1", "cruiser2 carrier1", **said)
    state = rows(state, "cruiser1")
    state = play(state, "B dispose:cruiser2/carrier1/star_fighter1+star_fighter2/-")
    state = play(idle(state, "line"), "A target:cruiser1/ion/1/cruiser2", "A end", "B end")
    assert refused(state, "B withdraw:-/star_fighter1=carrier1") == "SW-10.7.3"
    after = play(state, "B withdraw:carrier1/star_fighter1=carrier1")
    assert after.fleets["carrier1"].small == Small(star_fighter=1)
    assert flying(after, B) == Small(star_fighter=1)
    assert set(fight(after).wings) == {"star_fighter2"}


@pytest.mark.example("SW-T.22")
@pytest.mark.rule("SW-10.7.2")
@pytest.mark.rule("SW-17.1.4")
@pytest.mark.rule("SW-14.3.3")
@pytest.mark.parametrize(("stars", "leaves"), [("**", True), ("", False)])
def test_an_admiral_gets_away_from_enemies(stars: str, leaves: bool) -> None:
    said = {"officers": ("", f"admiral1{stars}@cruiser3"), "dice": (1, 5)}
    state = battle("cruiser1 corvette1", "corvette2 cruiser3", **said)
    state = both(state, ("cruiser1 corvette1", ""), ("corvette2", "cruiser3"))
    state = play(
        idle(state, "line"), "A target:cruiser1/ion/1/corvette2", "A end", "B end", "A break_through:corvette1"
    )
    state = play(state, "A end", "B end")
    assert refused(state, "B withdraw:cruiser3/-") is None
    state = play(state, "B withdraw:cruiser3/-")
    assert state.fleets.moves_of("cruiser3").withdrew == leaves
    assert ("cruiser3" in side(state, B).core) != leaves


@pytest.mark.rule("SW-10.7.2")
def test_without_an_admiral_nobody_leaves_a_core_with_enemies() -> None:
    state = battle("cruiser1 corvette1", "corvette2 cruiser3", dice=(1,))
    state = both(state, ("cruiser1 corvette1", ""), ("corvette2", "cruiser3"))
    state = play(
        idle(state, "line"), "A target:cruiser1/ion/1/corvette2", "A end", "B end", "A break_through:corvette1"
    )
    state, _ = told(state, "A end", "B end")
    assert fight(state).round == 2  # nobody was asked
    assert side(state, A).beyond == ("corvette1",)
