"""SW-29.1 to SW-29.9: where second readings of the rulebook changed what battles do."""

from typing import Any

import pytest

from stellarch.games.space_wars.chapters.battle.boarding import Boarded, PrizeRemoved
from stellarch.games.space_wars.chapters.battle.ending import BattleEnded
from stellarch.games.space_wars.chapters.battle.interception import DefenceFired
from stellarch.games.space_wars.chapters.battle.mustering import CameUp
from stellarch.games.space_wars.chapters.battle.preparing import generator_owner
from stellarch.games.space_wars.chapters.battle.withdraw import WithdrawalRolled
from stellarch.games.space_wars.chapters.bombardment import guns, raids
from stellarch.games.space_wars.chapters.cleaning import MeteorShot
from stellarch.games.space_wars.chapters.launching import Flew
from stellarch.games.space_wars.chapters.officers import SpiesSought
from stellarch.games.space_wars.chapters.visits import Visited
from stellarch.games.space_wars.rules import play as rules
from stellarch.games.space_wars.rules.control import is_blocked
from stellarch.games.space_wars.state import Legions, Levels, Small, State, System
from stellarch.games.space_wars.state.battles import Battle, Intercepting, Mustering
from stellarch.games.space_wars.state.counts import NO_SMALL
from stellarch.games.space_wars.state.matters import SubPhases
from stellarch.games.space_wars.tables.happenings import ANOMALY
from tests.rules.space_wars.battles import HERE, WAR, battle, both, fight, flying, here, idle
from tests.rules.space_wars.given import A, B, at, begin, by_hand, given, offered, play, refused, told

by_version = pytest.mark.parametrize("rules_version", [3, 4])
PLANET = "draconis_31"


def home(small: Small = NO_SMALL, *singles: str) -> dict[str, Any]:
    """A planet of B in the sector of the battle."""
    surface = System(Levels(city=1), frozenset(singles), legions={B.seat: Legions(1)}, small={B.seat: small})
    return {"tiles": {HERE: PLANET}, "sectors": {PLANET: {"owner": B.seat, "system": surface}}}


def coming(ours: str, theirs: str = "", *, version: int = 4, known: str = "", **said: Any) -> State:
    """A's craft are beside the sector of the battle, and about to move there."""
    everywhere = "unlimited_movement_range"
    state = given(
        A(craft=" ".join(f"{name}@3-4" for name in ours.split()), known=known or everywhere),
        B(craft=here(theirs), known=everywhere),
        relations={(A, B): WAR},
        **said,
    )
    return begin(state.changed(rules=version), "player_subphases")


def over(ours: str, version: int = 4, **said: Any) -> State:
    """A's craft are over the planet of B, and A is about to start battles."""
    state = given(
        A(craft=here(ours), known="unlimited_movement_range"),
        B(known="unlimited_movement_range"),
        relations={(A, B): WAR},
        **said,
    )
    return play(begin(state.changed(rules=version), "player_subphases"), "A end")


def surface(state: State) -> Small:
    return state.sectors.system(at(state, PLANET)).small_of(B.seat)


# Orbital defence and shield generator


@by_version
@pytest.mark.rule("SW-29.1", "SW-9.9.5", "SW-V.3")
def test_a_fleet_that_blockades_is_fired_at(rules_version: int) -> None:
    fleet = "dreadnought1 dreadnought2 dreadnought3 cruiser1 cruiser2"
    state = coming(fleet, version=rules_version, dice=(1,) * 10, **home(Small(), "orbital_defense_project"))
    state, events = told(state, f"A move:{'+'.join(fleet.split())}/{PLANET}")
    assert is_blocked(state, at(state, PLANET))
    fired = [len(event.shots) for event in events if isinstance(event, DefenceFired)]
    assert fired == ([10] if rules_version == 4 else [])


@by_version
@pytest.mark.rule("SW-29.1", "SW-11.3.4", "SW-V.3")
def test_a_blockade_does_not_switch_the_generator_off(rules_version: int) -> None:
    craft = "dreadnought1 dreadnought2 dreadnought3 cruiser1 cruiser3"
    state = battle(craft, "cruiser2 corvette2", **home(Small(), "orbital_shield_generator")).changed(
        rules=rules_version
    )
    assert generator_owner(state, fight(state)) == (B.seat if rules_version == 4 else None)


# Who has won


@by_version
@pytest.mark.rule("SW-10.3.6", "SW-R.53", "SW-V.3")
def test_fighters_that_land_after_a_battle_have_not_lost_it(rules_version: int) -> None:
    """Neither side hits anything: nobody has won, though B's fighters go back to the surface."""
    state = battle("corvette1 corvette2", "", small={B: Small(2)}, dice=(1,) * 20, **home())
    state = idle(state.changed(rules=rules_version), "settle")
    assert fight(state).is_on_board(1)
    _, events = told(state, "B auto")
    assert BattleEnded(PLANET, 1, () if rules_version == 4 else (A.seat,)) in events


# Fighters on a surface


SIX = Small(star_fighter=6)


@by_version
@pytest.mark.rule("SW-29.2", "SW-9.9.1", "SW-R.102", "SW-V.3")
def test_fighters_on_the_ground_intercept(rules_version: int) -> None:
    state = coming("corvette1 transport1", version=rules_version, dice=(6,) * 40, **home(SIX))
    state = play(state, f"A move:corvette1+transport1/{PLANET}")
    assert isinstance(state.matter, Intercepting) == (rules_version == 4)
    if rules_version == 4:
        assert rules.waiting_on(state) == {B.seat}
        state, events = told(state, "B auto")  # they are more than strong enough
        assert BattleEnded(PLANET, 1, (B.seat,)) in events
        assert surface(state) == Small(star_fighter=5)
        assert "corvette1" not in state.fleets
        assert state.fleets.moves_of("transport1").stopped == "fought"


@by_version
@pytest.mark.rule("SW-29.2", "SW-10.1.1", "SW-R.102", "SW-V.3")
def test_fighters_open_a_battle_from_the_ground(rules_version: int) -> None:
    state = given(
        A(known="unlimited_movement_range", systems={PLANET: System(Levels(city=1), small={A.seat: SIX})}),
        B(craft=here("transport2"), known="unlimited_movement_range"),
        tiles={HERE: PLANET},
        relations={(A, B): WAR},
        dice=(6,) * 20,
    )
    state = play(begin(state.changed(rules=rules_version), "player_subphases"), "A end")
    if rules_version == 3:
        assert rules.waiting_on(state) == {B.seat}
        return
    state = play(state, f"A battle:{PLANET}/1/yes")
    assert refused(state, "A dispose:-/-/-/-") == "SW-29.2"  # who attacks comes up
    assert refused(state, "A dispose:-/-/star_fighter1/-") is None
    state = play(state, "A entrust")
    assert "transport2" not in state.fleets


@pytest.mark.rule("SW-29.2", "SW-D.34")
def test_a_player_who_is_attacked_on_the_ground_decides_who_comes_up() -> None:
    state = over("cruiser1", dice=(1,) * 40, **home(SIX))
    assert f"battle:{PLANET}/1" in offered(state, A)
    state = play(by_hand(state), f"A battle:{PLANET}/1")
    assert isinstance(state.matter, Mustering)
    assert rules.waiting_on(state) == {B.seat}
    state, events = told(state, "B join")
    assert CameUp(B.seat, PLANET, True) in events
    state = play(state, "B dispose:-/-/star_fighter1+star_fighter2/-")
    assert fight(state).in_zone(1) == ("star_fighter1", "star_fighter2")
    assert surface(state) == Small(star_fighter=4)


@pytest.mark.rule("SW-29.2", "SW-10.1.6", "SW-D.33")
def test_if_none_comes_up_there_is_no_battle() -> None:
    state = over("dreadnought1 dreadnought2", **home(Small(star_fighter=2)))
    assert play(state, "A auto").matter != state.matter  # the software does not attack who would not come up
    state, events = told(state, f"A battle:{PLANET}/1")
    assert CameUp(B.seat, PLANET, False) in events
    assert not any(isinstance(matter, Battle) for matter in state.pending)
    assert surface(state) == Small(star_fighter=2)
    assert isinstance(state.matter, SubPhases)
    assert (state.matter.groups[0], state.matter.step) == ((A.seat,), "bombardment")  # A cannot ask again


@pytest.mark.rule("SW-29.2")
def test_the_default_comes_up_against_a_weaker_enemy_only() -> None:
    weak = over("corvette1", dice=(6,) * 40, **home(SIX))
    _, events = told(weak, f"A battle:{PLANET}/1")
    assert CameUp(B.seat, PLANET, True) in events


# Up and down


def at_home(small: Small, version: int = 4) -> State:
    state = given(
        A(systems={PLANET: System(Levels(city=1), small={A.seat: small})}),
        B(systems={"veridia_11": System(small={A.seat: Small(1)})}),
        tiles={HERE: PLANET, "4-7": "veridia_11"},
    )
    return begin(state.changed(rules=version), "player_subphases")


@pytest.mark.rule("SW-29.3", "SW-R.102")
def test_fighters_fly_up_and_down_without_a_carrier() -> None:
    state = at_home(Small(star_fighter=3, boarding_pod=1))
    assert {f"launch:{PLANET}/star_fighter=1", f"launch:{PLANET}/star_fighter=3"} <= set(offered(state, A))
    state, events = told(state, f"A launch:{PLANET}/star_fighter=2+boarding_pod=1")
    assert Flew(A.seat, {"star_fighter": 2, "boarding_pod": 1}, PLANET, True) in events
    assert flying(state, A) == Small(star_fighter=2, boarding_pod=1)
    assert refused(state, f"A launch:{PLANET}/star_fighter=2") == "SW-29.3"
    assert refused(state, f"A launch:{PLANET}/corvette=1") == "SW-29.3"
    assert refused(state, "A launch:veridia_11/star_fighter=1") == "SW-29.3"  # another manages it
    state = play(state, f"A land:{PLANET}/star_fighter=2")
    assert flying(state, A) == Small(boarding_pod=1)
    assert state.sectors.system(at(state, PLANET)).small_of(A.seat) == Small(star_fighter=3)


@pytest.mark.rule("SW-29.3", "SW-V.3")
def test_in_an_older_game_fighters_need_a_carrier() -> None:
    state = at_home(SIX, version=3)
    assert refused(state, f"A launch:{PLANET}/star_fighter=1") == "SW-29.3"
    assert not [order for order in offered(state, A) if order.startswith(("launch", "land"))]


# Gates


GATES = {"4-3": "star_gate_a", "2-6": "star_gate_a", "1-1": "star_gate_a"}


@by_version
@pytest.mark.rule("SW-29.4", "SW-9.9.2", "SW-V.3")
def test_fighters_that_are_intercepted_pass_no_further_gate(rules_version: int) -> None:
    everywhere = "star_gates_navigation unlimited_movement_range"
    state = given(
        A(known=everywhere),
        B(craft="outpost2@2-6", known=everywhere),
        tiles=GATES,
        sectors={"4-3": {"small": {A.seat: Small(2)}}},
        relations={(A, B): WAR},
        dice=(1,) * 200,
    )
    state = begin(state.changed(rules=rules_version), "player_subphases")
    state = play(state, "A gate_small:4-3/star_fighter=2/2-6", "B intercept")
    assert rules.waiting_on(state) == {A.seat}  # nobody has won
    assert refused(state, "A gate_small:2-6/star_fighter=1/1-1") == ("SW-9.5.5" if rules_version == 4 else None)


@by_version
@pytest.mark.parametrize("is_lost", [False, True])
@pytest.mark.rule("SW-29.4", "SW-9.9.2", "SW-V.3")
def test_fighters_of_a_carrier_that_was_stopped_pass_no_gate_either(rules_version: int, is_lost: bool) -> None:
    """Whether they are put out afterwards, or fought on after their carrier was lost."""
    everywhere = "star_gates_navigation unlimited_movement_range"
    state = given(
        A(craft="carrier1@3-2", known=everywhere),
        B(craft="outpost2@4-3", known=everywhere),
        tiles=GATES,
        sectors={"4-3": {"small": {A.seat: Small(1)}}},
        relations={(A, B): WAR},
        dice=(6,),
    )
    nearly = state.fleets["carrier1"].sheet.defence - 1
    fleets = state.fleets.with_craft("carrier1", small=Small(2), damage=nearly if is_lost else 0)
    state = begin(by_hand(state).changed(rules=rules_version, fleets=fleets), "player_subphases")
    out = "star_fighter1+star_fighter2+star_fighter3" if is_lost else "star_fighter1"
    state = play(state, "A move:carrier1/4-3", "B intercept", f"A dispose:carrier1/-/{out}/-")
    if is_lost:
        state = play(idle(state, "line"), "A end", "B target:outpost2/ion/1/carrier1", "B end")
        state = idle(state)
    else:
        state = play(idle(state, "settle"), "A end")  # who was in space stays there
    assert ("carrier1" not in state.fleets) == is_lost
    if not is_lost:
        state = play(state, "A unload:carrier1/star_fighter=2")
    assert state.sectors.small_in_space(at(state, "4-3"), A.seat) == Small(3)
    assert refused(state, "A gate_small:4-3/star_fighter=1/1-1") is None  # the one that had been there before
    assert refused(state, "A gate_small:4-3/star_fighter=2/1-1") == ("SW-9.5.5" if rules_version == 4 else None)


# Captured special weapons


@by_version
@pytest.mark.rule("SW-29.5", "SW-1.2.10", "SW-V.3")
def test_captured_special_weapons_count_against_the_limit(rules_version: int) -> None:
    weapons = {"cruiser1": {"weapons": 7}, "cruiser2": {"weapons": 3}}
    state = battle("cruiser1", "cruiser2", small={A: Small(boarding_pod=1)}, craft=weapons, dice=(6,))
    state, events = told(idle(state.changed(rules=rules_version), "run"), "A run:boarding_pod1/cruiser2", "B end")
    assert state.fleets["cruiser2"].owner == A.seat
    assert (PrizeRemoved(A.seat, "cruiser2", weapons=2) in events) == (rules_version == 4)
    assert state.fleets["cruiser2"].weapons == (1 if rules_version == 4 else 3)


# Special weapons between rounds


@by_version
@pytest.mark.rule("SW-29.7", "SW-10.3.4", "SW-V.3")
def test_each_special_weapon_repairs_a_damage_point(rules_version: int) -> None:
    said = {"dreadnought1": {"weapons": 4, "damage": 3}}
    state = battle("dreadnought1", "cruiser2", craft=said, dice=(1,)).changed(rules=rules_version)
    state = play(idle(state, "line"), "A target:dreadnought1/ion/1/cruiser2", "A end", "B end")
    state = play(idle(state, "prepare", 2), "A patch:dreadnought1")
    assert (refused(state, "A patch:dreadnought1") is None) == (rules_version == 4)
    if rules_version == 4:
        state = play(state, "A auto")  # the software keeps the last weapon
    craft = state.fleets["dreadnought1"]
    assert (craft.damage, craft.weapons) == ((0, 1) if rules_version == 4 else (2, 3))


# Out of supply


@by_version
@pytest.mark.rule("SW-29.8", "SW-9.2.10", "SW-V.3")
def test_out_of_supply_a_craft_is_boarded_and_shot_at_more_easily(rules_version: int) -> None:
    state = battle("cruiser1", "cruiser2", small={A: Small(boarding_pod=1)}, is_supplied=False, dice=(4,))
    state = idle(state.changed(rules=rules_version), "run")
    assert "cruiser2" in fight(state).unsupplied
    _, events = told(state, "A run:boarding_pod1/cruiser2", "B end")
    (boarded,) = (event for event in events if isinstance(event, Boarded))
    assert boarded.need == (4 if rules_version == 4 else 5)

    defended = home(Small(), "orbital_defense_project")
    state = coming("cruiser1", version=rules_version, known="cloning_knowledge", dice=(1, 1), **defended)
    _, events = told(state, f"A move:cruiser1/{PLANET}")
    (fired,) = (event for event in events if isinstance(event, DefenceFired))
    assert {shot.need for shot in fired.shots} == {4 if rules_version == 4 else 5}


@by_version
@pytest.mark.rule("SW-29.8", "SW-12.1.5", "SW-V.3")
def test_out_of_supply_bombs_count_less(rules_version: int) -> None:
    world = System(Levels(city=1))
    said: dict[str, Any] = {"tiles": {HERE: PLANET}, "relations": {(A, B): WAR}}
    far = given(A(craft=here("dreadnought1 corvette1")), B(systems={PLANET: world}), **said)
    near = far.with_empire(A.seat, known=frozenset({"unlimited_movement_range"}))
    figures = [guns(each.changed(rules=rules_version), A.seat, at(each, PLANET)) for each in (near, far)]
    lower = figures[0] - 1  # the corvette's 1 stays 1
    assert figures == [figures[0], lower if rules_version == 4 else figures[0]]


# Special weapons on any roll


@by_version
@pytest.mark.rule("SW-29.7", "SW-10.7.2", "SW-V.3")
def test_a_special_weapon_helps_an_admiral_to_get_away(rules_version: int) -> None:
    said = {"officers": ("", "admiral1@cruiser3"), "craft": {"cruiser3": {"weapons": 1}}, "dice": (1, 5)}
    state = battle("cruiser1 corvette1", "corvette2 cruiser3", **said).changed(rules=rules_version)
    state = both(state, ("cruiser1 corvette1", ""), ("corvette2", "cruiser3"))
    shot = "A target:cruiser1/ion/1/corvette2"
    state = play(idle(state, "line"), shot, "A end", "B end", "A break_through:corvette1", "A end", "B end")
    if rules_version == 3:
        assert refused(state, "B withdraw:cruiser3/-/cruiser3") == "SW-29.7"
        return
    assert "withdraw:cruiser3/-/cruiser3" in offered(state, B)
    assert refused(state, "B withdraw:cruiser3/-/corvette2") == "SW-29.7"
    state, events = told(state, "B withdraw:cruiser3/-/cruiser3")
    assert WithdrawalRolled(B.seat, "cruiser3", 5, 6, 1) in events
    assert state.fleets.moves_of("cruiser3").withdrew
    assert state.fleets["cruiser3"].weapons == 0


@by_version
@pytest.mark.rule("SW-29.7", "SW-12.1.7", "SW-V.3")
def test_a_special_weapon_helps_one_die_of_a_bombardment(rules_version: int) -> None:
    """Two city levels and two dice of 4 where a 5 is needed: one of them is lost."""
    state = over("dreadnought1 dreadnought2", rules_version, dice=(4, 4, 1), **home())
    state = state.with_system(at(state, PLANET), levels=Levels(city=2))
    state = state.changed(fleets=state.fleets.with_craft("dreadnought1", weapons=2))
    order = f"A bombard:{PLANET}/conventional/-/city"
    if rules_version == 3:
        assert refused(state, order) == "SW-29.7"
        return
    assert refused(state, f"A bombard:{PLANET}/conventional/-/city+city+city") == "SW-29.7"  # there are two levels
    assert refused(state, f"A bombard:{PLANET}/conventional/-/shipyard") == "SW-29.7"
    assert refused(state, f"A bombard:{PLANET}/conventional/dreadnought2/city") == "SW-29.7"  # it has none aboard
    (raid,) = (raid for where, raid in raids(state, A.seat) if raid.bombing == "conventional")
    assert (raid.least, raid.least_helped) == (5, 4)
    state = play(state, order)
    assert state.sectors.system(at(state, PLANET)).levels.city == 1
    assert state.fleets["dreadnought1"].weapons == 1


@by_version
@pytest.mark.rule("SW-29.7", "SW-5.3.7", "SW-5.3.21", "SW-V.3")
def test_a_special_weapon_helps_at_meteors_and_visits(rules_version: int) -> None:
    state = given(
        A(craft="cruiser1@4-3 scientific_starship1@4-3", known="meteor_break_up"),
        B(),
        events="meteor@4-3 space_anomaly@4-3",
        dice=(6, 1),
    )
    fleets = state.fleets.with_craft("cruiser1", weapons=1).with_craft("scientific_starship1", weapons=1)
    state = begin(state.changed(rules=rules_version, fleets=fleets), "player_subphases")
    helped = ("shoot_meteor:1/cruiser1", "visit:2/scientific_starship1/yes")
    if rules_version == 3:
        assert [refused(state, order) for order in helped] == ["SW-29.7", "SW-29.7"]
        assert not set(helped) & set(offered(state, A))
        return
    assert set(helped) <= set(offered(state, A))
    assert refused(state, "shoot_meteor:1/scientific_starship1") == "SW-17.3.2"  # it fires at nothing
    state, events = told(state, *helped)
    shot = next(event for event in events if isinstance(event, MeteorShot))
    assert (shot.die, shot.need, shot.modifier, shot.hit) == (6, 7, 1, True)
    visit = next(event for event in events if isinstance(event, Visited))
    assert (visit.die, visit.modifier) == (1, 1)
    assert visit.research == ANOMALY.scientific_starship[1]
    assert state.fleets["cruiser1"].weapons == state.fleets["scientific_starship1"].weapons == 0


@by_version
@pytest.mark.rule("SW-29.7", "SW-17.1.12", "SW-V.3")
def test_a_special_weapon_helps_against_one_spy(rules_version: int) -> None:
    state = given(
        A(systems={PLANET: System(Levels(city=1), weapons=1)}, officers=f"security1**@{PLANET}"),
        B(craft="corvette2@draconis_31", officers="spy1@corvette2 spy2@corvette2"),
        tiles={HERE: PLANET},
        dice=(4, 4),
    )
    state = begin(state.changed(rules=rules_version), "player_subphases")
    if rules_version == 3:
        assert refused(state, "search:security1/spy2") == "SW-29.7"
        return
    assert refused(state, "search:security1/spy1+spy2") == "SW-17.3.2"  # there is one weapon
    assert refused(state, "search:security1/spy3") == "SW-29.7"
    state, events = told(state, "search:security1/spy2")
    sought = next(event for event in events if isinstance(event, SpiesSought))
    assert (sought.caught, sought.special) == (("spy2",), ("spy2",))
    assert state.sectors.system(at(state, PLANET)).weapons == 0
