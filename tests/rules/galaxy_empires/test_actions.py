"""GE-6: what the actions are, and what it costs to try what cannot be done."""

import pytest

from tests.rules.galaxy_empires.given import C, H, actions, cash, given, offered, play, pp, refused

POSITION = given(C(fleets="C2 E2 E3 F1", holds="fr_nw_n", pp=9), H(fleets="G1", mining="F2"), war="3+4/1+1", pp=[1])


@pytest.mark.rule("GE-6.1")
@pytest.mark.parametrize("order", ["C2>D2", "F1xfr_ne_n", "+A1", "disrupt:pl_n", "roll", "draw"])
def test_each_takes_one_action(order: str) -> None:
    assert order in offered(POSITION)
    assert actions(play(POSITION, order)) == 1


@pytest.mark.rule("GE-6.1")
def test_a_trade_takes_one_action() -> None:
    assert actions(play(POSITION, "propose@1:$100:-:-", "accept")) == 1


@pytest.mark.rule("GE-6.1")
def test_an_invasion_takes_one_action_or_two() -> None:
    state = given(C(fleets="E1 D1 D2", pp=7), H(fleets="F1 E2"), war="3+4/1+1")
    assert actions(play(state, "D1+D2xst_n")) == 1
    assert actions(play(state, "D1+D2+E1xst_n/2")) == 0


@pytest.mark.rule("GE-6.1")
def test_mining_is_no_order() -> None:
    state = play(given(H(mining="F2")), "end")
    assert (cash(state, H), actions(state)) == (1400, 1)


@pytest.mark.rule("GE-6.2")
@pytest.mark.parametrize("order", ["C2>E1", "E2+E3+F1xfr_ne_n", "F1xfr_ne_e", "+C2", "+D1", "disrupt:pl_s", "draw/1"])
def test_what_cannot_be_done_is_refused_and_costs_nothing(order: str) -> None:
    refused(POSITION, order)
    assert (actions(POSITION), cash(POSITION, C), pp(POSITION, C)) == (2, 1000, 9)


@pytest.mark.rule("GE-6.2")
def test_the_second_half_of_an_action_may_be_refused_and_the_first_stands() -> None:
    state = play(given(C(fleets="", cash=700)), "+A1")
    assert refused(state, "+B1") == "GE-8.2"
    assert (actions(state), cash(state, C)) == (1, 200)
