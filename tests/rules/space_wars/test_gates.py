"""SW-9.5 to SW-9.7: gates, space jumps, mines, collecting in nebulas."""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.losses import GateLost
from stellarch.games.space_wars.chapters.mining import Collected
from stellarch.games.space_wars.state import Small, State, System, Tokens
from tests.rules.space_wars.given import A, B, at, begin, given, offered, play, refused, tokens, told

COOPERATION = {"military": "cooperation"}
GATES = {"4-3": "star_gate_a", "2-6": "star_gate_a", "1-1": "star_gate_a", "1-3": "star_gate_b", "3-9": "star_gate_b"}
NAVIGATION = "star_gates_navigation"


def moving(*args: Any, **kwargs: Any) -> State:
    return begin(given(*args, **kwargs), "player_subphases")


def where(state: State, craft: str) -> str:
    return state.galaxy.name(state.fleets[craft].at)


# Gates


@pytest.mark.rule("SW-9.5.1")
@pytest.mark.rule("SW-9.3.3")
def test_a_gate_passage_costs_nothing() -> None:
    state = moving(A(craft="cruiser1@4-2 orbital_base1@4-3", known=NAVIGATION), B(), tiles=GATES)
    state = play(state, "move:cruiser1/4-3", "gate:cruiser1/2-6")
    assert where(state, "cruiser1") == "2-6"
    assert state.sectors[at(state, "2-6")].owner == A.seat
    assert where(play(state, "gate:orbital_base1/1-1"), "orbital_base1") == "1-1"


@pytest.mark.rule("SW-9.5.1")
def test_without_the_technology_gates_are_shut() -> None:
    state = moving(A(craft="cruiser1@4-3"), B(), tiles=GATES)
    assert refused(state, "gate:cruiser1/2-6") == "SW-9.5.1"
    assert not any(choice.startswith("gate") for choice in offered(state, A))


@pytest.mark.example("SW-T.76")
@pytest.mark.rule("SW-9.5.2")
def test_only_a_two_star_scientist_finds_the_way_between_letters() -> None:
    side = A(craft="cruiser1@4-3 cruiser2@4-3", officers="scientist1**@cruiser1 scientist2@cruiser2", known=NAVIGATION)
    state = moving(side, B(), tiles=GATES, sectors={"4-3": {"small": {A.seat: Small(1)}}})
    assert refused(state, "gate_small:4-3/star_fighter=1/2-6") is None
    assert refused(state, "gate_small:4-3/star_fighter=1/1-3") == "SW-9.5.2"
    assert refused(state, "gate:cruiser2/1-3") == "SW-9.5.2"
    assert refused(state, "gate:cruiser1/1-3") is None
    assert {choice for choice in offered(state, A) if choice.startswith("gate:cruiser1/")} == {
        f"gate:cruiser1/{end}" for end in ("2-6", "1-1", "1-3", "3-9")
    }


@pytest.mark.rule("SW-R.46")
@pytest.mark.rule("SW-9.5.3")
def test_both_ends_of_a_passage_must_be_open() -> None:
    state = moving(A(craft="cruiser1@4-3 freight1@4-3", known=NAVIGATION), B(holds="2-6"), tiles=GATES)
    assert refused(state, "gate:cruiser1/2-6") == "SW-9.3.5"
    assert refused(state, "gate:freight1/2-6") is None


@pytest.mark.rule("SW-R.46")
@pytest.mark.rule("SW-9.5.4")
def test_artificial_gates_of_one_owner_are_joined_for_friends() -> None:
    gates = {"4-3": {"gate": B.seat}, "2-6": {"gate": B.seat}, "1-1": {"gate": A.seat}}
    friends = moving(A(craft="cruiser1@4-3"), B(), sectors=gates, relations={(A, B): COOPERATION})
    assert {choice for choice in offered(friends, A) if choice.startswith("gate")} == {"gate:cruiser1/2-6"}
    assert refused(friends, "gate:cruiser1/1-1") == "SW-9.5.4"
    assert refused(moving(A(craft="cruiser1@4-3"), B(), sectors=gates), "gate:cruiser1/2-6") == "SW-9.5.4"


@pytest.mark.rule("SW-9.5.5")
def test_no_sector_is_entered_twice_by_gates() -> None:
    state = moving(A(craft="cruiser1@4-3", known=NAVIGATION), B(), tiles=GATES)
    state = play(state, "gate:cruiser1/2-6", "gate:cruiser1/4-3")
    assert refused(state, "gate:cruiser1/2-6") == "SW-9.5.5"
    assert refused(state, "gate:cruiser1/1-1") is None


@pytest.mark.rule("SW-9.5.6")
def test_an_artificial_gate_goes_with_the_last_base() -> None:
    gates = {"4-3": {"gate": A.seat}, "2-6": {"gate": A.seat}}
    state = moving(A(craft="outpost1@4-3 outpost2@4-3"), B(), sectors=gates)
    state = play(state, "move:outpost1/4-4")
    assert state.sectors[at(state, "4-3")].gate == A.seat
    state, events = told(state, "gate:outpost2/2-6")
    assert state.sectors[at(state, "4-3")].gate is None
    (lost,) = (event for event in events if isinstance(event, GateLost))
    assert lost.told("AB").en == "A's artificial gate in sector 4-3 is lost: no base is left there."


@pytest.mark.rule("SW-9.2.10")
def test_a_craft_out_of_supply_passes_one_gate_and_no_more() -> None:
    side = A(craft="corvette1@2-6", known=NAVIGATION)
    state = moving(side, B(holds="4-3"), tiles=GATES)  # so that home has no gate nearby
    state = play(state, "gate:corvette1/1-1")
    assert refused(state, "gate:corvette1/2-6") == "SW-9.2.10"
    assert refused(state, "move:corvette1/1-2") == "SW-9.2.10"


@pytest.mark.rule("SW-9.3.3")
@pytest.mark.rule("SW-9.5.5")
def test_fighters_pass_gates_by_number() -> None:
    space = {"4-3": {"small": {A.seat: Small(2, boarding_pod=1)}}}
    state = moving(A(known=NAVIGATION), B(), tiles=GATES, sectors=space)
    state = play(state, "gate_small:4-3/star_fighter=1/2-6", "gate_small:4-3/star_fighter=1+boarding_pod=1/1-1")
    assert state.sectors[at(state, "4-3")].small == {}
    assert state.sectors.small_in_space(at(state, "1-1"), A.seat) == Small(1, boarding_pod=1)
    assert state.sectors[at(state, "2-6")].owner == A.seat
    state = play(state, "gate_small:1-1/star_fighter=1/2-6")
    assert refused(state, "gate_small:2-6/star_fighter=2/1-1") == "SW-9.5.5"  # one of them came there by a gate
    assert refused(state, "gate_small:2-6/star_fighter=1/1-1") is None
    assert refused(state, "gate_small:2-6/star_fighter=2/4-3") is None
    assert refused(state, "gate_small:2-6/star_fighter=0/4-3") == "SW-9.3.3"
    assert refused(state, "gate_small:2-6/corvette=1/4-3") == "SW-9.3.3"


@pytest.mark.rule("SW-5.2.6")
def test_fighters_that_pass_into_a_gap_are_lost() -> None:
    space = {"4-3": {"small": {A.seat: Small(2)}}}
    state = moving(A(known=NAVIGATION), B(), tiles=GATES, sectors=space, events="berilan_gap@2-6")
    state = play(state, "gate_small:4-3/star_fighter=2/2-6")
    assert state.sectors[at(state, "2-6")].small == {}


# Space jump

JUMP = "capital_starship_space_jump"
FUEL = {"4-3": {"tokens": Tokens(fuel=1)}}


@pytest.mark.example("SW-T.77")
@pytest.mark.rule("SW-9.6.1")
@pytest.mark.rule("SW-9.6.2")
@pytest.mark.rule("SW-9.6.4")
def test_a_jump_burns_fuel_and_is_all_the_movement_of_a_craft() -> None:
    side = A(craft="cruiser1@4-2 corvette1@4-2 outpost1@4-3", known=JUMP)
    state = moving(side, B(), tiles={"2-6": "draconis_31"}, sectors=FUEL)
    assert "jump" in offered(state, A)
    after = play(state, "jump:cruiser1/draconis_31/4-3")
    assert where(after, "cruiser1") == "draconis_31"
    assert tokens(after, "4-3") == Tokens()
    assert after.sectors[at(after, "draconis_31")].owner == A.seat
    assert refused(after, "move:cruiser1/2-5") == "SW-9.6.4"
    assert refused(after, "jump:corvette1/2-5/4-3") == "SW-9.6.2"
    moved = play(state, "move:corvette1/4-1")
    assert refused(moved, "jump:corvette1/2-5/4-3") == "SW-9.6.1"


@pytest.mark.rule("SW-9.6.1")
def test_who_may_jump_and_where_to() -> None:
    side = A(craft="cruiser1@4-2 outpost1@4-3 cruiser2@2-6", known=JUMP)
    state = moving(side, B(), sectors=FUEL)
    assert refused(state, "jump:outpost1/2-6/4-3") == "SW-9.6.1"
    assert refused(state, "jump:cruiser1/4-2/4-3") == "SW-9.6.1"
    assert refused(state, "jump:cruiser1/0-0/4-3") == "SW-2.2.6"
    assert refused(state, "jump:cruiser1/4-14/4-3") == "SW-9.3.5"
    assert refused(state, "jump:cruiser2/4-4/4-3") == "SW-9.2.10"
    assert (
        refused(moving(A(craft="cruiser1@4-2 outpost1@4-3"), B(), sectors=FUEL), "jump:cruiser1/2-6/4-3") == "SW-9.6.1"
    )


@pytest.mark.rule("SW-R.47")
@pytest.mark.rule("SW-9.6.2")
def test_fuel_must_lie_with_a_linked_base() -> None:
    fuel = {name: {"tokens": Tokens(fuel=1)} for name in ("4-2", "4-3", "4-6")}
    state = moving(A(craft="cruiser1@4-2 outpost1@4-6", known=JUMP), B(), sectors=fuel)
    for name in ("4-2", "4-3", "4-6", "nowhere"):
        assert refused(state, f"jump:cruiser1/2-6/{name}") == "SW-9.6.2"
    assert "jump" not in offered(state, A)


@pytest.mark.rule("SW-9.6.3")
@pytest.mark.parametrize(
    ("relation", "permissions", "rule"),
    [
        ("war", frozenset(), "SW-9.6.3"),
        ("war", frozenset({(B.seat, A.seat)}), None),
        ("cooperation", frozenset(), None),
    ],
)
def test_an_interdictor_keeps_jumps_away(relation: str, permissions: frozenset[Any], rule: str | None) -> None:
    guarded = System(singles=frozenset({"jump_interdictor"}))
    state = moving(
        A(craft="cruiser1@4-2 outpost1@4-3", known=JUMP),
        B(systems={"draconis_31": guarded}),
        tiles={"2-6": "draconis_31"},
        sectors=FUEL,
        relations={(A, B): {"military": relation}},
        politics={"permissions": permissions},
    )
    assert refused(state, "jump:cruiser1/draconis_31/4-3") == rule


# Mines


def laying(mines: int = 0, laws: str = "", **side: Any) -> State:
    said: dict[str, Any] = {"craft": "construction_starship1@4-3", "holds": "4-3", "known": "mines_field", **side}
    return moving(A(**said), B(), sectors={"4-3": {"mines": mines}}, laws=laws)


@pytest.mark.rule("SW-9.7.1")
def test_a_construction_starship_lays_a_mine_field_instead_of_moving() -> None:
    state = play(laying(), "lay_mine:construction_starship1")
    assert state.sectors[at(state, "4-3")].mines == 1
    assert state.empires[A.seat].credits == 17
    assert refused(state, "move:construction_starship1/4-4") == "SW-9.7.1"
    assert refused(state, "lay_mine:construction_starship1") == "SW-9.7.1"
    moved = play(laying(), "move:construction_starship1/4-4")
    assert refused(moved, "lay_mine:construction_starship1") == "SW-9.7.1"


@pytest.mark.rule("SW-9.7.1")
@pytest.mark.rule("SW-6.3.8")
def test_what_keeps_mines_from_being_laid() -> None:
    order = "lay_mine:construction_starship1"
    assert refused(laying(mines=2), order) is None
    assert refused(laying(mines=3), order) == "SW-9.7.1"
    assert refused(laying(known=""), order) == "SW-9.7.1"
    assert refused(laying(credits=2), order) == "SW-9.7.1"
    assert refused(laying(holds=""), order) == "SW-9.7.1"
    assert refused(laying(laws="ban_mines"), order) == "SW-6.3.8"
    four = {name: {"mines": 3} for name in ("4-4", "4-5", "4-6", "3-2")}
    all_laid = moving(
        A(craft="construction_starship1@4-3", holds="4-3 4-4 4-5 4-6 3-2", known="mines_field"), B(), sectors=four
    )
    assert refused(all_laid, order) == "SW-9.7.1"


@pytest.mark.rule("SW-9.7.2")
def test_a_construction_starship_removes_a_mine_field() -> None:
    state = play(laying(mines=2), "sweep_mine:construction_starship1")
    assert state.sectors[at(state, "4-3")].mines == 1
    assert refused(laying(), "sweep_mine:construction_starship1") == "SW-9.7.2"


@pytest.mark.rule("SW-R.48")
@pytest.mark.rule("SW-9.7.6")
def test_mines_go_with_the_flag() -> None:
    free = moving(A(craft="corvette1@4-2"), B(), sectors={"4-3": {"mines": 2}})
    state = play(free, "move:corvette1/4-3")
    assert state.sectors[at(state, "4-3")].mines == 2


# Nebulas


def collecting(dice: tuple[int, ...] = (), known: str = "nebula_resource_extraction space_scanner") -> State:
    tiles = {"4-3": "nebula_green"}
    return moving(A(craft="freight1@4-3 corvette1@4-3 freight2@4-2", known=known), B(), tiles=tiles, dice=dice)


@pytest.mark.example("SW-T.70")
@pytest.mark.rule("SW-9.7.5")
def test_a_freighter_collects_in_a_nebula_instead_of_moving() -> None:
    state, events = told(collecting(dice=(6,)), "collect:freight1")
    assert state.fleets["freight1"].tokens == Tokens(crystal_d=1)
    assert Collected(A.seat, "freight1", 6, "crystal_d", "4-3") in events
    assert refused(state, "move:freight1/4-4") == "SW-9.7.1"
    assert refused(state, "collect:freight1") == "SW-9.7.1"


@pytest.mark.rule("SW-9.7.5")
@pytest.mark.rule("SW-9.7.7")
def test_what_keeps_a_freighter_from_collecting() -> None:
    assert refused(collecting(known="space_scanner"), "collect:freight1") == "SW-9.7.5"
    assert refused(collecting(), "collect:corvette1") == "SW-9.7.5"
    assert refused(collecting(), "collect:freight2") == "SW-9.7.5"
    full = collecting()
    full = full.changed(fleets=full.fleets.with_craft("freight1", tokens=Tokens(mechanical=6)))
    assert refused(full, "collect:freight1") == "SW-9.7.7"
    assert "collect:freight1" in offered(collecting(), A)
