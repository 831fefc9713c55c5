"""SW-25.3, SW-25.5, SW-25.7: how bots wage war. A's home is 4-2; 4-1, 4-3, 3-1 and 3-2 are next to it."""

from typing import Any

import pytest
from msgspec.structs import replace

from stellarch.games.space_wars.chapters.battle.power import threshold
from stellarch.games.space_wars.mind import LEVELS
from stellarch.games.space_wars.state import Legions, Levels, State, System, Tokens
from tests.rules.space_wars.given import A, B, Side, begin, given, play, system

from .asked import HARD, MASTER, NORMAL, SOBER, asked, orders, said
from .bot_games import bot_game

RICH = System(Levels(research_center=2, chemical_workshop=1))
HOME = System(Levels(city=3, shipyard=2, research_center=2), legions={A.seat: Legions(regular=4)})
WAR = {"military": "war", "war_since": 4}
NEXT_DOOR = {"4-3": "draconis_31"}


def theirs(planet: System = RICH, **more: Any) -> Side:
    return B(**{"systems": {"draconis_31": planet}, **more})


def position(mine: Side, other: Side, phase: str, legions: int = 3, **said: Any) -> State:
    """A has a number of legions aboard a transport, if there is one."""
    state = given(mine, other, **{"turn": 6, "tiles": NEXT_DOOR, "order": (A, B), **said})
    if "transport1" in state.fleets:
        state = state.changed(fleets=state.fleets.with_craft("transport1", legions=Legions(regular=legions)))
    return begin(state, phase)


def ready(other: Side | None = None, **said: Any) -> State:
    """A transport stands at home, next to a planet of B."""
    return position(A(systems={A.home: HOME}, craft=f"transport1@{A.home}"), other or theirs(), **said)


# Landing


@pytest.mark.rule("SW-25.5")
def test_the_undefended_system_next_door_is_taken() -> None:
    state = ready(phase="player_subphases", relations={(A, B): WAR})
    plan = asked(state, A)
    assert "move:transport1/draconis_31" in orders(plan)
    assert "legions can land" in said(plan)
    after = play(state, *(f"A {order}" for order in orders(plan)))
    assert system(play(after, "A invade:draconis_31"), "draconis_31").legions_of(A.seat)


@pytest.mark.rule("SW-25.5")
@pytest.mark.parametrize(("defenders", "goes"), [(1, True), (2, True), (3, False), (6, False)])
def test_nobody_lands_where_the_defence_is_too_strong(defenders: int, goes: bool) -> None:
    """Three legions aboard beat two at most; one more comes from home, where two stay."""
    held = System(Levels(research_center=2), legions={B.seat: Legions(regular=defenders)})
    state = ready(theirs(held), phase="player_subphases", legions=1, relations={(A, B): WAR})
    assert ("move:transport1/draconis_31" in orders(asked(state, A))) == goes


@pytest.mark.rule("SW-25.5")
def test_transports_keep_clear_of_armed_craft() -> None:
    state = ready(theirs(craft="corvette1@draconis_31"), phase="player_subphases", relations={(A, B): WAR})
    assert "move:transport1/draconis_31" not in orders(asked(state, A))


@pytest.mark.rule("SW-25.5")
def test_two_legions_stay_at_home() -> None:
    state = ready(phase="player_subphases", legions=0, relations={(A, B): WAR})
    assert "load:transport1/regular=2" in orders(asked(state, A))


# War and peace


@pytest.mark.rule("SW-25.3")
@pytest.mark.parametrize("level", [HARD, MASTER])
def test_war_is_declared_where_transports_stand_ready(level: Any) -> None:
    plan = asked(ready(phase="declaration"), A, level=level)
    assert "declare_war:1" in orders(plan)
    assert "can take at once" in said(plan)


@pytest.mark.rule("SW-25.9")
def test_wars_are_declared_from_the_middle_level_on() -> None:
    for number, level in enumerate(LEVELS, 1):
        declared = orders(asked(ready(phase="declaration"), A, level=level))
        assert any(order.startswith("declare_war") for order in declared) == (number >= 3)


@pytest.mark.rule("SW-25.3")
def test_no_war_is_declared_before_anybody_can_land() -> None:
    state = position(A(systems={A.home: HOME}), theirs(), "declaration")
    assert "declare_war:1" not in orders(asked(state, A))


@pytest.mark.rule("SW-25.3")
def test_agreements_are_broken_for_a_war_that_pays_and_kept_by_who_has_honour() -> None:
    state = ready(phase="declaration", relations={(A, B): {"scientific": True}}, systems={})
    faithless, faithful = ({"war": 2.0, "honour": 0.0}, {"war": 0.4, "honour": 2.0})
    assert orders(asked(state, A, SOBER._replace(**faithless)))[:2] == ["break_treaty:1/scientific", "declare_war:1"]
    assert "declare_war:1" not in orders(asked(state, A, SOBER._replace(**faithful)))


@pytest.mark.rule("SW-25.3")
def test_who_loses_makes_peace() -> None:
    """B's legions hold a system of A, and A has nothing to land with."""
    lost = System(Levels(research_center=1), legions={B.seat: Legions(regular=1)})
    state = position(
        A(systems={A.home: HOME, "draconis_31": lost}), B(), "declaration", turn=7, relations={(A, B): WAR}
    )
    for level in (NORMAL, HARD, MASTER):
        assert "force_peace:1" in orders(asked(state, A, level=level))


@pytest.mark.rule("SW-25.3")
def test_who_can_take_more_makes_no_peace() -> None:
    state = ready(phase="declaration", turn=7, relations={(A, B): WAR})
    assert not any("peace" in order for order in orders(asked(state, A)))


# Arming


@pytest.mark.rule("SW-25.7")
def test_who_looks_ahead_arms_before_credits_pile_up_but_not_in_a_short_game() -> None:
    rich = System(HOME.levels, legions={A.seat: Legions(regular=1)})
    tiles = {"4-3": "draconis_31", "4-1": "eridani_21"}
    state = position(
        A(systems={A.home: rich}, craft=f"transport1@{A.home}", credits=14),
        B(systems={"draconis_31": RICH, "eridani_21": RICH}),
        "construction_repair",
        legions=0,
        tiles=tiles,
        sectors={A.home: {"tokens": Tokens(9, 9, 9, 0, 0)}},
    )
    standard = state.changed(options=replace(state.options, victory="standard"))
    for level in (HARD, MASTER):
        assert "order:arcadia_prime/regular" in orders(asked(standard, A, level=level))
    assert "order:arcadia_prime/regular" not in orders(asked(standard, A, level=NORMAL))
    assert "order:arcadia_prime/regular" not in orders(asked(state, A, level=MASTER))
    wealthy = state.with_empire(A.seat, credits=80)
    assert "order:arcadia_prime/regular" in orders(asked(wealthy, A, level=HARD))


# Whole games


@pytest.mark.rule("SW-25.9")
def test_bots_fight_wars_and_nothing_they_order_is_refused() -> None:
    """Every plan of a game is played in full; in one of a few games legions have landed somewhere by its end."""
    for seed in ("w1", "w2", "w3", "w4"):
        invasions = 0
        for decided in bot_game(seed, 3, victory_value=70, levels=[MASTER, NORMAL, HARD]):
            assert decided.plan.reasons or len(decided.plan.actions) == 1
            invasions += sum(str(action).startswith("invade:") for action in decided.plan.actions)
        assert decided.table.state.ending is not None
        if invasions:
            return
    pytest.fail("nobody landed anywhere")


# Battle


@pytest.mark.rule("SW-25.8")
@pytest.mark.parametrize(
    ("war", "posture"), [(0.0, "careful"), (0.5, "careful"), (1.0, "steady"), (1.2, "steady"), (2.0, "bold")]
)
def test_thresholds_of_battle_are_shifted_by_the_weight_of_war(war: float, posture: str) -> None:
    state = ready(phase="player_subphases")
    plan = asked(state, A, SOBER._replace(war=war))
    after = play(state, *(f"A {order}" for order in orders(plan)[:1]))
    assert after.empires[A.seat].standing.posture == posture
    steady = threshold(state, A.seat, 1.2)
    assert (threshold(after, A.seat, 1.2) > steady) == (posture == "careful")
    assert (threshold(after, A.seat, 1.2) < steady) == (posture == "bold")


@pytest.mark.rule("SW-25.8")
def test_a_posture_is_taken_once_and_leaves_the_garrison_alone() -> None:
    state = play(ready(phase="player_subphases"), "A set_posture:careful/3")
    plan = asked(state, A, SOBER._replace(war=2.0))
    assert orders(plan)[0] == "set_posture:bold/3"
    after = play(state, f"A {orders(plan)[0]}")
    assert not any(order.startswith("set_posture") for order in orders(asked(after, A, SOBER._replace(war=2.0))))
