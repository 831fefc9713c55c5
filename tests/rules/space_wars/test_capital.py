"""SW-9.1.4, SW-14.2, SW-17.3.6: how a sub-phase closes, and where a capital is."""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.capital import found_capital
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.course import Course
from stellarch.games.space_wars.state import Legions, Levels, State, System
from tests.rules.space_wars.given import A, B, C, at, begin, given, offered, play, refused, told
from tests.rules.space_wars.grounds import PLANET, WAR, landing

# With two players A's home is 4-2, and 4-3 lies beside it.
COLONY = {"4-3": "draconis_31", "4-6": "veridia_11"}


def colonies(**said: Any) -> State:
    """A holds a planet beside home, and one that is out of supply."""
    systems = {
        A.home: System(Levels(city=1)),
        "draconis_31": System(Levels(city=2)),
        "veridia_11": System(Levels(city=4)),
    }
    sides = A(systems=systems, craft="cruiser1@4-2", **said), B(craft="cruiser2@4-14")
    return begin(given(*sides, tiles=COLONY), "player_subphases")


def capital(state: State) -> str | None:
    found = state.empires[A.seat].capital
    return None if found is None else state.galaxy.name(found)


@pytest.mark.rule("SW-14.2.1")
@pytest.mark.rule("SW-14.2.2")
@pytest.mark.rule("SW-9.1.4")
@pytest.mark.rule("SW-D.54")
def test_the_capital_is_moved_when_the_sub_phase_closes() -> None:
    state = play(colonies(), "A move_capital:draconis_31")
    assert capital(state) == A.home
    state, events = told(state, "A end")
    assert capital(state) == "draconis_31"
    assert "CapitalMoved" in [type(event).__name__ for event in events]
    assert rules.waiting_on(state) == {B.seat}, "the closing step asks nothing more"


@pytest.mark.rule("SW-14.2.2")
@pytest.mark.parametrize(
    "where", [A.home, "veridia_11", B.home, "4-4", "nowhere"], ids=["there", "cut off", "foreign", "space", "none"]
)
def test_it_goes_to_another_planet_of_ones_own_in_supply(where: str) -> None:
    assert refused(colonies(), f"A move_capital:{where}") == "SW-14.2.2"
    assert [choice for choice in offered(colonies(), A) if choice.startswith("move_capital")] == [
        "move_capital:draconis_31"
    ]


@pytest.mark.rule("SW-14.2.2")
def test_what_no_longer_can_be_when_the_sub_phase_closes_is_not_done() -> None:
    """An enemy has landed there."""
    state = play(colonies(), "A move_capital:draconis_31")
    place = at(state, "draconis_31")
    sectors = state.sectors.with_legions(place, B.seat, Legions(1))
    politics = state.politics.with_relation(A.seat, B.seat, military="war")
    state, events = told(state.changed(sectors=sectors, politics=politics), "A end")
    assert capital(state) == A.home
    (stays,) = (event for event in events if type(event).__name__ == "CapitalStays")
    assert [stays.seen_by(seat) for seat in (A.seat, B.seat)] == [stays, None]


@pytest.mark.rule("SW-14.2.5")
@pytest.mark.rule("SW-D.55")
def test_a_lost_capital_is_put_on_any_planet_by_default_that_with_most_cities() -> None:
    state = colonies()
    course = Course(state.with_empire(A.seat, capital=None))
    found_capital(course, A.seat)
    lost = course.state
    assert offered(lost, A) == [f"move_capital:{name}" for name in ("veridia_11", "draconis_31", A.home)]
    assert capital(play(lost, "A auto")) == "veridia_11"
    assert capital(play(lost, "A move_capital:draconis_31")) == "draconis_31"
    assert refused(lost, f"A move_capital:{B.home}") == "SW-14.2.2"


@pytest.mark.rule("SW-14.2.5")
def test_without_a_planet_there_is_no_capital_until_one_has_one() -> None:
    state = colonies().with_empire(A.seat, capital=None)
    landless = state.changed(sectors=given(A(holds=""), B()).sectors.with_sector(at(state, A.home), owner=None))
    assert capital(play(landless, "A end")) is None
    settled = play(state, "A end")
    assert rules.waiting_on(settled) == {A.seat}
    assert capital(play(settled, "A auto")) == "veridia_11"


@pytest.mark.rule("SW-14.2.5")
@pytest.mark.rule("SW-D.55")
def test_who_has_come_to_a_planet_by_a_peace_has_a_capital_before_moving() -> None:
    """Supply may depend on it (SW-9.2.2)."""
    landed = given(A(systems={"draconis_31": System(Levels(city=1))}), B(), tiles=COLONY)
    state = begin(landed.with_empire(B.seat, capital=None).with_empire(A.seat, capital=None), "player_subphases")
    assert rules.waiting_on(state) == {B.seat}
    state = play(state, "B auto")
    assert rules.waiting_on(state) == {A.seat}
    assert offered(state, A) == [f"move_capital:{name}" for name in ("draconis_31", A.home)]
    assert rules.waiting_on(play(state, "A auto")) == {A.seat}
    assert offered(play(state, "A auto"), A)[-1] == "end"


@pytest.mark.rule("SW-14.2.5")
@pytest.mark.rule("SW-13.3.5")
def test_whose_planet_a_friend_has_freed_has_a_capital_before_moving() -> None:
    """A frees a planet of C, whose capital is lost; then B and C move."""
    said: dict[str, Any] = {"others": (C(),), "relations": {(A, C): {"military": "cooperation"}, (B, C): WAR}}
    state = landing(Legions(elite=3), Legions(regular=1), owner=C, dice=(6,), **said)
    homeless = state.with_sector(at(state, C.home), owner=None).with_empire(C.seat, capital=None)
    freed = play(homeless, f"A invade:{PLANET}")
    assert rules.waiting_on(freed) == {C.seat}
    assert offered(freed, C) == [f"move_capital:{PLANET}"]
    assert rules.waiting_on(play(freed, "C auto")) == {B.seat}


def damaged(**said: Any) -> State:
    state = colonies(**said)
    fleets = state.fleets.with_craft("cruiser1", damage=2, weapons=1)
    return state.changed(fleets=fleets).with_system(at(state, A.home), weapons=1)


@pytest.mark.rule("SW-17.3.6")
@pytest.mark.rule("SW-9.1.4")
@pytest.mark.rule("SW-D.54")
def test_damage_control_comes_before_the_capital_is_moved() -> None:
    state = play(damaged(known="damage_control_station"), "A move_capital:draconis_31", "A end")
    assert offered(state, A) == ["control_damage:cruiser1", "end"]
    state = play(state, "A control_damage:cruiser1")
    assert (state.fleets["cruiser1"].damage, state.sectors.system(at(state, A.home)).weapons) == (1, 0)
    state = play(state, "A control_damage:cruiser1")
    assert (state.fleets["cruiser1"].damage, state.fleets["cruiser1"].weapons) == (0, 0)
    assert capital(state) == "draconis_31", "with nothing left to repair the sub-phase closes"


@pytest.mark.rule("SW-D.54")
def test_by_default_all_is_repaired() -> None:
    state = play(damaged(known="damage_control_station"), "A end", "A auto", "A auto")
    assert state.fleets["cruiser1"].damage == 0


@pytest.mark.rule("SW-17.3.6")
@pytest.mark.rule("SW-20.6.9")
def test_damage_control_needs_its_technology_a_starship_with_damage_and_a_weapon() -> None:
    assert rules.waiting_on(play(damaged(), "A end")) == {B.seat}
    closing = play(damaged(known="damage_control_station"), "A end")
    assert refused(closing, "A control_damage:cruiser2") is not None
    assert refused(play(closing, "A control_damage:cruiser1"), "A control_damage:cruiser9") is not None
    without = damaged(known="damage_control_station")
    without = without.with_system(at(without, A.home), weapons=0)
    without = without.changed(fleets=without.fleets.with_craft("cruiser1", weapons=0))
    assert rules.waiting_on(play(without, "A end")) == {B.seat}
