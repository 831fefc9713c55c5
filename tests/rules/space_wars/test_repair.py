"""SW-16.4: repair."""

import pytest
from msgspec.structs import replace

from stellarch.games.space_wars.chapters.repair import RepairSkipped
from stellarch.games.space_wars.state import Levels, State, System
from tests.rules.space_wars.given import A, B, Side, begin, given, play, refused, told

WORLD = "draconis_31"
YARD = System(Levels(shipyard=2))


def damaged(state: State, **damage: int) -> State:
    fleets = state.fleets
    for name, points in damage.items():
        fleets = replace(fleets, craft={**fleets.craft, name: replace(fleets[name], damage=points)})
    return state.changed(fleets=fleets)


def repairing(*sides: Side, damage: dict[str, int], **said: object) -> State:
    """Nobody builds; then it is time for repair."""
    state = given(*sides, tiles={"2-3": WORLD}, **said)  # type: ignore[arg-type]
    state = begin(damaged(state, **damage), "construction_repair")
    return play(state, *(f"{side.player!r} end" for side in sides))


@pytest.mark.rule("SW-16.4.1")
@pytest.mark.rule("SW-16.4.2")
def test_a_shipyard_repairs_with_the_points_it_has_not_used() -> None:
    a = A(systems={WORLD: YARD}, craft=f"cruiser1@{WORLD} corvette1@{WORLD}")
    state = repairing(a, B(), damage={"cruiser1": 2, "corvette1": 1})
    state = play(state, f"A repair:{WORLD}/cruiser1", f"A repair:{WORLD}/cruiser1")
    assert refused(state, f"A repair:{WORLD}/corvette1") == "SW-16.4.2"
    after = play(state, "A end")
    assert (after.fleets["cruiser1"].damage, after.fleets["corvette1"].damage) == (0, 1)
    assert after.empires[A.seat].credits == 20 - 2 * 3


@pytest.mark.rule("SW-16.4.2")
@pytest.mark.parametrize(("facility", "points"), [("construction_starship1", 1), ("orbital_base1", 2)])
def test_construction_starships_and_orbital_bases_repair(facility: str, points: int) -> None:
    state = repairing(A(craft=f"cruiser1@1-1 {facility}@1-1"), B(), damage={"cruiser1": 2})
    for _ in range(points):
        state = play(state, f"A repair:{facility}/cruiser1")
    if points < 2:
        assert refused(state, f"A repair:{facility}/cruiser1") == "SW-16.4.2"
    assert play(state, "A end").fleets["cruiser1"].damage == 2 - points


@pytest.mark.rule("SW-16.4.2")
def test_only_what_is_in_the_same_sector() -> None:
    a = A(craft="cruiser1@1-1 orbital_base1@1-1 corvette1@1-2")
    state = repairing(a, B(), damage={"cruiser1": 1, "corvette1": 1})
    assert refused(state, "A repair:orbital_base1/corvette1") == "SW-16.4.2"


@pytest.mark.rule("SW-16.4.3")
def test_bases_are_repaired_by_construction_starships_only() -> None:
    a = A(craft="outpost1@1-1 orbital_base1@1-1 construction_starship1@1-1")
    state = repairing(a, B(), damage={"outpost1": 1})
    assert refused(state, "A repair:orbital_base1/outpost1") == "SW-16.4.3"
    assert refused(state, "A repair:construction_starship1/outpost1") is None


@pytest.mark.rule("SW-R.71")
@pytest.mark.rule("SW-16.4.4")
def test_friends_repair_each_others_craft_and_the_owner_pays() -> None:
    sides = A(craft="orbital_base1@1-1"), B(craft="cruiser1@1-1")
    state = repairing(*sides, damage={"cruiser1": 1}, relations={(A, B): {"military": "cooperation"}})
    after = play(state, "B repair:orbital_base1/cruiser1", "B end")
    assert (after.fleets["cruiser1"].damage, after.empires[B.seat].credits) == (0, 17)


@pytest.mark.rule("SW-16.4.4")
def test_strangers_do_not() -> None:
    sides = A(craft="orbital_base1@1-1 corvette1@1-1"), B(craft="cruiser1@1-1")
    state = repairing(*sides, damage={"cruiser1": 1, "corvette1": 1})
    assert state.stage is not None
    assert refused(state, "B repair:orbital_base1/cruiser1") is not None


@pytest.mark.rule("SW-R.99")
@pytest.mark.rule("SW-4.3.7")
def test_the_owner_of_a_facility_comes_first() -> None:
    sides = A(craft="construction_starship1@1-1 corvette1@1-1"), B(craft="cruiser1@1-1")
    friends = {(A, B): {"military": "alliance"}}
    state = repairing(*sides, damage={"cruiser1": 1, "corvette1": 1}, relations=friends, order=(B, A))
    orders = ("B repair:construction_starship1/cruiser1", "B end", "A repair:construction_starship1/corvette1", "A end")
    after, events = told(state, *orders)
    assert (after.fleets["corvette1"].damage, after.fleets["cruiser1"].damage) == (0, 1)
    assert RepairSkipped(B.seat, "cruiser1") in events
    assert after.empires[B.seat].credits == 20


@pytest.mark.parametrize("rules_version", [3, 4])
@pytest.mark.rule("SW-R.8", "SW-29.18", "SW-V.3")
def test_a_blocked_shipyard_repairs_with_all_its_points(rules_version: int) -> None:
    blocked = System(Levels(shipyard=2), aliens=1)
    a = A(systems={WORLD: blocked}, craft=f"cruiser1@{WORLD} construction_starship1@{WORLD}")
    state = damaged(given(a, B(), tiles={"2-3": WORLD}), cruiser1=2).changed(rules=rules_version)
    state = play(begin(state, "construction_repair"), "A end", "B end")
    assert (refused(state, f"A repair:{WORLD}/cruiser1") is None) == (rules_version == 4)
    assert refused(state, "A repair:construction_starship1/cruiser1") is None


@pytest.mark.rule("SW-16.4.2")
def test_a_construction_starship_that_laid_a_mine_does_not_repair() -> None:
    a = A(craft="cruiser1@1-1 construction_starship1@1-1", holds="1-1", known="mines_field")
    state = begin(given(a, B()), "player_subphases")
    busy = damaged(play(state, "A lay_mine:construction_starship1"), cruiser1=1).with_stage(None)
    idle = damaged(state, cruiser1=1).with_stage(None)
    for before, repairs in ((busy, False), (idle, True)):
        after = play(begin(before, "construction_repair"), "A end", "B end")
        assert (refused(after, "A repair:construction_starship1/cruiser1") is None) == repairs
