"""SW-25.5, SW-25.7: how bots cover transports and systems. A's home is 4-2; 4-1 and 4-3 are next to it, 4-4 to 4-3."""

from typing import Any

import pytest

from stellarch.games.space_wars.mind.war.surplus import becomes_base
from stellarch.games.space_wars.state import Legions, Levels, Small, State, System, Tokens
from tests.rules.space_wars.given import A, B, begin, given

from .asked import asked, orders, said
from .test_mind_conquest import master

HOME = System(Levels(shipyard=2), legions={A.seat: Legions(regular=6)})
PREY = "draconis_31"
WAR = {(A, B): {"military": "war", "war_since": 7}}


def position(mine: str, theirs: str = "", at: str = "4-4", phase: str = "player_subphases", **said: Any) -> State:
    """In a long game: a planet of B that nobody guards lies somewhere, and A's transports have legions aboard."""
    own = A(
        systems={A.home: HOME, **said.pop("systems", {})},
        craft=mine,
        known=said.pop("known", ""),
        holds=said.pop("holds", ""),
    )
    fortress = System(Levels(city=3), legions={B.seat: Legions(regular=16)})
    other = B(systems={PREY: System(Levels(research_center=3)), B.home: fortress}, craft=theirs)
    state = given(own, other, **{"turn": 8, "tiles": {at: PREY}, "victory": "long", "order": (A, B), **said})
    fleets = state.fleets
    for craft in fleets.of(A.seat):
        if fleets[craft].kind == "transport":
            fleets = fleets.with_craft(craft, legions=Legions(regular=4))
    return begin(state.changed(fleets=fleets), phase)


# Escorts


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize(
    ("escort", "enemy", "leaves"),
    [("", "", True), ("", "corvette8@4-5", False), (f" cruiser1@{A.home}", "corvette8@4-5", True)],
)
def test_a_transport_does_not_leave_without_an_escort_where_an_enemy_corvette_waits(
    escort: str, enemy: str, leaves: bool
) -> None:
    """It would be two turns under way, and rest where the corvette could come."""
    plan = asked(position(f"transport1@{A.home}{escort}", enemy, relations=WAR), A)
    assert any(order.startswith("move:transport1") for order in orders(plan)) == leaves


@pytest.mark.rule("SW-25.5")
def test_a_landing_that_succeeds_at_once_waits_for_no_escort() -> None:
    plan = asked(position(f"transport1@{A.home}", "corvette8@4-5", at="4-3", relations=WAR), A)
    assert f"move:transport1/{PREY}" in orders(plan)


@pytest.mark.rule("SW-25.5")
def test_a_transport_that_is_hunted_goes_back_to_where_nobody_comes() -> None:
    plan = asked(position("transport1@4-3", "cruiser8@4-4", at="4-6", relations=WAR), A)
    assert "move:transport1/arcadia_prime" in orders(plan)
    assert "nothing covers it" in said(plan)


@pytest.mark.rule("SW-25.5")
def test_in_war_warships_with_nothing_to_do_come_to_the_transports() -> None:
    plan = asked(position(f"transport1@{A.home} cruiser1@4-1", "cruiser8@4-5", relations=WAR), A)
    assert "move:cruiser1/arcadia_prime" in orders(plan)


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize(
    ("enemy", "escort", "flees"), [("cruiser8", "", True), ("", "", False), ("cruiser8", " orbital_base1@4-3", False)]
)
def test_a_freighter_does_not_rest_where_an_enemy_warship_can_come(enemy: str, escort: str, flees: bool) -> None:
    theirs = f"{enemy}@4-4" if enemy else ""
    state = position(f"freight1@4-3{escort}", theirs, at="4-6", holds="4-3", relations=WAR)
    assert any(order.startswith("move:freight1") for order in orders(asked(state, A))) == flees


# Garrisons


@pytest.mark.rule("SW-25.7")
@pytest.mark.parametrize("guarded", [True, False])
def test_a_freighter_takes_a_legion_along_to_a_system_that_nobody_guards(guarded: bool) -> None:
    there = System(Levels(city=1), legions={A.seat: Legions(regular=1)} if guarded else {})
    state = position(
        f"freight1@{A.home}",
        systems={"eridani_21": there},
        tiles={"4-5": PREY, "4-3": "eridani_21"},
        sectors={A.home: {"tokens": Tokens(6, 6, 6, 0, 0)}},
    )
    plan = orders(asked(state, A))
    assert ("load:freight1/regular=1" in plan) != guarded
    assert ("unload:freight1/regular=1" in plan) != guarded


# Aliens


@pytest.mark.rule("SW-25.5", "SW-13.4.7")
@pytest.mark.parametrize(("aliens", "goes"), [(2, True), (9, False)])
def test_legions_clear_an_infested_system_of_their_own_in_peace_too(aliens: int, goes: bool) -> None:
    lost = System(Levels(research_center=3), aliens=aliens)
    state = position(f"transport1@{A.home}", systems={"eridani_21": lost}, tiles={"4-6": PREY, "4-3": "eridani_21"})
    assert ("move:transport1/eridani_21" in orders(asked(state, A))) == goes


# Bases and pods


@pytest.mark.rule("SW-25.7")
@pytest.mark.parametrize(("known", "stays"), [("orbital_base", True), ("", False)])
def test_an_outpost_over_the_capital_stays_to_become_a_base(known: str, stays: bool) -> None:
    state = position(f"outpost1@{A.home}", known=known)
    assert becomes_base(master(state), "outpost1") == stays


@pytest.mark.rule("SW-25.7", "SW-10.5.8")
@pytest.mark.parametrize(("pods", "wanted"), [(0, True), (4, False)])
def test_half_of_the_decks_are_for_pods(pods: int, wanted: bool) -> None:
    state = position(f"carrier1@{A.home}", phase="construction_repair", known="boarding_pod")
    fleets = state.fleets.with_craft("carrier1", small=Small(boarding_pod=pods))
    assert bool(master(state.changed(fleets=fleets)).forces.armament["boarding_pod"]) == wanted
