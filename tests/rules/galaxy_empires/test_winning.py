"""GE-15: the ways to win, when they are tested, and who stands where at the end."""

import pytest

from stellarch.core import Seat
from stellarch.games.galaxy_empires import GALAXY_EMPIRES
from stellarch.games.galaxy_empires.events import GameWon, MissionCompleted
from stellarch.games.galaxy_empires.rules.winning import ranking
from stellarch.games.galaxy_empires.state import State
from tests.rules.galaxy_empires.given import (
    C,
    Empire,
    G,
    H,
    Side,
    V,
    cash,
    given,
    happens,
    holder,
    play,
    refused,
    winner,
)

NINE = "fr_nw_n fr_nw_w st_n pc_w pc_e wormhole st_s fr_sw_w"  # with the capital


def standing(state: State) -> list[Empire]:
    return [Empire(state.players[seat].faction) for seat in ranking(state)]


# When it is tested


@pytest.mark.rule("GE-15.1", "GE-15.3", "GE-4.8")
def test_the_tenth_territory_wins_at_once() -> None:  # GE-X.69
    after = play(given(C(fleets="A1 C3", holds=NINE)), "C3>B3")
    assert winner(after) == (C, "domination")
    assert (after.turn.actions, after.turn.open is not None) == (1, True)


@pytest.mark.rule("GE-15.1")
def test_nothing_is_done_after_the_end() -> None:
    over = play(given(C(fleets="A1 C3", holds=NINE)), "C3>B3")
    assert not GALAXY_EMPIRES.waiting_on(over)
    assert GALAXY_EMPIRES.legal(over, Seat(0)) == GALAXY_EMPIRES.free(over, Seat(0)) == []
    assert refused(over, "H concede") == "GE-15.1"


@pytest.mark.rule("GE-15.1", "GE-15.2")
def test_survival_comes_before_domination() -> None:
    state = given(C(fleets="A1 H2", holds=NINE.replace("fr_sw_w", "")), H(fleets=""), V(out=1), G(out=2))
    assert winner(play(state, "H2>I2")) == (C, "survival")


@pytest.mark.rule("GE-15.1", "GE-15.8")
def test_income_may_win_before_acting() -> None:  # GE-X.70
    state = given(C(fleets="A1", holds="st_n", cash=6850), turn=G)
    after = play(state, "end")
    assert (cash(after, C), winner(after)) == (7050, (C, "bounty"))


# The conditions


@pytest.mark.rule("GE-15.2")
def test_who_is_left_alone_wins() -> None:  # GE-X.43
    state = given(C(fleets="A1 H2"), H(fleets=""), V(out=1), G(out=2))
    assert winner(play(state, "H2>I2")) == (C, "survival")


@pytest.mark.rule("GE-15.2")
def test_while_two_live_nobody_has_survived() -> None:
    assert winner(play(given(C(fleets="A1 H2"), H(fleets=""), V(out=1)), "H2>I2")) is None


@pytest.mark.rule("GE-15.3")
def test_nine_territories_do_not_dominate() -> None:
    state = given(C(fleets="A1 C3", holds=NINE.replace("st_s", "")))
    assert winner(play(state, "C3>B3")) is None


@pytest.mark.rule("GE-15.3")
def test_a_captured_capital_counts() -> None:
    state = given(C(fleets="A1 H2", holds=NINE.replace("fr_sw_w", "")), H(fleets=""))
    after = play(state, "H2>I2")
    assert (holder(after, "cap_ne"), winner(after)) == (C, (C, "domination"))


@pytest.mark.rule("GE-15.4", "GE-R.30")
def test_seven_thousand_is_enough_and_nothing_is_paid() -> None:
    after = play(given(C(fleets="A1", cash=6900), turn=G), "end")
    assert (cash(after, C), winner(after)) == (7000, (C, "bounty"))


@pytest.mark.rule("GE-15.4", "GE-R.30")
def test_less_is_not_enough_whatever_one_owns() -> None:
    after = play(given(C(holds="st_n st_w fr_nw_n", cash=6599, pp=15), turn=G), "end")
    assert (cash(after, C), winner(after)) == (6949, None)


@pytest.mark.rule("GE-15.5", "GE-15.4")
def test_the_spoils_of_a_defence_win_in_the_attackers_turn() -> None:  # GE-X.71
    state = given(C(fleets="A1 D1", pp=7), H(fleets="I1 E2", cash=6750), war="1+2/5+2")
    after = play(state, "D1xst_n")
    assert (cash(after, H), winner(after)) == (7050, (H, "bounty"))


@pytest.mark.rule("GE-15.5")
def test_a_mission_wins_in_anothers_turn() -> None:
    state = given(H(hand="M28", cash=6700))
    assert winner(play(state, "propose@1:$50:-:-", "accept")) == (H, "bounty")


# Two at once


@pytest.mark.rule("GE-15.6", "GE-R.31", "GE-12.18", "GE-15.5")
def test_domination_stands_before_bounty() -> None:  # GE-X.72
    """A deal gives H its tenth territory and brings C, whose turn it is, to $7000."""
    nine = "fr_ne_n fr_ne_e st_n st_e pc_e pc_w fr_se_e st_s"  # with the capital
    state = given(C(fleets="A1 D1", cash=6500), H(fleets="I1", holds=nine))
    after = play(state, "propose@1:fr_nw_n:$500:-", "accept", "return:D1>C1")
    assert (cash(after, C), winner(after)) == (7000, (H, "domination"))


@pytest.mark.rule("GE-12.18")
def test_a_deal_may_win_for_the_active_player() -> None:
    assert winner(play(given(C(cash=6500)), "propose@1:-:$500:-", "accept")) == (C, "bounty")


@pytest.mark.rule("GE-15.6")
def test_of_two_with_the_same_condition_the_active_player_wins() -> None:
    state = given(C(cash=6750, hand="M28"), H(cash=6950))
    after = play(state, "propose@1:$50:-:-", "accept")
    assert (cash(after, C), cash(after, H), winner(after)) == (7000, 7000, (C, "bounty"))


@pytest.mark.rule("GE-15.6")
@pytest.mark.parametrize(("turn", "wins"), [(C, H), (H, H), (V, G), (G, G)])
def test_then_the_next_clockwise(turn: Empire, wins: Empire) -> None:
    both_rich = given(turn=turn).with_player(Seat(1), cash=7000).with_player(Seat(3), cash=7000)
    assert winner(play(both_rich, "roll")) == (wins, "bounty")


# The result


@pytest.mark.rule("GE-15.7")
def test_the_result_names_winner_condition_and_round() -> None:
    events = happens(given(C(fleets="A1 C3", holds=NINE), round=4), "C3>B3")
    assert events[-1] == GameWon(Seat(0), "domination", 4)


STANDINGS = [
    # what decides                       the sides                                                   in order
    ("territories", [H(holds="st_n"), V(cash=5000)], [H, V, G, C]),
    ("money", [G(cash=2000), V(cash=1500)], [G, V, H, C]),
    ("fleets", [H(fleets="I1 I2 J1 K1"), G(fleets="A7 A8 B7 C7 C8 D5")], [G, V, C, H]),
    ("political points", [V(pp=9), C(pp=6)], [V, C, G, H]),
    ("the later place", [], [G, V, H, C]),
    ("eliminated last", [V(out=1), H(out=2)], [G, C, H, V]),
]


@pytest.mark.rule("GE-15.7")
@pytest.mark.parametrize(("what", "sides", "order"), STANDINGS, ids=[what for what, *_ in STANDINGS])
def test_how_players_stand(what: str, sides: list[Side], order: list[Empire]) -> None:
    assert standing(given(*sides)) == order


@pytest.mark.rule("GE-15.7")
def test_the_later_place_is_counted_from_who_went_first() -> None:
    assert standing(given(first=V)) == [H, C, G, V]


@pytest.mark.rule("GE-15.7")
def test_the_winner_is_first_whatever_the_rest() -> None:
    after = play(given(C(fleets="A1", cash=6900), H(holds="st_n st_e"), turn=G), "end")
    assert standing(after)[0] == C
    assert GALAXY_EMPIRES.standings(after).winners == (Seat(0),)


# One event

OWED = ("propose@2:-:-:instalment.0.50.1.turn", "propose@1:-:-:instalment.0.50.1.turn")


@pytest.mark.rule("GE-15.8")
def test_a_mission_is_paid_before_victory_is_tested() -> None:
    events = happens(given(C(fleets="A1 E4", cash=6800, hand="M18")), "E4>G4")
    assert [type(event) for event in events[-2:]] == [MissionCompleted, GameWon]


@pytest.mark.rule("GE-15.8")
def test_a_passage_with_its_mission_may_fall_short() -> None:  # GE-X.73
    after = play(given(C(fleets="A1 E4", cash=6700, hand="M18")), "E4>G4")
    assert (cash(after, C), winner(after)) == (6900, None)


@pytest.mark.rule("GE-15.8", "GE-12.14")
def test_a_delivery_and_the_instalment_it_triggers_are_one_event() -> None:  # GE-X.79
    state = given(C(fleets="A1", mining="F2", cash=6650))
    agreed = play(state, "propose@1:-:-:instalment.0.100.3.delivery", "accept", "end", "end", "end")
    after = play(agreed, "end")  # $100 of income, then $300 less $100
    assert (cash(after, C), winner(after)) == (6950, None)


@pytest.mark.rule("GE-15.8")
def test_the_whole_instalments_step_is_one_event() -> None:
    """C pays V first, but both reach the sum in one event, and H sits next to C."""
    state = given(C(pp=6), H(cash=6850), V(cash=6850))
    owing = play(state, OWED[0], "accept", OWED[1], "accept", "end", "end")
    assert winner(play(owing, "end")) == (H, "bounty")


@pytest.mark.rule("GE-15.8")
def test_a_war_is_over_only_when_its_survivors_are_placed() -> None:
    state = given(C(fleets="A1 D1", cash=6700, pp=7), H(fleets="I1 E2"), war="3+4/1+1")
    won = play(state, "D1xst_n")
    assert (cash(won, C), winner(won)) == (7100, None)
    assert winner(play(won, "place:D1>E2")) == (C, "bounty")


@pytest.mark.rule("GE-15.8")
def test_a_concession_is_an_event() -> None:
    assert winner(play(given(V(out=1), G(out=2)), "H concede")) == (C, "survival")
