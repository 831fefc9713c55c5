"""SW-5: the event phase. Dice: the roll of the core first, then those of continuum breaks, then moves by age.

A die of 6 with an empty core brings a mission of level 2, which takes three dice for its place; 6 with two events near
the core brings nothing. So `dice=(6, ...)` with two events in the first ring begins with nothing new.
"""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.drift import MissionAppeared
from stellarch.games.space_wars.chapters.effects import HappeningGone, MissionGone, PlasmaStruck
from stellarch.games.space_wars.geometry import ring_of
from stellarch.games.space_wars.state import Legions, Levels, Small, State, System, Tokens
from stellarch.games.space_wars.state.matters import Overloaded
from stellarch.games.space_wars.tables.ground import OFFICERS
from stellarch.games.space_wars.tables.happenings import EVENTS, MISSIONS
from tests.rules.space_wars.given import (
    A,
    B,
    C,
    D,
    E,
    F,
    Side,
    at,
    begin,
    given,
    happened,
    offered,
    play,
    refused,
    system,
    tokens,
)

NOTHING = 6
"""With two events in the core or next to it, this brings nothing new."""
QUIET = "gilda_of_traders@1-1 space_storm@1-4"
"""Two events that do nothing by themselves; they move last, and go one step along their ring."""
STILL = (3, 1, 5, 1)
"""The dice for their moves: from 1-1 to 2-3, from 1-4 to 2-8."""


def phase(*sides: Side, events: str = "", dice: tuple[int, ...] = (), **said: Any) -> State:
    """The state after an event phase in which just these older events move, by these dice."""
    both = sides or (A(), B())
    return begin(given(*both, events=f"{events} {QUIET}", dice=(NOTHING, *dice, *STILL), **said), "event")


def places(state: State) -> list[str]:
    """Where events are, but for the two quiet ones."""
    quiet = {"gilda_of_traders", "space_storm"}
    return [
        f"{event.kind}@{state.galaxy.name(event.at)}" for event in state.happenings.events if event.kind not in quiet
    ]


NORTH = (1, 1)
"""Direction north, speed 1: one sector outward on the spoke that runs north."""


@pytest.mark.rule("SW-5.1.1")
@pytest.mark.rule("SW-5.1.2")
@pytest.mark.rule("SW-5.2.1")
@pytest.mark.example("SW-T.64")
def test_a_new_event_appears_in_the_core_and_does_not_move_yet() -> None:
    state = begin(given(A(), B(), dice=(4, 5, 4)), "event")
    assert [(event.kind, event.at) for event in state.happenings.events] == [("gilda_of_traders", 0)]


@pytest.mark.rule("SW-5.1.1")
@pytest.mark.rule("SW-5.1.8")
def test_the_fuller_the_core_the_less_appears() -> None:
    assert len(phase().happenings.events) == 2
    assert phase().happenings.missions == {}


@pytest.mark.rule("SW-5.1.3")
def test_no_more_than_its_counters_of_an_event() -> None:
    assert EVENTS["continuum_break"].limit == 1
    state = begin(given(A(), B(), events="continuum_break@3-3", dice=(1, 1, 1, 6, 2, 4, 4, *NORTH)), "event")
    assert [event.kind for event in state.happenings.events] == ["continuum_break"]


@pytest.mark.rule("SW-5.1.4")
@pytest.mark.rule("SW-5.1.5")
@pytest.mark.example("SW-T.66")
def test_where_a_mission_lies() -> None:
    state, events = happened(given(A(), B(), dice=(6, 2, 4, 3)), "event")
    ((mission, place),) = state.happenings.missions.items()
    assert (MISSIONS[mission].level, place) == (2, at(state, "4-7"))
    assert [event.dice for event in events if isinstance(event, MissionAppeared)] == [(2, 4, 3)]


@pytest.mark.rule("SW-5.1.5")
@pytest.mark.rule("SW-21.1.7")
def test_a_ring_that_the_map_does_not_have_is_rolled_again() -> None:
    state = begin(given(A(), B(), dice=(6, 2, 5, 6, 1, 6)), "event")
    assert list(state.happenings.missions.values()) == [at(state, "1-1")]


@pytest.mark.rule("SW-5.1.4")
def test_a_mission_in_play_or_solved_is_not_drawn_again() -> None:
    second = [mission.id for mission in MISSIONS.values() if mission.level == 2]
    state = given(A(), B(), missions=" ".join(f"{mission}@3-3" for mission in second[:3]), dice=(6, 2, 4, 3))
    state = begin(state.changed(happenings=state.happenings.with_solved(second[0])), "event")
    assert set(state.happenings.missions) & {second[0]} == set()
    state = given(A(), B(), missions=" ".join(f"{mission}@3-3" for mission in second), dice=(6,))
    assert len(begin(state, "event").happenings.missions) == len(second)


@pytest.mark.rule("SW-5.1.6")
def test_a_mission_in_a_supernova_is_gone_at_once() -> None:
    state, events = happened(given(A(), B(), tiles={"4-7": "supernova"}, dice=(6, 2, 4, 3)), "event")
    assert state.happenings.missions == {}
    assert any(isinstance(event, MissionGone) for event in events)


@pytest.mark.rule("SW-R.21")
@pytest.mark.rule("SW-5.2.2")
@pytest.mark.rule("SW-5.2.3")
@pytest.mark.example("SW-T.65")
@pytest.mark.parametrize(
    ("dice", "place"),
    [
        ((3, 1), "1-2"),
        ((3, 4), "1-2"),
        ((3, 5), "2-4"),
        ((3, 6, 1, 6), "2-2"),
        ((3, 6, 1, 1), "2-3"),
        ((1, 6, 4, 1), "1-0"),
    ],
)
def test_how_events_move(dice: tuple[int, ...], place: str) -> None:
    state = begin(given(A(), B(), events="space_anomaly@0-0", dice=(6, 1, 4, 1, *dice)), "event")
    assert [state.galaxy.name(event.at) for event in state.happenings.events] == [place]


@pytest.mark.rule("SW-5.2.4")
@pytest.mark.example("SW-T.89")
@pytest.mark.parametrize(
    ("tiles", "event", "dice", "cause"),
    [
        ({}, "space_anomaly@4-0", NORTH, "left"),
        ({"3-0": "supernova"}, "space_anomaly@2-0", NORTH, "supernova"),
        ({}, "space_anomaly@1-0", (4, 1), "core"),
        ({}, "space_anomaly@1-0", (4, 5), "core"),  # it does not pass through
    ],
)
def test_where_events_end(tiles: dict[str, str], event: str, dice: tuple[int, ...], cause: str) -> None:
    state, events = happened(
        given(A(), B(), tiles=tiles, events=f"{event} {QUIET}", dice=(NOTHING, *dice, *STILL)), "event"
    )
    assert places(state) == []
    assert [gone.cause for gone in events if isinstance(gone, HappeningGone)] == [cause]


@pytest.mark.rule("SW-R.85")
@pytest.mark.rule("SW-5.2.4")
@pytest.mark.example("SW-T.89")
def test_an_event_that_drifts_into_a_black_hole_is_gone_and_two_holes_remove_each_other() -> None:
    assert (
        places(phase(events="space_anomaly@2-0 black_hole@3-0", dice=(*NORTH, 1, 5))) == []
    )  # the hole leaves after it
    assert places(phase(events="space_anomaly@2-0 black_hole@3-0", dice=(*NORTH, 2, 1))) == ["black_hole@4-1"]
    assert places(phase(events="black_hole@2-0 black_hole@3-0", dice=NORTH)) == []


@pytest.mark.rule("SW-R.84")
@pytest.mark.rule("SW-5.3.1")
@pytest.mark.rule("SW-5.2.7")
@pytest.mark.example("SW-T.90")
def test_a_continuum_break_rolls_for_its_own_place() -> None:
    missing = begin(given(A(), B(), events="continuum_break@0-0", dice=(6, 2, 4, 3, 5, 1, 1)), "event")
    assert len(missing.happenings.missions) == 1  # the core's own; the break's was placed in the core and removed
    waiting = begin(given(A(), B(), events="continuum_break@0-0", dice=(6, 2, 4, 3, 1, 6, 1, *NORTH)), "event")
    assert [(event.kind, waiting.galaxy.name(event.at)) for event in waiting.happenings.events] == [
        ("continuum_break", "1-0"),
        ("space_anomaly", "0-0"),
    ]
    acting = begin(
        given(
            A(), B(), tiles={"2-0": "draconis_31"}, events="continuum_break@2-0", dice=(6, 2, 4, 3, 1, 3, 1, 2, *NORTH)
        ),
        "event",
    )
    assert system(acting, "draconis_31").contamination == 2  # a tachyonic field acts where it is made


@pytest.mark.rule("SW-5.3.2")
def test_a_break_that_makes_a_black_hole_takes_everything_along() -> None:
    state = begin(
        given(
            A(craft="cruiser1@3-0", holds="3-0"),
            B(),
            events="continuum_break@3-0 space_storm@3-0",
            missions="m01@3-0",
            sectors={"3-0": {"tokens": Tokens(fuel=2)}},
            dice=(6, 2, 4, 3, 1, 1, 2),
        ),
        "event",
    )
    assert state.happenings.events == ()
    assert "m01" not in state.happenings.missions
    assert state.fleets.craft == {}
    sector = state.sectors[at(state, "3-0")]
    assert (sector.owner, sector.tokens) == (A.seat, Tokens())


@pytest.mark.rule("SW-5.3.3")
@pytest.mark.rule("SW-5.1.7")
@pytest.mark.rule("SW-5.2.5")
@pytest.mark.rule("SW-5.3.26")
def test_a_black_hole_leaves_nothing_but_the_flag() -> None:
    full = System(Levels(city=2), legions={A.seat: Legions(3)}, small={A.seat: Small(1)}, natives=1, weapons=1)
    state = phase(
        A(
            systems={"draconis_31": full},
            craft="cruiser1@draconis_31 freight1@3-0",
            officers="admiral1@cruiser1 general1@draconis_31",
        ),
        B(),
        tiles={"2-0": "draconis_31"},
        sectors={"2-0": {"tokens": Tokens(1, 1, 1), "mines": 2}},
        missions="m01@2-0",
        events="black_hole@1-0 space_anomaly@3-0",
        dice=(1, 5),  # through 2-0 to 3-0
    )
    sector = state.sectors[at(state, "2-0")]
    assert (sector.owner, sector.tokens, sector.mines, sector.system) == (A.seat, Tokens(), 0, System())
    assert (state.fleets.craft, state.officers.each, state.happenings.missions) == ({}, {}, {})
    assert places(state) == ["black_hole@3-0"]


@pytest.mark.rule("SW-5.3.4")
def test_a_star_ends_a_black_hole() -> None:
    assert places(phase(tiles={"2-0": "wisp"}, events="black_hole@1-0", dice=(1, 5))) == []


@pytest.mark.rule("SW-R.24")
@pytest.mark.rule("SW-5.3.6")
def test_a_meteor_destroys_all_of_a_surface_but_craft() -> None:
    full = System(
        Levels(city=2, shipyard=1),
        singles=frozenset({"space_academy"}),
        orbital_cities=1,
        natives=1,
        slaves=1,
        aliens=2,
        legions={A.seat: Legions(3)},
        small={A.seat: Small(1)},
        weapons=1,
    )
    state = phase(
        A(
            systems={"draconis_31": full},
            craft="cruiser1@draconis_31",
            officers="general1@draconis_31 admiral1@cruiser1",
        ),
        B(),
        tiles={"2-0": "draconis_31"},
        sectors={"2-0": {"tokens": Tokens(1, 1, 1)}},
        events="meteor@1-0",
        dice=NORTH,
    )
    assert system(state, "draconis_31") == System(small={A.seat: Small(1)})
    assert tokens(state, "draconis_31") == Tokens()
    assert list(state.officers.each) == ["admiral1"]
    assert list(state.fleets.craft) == ["cruiser1"]
    assert places(state) == []


@pytest.mark.rule("SW-5.3.8")
@pytest.mark.rule("SW-5.3.9")
def test_a_berilan_gap_takes_craft_orbital_cities_and_mines() -> None:
    city = System(Levels(city=2), orbital_cities=2)
    said: dict[str, Any] = {
        "tiles": {"2-0": "draconis_31"},
        "sectors": {"2-0": {"mines": 2, "small": {A.seat: Small(2)}}},
        "events": "berilan_gap@1-0",
        "dice": NORTH,
    }
    craft = "cruiser1@draconis_31 outpost1@draconis_31"
    state = phase(A(systems={"draconis_31": city}, craft=craft), B(craft="corvette1@draconis_31"), **said)
    sector = state.sectors[at(state, "2-0")]
    assert (state.fleets.craft, sector.mines, sector.small) == ({}, 0, {})
    assert system(state, "draconis_31") == System(Levels(city=2))
    known = "berilan_gap_attenuation"
    state = phase(A(systems={"draconis_31": city}, craft=craft, known=known), B(craft="corvette1@draconis_31"), **said)
    sector = state.sectors[at(state, "2-0")]
    assert sorted(state.fleets.craft) == ["cruiser1", "outpost1"]
    assert (sector.mines, sector.small, system(state, "draconis_31")) == (2, {A.seat: Small(2)}, city)


@pytest.mark.rule("SW-5.3.10")
@pytest.mark.example("SW-T.31")
@pytest.mark.parametrize(("die", "counters", "left"), [(6, 8, []), (2, 7, ["tachyonic_field@veridia_11"])])
def test_a_tachyonic_field_contaminates(die: int, counters: int, left: list[str]) -> None:
    state = phase(
        tiles={"2-0": "veridia_11"},
        systems={"veridia_11": System(contamination=5)},
        events="tachyonic_field@1-0",
        dice=(*NORTH, die),
    )
    assert (system(state, "veridia_11").contamination, places(state)) == (counters, left)


@pytest.mark.rule("SW-R.25")
@pytest.mark.rule("SW-5.3.11")
@pytest.mark.rule("SW-5.3.13")
@pytest.mark.rule("SW-5.3.28")
@pytest.mark.parametrize(
    ("event", "left"), [("tachyons_collapse", Tokens(1, 1, 1)), ("neutronic_cloud", Tokens(1, 0, 1, 1, 1))]
)
def test_resources_vanish_aboard_craft_too(event: str, left: Tokens) -> None:
    before = given(
        A(craft="freight1@2-0"),
        B(),
        sectors={"2-0": {"tokens": Tokens(1, 1, 1, 1, 1)}},
        events=f"{event}@1-0 {QUIET}",
        dice=(NOTHING, *NORTH, *STILL),
    )
    before = before.changed(fleets=before.fleets.with_craft("freight1", tokens=Tokens(1, 1, 1, 1, 1)))
    state = begin(before, "event")
    assert (tokens(state, "2-0"), state.fleets["freight1"].tokens) == (left, left)


@pytest.mark.rule("SW-5.3.12")
def test_a_phasic_fluid_leaves_crystal_in_a_nebula() -> None:
    state = phase(
        A(craft="cruiser1@2-0"), B(), tiles={"2-0": "nebula_red"}, events="phasic_fluid@1-0", dice=(*NORTH, 4)
    )
    assert (tokens(state, "2-0"), state.fleets.craft, places(state)) == (Tokens(crystal_d=4), {}, [])


@pytest.mark.rule("SW-5.3.14")
@pytest.mark.rule("SW-13.4.6")
@pytest.mark.parametrize(("die", "left"), [(4, ["alien_creature@draconis_31"]), (5, [])])
def test_aliens_land(die: int, left: list[str]) -> None:
    from stellarch.games.space_wars.rules.control import is_blocked

    state = phase(tiles={"2-0": "draconis_31"}, events="alien_creature@1-0", dice=(*NORTH, die))
    assert (system(state, "draconis_31").aliens, places(state)) == (die, left)
    assert is_blocked(state, at(state, "draconis_31"))


@pytest.mark.rule("SW-5.3.15")
@pytest.mark.rule("SW-5.3.16")
@pytest.mark.example("SW-T.29")
def test_a_plasma_blast_strikes_craft_and_surface() -> None:
    planet = System(Levels(city=2), legions={A.seat: Legions(1)})
    said: dict[str, Any] = {
        "tiles": {"2-0": "draconis_31"},
        "sectors": {"2-0": {"mines": 1}},
        "events": "plasma_blast@1-0",
    }
    sides = A(systems={"draconis_31": planet}, craft="cruiser1@draconis_31"), B()
    state, events = happened(
        given(*sides, **{**said, "events": f"plasma_blast@1-0 {QUIET}"}, dice=(NOTHING, *NORTH, 4, 6, 5, 4, 1, *STILL)),
        "event",
    )
    assert state.fleets["cruiser1"].damage == 2
    assert system(state, "draconis_31") == System(Levels(city=1), legions={A.seat: Legions(1)})
    assert state.sectors[at(state, "2-0")].mines == 0
    assert [event.surface for event in events if isinstance(event, PlasmaStruck)] == [1]
    known = A(systems={"draconis_31": planet}, craft="cruiser1@draconis_31", known="plasma_blast_shield")
    immune = phase(known, B(), **said, dice=NORTH)
    assert (immune.fleets["cruiser1"].damage, system(immune, "draconis_31")) == (0, planet)


@pytest.mark.rule("SW-9.8.8")
@pytest.mark.example("SW-T.12")
@pytest.mark.rule("SW-D.56")
def test_a_damaged_craft_gives_up_what_no_longer_fits_and_the_phase_goes_on() -> None:
    before = given(
        A(craft="transport1@2-0"), B(), events=f"plasma_blast@1-0 {QUIET}", dice=(NOTHING, *NORTH, 6, 1, *STILL)
    )
    before = before.changed(fleets=before.fleets.with_craft("transport1", legions=Legions(5, 1)))
    state = begin(before, "event")
    assert isinstance(state.matter, Overloaded)
    assert offered(state, A) == ["jettison:regular", "jettison:veteran"]
    assert refused(state, "A jettison:elite") == "SW-9.8.8"
    assert refused(state, "B jettison:regular") == "SW-23.1.2"
    after = play(state, "jettison:regular", "auto")
    assert after.fleets["transport1"].legions == Legions(3, 1)
    assert sorted(after.galaxy.name(event.at) for event in after.happenings.events) == ["2-0", "2-3", "2-8"]


@pytest.mark.rule("SW-9.5.6")
def test_a_gate_goes_with_its_last_base() -> None:
    state = phase(A(craft="outpost1@2-0"), B(), sectors={"2-0": {"gate": A.seat}}, events="berilan_gap@1-0", dice=NORTH)
    assert state.sectors[at(state, "2-0")].gate is None


# Rulings


@pytest.mark.rule("SW-R.18")
def test_every_pair_of_dice_brings_one_event() -> None:
    cells = sorted(cell for sheet in EVENTS.values() for cell in sheet.cells)
    assert cells == [10 * first + second for first in range(1, 7) for second in range(1, 7)]


@pytest.mark.rule("SW-R.19")
def test_each_sector_of_the_sixth_ring_is_reached_by_one_pair_of_dice() -> None:
    six = [player() for player in (A, B, C, D, E, F)]
    reached = set()
    for direction in range(1, 7):
        for along in range(1, 7):
            state = begin(given(*six, dice=(6, direction, 6, along)), "event")
            reached |= set(state.happenings.missions.values())
    assert {ring_of(place) for place in reached} == {6}
    assert len(reached) == 36


@pytest.mark.rule("SW-5.4.1")
def test_missions_have_as_many_needs_as_their_level() -> None:
    for mission in MISSIONS.values():
        assert len(mission.needs) == mission.level
        assert sum(need.startswith("craft:") for need in mission.needs) <= 1
        assert {need for need in mission.needs if not need.startswith("craft:")} <= set(OFFICERS)
        assert sum(mission.reward.values()) > 0


@pytest.mark.rule("SW-R.26")
def test_a_plasma_blast_attacks_each_craft_twice() -> None:
    sides = A(craft="cruiser1@2-0 dreadnought1@2-0"), B(craft="corvette1@2-0")
    state = phase(*sides, events="plasma_blast@1-0", dice=(*NORTH, 6, 6, 6, 6, 6, 1))
    assert [state.fleets[name].damage for name in ("cruiser1", "dreadnought1", "corvette1")] == [2, 2, 1]


@pytest.mark.rule("SW-R.86")
@pytest.mark.rule("SW-5.3.26")
@pytest.mark.parametrize("event", ["berilan_gap", "plasma_blast"])
def test_events_of_space_do_not_reach_craft_on_a_surface(event: str) -> None:
    on = System(small={A.seat: Small(2, 1, 0, 1)})
    state = phase(A(systems={"moss_71": on}), B(), tiles={"2-0": "moss_71"}, events=f"{event}@1-0", dice=NORTH)
    assert system(state, "moss_71").small_of(A.seat) == Small(2, 1, 0, 1)


@pytest.mark.rule("SW-R.87")
@pytest.mark.rule("SW-5.3.27")
def test_a_warp_that_drifts_over_craft_throws_nobody() -> None:
    state = phase(A(craft="cruiser1@2-0"), B(), events="space_warp@1-0", dice=NORTH)
    assert (places(state), state.fleets["cruiser1"].at) == (["space_warp@2-0"], at(state, "2-0"))


@pytest.mark.rule("SW-16.1.12")
@pytest.mark.rule("SW-R.96")
def test_a_meteor_spares_an_artificial_gate() -> None:
    state = phase(
        A(systems={"moss_71": System(Levels(city=1))}, craft="outpost1@moss_71"),
        B(),
        tiles={"2-0": "moss_71"},
        sectors={"2-0": {"gate": A.seat}},
        events="meteor@1-0",
        dice=NORTH,
    )
    assert (state.sectors[at(state, "2-0")].gate, system(state, "moss_71").levels.city) == (A.seat, 0)
