"""GE-7: where a fleet may go, and what it claims."""

import pytest

from stellarch.games.galaxy_empires.events import CapitalExposed
from tests.rules.galaxy_empires.given import (
    C,
    Empire,
    G,
    H,
    V,
    actions,
    active,
    alive,
    cash,
    fleets,
    given,
    happens,
    holder,
    holds,
    offered,
    play,
    pp,
    refused,
    winner,
)


def ends(fleet: str, *others: str, rivals: str = "", held: str = "") -> str:
    """Where a fleet of C may go, among other fleets of C, rivals' fleets, and territories that rivals hold."""
    state = given(C(fleets=" ".join([fleet, *others])), H(fleets=rivals, holds=held))
    return " ".join(sorted(order[3:] for order in offered(state) if order.startswith(f"{fleet}>")))


# Repositioning


@pytest.mark.rule("GE-7.1")
def test_two_fleets_move_with_one_action() -> None:  # GE-X.9
    after = play(given(), "C2>D2", "A2>B2")
    assert holds(after, C) == "cap_nw fr_nw_n fr_nw_w"
    assert (actions(after), fleets(after, C)) == (1, "A1 B1 B2 C1 D2")


@pytest.mark.rule("GE-7.1")
def test_the_third_fleet_needs_another_action() -> None:
    after = play(given(), "C2>D2", "A2>B2", "C1>D1")
    assert actions(after) == 0
    assert active(after) == C  # a fourth may move


@pytest.mark.rule("GE-7.1")
def test_the_second_fleet_may_use_the_tile_that_the_first_has_left() -> None:  # GE-X.12
    after = play(given(C(fleets="D2 C2")), "D2>D3", "C2>D2")
    assert (fleets(after, C), actions(after)) == ("D2 D3", 1)


@pytest.mark.rule("GE-7.1")
@pytest.mark.parametrize("order", ["D2>D3", "I1>H1"])
def test_only_a_fleet_of_ones_own_moves(order: str) -> None:
    assert refused(given(), order) == "GE-7.1"


@pytest.mark.rule("GE-7.2")
def test_a_fleet_moves_once_in_an_action() -> None:  # GE-X.13
    state = play(given(C(fleets="C2")), "C2>D2")
    assert refused(state, "D2>D3") == "GE-7.2"
    assert {"D2>D3!", "D2>D1!"} <= offered(state)
    assert (fleets(after := play(state, "D2>D3!"), C), actions(after)) == ("D3", 0)


@pytest.mark.rule("GE-7.2")
def test_a_fleet_may_move_in_both_actions() -> None:
    assert fleets(play(given(C(fleets="C2 A2")), "C2>D2", "A2>B2", "D2>D3"), C) == "B2 D3"


# Where to


@pytest.mark.rule("GE-7.3")
def test_inside_an_area_a_fleet_goes_to_any_open_tile() -> None:  # GE-X.10
    assert "E1>D2" in offered(given(C(fleets="E1")))


@pytest.mark.rule("GE-7.3")
def test_inside_an_area_distance_and_what_lies_between_do_not_matter() -> None:
    assert ends("A2", "B1", "C1") == "A1 A3 B2 C2"


@pytest.mark.rule("GE-7.4")
def test_across_a_border_a_fleet_takes_one_step() -> None:  # GE-X.11
    assert refused(given(C(fleets="C1")), "C1>D2") == "GE-7.4"
    assert ends("C1") == "A1 A2 B1 C2 D1"


@pytest.mark.rule("GE-7.4")
def test_a_fleet_does_not_change_its_tile_and_its_area_in_one_move() -> None:
    assert refused(given(C(fleets="A1")), "A1>D1") == "GE-7.4"


ENTRIES = [
    # rule     D2 wants to   and the position is             it may
    ("GE-7.5", "C2",         {},                             True),   # a territory of its own
    ("GE-7.5", "E2",         {},                             True),   # a territory nobody holds
    ("GE-7.5", "E2",         {"held": "st_n"},               True),   # held by an opponent without a fleet in it
    ("GE-7.5", "E2",         {"rivals": "E2"},               False),
    ("GE-7.5", "E2",         {"rivals": "G2"},               False),  # any fleet in it makes entry a war
    ("GE-7.5", "E3",         {},                             True),   # a neutral zone
    ("GE-7.5", "E3",         {"rivals": "D3"},               True),
    ("GE-7.5", "E3",         {"rivals": "E3"},               False),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "target", "position", "may"), ENTRIES)
def test_what_a_fleet_may_cross_into(rule: str, target: str, position: dict[str, str], may: bool) -> None:
    assert (target in ends("D2", **position)) is may


@pytest.mark.rule("GE-7.5", "GE-R.36")
def test_an_open_tile_of_an_occupied_territory_is_entered_by_war_only() -> None:  # GE-X.15
    assert refused(given(C(fleets="D2"), H(fleets="G2")), "D2>E2") == "GE-7.5"


@pytest.mark.rule("GE-7.5")
def test_a_fleet_may_cross_into_a_planet_but_not_into_a_black_hole() -> None:  # GE-X.18
    assert "F2" in ends("E3")
    assert "F3" not in ends("E3")
    assert refused(given(C(fleets="E4")), "E4>F3") == "GE-1.9"


@pytest.mark.rule("GE-7.6")
def test_a_fleet_on_a_planet_does_not_move() -> None:
    state = given(C(fleets="C2", mining="F2"))
    assert not any(order.startswith("F2>") for order in offered(state))
    assert refused(state, "F2>E2") == "GE-11.3"


# The wormhole


@pytest.mark.rule("GE-7.7")
def test_the_passage_leads_to_any_open_tile_of_the_other_center() -> None:
    assert ends("E4", "G4") == "D3 D4 E3 E5 F4 G5"
    assert ends("G5") == "E4 E5 F4 G4 G6 H4 H5"


@pytest.mark.rule("GE-7.7")
def test_only_a_fleet_in_a_political_center_passes() -> None:
    assert refused(given(C(fleets="D3")), "D3>G4") == "GE-7.4"


@pytest.mark.rule("GE-7.7")
def test_the_other_center_must_be_one_that_may_be_entered() -> None:
    assert refused(given(C(fleets="E4"), H(fleets="G4")), "E4>G5") == "GE-7.5"
    assert holder(play(given(C(fleets="E4"), H(holds="pc_e")), "E4>G5"), "pc_e") == C


@pytest.mark.rule("GE-7.7", "GE-R.1")
def test_a_rival_on_the_wormhole_closes_the_passage() -> None:  # GE-X.20
    taken = play(given(C(fleets="E4"), H(fleets="G4")), "E4>F4")
    assert holder(taken, "wormhole") == C
    assert refused(play(taken, "end"), "G4>E4") == "GE-7.7"


@pytest.mark.rule("GE-7.7")
def test_ones_own_fleet_on_the_wormhole_does_not() -> None:
    assert "E4>G5" in offered(given(C(fleets="E4 F4")))


@pytest.mark.rule("GE-7.8", "GE-R.1")
def test_a_fleet_may_stop_on_the_wormhole_and_go_on_from_it() -> None:
    state = play(given(C(fleets="E4")), "E4>F4", "F4>G5!")
    assert holds(state, C) == "cap_nw pc_e pc_w wormhole"


@pytest.mark.rule("GE-7.8")
def test_from_the_wormhole_a_fleet_goes_to_the_tiles_beside_it() -> None:
    assert ends("F4", rivals="G4") == "E4 E5"


@pytest.mark.rule("GE-7.9", "GE-R.8")
def test_one_fleet_in_an_action_uses_the_wormhole() -> None:  # GE-X.19
    state = play(given(C(fleets="E4 E5")), "E4>G5")
    assert (holder(state, "pc_e"), holder(state, "wormhole")) == (C, None)
    assert refused(state, "E5>G4") == "GE-7.9"
    assert (fleets(after := play(state, "E5>G4!"), C), actions(after)) == ("G4 G5", 0)


WORMHOLE_TWICE = [
    # rule      the first   then      (F4 is the wormhole)
    ("GE-R.8", "E4>F4",     "G5>E5"),  # enters, passes
    ("GE-R.8", "E4>G4",     "E5>F4"),  # passes, enters
    ("GE-R.8", "F4>G4",     "E4>F4"),  # leaves, enters
    ("GE-R.8", "F4>E4",     "G5>E5"),  # leaves, passes
]  # fmt: skip


@pytest.mark.parametrize(("rule", "first", "second"), WORMHOLE_TWICE)
def test_passing_entering_and_leaving_all_use_the_wormhole(rule: str, first: str, second: str) -> None:
    starts = f"{first[:2]} {second[:2]}"
    state = play(given(C(fleets=starts)), first)
    assert refused(state, second) == "GE-7.9"
    assert f"{second}!" in offered(state)


@pytest.mark.rule("GE-7.9")
def test_a_fleet_that_does_not_use_the_wormhole_may_move_beside_one_that_does() -> None:
    assert fleets(play(given(C(fleets="E4 E5")), "E4>G5", "E5>E6"), C) == "E6 G5"


# Claiming


@pytest.mark.rule("GE-7.10")
def test_a_fleet_claims_what_nobody_holds() -> None:  # GE-X.21
    state = given(C(fleets="D2 C3"))
    after = play(state, "D2>E2", "C3>B3")
    assert (len(holds(state, C).split()), len(holds(after, C).split()), actions(after)) == (3, 5, 1)


@pytest.mark.rule("GE-7.10")
def test_a_fleet_claims_what_an_opponent_has_left_empty_free_of_charge() -> None:  # GE-X.14
    after = play(given(C(fleets="E1", pp=0), H(holds="st_n")), "E1>F1")
    assert (holder(after, "st_n"), pp(after, C), cash(after, C)) == (C, 0, 1000)
    assert holds(after, H) == "cap_ne"


@pytest.mark.rule("GE-7.11", "GE-R.9")
def test_a_flag_stays_when_the_last_fleet_leaves() -> None:  # GE-X.16
    state = given(C(fleets="C3", cash=0))
    left = play(state, "C3>C4")
    assert holds(left, C) == "cap_nw fr_nw_w"
    assert cash(play(left, "end", "end", "end", "end"), C) == 100 + 50


@pytest.mark.rule("GE-R.9")
def test_anybody_may_claim_what_was_left() -> None:
    left = play(given(C(fleets="C3 A1"), G(fleets="B3 C7")), "C3>C4", "end", "end", "end")
    assert holder(play(left, "B3>A3"), "fr_nw_w") == G


@pytest.mark.rule("GE-7.12")
def test_passing_does_not_claim_the_wormhole_and_stopping_does() -> None:
    state = given(C(fleets="E4"))
    assert holder(play(state, "E4>G4"), "wormhole") is None
    assert holder(play(state, "E4>F4"), "wormhole") == C


@pytest.mark.rule("GE-7.13")
def test_in_a_neutral_zone_fleets_of_different_players_stand_in_peace() -> None:  # GE-X.17
    state = play(given(C(fleets="D2"), H(fleets="E3"), G(fleets="C4")), "D2>D3")
    assert (fleets(state, C), fleets(state, H)) == ("D3", "E3")
    assert holder(state, "nz_nw") is None
    assert refused(play(state, "end", "end", "end"), "C4>D3") == "GE-7.13"


@pytest.mark.rule("GE-7.14")
def test_who_enters_an_empty_home_capital_captures_it() -> None:
    after = play(given(C(fleets="H2"), H(fleets="")), "H2>I2")
    assert holder(after, "cap_ne") == C
    assert not alive(after, H)


@pytest.mark.rule("GE-R.34")
def test_a_truce_partner_is_not_claimed_from() -> None:
    state = play(given(C(fleets="E1"), H(holds="st_n")), "propose@1:-:-:truce.1", "accept")
    assert refused(state, "E1>F1") == "GE-12.11"


@pytest.mark.rule("GE-R.34")
def test_truce_partners_may_share_a_neutral_zone() -> None:
    state = play(given(C(fleets="D2"), H(fleets="E3 I1")), "propose@1:-:-:truce.1", "accept")
    assert fleets(play(state, "D2>D3"), C) == "D3"


# Standing without fleets


@pytest.mark.rule("GE-R.33")
@pytest.mark.parametrize("order", ["+A1", "roll", "draw", "end"])
def test_a_player_without_fleets_plays_on(order: str) -> None:
    state = given(C(fleets=""))
    assert alive(state, C)
    assert order in offered(state)
    assert winner(play(state, order)) is None


@pytest.mark.rule("GE-R.33")
def test_a_player_without_fleets_may_trade() -> None:
    assert cash(play(given(C(fleets="")), "propose@1:$100:-:-", "accept"), H) == 1100


@pytest.mark.rule("GE-R.37")
def test_who_empties_his_capital_is_warned() -> None:
    assert CapitalExposed(C.seat(state := given(C(fleets="C2")))) in happens(state, "C2>D2")
    assert CapitalExposed(C.seat(state)) not in happens(given(C(fleets="C1 C2")), "C2>D2")


@pytest.mark.rule("GE-7.14")
@pytest.mark.parametrize("empire", [V, G])
def test_an_emptied_capital_is_taken_by_the_first_to_come(empire: Empire) -> None:
    state = given(C(fleets="D3"), empire(fleets="B2 I8" if empire == V else "B2 C8"), turn=empire)
    assert not alive(play(state, "B2>A2"), C)
