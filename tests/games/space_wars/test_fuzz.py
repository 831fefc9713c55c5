"""A short run of the fuzzer: nothing that anybody tries brings the game down or to a stop."""

import time

import pytest

from tests.games.space_wars.fuzz import endless_turn, fuzzed_game

_FOREVER = time.monotonic() + 1e9


@pytest.mark.parametrize("number", range(6))
def test_nothing_goes_wrong_whatever_is_tried(number: int) -> None:
    wrong = [finding for finding in fuzzed_game(f"short:{number}", _FOREVER, 60) if finding.what != "slow"]
    assert not wrong


def test_turns_end_where_everybody_does_the_usual() -> None:
    assert endless_turn("usual:1") is None
