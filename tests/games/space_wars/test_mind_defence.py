"""SW-25.7: what bots do for systems that legions of others could take. A's home is 4-2, next to 4-3."""

from typing import Any

import pytest

from stellarch.games.space_wars.state import Legions, Levels, Small, State, System, Tokens
from tests.rules.space_wars.given import A, B, begin, given

from .asked import HARD, asked, orders, said

HOME = System(Levels(city=3, shipyard=2, research_center=4), legions={A.seat: Legions(regular=1)})
COLONY = System(Levels(city=1, research_center=3))
NEXT_DOOR = "draconis_31"
PLENTY = {"tokens": Tokens(9, 9, 9, 0, 0)}


def with_transport(at: str, legions: int = 3, known: str = "", **said: Any) -> State:
    """B's transport with legions stands somewhere."""
    mine = A(systems={A.home: HOME, NEXT_DOOR: COLONY}, credits=30, known=known)
    other = B(craft=f"transport8@{at}")
    state = given(
        mine, other, turn=6, tiles={"4-3": NEXT_DOOR}, sectors={A.home: PLENTY, NEXT_DOOR: PLENTY}, order=(A, B), **said
    )
    fleets = state.fleets.with_craft("transport8", legions=Legions(regular=legions))
    return begin(state.changed(fleets=fleets), "construction_repair")


@pytest.mark.rule("SW-25.7")
def test_legions_are_raised_where_others_could_land_more() -> None:
    plan = asked(with_transport("3-2"), A, level=HARD)
    assert orders(plan).count("order:arcadia_prime/regular") == 2
    assert "could land" in said(plan)


@pytest.mark.rule("SW-25.7")
@pytest.mark.parametrize(
    ("at", "legions", "military"), [("4-12", 3, "none"), ("3-2", 1, "none"), ("3-2", 3, "cooperation")]
)
def test_nobody_is_raised_against_who_is_far_weak_or_a_friend(at: str, legions: int, military: str) -> None:
    state = with_transport(at, legions, relations={(A, B): {"military": military}})
    assert "could land" not in said(asked(state, A, level=HARD))


@pytest.mark.rule("SW-25.7")
def test_a_colony_without_a_shipyard_gets_a_shield() -> None:
    plan = asked(with_transport("3-2", known="planetary_shield_a"), A, level=HARD)
    assert f"build:{NEXT_DOOR}/planetary_shield_a" in orders(plan)
    assert f"build:{NEXT_DOOR}/planetary_shield_a" not in orders(asked(with_transport("3-2"), A, level=HARD))


@pytest.mark.rule("SW-29.2", "SW-29.3")
def test_fighters_fly_up_before_their_world_falls_and_land_again() -> None:
    surface = System(Levels(city=1), legions={A.seat: Legions(1)}, small={A.seat: Small(3)})
    for legions, order in ((Legions(5), "launch:draconis_31/star_fighter=3"), (Legions(), None)):
        state = given(
            A(systems={"draconis_31": surface}),
            B(craft="transport2@draconis_31"),
            tiles={"3-5": "draconis_31"},
            relations={(A, B): {"military": "war"}},
        )
        state = state.changed(fleets=state.fleets.with_craft("transport2", legions=legions))
        plan = orders(asked(begin(state, "player_subphases"), A, level=HARD))
        flown = [each for each in plan if each.startswith(("launch", "land"))]
        assert flown == ([order] if order else [])
