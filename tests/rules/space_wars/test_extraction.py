"""SW-8.2: extraction, refining, recycling."""

from typing import Any

import pytest

from stellarch.core import Refused
from stellarch.games.space_wars.chapters.extraction import Extracted
from stellarch.games.space_wars.state import Levels, State, System, Tokens
from tests.rules.space_wars.given import A, B, begin, given, offered, play, refused, system, tokens, told

HOME = A.home
WORKS = System(Levels(mechanical_workshop=1, electronic_workshop=1), slaves=1)


def extracting(home: System, known: str = "", credits: int = 20, **said: Any) -> State:
    """An extraction phase in which A has this home, and these credits after income."""
    return begin(given(A(systems={HOME: home}, known=known, credits=credits), B(), **said), "income_extraction")


def done(state: State, *orders: str) -> State:
    """The phase played to its end by A's orders, B doing nothing."""
    return play(state, *(f"A {order}" for order in orders), "A end", "B end")


@pytest.mark.rule("SW-8.2.1")
@pytest.mark.rule("SW-8.2.4")
@pytest.mark.rule("SW-8.2.7")
@pytest.mark.example("SW-T.39")
def test_workshops_make_tokens_and_a_slave_saves_a_credit() -> None:
    after = done(extracting(WORKS), f"extract:{HOME}/mechanical_workshop/1", f"extract:{HOME}/electronic_workshop/1/1")
    assert tokens(after, HOME) == Tokens(1, 1)
    assert after.empires[A.seat].credits == 19
    assert system(after, HOME).slaves_used == 1


@pytest.mark.rule("SW-8.2.3")
@pytest.mark.example("SW-T.39")
def test_a_proficient_workshop_makes_two_for_three_credits() -> None:
    state = extracting(WORKS, known="high_proficiency_workshop")
    after = done(state, f"extract:{HOME}/mechanical_workshop/2/0", f"extract:{HOME}/electronic_workshop/1/0")
    assert (tokens(after, HOME), after.empires[A.seat].credits) == (Tokens(2, 1), 20 - 3 - 1)
    by_steps = done(state, f"extract:{HOME}/mechanical_workshop/1", f"extract:{HOME}/mechanical_workshop/1/0")
    assert by_steps.empires[A.seat].credits == 20 - 3


@pytest.mark.rule("SW-8.2.2")
@pytest.mark.rule("SW-8.2.3")
def test_crystal_costs_three_and_is_never_doubled() -> None:
    star = System(Levels(crystal_workshop=2))
    state = begin(
        given(A(systems={"wisp": star}, known="high_proficiency_workshop"), B(), tiles={"2-0": "wisp"}),
        "income_extraction",
    )
    assert refused(state, "A extract:wisp/crystal_workshop/3/0") == "SW-8.2.1"
    after = done(state, "extract:wisp/crystal_workshop/2/0")
    assert (tokens(after, "wisp"), after.empires[A.seat].credits) == (Tokens(crystal_d=2), 14)


@pytest.mark.rule("SW-8.2.1")
@pytest.mark.rule("SW-8.2.4")
@pytest.mark.rule("SW-6.3.9")
@pytest.mark.parametrize(
    ("order", "rule", "said"),
    [
        (f"extract:{HOME}/mechanical_workshop/2/0", "SW-8.2.1", {}),
        (f"extract:{HOME}/mechanical_workshop/0/0", "SW-8.2.1", {}),
        (f"extract:{HOME}/chemical_workshop/1/0", "SW-8.2.1", {}),
        (f"extract:{HOME}/shipyard/1/0", "SW-8.2.1", {}),
        (f"extract:{B.home}/mechanical_workshop/1", "SW-8.2.1", {}),
        ("extract:4-3/mechanical_workshop/1", "SW-8.2.1", {}),
        (f"extract:{HOME}/mechanical_workshop/1/2", "SW-8.2.4", {}),
        (f"extract:{HOME}/mechanical_workshop/1/1", "SW-6.3.9", {"laws": "ban_slavery"}),
        (f"extract:{HOME}/mechanical_workshop/1", "SW-8.2.1", {"credits": 0}),
        (f"extract:{HOME}/mechanical_workshop/1", "SW-1.4.10", {"events": f"plasma_blast@{HOME}"}),
    ],
)
def test_what_cannot_be_extracted(order: str, rule: str, said: dict[str, Any]) -> None:
    assert refused(extracting(WORKS, **said), f"A {order}") == rule


@pytest.mark.rule("SW-R.39")
@pytest.mark.rule("SW-8.2.4")
def test_slaves_save_no_more_than_the_price() -> None:
    state = extracting(System(Levels(mechanical_workshop=1), slaves=3))
    assert refused(state, f"A extract:{HOME}/mechanical_workshop/1/2") == "SW-8.2.4"
    after = done(state, f"extract:{HOME}/mechanical_workshop/1/1")
    assert after.empires[A.seat].credits == 20


@pytest.mark.rule("SW-R.80")
@pytest.mark.rule("SW-8.2.5")
@pytest.mark.rule("SW-8.2.7")
@pytest.mark.example("SW-T.40")
@pytest.mark.parametrize(("known", "cost"), [("", 12), ("refining_cost_6", 6), ("refining_cost_9 refining_cost_1", 1)])
def test_a_refinery_turns_one_crystal_into_fuel(known: str, cost: int) -> None:
    refinery = System(singles=frozenset({"fuel_refinery"}))
    state = extracting(refinery, known=known, sectors={HOME: {"tokens": Tokens(crystal_d=2)}})
    state = play(state, f"A refine:{HOME}")
    assert refused(state, f"A refine:{HOME}") == "SW-8.2.5"
    after = play(state, "A end", "B end")
    assert (tokens(after, HOME), after.empires[A.seat].credits) == (Tokens(crystal_d=1, fuel=1), 20 - cost)


@pytest.mark.rule("SW-R.39")
@pytest.mark.rule("SW-8.2.7")
def test_crystal_of_this_phase_may_be_refined_in_it() -> None:
    star = System(Levels(crystal_workshop=1), singles=frozenset({"fuel_refinery"}))
    state = begin(given(A(systems={"wisp": star}), B(), tiles={"2-0": "wisp"}), "income_extraction")
    assert refused(state, "A refine:wisp") == "SW-8.2.5"
    after = done(state, "extract:wisp/crystal_workshop/1/0", "refine:wisp")
    assert (tokens(after, "wisp"), after.empires[A.seat].credits) == (Tokens(fuel=1), 20 - 3 - 12)


@pytest.mark.rule("SW-8.2.6")
@pytest.mark.example("SW-T.41")
@pytest.mark.parametrize(("city", "gives"), [(2, 0), (3, 1), (4, 2)])
def test_a_recycling_center_goes_by_the_city(city: int, gives: int) -> None:
    center = System(Levels(city=city), singles=frozenset({"recycling_center"}), orbital_cities=2)
    state = play(extracting(center), *[f"A recycle:{HOME}/chemical"] * gives)
    assert refused(state, f"A recycle:{HOME}/chemical") == "SW-8.2.6"
    after = play(state, "A end", "B end")
    assert (tokens(after, HOME), after.empires[A.seat].credits) == (Tokens(chemical=gives), 20 + city + 2)


@pytest.mark.rule("SW-8.2.6")
def test_a_recycling_center_gives_raw_materials_only() -> None:
    center = System(Levels(city=3), singles=frozenset({"recycling_center"}))
    assert refused(extracting(center), f"A recycle:{HOME}/fuel") == "SW-8.2.6"


@pytest.mark.rule("SW-24.1.3")
@pytest.mark.rule("SW-23.3.7")
def test_orders_are_hidden_until_all_are_done_and_may_be_replaced() -> None:
    order = f"A extract:{HOME}/mechanical_workshop/1"
    state, events = told(extracting(WORKS), order, "A end")
    assert (tokens(state, HOME), state.empires[A.seat].credits) == (Tokens(), 20)
    assert not any(isinstance(event, Extracted) for event in events)
    after = play(state, "A revise", f"A extract:{HOME}/electronic_workshop/1/0", "A end", "B end")
    assert tokens(after, HOME) == Tokens(electronic=1)


@pytest.mark.rule("SW-23.1.1")
def test_what_is_offered_can_be_done() -> None:
    state = extracting(
        System(
            Levels(city=3, mechanical_workshop=2, chemical_workshop=1),
            singles=frozenset({"recycling_center", "fuel_refinery"}),
            slaves=2,
        ),
        known="high_proficiency_workshop",
        sectors={HOME: {"tokens": Tokens(crystal_d=1)}},
    )
    choices = offered(state, A)
    assert (
        len(choices) == len(set(choices)) == 8 + 4 + 1 + 3 + 1
    )  # tokens with and without slaves; refine; recycle; end
    assert [choice for choice in choices if refused(state, f"A {choice}")] == []


@pytest.mark.rule("SW-D.16")
@pytest.mark.rule("SW-D.17")
@pytest.mark.rule("SW-D.18")
def test_the_software_makes_all_it_can_the_scarcest_first() -> None:
    home = System(Levels(city=3, mechanical_workshop=1, electronic_workshop=2), singles=frozenset({"recycling_center"}))
    few = extracting(home, credits=0, sectors={HOME: {"tokens": Tokens(5, 1, 1)}})
    after = play(few, "A auto", "B auto")
    assert (tokens(after, HOME), after.empires[A.seat].credits) == (Tokens(6, 3, 2), 0)
    scarce = extracting(home, credits=0, sectors={HOME: {"tokens": Tokens(0, 9, 9)}})
    assert str(play(scarce, "A auto").sealed[A.seat].orders[0]) == f"extract:{HOME}/mechanical_workshop/1"


@pytest.mark.rule("SW-23.3.1")
@pytest.mark.rule("SW-23.3.2")
@pytest.mark.rule("SW-23.3.7")
def test_a_form_holds_many_orders_and_is_refused_as_a_whole() -> None:
    state = extracting(WORKS)
    one, other = f"extract:{HOME}/mechanical_workshop/1", f"extract:{HOME}/electronic_workshop/1/1"
    after = play(state, f"A form:{one},{other}", "B form:")
    assert (tokens(after, HOME), after.empires[A.seat].credits) == (Tokens(1, 1), 19)
    again = play(state, f"A form:{one}", "A revise", f"A form:{other}", "B end")
    assert tokens(again, HOME) == Tokens(0, 1)
    with pytest.raises(Refused) as refusal:
        play(state, f"A form:{other},{one},{one}")
    assert (refusal.value.rule, refusal.value.at) == ("SW-8.2.1", ("orders", 2))
    assert refused(state, "A form:research:propulsion") == "SW-23.1.1"
