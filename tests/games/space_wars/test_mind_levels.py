"""SW-25.9: levels differ in strength: few games, with a clear margin each (docs/space-wars-balance.md has figures)."""

import pytest

from stellarch.arena.contest import Contest
from stellarch.arena.referee import play_sitting


def won(higher: str, lower: str, seed: str) -> float:
    """How many of two duels the first wins: one deal, at both seats; and nobody commits a fault."""
    contest = Contest("space-wars", (higher, lower), 2, 2, seed, {"victory_value": 45})
    shares = 0.0
    for sitting in contest.sittings(0):
        played = play_sitting(contest, sitting)
        assert not any(seat.fault for seat in played.seats)
        shares += sum(seat.share for seat in played.seats if seat.entrant == higher)
    return shares


@pytest.mark.rule("SW-25.9")
@pytest.mark.parametrize(("higher", "lower"), [("level-3", "level-1"), ("level-4", "level-2"), ("level-5", "level-3")])
def test_higher_levels_win(higher: str, lower: str) -> None:
    assert won(higher, lower, "levels") == 2
