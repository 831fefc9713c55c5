"""SW-17.2, SW-16.3.1: how bots use spies, and what they do about those of others. A's home is 4-2, next to 4-3."""

from typing import Any

import pytest

from stellarch.core import Level
from stellarch.games.space_wars.state import Legions, Levels, State, System
from tests.rules.space_wars.given import A, B, Side, begin, given

from .asked import HARD, MASTER, NORMAL, SOBER, asked, orders, said

LABORATORIES = System(Levels(city=1, research_center=4))
SCHOOL = System(
    Levels(city=3, shipyard=2, research_center=2),
    singles=frozenset({"space_academy"}),
    legions={A.seat: Legions(regular=4)},
)
THREE = f"freight1@{A.home} freight2@{A.home} freight3@{A.home}"


def position(mine: Side, phase: str, **said: Any) -> State:
    other = B(systems={"draconis_31": LABORATORIES})
    return begin(given(mine, other, turn=6, tiles={"4-3": "draconis_31"}, order=(A, B), **said), phase)


@pytest.mark.rule("SW-17.2.1")
def test_a_spy_goes_abroad_in_a_freighter_that_can_be_spared() -> None:
    mine = A(systems={A.home: SCHOOL}, craft=THREE, officers=f"spy1@{A.home}")
    plan = asked(position(mine, "player_subphases"), A)
    assert orders(plan)[:2] == ["transfer:spy1/freight1", "move:freight1/draconis_31"]
    assert "rob its laboratories (4)" in said(plan)


@pytest.mark.rule("SW-17.2.1")
def test_freighters_that_works_wait_for_carry_no_spy() -> None:
    mine = A(systems={A.home: SCHOOL}, craft=f"freight1@{A.home} freight2@{A.home}", officers=f"spy1@{A.home}")
    assert not any(order.startswith("transfer") for order in orders(asked(position(mine, "player_subphases"), A)))


@pytest.mark.rule("SW-17.2.5")
def test_a_spy_abroad_steals_every_turn_and_his_craft_stays() -> None:
    mine = A(systems={A.home: SCHOOL}, craft=f"{THREE.replace('freight1@' + A.home, 'freight1@draconis_31')}")
    mine = A(systems=mine.systems, craft=mine.craft, officers="spy1@freight1")
    plan = asked(position(mine, "player_subphases"), A)
    assert orders(plan)[0] == "spy:spy1/steal_research"
    assert "50 times in 100" in said(plan)
    assert not any(order.startswith("move:freight1") for order in orders(plan))


@pytest.mark.rule("SW-17.2.8")
def test_who_holds_honour_dear_does_not_rob_partners() -> None:
    mine = A(systems={A.home: SCHOOL}, craft=THREE, officers=f"spy1@{A.home}")
    state = position(mine, "player_subphases", relations={(A, B): {"scientific": True}})
    faithful = SOBER._replace(honour=2.0)
    assert any(order.startswith("transfer") for order in orders(asked(state, A)))
    assert not any(order.startswith("transfer") for order in orders(asked(state, A, faithful)))


@pytest.mark.rule("SW-16.3.1")
@pytest.mark.parametrize(("level", "trains"), [(NORMAL, False), (HARD, True), (MASTER, True)])
def test_spies_are_trained_from_credits_that_pile_up(level: Level, trains: bool) -> None:
    rich = A(systems={A.home: SCHOOL}, credits=60)
    plan = asked(position(rich, "construction_repair"), A, level=level)
    assert ("train:arcadia_prime/spy" in orders(plan)) == trains
    poor = A(systems={A.home: SCHOOL}, credits=12)
    assert "train:arcadia_prime/spy" not in orders(asked(position(poor, "construction_repair"), A))


@pytest.mark.rule("SW-17.1.11")
def test_a_security_officer_is_trained_against_foreign_spies() -> None:
    mine = A(systems={A.home: SCHOOL}, credits=40)
    other = B(systems={"draconis_31": LABORATORIES}, craft=f"freight1@{A.home}", officers="spy1@freight1")
    state = begin(given(mine, other, turn=6, tiles={"4-3": "draconis_31"}), "construction_repair")
    plan = asked(state, A)
    assert "train:arcadia_prime/security" in orders(plan)
    assert "Foreign spies" in said(plan)
