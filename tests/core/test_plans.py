"""Plans: how far they are played before the seat has to think anew."""

from collections.abc import Collection

import pytest
from msgspec.structs import replace

from stellarch.core import Illegal, Live, Plan, Seat, Table, Text, steps_of
from stellarch.core.plans import MOST_AT_ONCE
from tests.bots.orchard import ORCHARD, AnyOrder, Options, Orchard, Pick, State

A, B = Seat(0), Seat(1)


def planted(*texts: str) -> State:
    """Two in an orchard of 4, 5 and 4 apples; A is on turn, and has done this."""
    table = Table(ORCHARD, 2, seed="planted")
    for seat, text in [(A, "plant:0"), (B, "plant:1"), (A, "plant:1"), (B, "plant:2")]:
        table.play(text, seat)
    for text in texts:
        table.play(text)
    return table.state


def plan(*texts: str) -> Plan:
    return Plan(tuple(map(ORCHARD.read_action, texts)))


def played(state: State, seat: Seat, *texts: str) -> list[str]:
    """What is played of a plan."""
    return [str(action) for action, _ in steps_of(ORCHARD, state, seat, plan(*texts))]


def test_a_plan_goes_on_until_somebody_else_is_on_turn() -> None:
    assert played(planted(), A, "pick:0", "pick:0", "rest", "pick:1") == ["pick:0", "pick:0", "rest"]


def test_a_later_action_that_is_refused_ends_it() -> None:
    assert played(planted("pick:0"), A, "pick:0", "pick:0", "pick:0", "rest") == ["pick:0", "pick:0"]


def test_where_the_first_is_refused_nothing_is_played() -> None:
    with pytest.raises(Illegal):
        list(steps_of(ORCHARD, planted(), B, plan("pick:0", "rest")))


def test_a_plan_ends_where_something_comes_out() -> None:
    assert played(planted(), A, "pick:0", "shake:1", "rest") == ["pick:0", "shake:1"]


def test_a_plan_ends_where_somebody_else_is_to_decide_first() -> None:
    assert played(planted("pick:0"), A, "hand:1", "pick:0", "rest") == ["hand:1"]


def test_who_decides_at_the_same_time_as_others_plays_on_while_nobody_joins_them() -> None:
    start = ORCHARD.start(Options(), 3, "start").state
    assert played(start, B, "plant:0", "plant:1", "pick:0") == ["plant:0", "plant:1"]


class BotsRest(Live):
    def bound_to(self, state: State, seat: Seat, bots: Collection[int]) -> AnyOrder | None:
        return ORCHARD.legal(state, seat)[-1] if seat in bots and state.garden.picked else None


class Bound(Orchard):
    """Bots rest once they have picked an apple."""

    live = BotsRest()


def test_a_plan_ends_where_the_rules_decide_for_a_bot() -> None:
    picks = plan("pick:0", "pick:0", "rest")
    assert len(list(steps_of(Bound(), planted(), A, picks, bots={B}))) == 3
    assert len(list(steps_of(Bound(), planted(), A, picks, bots={A, B}))) == 1


def test_so_many_are_played_at_once_and_no_more() -> None:
    full = planted()
    full = replace(full, garden=replace(full.garden, trees=(1000, 0, 0), picked=-1000))
    assert len(list(steps_of(ORCHARD, full, A, Plan((Pick(0),) * 1000)))) == MOST_AT_ONCE


def test_each_step_leads_to_the_state_after_it() -> None:
    steps = [step for _, step in steps_of(ORCHARD, planted(), A, plan("pick:0", "pick:1", "rest"))]
    assert [step.state.garden.baskets for step in steps] == [(1, 0), (2, 0), (2, 0)]
    assert steps[-1].state == planted("pick:0", "pick:1", "rest")


def test_a_plan_has_something_to_begin_with() -> None:
    with pytest.raises(ValueError, match="to begin with"):
        Plan((), (Text("Why not?", "Pourquoi pas ?"),))


def test_a_table_takes_what_was_played_of_a_plan_into_its_log() -> None:
    table = Table(ORCHARD, 2, seed="table")
    entries = table.play_plan(plan("plant:0", "plant:0", "plant:0"))
    assert entries == table.log
    assert [(entry.seat, str(entry.action)) for entry in entries] == [(A, "plant:0"), (A, "plant:0")]
    assert [str(table.undo()) for _ in range(2)] == ["plant:0", "plant:0"]
