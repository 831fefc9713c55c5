"""SW-9.3, SW-9.5: how far craft can come in one turn, and that every such way can be gone."""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.gates import Gate
from stellarch.games.space_wars.chapters.general import File
from stellarch.games.space_wars.chapters.journeys import Journeys, journeys
from stellarch.games.space_wars.chapters.movement import Move
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import State
from tests.rules.space_wars.given import A, B, at, begin, given, refused

WAR = {(A, B): {"military": "war"}}
EVERYWHERE = "unlimited_movement_range"


def moving(craft: str, enemies: str = "", known: str = EVERYWHERE, **said: Any) -> State:
    return begin(given(A(craft=craft, known=known), B(craft=enemies), **said), "player_subphases")


def ends(state: State, craft: str) -> set[str]:
    """Where a craft can come to; nowhere, if it is not listed."""
    found = [each for each in journeys(state, A.seat) if craft in each.craft]
    return {state.galaxy.name(to) for each in found for to in each.steps}


def way(state: State, journey: Journeys, to: str) -> tuple[Move | Gate, ...]:
    orders: list[Move | Gate] = []
    here = at(state, to)
    while here in journey.steps:
        here, by_gate = journey.steps[(there := here)]
        orders.insert(0, (Gate if by_gate else Move)(journey.craft, state.galaxy.name(there)))
    return tuple(orders)


@pytest.mark.rule("SW-9.3.2")
def test_craft_come_as_far_as_their_points() -> None:
    state = moving("cruiser1@3-0 corvette2@3-0")
    near, far = ends(state, "cruiser1"), ends(state, "corvette2")
    assert near == {"2-0", "4-0", "3-1", "3-17", "4-1", "4-23"}
    assert near < far
    assert "1-0" in far


@pytest.mark.rule("SW-2.2.7")
def test_asteroids_are_an_end_and_not_on_the_way() -> None:
    state = moving("corvette1@3-0", tiles={"4-0": "asteroid_field"})
    journey = next(iter(journeys(state, A.seat)))
    assert "4-0" in ends(state, "corvette1")
    assert all(step.origin != at(state, "4-0") for step in journey.steps.values())


@pytest.mark.rule("SW-9.9.1")
def test_a_way_leads_around_enemies_who_may_engage() -> None:
    state = moving("corvette1@3-0", "cruiser2@4-0", relations=WAR)
    journey = next(iter(journeys(state, A.seat)))
    assert "4-0" in ends(state, "corvette1")
    assert all(step.origin != at(state, "4-0") for step in journey.steps.values())


@pytest.mark.rule("SW-9.2.10")
def test_out_of_supply_there_is_one_step() -> None:
    assert ends(moving("corvette1@1-0", known=""), "corvette1") == {"2-0", "1-1", "1-5", "2-1", "2-11"}


@pytest.mark.rule("SW-9.5.5")
def test_a_gate_costs_nothing() -> None:
    gates = {"3-0": "star_gate_a", "3-9": "star_gate_a"}
    state = moving("cruiser1@3-0", known=f"{EVERYWHERE} star_gates_navigation", tiles=gates)
    assert {"3-9", "4-12", "2-6"} <= ends(state, "cruiser1")


@pytest.mark.rule("SW-23.3.4")
def test_every_way_can_be_gone_as_a_plan() -> None:
    tiles = {"3-0": "star_gate_a", "3-9": "star_gate_a", "2-1": "nebula_red", "4-1": "asteroid_field"}
    state = moving("corvette1@3-0 cruiser2@3-1 freight3@2-3", known=f"{EVERYWHERE} star_gates_navigation", tiles=tiles)
    for journey in journeys(state, A.seat):
        for end in journey.steps:
            plan = File("plan", way(state, journey, state.galaxy.name(end)))
            after = rules.apply(state, A.seat, plan).state
            assert {after.fleets[craft].at for craft in journey.craft} == {end}


def test_who_cannot_go_anywhere_is_not_listed() -> None:
    assert not list(journeys(moving("orbital_base1@3-0"), A.seat))
    assert refused(moving("orbital_base1@3-0"), "A move:orbital_base1/4-0") == "SW-9.3.1"
