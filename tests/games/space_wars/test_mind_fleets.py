"""SW-25.5: warships and officers of bots in war. A's home is 4-2, next to 4-3; 4-4 is one further."""

from typing import Any

import pytest

from stellarch.games.space_wars.state import Legions, Levels, State, System
from tests.rules.space_wars.given import A, B, begin, given, play

from .asked import asked, orders, said

HOME = System(Levels(city=3, shipyard=2, research_center=2), legions={A.seat: Legions(regular=4)})
RICH = System(Levels(city=2, research_center=3, chemical_workshop=1))
WAR = {"military": "war", "war_since": 5}
NEXT_DOOR = "draconis_31"


def position(craft: str, theirs: str = "", phase: str = "player_subphases", **said: Any) -> State:
    """At war, with A's craft at home, four legions aboard of a transport, and B's craft next door."""
    mine = A(systems={A.home: HOME}, craft=_all(craft, A.home), officers=said.pop("officers", ""))
    other = B(systems={NEXT_DOOR: said.pop("system", RICH)}, craft=_all(theirs, NEXT_DOOR))
    relations = said.pop("relations", {(A, B): WAR})
    state = given(mine, other, turn=6, tiles={"4-3": NEXT_DOOR}, order=(A, B), relations=relations, **said)
    if "transport1" in state.fleets:
        state = state.changed(fleets=state.fleets.with_craft("transport1", legions=Legions(regular=4)))
    return begin(state, phase)


def _all(craft: str, at: str) -> str:
    return " ".join(f"{each}@{at}" for each in craft.split())


# Escorts


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize(("escort", "goes"), [("", False), ("cruiser1 cruiser2 cruiser3", True), ("corvette1", False)])
def test_transports_go_to_what_is_guarded_with_warships_that_beat_the_guard(escort: str, goes: bool) -> None:
    plan = asked(position(f"transport1 {escort}", "cruiser8"), A)
    together = "+".join(("transport1", *escort.split()))
    assert (f"move:{together}/{NEXT_DOOR}" in orders(plan)) == goes
    assert ("beat the guard" in said(plan)) == goes


@pytest.mark.rule("SW-25.5")
def test_an_escort_fights_its_transport_through_to_a_landing() -> None:
    state = position("transport1 cruiser1 cruiser2 cruiser3", "corvette8", dice=(6,) * 60)
    after = play(state, *(f"A {order}" for order in orders(asked(state, A))), "B let_pass", "A end")
    assert orders(asked(after, A)) == [f"battle:{NEXT_DOOR}/1"]


# Fleets


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize(
    ("ours", "theirs", "goes"),
    [("cruiser1 cruiser2", "freight8", True), ("corvette1", "cruiser7 cruiser8 cruiser9", False)],
)
def test_warships_go_where_they_beat_the_enemy(ours: str, theirs: str, goes: bool) -> None:
    plan = asked(position(ours, theirs), A)
    assert (f"move:{'+'.join(ours.split())}/{NEXT_DOOR}" in orders(plan)) == goes
    assert ("go for the enemy" in said(plan)) == goes


@pytest.mark.rule("SW-14.3.1")
def test_a_fleet_that_is_large_enough_blocks_a_system() -> None:
    few, many = "cruiser1 cruiser2", " ".join(f"cruiser{number}" for number in range(1, 7))
    assert "bombard it" in said(asked(position(few), A))
    plan = asked(position(many), A)
    assert "enough to block" in said(plan)
    assert f"move:{'+'.join(many.split())}/{NEXT_DOOR}" in orders(plan)


@pytest.mark.rule("SW-25.5")
def test_in_peace_no_warship_is_sent_against_anybody() -> None:
    plan = asked(position("cruiser1 cruiser2", relations={}), A)
    assert not any(NEXT_DOOR in order for order in orders(plan))


# Before a war


@pytest.mark.rule("SW-25.5")
def test_before_a_war_warships_plant_flags_while_the_transport_takes_its_place() -> None:
    plan = asked(position("transport1 corvette1", relations={}), A)
    assert not any("transport1+corvette1" in order for order in orders(plan))
    assert any(order.startswith("move:corvette1/") for order in orders(plan))


@pytest.mark.rule("SW-25.3")
def test_war_is_declared_also_for_what_is_reached_in_its_second_turn() -> None:
    """A war lasts two turns at least (SW-7.4.3)."""
    two_away = position("transport1", phase="declaration", relations={}, system=RICH)
    assert "declare_war:1" in orders(asked(two_away, A))


# Officers


@pytest.mark.rule("SW-17.1.5")
def test_a_general_goes_with_the_legions_and_an_admiral_with_the_fleet() -> None:
    state = position("transport1 cruiser1 corvette1", officers=f"general1@{A.home} admiral1@{A.home}")
    plan = asked(state, A)
    assert {"transfer:general1/transport1", "transfer:admiral1/cruiser1"} <= set(orders(plan))


@pytest.mark.rule("SW-16.3.1")
def test_officers_are_trained_for_a_war_that_pays() -> None:
    school = System(HOME.levels, legions=HOME.legions, singles=frozenset({"space_academy"}))
    state = given(
        A(systems={A.home: school}, craft=f"transport1@{A.home}", credits=40),
        B(systems={NEXT_DOOR: System(Levels(city=2))}),
        turn=6,
        tiles={"4-3": NEXT_DOOR},
        relations={(A, B): WAR},
    )
    plan = asked(begin(state, "construction_repair"), A)
    assert "train:arcadia_prime/general" in orders(plan)
