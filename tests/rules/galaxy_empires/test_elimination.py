"""GE-10: a home capital falls."""

import pytest

from stellarch.games.galaxy_empires.state import Discard
from tests.rules.galaxy_empires.given import (
    C,
    G,
    H,
    V,
    actions,
    active,
    alive,
    cash,
    fleets,
    given,
    hand,
    holder,
    holds,
    play,
    pp,
    refused,
    winner,
)

HIT = "3+4/1+1"


@pytest.mark.rule("GE-10.1", "GE-10.2", "GE-10.3", "GE-R.19")
def test_an_unoccupied_home_capital_is_entered() -> None:  # GE-X.41
    state = given(C(fleets="H2", pp=0, cash=0), H(fleets="J4", holds="fr_ne_e"))
    after = play(state, "H2>I2")
    assert not alive(after, H)
    assert [holder(after, area) for area in ("cap_ne", "fr_ne_e", "st_e")] == [C, None, None]
    assert fleets(after, H) == ""
    assert (pp(after, C), cash(after, C), actions(after)) == (0, 0, 1)


@pytest.mark.rule("GE-10.1", "GE-10.4", "GE-10.5")
def test_a_home_capital_is_taken_in_war() -> None:  # GE-X.42
    state = given(C(fleets="H1 H2 I3", pp=7, cash=0), H(fleets="I1", hand="M01 M22"), war=HIT)
    after = play(state, "H1+H2+I3xcap_ne/2", "place:H1>I1", "place:H2>I2", "place:I3>J1")
    assert (pp(after, C), cash(after, C)) == (4, 600)
    assert not alive(after, H)
    assert after.discards == (Discard("M01", shown=False), Discard("M22", shown=False))


@pytest.mark.rule("GE-10.1")
def test_nothing_else_eliminates() -> None:
    assert alive(play(given(C(fleets="D1", pp=7), H(fleets="F1"), war=HIT), "D1xst_n", "place:D1>F1"), H)


@pytest.mark.rule("GE-10.1")
def test_who_is_eliminated_plays_no_more() -> None:
    after = play(given(C(fleets="H2"), H(fleets="J4")), "H2>I2")
    assert refused(after, "H roll") == "GE-10.1"
    assert active(play(after, "end")) == V


@pytest.mark.rule("GE-10.2")
def test_mining_contracts_of_the_eliminated_end() -> None:
    after = play(given(C(fleets="H2"), H(fleets="", mining="F2 H4")), "H2>I2")
    assert after.contracts == {}


@pytest.mark.rule("GE-10.3", "GE-R.19")
def test_the_captor_gets_the_capital_and_no_other_territory() -> None:
    after = play(given(C(fleets="H2"), H(fleets="", holds="fr_ne_e st_e pc_e cap_sw"), G(out=1)), "H2>I2")
    assert holds(after, C) == "cap_ne cap_nw fr_ne_n"
    assert len(after.holders) == 4  # V has its own


@pytest.mark.rule("GE-10.4", "GE-R.19")
def test_money_and_points_go_to_the_bank_and_missions_to_the_pile() -> None:
    after = play(given(C(fleets="H2"), H(fleets="", cash=900, pp=12, hand="M05")), "H2>I2")
    assert (cash(after, H), pp(after, H), hand(after, H)) == (0, 0, "")
    assert (cash(after, C), pp(after, C), hand(after, C)) == (1000, 5, "")
    assert after.discards == (Discard("M05", shown=False),)


@pytest.mark.rule("GE-10.4")
def test_offers_and_clauses_of_the_eliminated_end() -> None:
    state = given(C(fleets="H2"), H(fleets=""), V(fleets="I8"))
    agreed = play(state, "propose@1:-:-:instalment.1.100.3.turn", "accept", "H post@2:$50:-:-", "V post@1:$50:-:-")
    after = play(agreed, "H2>I2")
    assert after.offers == ()
    assert [promise.fate for promise in after.promises] == ["void"]


@pytest.mark.rule("GE-10.5")
def test_entering_brings_no_spoils_and_war_does() -> None:
    state = given(C(fleets="H1", pp=7, cash=0), H(fleets="I1"), war=HIT)
    assert cash(play(state, "H1xcap_ne", "place:H1>I1"), C) == 400


@pytest.mark.rule("GE-10.1", "GE-10.2")
def test_the_last_one_standing_wins() -> None:  # GE-X.43
    state = given(C(fleets="H2"), H(fleets=""), V(out=1), G(out=2))
    assert winner(play(state, "H2>I2")) == (C, "survival")


@pytest.mark.rule("GE-10.6")
def test_losing_a_captured_capital_eliminates_nobody() -> None:  # GE-X.44
    state = given(C(holds="cap_ne"), H(out=1), V(fleets="I3 I8"), turn=V)
    after = play(state, "I3>I2")
    assert holder(after, "cap_ne") == V
    assert alive(after, C)


@pytest.mark.rule("GE-10.6")
def test_a_captured_capital_may_be_lost_in_war() -> None:
    state = given(C(fleets="A1 I1"), H(out=1), V(fleets="I3 I8", pp=7), turn=V, war=HIT)
    after = play(state, "I3xcap_ne", "place:I3>I2")
    assert (holder(after, "cap_ne"), alive(after, C), fleets(after, C)) == (V, True, "A1")
