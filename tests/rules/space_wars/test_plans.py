"""SW-23.3.4: a plan is handed in ahead, sealed, and carried out order by order in the sub-phase of its player."""

from typing import Any

import pytest

from stellarch.core import Event, Orders, Refused, Seat, Template
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.rules.space_wars.given import A, B, C, Player, at, begin, given, refused

HOME = A.home
WORKS = System(Levels(city=1, mechanical_workshop=1))


def before_moving(**said: Any) -> State:
    """Extraction is under way. All have a workshop; A has two corvettes and a freighter, B and C have a cruiser."""
    fleet = "corvette1@4-7 corvette2@4-7 freight3@arcadia_prime"
    sides = (
        A(craft=fleet, systems={HOME: WORKS}, known="unlimited_movement_range"),
        B(craft="cruiser4@2-1", systems={B.home: WORKS}),
        C(craft="cruiser5@2-7 freight6@2-7", systems={C.home: WORKS}),
    )
    return begin(given(*sides, **said), "income_extraction")


def on(state: State, *orders: str) -> tuple[State, list[Event]]:
    """The state after these orders and all that goes on by itself, and what happened."""
    events: list[Event] = []
    for word in orders:
        who, _, order = word.partition(" ")
        step = rules.apply(state, Seat("ABC".index(who)), read_action(order))
        state, events = step.state, [*events, *step.events]
    return state, events


def kinds(events: list[Event], player: Player) -> list[str]:
    """What a player is told of."""
    return [type(event).__name__ for event in events if event.seen_by(player.seat) is not None]


DONE = ("A end", "B end", "C end")


@pytest.mark.rule("SW-23.3.4")
def test_a_plan_is_carried_out_order_by_order_in_the_sub_phase_of_its_player() -> None:
    state, _ = on(before_moving(), "A file:plan/-/move:corvette1/4-8,move:corvette1/4-9,move:corvette2/4-8,end")
    assert state.fleets["corvette1"].at == at(state, "4-7")
    state, events = on(state, *DONE)
    assert [state.galaxy.name(state.fleets[craft].at) for craft in ("corvette1", "corvette2")] == ["4-9", "4-8"]
    assert rules.waiting_on(state) == {B.seat}
    assert kinds(events, B).count("CraftMoved") == 3
    assert state.filed == {}


@pytest.mark.rule("SW-23.3.4")
def test_without_an_end_its_player_goes_on_himself() -> None:
    state, _ = on(before_moving(), "A file:plan/-/move:corvette1/4-8", *DONE)
    assert rules.waiting_on(state) == {A.seat}
    assert state.filed == {}


@pytest.mark.rule("SW-23.3.4")
@pytest.mark.rule("SW-23.3.7")
def test_a_plan_may_be_replaced_or_taken_back_until_it_is_carried_out() -> None:
    state, _ = on(before_moving(), "A file:plan/-/move:corvette1/4-8,end", "A file:plan/-/move:corvette2/4-8,end")
    moved, _ = on(state, *DONE)
    assert [moved.galaxy.name(moved.fleets[craft].at) for craft in ("corvette1", "corvette2")] == ["4-7", "4-8"]
    back, events = on(state, "A file:plan/-/")
    assert back.filed == {}
    assert events[-1].told(["Ann"]).en == "You take back your plan."


@pytest.mark.rule("SW-23.3.4")
def test_a_plan_may_be_filed_once_the_declarations_are_over_until_one_has_moved() -> None:
    plan = "file:plan/-/end"
    assert refused(begin(before_moving().changed(stage=None), "declaration"), f"A {plan}") == "SW-23.3.4"
    moving, _ = on(before_moving(), *DONE)
    assert rules.waiting_on(moving) == {A.seat}
    later, _ = on(moving, "C file:plan/-/move:cruiser5/2-8")  # others may still hand theirs in
    after, _ = on(later, "A end")
    assert refused(after, f"A {plan}") == "SW-23.3.4"
    done, _ = on(after, "B end")
    assert done.fleets["cruiser5"].at == at(done, "2-8")


@pytest.mark.rule("SW-23.3.4")
def test_in_ones_own_sub_phase_many_orders_are_given_at_once() -> None:
    moving, _ = on(before_moving(), *DONE)
    state, events = on(moving, "A file:plan/-/move:corvette1+corvette2/4-8,move:corvette1/4-9,end")
    assert "FormFiled" not in kinds(events, A)
    one_by_one, _ = on(moving, "A move:corvette1+corvette2/4-8", "A move:corvette1/4-9", "A end")
    assert state.fleets == one_by_one.fleets
    assert refused(moving, "A file:plan/-/move:corvette1/4-8,move:cruiser5/2-8") == "SW-9.3.4"


@pytest.mark.rule("SW-23.3.2")
def test_a_plan_is_looked_over_when_it_is_filed() -> None:
    """The freighter counts on what the workshop is ordered to make."""
    state = before_moving()
    load = f"load:freight3/mechanical=1,move:freight3/{_near_home(state)}"
    assert refused(state, f"A file:plan/-/{load}") is not None
    made, _ = on(state, f"A extract:{HOME}/mechanical_workshop/1")
    on(made, f"A file:plan/-/{load}")
    with pytest.raises(Refused) as refusal:
        on(state, "A file:plan/-/move:corvette1/4-8,move:corvette2/4-8,move:corvette2/4-10,end")
    assert (refusal.value.rule, refusal.value.at, refusal.value.stands) == ("SW-9.3.2", ("orders", 2), 2)
    assert refused(state, "A file:plan/-/end,move:corvette1/4-8") == "SW-23.3.4"
    assert refused(state, "A file:plan/-/research:propulsion") == "SW-23.3.1"


def _near_home(state: State) -> str:
    return state.galaxy.name(state.galaxy.board.neighbours[at(state, HOME)][0])


@pytest.mark.rule("SW-23.3.2")
def test_what_comes_after_a_die_is_not_looked_over_for_nobody_knows_it() -> None:
    """A plasma blast rolls dice for what comes into it; however they fall, the plan is taken in the same way."""
    orders = "file:plan/-/move:corvette1/4-8,move:corvette1/4-7,move:cruiser5/2-8,end"
    for die in (1, 6):
        state = before_moving(events="plasma_blast@4-8", dice=[die, die])
        filed, events = on(state, f"A {orders}")
        assert kinds(events, A)[0] == "FormFiled"
        assert filed.rolls == state.rolls


@pytest.mark.rule("SW-23.3.4")
def test_an_order_that_can_no_longer_be_carried_out_is_skipped_and_told() -> None:
    state, _ = on(before_moving(), "A file:plan/-/move:corvette1/4-8,move:corvette2/4-8,end")
    state = state.without_craft("corvette1")
    state, events = on(state, *DONE)
    assert state.galaxy.name(state.fleets["corvette2"].at) == "4-8"
    (skipped,) = (event for event in events if type(event).__name__ == "OrderLeftOut")
    assert skipped.told(["Ann"]).en.startswith("Your order move:corvette1/4-8 is skipped.")
    assert [skipped.seen_by(seat) for seat in (A.seat, B.seat, None)] == [skipped, None, None]


HALTS = [
    # when           it stops   orders that are left
    ("skipped", True),
    ("enemy", False),
    ("-", False),
]


@pytest.mark.rule("SW-23.3.4")
@pytest.mark.parametrize(("halts", "stops"), HALTS)
def test_it_stops_when_an_order_was_skipped_if_its_player_said_so(halts: str, stops: bool) -> None:
    state, _ = on(before_moving(), f"A file:plan/{halts}/move:corvette1/4-8,move:corvette2/4-8,end")
    state, events = on(state.without_craft("corvette1"), *DONE)
    assert rules.waiting_on(state) == ({A.seat} if stops else {B.seat})
    assert ("PlanStopped" in kinds(events, A)) == stops
    assert state.filed == {}


@pytest.mark.rule("SW-23.3.4")
@pytest.mark.parametrize(("halts", "stops"), [("enemy", True), ("skipped", False)])
def test_it_stops_when_an_enemy_stands_in_the_way_if_its_player_said_so(halts: str, stops: bool) -> None:
    at_war = {(A, B): {"military": "war"}}
    state, _ = on(before_moving(relations=at_war), f"A file:plan/{halts}/move:corvette1/4-8,end")
    state = state.changed(fleets=state.fleets.with_moved(("cruiser4",), at(state, "4-8")))
    state, events = on(state, *DONE)
    assert (state.galaxy.name(state.fleets["corvette1"].at) == "4-7") == stops
    assert ("PlanStopped" in kinds(events, A)) == stops


@pytest.mark.rule("SW-23.3.4")
@pytest.mark.parametrize(("halts", "stops"), [("intercepted", True), ("skipped", False)])
def test_it_stops_when_its_craft_are_intercepted_if_its_player_said_so(halts: str, stops: bool) -> None:
    at_war = {(A, B): {"military": "war"}}
    state, _ = on(before_moving(relations=at_war, dice=[6] * 300), f"A file:plan/{halts}/move:corvette1/4-8,end")
    state = state.changed(fleets=state.fleets.with_moved(("cruiser4",), at(state, "4-8")))
    state, _ = on(state, *DONE)
    assert rules.waiting_on(state) == {B.seat}
    _, events = on(state, "B intercept")
    assert ("PlanStopped" in kinds(events, A)) == stops


@pytest.mark.rule("SW-23.3.4")
@pytest.mark.rule("SW-24.1.3")
def test_nobody_sees_a_plan_that_is_handed_in() -> None:
    state = before_moving()
    filed, events = on(state, "A file:plan/skipped/move:corvette1/4-8,end")
    for other in (B.seat, C.seat, None):
        assert SPACE_WARS.view(filed, other) == SPACE_WARS.view(state, other)
        assert [event for event in events if event.seen_by(other) is not None] == []
        assert read_action("file:plan/-/end").seen_by(A.seat, other) is None
    assert SPACE_WARS.imagine(SPACE_WARS.view(filed, B.seat), "x").filed == {}
    mine = SPACE_WARS.imagine(SPACE_WARS.view(filed, A.seat), "x")
    assert mine.filed == filed.filed


@pytest.mark.rule("SW-23.3.1")
def test_a_plan_is_offered_to_be_filled_in_ahead_and_in_ones_own_sub_phase() -> None:
    state = before_moving()
    (ahead,) = (each for each in rules.free(state, A.seat) if isinstance(each, Template) and each.type == "file")
    moving, _ = on(state, *DONE)
    (now,) = (each for each in rules.legal(moving, A.seat) if isinstance(each, Template) and each.type == "file")
    assert ahead == now
    orders = now.blanks["orders"]
    assert isinstance(orders, Orders)
    assert [template.type for template in orders.among] == ["move", "gate", "load", "unload", "end"]


@pytest.mark.rule("SW-23.3.2")
def test_a_plan_is_weighed_line_by_line() -> None:
    state = before_moving()
    plan = read_action("file:plan/-/move:corvette1/4-8,move:corvette1/2-8,end")
    assert [line.stands for line in SPACE_WARS.forms.lines(state, A.seat, plan)] == [True, False, True]


@pytest.mark.rule("SW-23.3.1")
def test_a_filed_form_has_a_short_form() -> None:
    for word in ("file:plan/-/", "file:plan/skipped+enemy/move:corvette1+corvette2/4-8/no,end", "file:works/-/"):
        assert str(read_action(word)) == word


@pytest.mark.rule("SW-24.2.1")
def test_who_has_no_choice_is_not_asked() -> None:
    """C has neither workshop nor craft."""
    sides = (A(systems={HOME: WORKS}), B(systems={B.home: WORKS}), C())
    state = begin(given(*sides, sectors={HOME: {"tokens": Tokens(5, 5, 5)}}), "income_extraction")
    state, events = on(state, "A end")
    assert rules.waiting_on(state) == {B.seat, C.seat}, "C was asked before, by the test"
    state, events = on(state, "C end", "B end")
    assert state.phase == "construction_repair", "nobody has craft to move or points to spend"
    assert kinds(events, A).count("StepEnded") == 3


# The pace digest


def digest(phase: str) -> State:
    sides = (A(systems={HOME: WORKS}, craft="cruiser1@4-2"), B(systems={B.home: WORKS}, craft="cruiser2@4-14"))
    return begin(given(*sides, pace="digest", sectors={HOME: {"tokens": Tokens(9, 9, 9)}}), phase)


VISITS = [
    # phase            what may be handed in besides, in the same visit
    ("council", {"declarations"}),
    ("declaration", {"extraction", "plan"}),
    ("income_extraction", {"plan"}),
    ("research", {"works", "agenda"}),
    ("construction_repair", {"agenda"}),
]


@pytest.mark.rule("SW-23.3.6")
@pytest.mark.parametrize(("phase", "forms"), VISITS)
def test_at_the_pace_digest_the_forms_of_a_visit_are_handed_in_together(phase: str, forms: set[str]) -> None:
    for form in ("agenda", "declarations", "extraction", "plan", "works"):
        assert (refused(digest(phase), f"A file:{form}/-/") is None) == (form in forms)
    guided = begin(given(A(systems={HOME: WORKS}), B(), pace="guided"), phase)
    assert {form for form in forms if refused(guided, f"A file:{form}/-/") is None} <= {"plan"}


@pytest.mark.rule("SW-23.3.6")
def test_what_was_handed_in_counts_when_its_phase_comes() -> None:
    state, _ = on(digest("declaration"), f"A file:extraction/-/extract:{HOME}/mechanical_workshop/1", "A end")
    state, _ = on(state, "B end")
    assert state.phase == "income_extraction"
    assert rules.waiting_on(state) == {B.seat}
    assert state.sealed[A.seat].done
    state, _ = on(state, "B end")
    assert state.sectors[at(state, HOME)].tokens == Tokens(10, 9, 9)


@pytest.mark.rule("SW-23.3.6")
@pytest.mark.rule("SW-23.3.4")
def test_what_can_no_longer_be_done_then_is_left_out_and_told() -> None:
    order = f"A file:extraction/-/extract:{HOME}/chemical_workshop/1,extract:{HOME}/mechanical_workshop/1"
    state, events = on(digest("declaration"), order, "A end", "B end")
    assert kinds(events, A).count("OrderLeftOut") == 1
    assert "OrderLeftOut" not in kinds(events, B)
    assert len(state.sealed[A.seat].orders) == 1
    assert refused(digest("declaration"), "A file:extraction/-/research:propulsion") == "SW-23.1.1"
    assert refused(digest("declaration"), "A file:extraction/skipped/") == "SW-23.3.4"
