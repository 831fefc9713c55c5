"""SW-25.7: what bots make of credits that pile up. A's home is 4-2, next to 4-3."""

from typing import Any

import pytest

from stellarch.core import Plan
from stellarch.games.space_wars import SPACE_WARS
from stellarch.games.space_wars.state import Legions, Levels, System, Tokens
from tests.rules.space_wars.given import A, B, begin, given

from .asked import NORMAL, asked, orders, said

HOME = System(Levels(city=3, shipyard=2, research_center=2), legions={A.seat: Legions(regular=6)})
FREIGHTERS = f"freight1@{A.home} freight2@{A.home} outpost2@{A.home}"
FLEET = f"{FREIGHTERS} cruiser1@{A.home} cruiser2@{A.home} cruiser3@{A.home}"
"""Nobody waits for freighters or outposts, and enough has been spent on warships (SW-25.7)."""
PLENTY = {A.home: {"tokens": Tokens(30, 30, 30, 5, 0)}}


def built(known: str = "", craft: str = FLEET, home: System = HOME, credits: int = 90, **said: Any) -> Plan:
    """What A orders with plenty of materials at home; legions of B are next door. A does not look so far ahead as to
    arm for conquest, which would take its shipyard up."""
    mine = A(systems={A.home: home}, credits=credits, known=known, craft=craft)
    state = given(mine, B(craft="transport8@4-3"), turn=6, sectors=PLENTY, victory="standard", **said)
    fleets = state.fleets.with_craft("transport8", legions=Legions(regular=2))
    return asked(begin(state.changed(fleets=fleets), "construction_repair"), A, level=NORMAL)


@pytest.mark.rule("SW-25.7")
@pytest.mark.parametrize(
    ("known", "craft", "order"),
    [
        ("orbital_base", f"outpost1@{A.home}", "upgrade_base:outpost1"),
        ("gate_technology", f"outpost1@{A.home}", "build_gate:arcadia_prime"),
        ("orbital_defense_project", "", "build:arcadia_prime/orbital_defense_project"),
        ("planetary_shield_a", "", "build:arcadia_prime/planetary_shield_a"),
        ("capital_starship_space_jump fuel_refinery", "", "build:arcadia_prime/fuel_refinery"),
        ("level_3_buildings", "", "build:arcadia_prime/shipyard"),
        ("construction_starship mines_field", "", "order:arcadia_prime/construction_starship"),
    ],
)
def test_what_piles_up_goes_into_strength(known: str, craft: str, order: str) -> None:
    plan = built(known, f"{FLEET} {craft}")
    assert order in orders(plan)
    assert order not in orders(built(known, f"{FLEET} {craft}", credits=8))
    assert "they go into strength" in said(plan)


@pytest.mark.rule("SW-25.7")
@pytest.mark.parametrize(("known", "kind"), [("", "cruiser"), ("advanced_cruiser", "advanced_cruiser")])
def test_in_war_it_goes_into_the_strongest_warships_too(known: str, kind: str) -> None:
    war = {(A, B): {"military": "war", "war_since": 5}}
    assert f"order:arcadia_prime/{kind}" in orders(built(known, relations=war))
    assert f"order:arcadia_prime/{kind}" not in orders(built(known))


@pytest.mark.rule("SW-16.3.1")
def test_an_idle_academy_makes_better_legions() -> None:
    school = System(HOME.levels, legions=HOME.legions, singles=frozenset({"space_academy"}))
    assert orders(built("", FREIGHTERS, school)) == ["drill:arcadia_prime/regular"]
    assert not any(order.startswith("drill") for order in orders(built("", FREIGHTERS, school, 12)))


@pytest.mark.rule("SW-16.3.1")
@pytest.mark.parametrize("ordered", ["drill:arcadia_prime/regular", "train:arcadia_prime/spy"])
def test_an_academy_that_has_done_its_one_thing_is_not_asked_to_drill(ordered: str) -> None:
    """A player who asks for a hint may have ordered an officer, and the drill would come after that."""
    school = System(HOME.levels, legions=HOME.legions, singles=frozenset({"space_academy"}))
    mine = A(systems={A.home: school}, credits=90, craft=FREIGHTERS, dice=(1,))
    state = begin(given(mine, B(), turn=6, sectors=PLENTY, victory="standard"), "construction_repair")
    assert orders(asked(state, A)) == ["drill:arcadia_prime/regular"]
    state = SPACE_WARS.apply(state, A.seat, SPACE_WARS.read_action(ordered)).state
    assert not any(order.startswith("drill") for order in orders(asked(state, A)))


# Mines


@pytest.mark.rule("SW-9.7.1")
@pytest.mark.parametrize(("at", "order"), [(A.home, "lay_mine:construction_starship1"), ("4-1", "move:")])
def test_mines_are_laid_where_others_could_come(at: str, order: str) -> None:
    mine = A(known="mines_field construction_starship", craft=f"construction_starship1@{at}", holds="4-1", credits=20)
    state = begin(given(mine, B(), turn=6, order=(A, B)), "player_subphases")
    assert any(each.startswith(order) for each in orders(asked(state, A)))
    mined = state.with_sector(state.empires[A.seat].home, mines=3)
    assert not any(each.startswith("lay_mine") for each in orders(asked(mined, A)))
