"""GE-13: political points, rolled for and spent."""

import pytest

from stellarch.core import Seat
from stellarch.games.galaxy_empires.events import PpRolled
from tests.rules.galaxy_empires.given import C, H, actions, given, happens, offered, play, pp


@pytest.mark.rule("GE-13.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_roll_gains_what_the_die_shows(die: int) -> None:
    after = play(given(C(pp=4), pp=[die]), "roll")
    assert (pp(after, C), actions(after)) == (4 + die, 1)


@pytest.mark.rule("GE-13.1")
def test_both_actions_may_be_rolls() -> None:
    assert pp(play(given(C(pp=0), pp=[2, 6]), "roll", "roll"), C) == 8


@pytest.mark.rule("GE-13.2")
def test_what_is_above_fifteen_is_lost() -> None:  # GE-X.62
    after = play(given(C(pp=13), pp=[5]), "roll")
    assert (pp(after, C), actions(after)) == (15, 1)


@pytest.mark.rule("GE-13.2")
def test_one_may_roll_at_fifteen() -> None:
    state = given(C(pp=15), pp=[3])
    assert "roll" in offered(state)
    assert happens(state, "roll") == [PpRolled(Seat(0), 3, 0)]
    assert pp(play(state, "roll"), C) == 15


@pytest.mark.rule("GE-13.3")
def test_a_war_costs_seven() -> None:
    state = given(C(fleets="A1 D1", pp=8), H(fleets="I1 E2"), war="1+2/5+2")
    assert pp(play(state, "D1xst_n"), C) == 1


@pytest.mark.rule("GE-13.3")
def test_a_trade_costs_three_for_each_side() -> None:
    after = play(given(C(pp=5), H(pp=9)), "propose@1:$50:-:-", "accept")
    assert (pp(after, C), pp(after, H)) == (2, 6)
