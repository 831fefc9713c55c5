"""GE-11: mining, and its disruption."""

import pytest

from stellarch.games.galaxy_empires.events import ContractCompleted, Delivered, WarDeclared
from tests.rules.galaxy_empires.given import (
    C,
    G,
    H,
    V,
    actions,
    active,
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
)

# Mining


@pytest.mark.rule("GE-11.1", "GE-R.20")
def test_a_fleet_lands_by_one_of_the_moves_of_an_action() -> None:  # GE-X.45
    after = play(given(C(fleets="E3 C2")), "E3>F2", "C2>D2")
    assert (after.contracts, actions(after)) == ({"F2": 3}, 1)
    assert holder(after, "pl_n") is None


@pytest.mark.rule("GE-11.1")
def test_a_fleet_lands_from_a_tile_next_to_the_planet() -> None:
    assert refused(given(C(fleets="D3")), "D3>F2") == "GE-7.4"
    landings = {order for tile in ("E2", "F1", "G2", "E3", "G3") for order in offered(given(C(fleets=tile)))}
    assert {f"{tile}>F2" for tile in ("E2", "F1", "G2", "E3", "G3")} <= landings


@pytest.mark.rule("GE-11.1")
def test_only_an_open_planet_is_landed_on() -> None:
    assert refused(given(C(fleets="E3"), H(mining="F2")), "E3>F2") == "GE-1.8"


@pytest.mark.rule("GE-11.2", "GE-R.21")
def test_a_player_has_two_contracts_at_most() -> None:  # GE-X.48
    state = play(given(C(fleets="E3 D3 E6")), "E3>F2", "D3>D4")
    assert state.contracts == {"F2": 3, "D4": 3}
    assert refused(state, "E6>F6") == "GE-11.2"


@pytest.mark.rule("GE-R.21")
def test_with_two_contracts_there_is_no_free_action() -> None:  # GE-X.47
    state = given(C(mining="F2 D4", cash=0), turn=G)
    after = play(state, "end")
    assert (cash(after, C), active(after)) == (100 + 600, H)


@pytest.mark.rule("GE-11.3")
def test_a_fleet_under_contract_stays() -> None:  # GE-X.51
    state = given(C(fleets="C2", mining="D4"))
    assert refused(state, "D4>D3") == "GE-11.3"
    assert not any(order.startswith("D4") for order in offered(state))


@pytest.mark.rule("GE-11.3")
def test_it_does_not_invade() -> None:
    assert refused(given(C(mining="F2", pp=7), H(fleets="F1")), "F2xst_n") == "GE-11.3"


@pytest.mark.rule("GE-11.3")
def test_it_does_not_defend() -> None:
    state = given(C(fleets="D1", pp=7), H(fleets="F1", mining="F2"), war="3+4/1+1")
    (declared,) = [event for event in happens(state, "D1xst_n") if isinstance(event, WarDeclared)]
    assert declared.defenders == ("F1",)


@pytest.mark.rule("GE-11.3")
def test_it_does_not_change_hands() -> None:
    state = given(C(fleets="C2", mining="F2"))
    assert state.fleets["F2"].name == "carmine-2"
    assert refused(state, "propose@1:carmine-2:$100:-") == "GE-12.4"


@pytest.mark.rule("GE-11.4", "GE-11.6")
def test_a_contract_from_beginning_to_end() -> None:  # GE-X.46
    state = play(given(C(fleets="A1", mining="F2", cash=0), turn=G), "end")
    seen = []
    for _ in range(3):
        seen.append((cash(state, C), actions(state)))
        state = play(state, "end")
        if len(seen) == 3:
            state = play(state, "return:F2>B1")
            assert (fleets(state, C), state.contracts, active(state)) == ("A1 B1", {}, H)
        state = play(state, "end", "end", "end")
    assert seen == [(400, 1), (800, 1), (1200, 1)]
    assert (actions(state), cash(state, C)) == (2, 1300)


@pytest.mark.rule("GE-11.4")
def test_each_contract_takes_an_action_and_pays() -> None:
    state = given(C(mining="F2:2 D4:3"), turn=G)
    deliveries = [event for event in happens(state, "end") if isinstance(event, Delivered)]
    assert [(event.planet, event.cash, event.left) for event in deliveries] == [("pl_w", 300, 2), ("pl_n", 300, 1)]


@pytest.mark.rule("GE-11.4", "GE-R.20")
def test_nothing_is_paid_in_the_turn_of_landing() -> None:
    assert cash(play(given(C(fleets="E3")), "E3>F2", "end"), C) == 1000


@pytest.mark.rule("GE-11.5")
def test_a_planet_is_never_held() -> None:
    assert holds(play(given(C(fleets="E3")), "E3>F2"), C) == "cap_nw"


@pytest.mark.rule("GE-11.5")
def test_a_planet_may_be_mined_again_as_soon_as_it_is_open() -> None:
    state = play(given(C(fleets="A1 A2 B1 C1", mining="F2:1"), H(fleets="G3 I1"), turn=G), "end", "end")
    assert active(state) == H
    assert play(state, "G3>F2").contracts == {"F2": 3}


@pytest.mark.rule("GE-11.6", "GE-R.38")
def test_the_fleet_returns_at_the_end_of_the_turn_of_the_third_delivery() -> None:
    state = play(given(C(fleets="A1 A2 B1 C1", mining="F2:1"), turn=G), "end")
    assert state.contracts == {"F2": 0}
    assert any(isinstance(event, ContractCompleted) for event in happens(state, "end"))
    assert fleets(play(state, "end"), C) == "A1 A2 B1 C1 C2"


@pytest.mark.rule("GE-R.38")
def test_after_the_third_delivery_it_is_never_exposed_again() -> None:
    state = given(C(fleets="A1 A2 B1 C1", mining="F2:1"), H(fleets="G2 G3 I1"), turn=G)
    before_h = play(state, "end", "end")
    assert refused(before_h, "disrupt:pl_n") == "GE-11.7"


@pytest.mark.rule("GE-11.6")
def test_from_a_full_capital_it_goes_to_the_nearest_ground() -> None:
    state = play(given(C(mining="F2:1", holds="fr_nw_n"), turn=G), "end", "end")
    assert offered(state) == {"return:F2>D1", "return:F2>D2", "return:F2>E1"}


@pytest.mark.rule("GE-R.7")
def test_a_captured_capital_is_no_home_to_return_to() -> None:
    state = play(given(C(fleets="A1 A2 B1", mining="F2:1", holds="cap_ne"), H(out=1), turn=G), "end", "end")
    assert offered(state) == {"return:F2>C1", "return:F2>C2"}


# Disruption


@pytest.mark.rule("GE-11.7")
def test_two_fleets_next_to_a_planet_disrupt() -> None:  # GE-X.49
    state = given(C(fleets="A1", mining="F2:2"), H(fleets="G2 G3", cash=500), turn=H)
    after = play(state, "disrupt:pl_n")
    assert (cash(after, H), actions(after)) == (200, 1)
    assert (fleets(after, C), after.contracts) == ("A1", {})
    later = play(after, "end", "end", "end")
    assert (active(later), actions(later), cash(later, C)) == (C, 2, 1100)


@pytest.mark.rule("GE-11.7")
def test_one_fleet_or_too_little_money_does_not_disrupt() -> None:  # GE-X.50
    victim = C(mining="F2:2")
    assert refused(given(victim, H(fleets="G2 H3", cash=500), turn=H), "disrupt:pl_n") == "GE-11.7"
    assert refused(given(victim, H(fleets="G2 G3", cash=250), turn=H), "disrupt:pl_n") == "GE-11.7"
    assert "disrupt:pl_n" in offered(given(victim, H(fleets="G2 G3", cash=300), turn=H))


@pytest.mark.rule("GE-11.8")
def test_disrupting_is_not_war_and_gives_the_planet_to_nobody() -> None:
    state = given(C(mining="F2:2"), H(fleets="G2 G3", cash=500, pp=0), turn=H)
    after = play(state, "disrupt:pl_n")
    assert (pp(after, H), fleets(after, H), holder(after, "pl_n")) == (0, "G2 G3", None)
    assert not any(isinstance(event, WarDeclared) for event in happens(state, "disrupt:pl_n"))


@pytest.mark.rule("GE-11.9")
def test_disruption_is_possible_from_the_moment_of_landing() -> None:
    state = play(given(C(fleets="E3"), H(fleets="G2 G3")), "E3>F2", "end")
    assert fleets(play(state, "disrupt:pl_n"), C) == ""


@pytest.mark.rule("GE-R.22")
def test_fleets_in_any_area_next_to_the_planet_count() -> None:
    state = given(C(mining="D4"), H(fleets="E4 C5"), turn=H)  # a political center and a neutral zone
    assert "disrupt:pl_w" in offered(state)


@pytest.mark.rule("GE-R.22")
def test_ones_own_fleet_cannot_be_disrupted() -> None:
    assert refused(given(C(fleets="G2 G3", mining="F2")), "disrupt:pl_n") == "GE-11.7"


@pytest.mark.rule("GE-R.22")
def test_other_sides_fleets_do_not_count() -> None:
    state = given(C(mining="F2"), H(fleets="G2"), V(fleets="G3 I8"), turn=H)
    assert refused(state, "disrupt:pl_n") == "GE-11.7"
