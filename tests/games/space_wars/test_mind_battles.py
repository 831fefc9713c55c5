"""SW-25.8: whether bots fight, bomb and land, by the odds. A's home is 4-2, next to 4-3."""

from typing import Any

import pytest

from stellarch.games.space_wars.state import Legions, Levels, State, System
from tests.rules.space_wars.given import A, B, begin, given, play

from .asked import EASY, HARD, SOBER, asked, orders, said

HELD = System(Levels(city=2, research_center=2), legions={B.seat: Legions(regular=2)})
WAR = {"military": "war", "war_since": 4}
OVER = "draconis_31"


def over_a_system(ours: str, theirs: str = "", system: System = HELD, aboard: int = 0, **said: Any) -> State:
    """A's craft stand over a system of B with whom he is at war, and A has moved."""
    at = {"craft": " ".join(f"{craft}@{OVER}" for craft in ours.split()), "known": said.pop("known", "")}
    other = B(systems={OVER: system}, craft=" ".join(f"{craft}@{OVER}" for craft in theirs.split()))
    state = given(A(**at), other, turn=6, tiles={"4-3": OVER}, order=(A, B), relations={(A, B): WAR}, **said)
    if aboard:
        state = state.changed(fleets=state.fleets.with_craft("transport1", legions=Legions(regular=aboard)))
    return play(begin(state, "player_subphases"), "A end")


# Battles


@pytest.mark.rule("SW-25.8")
@pytest.mark.parametrize(
    ("ours", "theirs", "fights"),
    [
        ("cruiser1 cruiser2", "corvette1", True),
        ("corvette1", "cruiser8 cruiser9", False),
        ("corvette1", "freight1", True),
        ("cruiser1", "orbital_base1", False),
    ],
)
def test_a_battle_is_begun_where_the_odds_are_worth_the_losses(ours: str, theirs: str, fights: bool) -> None:
    plan = asked(over_a_system(ours, theirs), A)
    assert (orders(plan) == [f"battle:{OVER}/1"]) == fights
    assert not fights or "times in 100" in said(plan)


@pytest.mark.rule("SW-25.8")
def test_legions_that_could_land_are_worth_a_risk_and_are_at_risk() -> None:
    """A battle that costs as much as it takes is not worth it for its own sake."""
    alone = over_a_system("cruiser1", "cruiser8 cruiser9", System(Levels(city=3, research_center=4)))
    with_legions = over_a_system(
        "cruiser1 transport1", "cruiser8 cruiser9", System(Levels(city=3, research_center=4)), aboard=4
    )
    shy = SOBER._replace(war=0.4)
    assert orders(asked(alone, A, shy)) == ["end"]
    assert orders(asked(with_legions, A, shy)) == [f"battle:{OVER}/1"]


@pytest.mark.rule("SW-25.8")
@pytest.mark.parametrize(("theirs", "order"), [("cruiser7 cruiser8 cruiser9", "intercept"), ("corvette8", "let_pass")])
def test_who_comes_in_is_intercepted_where_that_pays(theirs: str, order: str) -> None:
    guards = " ".join(f"{craft}@{OVER}" for craft in theirs.split())
    mine, other = A(craft=f"cruiser1@{A.home} cruiser2@{A.home}"), B(systems={OVER: HELD}, craft=guards)
    state = begin(
        given(mine, other, turn=6, tiles={"4-3": OVER}, order=(A, B), relations={(A, B): WAR}), "player_subphases"
    )
    came = play(state, f"A move:cruiser1{'+cruiser2' if order == 'let_pass' else ''}/{OVER}")
    assert orders(asked(came, B)) == [order]


@pytest.mark.rule("SW-24.3.8")
@pytest.mark.parametrize(("war", "posture"), [(2.0, "bold"), (0.2, "careful")])
def test_a_seat_is_as_bold_as_it_is_fond_of_war(war: float, posture: str) -> None:
    state = begin(given(A(), B(), turn=6, order=(A, B)), "player_subphases")
    assert orders(asked(state, A, SOBER._replace(war=war)))[0] == f"set_posture:{posture}"
    assert not any(order.startswith("set_posture") for order in orders(asked(state, A)))
    assert not any(order.startswith("set_posture") for order in orders(asked(state, A, SOBER._replace(war=war), EASY)))


# Landings


@pytest.mark.rule("SW-25.8")
@pytest.mark.parametrize(("aboard", "defenders", "lands"), [(6, 2, True), (3, 1, True), (2, 4, False), (1, 0, True)])
def test_legions_land_where_they_are_likely_to_win(aboard: int, defenders: int, lands: bool) -> None:
    held = System(Levels(research_center=2), legions={B.seat: Legions(regular=defenders)} if defenders else {})
    plan = asked(over_a_system("transport1", system=held, aboard=aboard), A, level=HARD)
    assert (orders(plan) == [f"invade:{OVER}"]) == lands


@pytest.mark.rule("SW-25.8")
def test_a_shield_and_better_armour_keep_legions_aboard() -> None:
    """Three against two may win, but not against a shield of class C."""
    held = System(Levels(research_center=2), legions={B.seat: Legions(regular=2)})
    shielded = System(held.levels, legions=held.legions, singles=frozenset({"planetary_shield_c"}))
    assert orders(asked(over_a_system("transport1", system=held, aboard=3), A)) == [f"invade:{OVER}"]
    assert orders(asked(over_a_system("transport1", system=shielded, aboard=3), A)) == ["end"]


# Bombs


@pytest.mark.rule("SW-25.8")
def test_an_enemy_is_bombed_where_nobody_lands() -> None:
    plan = asked(over_a_system("cruiser1 cruiser2 cruiser3"), A)
    assert orders(plan) == [f"bombard:{OVER}"]
    assert "17 times in 100" in said(plan)


@pytest.mark.rule("SW-25.8")
def test_bombs_fall_before_a_landing_only_if_they_help_it() -> None:
    """A system that falls anyway is spared; one with a strong garrison is not."""
    known = "planet_scanner_a planet_scanner_b"
    weak = System(Levels(city=2, research_center=2))
    strong = System(Levels(research_center=1), legions={B.seat: Legions(regular=8)})
    fleet = "cruiser1 cruiser2 cruiser3 cruiser4 transport1"
    assert orders(asked(over_a_system(fleet, system=weak, aboard=4, known=known), A)) == ["end"]
    plan = asked(over_a_system(fleet, system=strong, aboard=4, known=known), A)
    assert orders(plan) == [f"bombard:{OVER}"]
    assert "before the legions land" in said(plan)
