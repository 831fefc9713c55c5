"""SW-23.3.1 in a battle: the orders of a step all at once, and those for the rest of a round, to be filled in."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, get_args

import msgspec
import pytest

from stellarch.core import Chance, Orders, Pairs, Pick, Refused, Template, Text
from stellarch.games.space_wars.chapters.battle.orders import BattleOrders, RoundOrder
from stellarch.games.space_wars.chapters.general import Form
from stellarch.games.space_wars.contents import AnyAction, read_action
from stellarch.games.space_wars.notation import Order
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Small, State
from stellarch.games.space_wars.state.battles import Battle
from stellarch.games.space_wars.view import imagine, view
from tests.rules.space_wars.battles import battle, both, fight, idle
from tests.rules.space_wars.given import A, B, Player, play

FLEETS = ("cruiser1 corvette1 dreadnought1 freight1", "cruiser4 cruiser5 corvette2")
ARMED: Any = {
    "small": {A: Small(star_fighter=2, boarding_pod=2), B: Small(star_fighter=2)},
    "craft": {"cruiser1": {"weapons": 1}, "dreadnought1": {"weapons": 1}, "corvette1": {"weapons": 1, "damage": 1}},
    "known": ("cloaking_technology", ""),
    "dice": [3, 5, 2, 6, 4, 1] * 100,
}


def fleets(**said: Any) -> State:
    return battle(*FLEETS, **{**ARMED, **said})


def blanks(state: State, player: Player = A) -> dict[str, Template]:
    """What a commander may fill in, by the kind of order."""
    return {each.type: each for each in rules.legal(state, player.seat) if isinstance(each, Template)}


def among(form: Template) -> tuple[Template, ...]:
    orders = form.blanks["orders"]
    assert isinstance(orders, Orders)
    return orders.among


def kinds(form: Template) -> set[str]:
    return {each.type for each in among(form)}


def every_step(state: State) -> Iterator[State]:
    """A battle as the software leads it, at each decision."""
    while isinstance(state.matter, Battle):
        yield state
        state = rules.apply(
            state, min(rules.waiting_on(state)), rules.default(state, min(rules.waiting_on(state)))
        ).state


def filled_in(blank: Template, number: int) -> Order:
    order: Order = msgspec.convert(blank.drawn(Chance(f"{number}")), AnyAction)
    return order


STEPS = [
    # round, step      of this step and the later ones
    (1, "dispose", {"dispose", "cloak", "target", "run", "break_through", "withdraw", "hold"}),
    (1, "skirmish", {"target", "run", "break_through", "withdraw", "hold"}),
    (1, "line", {"target", "break_through", "withdraw", "hold"}),
    (2, "zone", {"dispose", "target", "run", "break_through", "return", "withdraw", "hold"}),
]


@pytest.mark.rule("SW-23.3.1")
@pytest.mark.parametrize(("number", "step", "holds"), STEPS)
def test_orders_for_the_round_hold_what_its_later_steps_ask(number: int, step: str, holds: set[str]) -> None:
    state = next(each for each in every_step(fleets()) if (fight(each).round, fight(each).step) == (number, step))
    assert kinds(blanks(state)["battle_orders"]) == holds


@pytest.mark.rule("SW-23.3.1")
def test_orders_for_the_round_read_whatever_the_blanks_hold_and_are_accepted() -> None:
    seen = set()
    for state in every_step(fleets()):
        seat = min(rules.waiting_on(state))
        blank = blanks(state, (A, B)[seat]).get("battle_orders")
        for number in range(12 if blank else 0):
            order = filled_in(blank, number)  # type: ignore[arg-type]
            assert isinstance(order, BattleOrders)
            assert read_action(str(order)) == order
            rules.apply(state, seat, order)
            seen |= {each.word for each in order.orders}
    assert seen == {each.word for each in get_args(RoundOrder)}


@pytest.mark.rule("SW-23.3.1")
def test_a_step_that_takes_several_orders_takes_them_at_once() -> None:
    forms = {"prepare": "cloak", "skirmish": "target", "run": "run", "lasers": "target", "line": "target"}
    state = fleets()
    for step, kind in forms.items():
        state = next(each for each in every_step(state) if fight(each).step == step)
        player = (A, B)[min(rules.waiting_on(state))]
        form, stood = blanks(state, player)["form"], 0
        assert kinds(form) == {kind}
        for number in range(30):
            order = filled_in(form, number)
            assert isinstance(order, Form)
            with suppress(Refused):
                rules.apply(state, player.seat, order)
                stood += 1
        assert stood


@pytest.mark.rule("SW-23.3.1")
@pytest.mark.parametrize("kind", ["form", "battle_orders"])
def test_a_form_begins_with_what_the_software_would_order(kind: str) -> None:
    """Taken as it is, it comes to the same as the usual answer."""
    for state in every_step(fleets()):
        player = (A, B)[min(rules.waiting_on(state))]
        form = blanks(state, player).get(kind)
        for start in form.starts if form else ():
            taken: Order = msgspec.convert(form.filled(**start.values), AnyAction)  # type: ignore[union-attr]
            usual = rules.default(state, player.seat)
            assert taken.orders == (usual.orders if isinstance(usual, Form) else (usual,))  # type: ignore[attr-defined]


def test_an_aim_names_an_attack_that_the_craft_has() -> None:
    """A dreadnought has more attacks than a corvette: number and target hang on the craft and its weapon."""
    state = both(
        battle(*FLEETS, dice=[3] * 50),
        ("cruiser1 corvette1 dreadnought1", "freight1"),
        ("cruiser4 cruiser5 corvette2", ""),
    )
    form = blanks(idle(state, "line"))["form"]
    for number in range(60):
        order = filled_in(form, number)
        assert isinstance(order, Form)
        for each in order.orders:
            rules.apply(state if fight(state).step == "line" else idle(state, "line"), A.seat, each)


def test_a_special_weapon_is_spent_by_a_template_of_its_own() -> None:
    state = idle(fleets(small={}), "line")
    plain, special = among(blanks(state)["form"])
    assert (plain.given, special.given) == ({}, {"special": True})
    armed = special.blanks["craft"]
    assert isinstance(armed, Pick)
    assert set(armed.among) == {"cruiser1", "dreadnought1"}


def test_a_pod_takes_a_general_and_a_weapon_along_where_there_are_any() -> None:
    state = idle(fleets(officers=("general1@cruiser1", "")), "run")
    runs = [set(each.blanks) for each in among(blanks(state)["form"])]
    plain = {"unit", "target"}
    assert runs == [plain, plain | {"general"}, plain | {"special"}, plain | {"general", "special"}]


def test_where_the_battle_is_over_nothing_is_ordered_for_a_round() -> None:
    won = battle("carrier1 dreadnought1", "corvette2", small={A: Small(star_fighter=2)}, dice=[6] * 40)
    state = next(each for each in every_step(won) if fight(each).step == "settle")
    assert set(blanks(state)) == {"form"}
    assert {each.label.en for each in among(blanks(state)["form"])} == {"Shelter a fighter or pod"}


def test_what_is_usual_stands_in_the_blanks() -> None:
    state = fleets()
    usual = rules.default(state, A.seat)
    offered = [each for each in rules.legal(state, A.seat) if isinstance(each, Template)]
    by_rows = next(each for each in offered if "core" in each.blanks)
    assert {name: tuple(blank.usual) for name, blank in by_rows.blanks.items()} == {
        "line": usual.line,  # type: ignore[attr-defined]
        "core": usual.core,  # type: ignore[attr-defined]
        "skirmish": usual.skirmish,  # type: ignore[attr-defined]
    }


@pytest.mark.rule("SW-10.2.2")
def test_fighters_may_be_sent_aboard_what_carries_them() -> None:
    state = battle("carrier1 cruiser1", "cruiser4 cruiser5", small={A: Small(star_fighter=2)}, dice=[3] * 40)
    havens = blanks(state)["dispose"].blanks["aboard"]
    assert isinstance(havens, Pairs)
    assert havens.each == {"star_fighter1": ("carrier1",), "star_fighter2": ("carrier1",)}
    assert havens.called["carrier1"] == Text("carrier 1", "porte-chasseurs 1")


@pytest.mark.rule("SW-10.7.3")
def test_a_player_who_withdraws_may_take_fighters_along() -> None:
    said: Any = {"small": {A: Small(star_fighter=2)}, "dice": [1] * 80}
    state = both(battle("carrier1 cruiser1 cruiser2", "corvette2", **said), ("cruiser1 cruiser2", "carrier1"), ("", ""))
    leaving = blanks(idle(state, "withdraw"))["battle_orders"]
    withdraw = next(each for each in among(leaving) if each.type == "withdraw")
    havens = withdraw.blanks["aboard"]
    assert isinstance(havens, Pairs)
    assert havens.each == {"star_fighter1": ("carrier1",), "star_fighter2": ("carrier1",)}


@pytest.mark.rule("SW-24.1.2", "SW-23.3.1")
def test_others_see_that_somebody_has_ordered_the_round_and_not_what() -> None:
    state = battle("cruiser1 corvette1", "cruiser2 corvette2")
    state = play(state, "A battle_orders:dispose:cruiser1+corvette1/-/-/-,hold:line")
    assert rules.waiting_on(state) == {B.seat}
    for seat in (B.seat, None):
        seen = view(state, seat)
        assert "hold" not in str(seen.pending)
        assert rules.waiting_on(imagine(seen, "seed")) == {B.seat}
