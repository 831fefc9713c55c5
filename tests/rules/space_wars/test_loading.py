"""SW-9.8, SW-17.1.2, SW-17.3.1: cargo, officers and special weapons."""

from typing import Any

import pytest

from stellarch.games.space_wars.state import Legions, Small, State, System, Tokens
from tests.rules.space_wars.given import A, B, at, begin, given, offered, play, refused, system, tokens

COOPERATION, WAR = {"military": "cooperation"}, {"military": "war"}
HOME = A.home


def moving(*args: Any, aboard: dict[str, dict[str, Any]] | None = None, **kwargs: Any) -> State:
    """A's movement step, with cargo aboard craft."""
    state = begin(given(*args, **kwargs), "player_subphases")
    for craft, cargo in (aboard or {}).items():
        state = state.changed(fleets=state.fleets.with_craft(craft, **cargo))
    return state


def home(craft: str, **fields: Any) -> Any:
    return A(craft=craft, systems={HOME: System(**fields)})


FULL: dict[str, Any] = {"legions": {A.seat: Legions(regular=9)}, "small": {A.seat: Small(9, 0, 0, 9)}, "slaves": 9}


@pytest.mark.rule("SW-R.49")
@pytest.mark.rule("SW-9.8.1")
@pytest.mark.rule("SW-9.8.2")
@pytest.mark.parametrize(
    ("craft", "places", "carries"),
    [
        ("freight", 6, "mechanical fuel slave regular star_fighter boarding_pod"),
        ("carrier", 8, "star_fighter boarding_pod"),
        ("advanced_cruiser", 1, "star_fighter boarding_pod"),
        ("transport", 6, "regular boarding_pod"),
        ("artificial_moon", 16, "regular star_fighter boarding_pod"),
        ("cruiser", 0, ""),
    ],
)
def test_what_craft_carry_and_how_much(craft: str, places: int, carries: str) -> None:
    state = moving(home(f"{craft}1@4-2", **FULL), B(), sectors={HOME: {"tokens": Tokens(9, 0, 0, 0, 9)}})
    state = state.changed(sectors=state.sectors.with_small_on_surface(at(state, HOME), A.seat, Small(20, 0, 0, 9)))
    for piece in ("mechanical", "fuel", "slave", "regular", "star_fighter", "boarding_pod"):
        assert refused(state, f"load:{craft}1/{piece}=1") == (None if piece in carries.split() else "SW-9.8.1")
    for piece in carries.split():
        if piece == "star_fighter":
            assert refused(state, f"load:{craft}1/{piece}={places}") is None
            assert refused(state, f"load:{craft}1/{piece}={places + 1}") == "SW-9.8.2"


@pytest.mark.rule("SW-9.8.4")
@pytest.mark.rule("SW-9.8.9")
def test_loading_and_unloading_cost_nothing() -> None:
    state = moving(home("freight1@4-2", **FULL), B(), sectors={HOME: {"tokens": Tokens(3, 2)}})
    state = play(state, "load:freight1/mechanical=2+slave=1+regular=1")
    craft = state.fleets["freight1"]
    assert (craft.tokens, craft.slaves, craft.legions) == (Tokens(2), 1, Legions(1))
    assert tokens(state, HOME) == Tokens(1, 2)
    assert (system(state, HOME).slaves, system(state, HOME).legions_of(A.seat)) == (8, Legions(8))
    state = play(state, "move:freight1/4-3", "move:freight1/4-2", "unload:freight1/mechanical=2+slave=1+regular=1")
    assert tokens(state, HOME) == Tokens(3, 2)
    assert state.fleets["freight1"].load == 0


@pytest.mark.rule("SW-9.8.4")
def test_orders_that_are_none() -> None:
    state = moving(home("freight1@4-2", **FULL), B(craft="freight2@4-2"), sectors={HOME: {"tokens": Tokens(3)}})
    assert refused(state, "load:freight1/mechanical=0") == "SW-9.8.4"
    assert refused(state, "load:freight1/mechanical=-1") == "SW-9.8.4"
    assert refused(state, "load:freight1/-") == "SW-9.8.4"
    assert refused(state, "load:freight1/mechanical=4") == "SW-9.8.4"
    assert refused(state, "unload:freight1/mechanical=1") == "SW-9.8.4"
    assert refused(state, "load:freight1/gold=1") == "SW-9.8.1"
    assert refused(state, "load:freight2/mechanical=1") == "SW-9.3.4"


@pytest.mark.rule("SW-R.93")
@pytest.mark.rule("SW-9.8.4")
@pytest.mark.rule("SW-9.8.10")
@pytest.mark.parametrize(
    ("owner", "relation", "load", "unload"),
    [
        ("A", "none", None, None),
        ("", "none", None, None),  # tokens, in a sector without a flag
        ("B", "cooperation", "SW-9.8.10", None),
        ("B", "none", "SW-9.8.4", "SW-9.8.4"),
        ("B", "war", "SW-9.8.4", "SW-9.8.4"),
    ],
)
def test_where_tokens_may_be_loaded(owner: str, relation: str, load: str | None, unload: str | None) -> None:
    state = moving(
        A(craft="freight1@3-4", holds="3-4" if owner == "A" else ""),
        B(holds="3-4" if owner == "B" else ""),
        sectors={"3-4": {"tokens": Tokens(2)}},
        relations={(A, B): {"military": relation}},
        aboard={"freight1": {"tokens": Tokens(fuel=1)}},
    )
    assert refused(state, "load:freight1/mechanical=1") == load
    assert refused(state, "unload:freight1/fuel=1") == unload
    assert ("load:freight1/mechanical=1" in offered(state, A)) == (load is None)
    assert ("unload:freight1/fuel=1" in offered(state, A)) == (unload is None)


@pytest.mark.rule("SW-9.8.4")
def test_permission_opens_a_sector_for_unloading() -> None:
    state = moving(
        A(craft="freight1@3-4"),
        B(holds="3-4"),
        politics={"permissions": frozenset({(B.seat, A.seat)})},
        aboard={"freight1": {"tokens": Tokens(fuel=1)}},
    )
    assert refused(state, "unload:freight1/fuel=1") is None


@pytest.mark.rule("SW-R.93")
@pytest.mark.rule("SW-9.8.4")
def test_fighters_leave_and_board_active_carriers_anywhere() -> None:
    craft = A(craft="carrier1@3-4 freight1@3-4")
    state = moving(craft, B(holds="3-4"), aboard={"carrier1": {"small": Small(2)}, "freight1": {"small": Small(1)}})
    after = play(state, "unload:carrier1/star_fighter=2")
    assert after.sectors.small_in_space(at(after, "3-4"), A.seat) == Small(2)
    assert refused(after, "load:carrier1/star_fighter=1") is None
    assert refused(after, "load:freight1/star_fighter=1") == "SW-9.8.4"  # a freighter carries passively
    assert refused(after, "unload:freight1/star_fighter=1") == "SW-9.8.4"


@pytest.mark.rule("SW-9.8.4")
def test_fighters_go_to_the_surface_or_to_space() -> None:
    state = moving(A(craft="carrier1@4-2"), B(), aboard={"carrier1": {"small": Small(3)}})
    state = play(state, "unload:carrier1/star_fighter=2", "unload:carrier1/star_fighter=1/yes")
    assert system(state, HOME).small_of(A.seat) == Small(2)
    assert state.sectors.small_in_space(at(state, HOME), A.seat) == Small(1)
    state = play(state, "load:carrier1/star_fighter=1/yes")
    assert state.sectors[at(state, HOME)].small == {}


@pytest.mark.rule("SW-9.8.3")
@pytest.mark.rule("SW-9.8.4")
def test_legions_and_slaves_need_a_surface_of_a_friend() -> None:
    tiles = {"3-2": "draconis_31"}
    cargo = {"freight1": {"slaves": 1, "legions": Legions(1)}}
    in_space = moving(A(craft="freight1@4-3", holds="4-3"), B(), aboard=cargo)
    assert refused(in_space, "unload:freight1/regular=1") == "SW-9.8.4"
    assert refused(in_space, "unload:freight1/slave=1") == "SW-9.8.4"
    for relation, rule in ((COOPERATION, None), (WAR, "SW-9.8.4"), ({}, "SW-9.8.4")):
        side = A(craft="freight1@draconis_31")
        state = moving(side, B(holds="draconis_31"), tiles=tiles, relations={(A, B): relation}, aboard=cargo)
        assert refused(state, "unload:freight1/regular=1") == rule
        assert refused(state, "unload:freight1/slave=1") == rule


@pytest.mark.rule("SW-16.1.6")
@pytest.mark.parametrize(("known", "why"), [("", "SW-16.1.6"), ("personal_radiation_gear", None)])
def test_no_legion_lands_on_a_star_without_gear(known: str, why: str | None) -> None:
    state = moving(
        A(craft="transport1@capella", holds="capella", known=known),
        B(),
        tiles={"3-2": "capella"},
        aboard={"transport1": {"legions": Legions(1)}},
    )
    assert refused(state, "unload:transport1/regular=1") == why


@pytest.mark.rule("SW-R.49")
@pytest.mark.rule("SW-9.8.6")
def test_cargo_travels_with_one_craft_a_turn() -> None:
    state = moving(A(craft="freight1@4-2 freight2@4-3", holds="4-3"), B(), sectors={HOME: {"tokens": Tokens(2)}})
    state = play(state, "load:freight1/mechanical=2", "move:freight1/4-3", "unload:freight1/mechanical=2")
    relayed = play(state, "load:freight2/mechanical=1")
    assert refused(relayed, "move:freight2/4-4") == "SW-9.8.6"
    assert refused(play(relayed, "unload:freight2/mechanical=1"), "move:freight2/4-4") is None
    again = play(state, "load:freight1/mechanical=2")  # the same craft takes it on
    assert refused(again, "move:freight1/4-4") is None


@pytest.mark.rule("SW-9.8.6")
def test_what_has_not_travelled_is_loaded_first() -> None:
    side = A(craft="freight1@4-2 freight2@4-3", holds="4-3")
    stock = {HOME: {"tokens": Tokens(1)}, "4-3": {"tokens": Tokens(2)}}
    state = moving(side, B(), sectors=stock)
    state = play(state, "load:freight1/mechanical=1", "move:freight1/4-3", "unload:freight1/mechanical=1")
    assert refused(play(state, "load:freight2/mechanical=2"), "move:freight2/4-4") is None
    assert refused(play(state, "load:freight2/mechanical=3"), "move:freight2/4-4") == "SW-9.8.6"


@pytest.mark.rule("SW-9.8.6")
def test_cargo_is_rested_next_turn() -> None:
    state = moving(A(craft="freight1@4-2 freight2@4-3", holds="4-3"), B(), sectors={HOME: {"tokens": Tokens(2)}})
    orders = ("load:freight1/mechanical=2", "move:freight1/4-3", "unload:freight1/mechanical=2")
    state = play(state, *orders, "load:freight2/mechanical=1")
    rested = state.changed(fleets=state.fleets.rested())
    assert refused(rested, "move:freight2/4-4") is None


@pytest.mark.rule("SW-8.2.4")
def test_slaves_that_have_worked_stay_tired_wherever_they_are_brought() -> None:
    tiles = {"4-3": "draconis_31"}
    side = A(craft="freight1@4-2", systems={HOME: System(slaves=3, slaves_used=2), "draconis_31": System()})
    state = moving(side, B(), tiles=tiles)
    state = play(state, "load:freight1/slave=2", "move:freight1/draconis_31", "unload:freight1/slave=1")
    assert (system(state, HOME).slaves, system(state, HOME).slaves_used) == (1, 1)
    assert (system(state, "draconis_31").slaves, system(state, "draconis_31").slaves_used) == (1, 0)
    state = play(state, "unload:freight1/slave=1")
    assert (system(state, "draconis_31").slaves, system(state, "draconis_31").slaves_used) == (2, 1)


# Officers and special weapons


@pytest.mark.rule("SW-R.72")
@pytest.mark.rule("SW-17.1.2")
def test_officers_change_places_within_a_sector() -> None:
    side = A(craft="cruiser1@4-2 cruiser2@4-2 cruiser3@4-3 outpost1@4-2", officers="engineer1@cruiser1")
    state = moving(side, B(officers="spy1@4-14"))
    assert {choice for choice in offered(state, A) if choice.startswith("transfer")} == {
        "transfer:engineer1/cruiser2",
        "transfer:engineer1/outpost1",
        "transfer:engineer1/surface",
    }
    after = play(state, "transfer:engineer1/surface")
    assert after.officers["engineer1"].place == at(after, HOME)
    assert play(after, "transfer:engineer1/outpost1").officers["engineer1"].place == "outpost1"
    for order in ("engineer1/cruiser1", "engineer1/cruiser3", "spy1/cruiser1", "nobody1/cruiser1"):
        assert refused(state, f"transfer:{order}") == "SW-17.1.2"


@pytest.mark.rule("SW-17.1.2")
def test_officers_stay_on_surfaces_that_their_player_manages() -> None:
    tiles = {"4-3": "draconis_31"}
    side = A(craft="cruiser1@draconis_31", officers="consul1@cruiser1")
    state = moving(side, B(holds="draconis_31"), tiles=tiles, relations={(A, B): COOPERATION})
    assert refused(state, "transfer:consul1/surface") == "SW-17.1.2"


@pytest.mark.rule("SW-R.98")
@pytest.mark.rule("SW-17.3.1")
def test_special_weapons_are_moved_like_officers() -> None:
    side = A(craft="cruiser1@4-2 cruiser2@4-2 cruiser3@4-3", systems={HOME: System(weapons=3)})
    state = moving(side, B())
    state = play(state, "pass_weapons:surface/cruiser1/2", "pass_weapons:cruiser1/cruiser2")
    assert [state.fleets[name].weapons for name in ("cruiser1", "cruiser2")] == [1, 1]
    assert system(state, HOME).weapons == 1
    assert play(state, "pass_weapons:cruiser2/surface").fleets["cruiser2"].weapons == 0
    assert refused(state, "pass_weapons:cruiser1/cruiser2/2") == "SW-17.3.1"
    assert refused(state, "pass_weapons:cruiser1/cruiser1") == "SW-17.3.1"
    assert refused(state, "pass_weapons:cruiser1/cruiser3") == "SW-17.1.2"
    assert refused(state, "pass_weapons:surface/surface") == "SW-17.3.1"
