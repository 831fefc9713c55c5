"""SW-9.1, SW-9.3, SW-9.4: sub-phases, movement, flags, and what awaits craft where they come to."""

import pytest

from stellarch.core import Refused
from stellarch.games.space_wars.chapters.arrival import CraftSwallowed, CraftThrown
from stellarch.games.space_wars.chapters.flags import SectorFlagged
from stellarch.games.space_wars.chapters.general import SubPhaseBegun
from stellarch.games.space_wars.chapters.movement import points
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.state import Small, State, Tokens
from tests.rules.space_wars.given import (
    A,
    B,
    C,
    Player,
    _order,
    at,
    begin,
    given,
    happened,
    offered,
    play,
    refused,
    told,
)

WAR, ALLIANCE = {"military": "war"}, {"military": "alliance"}

# With two players A's home is 4-2; 4-3 to 4-6 follow clockwise along the last ring of the duel map, and B's is 4-14.


def moving(*args: object, **kwargs: object) -> State:
    return begin(given(*args, **kwargs), "player_subphases")  # type: ignore[arg-type]


def where(state: State, craft: str) -> str:
    return state.galaxy.name(state.fleets[craft].at)


def owner(state: State, name: str) -> int | None:
    return state.sectors[at(state, name)].owner


def refusal(state: State, order: str) -> Refused:
    with pytest.raises(Refused) as caught:
        rules.apply(state, *_order(state, order))
    return caught.value


def moves_of(state: State, craft: str, player: Player = A) -> set[str]:
    """Where a craft may go by itself."""
    prefix = f"move:{craft}/"
    return {choice.removeprefix(prefix) for choice in offered(state, player) if choice.startswith(prefix)}


# The sub-phase


@pytest.mark.rule("SW-9.1.1")
@pytest.mark.rule("SW-4.1.2")
def test_players_move_in_turn_order() -> None:
    state = moving(A(), B(), C(), order=(C, A, B))
    assert rules.waiting_on(state) == {C.seat}
    state = play(state, "C end")
    assert rules.waiting_on(state) == {A.seat}
    assert refused(state, "C end") == "SW-23.1.2"
    after = play(state, "A end", "B end")
    assert after.stage is None  # and on to the next phase


@pytest.mark.example("SW-T.83")
@pytest.mark.rule("SW-9.1.3")
@pytest.mark.rule("SW-4.1.4")
def test_allies_share_the_sub_phase_of_the_earlier_one() -> None:
    state, events = happened(given(A(), B(), C(), order=(A, C, B), relations={(A, B): ALLIANCE}), "player_subphases")
    assert events == (SubPhaseBegun((A.seat, B.seat)),)
    state = play(state, "A end")
    assert rules.waiting_on(state) == {B.seat}
    state, events = told(state, "B end")
    assert SubPhaseBegun((C.seat,)) in events
    assert rules.waiting_on(state) == {C.seat}


# Steps


@pytest.mark.rule("SW-R.78")
@pytest.mark.rule("SW-9.3.1")
def test_movement_points() -> None:
    craft = "corvette1@4-2 cruiser1@4-2 cruiser2@4-2 outpost1@4-2 orbital_base1@4-2 artificial_moon1@4-2"
    plain = given(A(craft=craft, officers="engineer1@cruiser1 engineer2@outpost1"), B())
    assert [points(plain, name) for name in plain.fleets.of(A.seat)] == [2, 2, 1, 1, 0, 1]
    swift = given(A(craft=craft, known="advanced_propulsion", officers="engineer1@cruiser1"), B())
    assert [points(swift, name) for name in swift.fleets.of(A.seat)] == [3, 3, 2, 1, 0, 1]


@pytest.mark.rule("SW-9.3.2")
def test_a_step_costs_a_point() -> None:
    state = moving(A(craft="corvette1@4-2"), B())
    assert moves_of(state, "corvette1") == {"4-1", "4-3", "3-1", "3-2"}
    state = play(state, "move:corvette1/4-3", "move:corvette1/4-4")
    assert where(state, "corvette1") == "4-4"
    assert moves_of(state, "corvette1") == set()
    assert refused(state, "move:corvette1/4-5") == "SW-9.3.2"


@pytest.mark.rule("SW-9.3.2")
def test_a_step_leads_to_an_adjacent_sector() -> None:
    state = moving(A(craft="corvette1@4-2"), B())
    barred = refusal(state, "move:corvette1/4-4")
    assert barred.rule == "SW-9.3.2"
    assert "there are 2" in barred.why.en
    assert refused(state, "move:corvette1/4-2") == "SW-9.3.2"
    assert refused(state, "move:corvette1/6-35") == "SW-2.1.1"
    assert refused(state, "move:corvette1/nowhere") == "SW-2.1.1"


@pytest.mark.rule("SW-9.3.1")
def test_an_orbital_base_does_not_move() -> None:
    state = moving(A(craft="orbital_base1@4-2"), B())
    assert refused(state, "move:orbital_base1/4-3") == "SW-9.3.1"


@pytest.mark.rule("SW-9.3.4")
@pytest.mark.rule("SW-23.1.5")
def test_craft_move_together_from_one_sector() -> None:
    state = moving(A(craft="corvette1@4-2 cruiser1@4-2 freight1@4-2 corvette2@4-3"), B(craft="cruiser2@4-14"))
    assert "move:corvette1+cruiser1+freight1/4-1" in offered(state, A)
    assert "move" in offered(state, A)  # any other group
    after = play(state, "move:corvette1+freight1/4-1")
    assert [where(after, name) for name in ("corvette1", "cruiser1", "freight1")] == ["4-1", "arcadia_prime", "4-1"]
    for group in ("corvette1+corvette2", "corvette1+corvette1", "cruiser2", "cruiser9", "-"):
        assert refused(state, f"move:{group}/4-1") == "SW-9.3.4"


@pytest.mark.rule("SW-9.3.5")
@pytest.mark.rule("SW-9.3.6")
def test_only_those_of_a_group_that_may_enter_are_listed_together() -> None:
    state = moving(A(craft="corvette1@4-2 cruiser1@4-2 freight1@4-2"), B(holds="4-1"))
    assert "move:freight1/4-1" in offered(state, A)
    assert not any("cruiser1" in choice and choice.endswith("/4-1") for choice in offered(state, A))
    assert refused(state, "move:cruiser1+freight1/4-1") == "SW-9.3.5"


@pytest.mark.example("SW-T.74")
@pytest.mark.rule("SW-2.2.7")
def test_an_asteroid_field_ends_the_movement() -> None:
    state = moving(A(craft="corvette1@4-2"), B(), tiles={"4-3": "asteroid_field"})
    state = play(state, "move:corvette1/4-3")
    assert refused(state, "move:corvette1/4-4") == "SW-2.2.7"
    later = begin(state.changed(fleets=state.fleets.rested(), stage=None), "player_subphases")
    assert where(play(later, "move:corvette1/4-4", "move:corvette1/4-5"), "corvette1") == "4-5"


@pytest.mark.example("SW-T.75")
@pytest.mark.rule("SW-9.3.8")
def test_closed_sectors_are_not_offered() -> None:
    tiles = {"4-1": "nebula_red", "3-1": "supernova"}
    state = moving(A(craft="corvette1@4-2"), B(), tiles=tiles, events="space_storm@4-3")
    assert moves_of(state, "corvette1") == {"3-2"}
    seeing = moving(A(craft="corvette1@4-2", known="space_scanner"), B(), tiles=tiles, events="space_storm@4-3")
    assert moves_of(seeing, "corvette1") == {"3-2", "4-1", "4-3"}


@pytest.mark.rule("SW-9.3.9")
@pytest.mark.rule("SW-5.3.17")
@pytest.mark.rule("SW-5.3.8")
@pytest.mark.parametrize(
    ("event", "technology", "rule"),
    [
        ("pulsar_interference", "", "SW-5.3.17"),
        ("pulsar_interference", "pulsar_interference_wrapper", None),
        ("berilan_gap", "berilan_gap_attenuation", "SW-5.3.8"),
        ("space_storm", "", None),
    ],
)
def test_some_events_hold_craft(event: str, technology: str, rule: str | None) -> None:
    state = moving(A(craft="corvette1@4-2", known=technology), B(), events=f"{event}@4-2")
    assert refused(state, "move:corvette1/4-3") == rule


# Supply


@pytest.mark.example("SW-T.73")
@pytest.mark.rule("SW-9.2.10")
def test_a_craft_out_of_supply_makes_one_step() -> None:
    state = moving(A(craft="corvette1@4-5 outpost1@4-4"), B())
    state = play(state, "move:corvette1/4-6")
    assert moves_of(state, "corvette1") == set()
    barred = refusal(state, "move:corvette1/4-7")
    assert barred.rule == "SW-9.2.10"
    assert barred.about == ("corvette1",)
    assert barred.why.en == (
        "Corvette 1, in sector 4-6, was out of supply and has made its one move of this turn; your nearest base is "
        "4 sectors away and your range is 1."
    )
    assert "à 4 secteurs" in barred.why.fr


@pytest.mark.rule("SW-9.2.9")
def test_supply_is_checked_as_a_craft_begins_to_move() -> None:
    state = moving(A(craft="corvette1@4-3"), B())
    state = play(state, "move:corvette1/4-4", "move:corvette1/4-5")
    assert where(state, "corvette1") == "4-5"
    swift = moving(A(craft="corvette1@4-3", known="advanced_propulsion"), B())
    swift = play(swift, "move:corvette1/4-4", "move:corvette1/4-5", "move:corvette1/4-6")
    assert where(swift, "corvette1") == "4-6"  # though it is out of supply since the first step


@pytest.mark.rule("SW-9.2.9")
def test_a_base_that_comes_along_helps_only_who_has_not_begun() -> None:
    state = moving(A(craft="corvette1@4-4 corvette2@4-4 outpost1@4-2"), B())
    state = play(state, "move:corvette1/4-5", "move:outpost1/4-3")
    assert refused(state, "move:corvette1/4-6") == "SW-9.2.10"
    assert where(play(state, "move:corvette2/4-5", "move:corvette2/4-6"), "corvette2") == "4-6"


# Flags


@pytest.mark.rule("SW-9.4.1")
@pytest.mark.rule("SW-9.4.5")
def test_a_free_sector_is_flagged_by_the_player_who_enters_it() -> None:
    state, events = told(moving(A(craft="corvette1@4-2"), B()), "move:corvette1/4-3")
    assert owner(state, "4-3") == A.seat
    assert SectorFlagged(A.seat, "4-3") in events


@pytest.mark.rule("SW-R.45")
@pytest.mark.rule("SW-9.4.1")
def test_a_flag_may_be_left_out_and_put_up_later() -> None:
    state = play(moving(A(craft="corvette1@4-2"), B()), "move:corvette1/4-3/no")
    assert owner(state, "4-3") is None
    assert "flag:4-3" in offered(state, A)
    state = play(state, "flag:4-3")
    assert owner(state, "4-3") == A.seat
    assert refused(state, "flag:4-3") == "SW-9.4.1"
    assert refused(state, "flag:0-0") == "SW-2.2.6"
    assert refused(state, "flag:4-4") == "SW-9.4.2"


@pytest.mark.rule("SW-R.45")
@pytest.mark.rule("SW-9.4.2")
@pytest.mark.parametrize(
    ("craft", "flags"),
    [
        ("freight1", False),
        ("consular_starship1", False),
        ("scientific_starship1", False),
        ("transport1", True),
        ("construction_starship1", True),
        ("outpost1", True),
        ("artificial_moon1", True),
    ],
)
def test_who_flags(craft: str, flags: bool) -> None:
    state = play(moving(A(craft=f"{craft}@4-2"), B()), f"move:{craft}/4-3")
    assert (owner(state, "4-3") == A.seat) == flags
    assert refused(state, "flag:4-3") == ("SW-9.4.1" if flags else "SW-9.4.2")


@pytest.mark.rule("SW-9.4.2")
@pytest.mark.parametrize(("small", "why"), [(Small(1), None), (Small(boarding_pod=1), "SW-9.4.2")])
def test_fighters_in_space_flag_but_pods_do_not(small: Small, why: str | None) -> None:
    state = moving(A(), B(), sectors={"4-5": {"small": {A.seat: small}}})
    assert refused(state, "flag:4-5") == why
    assert ("flag:4-5" in offered(state, A)) == (why is None)


@pytest.mark.rule("SW-9.4.3")
def test_no_flag_where_an_enemy_stands() -> None:
    craft = B(craft="corvette2@4-3 freight2@4-1")
    state = moving(A(craft="corvette1@4-2 corvette3@4-2"), craft, relations={(A, B): WAR})
    state = play(state, "move:corvette1/4-3", "B let_pass", "move:corvette3/4-1")
    assert owner(state, "4-3") is None
    assert refused(state, "flag:4-3") == "SW-9.4.3"
    assert owner(state, "4-1") == A.seat  # a freighter is no presence
    peace = play(moving(A(craft="corvette1@4-2"), craft), "move:corvette1/4-3")
    assert owner(peace, "4-3") == A.seat


@pytest.mark.rule("SW-9.4.4")
def test_flagging_a_system_gives_it_with_its_natives() -> None:
    tiles = {"4-3": "draconis_31", "4-1": "capella"}
    state = moving(A(craft="corvette1@4-2 corvette2@4-2"), B(), tiles=tiles)
    state = state.with_system(at(state, "draconis_31"), natives=2)
    state = play(state, "move:corvette1/draconis_31", "move:corvette2/capella")
    assert owner(state, "draconis_31") == owner(state, "capella") == A.seat
    assert state.sectors.system(at(state, "draconis_31")).natives == 2


# What awaits craft


@pytest.mark.rule("SW-R.22")
@pytest.mark.rule("SW-5.2.6")
@pytest.mark.rule("SW-5.3.8")
@pytest.mark.rule("SW-9.8.7")
def test_a_gap_swallows_craft_that_come_into_it() -> None:
    state, events = told(
        moving(A(craft="corvette1@4-2", officers="consul1@corvette1"), B(), events="berilan_gap@4-3"),
        "move:corvette1/4-3",
    )
    assert "corvette1" not in state.fleets
    assert "consul1" not in state.officers
    assert CraftSwallowed(A.seat, ("corvette1",), 0, "4-3", "berilan_gap") in events
    assert owner(state, "4-3") is None
    safe = moving(A(craft="corvette1@4-2", known="berilan_gap_attenuation"), B(), events="berilan_gap@4-3")
    assert where(play(safe, "move:corvette1/4-3"), "corvette1") == "4-3"


@pytest.mark.rule("SW-5.3.5")
def test_a_scientific_starship_undoes_a_black_hole() -> None:
    side = A(craft="scientific_starship1@4-2", known="black_hole_degravitation")
    state = play(moving(side, B(), events="black_hole@4-3"), "move:scientific_starship1/4-3")
    assert where(state, "scientific_starship1") == "4-3"
    assert state.happenings.events == ()


@pytest.mark.rule("SW-5.3.28")
@pytest.mark.parametrize(
    ("event", "left"),
    [("tachyons_collapse", Tokens(electronic=2)), ("neutronic_cloud", Tokens(crystal_d=1, fuel=1))],
)
def test_cargo_that_comes_into_an_event_is_lost(event: str, left: Tokens) -> None:
    state = moving(A(craft="freight1@4-2"), B(), events=f"{event}@4-3", sectors={"4-3": {"tokens": Tokens(fuel=3)}})
    loaded = state.fleets.with_craft("freight1", tokens=Tokens(electronic=2, crystal_d=1, fuel=1))
    state = play(state.changed(fleets=loaded), "move:freight1/4-3")
    assert state.fleets["freight1"].tokens == left
    assert state.sectors[at(state, "4-3")].tokens == Tokens(fuel=3)  # what lay there already


@pytest.mark.rule("SW-5.2.6")
@pytest.mark.rule("SW-5.3.15")
def test_craft_that_come_into_a_plasma_blast_suffer_it() -> None:
    state = moving(A(craft="cruiser1@4-2 cruiser2@4-3"), B(), events="plasma_blast@4-3", dice=(4, 6))
    state = play(state, "move:cruiser1/4-3")
    assert state.fleets["cruiser1"].damage == 2
    assert state.fleets["cruiser2"].damage == 0
    immune = moving(A(craft="cruiser1@4-2", known="plasma_blast_shield"), B(), events="plasma_blast@4-3")
    assert play(immune, "move:cruiser1/4-3").fleets["cruiser1"].damage == 0


@pytest.mark.rule("SW-9.8.8")
def test_a_freighter_that_is_hit_on_arrival_drops_cargo_before_the_flag() -> None:
    state = moving(A(craft="freight1@4-2 cruiser1@4-2"), B(), events="plasma_blast@4-3", dice=(6, 1, 1, 1))
    loaded = state.fleets.with_craft("freight1", tokens=Tokens(mechanical=6))
    state = play(state.changed(fleets=loaded), "move:freight1+cruiser1/4-3")
    assert owner(state, "4-3") is None
    state = play(state, "jettison:mechanical", "jettison:mechanical")
    assert owner(state, "4-3") == A.seat
    assert refused(state, "end") is None


# Space warp


@pytest.mark.rule("SW-R.28")
@pytest.mark.rule("SW-5.3.19")
def test_a_warp_throws_capital_starships_and_ends_their_movement() -> None:
    state = moving(A(craft="corvette1@4-2 outpost1@4-2"), B(), events="space_warp@3-2", dice=(4, 3))
    state, events = told(state, "move:corvette1+outpost1/3-2")
    assert where(state, "corvette1") == "2-3"
    assert where(state, "outpost1") == "3-2"
    assert CraftThrown(A.seat, "corvette1", (4, 3), "3-2", "2-3") in events
    assert owner(state, "2-3") == A.seat
    assert refused(state, "move:corvette1/2-4") == "SW-5.3.19"


@pytest.mark.rule("SW-R.28")
@pytest.mark.rule("SW-5.3.19")
def test_a_craft_thrown_over_the_edge_stays_in_the_last_sector() -> None:
    state = moving(A(craft="corvette1@4-2"), B(), events="space_warp@4-3", dice=(1, 6))
    state = play(state, "move:corvette1/4-3")
    assert where(state, "corvette1") == "4-3"
    assert owner(state, "4-3") == A.seat


@pytest.mark.rule("SW-R.9")
@pytest.mark.rule("SW-2.2.6")
@pytest.mark.rule("SW-5.3.27")
def test_a_craft_thrown_into_the_core_is_gone() -> None:
    state = moving(A(craft="corvette1@2-2"), B(), events="space_warp@1-1", dice=(5, 1))
    assert where(state, "corvette1") == "2-2"
    directions = [state.galaxy.board.beyond(at(state, "1-1"), direction) for direction in range(1, 7)]
    dice = (directions.index(at(state, "0-0")) + 1, 1)
    state = moving(A(craft="corvette1@2-2"), B(), events="space_warp@1-1", dice=dice)
    state, events = told(state, "move:corvette1/1-1")
    assert "corvette1" not in state.fleets
    assert CraftSwallowed(A.seat, ("corvette1",), 0, "0-0", "galaxy_core") in events


@pytest.mark.rule("SW-R.87")
@pytest.mark.example("SW-T.95")
@pytest.mark.rule("SW-5.3.27")
def test_a_craft_is_thrown_once_a_turn() -> None:
    state = moving(A(craft="cruiser1@2-6"), B(), events="space_warp@3-9 space_warp@3-9", dice=(2, 3))
    target = state.galaxy.board.beyond(at(state, "3-9"), 2)
    assert target is not None
    target = state.galaxy.board.beyond(target, 2)
    assert target is not None
    named = state.galaxy.name(target)
    side = A(craft="cruiser1@2-6", known="advanced_propulsion")
    state = moving(side, B(), events=f"space_warp@3-9 space_warp@{named}", dice=(2, 3))
    state = play(state, "move:cruiser1/3-9")
    assert where(state, "cruiser1") == named
    assert moves_of(state, "cruiser1") == set()


@pytest.mark.rule("SW-R.28")
@pytest.mark.rule("SW-5.3.20")
def test_with_the_technology_each_craft_jumps_from_a_warp_once_a_turn() -> None:
    side = A(craft="corvette1@4-2 corvette2@4-2 corvette3@3-2", known="space_warp_propulsion movement_range_4")
    state = moving(side, B(), events="space_warp@3-2")
    assert refused(state, "warp:corvette3/2-6") == "SW-5.3.20"  # it did not come in now
    state = play(state, "move:corvette1+corvette2/3-2")
    assert "warp:corvette1/2-2" in offered(state, A)
    assert refused(state, "warp:corvette1/4-14") == "SW-5.3.20"
    assert refused(state, "warp:corvette1/0-0") == "SW-2.2.6"
    state = play(state, "warp:corvette1/2-4", "move:corvette1/2-5")
    assert where(state, "corvette1") == "2-5"
    assert owner(state, "2-4") == A.seat
    assert where(play(state, "warp:corvette2/2-4"), "corvette2") == "2-4"  # it has its own jump


@pytest.mark.rule("SW-5.3.20")
def test_a_craft_that_has_jumped_does_not_jump_from_another_warp() -> None:
    side = A(craft="corvette1@4-2", known="space_warp_propulsion movement_range_4")
    state = moving(side, B(), events="space_warp@4-3 space_warp@4-6")
    state = play(state, "move:corvette1/4-3", "warp:corvette1/4-5", "move:corvette1/4-6")
    assert refused(state, "warp:corvette1/4-7") == "SW-5.3.20"
    assert not any(choice.startswith("warp") for choice in offered(state, A))


@pytest.mark.rule("SW-R.27")
@pytest.mark.rule("SW-5.3.18")
def test_a_storm_lets_everybody_out() -> None:
    state = moving(A(craft="corvette1@4-3"), B(), events="space_storm@4-3")
    assert where(play(state, "move:corvette1/4-4"), "corvette1") == "4-4"
    assert refused(play(state, "move:corvette1/4-4"), "move:corvette1/4-3") == "SW-5.3.18"
