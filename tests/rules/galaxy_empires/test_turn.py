"""GE-4: the steps of a turn."""

import pytest

from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.events import (
    Delivered,
    IncomePaid,
    InstalmentPaid,
    MissionCompleted,
    TurnStarted,
)
from stellarch.games.galaxy_empires.options import Options
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
    offered,
    play,
    pp,
    refused,
    winner,
)

ROUND = ["end"] * 4
A_TRUCE = ["propose@1:-:-:truce.2", "accept"]
A_DEBT = ["propose@1:-:-:instalment.0.100.2.turn", "accept"]


@pytest.mark.rule("GE-4.1")
def test_a_state_mission_that_holds_is_completed_at_the_start_of_the_turn() -> None:
    state = given(C(hand="M12"), turn=G)  # four fleets in the home capital
    assert cash(play(state, "end"), C) == 1000 + 200 + 100


@pytest.mark.rule("GE-4.2", "GE-R.6")
def test_income_is_paid_in_the_first_turn_of_the_game_too() -> None:  # GE-X.4
    state = GALAXY_EMPIRES.start(Options(), 4, "a game").state
    player = state.players[state.turn.seat]
    assert (player.cash, player.pp, actions(state)) == (1100, 5, 2)


@pytest.mark.rule("GE-4.3")
def test_instalments_are_paid_after_the_income() -> None:
    state = given(C(cash=0))
    after = play(state, *A_DEBT, *ROUND)
    assert (cash(after, C), cash(after, H)) == (100 - 100, 1000 + 100 + 100)


@pytest.mark.rule("GE-4.4")
def test_mining_takes_an_action_and_pays() -> None:
    after = play(given(C(mining="F2"), turn=G), "end")
    assert (cash(after, C), actions(after)) == (1000 + 100 + 300, 1)


@pytest.mark.rule("GE-4.1", "GE-4.2", "GE-4.3", "GE-4.4")
def test_the_steps_of_a_turn_come_in_this_order() -> None:
    state = play(given(C(hand="M12", mining="F2")), *A_DEBT, "end", "end", "end")
    steps = [TurnStarted, MissionCompleted, IncomePaid, InstalmentPaid, Delivered]
    assert [type(event) for event in happens(state, "end") if type(event) in steps] == steps


@pytest.mark.rule("GE-4.5")
def test_a_turn_has_two_actions_in_any_mix() -> None:
    state = given(C(fleets="C2"), pp=[1])
    assert actions(state) == 2
    assert active(play(state, "roll", "draw")) == H
    assert active(play(state, "+A1", "+A2", "C2>D2", "end")) == H


@pytest.mark.rule("GE-4.5")
def test_the_same_action_may_be_done_twice() -> None:
    after = play(given(C(pp=0), pp=[2, 3]), "roll", "roll")
    assert (pp(after, C), active(after)) == (5, H)


@pytest.mark.rule("GE-4.5")
def test_only_the_active_player_acts() -> None:
    assert refused(given(), "H roll") == "GE-4.5"


@pytest.mark.rule("GE-4.5")
def test_there_is_no_third_action() -> None:
    state = play(given(C(fleets="C2"), pp=[1]), "roll", "C2>D2")  # one more move is open
    assert refused(state, "roll") == "GE-4.5"
    assert refused(state, "D2>D3!") == "GE-4.5"


@pytest.mark.rule("GE-4.6")
def test_a_fleet_that_has_fulfilled_its_contract_returns_at_the_end_of_the_turn() -> None:
    state = play(given(C(fleets="A1 A2 B1 C1", mining="F2:1"), turn=G), "end")
    assert fleets(state, C) == "A1 A2 B1 C1 F2"
    assert fleets(play(state, "end"), C) == "A1 A2 B1 C1 C2"


@pytest.mark.rule("GE-4.6")
def test_a_clause_ticks_at_the_end_of_each_later_turn_of_its_side() -> None:
    state = play(given(), *A_TRUCE, "end")
    (promise,) = state.promises
    assert promise.left[C.seat(state)] == 2  # agreed in this very turn
    (promise,) = play(state, *ROUND).promises
    assert promise.left[C.seat(state)] == 1


@pytest.mark.rule("GE-4.6")
def test_then_the_next_living_player_begins() -> None:
    assert active(play(given(H(out=1), V(out=2)), "end")) == G


@pytest.mark.rule("GE-4.7", "GE-R.5")
def test_a_turn_may_be_ended_with_actions_unused() -> None:
    state = given()
    assert "end" in offered(state)
    assert (active(play(state, "end")), actions(play(state, "end"))) == (H, 2)


@pytest.mark.rule("GE-4.7", "GE-R.5")
def test_unused_actions_are_lost() -> None:
    assert actions(play(given(), *ROUND)) == 2


@pytest.mark.rule("GE-4.8")
def test_victory_is_tested_after_every_step() -> None:
    state = given(C(hand="M12", cash=6800), turn=G)
    assert winner(play(state, "end")) == (C, "bounty")
    assert not any(isinstance(event, IncomePaid) for event in happens(state, "end"))


@pytest.mark.rule("GE-4.8")
def test_victory_is_tested_after_every_event() -> None:
    state = given(C(fleets="C2", cash=6500, holds="fr_nw_w st_n st_w pc_w pc_e wormhole fr_ne_n fr_sw_w"))
    assert winner(play(state, "C2>D2")) == (C, "domination")
