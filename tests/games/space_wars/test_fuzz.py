"""A short run of the fuzzer: nothing that anybody tries brings the game down or to a stop."""

import time

import pytest

from stellarch.core import Chance
from stellarch.games.space_wars.contents import read_action
from tests.games.space_wars.at_war import drawn_start
from tests.games.space_wars.drawn_orders import Mangler, kinds_in
from tests.games.space_wars.fuzz import Tally, fuzzed_game
from tests.games.space_wars.test_laws import assert_sound

_FOREVER = time.monotonic() + 1e9


@pytest.mark.parametrize("number", range(8))
def test_nothing_goes_wrong_whatever_is_tried(number: int) -> None:
    tally = Tally()
    wrong = [finding for finding in fuzzed_game(f"short:{number}", _FOREVER, tally, 60) if finding.what != "slow"]
    assert not wrong
    assert tally.carried


@pytest.mark.parametrize("number", range(12))
def test_games_begin_in_sound_positions(number: int) -> None:
    assert_sound(drawn_start(Chance(f"sound {number}")))


def test_a_mangled_order_is_another_one() -> None:
    order, mangler = read_action("move:cruiser1+corvette2/4-7"), Mangler()
    found = {str(mangler.mangled(order, Chance("mangled"), number)) for number in range(40)}
    assert str(order) not in found
    assert "move:cruiser1+corvette2/nowhere" in found


def test_orders_in_a_form_are_counted_by_their_kinds() -> None:
    assert list(kinds_in(read_action("form:research:propulsion,end"))) == ["form", "research", "end"]
