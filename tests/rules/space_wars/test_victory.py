"""SW-19: the standard version, the last turn, elimination. The short version is with research."""

import pytest
from msgspec.structs import replace

from stellarch.games.space_wars.chapters.elimination import PlayerEliminated, check_elimination, is_lost
from stellarch.games.space_wars.chapters.winning import GameWon, check_standard_victory, check_turn_limit, cities_to_win
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import Legions, Levels, Project, State, System, Tokens
from stellarch.games.space_wars.state.politics import Relation
from tests.rules.space_wars.given import A, B, C, D, Player, Side, at, begin, given


def worlds(player: Player, city: int, **said: object) -> Side:
    return player(systems={player.home: System(Levels(city=city))}, **said)


def checked(state: State, check: object) -> tuple[State, list[object]]:
    course = Course(state)
    check(course)  # type: ignore[operator]
    return course.state, list(course.events)


def winners(state: State, check: object) -> tuple[int, ...] | None:
    after, _ = checked(state, check)
    return None if after.ending is None else after.ending.winners


# The standard version


@pytest.mark.rule("SW-19.2.1")
@pytest.mark.example("SW-T.63")
@pytest.mark.parametrize(("total", "enough"), [(27, 14), (28, 15)])
def test_more_than_half_of_all_cities_win(total: int, enough: int) -> None:
    assert cities_to_win(given(A(), B(), C(), D(), victory="standard"), total) == enough


@pytest.mark.rule("SW-21.1.17")
@pytest.mark.example("SW-T.85")
def test_two_players_need_three_quarters_and_wait_until_turn_five() -> None:
    sides = worlds(A, 4), worlds(B, 1)
    assert cities_to_win(given(*sides, victory="standard"), 12) == 10
    assert winners(given(*sides, victory="standard", turn=4), check_standard_victory) is None
    assert winners(given(*sides, victory="standard", turn=5), check_standard_victory) == (A.seat,)


@pytest.mark.rule("SW-21.1.18")
def test_a_smaller_share_can_be_agreed() -> None:
    assert cities_to_win(given(A(), B(), C(), D(), victory="standard", victory_share=40), 20) == 9


@pytest.mark.rule("SW-19.2.1")
def test_cities_win_no_other_version() -> None:
    assert winners(given(worlds(A, 4), B(), C(), D(), turn=9), check_standard_victory) is None


@pytest.mark.rule("SW-19.2.2")
@pytest.mark.rule("SW-4.3.2")
def test_the_check_comes_before_the_council_and_also_where_there_is_none() -> None:
    state = begin(given(worlds(A, 4), worlds(B, 1), victory="standard", turn=6), "council")
    assert state.ending is not None


# The last turn


@pytest.mark.rule("SW-19.3.2")
@pytest.mark.rule("SW-21.1.11")
def test_after_the_last_turn_the_highest_development_wins_the_short_version() -> None:
    sides = A(known="level_2_buildings"), B(known="level_2_buildings orbital_base")
    assert winners(given(*sides, turn_limit=10, turn=9), check_turn_limit) is None
    assert winners(given(*sides, turn_limit=10, turn=10), check_turn_limit) == (B.seat,)
    assert winners(given(*sides, turn=99), check_turn_limit) is None


@pytest.mark.rule("SW-19.3.2")
def test_population_the_standard_and_sectors_the_long_one() -> None:
    sides = worlds(A, 3), worlds(B, 1, holds="1-1 1-2")
    assert winners(given(*sides, victory="standard", turn=40), check_turn_limit) == (A.seat,)
    assert winners(given(*sides, victory="long", turn=60), check_turn_limit) == (B.seat,)


@pytest.mark.rule("SW-19.3.2")
@pytest.mark.rule("SW-R.74")
def test_who_is_still_equal_shares_the_victory() -> None:
    assert winners(given(A(), B(), turn_limit=10, turn=10), check_turn_limit) == (A.seat, B.seat)


# Elimination


@pytest.mark.rule("SW-19.4.1")
def test_a_player_without_a_system_is_out() -> None:
    state = given(A(), B(), C())
    lost = state.with_sector(state.empires[A.seat].home, owner=None)
    assert not is_lost(state, A.seat)
    assert is_lost(lost, A.seat)


@pytest.mark.rule("SW-19.4.1")
@pytest.mark.rule("SW-R.101")
@pytest.mark.parametrize(("legions", "out"), [(Legions(), True), (Legions(regular=1), False)])
def test_so_is_one_with_nothing_but_infested_systems_and_no_legion(legions: Legions, out: bool) -> None:
    state = given(A(systems={A.home: System(aliens=1)}, craft="transport1@1-1"), B(), C())
    fleets = state.fleets.with_craft("transport1", legions=legions)
    assert is_lost(state.changed(fleets=fleets), A.seat) == out


@pytest.mark.rule("SW-R.97")
@pytest.mark.rule("SW-19.4.2")
@pytest.mark.rule("SW-19.4.3")
@pytest.mark.example("SW-T.81")
def test_his_pieces_go_and_his_sectors_are_free_or_flagged_by_who_controls_them() -> None:
    a = A(holds="1-1 1-2", craft="cruiser1@1-3", officers="admiral1@cruiser1", credits=30)
    state = given(
        a, B(craft="cruiser2@1-2"), C(), sectors={"1-1": {"owner": A.seat, "mines": 2, "tokens": Tokens(3)}},
        relations={(A, C): {"commercial": True}, (A, B): {"military": "war"}}, politics={"offices": {"trade": A.seat}},
    )  # fmt: skip
    state = state.with_sector(state.empires[A.seat].home, owner=None)
    after, events = checked(state, check_elimination)
    assert PlayerEliminated(A.seat) in events
    assert set(after.fleets.craft) == {"cruiser2"}
    assert after.officers.each == {}
    assert after.sectors[at(after, "1-1")] == replace(state.sectors[at(state, "1-1")], owner=None, mines=0)
    assert after.sectors[at(after, "1-2")].owner == B.seat
    assert after.politics.between(A.seat, C.seat) == Relation()
    assert after.politics.offices == {}
    assert after.empires[A.seat].credits == 0
    assert after.living == (B.seat, C.seat)


@pytest.mark.rule("SW-19.4.2")
@pytest.mark.rule("SW-16.2.5")
@pytest.mark.parametrize("by", [A, B])
def test_what_a_conqueror_has_laid_down_outlives_the_owner_of_the_system(by: Player) -> None:
    yard = System(Levels(shipyard=2), legions={B.seat: Legions(regular=1)}, project=Project("cruiser", 2, by.seat))
    state = given(A(systems={A.home: yard}), B(), C(), relations={(A, B): {"military": "war"}})
    after, _ = checked(state, check_elimination)
    assert after.sectors[at(after, A.home)].owner == B.seat
    assert after.sectors.system(at(after, A.home)).project == (yard.project if by == B else None)


@pytest.mark.rule("SW-R.97")
@pytest.mark.rule("SW-19.3.1")
@pytest.mark.rule("SW-19.4.4")
def test_the_only_player_left_wins_at_once_in_every_version() -> None:
    state = given(A(), B())
    after, events = checked(state.with_sector(state.empires[A.seat].home, owner=None), check_elimination)
    assert after.ending is not None
    assert GameWon((B.seat,), "long") in events


@pytest.mark.rule("SW-19.4.1")
def test_of_those_who_lose_all_at_once_the_last_in_turn_order_is_left() -> None:
    state = given(A(), B())
    for player in (A, B):
        state = state.with_sector(state.empires[player.seat].home, owner=None)
    assert winners(state, check_elimination) == (B.seat,)
