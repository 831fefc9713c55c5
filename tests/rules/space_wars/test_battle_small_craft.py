"""SW-10.4, SW-10.5: fighters and pods: skirmish, run, boarding."""

from typing import Any

import pytest

from stellarch.core import Event
from stellarch.games.space_wars.chapters.battle.boarding import Boarded, CrewLost, OfficerLost, PrizeRemoved
from stellarch.games.space_wars.chapters.battle.run import RunMade, runners_allowed
from stellarch.games.space_wars.chapters.battle.weapons import attacks
from stellarch.games.space_wars.chapters.general import Form
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Legions, Small, State, Tokens
from stellarch.games.space_wars.state.battles import Wing
from tests.rules.space_wars.battles import battle, damage, fight, flying, idle, rows, side
from tests.rules.space_wars.given import A, B, offered, play, refused, told

FIGHTER = Small(star_fighter=1)
POD = Small(boarding_pod=1)

# Skirmish


@pytest.mark.rule("SW-10.4.2")
@pytest.mark.rule("SW-10.4.3")
@pytest.mark.rule("SW-D.38")
def test_every_enemy_is_a_target_before_any_is_twice() -> None:
    state = battle(
        "cruiser1", "cruiser2", small={A: Small(star_fighter=3), B: Small(star_fighter=2)}, dice=(6, 1, 6, 1, 1)
    )
    state = idle(state, "skirmish")
    assert rules.waiting_on(state) == {A.seat}  # the attacker assigns first
    state = play(state, "A target:star_fighter1/laser/1/star_fighter4")
    assert refused(state, "A target:star_fighter2/laser/1/star_fighter4") == "SW-10.4.2"
    assert refused(state, "A target:star_fighter2/laser/1/cruiser2") == "SW-11.1.1"
    state = play(state, "A target:star_fighter2/laser/1/star_fighter5", "A target:star_fighter3/laser/1/star_fighter4")
    state = play(state, "B target:star_fighter4/laser/1/star_fighter1", "B target:star_fighter5/laser/1/star_fighter2")
    assert flying(state, A) == Small(star_fighter=3)
    assert flying(state, B) == Small(star_fighter=1)  # hit twice, lost once; it has fired all the same


@pytest.mark.rule("SW-10.4.2")
def test_when_every_enemy_is_a_target_one_may_be_a_target_as_often_as_one_likes() -> None:
    state = idle(battle("cruiser1", "cruiser2", small={A: Small(star_fighter=4), B: Small(star_fighter=2)}), "skirmish")
    aims = ("star_fighter5", "star_fighter6", "star_fighter5")
    orders = (f"A target:star_fighter{number}/laser/1/{target}" for number, target in enumerate(aims, 1))
    state = play(state, *orders)
    assert refused(state, "A target:star_fighter4/laser/1/star_fighter5") is None
    assert refused(state, "A target:star_fighter4/laser/1/star_fighter6") is None


@pytest.mark.rule("SW-24.3.3")
@pytest.mark.rule("SW-10.4.2")
def test_the_software_aims_the_strongest_lasers_first_and_all_enemies_once() -> None:
    """The advanced fighter takes the pod, which is dearer; the last attack goes to what is nearest to its end."""
    ours, theirs = Small(star_fighter=2, advanced_star_fighter=1), Small(star_fighter=1, boarding_pod=1)
    state = idle(battle("cruiser1", "cruiser2", small={A: ours, B: theirs}), "skirmish")
    order = rules.default(state, A.seat)
    assert isinstance(order, Form)
    assert [str(each) for each in order.orders] == [
        "target:advanced_star_fighter1/laser/1/boarding_pod1",
        "target:star_fighter1/laser/1/star_fighter3",
        "target:star_fighter2/laser/1/boarding_pod1",
    ]


@pytest.mark.rule("SW-10.4.1")
@pytest.mark.rule("SW-D.39")
def test_from_round_two_on_the_zone_is_chosen_again() -> None:
    said = {"small": {A: FIGHTER}, "craft": {"carrier1": {"small": Small(star_fighter=1)}}, "dice": (1,)}
    state = play(battle("carrier1", "cruiser2", **said), "A dispose:carrier1/-/star_fighter1/-")
    state = play(idle(state, "line"), "A target:carrier1/ion/1/cruiser2", "A end", "B end")
    state = idle(state, "zone", 2)
    assert rules.waiting_on(state) == {A.seat}
    kept = play(state, "A dispose:-/-/-/star_fighter1=carrier1")
    assert flying(kept, A) == Small()
    assert kept.fleets["carrier1"].small == Small(star_fighter=2)
    out = play(state, "A dispose:-/-/star_fighter1+star_fighter2/-")
    assert flying(out, A) == Small(star_fighter=2)


# Run


@pytest.mark.example("SW-T.15")
@pytest.mark.example("SW-T.16")
@pytest.mark.rule("SW-10.5.1")
@pytest.mark.rule("SW-10.5.2")
@pytest.mark.parametrize(
    ("ours", "theirs", "most"),
    [
        (Small(star_fighter=5), Small(star_fighter=1, heavy_star_fighter=1), 4),
        (Small(star_fighter=2, boarding_pod=1), Small(advanced_star_fighter=2), 0),
        (Small(star_fighter=2), Small(boarding_pod=4), 2),
    ],
)
def test_how_many_run(ours: Small, theirs: Small, most: int) -> None:
    state = idle(battle("cruiser1", "cruiser2", small={A: ours, B: theirs}), "skirmish")
    assert runners_allowed(fight(state), 0) == most


@pytest.mark.rule("SW-10.5.1")
@pytest.mark.rule("SW-D.40")
def test_no_more_run_than_the_screen_lets_through() -> None:
    state = idle(battle("cruiser1", "cruiser2", small={A: Small(star_fighter=2), B: FIGHTER}), "run")
    state = play(state, "A run:star_fighter1/cruiser2")
    assert fight(state).step != "run"  # one is all that may
    state = idle(battle("cruiser1", "cruiser2", small={A: Small(star_fighter=3), B: FIGHTER}), "run")
    state = play(state, "A run:star_fighter1/cruiser2")
    assert refused(state, "A run:star_fighter1/cruiser2") == "SW-10.5.1"
    assert refused(state, "A run:star_fighter4/cruiser2") == "SW-10.5.1"
    assert refused(state, "A run:star_fighter2/cruiser1") == "SW-10.5.3"


@pytest.mark.rule("SW-10.5.3")
def test_runners_reach_any_row() -> None:
    state = battle("cruiser1", "cruiser2 freight2", small={A: Small(star_fighter=2)}, dice=(6, 6, 1))
    state = rows(rows(state, "cruiser1"), "cruiser2", "freight2", player=B)
    state, events = told(idle(state, "run"), "A run:star_fighter1/freight2", "A run:star_fighter2/freight2")
    assert "freight2" not in state.fleets
    assert RunMade(A.seat, {"star_fighter1": "freight2", "star_fighter2": "freight2"}) in events


def lasers(target: str) -> list[str]:
    """The lasers of a row cruiser, carrier, corvette that may fire at a runner of one of them."""
    state = battle("cruiser1 carrier1 corvette1", "cruiser2", small={B: Small(star_fighter=1)})
    state = play(state, "A dispose:cruiser1+carrier1+corvette1/-/-/-", "B dispose:cruiser2/-/star_fighter1/-")
    state = play(idle(state, "run"), f"B run:star_fighter1/{target}")
    return sorted(order for order in offered(state, A) if order.startswith("target"))


@pytest.mark.example("SW-T.18")
@pytest.mark.rule("SW-10.5.4")
@pytest.mark.rule("SW-10.5.6")
@pytest.mark.rule("SW-D.41")
@pytest.mark.rule("SW-R.54")
def test_lasers_of_neighbours_meet_runners() -> None:
    carrier = [f"target:carrier1/laser/{number}/star_fighter1" for number in (1, 2, 3)]
    assert lasers("cruiser1") == [*carrier, "target:cruiser1/laser/1/star_fighter1"]
    assert lasers("carrier1") == [
        *carrier,
        "target:corvette1/laser/1/star_fighter1",
        "target:cruiser1/laser/1/star_fighter1",
    ]


@pytest.mark.rule("SW-10.5.6")
def test_lasers_out_of_range_are_refused() -> None:
    state = battle("cruiser1 carrier1 corvette1", "cruiser2", small={B: FIGHTER})
    state = play(state, "A dispose:cruiser1+carrier1+corvette1/-/-/-", "B dispose:cruiser2/-/star_fighter1/-")
    state = play(idle(state, "run"), "B run:star_fighter1/cruiser1")
    assert refused(state, "A target:corvette1/laser/1/star_fighter1") == "SW-10.5.6"


@pytest.mark.rule("SW-10.5.4")
def test_bases_reach_two_places() -> None:
    state = battle("orbital_base1 corvette1 corvette2", "cruiser2", small={B: FIGHTER})
    state = play(state, "A dispose:orbital_base1+corvette1+corvette2/-/-/-", "B dispose:cruiser2/-/star_fighter1/-")
    state = play(idle(state, "run"), "B run:star_fighter1/corvette2")
    assert "target:orbital_base1/laser/1/star_fighter1" in offered(state, A)


@pytest.mark.rule("SW-10.5.5")
@pytest.mark.rule("SW-10.5.7")
@pytest.mark.rule("SW-10.5.11")
def test_lasers_and_torpedoes_strike_at_the_same_time() -> None:
    state = battle("carrier1", "corvette2", small={B: Small(star_fighter=2)}, dice=(6, 6, 6, 6, 1))
    state = play(state, "B dispose:corvette2/-/star_fighter1+star_fighter2/-")
    state = play(idle(state, "run"), "B run:star_fighter1/carrier1", "B run:star_fighter2/carrier1")
    shots = [f"A target:carrier1/laser/{number}/star_fighter1" for number in (1, 2, 3)]
    state = play(state, *shots)
    assert damage(state, "carrier1") == 1  # the first runner was hit three times, and fired
    assert flying(state, B) == FIGHTER  # the other is back in the zone
    assert fight(state).wings["star_fighter2"] == Wing("star_fighter", B.seat, "zone")


# Boarding


def boarding(general: str = "", **said: Any) -> tuple[State, tuple[Event, ...]]:
    """A pod of A boards cruiser2, and what happened."""
    state = idle(battle("cruiser1", "cruiser2", small={A: POD}, **said), "run")
    return told(state, f"A run:boarding_pod1/cruiser2{'/' + general if general else ''}", "B end")


@pytest.mark.example("SW-T.19")
@pytest.mark.rule("SW-10.5.8")
@pytest.mark.rule("SW-10.5.9")
@pytest.mark.rule("SW-17.1.5")
@pytest.mark.rule("SW-17.1.11")
@pytest.mark.rule("SW-R.55")
@pytest.mark.parametrize(
    ("general", "theirs", "modifier"), [("general1", "", 1), ("general1", "security1@cruiser2", 0), ("", "", 0)]
)
def test_generals_help_and_security_hinders_boarding(general: str, theirs: str, modifier: int) -> None:
    state, events = boarding(general, officers=("general1@cruiser1", theirs), dice=(4,))
    (tried,) = (event for event in events if isinstance(event, Boarded))
    assert (tried.die, tried.need, tried.modifier, tried.success) == (4, 5, modifier, modifier == 1)
    assert (state.fleets["cruiser2"].owner == A.seat) == tried.success


@pytest.mark.example("SW-T.20")
@pytest.mark.rule("SW-10.5.8")
def test_nobody_boards_a_shielded_craft() -> None:
    _, events = boarding(known=("", "capital_shield_1"))
    assert not any(isinstance(event, Boarded) for event in events)


@pytest.mark.rule("SW-10.5.9")
def test_a_special_weapon_goes_along() -> None:
    state = battle("cruiser1", "cruiser2", small={A: POD}, craft={"cruiser1": {"weapons": 1}}, dice=(4,))
    state = idle(state, "run")
    assert refused(state, "A run:boarding_pod1/cruiser2/-/cruiser2") == "SW-17.3.2"
    state = play(state, "A run:boarding_pod1/cruiser2/-/cruiser1", "B end")
    assert state.fleets["cruiser2"].owner == A.seat
    assert state.fleets["cruiser1"].weapons == 0


@pytest.mark.rule("SW-10.5.9")
def test_a_general_shares_the_fate_of_his_pod() -> None:
    state = battle("cruiser1", "cruiser2", small={A: POD}, officers=("general1@cruiser1", ""), dice=(6,))
    state = idle(state, "run")
    assert refused(state, "A run:boarding_pod1/cruiser2/general2") == "SW-10.5.9"
    state = play(state, "A run:boarding_pod1/cruiser2/general1")
    state, events = told(state, "B target:cruiser2/laser/1/boarding_pod1")
    assert OfficerLost(A.seat, "general1") in events
    assert "general1" not in state.officers
    assert "cruiser1" in state.fleets


@pytest.mark.example("SW-T.88")
@pytest.mark.rule("SW-10.5.10")
@pytest.mark.rule("SW-10.5.11")
@pytest.mark.rule("SW-20.12.9")
def test_a_captured_craft_changes_hands() -> None:
    cargo = {
        "transport2": {"legions": Legions(regular=3), "damage": 1},
        "freight2": {"tokens": Tokens(fuel=2), "slaves": 1},
    }
    said = {"officers": ("", "engineer1@transport2"), "craft": cargo, "dice": (4, 4)}
    state = battle("cruiser1", "transport2 freight2 corvette9", small={A: Small(boarding_pod=2)}, **said)
    state = play(state, "A dispose:cruiser1/-/boarding_pod1+boarding_pod2/-", "B dispose:corvette9+transport2/freight2")
    runs = "A run:boarding_pod1/transport2", "A run:boarding_pod2/freight2", "B end"
    state, events = told(idle(state, "run"), *runs)
    assert CrewLost(B.seat, "transport2", ("engineer1",), 3) in events
    taken = state.fleets["transport2"]
    assert (taken.owner, taken.damage, taken.legions) == (A.seat, 1, Legions())
    assert "engineer1" not in state.officers
    assert (state.fleets["freight2"].tokens, state.fleets["freight2"].slaves) == (Tokens(fuel=2), 1)
    assert side(state, A).core == ("transport2", "freight2")
    assert flying(state, A) == Small(boarding_pod=2)


@pytest.mark.rule("SW-10.5.10")
def test_a_captured_craft_waits_a_round() -> None:
    state = battle("cruiser1", "cruiser2 cruiser3", small={A: POD}, dice=(5, 1))
    state = play(state, "A dispose:cruiser1/-/boarding_pod1/-", "B auto")
    state = play(idle(state, "run"), "A run:boarding_pod1/cruiser2", "B end")
    assert side(state, A).taken == {"cruiser2"}
    assert attacks(state, fight(state), ("cruiser2",), "ion", "torpedo", "laser") == []
    state = play(idle(state, "line"), "A target:cruiser1/ion/1/cruiser3", "A end", "B end")
    later = idle(state, "rearrange", 2)
    assert len(attacks(later, fight(later), ("cruiser2",), "ion", "torpedo", "laser")) == 4


@pytest.mark.rule("SW-10.5.10")
@pytest.mark.rule("SW-1.2.10")
def test_a_captured_craft_over_the_limit_is_removed() -> None:
    ours = "construction_starship1@4-1 construction_starship2@4-1 cruiser1"
    state = battle(ours, "construction_starship3 corvette2", small={A: POD}, dice=(4,))
    state = rows(rows(state, "cruiser1"), "corvette2", "construction_starship3", player=B)
    state, events = told(idle(state, "run"), "A run:boarding_pod1/construction_starship3")
    assert "construction_starship3" not in state.fleets
    assert PrizeRemoved(A.seat, "construction_starship3") in events


@pytest.mark.rule("SW-6.1.9")
def test_a_captured_council_craft_is_the_captors_own() -> None:
    state = battle(
        "cruiser1", "cruiser2 corvette2", small={A: POD}, craft={"cruiser2": {"office": "security"}}, dice=(6,)
    )
    state = play(idle(state, "run"), "A run:boarding_pod1/cruiser2", "B end")
    assert (state.fleets["cruiser2"].owner, state.fleets["cruiser2"].office) == (A.seat, None)
    assert state.fleets.count(A.seat, "cruiser") == 2


@pytest.mark.rule("SW-10.5.10")
def test_small_craft_aboard_are_captured_too() -> None:
    said = {"craft": {"carrier2": {"small": Small(star_fighter=2)}}, "dice": (6,)}
    state = battle("cruiser1", "carrier2 corvette2", small={A: POD}, **said)
    state = play(state, "A dispose:cruiser1/-/boarding_pod1/-", "B dispose:corvette2+carrier2/-/-/-")
    state = play(idle(state, "run"), "A run:boarding_pod1/carrier2", "B end")
    assert state.fleets["carrier2"].owner == A.seat
    assert {wing.owner for wing in fight(state).wings.values()} == {A.seat}


@pytest.mark.rule("SW-17.3.2")
@pytest.mark.rule("SW-10.5.9")
def test_a_craft_that_was_captured_gives_no_special_weapon_to_pods_of_its_old_owner() -> None:
    said: dict[str, Any] = {"small": {A: POD, B: POD}, "craft": {"cruiser2": {"weapons": 1}}, "dice": (6, 4)}
    state = idle(battle("cruiser1", "cruiser2 corvette2", **said), "run")
    state = play(state, "A run:boarding_pod1/cruiser2", "B run:boarding_pod2/cruiser1/-/cruiser2")
    state = idle(state, "line")
    assert (state.fleets["cruiser2"].owner, state.fleets["cruiser2"].weapons) == (A.seat, 1)
    assert state.fleets["cruiser1"].owner == A.seat  # a 4, where it takes a 5
