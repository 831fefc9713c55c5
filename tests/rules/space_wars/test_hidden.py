"""SW-24.1: what is hidden, and that all else is open to everybody."""

import pytest

from stellarch.core import Chance, Seat
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.options import Options
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.empires import StandingOrders
from stellarch.games.space_wars.tables.happenings import MISSIONS
from stellarch.games.space_wars.view import view
from tests.games.space_wars.random_games import random_game
from tests.rules.space_wars.given import A, begin
from tests.rules.space_wars.scattered import scattered
from tests.sent import sent

OPEN = ("galaxy", "sectors", "fleets", "officers", "happenings", "order", "seat_order", "turn", "phase", "options")


def onlookers(state: State) -> tuple[Seat | None, ...]:
    return (None, *state.seats)


@pytest.mark.rule("SW-24.1.5")
def test_nothing_seen_tells_how_dice_will_fall_or_which_mission_comes_next() -> None:
    """Of two games that differ in nothing but what is still to be drawn, everybody sees the same."""
    state = scattered(5)
    other = state.changed(chance=Chance("another seed"))
    futures = [[begin(each, "event").happenings] for each in (state, other)]
    assert futures[0] != futures[1]
    for seat in onlookers(state):
        assert sent(view(state, seat)) == sent(view(other, seat))


@pytest.mark.rule("SW-24.1.5")
def test_the_missions_that_are_not_in_play_have_no_order_that_could_be_read() -> None:
    state = SPACE_WARS.start(Options(), 3, "missions").state
    assert state.happenings.missions == {}
    unused = set(MISSIONS) - set(state.happenings.missions) - state.happenings.solved
    text = repr([view(state, seat) for seat in onlookers(state)])
    assert not any(f"'{mission}'" in text for mission in unused)


@pytest.mark.rule("SW-24.1.6")
def test_all_else_is_open_to_everybody() -> None:
    for state in (scattered(7), *(turned.state for turned in random_game("open", 4, 40))):
        for seat in onlookers(state):
            seen = view(state, seat)
            for part in OPEN:
                assert getattr(seen, part) == getattr(state, part), part
            for empire, shown in zip(state.empires, seen.empires, strict=True):
                for fact in ("credits", "known", "squares", "capital", "value", "this_turn"):
                    assert getattr(shown, fact) == getattr(empire, fact), fact
            assert (seen.politics.relations, seen.politics.laws) == (state.politics.relations, state.politics.laws)
            assert (seen.politics.offices, seen.politics.pledges) == (state.politics.offices, state.politics.pledges)


@pytest.mark.rule("SW-24.1.6")
def test_standing_orders_are_for_their_player_alone() -> None:
    """Nor can it be told who has given any: what is sent is the same, also of states that were stored."""
    nothing = scattered(3)
    ordered = nothing.with_empire(A.seat, standing=StandingOrders(research=("space_scanner",)))
    taken_back = nothing.with_empire(A.seat, standing=StandingOrders())
    assert view(ordered, A.seat).empires[A.seat].standing.research == ("space_scanner",)
    stored = [SPACE_WARS.restore(SPACE_WARS.save(state)) for state in (nothing, ordered, taken_back)]
    for alike in ((nothing, ordered, taken_back), stored):
        for seat in onlookers(nothing):
            assert seat == A.seat or len({sent(view(state, seat)) for state in alike}) == 1
