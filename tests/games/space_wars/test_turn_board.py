"""A turn at a glance, and the way of a first game: what a page is told of them is what the position says."""

import re
from typing import Any

import pytest

from stellarch.core import Seat, steps_of
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.chapters.general import Form
from stellarch.games.space_wars.chapters.opening import ChooseTechnologies
from stellarch.games.space_wars.chapters.winning import goal, raced
from stellarch.games.space_wars.options import FIRST_GAME, Options
from stellarch.games.space_wars.shown.spending import Spending
from stellarch.games.space_wars.shown.turn_board import TurnBoard
from stellarch.games.space_wars.state import Levels, State, System
from tests.rules.space_wars.given import A, B, begin, given

SEATS = 4
YOU = Seat(0)


def board_of(state: State, seat: Seat | None = YOU) -> TurnBoard:
    found: TurnBoard = SPACE_WARS.page.boards["turn"].draw(SPACE_WARS.view(state, seat))
    return found


def told(board: TurnBoard, sort: str) -> list[str]:
    return [item.told.en for item in board.items if item.sort == sort]


def first_game(until: int, **options: Any) -> State:
    """The position when a turn begins in which everybody follows the adviser."""
    state = SPACE_WARS.set_up(Options(**{**FIRST_GAME, **options}), SEATS, "first", SPACE_WARS.rules_version).state
    while state.turn < until:
        seat = Seat(min(SPACE_WARS.waiting_on(state)))
        plan = SPACE_WARS.plan(SPACE_WARS.view(state, seat), "plan")
        for _, step in steps_of(SPACE_WARS, state, seat, plan):
            state = step.state
    return state


def test_what_needs_somebody_what_goes_by_itself_and_what_is_done() -> None:
    home = System(Levels(city=1))
    state = begin(given(A(craft="cruiser1@3-0", credits=7, systems={A.home: home}), B()), "player_subphases")
    board = board_of(state)
    assert told(board, "needs") == ["One craft has no order yet.", "7 credits are unspent."]
    assert told(board, "runs") == ["No research points to spend."]
    assert told(board, "done")[-1] == "You have no treaty and no war."
    assert next(iter(board.if_ended)).en == "One craft stays where it is."


def test_an_aim_a_turn_that_counts_what_it_asks_for_and_opens_one_part_after_another() -> None:
    start, second = first_game(0), first_game(2)
    assert [stage.id for stage in board_of(start).way] == [
        "flag",
        "science",
        "works",
        "council",
        "treaty",
        "defence",
    ]
    assert {lock.phase: lock.turn for lock in board_of(second).locks} == {
        "income_extraction": 3,
        "construction_repair": 3,
        "council": 4,
        "declaration": 5,
    }
    aim = board_of(second).aim
    assert aim is not None
    assert aim.id == "science"
    assert aim.so_far == min(2, len(second.empires[YOU].known) - 3)
    assert [stage.progress for stage in board_of(second).way][:2] == ["done", "now"]


def test_other_games_aim_at_winning_and_lock_nothing() -> None:
    board = board_of(first_game(1, victory_value=60))
    assert board.aim is not None
    assert (board.aim.id, board.aim.wanted, board.way, board.locks) == ("race", 60, (), ())


@pytest.mark.parametrize(("victory", "aim"), [("standard", "cities"), ("long", "last")])
def test_the_aim_is_what_the_version_is_won_with(victory: str, aim: str) -> None:
    state = first_game(1, victory=victory, victory_value=90)
    board = board_of(state)
    assert board.aim is not None
    assert (board.aim.id, board.aim.so_far, board.aim.wanted) == (aim, raced(state, YOU), goal(state))


def test_who_only_watches_is_told_of_no_aim() -> None:
    assert board_of(first_game(1), None) == TurnBoard(1)


def test_what_an_order_holds_is_told_part_by_part_with_its_reason() -> None:
    state = first_game(0)
    view = SPACE_WARS.view(state, YOU)
    opening = SPACE_WARS.plan(view, "plan").actions[0]
    assert isinstance(opening, ChooseTechnologies)
    parts = SPACE_WARS.coach.parts(view, opening, ["Ada"] * SEATS)
    assert parts[0].order.en.lower().replace(" ", "_") == opening.level3
    assert all(part.why is not None for part in parts)


def spending_of(state: State, seat: Seat | None) -> Spending:
    found: Spending = SPACE_WARS.page.boards["spending"].draw(SPACE_WARS.view(state, seat))
    return found


def test_each_way_to_spend_can_be_paid_for_and_says_what_it_brings() -> None:
    """Asked of everybody in the works of three turns: the first thing of each kind, and none that has to wait."""
    state, heard = first_game(2), set[str]()
    while state.turn < 5:
        seat = Seat(min(SPACE_WARS.waiting_on(state)))
        ways = spending_of(state, seat).ways
        for way in ways:
            step = SPACE_WARS.apply(state, seat, Form((way.order,)))
            assert way.cost.cr <= state.empires[seat].credits == spending_of(state, seat).credits
            assert step.events
            heard.add(way.why.en)
            if way.brings is not None:
                assert re.search(r"instead of \d+\.$", way.brings.en)
        assert len({str(way.order) for way in ways}) == len(ways)
        plan = SPACE_WARS.plan(SPACE_WARS.view(state, seat), "plan")
        for _, step in steps_of(SPACE_WARS, state, seat, plan):
            state = step.state
    assert len(heard) >= 3, heard
    assert spending_of(state, None).ways == ()
