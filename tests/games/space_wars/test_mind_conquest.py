"""SW-25: what bots do where a game is won by conquest (SW-19.2, SW-19.3). A's home is 4-2; 4-1, 4-3 are next to it."""

from typing import Any

import pytest

from stellarch.games.space_wars.mind.levels import Skill
from stellarch.games.space_wars.mind.politics import prices
from stellarch.games.space_wars.mind.survey import Survey
from stellarch.games.space_wars.mind.war.prey import quarry
from stellarch.games.space_wars.mind.wishes import wishes_at
from stellarch.games.space_wars.state import Legions, Levels, Small, State, System
from stellarch.games.space_wars.things import thing
from tests.rules.space_wars.given import A, B, C, D, E, begin, given

from .asked import HARD, NORMAL, SOBER, asked, orders, said

HOME = System(Levels(shipyard=2), legions={A.seat: Legions(regular=6)})
RICH = System(Levels(city=1, research_center=2, chemical_workshop=1))
BOUND = {(A, B): {"military": "cooperation"}}


def position(
    phase: str, held: int = 0, mine: str = "", theirs: str = "", legions: int = 3, *, third: bool = False, **said: Any
) -> State:
    """A planet of B is next to A's home, with a number of legions, and B's home is a fortress; there are legions aboard
    each of A's transports. A third player may be there, who has nothing but a home."""
    planet = System(RICH.levels, legions={B.seat: Legions(regular=held)} if held else {})
    side = A(systems={A.home: HOME}, craft=mine, credits=said.pop("credits", 60))
    fortress = System(Levels(city=3), legions={B.seat: Legions(regular=16)})
    other = B(systems={"draconis_31": planet, B.home: fortress}, craft=theirs)
    state = given(
        *(side, other, C())[: 3 if third else 2],
        **{
            "turn": 8,
            "tiles": {"4-3": "draconis_31"},
            "victory": "long",
            "order": (A, B, C)[: 3 if third else 2],
            **said,
        },
    )
    fleets = state.fleets
    for craft in fleets.of(A.seat):
        if fleets[craft].kind == "transport":
            fleets = fleets.with_craft(craft, legions=Legions(regular=legions))
    return begin(state.changed(fleets=fleets), phase)


def survey(state: State) -> Survey:
    return Survey(state, A.seat, SOBER, Skill.FARSIGHTED, state.chance)


# Arming


@pytest.mark.rule("SW-25.7")
@pytest.mark.parametrize(("victory", "arms"), [("short", False), ("standard", True), ("long", True)])
def test_transports_legions_and_warships_are_worth_something_where_conquest_wins(victory: str, arms: bool) -> None:
    worth = survey(position("construction_repair", victory=victory)).forces.armament
    assert bool(worth) == arms
    if arms:
        assert worth["dreadnought"] > worth["advanced_cruiser"] > worth["cruiser"] > 0
        assert worth["transport"] > 0


@pytest.mark.rule("SW-25.7", "SW-19.2.1")
def test_cities_are_what_the_standard_version_is_won_with() -> None:
    assert worth_of("city", "standard") > worth_of("research_center", "standard")
    assert worth_of("city", "short") < worth_of("research_center", "short")


def worth_of(structure: str, victory: str) -> float:
    """What a structure at home is worth to A, who has more credits than it can use."""
    rich = survey(position("construction_repair", victory=victory, credits=300))
    at = rich.realm.empire.home
    wishes = {str(wish.order): wish.worth for wish in wishes_at(rich, rich.state, at, rich.works.prices)}
    return wishes[f"build:arcadia_prime/{structure}"]


# Gathering


@pytest.mark.rule("SW-25.5")
def test_what_one_transport_cannot_take_two_take_together() -> None:
    war = {(A, B): {"military": "war", "war_since": 7}}
    pair = f"transport1@{A.home} transport2@{A.home}"
    together = "move:transport1+transport2/draconis_31"
    state = position("player_subphases", 4, pair, relations=war)
    assert together in orders(asked(state, A, level=HARD))
    assert together not in orders(asked(position("player_subphases", 9, pair, relations=war), A, level=HARD))


@pytest.mark.rule("SW-25.5")
def test_warships_come_to_the_transports_before_a_war() -> None:
    state = position("player_subphases", 2, f"transport1@{A.home} cruiser1@4-1")
    plan = asked(state, A, level=HARD)
    assert any(order.startswith("move:cruiser1/") for order in orders(plan))
    assert "joins the transports" in said(plan)


@pytest.mark.rule("SW-25.3")
def test_a_war_is_declared_for_what_all_can_take_together() -> None:
    guarded: dict[str, Any] = {"theirs": "corvette1@draconis_31", "held": 2}
    weak = position("declaration", mine=f"transport1@{A.home}", **guarded)
    strong = position("declaration", mine=f"transport1@{A.home} cruiser1@{A.home} cruiser2@{A.home}", **guarded)
    assert "declare_war:1" not in orders(asked(weak, A, level=HARD))
    assert "declare_war:1" in orders(asked(strong, A, level=HARD))


# Treaties


@pytest.mark.rule("SW-25.3", "SW-19.3.1")
def test_the_last_partner_is_betrayed_a_turn_before_the_war() -> None:
    state = position("declaration", mine=f"transport1@{A.home}", relations=BOUND)
    plan = asked(state, A, level=HARD)
    assert "break_treaty:1/cooperation" in orders(plan)
    assert "declare_war:1" not in orders(plan)
    assert "war next turn" in said(plan)


@pytest.mark.rule("SW-25.3", "SW-7.3.2")
def test_a_treaty_with_the_ally_of_who_is_attacked_is_no_shield() -> None:
    shield = {(B, C): {"military": "alliance"}, (A, C): {"military": "non_aggression"}}
    state = position("declaration", mine=f"transport1@{A.home}", relations=shield, third=True)
    assert "break_treaty:2/non_aggression" in orders(asked(state, A, level=HARD))
    trade = {(B, C): {"military": "alliance"}, (A, C): {"commercial": True}}
    state = position("declaration", mine=f"transport1@{A.home}", relations=trade, third=True)
    assert {"break_treaty:2/commercial", "declare_war:1"} <= set(orders(asked(state, A, level=HARD)))


@pytest.mark.rule("SW-25.3")
def test_treaties_of_arms_are_kept_in_a_short_game_and_by_whom_honour_is_dear() -> None:
    bound: dict[str, Any] = {"mine": f"transport1@{A.home}", "relations": BOUND}
    assert quarry(survey(position("declaration", victory="short", **bound))) is None
    faithful = SOBER._replace(honour=2.0)
    assert "break_treaty:1/cooperation" not in orders(asked(position("declaration", **bound), A, faithful, HARD))
    assert "break_treaty:1/cooperation" not in orders(asked(position("declaration", **bound), A, level=NORMAL))


@pytest.mark.rule("SW-25.3")
def test_who_means_to_conquer_sells_no_peace() -> None:
    def price(victory: str) -> float:
        state = position("declaration", mine=f"transport1@{A.home}", victory=victory)
        no_war = thing("no_war")
        assert no_war is not None
        return prices.GIVEN["no_war"](survey(state), B.seat, no_war, 3)

    assert price("long") == prices.PRICELESS
    assert price("short") < 10


@pytest.mark.rule("SW-25.3", "SW-7.2.5")
@pytest.mark.parametrize(
    ("victory", "leads", "allied"), [("long", True, True), ("long", False, False), ("short", True, False)]
)
def test_friends_hold_together_against_who_leads(victory: str, leads: bool, allied: bool) -> None:
    cities = System(Levels(city=9 if leads else 0))
    sides = (A(), B(), C(systems={C.home: cities}), D(), E())
    state = given(*sides, turn=7, victory=victory, relations=BOUND)
    plan = asked(begin(state, "declaration"), A, level=HARD)
    assert ("offer_treaty:1/alliance" in orders(plan)) == allied


# What the highest level provides for


def master(state: State) -> Survey:
    return Survey(state, A.seat, SOBER, Skill.MASTERLY, state.chance)


@pytest.mark.rule("SW-25.7", "SW-19.3.2")
def test_who_sees_the_end_knows_what_a_city_of_the_last_turns_counts() -> None:
    late = position("construction_repair", victory="standard", turn=38, turn_limit=40)
    worth = [
        {str(wish.order): wish.worth for wish in wishes_at(each, late, each.realm.empire.home, each.works.prices)}
        for each in (survey(late), master(late))
    ]
    chancellor, archon = (each["build:arcadia_prime/city"] for each in worth)
    assert archon > 2 * chancellor


@pytest.mark.rule("SW-25.9")
@pytest.mark.parametrize(("victory", "waits"), [("short", True), ("standard", False), ("long", False)])
def test_nobody_waits_for_better_works_where_materials_are_short(victory: str, waits: bool) -> None:
    assert (master(position("construction_repair", victory=victory)).nature.patience > 0) == waits


@pytest.mark.rule("SW-25.7")
@pytest.mark.parametrize(
    ("victory", "credits", "sought"), [("long", 600, True), ("long", 20, False), ("short", 600, False)]
)
def test_idle_credits_call_for_one_more_shipyard(victory: str, credits: int, sought: bool) -> None:
    state = position("construction_repair", victory=victory, credits=credits)
    near = state.galaxy.find("draconis_31")
    assert near is not None
    mine = state.changed(sectors=state.sectors.with_sector(near, owner=A.seat))
    assert (master(mine).works.next_yard is not None) == sought


@pytest.mark.rule("SW-25.5", "SW-9.8.4")
def test_fighters_are_built_for_a_carrier_with_room_and_go_aboard() -> None:
    def wished(craft: str) -> bool:
        return "star_fighter" in master(position("construction_repair", mine=craft)).forces.armament

    assert wished(f"carrier1@{A.home}")
    assert not wished(f"cruiser1@{A.home}")
    state = position("player_subphases", mine=f"carrier1@{A.home}")
    at = state.empires[A.seat].home
    waiting = state.changed(sectors=state.sectors.with_small_on_surface(at, A.seat, Small(star_fighter=3)))
    plan = asked(waiting, A)
    assert any(order.startswith("load:carrier1/") and "star_fighter" in order for order in orders(plan))
    assert "takes fighters aboard (3)" in said(plan)
