"""What is filled in, what a hint says and what is played for somebody who is away are one and the same."""

import pytest

from stellarch.core import Seat
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.state import Levels, State, System
from stellarch.games.space_wars.state.matters import Balloting, Building, Choosing, Extracting, Researching
from tests.games.space_wars.bot_games import bot_game
from tests.rules.space_wars.given import A, B, begin, given, play

PLANNED = (Choosing, Balloting, Extracting, Researching, Building)


def filled_in(state: State, seat: Seat) -> object:
    asked = SPACE_WARS.decision(state, seat)
    assert asked is not None
    assert asked.default == SPACE_WARS.default(state, seat)
    return asked.default


@pytest.mark.rule("SW-D.2", "SW-D.9", "SW-D.16", "SW-D.57", "SW-D.58", "SW-D.59")
def test_forms_are_filled_in_as_the_hint_has_them() -> None:
    seen = set()
    for before, seat, _, _, table in bot_game("filled in", 4, 2, map="compact"):
        if isinstance(before.matter, PLANNED):
            seen.add(type(before.matter))
            assert filled_in(before, seat) == SPACE_WARS.plan(table.view(seat), "hint").actions[0]
    assert seen == set(PLANNED)


@pytest.mark.rule("SW-23.3.8")
def test_what_a_seat_has_said_itself_comes_before_a_plan() -> None:
    state = given(A(), B()).with_this_turn(A.seat, research={"mission": 9})
    wished = begin(play(state, "A wish_technologies:movement_range_2"), "research")
    begun = play(begin(state, "research"), "A research:ship_attack")
    first = [str(filled_in(each, A.seat)).split(",")[0] for each in (wished, begun)]
    assert first == ["form:research:propulsion", "form:research:ship_attack"]
    workshop = given(A(systems={A.home: System(Levels(mechanical_workshop=1))}), B())
    told = (begin(play(workshop, f"A extracting:{said}"), "income_extraction") for said in ("yes", "no"))
    assert [str(filled_in(each, A.seat)) for each in told] == [f"form:extract:{A.home}/mechanical_workshop/1", "form:"]


def test_whatever_others_hand_in_makes_no_difference_to_it() -> None:
    extra = {"mission": 9}
    state = given(A(), B()).with_this_turn(A.seat, research=extra).with_this_turn(B.seat, research=extra)
    state = begin(state, "research")
    assert filled_in(state, A.seat) == filled_in(play(state, "B research:propulsion", "B end"), A.seat)
