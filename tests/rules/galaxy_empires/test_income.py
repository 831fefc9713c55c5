"""GE-5: what territories pay."""

import pytest

from tests.rules.galaxy_empires.given import C, G, H, Side, V, cash, given, play, pp

HOME = 100

INCOMES = [
    # rule     C holds besides the home capital       dollars   PP
    ("GE-5.1", "",                                    HOME,      0),
    ("GE-5.2", "fr_nw_n",                             HOME + 50, 0),
    ("GE-5.2", "fr_nw_n fr_nw_w fr_se_s",             HOME + 150, 0),
    ("GE-5.3", "st_n",                                HOME + 100, 0),
    ("GE-5.3", "st_n st_e st_s st_w",                 HOME + 400, 0),
    ("GE-5.4", "pc_w",                                HOME,      2),
    ("GE-5.4", "pc_w pc_e",                           HOME,      4),
    ("GE-5.7", "wormhole",                            HOME,      0),
]  # fmt: skip


def gained(side: Side) -> tuple[int, int]:
    """What C gains in dollars and PP when its turn starts."""
    state = given(side, turn=G)
    after = play(state, "end")
    return cash(after, C) - cash(state, C), pp(after, C) - pp(state, C)


@pytest.mark.parametrize(("rule", "held", "dollars", "points"), INCOMES)
def test_what_territories_pay(rule: str, held: str, dollars: int, points: int) -> None:
    assert gained(C(holds=held)) == (dollars, points)


@pytest.mark.rule("GE-5.2", "GE-5.3", "GE-5.4")
def test_income_of_several_kinds() -> None:  # GE-X.5
    state = given(C(holds="fr_nw_n fr_nw_w st_n pc_w", cash=400, pp=6), turn=G)
    after = play(state, "end")
    assert (cash(after, C), pp(after, C)) == (700, 8)


@pytest.mark.rule("GE-5.4")
def test_political_centers_pay_up_to_the_cap() -> None:  # GE-X.6
    assert pp(play(given(C(holds="pc_w pc_e", pp=14), turn=G), "end"), C) == 15


@pytest.mark.rule("GE-5.5")
def test_a_capital_pays_again_when_it_is_at_peace() -> None:  # GE-X.7
    state = given(C(holds="fr_nw_n fr_nw_w", cash=0), turn=G, unrest="cap_nw")
    assert cash(after := play(state, "end"), C) == 100
    assert cash(play(after, "end", "end", "end", "end"), C) == 300


@pytest.mark.rule("GE-5.1", "GE-5.5", "GE-R.6")
def test_a_war_fought_in_a_capital_costs_one_income() -> None:
    state = given(C(fleets="C1", cash=0), H(fleets="D1 I1", pp=7), turn=H, war="1+1/3+4")
    lost = play(state, "D1xcap_nw")
    assert cash(lost, C) == 300  # for the defence
    assert cash(after := play(lost, "end", "end", "end"), C) == 300
    assert cash(play(after, "end", "end", "end", "end"), C) == 400


@pytest.mark.rule("GE-R.6")
def test_many_wars_in_a_capital_cost_one_income() -> None:
    state = given(C(fleets="C1", cash=0), H(fleets="D1 D2 I1", pp=15), turn=H, war=["1+1/3+4", "1+1/3+4"])
    attacked = play(state, "D1xcap_nw", "D2xcap_nw", "end", "end")
    assert cash(attacked, C) == 600
    assert cash(play(attacked, "end", "end", "end", "end"), C) == 700


@pytest.mark.rule("GE-R.6")
def test_wars_elsewhere_and_fleets_nearby_do_not_break_the_peace() -> None:
    state = given(C(fleets="C1", cash=0), H(fleets="D1 I1", pp=7), V(fleets="F1 I7"), turn=H, war="3+4/1+1")
    after = play(state, "D1xst_n", "place:D1>E2", "end", "end", "end")
    assert cash(after, C) == 100


@pytest.mark.rule("GE-5.6", "GE-R.7")
def test_a_captured_capital_pays_its_holder() -> None:  # GE-X.8
    state = given(C(holds="cap_ne", cash=0), H(out=1), turn=G)
    assert cash(play(state, "end"), C) == 200


@pytest.mark.rule("GE-5.6", "GE-R.7")
def test_a_captured_capital_pays_only_at_peace() -> None:
    state = given(C(holds="cap_ne", cash=0), H(out=1), turn=G, unrest="cap_ne")
    assert cash(play(state, "end"), C) == 100


@pytest.mark.rule("GE-5.6")
def test_a_capital_taken_in_war_pays_from_the_second_income_on() -> None:
    state = given(C(fleets="A1 H2", cash=0, pp=7), H(fleets="I1"), war="3+4/1+1")
    taken = play(state, "H2xcap_ne", "place:H2>I2", "end")
    assert cash(taken, C) == 400
    assert cash(after := play(taken, "end", "end"), C) == 400 + 150  # home and a frontier
    assert cash(play(after, "end", "end", "end"), C) == 550 + 250


@pytest.mark.rule("GE-5.7")
def test_fleets_in_areas_without_flags_earn_nothing() -> None:
    assert gained(C(fleets="D3 E3 C4")) == (100, 0)


@pytest.mark.rule("GE-5.8")
def test_a_territory_pays_without_a_fleet_in_it() -> None:
    assert gained(C(fleets="D1 F1 E4", holds="")) == gained(C(fleets="", holds="fr_nw_n st_n pc_w")) == (250, 2)
