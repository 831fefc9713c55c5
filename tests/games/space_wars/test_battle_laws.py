"""What holds in every battle, between fleets drawn by lot."""

from typing import Any

import pytest

from stellarch.core import Chance, Refused, Seat, Template
from stellarch.games.space_wars.chapters.battle.ending import BattleEnded
from stellarch.games.space_wars.chapters.battle.fighting import STEPS, BattleOrderSkipped, steps_of
from stellarch.games.space_wars.chapters.battle.orders import BattleOrders, Hold, RoundOrder
from stellarch.games.space_wars.chapters.command import Entrust
from stellarch.games.space_wars.chapters.general import Auto, End, Form
from stellarch.games.space_wars.chapters.losses import capacity
from stellarch.games.space_wars.contents import read_action
from stellarch.games.space_wars.rules import play
from stellarch.games.space_wars.state import State
from stellarch.games.space_wars.state.battles import SURFACE, ZONE, Battle
from stellarch.games.space_wars.tables.craft import SMALL
from stellarch.games.space_wars.view import imagine, view
from tests.games.space_wars.random_battles import WHERE, drawn_battle, fought, opened
from tests.games.space_wars.random_games import restored, saved
from tests.rules.space_wars.given import at

NAMES = ["Ann", "Bob"]


def outcome(state: State) -> tuple[object, ...]:
    return (state.fleets, state.sectors, state.officers, state.rolls)


def step_by_step(state: State) -> State:
    """Both commanders take what the software would, one decision at a time."""
    state = opened(state)
    while state.pending:
        state = play.apply(state, min(play.waiting_on(state)), Auto()).state
    return state


def assert_sound(state: State) -> None:
    battle = state.matter
    if not isinstance(battle, Battle):
        return
    rows = [name for side in battle.sides for name in side.craft]
    assert len(rows) == len(set(rows))
    for number in (0, 1):
        side = battle.sides[number]
        assert all(state.fleets[name].owner in side.seats for name in side.craft)
    places: dict[tuple[str, Seat, str], int] = {}
    for wing in battle.wings.values():
        places[wing.place, wing.owner, wing.kind] = places.get((wing.place, wing.owner, wing.kind), 0) + 1
    for (place, owner, kind), count in places.items():
        if place == ZONE:
            assert getattr(state.sectors.small_in_space(battle.at, owner), kind) == count
        elif place != SURFACE:
            assert getattr(state.fleets[place].small, kind) == count
    for seat in (Seat(0), Seat(1)):
        flying = state.sectors.small_in_space(battle.at, seat)
        assert flying == tuple(places.get((ZONE, seat, kind), 0) for kind in SMALL)
    assert set(battle.shields) <= {*rows, *battle.wings}


@pytest.mark.rule("SW-10.3.5")
@pytest.mark.rule("SW-R.53")
def test_every_battle_that_the_software_fights_comes_to_its_end() -> None:
    for seed in range(60):
        after, events = fought(drawn_battle(f"end {seed}"))
        (ended,) = (event for event in events if isinstance(event, BattleEnded))
        assert 1 <= ended.rounds <= 20
        assert not any(isinstance(matter, Battle) for matter in after.pending)
        assert all(event.told(NAMES) for event in events)
        for craft in after.fleets.craft.values():
            assert 0 <= craft.damage < craft.sheet.defence
            assert craft.load <= capacity(craft)


@pytest.mark.rule("SW-23.3.1")
@pytest.mark.rule("SW-24.2.2")
@pytest.mark.rule("SW-21.1.14")
@pytest.mark.parametrize("seed", range(12))
def test_a_battle_comes_to_the_same_by_itself_and_step_by_step(seed: int) -> None:
    state = drawn_battle(f"same {seed}", 7)
    assert outcome(fought(state).state) == outcome(step_by_step(state))


@pytest.mark.rule("SW-23.3.1")
@pytest.mark.parametrize("seed", range(12))
def test_a_battle_comes_to_the_same_by_one_order_a_round(seed: int) -> None:
    """What each commander ordered step by step is filed as the round begins, and brings the same."""
    state = opened(drawn_battle(f"round {seed}", 6))
    chance, rounds = Chance(f"choices {seed}"), 0
    while isinstance(state.matter, Battle) and state.matter.step != "settle":
        begun = state
        orders: dict[Seat, list[RoundOrder]] = {Seat(0): [], Seat(1): []}
        state = _one_round(state, chance, orders)
        again = begun
        while _is_in_round(again, begun):
            seat = min(play.waiting_on(again))
            order = BattleOrders(tuple(orders[seat])) if isinstance(again.matter, Battle) else Auto()
            again = play.apply(again, seat, order).state
        assert outcome(state) == outcome(again)
        if isinstance(state.matter, Battle) and isinstance(again.matter, Battle):
            assert (state.matter.sides, state.matter.wings) == (again.matter.sides, again.matter.wings)
            assert state.matter.shields == again.matter.shields
        rounds += 1
    assert rounds


def _is_in_round(state: State, begun: State) -> bool:
    """Whether it is still the round in which another state is; cargo to be jettisoned may lie on top."""
    battle = next((matter for matter in state.pending if isinstance(matter, Battle)), None)
    return battle is not None and battle.round == begun.at_hand(Battle).round and battle.step != "settle"


def _one_round(state: State, chance: Chance, orders: dict[Seat, list[RoundOrder]]) -> State:
    """Play to the end of a round by choices drawn by lot, and write down what was ordered."""
    begun = state
    while _is_in_round(state, begun):
        seat, battle = min(play.waiting_on(state)), state.matter
        if not isinstance(battle, Battle):
            state = play.apply(state, seat, Auto()).state
            continue
        choices = [choice for choice in play.legal(state, seat) if not isinstance(choice, Template | Entrust)]
        number = sum(map(len, orders.values()))
        choice = choices[chance.below(min(3, len(choices)), battle.round, battle.step, seat, number)]
        given: list[Any] = list(choice.orders) if isinstance(choice, Form) else [choice]
        orders[seat] += [order for order in given if not isinstance(order, End)]
        after = play.apply(state, seat, choice).state
        is_done = after.matter is not None and (
            getattr(after.matter, "step", "") != battle.step or seat not in play.waiting_on(after)
        )
        step, side = STEPS[battle.step], battle.side_of(seat)
        if is_done and not any(step.is_about(state, battle, side, order) for order in orders[seat]):
            orders[seat].append(Hold(battle.step))
        state = after
    return state


@pytest.mark.rule("SW-23.1.1")
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_listed_in_a_battle_can_be_done(seed: int) -> None:
    state = opened(drawn_battle(f"listed {seed}", 5))
    chance, number = Chance(f"walk {seed}"), 0
    while state.pending and number < 150:
        seat = min(play.waiting_on(state))
        choices = play.legal(state, seat)
        assert play.default(state, seat) in choices
        plain = [choice for choice in choices if not isinstance(choice, Template)]
        assert len({str(choice) for choice in plain}) == len(plain)
        for choice in plain[:12]:
            assert read_action(str(choice)) == choice
            play.apply(state, seat, choice)
        assert_sound(state)
        assert restored(saved(state)) == state
        state = play.apply(state, seat, chance.choice(plain, "choice", number)).state
        number += 1


@pytest.mark.rule("SW-24.1.2")
@pytest.mark.rule("SW-10.2.5")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_sealed_is_shown_to_nobody_else(seed: int) -> None:
    """Two dispositions of one commander: the other, and any spectator, sees and could do the same until both are in."""
    state = opened(drawn_battle(f"taint {seed}", 6))
    found = 0
    while state.pending and found < 4:
        asked = sorted(play.waiting_on(state))
        assert isinstance(state.matter, Battle)
        if len(asked) == 2 and STEPS[state.matter.step].is_secret:
            writer, other = asked
            states = [
                play.apply(state, writer, choice)
                for choice in play.legal(state, writer)
                if not isinstance(choice, Template | Entrust)
            ]
            for one in states[1:]:
                found += 1
                for viewer in (other, None):
                    assert view(one.state, viewer) == view(states[0].state, viewer)
                    assert [event.seen_by(viewer) for event in one.events] == [
                        event.seen_by(viewer) for event in states[0].events
                    ]
                assert play.legal(one.state, other) == play.legal(states[0].state, other)
                assert view(one.state, writer) != view(states[0].state, writer)
            dreamt = imagine(view(states[0].state, other), "dream")
            play.apply(dreamt, other, Auto())
        state = play.apply(state, asked[0], Auto()).state


@pytest.mark.rule("SW-24.1.2")
def test_orders_for_a_round_are_shown_to_nobody_else() -> None:
    state = opened(drawn_battle("filed", 6))
    one, other = BattleOrders((Hold("line"),)), BattleOrders((Hold("run"),))
    seen = [play.apply(state, Seat(0), orders) for orders in (one, other)]
    for viewer in (Seat(1), None):
        assert view(seen[0].state, viewer) == view(seen[1].state, viewer)
        assert one.seen_by(Seat(0), viewer) is None
    assert seen[0].events == seen[1].events


def test_an_order_that_comes_too_late_is_skipped_and_told() -> None:
    state = opened(drawn_battle("skip", 4))
    orders = BattleOrders((read_action("target:corvette1/ion/1/cruiser99"),))  # type: ignore[arg-type]
    state = play.apply(state, Seat(0), orders).state
    step = play.apply(state, Seat(1), Entrust())
    assert any(isinstance(event, BattleOrderSkipped) for event in step.events)


def test_nothing_changes_where_an_order_is_refused() -> None:
    state = opened(drawn_battle("refused", 4))
    for text in ("withdraw:corvette1/-", "target:corvette1/ion/1/corvette2", "end", "dispose:corvette1"):
        with pytest.raises(Refused):
            play.apply(state, Seat(0), read_action(text))
    assert at(state, WHERE) == state.at_hand(Battle).at
    assert steps_of(1)[0] == "dispose"


@pytest.mark.rule("SW-21.1.16")
@pytest.mark.parametrize("seed", range(6))
def test_a_battle_that_was_saved_goes_on_as_if_it_had_not_been(seed: int) -> None:
    """Fighters and pods attack in the order in which they were counted, which no name tells."""
    state = again = opened(drawn_battle(f"saved {seed}", 7))
    assert len({wing.kind for wing in state.at_hand(Battle).wings.values()}) > 1
    while isinstance(state.matter, Battle):
        assert tuple(again.at_hand(Battle).wings) == tuple(state.matter.wings)
        seat = min(play.waiting_on(state))
        state = play.apply(state, seat, Auto()).state
        again = restored(saved(play.apply(again, seat, Auto()).state))
    assert again == state
