"""SW-9.2: supply."""

import pytest

from stellarch.core import Seat
from stellarch.games.space_wars.geometry import At, distance
from stellarch.games.space_wars.rules.entry import bars_entry
from stellarch.games.space_wars.rules.supply import is_in_supply, steps_to_base, supply
from stellarch.games.space_wars.state import Legions, State, System
from tests.rules.space_wars.given import A, B, C, Player, at, given
from tests.rules.space_wars.scattered import scattered

WAR, COOPERATION, ALLIANCE = ({"military": relation} for relation in ("war", "cooperation", "alliance"))

# With two players A's home is 4-2; 4-3 to 4-6 follow clockwise along the last ring of the duel map, and B's is 4-14.


NEXT = {"4-1", "4-3", "3-1", "3-2"}
"""The sectors around A's home."""


def _reached(state: State, seat: Seat) -> set[At]:
    return {here for here in state.galaxy.board.sectors if supply(state, seat).reaches(here)}


def supplied(state: State, player: Player = A) -> set[str]:
    return {state.galaxy.name(here) for here in _reached(state, player.seat)}


def test_the_places_that_these_examples_speak_of() -> None:
    state = given(A(), B())
    assert at(state, A.home) == at(state, "4-2")
    assert [distance(at(state, "4-2"), at(state, f"4-{place}")) for place in range(2, 7)] == [0, 1, 2, 3, 4]
    assert at(state, B.home) == at(state, "4-14")


@pytest.mark.rule("SW-R.79")
@pytest.mark.rule("SW-9.2.1", "SW-9.2.4", "SW-9.2.7")
def test_supply_goes_out_from_home_as_far_as_the_range() -> None:
    assert supplied(given(A(), B())) == {A.home, *NEXT}
    far = given(A(known="movement_range_3"), B())
    assert all((distance(at(far, A.home), here) <= 3) == supply(far, A.seat).reaches(here) for here in _around(far))


@pytest.mark.rule("SW-9.2.3", "SW-9.2.7")
def test_an_outpost_next_to_home_passes_supply_on() -> None:  # SW-T.73
    state = given(A(craft="outpost1@4-3 corvette1@4-4"), B())
    assert is_in_supply(state, "corvette1")
    assert supply(state, A.seat).linked == ("outpost1",)


@pytest.mark.rule("SW-9.2.3")
def test_an_outpost_out_of_range_is_not_linked() -> None:  # SW-T.73
    state = given(A(craft="outpost1@4-4 corvette1@4-5"), B())
    assert not is_in_supply(state, "corvette1")
    assert not is_in_supply(state, "outpost1")
    assert supply(state, A.seat).linked == ()
    assert steps_to_base(state, A.seat, at(state, "4-5")) == 3


@pytest.mark.rule("SW-9.2.3")
def test_nodes_form_a_chain() -> None:
    state = given(A(craft="orbital_base1@4-5 outpost1@4-4 outpost2@4-3"), B())
    assert set(supply(state, A.seat).linked) == {"orbital_base1", "outpost1", "outpost2"}
    assert "4-6" in supplied(state)


@pytest.mark.rule("SW-9.2.1", "SW-9.2.7")
def test_a_moon_is_a_source_and_always_in_supply() -> None:
    state = given(A(craft="artificial_moon1@2-6 cruiser1@2-7"), B())
    assert is_in_supply(state, "artificial_moon1")
    assert is_in_supply(state, "cruiser1")


@pytest.mark.rule("SW-R.41")
@pytest.mark.rule("SW-9.2.2")
def test_without_the_home_the_capital_is_the_source() -> None:
    lost = System(legions={B.seat: Legions(1)})
    tiles = {"4-5": "draconis_31"}
    state = given(A(holds="draconis_31", systems={A.home: lost}), B(), tiles=tiles, relations={(A, B): WAR})
    state = state.with_empire(A.seat, capital=at(state, "draconis_31"))
    assert supplied(state) == {"draconis_31", "4-4", "4-6", "3-3", "3-4"}


@pytest.mark.rule("SW-9.2.2")
def test_a_player_without_home_and_capital_has_no_source() -> None:
    lost = System(legions={B.seat: Legions(1)})
    state = given(A(systems={A.home: lost}, craft="outpost1@4-3"), B(), relations={(A, B): WAR})
    state = state.with_empire(A.seat, capital=None)
    assert supplied(state) == set()


@pytest.mark.rule("SW-R.42")
@pytest.mark.rule("SW-9.2.1", "SW-9.2.3", "SW-9.2.4", "SW-7.2.4")
@pytest.mark.parametrize("treaty", [COOPERATION, ALLIANCE])
def test_friends_share_homes_and_nodes_each_with_the_range_of_its_owner(treaty: dict[str, str]) -> None:
    state = given(A(), B(known="movement_range_2", craft="outpost1@4-16"), relations={(A, B): treaty})
    home = at(state, B.home)
    assert all(supply(state, A.seat).reaches(here) for here in state.galaxy.board.ball(home, 2) if here)
    assert "4-18" in supplied(state)
    assert "4-3" in supplied(state, B)
    assert "4-4" not in supplied(state, B)  # A's home has the range of A


@pytest.mark.rule("SW-9.2.3")
def test_a_friend_of_a_friend_is_no_friend() -> None:
    bonds = {(A, B): COOPERATION, (B, C): COOPERATION}
    state = given(A(), B(), C(), relations=bonds)
    assert supply(state, B.seat).reaches(at(state, C.home))
    assert not supply(state, A.seat).reaches(at(state, C.home))


@pytest.mark.rule("SW-R.42")
@pytest.mark.rule("SW-9.2.5")
def test_supply_goes_around_supernovas_and_black_holes_but_through_all_else() -> None:
    wall = {"4-3": "supernova", "3-2": "supernova", "3-1": "supernova"}
    assert supplied(given(A(known="movement_range_2"), B(), tiles=wall)) == {A.home, "4-1", "4-0", "3-0"}
    holes = given(A(known="movement_range_2"), B(), events="black_hole@4-3 black_hole@3-2 black_hole@3-1")
    assert supplied(holes) == {A.home, "4-1", "4-0", "3-0"}
    storm = given(
        A(known="movement_range_2"),
        B(craft="dreadnought1@4-3"),
        tiles={"3-1": "nebula_red"},
        events="space_storm@4-3",
        relations={(A, B): WAR},
    )
    assert {"4-4", "2-0"} <= supplied(storm)


GATES = {"4-3": "star_gate_a", "2-6": "star_gate_a", "1-3": "star_gate_b"}


@pytest.mark.rule("SW-9.2.6")
def test_open_gates_join_their_sectors_at_distance_nothing() -> None:
    state = given(A(known="star_gates_navigation"), B(), tiles=GATES)
    assert supplied(state) == {A.home, *NEXT, "2-6"}
    assert supplied(given(A(), B(), tiles=GATES)) == {A.home, *NEXT}


@pytest.mark.rule("SW-9.2.6", "SW-9.5.3")
def test_a_gate_in_a_sector_that_may_not_be_entered_is_not_open() -> None:
    closed = given(A(known="star_gates_navigation"), B(holds="2-6"), tiles=GATES)
    assert "2-6" not in supplied(closed)
    opened = given(A(known="star_gates_navigation"), B(holds="2-6"), tiles=GATES, laws="open_gates")
    assert "2-6" in supplied(opened)


@pytest.mark.rule("SW-9.2.6", "SW-9.5.4")
def test_artificial_gates_of_a_friend_carry_supply_too() -> None:
    gates = {"4-3": {"gate": B.seat, "owner": B.seat}, "2-6": {"gate": B.seat}}
    friends = given(A(), B(), sectors=gates, relations={(A, B): COOPERATION})
    assert "2-6" in supplied(friends)
    assert "2-6" not in supplied(given(A(), B(), sectors=gates))


@pytest.mark.rule("SW-9.2.8")
def test_with_unlimited_range_all_craft_are_in_supply() -> None:
    assert is_in_supply(given(A(known="unlimited_movement_range", craft="corvette1@2-6"), B()), "corvette1")


# A second reading of SW-9.2, from the rules alone: slowly, and in the order of the sentences


def _around(state: State) -> list[At]:
    return [here for here in state.galaxy.board.sectors if state.galaxy.kinds[here] not in ("galaxy_core", "supernova")]


def _steps(state: State, seat: Seat) -> dict[At, dict[At, int]]:
    """How far each sector is from each, around barriers and through gates, by Floyd's algorithm."""
    holes = {event.at for event in state.happenings.events if event.kind == "black_hole"}
    open_space = [here for here in _around(state) if here not in holes]
    far = {one: dict.fromkeys(open_space, 99) for one in open_space}
    for one in open_space:
        for other in open_space:
            if distance(one, other) <= 1:
                far[one][other] = distance(one, other)
            if _is_joined(state, seat, one, other):
                far[one][other] = 0
    for by in open_space:
        through = far[by]
        for one in open_space:
            first = far[one][by]
            if first < 9:
                row = far[one]
                for other, rest in through.items():
                    if first + rest < row[other]:
                        row[other] = first + rest
    return far


def _is_joined(state: State, seat: Seat, one: At, other: At) -> bool:
    tiles, sectors = state.galaxy.tiles, state.sectors
    if bars_entry(state, seat, one) or bars_entry(state, seat, other):
        return False
    is_star_gate = tiles[one].startswith("star_gate") and tiles[one] == tiles[other]
    builder = sectors[one].gate
    is_built = builder is not None and builder == sectors[other].gate
    return (is_star_gate and "star_gates_navigation" in state.empires[seat].known) or (
        is_built and _is_friend(state, seat, builder)  # type: ignore[arg-type]
    )


def _is_friend(state: State, seat: Seat, other: Seat) -> bool:
    return seat == other or state.politics.between(seat, other).military in ("cooperation", "alliance")


def _range(state: State, seat: Seat) -> int:
    known = state.empires[seat].known
    if "unlimited_movement_range" in known:
        return 12  # all of the board
    return max([1, *(steps for steps in (2, 3, 4) if f"movement_range_{steps}" in known)])


def _supplied_naively(state: State, seat: Seat) -> set[At]:
    steps = _steps(state, seat)
    giving: list[tuple[At, int]] = []
    waiting: list[tuple[At, int]] = []
    for friend in (other for other in state.seats if _is_friend(state, seat, other)):
        empire = state.empires[friend]
        sector = state.sectors[empire.home]
        assert sector.system is not None
        enemies = [other for other in sector.system.legions if other != friend]
        holds_home = sector.owner == friend and not any(
            state.politics.between(friend, other).military == "war" for other in enemies
        )
        start = empire.home if holds_home else empire.capital
        if start is not None:
            giving.append((start, _range(state, friend)))
        for craft in state.fleets.craft.values():
            if craft.owner == friend:
                if craft.kind == "artificial_moon":
                    giving.append((craft.at, _range(state, friend)))
                elif craft.kind in ("outpost", "orbital_base"):
                    waiting.append((craft.at, _range(state, friend)))
    while linked := [
        node for node in waiting if any(steps[start][node[0]] <= far for start, far in giving if start in steps)
    ]:
        giving += linked
        waiting = [node for node in waiting if node not in linked]
    return {here for here in steps if any(steps[start][here] <= far for start, far in giving if start in steps)}


@pytest.mark.rule("SW-9.2.1", "SW-9.2.3", "SW-9.2.4", "SW-9.2.5", "SW-9.2.6", "SW-9.2.7")
@pytest.mark.parametrize("seed", range(9))
def test_two_readings_of_supply_agree_on_positions_at_random(seed: int) -> None:
    state = scattered(seed, players=(3, 6, 9)[seed % 3])
    for seat in state.seats[:2]:
        assert _reached(state, seat) == _supplied_naively(state, seat)
